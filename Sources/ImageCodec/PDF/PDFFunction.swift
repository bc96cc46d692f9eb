import Foundation

/// A function of numbers (ISO 32000-1, section 7.10).
indirect enum PDFFunction {
    case sampled(PDFSamples)
    case exponential(from: [Double], to: [Double], exponent: Double)
    case joined([PDFFunction], bounds: [Double], encode: [Double])
    case calculated(PDFCalculator)

    init?(_ value: PDFValue?, _ file: PDFFile, depth: Int = 0) {
        if depth == 0, case .reference(let number) = value, let known = file.functions.functions[number] {
            guard file.budget.spend(100) else { return nil }
            self = known
            return
        }
        guard depth < 8, file.budget.spend(20_000), let dictionary = file.dictionary(value) else { return nil }
        let domain = file.numbers(dictionary["Domain"]) ?? [0, 1]
        guard domain.count >= 2, domain[0] < domain[1], (domain[1] - domain[0]).isFinite else { return nil }
        switch file.number(dictionary["FunctionType"]) {
        case 0:
            guard let samples = PDFSamples(value, dictionary, domain, file) else { return nil }
            self = .sampled(samples)
        case 2:
            let (from, to) = (file.numbers(dictionary["C0"]) ?? [0], file.numbers(dictionary["C1"]) ?? [1])
            guard (1...32).contains(from.count), from.count == to.count else { return nil }
            self = .exponential(from: from, to: to, exponent: file.number(dictionary["N"]) ?? 1)
        case 3:
            let parts = (file.array(dictionary["Functions"]) ?? []).prefix(64).compactMap { PDFFunction($0, file, depth: depth + 1) }
            let inner = file.numbers(dictionary["Bounds"]) ?? []
            guard !parts.isEmpty, inner.count == parts.count - 1 else { return nil }
            let encode = file.numbers(dictionary["Encode"]) ?? []
            let standard = parts.flatMap { _ in [0.0, 1.0] }
            self = .joined(parts, bounds: [domain[0]] + inner + [domain[1]], encode: encode.count == standard.count ? encode : standard)
        case 4:
            guard let data = file.data(value), let calculator = PDFCalculator(data, range: file.numbers(dictionary["Range"]) ?? []) else { return nil }
            self = .calculated(calculator)
        default: return nil
        }
        // Functions inside of others are not kept, so that the depth of each one has its limit.
        if depth == 0, case .reference(let number) = value { file.functions.functions[number] = self }
    }

    /// The inputs at which the function may change its direction.
    var bends: [Double] { if case .joined(_, let bounds, _) = self { bounds } else { [] } }

    /// The work of finding the results, as a number of steps.
    var cost: Int {
        switch self {
        case .sampled(let samples): samples.cost
        case .exponential(let from, _, _): from.count
        case .joined(let parts, _, _): 1 + (parts.map(\.cost).max() ?? 0)
        case .calculated(let calculator): calculator.cost
        }
    }

    /// Returns the results for inputs, which may be no numbers.
    func values(at inputs: [Double]) -> [Double] {
        let input = inputs.first.flatMap { $0.isNaN ? nil : $0 } ?? 0
        switch self {
        case .sampled(let samples): return samples.values(at: inputs)
        case .exponential(let from, let to, let exponent):
            let power = pow(max(input, 0), exponent)
            return zip(from, to).map { $0 + power * ($1 - $0) }
        case .joined(let parts, let bounds, let encode):
            let index = min(bounds.dropFirst().firstIndex { input < $0 }.map { $0 - 1 } ?? parts.count - 1, parts.count - 1)
            let width = bounds[index + 1] - bounds[index]
            let share = width > 0 ? (min(max(input, bounds[index]), bounds[index + 1]) - bounds[index]) / width : 0
            return parts[index].values(at: [encode[2 * index] + share * (encode[2 * index + 1] - encode[2 * index])])
        case .calculated(let calculator): return calculator.values(at: inputs)
        }
    }
}

/// The functions that were read from a file, by the numbers of their objects.
final class PDFFunctionCache {
    var functions: [Int: PDFFunction] = [:]
}

