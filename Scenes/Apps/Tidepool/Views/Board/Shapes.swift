//
//  Shapes.swift
//  Tidepool
//

import SwiftUI

struct StarShape: InsettableShape {
    let points: Int
    let innerRatio: CGFloat
    var inset: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let outer = min(rect.width, rect.height) / 2 - inset
        var path = Path()
        for index in 0..<points * 2 {
            let radius = index.isMultiple(of: 2) ? outer : outer * innerRatio
            let angle = CGFloat(index) * .pi / CGFloat(points) - .pi / 2
            let point = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> StarShape {
        var copy = self
        copy.inset += amount
        return copy
    }
}

struct SpiralShape: Shape {
    var turns: Double

    func path(in rect: CGRect) -> Path {
        Path { path in
            let maximum = min(rect.width, rect.height) / 2
            let steps = 80
            for step in 0...steps {
                let fraction = Double(step) / Double(steps)
                let angle = fraction * turns * 2 * .pi
                let point = CGPoint(
                    x: rect.midX + cos(angle) * maximum * fraction,
                    y: rect.midY + sin(angle) * maximum * fraction
                )
                if step == 0 {
                    path.move(to: point)
                } else {
                    path.addLine(to: point)
                }
            }
        }
    }
}

struct ShellShape: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let base = CGPoint(x: rect.midX, y: rect.maxY)
        path.move(to: base)
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.minY + rect.height * 0.5),
            radius: rect.width * 0.5,
            startAngle: .degrees(160),
            endAngle: .degrees(380),
            clockwise: false
        )
        path.closeSubpath()
        for angle in stride(from: 210.0, through: 330.0, by: 40) {
            let radians = Angle.degrees(angle).radians
            path.move(to: base)
            path.addLine(to: CGPoint(x: rect.midX + cos(radians) * rect.width * 0.5, y: rect.midY + sin(radians) * rect.width * 0.5))
        }
        return path
    }
}
