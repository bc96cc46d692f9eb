//
//  ScoreBar.swift
//  Tidepool
//

import SwiftUI

struct ScoreBar: View {
    let score: Int
    let best: Int
    let gain: Int
    let time: String

    var body: some View {
        HStack(spacing: 12) {
            box(title: "Score", value: score.formatted())
                .overlay(alignment: .topTrailing) {
                    if gain > 0 {
                        Text("+\(gain)")
                            .font(.caption.bold())
                            .foregroundStyle(Color.accentColor)
                            .padding(6)
                            .transition(.asymmetric(insertion: .push(from: .bottom), removal: .opacity))
                            .id(score)
                    }
                }
            box(title: "Best", value: max(best, score).formatted())
            box(title: "Time", value: time)
        }
    }

    private func box(title: LocalizedStringKey, value: String) -> some View {
        VStack(spacing: 2) {
            Text(title)
                .font(.caption)
                .textCase(.uppercase)
                .opacity(0.7)
            Text(value)
                .font(.system(.title3, design: .rounded).bold())
                .monospacedDigit()
                .contentTransition(.numericText())
        }
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 10)
        .background(.white.opacity(0.15), in: RoundedRectangle(cornerRadius: 14))
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    ScoreBar(score: 512, best: 2_048, gain: 16, time: "1:42")
        .padding()
        .background(.teal)
}
