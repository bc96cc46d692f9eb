//
//  TideBackground.swift
//  Tidepool
//

import SwiftUI

/// Deep water with slow bands of light.
struct TideBackground: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1 / 30)) { timeline in
            Canvas { context, size in
                let time = timeline.date.timeIntervalSinceReferenceDate
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .linearGradient(
                        Gradient(colors: [Color("WaterTop"), Color("WaterBottom")]),
                        startPoint: .zero,
                        endPoint: CGPoint(x: 0, y: size.height)
                    )
                )

                context.addFilter(.blur(radius: 24))
                for band in 0..<4 {
                    var path = Path()
                    let y = size.height * (0.15 + 0.22 * Double(band))
                    path.move(to: CGPoint(x: 0, y: y))
                    for x in stride(from: 0, through: size.width, by: 20) {
                        let wave = sin(Double(x) / 90 + time * 0.4 + Double(band)) * 22
                        path.addLine(to: CGPoint(x: x, y: y + wave))
                    }
                    context.stroke(path, with: .color(.white.opacity(0.08)), lineWidth: 26)
                }
            }
        }
        .ignoresSafeArea()
        .accessibilityHidden(true)
    }
}
