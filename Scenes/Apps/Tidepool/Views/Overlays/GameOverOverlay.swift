//
//  GameOverOverlay.swift
//  Tidepool
//

import SwiftUI

struct GameOverOverlay: View {
    let score: Int
    let best: Int
    let highest: Creature?
    let onRestart: () -> Void

    @State private var shownScore = 0

    var body: some View {
        ZStack {
            Color.black.opacity(0.55)
                .edgesIgnoringSafeArea(.all)

            VStack(spacing: 18) {
                Text("The tide is out")
                    .font(.title.bold())

                Text("\(shownScore)")
                    .font(.system(size: 64, weight: .heavy, design: .rounded))
                    .monospacedDigit()
                    .contentTransition(.numericText(value: Double(shownScore)))

                if score >= best && score > 0 {
                    Label("New best", systemImage: "trophy.fill")
                        .foregroundStyle(.yellow)
                }

                if let highest {
                    HStack {
                        Text("Largest creature:")
                        Text(highest.name).bold()
                    }
                    .font(.callout)
                }

                Button("Play Again", action: onRestart)
                    .buttonStyle(.borderedProminent)
                    .buttonBorderShape(.capsule)
                    .controlSize(.large)
            }
            .padding(32)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 28, style: .continuous))
            .padding(40)
        }
        .task {
            try? await Task.sleep(for: .milliseconds(250))
            withAnimation(.snappy(duration: 0.8)) {
                shownScore = score
            }
        }
    }
}

#Preview {
    GameOverOverlay(score: 1_024, best: 900, highest: .turtle) {}
}
