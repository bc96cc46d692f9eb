//
//  ParticleCanvas.swift
//  Tidepool
//

import SwiftUI

/// Draws the water drops. The timeline runs only while there are any.
struct ParticleCanvas: View {
    let particles: [Particle]

    var body: some View {
        TimelineView(.animation(minimumInterval: 1 / 60, paused: particles.isEmpty)) { timeline in
            Canvas(rendersAsynchronously: true) { context, size in
                context.blendMode = .plusLighter
                for particle in particles {
                    let life = particle.life(at: timeline.date)
                    guard life > 0 else { continue }

                    let position = particle.position(at: timeline.date)
                    let diameter = particle.size * (0.4 + 0.6 * life)
                    let rect = CGRect(
                        x: position.x * size.width - diameter / 2,
                        y: position.y * size.height - diameter / 2,
                        width: diameter,
                        height: diameter
                    )

                    var copy = context
                    copy.opacity = life
                    copy.fill(Circle().path(in: rect), with: .color(particle.color))
                }
            }
        }
    }
}
