import Easel

/// Numbers that animate together.
struct PlotVector: VectorArithmetic, Sendable {
    var values: [Double]

    static var zero: PlotVector { PlotVector(values: []) }
    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
    mutating func scale(by rhs: Double) {
        for index in values.indices { values[index] *= rhs }
    }
    static func + (lhs: PlotVector, rhs: PlotVector) -> PlotVector { combined(lhs, rhs) { $0 + $1 } }
    static func - (lhs: PlotVector, rhs: PlotVector) -> PlotVector { combined(lhs, rhs) { $0 - $1 } }

    private static func combined(_ lhs: PlotVector, _ rhs: PlotVector, _ combine: (Double, Double) -> Double) -> PlotVector {
        let count = max(lhs.values.count, rhs.values.count)
        return PlotVector(
            values: (0..<count).map { combine($0 < lhs.values.count ? lhs.values[$0] : 0, $0 < rhs.values.count ? rhs.values[$0] : 0) })
    }
}

/// The outline of a mark, from fractions of the plot.
nonisolated struct PlotShape: Shape {
    /// The meaning of the numbers.
    enum Form: Sendable {
        /// Left, right, top, and bottom; and the parts of the space that the mark uses in both directions.
        case rectangle(width: MarkDimension, height: MarkDimension, cornerRadius: CGFloat)
        /// x and y of each value.
        case line(InterpolationMethod)
        /// x, y, and the base of each value.
        case area(InterpolationMethod)
        /// x and y of each symbol.
        case symbols(SymbolKind, side: CGFloat)
        /// Both angles, as parts of a turn.
        case sector(inner: MarkDimension, outer: MarkDimension, inset: CGFloat, cornerRadius: CGFloat)
    }

    let form: Form
    var vector: PlotVector
    /// The point of the plot at the shape's origin.
    var origin = CGPoint.zero
    let plotSize: CGSize
    let space: PlotSpace

    var animatableData: PlotVector {
        get { PlotVector(values: [origin.x, origin.y] + vector.values) }
        set {
            guard newValue.values.count >= 2 else { return }
            origin = CGPoint(x: newValue.values[0], y: newValue.values[1])
            vector.values = Array(newValue.values.dropFirst(2))
        }
    }

    func path(in rect: CGRect) -> Path {
        let path = outline()
        return origin == .zero ? path : path.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// Returns the outline in the plot's coordinates.
    func outline() -> Path {
        switch form {
        case .rectangle(let width, let height, let radius):
            let rect = rectangle(width: width, height: height)
            let limited = min(radius, rect.width / 2, rect.height / 2)
            return limited > 0 ? Path(roundedRect: rect, cornerRadius: limited) : Path(rect)
        case .line(let method):
            return Path { PlotCurve(method: method).add(points(every: 2), to: &$0) }
        case .area(let method):
            let bases = stride(from: 0, to: vector.values.count - 2, by: 3).map { point(vector.values[$0], vector.values[$0 + 2]) }
            let tops = points(every: 3)
            guard let last = bases.last else { return Path() }
            return Path { path in
                PlotCurve(method: method).add(tops, to: &path)
                path.addLine(to: last)
                PlotCurve(method: method.reversed).add(bases.reversed(), to: &path, continues: true)
                path.closeSubpath()
            }
        case .symbols(let symbol, let side):
            return Path { path in
                for point in points(every: 2) {
                    path.addPath(symbol.path(CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)))
                }
            }
        case .sector(let inner, let outer, let inset, let cornerRadius):
            guard vector.values.count == 2 else { return Path() }
            let sector = PlotSector(start: vector.values[0], end: vector.values[1], inset: inset, cornerRadius: cornerRadius)
            return sector.path(in: plotSize, inner: inner, outer: outer)
        }
    }

    /// Returns the rectangle of a bar.
    func rectangle(width: MarkDimension, height: MarkDimension) -> CGRect {
        guard vector.values.count == 4 else { return .zero }
        let (a, b) = (point(vector.values[0], vector.values[2]), point(vector.values[1], vector.values[3]))
        let (left, right) = width.limited(min(a.x, b.x), max(a.x, b.x))
        let (top, bottom) = height.limited(min(a.y, b.y), max(a.y, b.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func point(_ x: Double, _ y: Double) -> CGPoint { space.point(x, y, in: plotSize) }

    private func points(every step: Int) -> [CGPoint] {
        stride(from: 0, to: vector.values.count - 1, by: step).map { point(vector.values[$0], vector.values[$0 + 1]) }
    }
}

extension MarkDimension {
    /// Returns the part of a range that the dimension uses; all of it for automatic.
    func limited(_ lower: CGFloat, _ upper: CGFloat) -> (CGFloat, CGFloat) {
        let (middle, length) = ((lower + upper) / 2, upper - lower)
        let used: CGFloat =
            switch value {
            case .automatic: length
            case .fixed(let points): points
            case .ratio(let ratio): length * ratio
            case .inset(let inset): max(length - 2 * inset, 0)
            }
        return (middle - used / 2, middle + used / 2)
    }
}

/// The conversion of fractions to points of the plot.
struct PlotSpace: Sendable, Equatable {
    var left: CGFloat = 0
    var right: CGFloat = 0
    var top: CGFloat = 0
    var bottom: CGFloat = 0

    /// Returns the point at fractions from the left and the bottom.
    func point(_ x: Double, _ y: Double, in size: CGSize) -> CGPoint {
        CGPoint(x: left + CGFloat(x) * (size.width - left - right), y: size.height - bottom - CGFloat(y) * (size.height - top - bottom))
    }
}

/// A sector of a circle, clockwise from the top.
struct PlotSector {
    let start: Double
    let end: Double
    let inset: CGFloat
    let cornerRadius: CGFloat

    func path(in size: CGSize, inner: MarkDimension, outer: MarkDimension) -> Path {
        let full = min(size.width, size.height) / 2
        let outerRadius = PlotSector.radius(outer, of: full, automatic: full)
        let innerRadius = PlotSector.radius(inner, of: outerRadius, automatic: 0)
        guard outerRadius > innerRadius, end > start else { return Path() }
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let (from, to) = (start * 2 * .pi - .pi / 2, end * 2 * .pi - .pi / 2)
        // The sides stay parallel to the gap, so the angle of the inset grows toward the center.
        func angles(at radius: CGFloat) -> (Double, Double) {
            let turn = radius > inset ? asin(inset / radius) : (to - from) / 2
            return turn * 2 >= to - from ? ((from + to) / 2, (from + to) / 2) : (from + turn, to - turn)
        }
        let (outerStart, outerEnd) = angles(at: outerRadius)
        func at(_ radius: CGFloat, _ angle: Double) -> CGPoint { CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
        let (innerStart, innerEnd) = angles(at: max(innerRadius, 0.001))
        let radius = min(cornerRadius, (outerRadius - innerRadius) / 2, outerRadius * (outerEnd - outerStart) / 2.2)
        return Path { path in
            guard radius > 0.1 else {
                path.addArc(center: center, radius: outerRadius, startAngle: .radians(outerStart), endAngle: .radians(outerEnd), clockwise: false)
                if innerRadius > 0 {
                    path.addArc(center: center, radius: innerRadius, startAngle: .radians(innerEnd), endAngle: .radians(innerStart), clockwise: true)
                } else {
                    let middle = (from + to) / 2
                    let distance = inset > 0 ? min(inset / max(sin((to - from) / 2), 0.1), outerRadius) : 0
                    path.addLine(to: to - from >= 2 * .pi - 1e-6 ? center : at(distance, middle))
                }
                path.closeSubpath()
                return
            }
            let turn = radius / outerRadius
            path.move(to: at(outerRadius - radius, outerStart))
            path.addQuadCurve(to: at(outerRadius, outerStart + turn), control: at(outerRadius, outerStart))
            path.addArc(center: center, radius: outerRadius, startAngle: .radians(outerStart + turn), endAngle: .radians(outerEnd - turn), clockwise: false)
            path.addQuadCurve(to: at(outerRadius - radius, outerEnd), control: at(outerRadius, outerEnd))
            if innerRadius > 0 {
                let innerTurn = min(radius / innerRadius, (innerEnd - innerStart) / 2)
                path.addLine(to: at(innerRadius + radius, innerEnd))
                path.addQuadCurve(to: at(innerRadius, innerEnd - innerTurn), control: at(innerRadius, innerEnd))
                path.addArc(
                    center: center, radius: innerRadius, startAngle: .radians(innerEnd - innerTurn), endAngle: .radians(innerStart + innerTurn),
                    clockwise: true)
                path.addQuadCurve(to: at(innerRadius + radius, innerStart), control: at(innerRadius, innerStart))
            } else {
                path.addLine(to: center)
            }
            path.closeSubpath()
        }
    }

    static func radius(_ dimension: MarkDimension, of full: CGFloat, automatic: CGFloat) -> CGFloat {
        switch dimension.value {
        case .automatic: automatic
        case .fixed(let points): points
        case .ratio(let ratio): full * ratio
        case .inset(let inset): max(full - inset, 0)
        }
    }
}
