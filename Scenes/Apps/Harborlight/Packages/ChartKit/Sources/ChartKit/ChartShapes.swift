import SwiftUI

/// A line through evenly spaced values.
public struct Sparkline: Shape {
    private let values: [Double]
    private let isSmooth: Bool
    private let isClosed: Bool

    public init(values: [Double], isSmooth: Bool = false, isClosed: Bool = false) {
        self.values = values
        self.isSmooth = isSmooth
        self.isClosed = isClosed
    }

    public func path(in rect: CGRect) -> Path {
        guard values.count > 1 else { return Path() }

        let points = values.indices.map { point(at: $0, in: rect) }
        var path = Path()
        path.move(to: points[0])
        for (previous, next) in zip(points, points.dropFirst()) {
            if isSmooth {
                let middle = (previous.x + next.x) / 2
                path.addCurve(
                    to: next,
                    control1: CGPoint(x: middle, y: previous.y),
                    control2: CGPoint(x: middle, y: next.y)
                )
            } else {
                path.addLine(to: next)
            }
        }
        if isClosed {
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
        return path
    }

    func point(at index: Int, in rect: CGRect) -> CGPoint {
        let minimum = values.min() ?? 0
        let span = max((values.max() ?? 1) - minimum, .ulpOfOne)
        return CGPoint(
            x: rect.minX + rect.width * CGFloat(index) / CGFloat(max(values.count - 1, 1)),
            y: rect.maxY - rect.height * CGFloat((values[index] - minimum) / span)
        )
    }
}

/// An arc that starts at the top and covers a fraction of the circle.
public struct RingShape: Shape {
    public var fraction: Double

    public init(fraction: Double) {
        self.fraction = fraction
    }

    public var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    public func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY),
                radius: min(rect.width, rect.height) / 2,
                startAngle: .degrees(-90),
                endAngle: .degrees(-90 + 360 * min(max(fraction, 0), 1)),
                clockwise: false
            )
        }
    }
}
