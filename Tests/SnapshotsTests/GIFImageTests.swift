import Testing

@testable import struct Snapshots.GIFImage

/// The bytes of GIF files, as readers take them.
@Suite struct GIFImageTests {
    /// The lengths at which the last code fills the table of 9, 10, or 11 bits, and their neighbors.
    @Test(arguments: [1, 2, 254, 255, 256, 766, 767, 768, 1790, 1791, 1792, 3838, 3839, 3840, 9000])
    func readersFindTheIndicesAndTheEnd(_ count: Int) {
        let indices = pairsOnce(count)
        #expect(decoded(GIFImage.compressed(indices)) == indices)
    }

    /// Returns indices in which no pair appears twice, so that each has a code of its own.
    private func pairsOnce(_ count: Int) -> [UInt8] {
        var (result, seen): ([UInt8], Set<Int>) = ([0], [])
        while result.count < count {
            let last = Int(result[result.count - 1])
            let next = (1...255).map { (last + $0) % 256 }.first { seen.insert(last << 8 | $0).inserted }
            result.append(UInt8(next ?? 0))
        }
        return result
    }

    /// Returns the indices of codes by the rules of GIF89a's appendix F; nil if they don't end with the end code and less than a byte of filling.
    private func decoded(_ bytes: [UInt8]) -> [UInt8]? {
        var (position, width, table, last): (Int, Int, [[UInt8]], [UInt8]) = (0, 9, [], [])
        var result: [UInt8] = []
        while position + width <= bytes.count * 8 {
            let code = (0..<width).reduce(0) { $0 | Int(bytes[(position + $1) / 8] >> ((position + $1) % 8) & 1) << $1 }
            position += width
            if code == 257 { return bytes.count * 8 - position < 8 ? result : nil }
            if code == 256 {
                (width, last) = (9, [])
                table = (0..<258).map { $0 < 256 ? [UInt8($0)] : [] }
                continue
            }
            guard code < table.count || code == table.count && !last.isEmpty else { return nil }
            let entry = code < table.count ? table[code] : last + last.prefix(1)
            result += entry
            if !last.isEmpty, table.count < 4096 { table.append(last + entry.prefix(1)) }
            if table.count == 1 << width, width < 12 { width += 1 }
            last = entry
        }
        return nil
    }
}
