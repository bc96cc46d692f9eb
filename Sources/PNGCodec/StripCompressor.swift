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
    private let runs = RunDeflater()
    /// For the sample that decides between filters, and for the result; nil where only runs are looked for.
    private let matches: (sample: MatchDeflater, result: MatchDeflater)?
    private var memory = StripMemory(bytes: 0)

    init(_ compression: PNGCompression) {
        self.compression = compression
        let sample = MatchDeflater.Effort(shortChain: 4, longChain: 16, enough: 64)
        switch compression {
        case .fast: matches = nil
        case .balanced: matches = (MatchDeflater(sample), MatchDeflater(MatchDeflater.Effort(shortChain: 4, longChain: 32, enough: 128)))
        case .best: matches = (MatchDeflater(sample), MatchDeflater(MatchDeflater.Effort(shortChain: 64, longChain: 1024, enough: 258)))
        }
    }

    /// - Parameters:
    ///   - pixels: the first of `width` times `height`, row by row, `stride` from one to the next.
    ///   - type: one that keeps all that is in the pixels.
    /// - Complexity: linear.
    func compress(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int, as type: PNGColorType) -> PNGStrip {
        let rowLength = width * type.pixelLength + 1
        let count = rowLength * height
        if memory.capacity < count { memory = StripMemory(bytes: count) }
        let picture = unsafe StripRows(pixels: pixels, width: width, height: height, stride: stride, type: type)
        let input = unsafe UnsafeBufferPointer(start: memory.filtered, count: count)
        var blocks: [UInt8]
        // In rows that are all the same there is nothing but runs.
        if let matches, !picture.isFlat {
            blocks = smallest(picture, matches)
        } else {
            unsafe picture.filterUp(into: memory.filtered, memory)
            blocks = unsafe [UInt8](unsafeUninitializedCapacity: RunDeflater.bound(count)) { output, written in
                unsafe written = runs.compress(input, rowLength: rowLength, pixelLength: type.pixelLength, into: output.baseAddress!)
            }
        }
        if blocks.count > StoredBlocks.length(count) {
            unsafe blocks = [UInt8](unsafeUninitializedCapacity: StoredBlocks.length(count)) { unsafe $1 = StoredBlocks.write(input, into: $0.baseAddress!) }
        }
        return unsafe PNGStrip(blocks: blocks.trimmed(), adler: Checksum.adler(input), count: count)
    }

    /// Compresses in the way that does best on a part of the rows, `best` in the two best ones. Leaves the rows in `memory.filtered` as they were compressed.
    private func smallest(_ picture: StripRows, _ matches: (sample: MatchDeflater, result: MatchDeflater)) -> [UInt8] {
        picture.unpack(into: memory)
        let shortest = picture.type == .rgba ? 5 : 3
        let all = compression == .best ? RowFilter.all : RowFilter.usual
        // From the middle, which is most like the whole.
        let sampleRows = picture.height * 3 / 8..<max(picture.height * 3 / 8 + 1, picture.height * 5 / 8)
        let sampleCount = sampleRows.count * picture.rowLength
        var sizes: [(size: Int, filter: RowFilter)] = []
        for filter in all {
            unsafe picture.filter(filter, rows: sampleRows, memory, into: memory.filtered)
            let output = unsafe memory.scratch(MatchDeflater.bound(sampleCount))
            let size = unsafe matches.sample.compress(UnsafeBufferPointer(start: memory.filtered, count: sampleCount), shortest: shortest, into: output)
            // The smaller first; of equal ones the one that was tried first.
            sizes.insert((size, filter), at: sizes.firstIndex { $0.size > size } ?? sizes.count)
            // What two of them leave as large as it was is noise.
            if sizes.count == 2, sizes[0].size > sampleCount * 99 / 100 { break }
        }
        let count = picture.rowLength * picture.height
        var best: (bytes: [UInt8], filter: RowFilter)?
        var written: RowFilter?
        if sizes[0].size <= sampleCount * 99 / 100 || picture.height < 4 {
            for (_, filter) in sizes.prefix(compression == .best ? 2 : 1) {
                unsafe picture.filter(filter, rows: 0..<picture.height, memory, into: memory.filtered)
                written = filter
                let input = unsafe UnsafeBufferPointer(start: memory.filtered, count: count)
                let bytes = unsafe [UInt8](unsafeUninitializedCapacity: MatchDeflater.bound(count)) { output, length in
                    unsafe length = matches.result.compress(input, shortest: shortest, into: output.baseAddress!)
                }
                if best.map({ bytes.count < $0.bytes.count }) ?? true { best = (bytes, filter) }
            }
        }
        let filter = best?.filter ?? RowFilter.all(.none)
        if filter != written { unsafe picture.filter(filter, rows: 0..<picture.height, memory, into: memory.filtered) }
        guard let best else {
            let input = unsafe UnsafeBufferPointer(start: memory.filtered, count: count)
            return unsafe [UInt8](unsafeUninitializedCapacity: StoredBlocks.length(count)) { unsafe $1 = StoredBlocks.write(input, into: $0.baseAddress!) }
        }
        return best.bytes
    }
}

extension [UInt8] {
    /// A copy that takes no more memory than it needs.
    fileprivate func trimmed() -> [UInt8] { capacity > count + count / 4 ? unsafe withUnsafeBufferPointer { unsafe [UInt8]($0) } : self }
}
