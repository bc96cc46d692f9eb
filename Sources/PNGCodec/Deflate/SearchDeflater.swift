/// Compresses filtered rows of an image as `RunDeflater` does, but also compares each position with one earlier position that probably begins with the same
/// pixels.
///
/// Keeps its working memory between calls; must be used by one thread at a time.
@safe final class SearchDeflater {
    /// The length in bytes from which on a run is used without searching for a better match.
    private static let longRun = 48

    private let output = SequenceWriter()
    private let table = RecentMatchTable()

    /// Returns the maximum number of bytes that `compress` writes or touches for `count` bytes.
    static func bound(_ count: Int) -> Int { count + 5 * (count / 65535 + 1) + 512 }

    /// Writes non-final deflate blocks that end at a whole byte.
    ///
    /// - Parameters:
    ///   - input: whole rows; 8 more bytes must be readable before and after them.
    ///   - rowLength: the number of bytes in a row, including its filter type.
    ///   - pixelLength: the number of bytes in a pixel, from 1 to 4.
    ///   - output: memory for `bound(input.count)` bytes.
    /// - Returns: the number of bytes written.
    /// - Complexity: linear.
    func compress(_ input: UnsafeBufferPointer<UInt8>, rowLength: Int, pixelLength: Int, into output: UnsafeMutablePointer<UInt8>) -> Int {
        unsafe find(input.baseAddress!, rows: [0..<input.count / rowLength], rowLength, pixelLength)
        return unsafe self.output.write(input, into: output)
    }

    /// Estimates how many bits some rows take together.
    ///
    /// - Parameters:
    ///   - input: the start of all rows; only `rows` are read.
    ///   - rows: the ranges of rows to count, in ascending order.
    func bitCount(_ input: UnsafePointer<UInt8>, rows: [Range<Int>], rowLength: Int, pixelLength: Int) -> Int {
        unsafe find(input, rows: rows, rowLength, pixelLength)
        return output.bitCount
    }

    private func find(_ input: UnsafePointer<UInt8>, rows: [Range<Int>], _ rowLength: Int, _ pixelLength: Int) {
        // In the worst case, a match begins at every second pixel, and each row adds one more.
        output.prepare(rows.reduce(0) { $0 + $1.count * (rowLength / (2 * pixelLength) + 3) + 2 })
        table.clear()
        for part in rows {
            switch pixelLength {
            case 3: unsafe findSequences(input, part, rowLength, 3, mask: 0xFFFF_FFFF_FFFF, least: 6)
            case 4: unsafe findSequences(input, part, rowLength, 4, mask: 0xFFFF_FFFF_FFFF_FFFF, least: 8)
            default: unsafe findSequences(input, part, rowLength, pixelLength, mask: 0xFFFF_FFFF_FFFF, least: 6)
            }
        }
        output.finish()
    }

    /// Adds the sequences of some rows to `output`.
    ///
    /// - Parameters:
    ///   - mask: selects the bytes that must equal the previous pixel's for a run to begin.
    ///   - least: the number of bytes in the mask.
    @inline(__always)
    private func findSequences(
        _ input: UnsafePointer<UInt8>, _ rows: Range<Int>, _ rowLength: Int, _ pixelLength: Int, mask: UInt64, least: Int
    ) {
        var sequence = unsafe output.sequences + output.count
        let first = unsafe output.code.histograms
        /// The start of the literals that are not in a sequence yet.
        var pending = unsafe input + rows.lowerBound * rowLength
        let canRepeatRows = rowLength <= DeflateInput.window && rowLength >= 3
        var equalRows = 0
        let searchEnd = unsafe input + (rows.upperBound * rowLength - RecentMatchTable.reach)
        for row in rows {
            let start = unsafe input + row * rowLength
            let end = unsafe start + rowLength
            // A row that consists of a single run is cheaper as such, because the distance is short.
            let isRun = unsafe rowLength > pixelLength + 1 && DeflateInput.matchLength(start + 1 + pixelLength, pixelLength, end) == rowLength - 1 - pixelLength
            if row > rows.lowerBound, canRepeatRows, !isRun, unsafe DeflateInput.matchLength(start, rowLength, end) == rowLength {
                equalRows += 1
                continue
            }
            if equalRows > 0 {
                unsafe Self.add(&sequence, &pending, at: start - equalRows * rowLength, length: equalRows * rowLength, distance: rowLength)
                equalRows = 0
            }
            unsafe first[Int(start[0])] &+= 1
            var position = unsafe start + 1
            // The first pixel has no previous one to repeat.
            var isFirst = true
            while unsafe position < end {
                let word = unsafe DeflateInput.load(position)
                var match = (length: 0, distance: pixelLength)
                if !isFirst {
                    if unsafe (word ^ DeflateInput.load(position - pixelLength)) & mask == 0, unsafe end - position >= least {
                        match.length = unsafe DeflateInput.matchLength(position, pixelLength, end)
                    }
                    // The bytes past the end are arbitrary, so the result must not depend on them.
                    if match.length < Self.longRun, unsafe position <= searchEnd {
                        unsafe table.improve(&match, input, position, end)
                    }
                }
                if match.length > 0 {
                    unsafe Self.add(&sequence, &pending, at: position, length: match.length, distance: match.distance)
                    unsafe position = unsafe pending
                    // A match may end inside a pixel; the rest of the pixel becomes literals.
                    let rest = unsafe (position - start - 1) % pixelLength
                    if rest > 0 {
                        for _ in rest..<pixelLength {
                            unsafe first[Int(position[0])] &+= 1
                            unsafe position += 1
                        }
                    }
                    continue
                }
                isFirst = false
                unsafe Self.count(word, in: first, pixelLength)
                unsafe position += pixelLength
            }
        }
        let end = unsafe input + rows.upperBound * rowLength
        let rowsStart = unsafe end - equalRows * rowLength
        unsafe sequence.initialize(to: Sequence(literals: rowsStart - pending, length: equalRows * rowLength, distance: rowLength))
        output.count = unsafe sequence + 1 - output.sequences
    }

    /// Adds a match after the literals that are not in a sequence yet; the next ones begin behind it.
    @inline(__always)
    private static func add(
        _ sequence: inout UnsafeMutablePointer<Sequence>, _ pending: inout UnsafePointer<UInt8>, at position: UnsafePointer<UInt8>, length: Int, distance: Int
    ) {
        unsafe sequence.initialize(to: Sequence(literals: position - pending, length: length, distance: distance))
        unsafe sequence += 1
        unsafe pending = unsafe position + length
    }

    /// Counts the bytes of a pixel of literals, each in the histogram of its lane.
    @inline(__always)
    private static func count(_ word: UInt64, in histograms: UnsafeMutablePointer<UInt32>, _ pixelLength: Int) {
        unsafe histograms[Int(word & 0xFF)] &+= 1
        if pixelLength > 1 { unsafe histograms[256 + Int(word &>> 8 & 0xFF)] &+= 1 }
        if pixelLength > 2 { unsafe histograms[512 + Int(word &>> 16 & 0xFF)] &+= 1 }
        if pixelLength > 3 { unsafe histograms[768 + Int(word &>> 24 & 0xFF)] &+= 1 }
    }
}
