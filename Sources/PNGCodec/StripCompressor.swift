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
    /// For the sample that decides between filters, and for the result.
    private var libraries: (sample: LibDeflate, result: LibDeflate)?
    private var memory = StripMemory(bytes: 0)

    /// - Throws: `PNGError.compressor` where memory is short.
    init(_ compression: PNGCompression) throws(PNGError) {
        self.compression = compression
        switch compression {
        case .fast: break
        case .balanced: libraries = (try LibDeflate(level: 1), try LibDeflate(level: 6))
        case .best: libraries = (try LibDeflate(level: 6), try LibDeflate(level: 9))
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
        let blocks: [UInt8]
        if let libraries {
            blocks = smallest(picture, libraries)
        } else {
            unsafe picture.filterUp(into: memory.filtered, memory)
            blocks = unsafe [UInt8](unsafeUninitializedCapacity: RunDeflater.bound(count)) { output, written in
                unsafe written = runs.compress(input, rowLength: rowLength, pixelLength: type.pixelLength, into: output.baseAddress!)
            }
        }
        return unsafe PNGStrip(blocks: blocks.trimmed(), adler: Checksum.adler(input), count: count)
    }

    /// Leaves the rows in `memory.filtered` as they were when compressed.
    private func smallest(_ picture: StripRows, _ libraries: (sample: LibDeflate, result: LibDeflate)) -> [UInt8] {
        let count = picture.rowLength * picture.height
        var filters = picture.isFlat ? [RowFilter.up] : compression == .best ? RowFilter.all : RowFilter.usual
        picture.unpack(into: memory)
        if filters.count > 1 {
            // `best` tries whole strips, and those that do best once more.
            let height = compression == .best ? picture.height : max(1, picture.height / 4)
            let sizes = filters.map { filter in
                unsafe picture.filter(filter, rows: height, memory, into: memory.filtered)
                return unsafe libraries.sample.compress(
                    UnsafeBufferPointer(start: memory.filtered, count: height * picture.rowLength), into: memory.scratch(libraries.sample, count))
            }
            let order = filters.indices.sorted { (sizes[$0], $0) < (sizes[$1], $1) }
            filters = order.prefix(compression == .best ? 2 : 1).map { filters[$0] }
        }
        var best: (bytes: [UInt8], filter: RowFilter)?
        for filter in filters {
            unsafe picture.filter(filter, rows: picture.height, memory, into: memory.filtered)
            let input = unsafe UnsafeBufferPointer(start: memory.filtered, count: count)
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: libraries.result.bound(count)) { output, written in
                unsafe written = libraries.result.compress(input, into: output.baseAddress!)
                unsafe written = LibDeflate.open(output.baseAddress!, count: written)
            }
            if best.map({ bytes.count < $0.bytes.count }) ?? true { best = (bytes, filter) }
        }
        guard let best else { return [] }
        if best.filter != filters.last { unsafe picture.filter(best.filter, rows: picture.height, memory, into: memory.filtered) }
        return best.bytes
    }
}

extension [UInt8] {
    /// A copy that takes no more memory than it needs.
    fileprivate func trimmed() -> [UInt8] { capacity > count + count / 4 ? unsafe withUnsafeBufferPointer { unsafe [UInt8]($0) } : self }
}
