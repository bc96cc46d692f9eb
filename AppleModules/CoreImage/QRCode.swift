/// The modules of a QR code (ISO/IEC 18004), with the data in byte mode.
struct QRCode {
    /// The fraction of damaged code words that a reader can restore: 7, 15, 25, and 30 %.
    enum Correction: Int {
        case low, medium, quartile, high

        /// Reads the letter that CoreImage uses: L, M, Q, or H.
        init?(letter: String) {
            guard let index = ["L", "M", "Q", "H"].firstIndex(of: letter.uppercased()) else { return nil }
            self.init(rawValue: index)
        }

        /// The level's two bits in the format information.
        var formatBits: Int { [1, 0, 3, 2][rawValue] }
    }

    /// 1…40.
    let version: Int
    /// Modules per side.
    let size: Int
    private let correction: Correction
    private var dark: [Bool]
    private var isFunction: [Bool]

    /// Encodes bytes in the smallest version; nil for more than the largest version holds, 2,953 bytes at the lowest correction.
    init?(_ bytes: [UInt8], correction: Correction) {
        guard let version = (1...40).first(where: { Self.bitCount(of: bytes.count, version: $0) <= 8 * Self.dataCount($0, correction) }) else { return nil }
        (self.version, self.correction, size) = (version, correction, 17 + 4 * version)
        dark = Array(repeating: false, count: size * size)
        isFunction = dark
        drawFunctionPatterns()
        drawCodeWords(Self.interleaved(Self.data(of: bytes, version: version, correction: correction), version: version, correction: correction))
        applyBestMask()
    }

    /// Whether a module is dark; column and row start at the upper left.
    func isDark(column: Int, row: Int) -> Bool { dark[row * size + column] }

    // MARK: Capacity

