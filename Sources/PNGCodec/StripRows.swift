#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A rule that chooses the filter of each row.
enum RowFilter: Equatable {
    /// The same filter for all rows; in the first row, which has no row above, `.sub` replaces filters that need one.
    case all(PNGFilter)
    /// For each row, the filter with the smallest sum of absolute differences, as in libpng.
    case leastSum

    static let up = RowFilter.all(.up)
    static let all: [RowFilter] = [.all(.none), .all(.sub), .all(.up), .all(.average), .all(.paeth), .leastSum]
}

/// Working memory for strips.
@safe final class StripMemory {
    /// The number of bytes before and after each buffer's contents that may be read or written.
    private static let margin = 32

    private var filteredBuffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
    private var plainBuffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
    private var scratchBuffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
    private var marksBuffer = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: 0)

    deinit {
        unsafe filteredBuffer.deallocate()
        unsafe plainBuffer.deallocate()
        unsafe scratchBuffer.deallocate()
        unsafe marksBuffer.deallocate()
    }

    /// Returns a buffer for `count` bytes, with `margin` more on both sides. The contents are lost when the buffer has to grow.
    private static func memory(_ count: Int, _ buffer: inout UnsafeMutableBufferPointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        if buffer.count < count + 2 * margin {
            unsafe buffer.deallocate()
            unsafe buffer = .allocate(capacity: count + 2 * margin)
        }
        return unsafe buffer.baseAddress! + margin
    }

    /// Returns memory for the filtered rows.
    func filtered(_ count: Int) -> UnsafeMutablePointer<UInt8> { unsafe Self.memory(count, &filteredBuffer) }

    /// Returns memory for the unfiltered rows, each preceded by eight zeros.
    func plain(_ count: Int) -> UnsafeMutablePointer<UInt8> { unsafe Self.memory(count, &plainBuffer) }

    /// Returns memory for the marks of all rows, and for one more row whose marks are discarded.
    func marks(width: Int, rows: Int) -> RunMarks {
        let count = RunMarks.wordCount(width: width, rows: rows + 1)
        if unsafe marksBuffer.count < count {
            unsafe marksBuffer.deallocate()
            unsafe marksBuffer = .allocate(capacity: count)
        }
        return unsafe RunMarks(marksBuffer.baseAddress!, width: width)
    }

    /// Returns memory for a result of unknown length.
    func scratch(_ count: Int) -> UnsafeMutablePointer<UInt8> { unsafe Self.memory(count, &scratchBuffer) }
}

/// The pixels of a strip, which it packs into bytes and filters.
@safe struct StripRows {
    let pixels: UnsafePointer<UInt32>
    let width: Int
    let height: Int
    /// The distance from one row to the next in pixels.
    let stride: Int
    let type: PNGColorType

    /// The number of bytes in a row, including its filter type.
    var rowLength: Int { width * type.pixelLength + 1 }

    /// The distance from one row to the next in `StripMemory.plain`: eight zeros, then the row.
    private var plainStride: Int { rowLength + 7 }

    /// Whether all rows are equal.
    var isFlat: Bool { (1..<max(1, height)).allSatisfy { isEqualToAbove($0) } }

    private func isEqualToAbove(_ row: Int) -> Bool {
        let start = unsafe pixels + row * stride
        return unsafe memcmp(start, start - stride, 4 * width) == 0
    }

    /// Returns the memory for the unfiltered rows.
    private func plain(_ memory: StripMemory) -> UnsafeMutablePointer<UInt8> { unsafe memory.plain(plainStride * height) }

    /// Packs the rows into `memory.plain`, for the filters for which `isDirect` is false.
    func unpack(into memory: StripMemory) {
        let plain = unsafe plain(memory)
        for row in 0..<(height) {
            let bytes = unsafe plain + row * plainStride + 8
            if row > 0, isEqualToAbove(row) {
                unsafe bytes.update(from: bytes - plainStride, count: rowLength - 1)
            } else {
                unsafe PixelPacking.pack(pixels + row * stride, count: width, as: type, into: bytes)
            }
            // Packing may write past the end of a row, so the zeros before the next row are written afterwards.
            unsafe (bytes - 8).update(repeating: 0, count: 8)
        }
    }

