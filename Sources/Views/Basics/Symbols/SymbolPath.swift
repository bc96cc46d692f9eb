import Foundation

/// Path data with figures: circles in parentheses, and named figures in brackets.
///
/// `(x y r)` is a circle. `[rr w h r x y]` is a rounded rectangle around (x, y), `[star n R r x y]` a star with n points, `[poly n R turn y]` a polygon with
/// a corner at the top, `[seal n R r]` a badge with n bumps, and `[rays n a b]` lines from one distance of the center to another.
enum SymbolPath {
    static func path(_ text: Substring) -> Path {
        var path = Path()
        var rest = text
        while let first = rest.first {
            let close: Character? = first == "(" ? ")" : first == "[" ? "]" : nil
            if let close, let end = rest.firstIndex(of: close) {
                let words = rest[rest.index(after: rest.startIndex)..<end].split(separator: " ")
                let numbers = words.compactMap { Double($0) }.map { CGFloat($0) }
                path.addPath(first == "(" ? circle(numbers) : figure(words.first ?? "", numbers))
                rest = rest[rest.index(after: end)...]
            } else {
                let end = rest.dropFirst().firstIndex { "([".contains($0) } ?? rest.endIndex
                if let data = try? SVGPathParser.path(String(rest[..<end])) { path.addPath(data) }
                rest = rest[end...]
            }
        }
        return path
    }

    /// Returns the transform of an option: `h` mirrors horizontally, `r` and `l` turn to the right and left, `u` by half a circle.
    static func turn(_ option: Character) -> CGAffineTransform {
        switch option {
        case "h": CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case "r": CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case "l": CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        case "u": CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        default: .identity
        }
    }

    private static func circle(_ values: [CGFloat]) -> Path {
        guard values.count == 3 else { return Path() }
        return Path(ellipseIn: CGRect(x: values[0] - values[2], y: values[1] - values[2], width: 2 * values[2], height: 2 * values[2]))
    }

    private static func figure(_ name: Substring, _ values: [CGFloat]) -> Path {
        func value(_ index: Int) -> CGFloat { index < values.count ? values[index] : 0 }
        switch name {
        case "rr":
            let (width, height) = (value(0), value(1))
            let rect = CGRect(x: value(3) - width / 2, y: value(4) - height / 2, width: width, height: height)
            return Path(roundedRect: rect, cornerSize: CGSize(width: value(2), height: value(2)), style: .circular)
        case "star":
            let count = Int(saturating: value(0))
            return polygon((0..<2 * count).map { polar($0 % 2 == 0 ? value(1) : value(2), .pi * CGFloat($0) / CGFloat(count), value(3), value(4)) })
        case "poly":
            let count = Int(saturating: value(0))
            return polygon((0..<count).map { polar(value(1), value(2) + 2 * .pi * CGFloat($0) / CGFloat(count), 0, value(3)) })
        case "seal": return seal(count: Int(saturating: value(0)), outer: value(1), inner: value(2))
        case "rays":
            let count = Int(saturating: value(0))
            var path = Path()
            for index in 0..<count {
                let angle = 2 * .pi * CGFloat(index) / CGFloat(count)
                path.move(to: polar(value(1), angle, 0, value(3)))
                path.addLine(to: polar(value(2), angle, 0, value(3)))
            }
            return path
        default: return Path()
        }
    }

    /// Returns the point at a distance from a center, at an angle clockwise from the top.
    private static func polar(_ radius: CGFloat, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: x + radius * CGFloat(sin(Double(angle))), y: y - radius * CGFloat(cos(Double(angle))))
    }

    private static func polygon(_ points: [CGPoint]) -> Path {
        var path = Path()
        path.addLines(points)
        path.closeSubpath()
        return path
    }

    private static func seal(count: Int, outer: CGFloat, inner: CGFloat) -> Path {
        var path = Path()
        let half = CGFloat.pi / CGFloat(count)
        path.move(to: polar(inner, -half, 0, 0))
        for index in 0..<count {
            let angle = 2 * half * CGFloat(index)
            path.addCurve(
                to: polar(inner, angle + half, 0, 0), control1: polar(outer * 1.06, angle - half * 0.55, 0, 0),
                control2: polar(outer * 1.06, angle + half * 0.55, 0, 0))
        }
        path.closeSubpath()
        return path
    }
}
