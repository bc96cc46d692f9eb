/// A strip of rows, filtered and compressed on its own.
struct PNGStrip {
    /// Deflate blocks of which none is the last, up to a whole byte.
    var blocks: [UInt8]
    /// Adler-32 of what they decode to, and how many bytes that is.
    var adler: UInt32
    var count: Int
}

/// Filters and compresses strips. Each is a function of its pixels, the type and the compression alone: the first row looks at no other.
///
/// Keeps its working memory; not for two threads at the same time.
final class StripCompressor {
    private let compression: PNGCompression
    private let runs = RunDeflater(searches: false)
    /// Nil where only runs are looked for.
    private let search: RunDeflater?
    /// For the sample that decides between filters, and for the result; nil but for `best`.
    private let matches: (sample: MatchDeflater, result: MatchDeflater)?
    private let memory = StripMemory()

    init(_ compression: PNGCompression) {
        self.compression = compression
        search = compression == .balanced ? RunDeflater(searches: true) : nil
        matches =
            compression == .best
            ? (
                MatchDeflater(MatchDeflater.Effort(shortChain: 4, longChain: 16, enough: 64)),
                MatchDeflater(MatchDeflater.Effort(shortChain: 48, longChain: 384, enough: 258))
            ) : nil
    }

    /// - Parameters:
    ///   - pixels: the first of `width` times `height`, row by row, `stride` from one to the next.
    ///   - type: one that keeps all that is in the pixels.
    /// - Complexity: linear.
    func compress(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int, as type: PNGColorType) -> PNGStrip {
        let picture = unsafe StripRows(pixels: pixels, width: width, height: height, stride: stride, type: type)
        let count = picture.rowLength * height
        let input = unsafe UnsafeBufferPointer(start: memory.filtered(count), count: count)
        if !picture.isDirect(.up) || compression == .best { picture.unpack(into: memory) }
        var blocks: [UInt8]
        // In rows that are all the same there is nothing but runs.
        if compression == .fast || picture.isFlat {
            blocks = compress(picture, .up, runs)
        } else if let matches {
            blocks = smallest(picture, matches)
        } else if let search, let way = best(picture, search) {
            blocks = compress(picture, way.filter, way.deflater)
        } else {
            unsafe picture.filter(.all(.none), rows: 0..<height, memory, into: memory.filtered(count))
            blocks = unsafe stored(input)
        }
        if blocks.count > StoredBlocks.length(count) { blocks = unsafe stored(input) }
        return unsafe PNGStrip(blocks: blocks, adler: Checksum.adler(input), count: count)
    }

    private func stored(_ input: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: StoredBlocks.length(input.count)) { unsafe $1 = StoredBlocks.write(input, into: $0.baseAddress!) }
    }

    /// Leaves the rows in `memory.filtered` as they were compressed.
    private func compress(_ picture: StripRows, _ filter: RowFilter, _ deflater: RunDeflater) -> [UInt8] {
        let count = picture.rowLength * picture.height
        let filtered = unsafe memory.filtered(count)
        unsafe picture.filter(filter, rows: 0..<picture.height, memory, into: filtered)
        let output = unsafe memory.scratch(RunDeflater.bound(count))
        let input = unsafe UnsafeBufferPointer(start: filtered, count: count)
        let length = unsafe deflater.compress(input, rowLength: picture.rowLength, pixelLength: picture.type.pixelLength, into: output)
        return unsafe [UInt8](UnsafeBufferPointer(start: output, count: length))
    }

    /// What does best on a few of the rows, at two places; nil where nothing makes them smaller.
    private func best(_ picture: StripRows, _ search: RunDeflater) -> (filter: RowFilter, deflater: RunDeflater)? {
        let filtered = unsafe memory.filtered(picture.rowLength * picture.height)
        let sampleRows = max(1, picture.height / 12)
        let places = picture.height < 8 ? [0..<picture.height] : [picture.height / 4, picture.height * 3 / 4].map { $0..<$0 + sampleRows }
        let count = places.reduce(0) { $0 + $1.count } * picture.rowLength
        var best: (filter: RowFilter, deflater: RunDeflater)?
        // What is hardly smaller is noise; of few rows nobody knows.
        var least = picture.height < 8 ? Int.max : count * 99 / 100
        for filter in RowFilter.usual {
            var length = 0
            for rows in places {
                unsafe picture.filter(filter, rows: rows, memory, into: filtered + length)
                length += rows.count * picture.rowLength
            }
            // Where bytes as they are cost next to nothing, far matches cost more than they save.
            for deflater in filter == .up ? [runs, search] : [search] {
                let size = unsafe deflater.size(
                    UnsafeBufferPointer(start: filtered, count: count), rowLength: picture.rowLength, pixelLength: picture.type.pixelLength)
                if size < least { (least, best) = (size, (filter, deflater)) }
            }
            // Not even differences to the row above.
            if best == nil { break }
        }
        return best
    }

    /// Compresses in the two ways that do best on a part of the rows. Leaves the rows in `memory.filtered` as they were compressed.
    private func smallest(_ picture: StripRows, _ matches: (sample: MatchDeflater, result: MatchDeflater)) -> [UInt8] {
        let shortest = picture.type == .rgba ? 6 : 3
        let count = picture.rowLength * picture.height
        let input = unsafe UnsafeBufferPointer(start: memory.filtered(count), count: count)
        let filtered = unsafe memory.filtered(count)
        // From the middle, which is most like the whole.
        let sampleRows = picture.height * 3 / 8..<max(picture.height * 3 / 8 + 1, picture.height * 5 / 8)
        let sampleCount = sampleRows.count * picture.rowLength
        var sizes: [(size: Int, filter: RowFilter)] = []
        for filter in RowFilter.all {
            unsafe picture.filter(filter, rows: sampleRows, memory, into: filtered)
            let output = unsafe memory.scratch(MatchDeflater.bound(sampleCount))
            let size = unsafe matches.sample.compress(UnsafeBufferPointer(start: filtered, count: sampleCount), shortest: shortest, into: output)
            // The smaller first; of equal ones the one that was tried first.
            sizes.insert((size, filter), at: sizes.firstIndex { $0.size > size } ?? sizes.count)
            // What two of them leave as large as it was is noise.
            if sizes.count == 2, sizes[0].size > sampleCount * 99 / 100 { break }
        }
        var best: (bytes: [UInt8], filter: RowFilter)?
        var written: RowFilter?
        if sizes[0].size <= sampleCount * 99 / 100 || picture.height < 4 {
            for (_, filter) in sizes.prefix(2) {
                unsafe picture.filter(filter, rows: 0..<picture.height, memory, into: filtered)
                written = filter
                let output = unsafe memory.scratch(MatchDeflater.bound(count))
                let length = unsafe matches.result.compress(input, shortest: shortest, into: output)
                if best.map({ length < $0.bytes.count }) ?? true { best = unsafe ([UInt8](UnsafeBufferPointer(start: output, count: length)), filter) }
            }
        }
        let filter = best?.filter ?? RowFilter.all(.none)
        if filter != written { unsafe picture.filter(filter, rows: 0..<picture.height, memory, into: filtered) }
        return unsafe best?.bytes ?? stored(input)
    }
}
