#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A way to choose the filter of each row.
enum RowFilter: Equatable {
    /// The same for all; in the first row, which has none above it, `.sub` in place of those that look up.
    case all(PNGFilter)
    /// For each row the one with the smallest sum of differences, as libpng does.
    case leastSum

    static let up = RowFilter.all(.up)
    static let usual: [RowFilter] = [.all(.none), .all(.sub), .all(.paeth)]
    static let all: [RowFilter] = [.all(.none), .all(.sub), .all(.up), .all(.average), .all(.paeth), .leastSum]
}

/// Working memory for one strip.
@safe final class StripMemory {
    /// What it is made for: rows of a strip with the bytes that name their filters.
    let capacity: Int
    /// The filtered rows.
    let filtered: UnsafeMutablePointer<UInt8>
    /// The rows as they are, each with eight zeros before it.
    let plain: UnsafeMutablePointer<UInt8>
    private var output: UnsafeMutableBufferPointer<UInt8>
    private let allocations: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>)
    /// Bytes that may be read or written beside what is meant.
    private static let margin = 32

    init(bytes: Int) {
        capacity = bytes
        unsafe allocations.0 = .allocate(capacity: bytes + 2 * Self.margin)
        unsafe allocations.0.initialize(repeating: 0, count: bytes + 2 * Self.margin)
        // A row has at least two bytes, and eight more in front.
        unsafe allocations.1 = .allocate(capacity: 5 * bytes + 2 * Self.margin)
        unsafe allocations.1.initialize(repeating: 0, count: 5 * bytes + 2 * Self.margin)
        unsafe (filtered, plain) = unsafe (allocations.0 + Self.margin, allocations.1 + Self.margin)
        unsafe output = .allocate(capacity: 0)
    }

    deinit {
        unsafe allocations.0.deallocate()
        unsafe allocations.1.deallocate()
        unsafe output.deallocate()
    }

    /// Room for a result that only its size matters of.
    func scratch(_ count: Int) -> UnsafeMutablePointer<UInt8> {
        if unsafe output.count < count {
            unsafe output.deallocate()
            unsafe output = .allocate(capacity: count)
        }
        return unsafe output.baseAddress!
    }
}

/// Pixels of a strip on their way to bytes.
@safe struct StripRows {
    let pixels: UnsafePointer<UInt32>
    let width: Int
    let height: Int
    /// Pixels from one row to the next.
    let stride: Int
    let type: PNGColorType

    /// Bytes of a row with the one that names its filter.
    var rowLength: Int { width * type.pixelLength + 1 }

    /// Bytes from one row to the next in `StripMemory.plain`: eight zeros, then the row.
    private var plainStride: Int { rowLength + 7 }

    /// Whether all rows are the same.
    var isFlat: Bool { (1..<max(1, height)).allSatisfy { isEqualToAbove($0) } }

    private func isEqualToAbove(_ row: Int) -> Bool {
        let start = unsafe pixels + row * stride
        return unsafe memcmp(start, start - stride, 4 * width) == 0
    }

    /// All rows as differences to the row above, the first one to the pixel on the left.
    func filterUp(into output: UnsafeMutablePointer<UInt8>, _ memory: StripMemory) {
        guard type == .rgb else {
            unpack(into: memory)
            return unsafe filter(.up, rows: 0..<height, memory, into: output)
        }
        for row in 0..<(height) {
            let start = unsafe pixels + row * stride
            let bytes = unsafe output + row * rowLength
            if row == 0 {
                unsafe bytes[0] = PNGFilter.sub.rawValue
                unsafe PixelPacking.packRGB(start, count: 1, into: bytes + 1)
                unsafe PixelPacking.packRGB(start + 1, minus: start, count: width - 1, into: bytes + 4)
            } else {
                unsafe bytes[0] = PNGFilter.up.rawValue
                if isEqualToAbove(row) {
                    unsafe (bytes + 1).update(repeating: 0, count: rowLength - 1)
                } else {
                    unsafe PixelPacking.packRGB(start, minus: start - stride, count: width, into: bytes + 1)
                }
            }
        }
    }

    /// Fills `memory.plain`.
    func unpack(into memory: StripMemory) {
        for row in 0..<(height) {
            let bytes = unsafe memory.plain + row * plainStride + 8
            unsafe PixelPacking.pack(pixels + row * stride, count: width, as: type, into: bytes)
            // Packing may write behind the row: the next one's zeros come after it.
            unsafe (bytes - 8).update(repeating: 0, count: 8)
        }
    }

    /// Filters some rows of `memory.plain`.
    func filter(_ filter: RowFilter, rows: Range<Int>, _ memory: StripMemory, into output: UnsafeMutablePointer<UInt8>) {
        let count = rowLength - 1
        for row in rows {
            let plain = unsafe UnsafePointer(memory.plain + row * plainStride + 8)
            let bytes = unsafe output + (row - rows.lowerBound) * rowLength
            var chosen: PNGFilter
            switch filter {
            case .all(let all): chosen = row == 0 && all.looksUp ? .sub : all
            case .leastSum:
                chosen = .none
                var least = Int.max
                for candidate in PNGFilter.allCases where row > 0 || !candidate.looksUp {
                    unsafe candidate.apply(plain, above: plain - plainStride, count: count, pixelLength: type.pixelLength, into: bytes + 1)
                    let cost = unsafe PNGFilter.cost(bytes + 1, count: count)
                    if cost < least { (least, chosen) = (cost, candidate) }
                }
            }
            unsafe bytes[0] = chosen.rawValue
            unsafe chosen.apply(plain, above: plain - plainStride, count: count, pixelLength: type.pixelLength, into: bytes + 1)
        }
    }
}