/// A function as a table of its results, in one dimension for each input.
struct PDFSamples {
    private let domain: [Double]
    private let sizes: [Int]
    private let encode: [Double]
    private let outputs: Int
    private let samples: [Double]

    private static let limit = 1 << 22

    fileprivate init?(_ value: PDFValue?, _ dictionary: [String: PDFValue], _ domain: [Double], _ file: PDFFile) {
        let range = file.numbers(dictionary["Range"]) ?? []
        let sizes = (file.numbers(dictionary["Size"]) ?? []).compactMap(Int.init(exactly:))
        outputs = range.count / 2
        guard let data = file.data(value), let bits = file.integer(dictionary["BitsPerSample"]), [1, 2, 4, 8, 12, 16, 24, 32].contains(bits),
            (1...32).contains(outputs), (1...4).contains(sizes.count), domain.count == 2 * sizes.count, sizes.allSatisfy({ (1...Self.limit).contains($0) })
        else { return nil }
        let count = sizes.reduce(outputs) { $0 > Self.limit ? $0 : $0 * $1 }
        guard count <= Self.limit, count * bits <= data.count * 8, file.budget.spend(count * 8) else { return nil }
        let decode = file.numbers(dictionary["Decode"]) ?? range
        guard decode.count == range.count else { return nil }
        var reader = PDFBits(data)
        let full = Double(UInt64(1) << UInt64(bits) - 1)
        samples = (0..<count).map { [outputs] index in
            let (low, high) = (decode[index % outputs * 2], decode[index % outputs * 2 + 1])
            return low + Double(reader.next(bits)) / full * (high - low)
        }
        let encode = file.numbers(dictionary["Encode"]) ?? []
        self.encode = encode.count == domain.count ? encode : sizes.flatMap { [0, Double($0 - 1)] }
        (self.domain, self.sizes) = (domain, sizes)
    }

    /// The work of finding the results, as a number of steps.
    var cost: Int { outputs << sizes.count }

    func values(at inputs: [Double]) -> [Double] {
        // The corners of the cell around the inputs, with their weights.
        var corners: [(index: Int, weight: Double)] = [(0, 1)]
        var stride = 1
        for (axis, size) in sizes.enumerated() {
            let (low, high) = (domain[2 * axis], domain[2 * axis + 1])
            let input = axis < inputs.count && inputs[axis].isFinite ? min(max(inputs[axis], low), high) : low
            let share = high > low ? (input - low) / (high - low) : 0
            let encoded = encode[2 * axis] + share * (encode[2 * axis + 1] - encode[2 * axis])
            let place = encoded.isFinite ? min(max(encoded, 0), Double(size - 1)) : 0
            let (first, rest) = (Int(saturating: place), place - place.rounded(.down))
            corners = corners.flatMap { corner in
                let start = (corner.index + first * stride, corner.weight * (1 - rest))
                return rest > 0 ? [start, (corner.index + min(first + 1, size - 1) * stride, corner.weight * rest)] : [start]
            }
            stride *= size
        }
        return (0..<outputs).map { output in corners.reduce(0) { $0 + samples[$1.index * outputs + output] * $1.weight } }
    }
}

/// Reads numbers of some bits each; after the end, they are zero.
struct PDFBits {
    private let bytes: [UInt8]
    private var index: Int
    private var bit = 0

    init(_ bytes: [UInt8], at index: Int = 0) { (self.bytes, self.index) = (bytes, index) }

    /// Returns the next number.
    ///
    /// - Parameter count: the number of bits, 1…32.
    mutating func next(_ count: Int) -> Int {
        if count == 8, bit == 0 {
            defer { index += 1 }
            return index < bytes.count ? Int(bytes[index]) : 0
        }
        var result = 0
        var missing = count
        while missing > 0 {
            let part = min(missing, 8 - bit)
            let byte = index < bytes.count ? Int(bytes[index]) : 0
            result = result << part | byte >> (8 - bit - part) & (1 << part - 1)
            bit += part
            missing -= part
            if bit == 8 { (bit, index) = (0, index + 1) }
        }
        return result
    }
}
