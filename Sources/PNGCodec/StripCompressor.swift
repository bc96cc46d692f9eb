/// A strip of rows, filtered and compressed on its own.
struct PNGStrip {
    /// Non-final deflate blocks that end at a whole byte.
    var blocks: [UInt8]
    /// The Adler-32 checksum of the uncompressed bytes.
    var adler: UInt32
    /// The number of uncompressed bytes.
    var count: Int
}

/// Filters and compresses strips. The result depends only on a strip's pixels, the color type and the compression: the first row uses no row above.
///
/// Keeps its working memory between strips; must be used by one thread at a time.
final class StripCompressor {
    private let compression: PNGCompression
    private let runs = RunDeflater()
    /// Nil unless the compression is `balanced`.
    private let search: SearchDeflater?
    /// Compressors for the sample that decides between filters, and for the result; nil unless the compression is `best`.
    private let matches: (sample: MatchDeflater, result: MatchDeflater)?
    private let memory = StripMemory()

    init(_ compression: PNGCompression) {
        self.compression = compression
        search = compression == .balanced ? SearchDeflater() : nil
        matches =
            compression == .best
            ? (
                MatchDeflater(MatchDeflater.Effort(shortChain: 4, longChain: 16, enough: 64)),
                MatchDeflater(MatchDeflater.Effort(shortChain: 48, longChain: 384, enough: 258))
            ) : nil
    }

    /// Compresses a strip.
    ///
    /// - Parameters:
    ///   - pixels: the first pixel of `height` rows of `width` pixels; each row begins `stride` pixels after the previous one.
    ///   - type: a color type that can represent all pixels.
    /// - Complexity: linear.
    func compress(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int, as type: PNGColorType) -> PNGStrip {
        let picture = unsafe StripRows(pixels: pixels, width: width, height: height, stride: stride, type: type)
        let count = picture.rowLength * height
        let input = unsafe UnsafeBufferPointer(start: memory.filtered(count), count: count)
        if !picture.isDirect(.up) || compression == .best { picture.unpack(into: memory) }
        var blocks: [UInt8]
        if let matches, !picture.isFlat {
            blocks = smallest(picture, matches)
        } else {
            blocks = compressWithUp(picture)
        }
        if blocks.count > StoredBlocks.length(count) { blocks = unsafe stored(input) }
        return unsafe PNGStrip(blocks: blocks, adler: Checksum.adler(input), count: count)
    }

