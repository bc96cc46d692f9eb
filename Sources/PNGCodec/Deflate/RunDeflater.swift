#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Compresses filtered rows of an image fast, pixel by pixel: besides literals, it knows only repeats of the previous pixel and of the previous row.
///
/// In flat images whose rows are differences to the row above, there is hardly anything else to find. Each strip gets its own code.
/// Keeps its working memory between calls; must be used by one thread at a time.
@safe final class RunDeflater {
    private let code = BlockCode()

    /// Returns the maximum number of bytes that `compress` writes or touches for `count` bytes: no code has more than 15 bits.
    static func bound(_ count: Int) -> Int { 2 * count + 1024 }

    /// Writes non-final deflate blocks that end at a whole byte.
    ///
    /// - Parameters:
    ///   - input: whole rows; 8 more bytes must be readable before and after them.
    ///   - marks: the run marks of all rows.
    ///   - rowLength: the number of bytes in a row, including its filter type.
    ///   - pixelLength: the number of bytes in a pixel: 1, 3 or 4.
    ///   - output: memory for `bound(input.count)` bytes.
    /// - Returns: the number of bytes written.
    /// - Complexity: linear.
    func compress(
        _ input: UnsafeBufferPointer<UInt8>, _ marks: RunMarks, rowLength: Int, pixelLength: Int, into output: UnsafeMutablePointer<UInt8>
    ) -> Int {
        let rows = input.count / rowLength
        func bits(_ some: StrideTo<Int>, isPart: Bool) -> Int {
            unsafe bitCount(input.baseAddress!, marks, rows: some, rowLength: rowLength, pixelLength: pixelLength, isPart: isPart)
        }
        // Neighboring rows are similar: where there is much to write, sampling every fourth row is enough, and where there is little, counting all is quick.
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
        return unsafe writer.position - output
    }

    /// Makes a code for some rows and returns how many bits they take.
    ///
    /// - Parameters:
    ///   - rows: the rows to count. The row above each must be in memory, too.
    ///   - isPart: whether the rows are a sample, so that the code must also suit other rows.
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
        // All bytes of a pixel must fit in `BitWriter`'s buffer.
        return code.makeLengths(limit: pixelLength == 4 ? 14 : 15, ofSampleWith: isPart ? [pixelLength, min(rowLength, DeflateInput.window)] : [])
    }
}

/// A selection of rows, split into literals and runs.
@safe private struct RowParts<Rows: Swift.Sequence<Int>> {
    let input: UnsafePointer<UInt8>
    let marks: RunMarks
    let rowLength: Int
    let rows: Rows

    /// Passes the parts of all rows to the visitor, in order.
    func visit<Visitor: RunVisitor>(_ outer: inout Visitor) {
        let pixelLength = Visitor.length
        // A run pays from six bytes on; with four bytes per pixel, from eight.
        let least = pixelLength == 1 ? 6 : 2
        let width = (rowLength - 1) / pixelLength
        let canRepeat = rowLength <= DeflateInput.window && rowLength >= 3
        // A local copy stays in registers; the `inout` parameter would be written to memory at each step.
        var visitor = outer
        for row in rows {
            let start = unsafe input + row * rowLength
            let bits = unsafe UnsafePointer(marks.row(row))
            // A row that consists of a single run is cheaper as such, because the distance is short.
            if row > 0, canRepeat, unsafe RunMarks.length(bits, 1) < width - 1, unsafe memcmp(start, start - rowLength, rowLength) == 0 {
                visitor.row(rowLength)
                continue
            }
            unsafe visitor.filter(start[0])
            var position = unsafe start + 1
            var pixel = 0
            while pixel < width {
                let window = unsafe RunMarks.window(bits, pixel)
                var starts = window & window &>> 1
                if pixelLength == 1 { starts &= starts &>> 2 & starts &>> 4 }
                // At most 48 in one step, because the last bits of the window lack the bits after them.
                var literals = min(starts.trailingZeroBitCount, 48, width &- pixel)
                pixel &+= literals
                while literals > 0 {
                    unsafe visitor.pixel(position, from: 0)
                    unsafe position += pixelLength
                    literals &-= 1
                }
                guard starts != 0 else { continue }
                let run = unsafe RunMarks.length(bits, pixel)
                if run < least { continue }
                unsafe position += run &* pixelLength
                pixel &+= run
                guard pixel < width else {
                    visitor.run(run &* pixelLength)
                    continue
                }
                // The next pixel differs, but its first bytes may still be equal.
                let same = unsafe (DeflateInput.load(position) ^ DeflateInput.load(position - pixelLength)).trailingZeroBitCount &>> 3
                visitor.run(run &* pixelLength &+ same)
                unsafe visitor.pixel(position, from: same)
                unsafe position += pixelLength
                pixel &+= 1
            }
        }
        outer = visitor
    }
}

/// Returns 1 if the index of a byte in a pixel of up to 4 bytes is below `first`, else 0. A comparison would compile to an unpredictable branch.
@inline(__always)
private func isSkipped(_ index: Int, _ first: Int) -> UInt32 { UInt32(truncatingIfNeeded: (first &+ 3 &- index) &>> 2) }

/// Receives the parts of rows in order.
private protocol RunVisitor {
    /// The number of bytes in a pixel.
    static var length: Int { get }
    /// Visits the filter type at the start of a row.
    mutating func filter(_ byte: UInt8)
    /// Visits the bytes of a pixel from index `first` on, as literals.
    mutating func pixel(_ bytes: UnsafePointer<UInt8>, from first: Int)
    /// Visits `length` bytes, each equal to the byte one pixel before.
    mutating func run(_ length: Int)
    /// Visits a row of `length` bytes, equal to the row before.
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
    mutating func pixel(_ bytes: UnsafePointer<UInt8>, from first: Int) {
        for index in 0..<pixelLength { unsafe histograms[256 &* index &+ Int(bytes[index])] &+= 1 &- isSkipped(index, first) }
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
    mutating func pixel(_ bytes: UnsafePointer<UInt8>, from first: Int) {
        // The codes are joined first, so that only one step depends on the pixel before.
        var (bits, count) = (UInt64(0), UInt64(0))
        for index in 0..<pixelLength {
            let code = unsafe literals[Int(bytes[index])] & (isSkipped(index, first) &- 1)
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
