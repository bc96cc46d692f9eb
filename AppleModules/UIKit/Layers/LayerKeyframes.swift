import AppleCoreGraphics
import Easel
import Geometry

/// The course of a keyframe animation: values or a path, at parts of its duration (Apple: `CAKeyframeAnimation`).
struct LayerKeyframes {
    private let values: [LayerValue]
    /// The pieces of a path, between two values each.
    private let pieces: [Path]
    private let times: [Double]
    private let functions: [CAMediaTimingFunction]
    private let mode: CAAnimationCalculationMode

    /// - Parameters:
    ///   - values: those of the property; a path replaces them.
    ///   - path: a path of a point.
    ///   - times: the parts of the duration, 0…1; nil for equal steps. The paced modes ignore them.
    init?(values: [Any]?, path: CGPath?, times: [NSNumber]?, functions: [CAMediaTimingFunction]?, mode: CAAnimationCalculationMode) {
        if let path {
            var pieces: [Path] = []
            var (start, last) = (CGPoint.zero, CGPoint.zero)
            for element in Path(path).elements {
                var piece = Path()
                piece.move(to: last)
                switch element {
                case .move(let to): (start, last) = (to, to)
                case .line(let to): piece.addLine(to: to)
                case .quadCurve(let to, let control): piece.addQuadCurve(to: to, control: control)
                case .curve(let to, let control1, let control2): piece.addCurve(to: to, control1: control1, control2: control2)
                case .closeSubpath: if last != start { piece.addLine(to: start) }
                }
                guard let end = piece.currentPoint, piece.elements.count > 1 else { continue }
                pieces.append(piece)
                last = end
            }
            self.pieces = pieces
            self.values = pieces.isEmpty ? [LayerValue(last)] : [LayerValue(pieces[0].startPoint)] + pieces.map { LayerValue($0.currentPoint ?? .zero) }
        } else {
            pieces = []
            self.values = (values ?? []).compactMap { LayerValue(any: $0) }
        }
        guard !self.values.isEmpty else { return nil }
        (self.functions, self.mode) = (functions ?? [], mode)
        let count = self.values.count
        switch mode {
        case .paced, .cubicPaced:
            let lengths = pieces.isEmpty ? zip(self.values, self.values.dropFirst()).map { $0.distance(to: $1) } : pieces.map(\.length)
            let total = max(lengths.reduce(0, +), .leastNonzeroMagnitude)
            self.times = lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 / total) }
        case .discrete:
            self.times = times.map { $0.map(\.doubleValue) } ?? (0..<count).map { Double($0) / Double(count) }
        default:
            self.times =
                times.flatMap { $0.count == count ? $0.map(\.doubleValue) : nil } ?? (0..<count).map { Double($0) / Double(max(1, count - 1)) }
        }
    }

    /// Returns the index of the value before a part of the duration, and the eased part of the way to the next one.
    private func place(at part: Double) -> (index: Int, part: Double) {
        let last = values.count - 1
        let index = min(max(0, (times.firstIndex { $0 > part } ?? times.count) - 1), last)
        guard mode != .discrete, index < last, index + 1 < times.count else { return (index, 0) }
        let length = times[index + 1] - times[index]
        let plain = length > 0 ? min(1, max(0, (part - times[index]) / length)) : 1
        return (index, index < functions.count ? functions[index].value(at: plain) : plain)
    }

    /// Returns the value at a part of the duration, 0…1.
    func value(at part: Double) -> LayerValue {
        let place = place(at: part)
        guard place.part != 0 else { return values[place.index] }
        if place.index < pieces.count { return LayerValue(pieces[place.index].point(at: place.part)) }
        let (from, to) = (values[place.index], values[place.index + 1])
        guard mode == .cubic || mode == .cubicPaced, from.canMix(with: to) else { return from.mixed(with: to, by: place.part) }
        let (before, after) = (values[max(0, place.index - 1)], values[min(values.count - 1, place.index + 2)])
        return from.curved(to: to, before: before, after: after, by: place.part)
    }

    /// Returns the direction of the path at a part of the duration, in radians; nil without a path.
    func angle(at part: Double) -> Double? {
        guard !pieces.isEmpty else { return nil }
        let place = place(at: part)
        let index = min(place.index, pieces.count - 1)
        let middle = place.index > index ? 1 : place.part
        let (start, end) = (pieces[index].point(at: max(0, middle - 0.001)), pieces[index].point(at: min(1, middle + 0.001)))
        return Double(atan2(end.y - start.y, end.x - start.x))
    }
}

extension Path {
    fileprivate var startPoint: CGPoint {
        guard case .move(let start)? = elements.first else { return .zero }
        return start
    }
    /// The point at a part of the length.
    fileprivate func point(at part: Double) -> CGPoint {
        part <= 0 ? startPoint : trimmedPath(from: 0, to: CGFloat(min(part, 1))).currentPoint ?? currentPoint ?? startPoint
    }
    /// The length, by 64 chords.
    fileprivate var length: Double {
        var (length, last) = (0.0, startPoint)
        for step in 1...64 {
            let next = point(at: Double(step) / 64)
            length += Double(hypot(next.x - last.x, next.y - last.y))
            last = next
        }
        return length
    }
}

extension LayerValue {
    /// The distance between two values of one kind.
    fileprivate func distance(to other: LayerValue) -> Double {
        zip(numbers, other.numbers).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    }

    /// Returns the value at a part of a curve through four values (Catmull–Rom), from the second to the third one.
    fileprivate func curved(to next: LayerValue, before: LayerValue, after: LayerValue, by part: Double) -> LayerValue {
        guard canMix(with: before), canMix(with: after) else { return mixed(with: next, by: part) }
        var result = self
        let (square, cube) = (part * part, part * part * part)
        for index in numbers.indices {
            let (a, b, c, d) = (before.numbers[index], numbers[index], next.numbers[index], after.numbers[index])
            result.numbers[index] = (2 * b + (c - a) * part + (2 * a - 5 * b + 4 * c - d) * square + (3 * b - a - 3 * c + d) * cube) / 2
        }
        return result
    }
}