    private func stored(_ input: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: StoredBlocks.length(input.count)) { unsafe $1 = StoredBlocks.write(input, into: $0.baseAddress!) }
    }

    /// Compresses rows as differences to the row above, unless another method is better. Leaves the filtered rows in `memory.filtered`.
    private func compressWithUp(_ picture: StripRows) -> [UInt8] {
        let (rowLength, pixelLength) = (picture.rowLength, picture.type.pixelLength)
        let count = rowLength * picture.height
        let filtered = unsafe memory.filtered(count)
        let input = unsafe UnsafeBufferPointer(start: filtered, count: count)
        let marks = unsafe picture.filterUp(rows: 0..<picture.height, memory, into: filtered)
        // If all rows are equal, there is nothing to find but runs.
        if let search, !picture.isFlat {
            switch bestMethod(picture, marks, search) {
            case .runs: break
            case .search(let filter):
                unsafe picture.filter(filter, rows: 0..<picture.height, memory, into: filtered)
                let output = unsafe memory.scratch(SearchDeflater.bound(count))
                let length = unsafe search.compress(input, rowLength: rowLength, pixelLength: pixelLength, into: output)
                return unsafe [UInt8](UnsafeBufferPointer(start: output, count: length))
            case .stored:
                unsafe picture.filter(.all(.none), rows: 0..<picture.height, memory, into: filtered)
                return unsafe stored(input)
            }
        }
        let output = unsafe memory.scratch(RunDeflater.bound(count))
        let length = unsafe runs.compress(input, marks, rowLength: rowLength, pixelLength: pixelLength, into: output)
        return unsafe [UInt8](UnsafeBufferPointer(start: output, count: length))
    }

    private enum Method {
        case runs, stored
        case search(RowFilter)
    }

    /// Returns the method that does best on a sample of the rows, taken at two positions. The rows as differences to those above are in `memory.filtered`, and
    /// remain there.
    private func bestMethod(_ picture: StripRows, _ marks: RunMarks, _ search: SearchDeflater) -> Method {
        let (rowLength, pixelLength, height) = (picture.rowLength, picture.type.pixelLength, picture.height)
        let filtered = unsafe memory.filtered(rowLength * height)
        let sampleRows = max(1, height / 8)
        let samples = height < 8 ? [0..<height] : [height / 4, height * 3 / 4].map { $0..<$0 + sampleRows }
        var least = samples.map { unsafe runs.bitCount(filtered, marks, rows: $0, rowLength: rowLength, pixelLength: pixelLength) }
        let sampleBits = 8 * samples.reduce(0) { $0 + $1.count } * rowLength
        // Hardly anything but zeros.
        if least.reduce(0, +) < sampleBits / 512 { return .runs }
        var best = Method.runs
        func consider(_ filter: RowFilter, _ input: UnsafePointer<UInt8>, _ prepare: (Range<Int>) -> Void = { _ in }) {
            // With the same filter, a search that loses on the first sample won't win on the second.
            let hopeless = least[0] + (filter == .up ? 0 : least[0] / 4) + 512
            var bits: [Int] = []
            for part in samples {
                prepare(part)
                bits.append(unsafe search.bitCount(input, rows: [part], rowLength: rowLength, pixelLength: pixelLength))
                if bits[0] > hopeless { return }
            }
            if bits.reduce(0, +) < least.reduce(0, +) { (least, best) = (bits, .search(filter)) }
        }
        unsafe consider(.up, filtered)
        // Rows that hardly shrink are noise; a few rows are too small a sample to tell.
        if height >= 8, least.reduce(0, +) >= sampleBits * 99 / 100 { return .stored }
        // The number of pixels that would not be part of runs with the other filters.
        var (plain, sub) = (0, 0)
        for row in samples.joined() {
            let changes = unsafe PixelPacking.changes(picture.pixels + row * picture.stride, count: picture.width)
            (plain, sub) = (plain + changes.plain, sub + changes.sub)
        }
        // Measured: such a pixel, if it has three bytes, costs at least about twelve bits unfiltered, and six as a difference to the previous pixel.
        let (plainBits, subBits) = (4 * pixelLength * plain, 2 * pixelLength * sub)
        let upBits = least.reduce(0, +)
        for (filter, bits) in [(RowFilter.all(.none), plainBits), (RowFilter.all(.sub), subBits)] where bits < upBits {
            // A separate buffer, because the differences to the row above are still needed if this filter is no better.
            let other = unsafe memory.scratch(rowLength * height)
            unsafe consider(filter, other) { unsafe picture.filter(filter, rows: $0, memory, into: other + $0.lowerBound * rowLength) }
        }
        return best
    }

    /// Compresses with each of the two filters that do best on a sample of the rows, and returns the smaller result. Leaves the filtered rows in
    /// `memory.filtered`.
    private func smallest(_ picture: StripRows, _ matches: (sample: MatchDeflater, result: MatchDeflater)) -> [UInt8] {
        let shortest = picture.type == .rgba ? 6 : 3
        let count = picture.rowLength * picture.height
        let input = unsafe UnsafeBufferPointer(start: memory.filtered(count), count: count)
        let filtered = unsafe memory.filtered(count)
        // The middle rows are the most representative.
        let sampleRows = picture.height * 3 / 8..<max(picture.height * 3 / 8 + 1, picture.height * 5 / 8)
        let sampleCount = sampleRows.count * picture.rowLength
        var sizes: [(size: Int, filter: RowFilter)] = []
        for filter in RowFilter.all {
            unsafe picture.filter(filter, rows: sampleRows, memory, into: filtered)
            let output = unsafe memory.scratch(MatchDeflater.bound(sampleCount))
            let size = unsafe matches.sample.compress(UnsafeBufferPointer(start: filtered, count: sampleCount), shortest: shortest, into: output)
            // In ascending order of size; equal sizes in the order in which they were tried.
            sizes.insert((size, filter), at: sizes.firstIndex { $0.size > size } ?? sizes.count)
            // If neither of two filters makes the rows smaller, they are noise.
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
