import Geometry

/// A path whose points move when the path changes, which those of a ``Path`` don't.
package struct MorphingPath: Animatable, Sendable {
    package private(set) var path: Path

    package init(_ path: Path) { self.path = path }

    /// The coordinates of the elements' points. A change is animated only if both paths have elements of the same kinds in the
    /// same order; otherwise it is immediate.
    package var animatableData: PathData {
        get { PathData(kinds: path.elements.map(\.kind), values: path.elements.flatMap(\.points).flatMap { [Double($0.x), Double($0.y)] }) }
        set {
            let elements = path.elements
            guard newValue.kinds == elements.map(\.kind), newValue.values.count == elements.reduce(0, { $0 + $1.points.count * 2 }) else { return }
            var next = 0
            func point() -> CGPoint {
                next += 2
                return CGPoint(x: newValue.values[next - 2], y: newValue.values[next - 1])
            }
            path.replacePoints { element in
                switch element {
                case .move: .move(to: point())
                case .line: .line(to: point())
                case .quadCurve:
                    {
                        let to = point()
                        return .quadCurve(to: to, control: point())
                    }()
                case .curve:
                    {
                        let to = point()
                        let control1 = point()
                        return .curve(to: to, control1: control1, control2: point())
                    }()
                case .closeSubpath: .closeSubpath
                }
            }
        }
    }
}

extension Path.Element {
    fileprivate var kind: UInt8 {
        switch self {
        case .move: 0
        case .line: 1
        case .quadCurve: 2
        case .curve: 3
        case .closeSubpath: 4
        }
    }

    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let to), .line(let to): [to]
        case .quadCurve(let to, let control): [to, control]
        case .curve(let to, let control1, let control2): [to, control1, control2]
        case .closeSubpath: []
        }
    }
}

/// The animatable data of a path: the coordinates of its points. Combining the data of paths with different elements gives data that changes nothing.
package struct PathData: VectorArithmetic, Sendable {
    /// The kinds of the path's elements; nil for zero, which combines with every path, and for the result of combining incompatible paths.
    fileprivate var kinds: [UInt8]?
    fileprivate var values: [Double] = []
    private var isMixed = false

    fileprivate init(kinds: [UInt8]?, values: [Double]) { (self.kinds, self.values) = (kinds, values) }

    package static var zero: PathData { PathData(kinds: nil, values: []) }
    package static func + (lhs: PathData, rhs: PathData) -> PathData { combined(lhs, rhs, +) }
    package static func - (lhs: PathData, rhs: PathData) -> PathData { combined(lhs, rhs, -) }
    package mutating func scale(by rhs: Double) { for index in values.indices { values[index] *= rhs } }
    package var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

    private static func combined(_ a: PathData, _ b: PathData, _ operation: (Double, Double) -> Double) -> PathData {
        guard !a.isMixed, !b.isMixed else { return mixed }
        guard let kinds = a.kinds ?? b.kinds, a.kinds == nil || b.kinds == nil || a.kinds == b.kinds else {
            return a.kinds == nil && b.kinds == nil ? zero : mixed
        }
        // Zero is stored without values; missing values count as 0.
        let values = (0..<max(a.values.count, b.values.count)).map {
            operation($0 < a.values.count ? a.values[$0] : 0, $0 < b.values.count ? b.values[$0] : 0)
        }
        return PathData(kinds: kinds, values: values)
    }

    private static var mixed: PathData {
        var data = zero
        data.isMixed = true
        return data
    }
}
