#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Compresses filtered rows of a picture fast, pixel by pixel: besides single bytes it knows "as the pixel before" and "as the row before".
///
/// That is nearly all that there is to find in a flat picture whose rows are differences to the row above; each strip gets a code of its own.
/// Keeps its working memory; not for two threads at the same time.
@safe final class RunDeflater {
    private let code = BlockCode()

    /// The most bytes that `compress` writes for so many, with what it may touch behind them: no code has more than 15 bits.
    static func bound(_ count: Int) -> Int { 2 * count + 1024 }

    /// Writes deflate blocks, none of them the last, that end at a whole byte.
    ///
    /// - Parameters:
    ///   - input: whole rows; 8 bytes more must be readable before and behind them.
    ///   - marks: of all rows.
    ///   - rowLength: bytes of a row, with the byte that names its filter.
    ///   - pixelLength: bytes of a pixel: 1, 3 or 4.
    ///   - output: has room for `bound` of the input.
    /// - Returns: the number of bytes.
    /// - Complexity: linear.
    func compress(
        _ input: UnsafeBufferPointer<UInt8>, _ marks: RunMarks, rowLength: Int, pixelLength: Int, into output: UnsafeMutablePointer<UInt8>
    ) -> Int {
        let rows = input.count / rowLength
        func bits(_ some: StrideTo<Int>, isPart: Bool) -> Int {
            unsafe bitCount(input.baseAddress!, marks, rows: some, rowLength: rowLength, pixelLength: pixelLength, isPart: isPart)
        }
        // Neighbouring rows resemble each other: where there is much to write, one of four tells enough, and where there is little, all are soon looked at.
        let step = 4
        var size = rows < 2 * step ? 0 : bits(stride(from: step / 2, to: rows, by: step), isPart: true) * step / 8
        if size < input.count / 20 { size = bits(stride(from: 0, to: rows, by: 1), isPart: false) / 8 }
        if size + 200 >= input.count { return unsafe StoredBlocks.write(input, into: output) }
        var writer = unsafe BitWriter(output)
        code.begin(&writer, distance: pixelLength)
        let parts = unsafe RowParts(input: input.baseAddress!, marks: marks, rowLength: rowLength, rows: 0..<rows)
        switch pixelLength {
        case 1: RunWriter<1>.write(parts, code, &writer)
        case 3: RunWriter<3>.write(parts, code, &writer)
        default: RunWriter<4>.write(parts, code, &writer)
        }
        code.end(&writer)
        return unsafe writer.place - output
    }

    /// Makes the code of some rows, and answers how many bits they take.
    ///
    /// - Parameters:
    ///   - rows: those that are looked at. The one above must be there as well.
    ///   - isPart: whether the code is for others as well.
    func bitCount(
        _ input: UnsafePointer<UInt8>, _ marks: RunMarks, rows: some Swift.Sequence<Int>, rowLength: Int, pixelLength: Int, isPart: Bool = false
    ) -> Int {
        let parts = unsafe RowParts(input: input, marks: marks, rowLength: rowLength, rows: rows)
        code.clear()
        switch pixelLength {
        case 1: RunCounter<1>.count(parts, code)
        case 3: RunCounter<3>.count(parts, code)
        default: RunCounter<4>.count(parts, code)
        }
        // All bytes of a pixel fit in what `BitWriter` holds.
        return code.makeLengths(limit: pixelLength == 4 ? 14 : 15, ofSome: isPart ? [pixelLength, min(rowLength, DeflateInput.window)] : [])
    }
}

/// Some rows.
@safe private struct RowParts<Rows: Swift.Sequence<Int>> {
    let input: UnsafePointer<UInt8>
    let marks: RunMarks
    let rowLength: Int
    let rows: Rows

