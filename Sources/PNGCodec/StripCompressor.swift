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
    /// Nil where only runs are looked for.
    private let search: SearchDeflater?
    /// For the sample that decides between filters, and for the result; nil but for `best`.
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

    /// With differences to the row above, unless another way is better. Leaves the rows in `memory.filtered` as they were compressed.
    private func compressWithUp(_ picture: StripRows) -> [UInt8] {
        let (rowLength, pixelLength) = (picture.rowLength, picture.type.pixelLength)
        let count = rowLength * picture.height
        let filtered = unsafe memory.filtered(count)
        let input = unsafe UnsafeBufferPointer(start: filtered, count: count)
        let marks = unsafe picture.filterUp(rows: 0..<picture.height, memory, into: filtered)
        // In rows that are all the same there is nothing but runs.
        if let search, !picture.isFlat {
            switch best(picture, marks, search) {
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

    private enum Way {
        case runs, stored
        case search(RowFilter)
    }

    /// What does best on some of the rows, at two places. The rows as differences to those above are in `memory.filtered`, and stay there.
    private func best(_ picture: StripRows, _ marks: RunMarks, _ search: SearchDeflater) -> Way {
        let (rowLength, pixelLength, height) = (picture.rowLength, picture.type.pixelLength, picture.height)
        let filtered = unsafe memory.filtered(rowLength * height)
        let sampleRows = max(1, height / 8)
        let places = height < 8 ? [0..<height] : [height / 4, height * 3 / 4].map { $0..<$0 + sampleRows }
        var least = places.map { unsafe runs.bitCount(filtered, marks, rows: $0, rowLength: rowLength, pixelLength: pixelLength) }
        let sampleBits = 8 * places.reduce(0) { $0 + $1.count } * rowLength
        // Hardly more than zeros.
        if least.reduce(0, +) < sampleBits / 512 { return .runs }
        var best = Way.runs
        func consider(_ filter: RowFilter, _ input: UnsafePointer<UInt8>, _ prepare: (Range<Int>) -> Void = { _ in }) {
            // With the same filter a search makes no surprises.
            let hopeless = least[0] + (filter == .up ? 0 : least[0] / 4) + 512
            var bits: [Int] = []
            for part in places {
                prepare(part)
                bits.append(unsafe search.bitCount(input, rows: [part], rowLength: rowLength, pixelLength: pixelLength))
                if bits[0] > hopeless { return }
            }
            if bits.reduce(0, +) < least.reduce(0, +) { (least, best) = (bits, .search(filter)) }
        }
        unsafe consider(.up, filtered)
        // What is hardly smaller is noise; of few rows nobody knows.
        if height >= 8, least.reduce(0, +) >= sampleBits * 99 / 100 { return .stored }
        // How many pixels the other filters leave that are no runs.
        var (plain, sub) = (0, 0)
        for row in places.joined() {
            let changes = unsafe PixelPacking.changes(picture.pixels + row * picture.stride, count: picture.width)
            (plain, sub) = (plain + changes.plain, sub + changes.sub)
        }
        // Such a pixel costs, with three bytes, at least about twelve bits as it is, and six as difference to the one before: measured.
        let (plainBits, subBits) = (4 * pixelLength * plain, 2 * pixelLength * sub)
        let upBits = least.reduce(0, +)
        for (filter, bits) in [(RowFilter.all(.none), plainBits), (RowFilter.all(.sub), subBits)] where bits < upBits {
            // The differences to the row above are needed if these are no better.
            let other = unsafe memory.scratch(rowLength * height)
            unsafe consider(filter, other) { unsafe picture.filter(filter, rows: $0, memory, into: other + $0.lowerBound * rowLength) }
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
