/// Compresses filtered rows of a picture as `RunDeflater` does, and also looks at one place before that probably begins with the same pixels.
///
/// Keeps its working memory; not for two threads at the same time.
@safe final class SearchDeflater {
    /// The bytes of a run for which nothing better is looked for.
    private static let longRun = 48

    private let output = SequenceWriter()
    private let places = PlaceTable()

    /// The most bytes that `compress` writes for so many, with what it may touch behind them.
    static func bound(_ count: Int) -> Int { count + 5 * (count / 65535 + 1) + 512 }

    /// Writes deflate blocks, none of them the last, that end at a whole byte.
    ///
    /// - Parameters:
    ///   - input: whole rows; 8 bytes more must be readable before and behind them.
    ///   - rowLength: bytes of a row, with the byte that names its filter.
    ///   - pixelLength: bytes of a pixel, from 1 to 4.
    ///   - output: has room for `bound` of the input.
    /// - Returns: the number of bytes.
    /// - Complexity: linear.
    func compress(_ input: UnsafeBufferPointer<UInt8>, rowLength: Int, pixelLength: Int, into output: UnsafeMutablePointer<UInt8>) -> Int {
        unsafe find(input.baseAddress!, rows: [0..<input.count / rowLength], rowLength, pixelLength)
        return unsafe self.output.write(input, into: output)
    }

    /// About how many bits some rows take together.
    ///
    /// - Parameters:
    ///   - input: all rows; only those that are asked for are looked at.
    ///   - rows: in ascending order.
    func bitCount(_ input: UnsafePointer<UInt8>, rows: [Range<Int>], rowLength: Int, pixelLength: Int) -> Int {
        unsafe find(input, rows: rows, rowLength, pixelLength)
        return output.bitCount
    }

    private func find(_ input: UnsafePointer<UInt8>, rows: [Range<Int>], _ rowLength: Int, _ pixelLength: Int) {
        // Each pixel could begin a match of its own, and each row one more.
        output.prepare(rows.reduce(0) { $0 + $1.count * (rowLength / (2 * pixelLength) + 3) + 2 })
        places.clear()
        for part in rows {
            switch pixelLength {
            case 3: unsafe findSequences(input, part, rowLength, 3, mask: 0xFFFF_FFFF_FFFF, least: 6)
            case 4: unsafe findSequences(input, part, rowLength, 4, mask: 0xFFFF_FFFF_FFFF_FFFF, least: 8)
            default: unsafe findSequences(input, part, rowLength, pixelLength, mask: 0xFFFF_FFFF_FFFF, least: 6)
            }
        }
        output.finish()
    }

    /// Adds what is found in some rows to `output`.
    ///
    /// - Parameters:
    ///   - mask: the bytes that must be equal for a match to begin; `least` of them.
    @inline(__always)
    private func findSequences(
        _ input: UnsafePointer<UInt8>, _ rows: Range<Int>, _ rowLength: Int, _ pixelLength: Int, mask: UInt64, least: Int
    ) {
        var sequence = unsafe output.sequences + output.count
        let first = unsafe output.code.histograms
        let (second, third, fourth) = unsafe (first + 256, first + 512, first + 768)
        /// Where the literals begin that are in no sequence yet.
        var pending = unsafe input + rows.lowerBound * rowLength
        let canRepeatRows = rowLength <= DeflateInput.window && rowLength >= 3
        var equalRows = 0
        let searchEnd = unsafe input + (rows.upperBound * rowLength - PlaceTable.reach)
        for row in rows {
            let start = unsafe input + row * rowLength
            let end = unsafe start + rowLength
            // A row that is one run costs less as that: its distance is short.
            let isRun = unsafe rowLength > pixelLength + 1 && DeflateInput.matchLength(start + 1 + pixelLength, pixelLength, end) == rowLength - 1 - pixelLength
            if row > rows.lowerBound, canRepeatRows, !isRun, unsafe DeflateInput.matchLength(start, rowLength, end) == rowLength {
                equalRows += 1
                continue
            }
            if equalRows > 0 {
                let rowsStart = unsafe start - equalRows * rowLength
                unsafe sequence.initialize(to: Sequence(literals: rowsStart - pending, length: equalRows * rowLength, distance: rowLength))
                unsafe sequence += 1
                unsafe pending = unsafe start
                equalRows = 0
            }
            unsafe first[Int(start[0])] &+= 1
            var place = unsafe start + 1
            // Before the first pixel there is none to repeat.
            var isFirst = true
            while unsafe place < end {
                let word = unsafe DeflateInput.load(place)
                var match = (length: 0, distance: pixelLength)
                if !isFirst {
                    if unsafe (word ^ DeflateInput.load(place - pixelLength)) & mask == 0, unsafe end - place >= least {
                        match.length = unsafe DeflateInput.matchLength(place, pixelLength, end)
                    }
                    // What lies behind the end may be anything, so nothing may depend on it.
                    if match.length < Self.longRun, unsafe place <= searchEnd {
                        unsafe places.improve(&match, input, place, end)
                    }
                }
                if match.length > 0 {
                    unsafe sequence.initialize(to: Sequence(literals: place - pending, length: match.length, distance: match.distance))
                    unsafe sequence += 1
                    unsafe place += match.length
                    unsafe pending = unsafe place
                    // A match may end inside of a pixel.
                    let rest = unsafe (place - start - 1) % pixelLength
                    if rest > 0 {
                        for _ in rest..<pixelLength {
                            unsafe first[Int(place[0])] &+= 1
                            unsafe place += 1
                        }
                    }
                    continue
                }
                isFirst = false
                unsafe first[Int(word & 0xFF)] &+= 1
                if pixelLength > 1 { unsafe second[Int(word &>> 8 & 0xFF)] &+= 1 }
                if pixelLength > 2 { unsafe third[Int(word &>> 16 & 0xFF)] &+= 1 }
                if pixelLength > 3 { unsafe fourth[Int(word &>> 24 & 0xFF)] &+= 1 }
                unsafe place += pixelLength
            }
        }
        let end = unsafe input + rows.upperBound * rowLength
        let rowsStart = unsafe end - equalRows * rowLength
        unsafe sequence.initialize(to: Sequence(literals: rowsStart - pending, length: equalRows * rowLength, distance: rowLength))
        output.count = unsafe sequence + 1 - output.sequences
    }
}
