//
//  Particle.swift
//  Tidepool
//

import SwiftUI

/// A drop of water that flies from a merged tile.
struct Particle: Identifiable {
    let id = UUID()
    /// Where it starts, as a fraction of the board.
    var origin: CGPoint
    /// Fractions of the board per second.
    var velocity: CGVector
    var color: Color
    var size: CGFloat
    var birth: Date

    static let lifetime: TimeInterval = 0.9

    func position(at date: Date) -> CGPoint {
        let time = date.timeIntervalSince(birth)
        return CGPoint(
            x: origin.x + velocity.dx * time,
            y: origin.y + velocity.dy * time + 0.6 * time * time
        )
    }

    /// From 1 at birth to 0 at the end.
    func life(at date: Date) -> Double {
        max(0, 1 - date.timeIntervalSince(birth) / Self.lifetime)
    }
}
