import Geometry

extension Path: Animatable {
    /// The coordinates of the elements' points. A change is animated only if both paths have elements of the same kinds in the
    /// same order; otherwise it is immediate.
    public var animatableData: _PathData {
        get { _PathData(kinds: elements.map(\.kind), values: elements.flatMap(\.points).flatMap { [Double($0.x), Double($0.y)] }) }
        set {
            guard newValue.kinds == elements.map(\.kind), newValue.values.count == elements.reduce(0, { $0 + $1.points.count * 2 }) else { return }
            var next = 0
            func point() -> CGPoint {
                next += 2
                return CGPoint(x: newValue.values[next - 2], y: newValue.values[next - 1])
            }
            replacePoints { element in
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
public struct _PathData: VectorArithmetic, Sendable {
    /// The kinds of the path's elements; nil for zero, which combines with every path, and for the result of combining incompatible paths.
    fileprivate var kinds: [UInt8]?
    fileprivate var values: [Double] = []
    private var isMixed = false

    fileprivate init(kinds: [UInt8]?, values: [Double]) { (self.kinds, self.values) = (kinds, values) }

    public static var zero: _PathData { _PathData(kinds: nil, values: []) }
    public static func + (lhs: _PathData, rhs: _PathData) -> _PathData { combined(lhs, rhs, +) }
    public static func - (lhs: _PathData, rhs: _PathData) -> _PathData { combined(lhs, rhs, -) }
    public mutating func scale(by rhs: Double) { for index in values.indices { values[index] *= rhs } }
    public var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

    private static func combined(_ a: _PathData, _ b: _PathData, _ operation: (Double, Double) -> Double) -> _PathData {
        guard !a.isMixed, !b.isMixed else { return mixed }
        guard let kinds = a.kinds ?? b.kinds, a.kinds == nil || b.kinds == nil || a.kinds == b.kinds else {
            return a.kinds == nil && b.kinds == nil ? zero : mixed
        }
        // Zero is stored without values; missing values count as 0.
        let values = (0..<max(a.values.count, b.values.count)).map {
            operation($0 < a.values.count ? a.values[$0] : 0, $0 < b.values.count ? b.values[$0] : 0)
        }
        return _PathData(kinds: kinds, values: values)
    }

    private static var mixed: _PathData {
        var data = zero
        data.isMixed = true
        return data
    }
}
