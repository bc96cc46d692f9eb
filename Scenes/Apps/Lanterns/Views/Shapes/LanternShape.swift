import SwiftUI

/// The outline of a paper lantern: wide at the shoulders, narrow at the rim.
struct LanternShape: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + rect.width * 0.22, y: rect.maxY))
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.minY),
            control1: CGPoint(x: rect.minX - rect.width * 0.12, y: rect.minY + rect.height * 0.45),
            control2: CGPoint(x: rect.minX + rect.width * 0.05, y: rect.minY)
        )
        path.addCurve(
            to: CGPoint(x: rect.maxX - rect.width * 0.22, y: rect.maxY),
            control1: CGPoint(x: rect.maxX - rect.width * 0.05, y: rect.minY),
            control2: CGPoint(x: rect.maxX + rect.width * 0.12, y: rect.minY + rect.height * 0.45)
        )
        path.closeSubpath()
        return path
    }
}

/// The wires that hold the paper.
struct LanternRibs: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            for fraction in [0.3, 0.5, 0.7] {
                let y = rect.minY + rect.height * fraction
                let inset = rect.width * (0.02 + fraction * 0.12)
                path.move(to: CGPoint(x: rect.minX + inset, y: y))
                path.addQuadCurve(
                    to: CGPoint(x: rect.maxX - inset, y: y),
                    control: CGPoint(x: rect.midX, y: y + rect.height * 0.06)
                )
            }
        }
    }
}

struct FlameShape: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.maxX + rect.width * 0.4, y: rect.maxY))
        path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.minY), control: CGPoint(x: rect.minX - rect.width * 0.4, y: rect.maxY))
        return path
    }
}
