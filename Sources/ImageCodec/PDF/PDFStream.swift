import Display
import PNGCodec

/// The data of a stream after its filters (ISO 32000-1, section 7.4).
struct PDFStream {
    var bytes: [UInt8]
    /// The compression of a picture that is left: "DCTDecode" for JPEG; nil for plain data.
    private(set) var format: String?

    /// The maximum size of the decoded data in bytes.
    private static let limit = 64 << 20

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Decodes the data by a filter, and returns whether that is possible. Formats of pictures are left as they are.
    mutating func apply(_ filter: String, _ parameters: [String: Int]) -> Bool {
        let decoded: [UInt8]?
        switch filter {
        case "FlateDecode", "Fl": decoded = ZlibStream.inflated(bytes[...], limit: Self.limit).flatMap { Self.unpredicted($0, parameters) }
        case "LZWDecode", "LZW": decoded = Self.lzw(bytes, isEarly: parameters["EarlyChange"] != 0).flatMap { Self.unpredicted($0, parameters) }
        case "ASCIIHexDecode", "AHx": decoded = Self.hexadecimal(bytes)
        case "ASCII85Decode", "A85": decoded = Self.base85(bytes)
        case "RunLengthDecode", "RL": decoded = Self.runs(bytes)
        case "Crypt": decoded = bytes
        case "DCTDecode", "DCT":
            format = "DCTDecode"
            return true
        default:
            format = filter
            return true
        }
        guard let decoded else { return false }
        bytes = decoded
        return true
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
        let digits = bytes.prefix { $0 != UInt8(ascii: ">") }.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + ($0 + 1 < digits.count ? digits[$0 + 1] : 0)) }
    }

    private static func base85(_ bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        var group: [UInt32] = []
        func add(_ digits: [UInt32], count: Int) {
            let value = digits.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
            for index in 0..<count { result.append(UInt8(value >> UInt32(24 - 8 * index) & 0xFF)) }
        }
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "~"):
                if group.count > 1 { add(group + Array(repeating: 84, count: 5 - group.count), count: group.count - 1) }
                return result
            case UInt8(ascii: "z") where group.isEmpty: result += [0, 0, 0, 0]
            case UInt8(ascii: "!")...UInt8(ascii: "u"):
                group.append(UInt32(byte - UInt8(ascii: "!")))
                if group.count == 5 {
                    add(group, count: 4)
                    group = []
                }
            default: if !PDFLexer.isSpace(byte) { return nil }
            }
        }
        if group.count > 1 { add(group + Array(repeating: 84, count: 5 - group.count), count: group.count - 1) }
        return result
    }

    private static func runs(_ bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count, bytes[index] != 128 {
            let length = Int(bytes[index])
            if length < 128 {
                result += bytes[min(index + 1, bytes.count)..<min(index + length + 2, bytes.count)]
                index += length + 2
            } else {
                guard index + 1 < bytes.count else { break }
                result += repeatElement(bytes[index + 1], count: 257 - length)
                index += 2
            }
            guard result.count <= limit else { return nil }
        }
        return result
    }

    /// - Parameter isEarly: whether codes become longer one code before they have to.
    private static func lzw(_ bytes: [UInt8], isEarly: Bool) -> [UInt8]? {
        var result: [UInt8] = []
        // The place in the result and the length of each code's bytes, from 258 on.
        var table: [(start: Int, count: Int)] = []
        var last: (start: Int, count: Int)?
        var (bits, count, width) = (0, 0, 9)
        for byte in bytes {
            bits = bits << 8 | Int(byte)
            count += 8
            guard count >= width else { continue }
            count -= width
            let code = bits >> count
            bits &= 1 << count - 1
            switch code {
            case 256: (table, last, width) = ([], nil, 9)
            case 257: return result
            default:
                let start = result.count
                if code < 256 {
                    result.append(UInt8(code))
                } else if code - 258 < table.count {
                    let entry = table[code - 258]
                    result.append(contentsOf: result[entry.start..<entry.start + entry.count])
                } else {
                    guard let last, code - 258 == table.count else { return nil }
                    result.append(contentsOf: result[last.start..<last.start + last.count])
                    result.append(result[last.start])
                }
                // A code stands for the bytes before and the first one of these.
                if let last, table.count < 4096 - 258 { table.append((last.start, last.count + 1)) }
                last = (start, result.count - start)
                guard result.count <= limit else { return nil }
                let next = table.count + 258 + (isEarly ? 1 : 0)
                width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9
            }
        }
        return result
    }

    // MARK: Predictors

    /// Returns the data before its prediction (section 7.4.4.4); nil for values out of range.
    private static func unpredicted(_ data: [UInt8], _ parameters: [String: Int]) -> [UInt8]? {
        let predictor = parameters["Predictor"] ?? 1
        guard predictor > 1 else { return data }
        let (colors, bits, columns) = (parameters["Colors"] ?? 1, parameters["BitsPerComponent"] ?? 8, parameters["Columns"] ?? 1)
        guard (1...32).contains(colors), [1, 2, 4, 8, 16].contains(bits), (1...1_000_000).contains(columns) else { return nil }
        let (pixel, row) = (max(1, colors * bits / 8), (colors * bits * columns + 7) / 8)
        if predictor == 2 {
            guard bits == 8 else { return nil }
            var result = data
            for start in stride(from: 0, to: result.count, by: row) {
                guard start + pixel < min(start + row, result.count) else { continue }
                for index in start + pixel..<min(start + row, result.count) { result[index] &+= result[index - pixel] }
            }
            return result
        }
        var result: [UInt8] = []
        result.reserveCapacity(data.count)
        var former = [UInt8](repeating: 0, count: row)
        for start in stride(from: 0, to: data.count - 1, by: row + 1) {
            let kind = data[start]
            var line = Array(data[start + 1..<min(start + 1 + row, data.count)])
            for index in line.indices {
                let left = index >= pixel ? Int(line[index - pixel]) : 0
                let (above, corner) = (Int(former[index]), index >= pixel ? Int(former[index - pixel]) : 0)
                switch kind {
                case 1: line[index] &+= UInt8(left)
                case 2: line[index] &+= UInt8(above)
                case 3: line[index] &+= UInt8((left + above) / 2)
                case 4: line[index] &+= UInt8(paeth(left, above, corner))
                default: break
                }
            }
            result += line
            if line.count == row { former = line }
        }
        return result
    }

    /// Returns the one of three neighbors that is closest to their plane (PNG specification, section 9.4).
    private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> Int {
        let (a, b, c) = (abs(above - corner), abs(left - corner), abs(left + above - 2 * corner))
        return a <= b && a <= c ? left : b <= c ? above : corner
    }
}