    /// Shows the visitor what the rows are made of.
    func visit<Visitor: RunVisitor>(_ outer: inout Visitor) {
        let pixelLength = Visitor.length
        // A run pays from six bytes on, of four in a pixel from eight.
        let least = pixelLength == 1 ? 6 : 2
        let width = (rowLength - 1) / pixelLength
        let canRepeat = rowLength <= DeflateInput.window && rowLength >= 3
        // What stands in memory would be written there at each step.
        var visitor = outer
        for row in rows {
            let start = unsafe input + row * rowLength
            let bits = unsafe UnsafePointer(marks.row(row))
            // A row that is one run costs less as that: its distance is short.
            if row > 0, canRepeat, unsafe RunMarks.length(bits, 1) < width - 1, unsafe memcmp(start, start - rowLength, rowLength) == 0 {
                visitor.row(rowLength)
                continue
            }
            unsafe visitor.filter(start[0])
            var place = unsafe start + 1
            var pixel = 0
            while pixel < width {
                let window = unsafe RunMarks.window(bits, pixel)
                var starts = window & window &>> 1
                if pixelLength == 1 { starts &= starts &>> 2 & starts &>> 4 }
                // More are looked at in the next round: the window's last bits tell too little.
                var literals = min(starts.trailingZeroBitCount, 48, width &- pixel)
                pixel &+= literals
                while literals > 0 {
                    unsafe visitor.pixel(place, from: 0)
                    unsafe place += pixelLength
                    literals &-= 1
                }
                guard starts != 0 else { continue }
                let run = unsafe RunMarks.length(bits, pixel)
                if run < least { continue }
                unsafe place += run &* pixelLength
                pixel &+= run
                guard pixel < width else {
                    visitor.run(run &* pixelLength)
                    continue
                }
                // The next pixel is another one, but its first bytes may still be the same.
                let same = unsafe (DeflateInput.load(place) ^ DeflateInput.load(place - pixelLength)).trailingZeroBitCount &>> 3
                visitor.run(run &* pixelLength &+ same)
                unsafe visitor.pixel(place, from: same)
                unsafe place += pixelLength
                pixel &+= 1
            }
        }
        outer = visitor
    }
}

/// 1 if a byte of a pixel stands before the first that is meant, else 0; of at most 4. A comparison would become a jump, which nobody can foresee.
@inline(__always)
private func isSkipped(_ index: Int, _ first: Int) -> UInt32 { UInt32(truncatingIfNeeded: (first &+ 3 &- index) &>> 2) }

/// Takes what rows are made of.
private protocol RunVisitor {
    /// Bytes of a pixel.
    static var length: Int { get }
    /// The byte before a row.
    mutating func filter(_ byte: UInt8)
    /// The bytes of a pixel from `first` on.
    mutating func pixel(_ place: UnsafePointer<UInt8>, from first: Int)
    /// So many bytes as one pixel before.
    mutating func run(_ length: Int)
    /// As the row before.
    mutating func row(_ length: Int)
}

@safe private struct RunCounter<let pixelLength: Int>: RunVisitor {
    let code: BlockCode
    let histograms: UnsafeMutablePointer<UInt32>

    static func count(_ parts: RowParts<some Any>, _ code: BlockCode) {
        var counter = unsafe Self(code: code, histograms: code.histograms)
        parts.visit(&counter)
    }

    static var length: Int { pixelLength }

    @inline(__always)
    mutating func filter(_ byte: UInt8) { unsafe histograms[Int(byte)] &+= 1 }

    @inline(__always)
    mutating func pixel(_ place: UnsafePointer<UInt8>, from first: Int) {
        for index in 0..<pixelLength { unsafe histograms[256 &* index &+ Int(place[index])] &+= 1 &- isSkipped(index, first) }
    }

    @inline(__always)
    mutating func run(_ length: Int) { code.count(length: length, distance: pixelLength) }

    @inline(__always)
    mutating func row(_ length: Int) { code.count(length: length, distance: length) }
}

@safe private struct RunWriter<let pixelLength: Int>: RunVisitor {
    let code: BlockCode
    let literals: UnsafeMutablePointer<UInt32>
    let runs: UnsafeMutablePointer<UInt64>
    var writer: BitWriter

    static func write(_ parts: RowParts<some Any>, _ code: BlockCode, _ writer: inout BitWriter) {
        var visitor = unsafe Self(code: code, literals: code.literalCodes, runs: code.runCodes, writer: writer)
        parts.visit(&visitor)
        writer = visitor.writer
    }

    static var length: Int { pixelLength }

    @inline(__always)
    mutating func filter(_ byte: UInt8) {
        let code = unsafe literals[Int(byte)]
        writer.put(UInt64(code & 0xFFFF), UInt64(code &>> 16))
        writer.flush()
    }

    @inline(__always)
    mutating func pixel(_ place: UnsafePointer<UInt8>, from first: Int) {
        // All in one, so that only one step waits for the pixel before.
        var (bits, count) = (UInt64(0), UInt64(0))
        for index in 0..<pixelLength {
            let code = unsafe literals[Int(place[index])] & (isSkipped(index, first) &- 1)
            bits |= UInt64(code & 0xFFFF) &<< count
            count &+= UInt64(code &>> 16)
        }
        writer.put(bits, count)
        writer.flush()
    }

    @inline(__always)
    mutating func run(_ length: Int) {
        var left = length
        while left > 0 {
            let part = BlockCode.part(left)
            let code = unsafe runs[part]
            writer.put(code & 0xFFFF_FFFF_FFFF, code &>> 48)
            writer.flush()
            left &-= part
        }
    }

    @inline(__always)
    mutating func row(_ length: Int) { code.write(length: length, distance: code.distanceCode(length), to: &writer) }
}
