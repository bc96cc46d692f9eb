//
//  CreatureView.swift
//  Tidepool
//

import SwiftUI

/// Draws each creature from simple shapes, with symbols for the larger ones.
struct CreatureView: View {
    let creature: Creature

    var body: some View {
        switch creature {
        case .sand:
            Canvas { context, size in
                let dots: [(x: Double, y: Double, radius: Double)] = [(0.3, 0.4, 0.09), (0.6, 0.3, 0.07), (0.5, 0.65, 0.1), (0.75, 0.6, 0.06)]
                for dot in dots {
                    let rect = CGRect(
                        x: size.width * (dot.x - dot.radius),
                        y: size.height * (dot.y - dot.radius),
                        width: size.width * dot.radius * 2,
                        height: size.width * dot.radius * 2
                    )
                    context.fill(Path(ellipseIn: rect), with: .foreground)
                }
            }
        case .shell:
            ShellShape()
                .stroke(style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
        case .snail:
            SpiralShape(turns: 2.5)
                .stroke(lineWidth: 3)
        case .star:
            StarShape(points: 5, innerRatio: 0.5)
                .fill()
        case .crab, .fish, .turtle, .octopus, .whale:
            Image(systemName: symbolName)
                .resizable()
                .scaledToFit()
        }
    }

    private var symbolName: String {
        switch creature {
        case .fish: "fish.fill"
        case .turtle: "tortoise.fill"
        case .octopus: "tropicalstorm"
        case .whale: "water.waves"
        default: "burst.fill"
        }
    }
}

#Preview {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(80)), count: 3)) {
        ForEach(Creature.allCases, id: \.rawValue) { creature in
            CreatureView(creature: creature)
                .frame(width: 60, height: 60)
        }
    }
}