    /// Whether `filter` works directly on the pixels, without unpacked rows.
    func isDirect(_ filter: RowFilter) -> Bool { type == .rgb && (filter == .all(.none) || filter == .all(.sub) || filter == .up) }

    /// Filters some rows. Unless the filter is direct, the rows must have been unpacked.
    func filter(_ filter: RowFilter, rows: Range<Int>, _ memory: StripMemory, into output: UnsafeMutablePointer<UInt8>) {
        // Computing the marks, which are not needed here, costs next to nothing.
        if filter == .up, isDirect(filter) {
            _ = unsafe filterUp(rows: rows, memory, into: output)
            return
        }
        let isDirect = isDirect(filter)
        let plain = unsafe isDirect ? memory.plain(0) : plain(memory)
        for row in rows {
            let bytes = unsafe output + (row - rows.lowerBound) * rowLength
            if case .all(let all) = filter {
                let chosen = row == 0 && all.usesRowAbove ? .sub : all
                unsafe bytes[0] = chosen.rawValue
                if isDirect {
                    unsafe filterDirectly(chosen, pixels + row * stride, memory.marks(width: width, rows: height).row(height), into: bytes + 1)
                } else {
                    unsafe apply(chosen, plain + row * plainStride + 8, into: bytes + 1)
                }
            } else {
                unsafe filterByLeastSum(plain + row * plainStride + 8, isFirst: row == 0, into: bytes)
            }
        }
    }

    /// Filters some rows as `filter` does with `.up`, and marks their runs.
    ///
    /// - Returns: the marks; row 0 of them is the first of `rows`.
    func filterUp(rows: Range<Int>, _ memory: StripMemory, into output: UnsafeMutablePointer<UInt8>) -> RunMarks {
        let isDirect = isDirect(.up)
        let marks = memory.marks(width: width, rows: height)
        for row in rows {
            let index = row - rows.lowerBound
            let bytes = unsafe output + index * rowLength + 1
            if isDirect, row > 0 {
                unsafe bytes[-1] = PNGFilter.up.rawValue
                if isEqualToAbove(row) {
                    unsafe bytes.update(repeating: 0, count: rowLength - 1)
                    marks.setAll(index)
                } else {
                    let (start, bits) = unsafe (pixels + row * stride, marks.row(index))
                    unsafe PixelPacking.packRGB(start, minus: start - stride, count: width, into: bytes, marks: bits)
                    unsafe bits[0] &= ~1
                }
            } else {
                unsafe filter(row > 0 ? .up : .all(.sub), rows: row..<row + 1, memory, into: bytes - 1)
                unsafe marks.set(index, bytes, pixelLength: type.pixelLength)
            }
        }
        return marks
    }

    /// Writes a row unfiltered or, with `.sub`, as differences to the previous pixel.
    ///
    /// - Parameter unused: memory for the row's marks, which are discarded.
    private func filterDirectly(
        _ filter: PNGFilter, _ row: UnsafePointer<UInt32>, _ unused: UnsafeMutablePointer<UInt64>, into bytes: UnsafeMutablePointer<UInt8>
    ) {
        unsafe PixelPacking.packRGB(row, count: filter == .sub ? 1 : width, into: bytes)
        if filter == .sub { unsafe PixelPacking.packRGB(row + 1, minus: row, count: width - 1, into: bytes + 3, marks: unused) }
    }

    private func apply(_ filter: PNGFilter, _ plain: UnsafePointer<UInt8>, into bytes: UnsafeMutablePointer<UInt8>) {
        unsafe filter.apply(plain, above: plain - plainStride, count: rowLength - 1, pixelLength: type.pixelLength, into: bytes)
    }

    private func filterByLeastSum(_ plain: UnsafePointer<UInt8>, isFirst: Bool, into bytes: UnsafeMutablePointer<UInt8>) {
        var chosen = PNGFilter.none
        var (least, last) = (Int.max, PNGFilter.none)
        for candidate in PNGFilter.allCases where !isFirst || !candidate.usesRowAbove {
            unsafe apply(candidate, plain, into: bytes + 1)
            let cost = unsafe PNGFilter.cost(bytes + 1, count: rowLength - 1)
            if cost < least { (least, chosen) = (cost, candidate) }
            last = candidate
        }
        unsafe bytes[0] = chosen.rawValue
        if chosen != last { unsafe apply(chosen, plain, into: bytes + 1) }
    }
}
