//
//  TileView.swift
//  Tidepool
//

import SwiftUI

struct TileView: View {
    let tile: Tile
    let side: CGFloat
    let showsName: Bool

    @State private var popScale: CGFloat = 1

    var body: some View {
        VStack(spacing: side * 0.04) {
            CreatureView(creature: tile.creature)
                .frame(width: side * 0.5, height: side * 0.5)
            if showsName {
                Text(tile.creature.name)
                    .font(.system(size: side * 0.15, weight: .semibold, design: .rounded))
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
            }
        }
        .foregroundColor(tile.creature.inkColor)
        .frame(width: side, height: side)
        .background(
            RoundedRectangle(cornerRadius: 16, style: .continuous)
                .fill(tile.creature.color.gradient)
                .shadow(color: .black.opacity(0.25), radius: 4, x: 0, y: 3)
        )
        .scaleEffect(popScale)
        .onChange(of: tile.creature) {
            popScale = 1.18
            withAnimation(.spring(response: 0.3, dampingFraction: 0.5)) {
                popScale = 1
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(tile.creature.name), row \(tile.position.row + 1), column \(tile.position.column + 1)")
    }
}
