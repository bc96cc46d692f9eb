//
//  KindBanner.swift
//  Fieldnotes
//

import SwiftUI

/// The colored strip at the top of a note.
struct KindBanner: View {
    let kind: Sighting.Kind
    let count: Int

    var body: some View {
        ZStack {
            LinearGradient(
                stops: [
                    .init(color: kind.color.opacity(0.85), location: 0),
                    .init(color: kind.color.opacity(0.45), location: 1),
                ],
                startPoint: .topLeading,
                endPoint: .bottomTrailing
            )

            HStack(spacing: -8) {
                ForEach(0..<min(count, 5), id: \.self) { index in
                    Image(systemName: kind.symbolName)
                        .font(.system(size: 44))
                        .rotationEffect(.degrees(Double(index - 2) * 6))
                        .opacity(1 - Double(index) * 0.15)
                }
            }
            .foregroundStyle(.white)
        }
        .frame(height: 130)
        .overlay(alignment: .bottomTrailing) {
            Text(kind.name)
                .font(.caption.bold())
                .padding(.horizontal, 10)
                .padding(.vertical, 5)
                .background(.thinMaterial, in: Capsule())
                .padding(10)
        }
    }
}

#Preview(traits: .fixedLayout(width: 360, height: 130)) {
    KindBanner(kind: .insect, count: 3)
}