    private static let correctionCounts: [[Int]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
            30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
            28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
            30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
            30, 30, 30,
        ],
    ]
    private static let blockCounts: [[Int]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77,
            81,
        ],
    ]

    /// The modules of a version that carry code words.
    private static func moduleCount(_ version: Int) -> Int {
        var count = (16 * version + 128) * version + 64
        if version >= 2 {
            let aligned = version / 7 + 2
            count -= (25 * aligned - 10) * aligned - 55
            if version >= 7 { count -= 36 }
        }
        return count
    }

    /// The code words of a version that carry data.
    private static func dataCount(_ version: Int, _ correction: Correction) -> Int {
        moduleCount(version) / 8 - correctionCounts[correction.rawValue][version - 1] * blockCounts[correction.rawValue][version - 1]
    }

    private static func bitCount(of byteCount: Int, version: Int) -> Int { 4 + (version < 10 ? 8 : 16) + 8 * byteCount }

    // MARK: Code words

    /// The data with its mode, its length, and padding.
    private static func data(of bytes: [UInt8], version: Int, correction: Correction) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) { for bit in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> bit & 1 == 1) } }
        append(4, 4)
        append(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { append(Int(byte), 8) }
        let capacity = 8 * dataCount(version, correction)
        append(0, min(4, capacity - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in (0..<8).reduce(UInt8(0)) { $0 << 1 | (bits[start + $1] ? 1 : 0) } }
        var padding: UInt8 = 0xEC
        while words.count < capacity / 8 {
            words.append(padding)
            padding ^= 0xEC ^ 0x11
        }
        return words
    }

    /// Divides the data into blocks, adds the correction of each, and takes one word of each block in turn.
    private static func interleaved(_ data: [UInt8], version: Int, correction: Correction) -> [UInt8] {
        let (blocks, extra) = (blockCounts[correction.rawValue][version - 1], correctionCounts[correction.rawValue][version - 1])
        let total = moduleCount(version) / 8
        let (short, shortCount) = (total / blocks - extra, blocks - total % blocks)
        let divisor = ReedSolomon.divisor(extra)
        var (parts, corrections): ([[UInt8]], [[UInt8]]) = ([], [])
        var start = 0
        for block in 0..<blocks {
            let part = Array(data[start..<(start + short + (block < shortCount ? 0 : 1))])
            start += part.count
            parts.append(part)
            corrections.append(ReedSolomon.remainder(of: part, divisor))
        }
        var result: [UInt8] = []
        for index in 0...short { for part in parts where index < part.count { result.append(part[index]) } }
        for index in 0..<extra { for correction in corrections { result.append(correction[index]) } }
        return result
    }

    // MARK: Patterns

    private mutating func set(_ column: Int, _ row: Int, _ isDark: Bool) {
        dark[row * size + column] = isDark
        isFunction[row * size + column] = true
    }

    private mutating func drawFunctionPatterns() {
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 {
                for dx in -4...4 where (0..<size).contains(column + dx) && (0..<size).contains(row + dy) {
                    let distance = max(abs(dx), abs(dy))
                    set(column + dx, row + dy, distance != 2 && distance != 4)
                }
            }
        }
        let centers = alignmentCenters
        for (i, column) in centers.enumerated() {
            for (j, row) in centers.enumerated() {
                // The corners have the large patterns.
                if (i == 0 && j == 0) || (i == 0 && j == centers.count - 1) || (i == centers.count - 1 && j == 0) { continue }
                for dy in -2...2 { for dx in -2...2 { set(column + dx, row + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(mask: 0)
        drawVersion()
    }

    private var alignmentCenters: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<(count - 1)).map { size - 7 - $0 * step }.reversed()
    }

    private mutating func drawFormat(mask: Int) {
        let data = correction.formatBits << 3 | mask
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { set(8, index, bit(index)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for index in 9..<15 { set(14 - index, 8, bit(index)) }
        for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
        set(8, size - 8, true)
    }

    private mutating func drawVersion() {
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let (a, b) = (size - 11 + index % 3, index / 3)
            set(a, b, bits >> index & 1 == 1)
            set(b, a, bits >> index & 1 == 1)
        }
    }

    /// Fills columns of two modules from the right, upward and downward in turn.
    private mutating func drawCodeWords(_ words: [UInt8]) {
        var index = 0
        for pair in stride(from: size - 1, through: 1, by: -2) {
            // The vertical timing pattern takes a column.
            let right = pair <= 6 ? pair - 1 : pair
            for step in 0..<size {
                for column in [right, right - 1] {
                    let row = (right + 1) & 2 == 0 ? size - 1 - step : step
                    guard !isFunction[row * size + column], index < 8 * words.count else { continue }
                    dark[row * size + column] = words[index >> 3] >> (7 - index & 7) & 1 == 1
                    index += 1
                }
            }
        }
    }

    // MARK: Masks

    private mutating func applyBestMask() {
        let best = (0..<8).min { penalty(with: $0) < penalty(with: $1) } ?? 0
        apply(best)
        drawFormat(mask: best)
    }

    private func penalty(with mask: Int) -> Int {
        var copy = self
        copy.apply(mask)
        copy.drawFormat(mask: mask)
        return copy.penalty
    }

    private mutating func apply(_ mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isFunction[y * size + x] {
                let inverts =
                    switch mask {
                    case 0: (x + y) % 2 == 0
                    case 1: y % 2 == 0
                    case 2: x % 3 == 0
                    case 3: (x + y) % 3 == 0
                    case 4: (x / 3 + y / 2) % 2 == 0
                    case 5: x * y % 2 + x * y % 3 == 0
                    case 6: (x * y % 2 + x * y % 3) % 2 == 0
                    default: ((x + y) % 2 + x * y % 3) % 2 == 0
                    }
                if inverts { dark[y * size + x].toggle() }
            }
        }
    }

    /// The penalty of patterns that disturb a reader: long runs, plain squares, patterns like those of the corners, and an uneven share of dark modules.
    private var penalty: Int {
        var result = 0
        let finder = [true, false, true, true, true, false, true]
        for line in 0..<(2 * size) {
            let modules = (0..<size).map { line < size ? dark[line * size + $0] : dark[$0 * size + line - size] }
            var run = 1
            for index in 1...size {
                if index < size, modules[index] == modules[index - 1] {
                    run += 1
                } else {
                    if run >= 5 { result += run - 2 }
                    run = 1
                }
            }
            for start in 0...(size - 7) where Array(modules[start..<(start + 7)]) == finder {
                let before = (1...4).allSatisfy { start - $0 < 0 || !modules[start - $0] }
                let after = (7...10).allSatisfy { start + $0 >= size || !modules[start + $0] }
                result += (before ? 40 : 0) + (after ? 40 : 0)
            }
        }
        for y in 0..<(size - 1) {
            for x in 0..<(size - 1) {
                let first = dark[y * size + x]
                if first == dark[y * size + x + 1], first == dark[(y + 1) * size + x], first == dark[(y + 1) * size + x + 1] { result += 3 }
            }
        }
        let share = 20 * dark.count(where: { $0 }) / dark.count
        return result + 10 * abs(share - 10)
    }
}

/// Error correction in the field of 256 elements.
private enum ReedSolomon {
    private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var result = 0
        for bit in stride(from: 7, through: 0, by: -1) {
            result = result << 1 ^ (result >> 7) * 0x11D
            result ^= (Int(b) >> bit & 1) * Int(a)
        }
        return UInt8(result)
    }

    /// The coefficients of the generator of a degree, without the leading 1.
    static func divisor(_ degree: Int) -> [UInt8] {
        var result = Array(repeating: UInt8(0), count: degree - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                result[index] = product(result[index], root)
                if index + 1 < degree { result[index] ^= result[index + 1] }
            }
            root = product(root, 2)
        }
        return result
    }

    static func remainder(of data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
        var result = Array(repeating: UInt8(0), count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for (index, coefficient) in divisor.enumerated() { result[index] ^= product(coefficient, factor) }
        }
        return result
    }
}
