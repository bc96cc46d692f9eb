import Display
import Foundation
import Geometry

/// A gradient of a page along a line, or between two circles of which only the second one counts.
struct PDFShading {
    let paint: GradientPaint

    /// The number of steps in which a function is measured.
    private static let steps = 32

    /// Reads a gradient; nil for other kinds, and for functions in PostScript.
    init?(_ value: PDFValue?, _ file: PDFFile, opacity: Double) {
        guard let dictionary = file.dictionary(value), let coordinates = file.numbers(dictionary["Coords"]) else { return nil }
        let domain = file.numbers(dictionary["Domain"]) ?? [0, 1]
        guard domain.count == 2, domain[0] < domain[1], (domain[1] - domain[0]).isFinite else { return nil }
        let functions = (file.array(dictionary["Function"]) ?? [dictionary["Function"] ?? .null]).map { PDFFunction($0, file) }
        guard !functions.contains(where: { $0 == nil }) else { return nil }
        let bends = functions.flatMap { $0?.bends ?? [] }.map { ($0 - domain[0]) / (domain[1] - domain[0]) }
        let places = Set((0...Self.steps).map { Double($0) / Double(Self.steps) } + bends.filter { $0 > 0 && $0 < 1 }).sorted()
        var stops: [GradientPaint.Stop] = []
        for place in places {
            let values = functions.flatMap { $0?.values(at: domain[0] + place * (domain[1] - domain[0])) ?? [] }
            guard let color = PDFState.color(values) else { return nil }
            stops.append(GradientPaint.Stop(color: color.faded(opacity), location: place))
        }
        switch (file.number(dictionary["ShadingType"]), coordinates.count) {
        case (2, 4):
            let (start, end) = (CGPoint(x: coordinates[0], y: coordinates[1]), CGPoint(x: coordinates[2], y: coordinates[3]))
            paint = GradientPaint(.linear(start: start, end: end), stops: stops, colorSpace: .device)
        case (3, 6):
            let geometry = GradientPaint.Geometry.radial(
                center: CGPoint(x: coordinates[3], y: coordinates[4]), startRadius: max(0, coordinates[2]), endRadius: max(0, coordinates[5]))
            paint = GradientPaint(geometry, stops: stops, colorSpace: .device)
        default: return nil
        }
    }

    /// Returns a path of the page, filled with the gradient.
    ///
    /// - Parameter space: from the gradient's coordinates to those of the page.
    func item(filling path: Path, _ rule: FillStyle, in space: CGAffineTransform) -> DisplayItem {
        .group(.transform(space), [.fill(path.applying(space.inverted()), .gradient(paint), rule)])
    }
}

/// A function from one number to several (ISO 32000-1, section 7.10): sampled, exponential, or joined from others.
indirect enum PDFFunction {
    case sampled(domain: ClosedRange<Double>, samples: [[Double]])
    case exponential(from: [Double], to: [Double], exponent: Double)
    case joined([PDFFunction], bounds: [Double], encode: [Double])

    init?(_ value: PDFValue, _ file: PDFFile, depth: Int = 0) {
        guard depth < 8, file.budget.spend(100_000), let dictionary = file.dictionary(value) else { return nil }
        let domain = file.numbers(dictionary["Domain"]) ?? [0, 1]
        guard domain.count >= 2, domain[0] < domain[1], (domain[1] - domain[0]).isFinite else { return nil }
        switch file.number(dictionary["FunctionType"]) {
        case 0:
            let range = file.numbers(dictionary["Range"]) ?? []
            guard let data = file.data(value), file.number(dictionary["BitsPerSample"]) == 8, let count = file.numbers(dictionary["Size"])?.first,
                range.count >= 2, domain.count == 2, count >= 1, Double(data.count) >= count * Double(range.count / 2)
            else { return nil }
            let decode = file.numbers(dictionary["Decode"]) ?? range
            guard decode.count == range.count else { return nil }
            let size = range.count / 2
            self = .sampled(
                domain: domain[0]...domain[1],
                samples: (0..<Int(count)).map { index in
                    (0..<size).map { decode[2 * $0] + Double(data[index * size + $0]) / 255 * (decode[2 * $0 + 1] - decode[2 * $0]) }
                })
        case 2:
            let (from, to) = (file.numbers(dictionary["C0"]) ?? [0], file.numbers(dictionary["C1"]) ?? [1])
            guard from.count == to.count else { return nil }
            self = .exponential(from: from, to: to, exponent: file.number(dictionary["N"]) ?? 1)
        case 3:
            let parts = (file.array(dictionary["Functions"]) ?? []).prefix(64).compactMap { PDFFunction($0, file, depth: depth + 1) }
            let inner = file.numbers(dictionary["Bounds"]) ?? []
            guard !parts.isEmpty, inner.count == parts.count - 1 else { return nil }
            let encode = file.numbers(dictionary["Encode"]) ?? []
            let standard = parts.flatMap { _ in [0.0, 1.0] }
            self = .joined(parts, bounds: [domain[0]] + inner + [domain[1]], encode: encode.count == standard.count ? encode : standard)
        default: return nil
        }
    }

    /// The inputs at which the function may change its direction.
    var bends: [Double] { if case .joined(_, let bounds, _) = self { bounds } else { [] } }

    func values(at input: Double) -> [Double] {
        switch self {
        case .sampled(let domain, let samples):
            let place = (min(max(input, domain.lowerBound), domain.upperBound) - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
            let position = place * Double(samples.count - 1)
            // An input may be no number.
            guard position >= 0 else { return samples[0] }
            let (low, high) = (samples[Int(position)], samples[min(Int(position) + 1, samples.count - 1)])
            return zip(low, high).map { $0 + ($1 - $0) * (position - position.rounded(.down)) }
        case .exponential(let from, let to, let exponent):
            let power = pow(max(input, 0), exponent)
            return zip(from, to).map { $0 + power * ($1 - $0) }
        case .joined(let parts, let bounds, let encode):
            let index = min(bounds.dropFirst().firstIndex { input < $0 }.map { $0 - 1 } ?? parts.count - 1, parts.count - 1)
            let width = bounds[index + 1] - bounds[index]
            let share = width > 0 ? (min(max(input, bounds[index]), bounds[index + 1]) - bounds[index]) / width : 0
            return parts[index].values(at: encode[2 * index] + share * (encode[2 * index + 1] - encode[2 * index]))
        }
    }
}
