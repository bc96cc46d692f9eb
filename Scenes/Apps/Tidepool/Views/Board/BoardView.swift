//
//  BoardView.swift
//  Tidepool
//

import SwiftUI

struct BoardView: View {
    let board: Board
    let particles: [Particle]
    let showsNames: Bool

    private let spacing: CGFloat = 10

    var body: some View {
        GeometryReader { geometry in
            let side = (geometry.size.width - spacing * CGFloat(board.size + 1)) / CGFloat(board.size)

            ZStack(alignment: .topLeading) {
                RoundedRectangle(cornerRadius: 24, style: .continuous)
                    .fill(Color("BoardBackground"))

                ForEach(0..<board.size * board.size, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 16, style: .continuous)
                        .fill(.white.opacity(0.1))
                        .frame(width: side, height: side)
                        .offset(offset(for: Position(row: index / board.size, column: index % board.size), side: side))
                }

                ForEach(board.tiles) { tile in
                    TileView(tile: tile, side: side, showsName: showsNames)
                        .offset(offset(for: tile.position, side: side))
                        .zIndex(tile.wasMerged ? 1 : 0)
                        .transition(.scale(scale: 0.2).combined(with: .opacity))
                }

                ParticleCanvas(particles: particles)
                    .allowsHitTesting(false)
            }
        }
        .aspectRatio(1, contentMode: .fit)
        .contentShape(Rectangle())
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Board")
    }

    private func offset(for position: Position, side: CGFloat) -> CGSize {
        CGSize(
            width: spacing + CGFloat(position.column) * (side + spacing),
            height: spacing + CGFloat(position.row) * (side + spacing)
        )
    }
}

#if DEBUG
    #Preview("Every creature", traits: .fixedLayout(width: 360, height: 360)) {
        BoardView(board: GameViewModel.preview().board, particles: [], showsNames: true)
    }
#endif
