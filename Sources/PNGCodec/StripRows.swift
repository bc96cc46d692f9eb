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
    /// Those that are soon tried.
    static let usual: [RowFilter] = [up, .all(.none), .all(.sub)]
    static let all: [RowFilter] = [.all(.none), .all(.sub), .all(.up), .all(.average), .all(.paeth), .leastSum]
}

/// Working memory for strips.
@safe final class StripMemory {
    /// Bytes that may be read or written beside what is meant.
    private static let margin = 32

    private var filteredRoom = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
    private var plainRoom = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
    private var output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
    private var marksRoom = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: 0)

    deinit {
        unsafe filteredRoom.deallocate()
        unsafe plainRoom.deallocate()
        unsafe output.deallocate()
        unsafe marksRoom.deallocate()
    }

    /// Room for so many bytes, and `margin` more on both sides; what it has is kept only while no more are asked for.
    private static func room(_ count: Int, _ buffer: inout UnsafeMutableBufferPointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        if buffer.count < count + 2 * margin {
            unsafe buffer.deallocate()
            unsafe buffer = .allocate(capacity: count + 2 * margin)
        }
        return unsafe buffer.baseAddress! + margin
    }

    /// For the filtered rows.
    func filtered(_ count: Int) -> UnsafeMutablePointer<UInt8> { unsafe Self.room(count, &filteredRoom) }

    /// For the rows as they are, each with eight zeros before it.
    func plain(_ count: Int) -> UnsafeMutablePointer<UInt8> { unsafe Self.room(count, &plainRoom) }

    /// For the marks of all rows, and for one more that nobody looks at.
    func marks(width: Int, rows: Int) -> RunMarks {
        let count = RunMarks.wordCount(width: width, rows: rows + 1)
        if unsafe marksRoom.count < count {
            unsafe marksRoom.deallocate()
            unsafe marksRoom = .allocate(capacity: count)
        }
        return unsafe RunMarks(marksRoom.baseAddress!, width: width)
    }

    /// For a result, before it is known how long it is.
    func scratch(_ count: Int) -> UnsafeMutablePointer<UInt8> { unsafe Self.room(count, &output) }
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

    /// Where `unpack` puts the rows.
    private func plain(_ memory: StripMemory) -> UnsafeMutablePointer<UInt8> { unsafe memory.plain(plainStride * height) }

    /// Brings the rows into the memory, for those filters that `isDirect` says no to.
    func unpack(into memory: StripMemory) {
        let plain = unsafe plain(memory)
        for row in 0..<(height) {
            let bytes = unsafe plain + row * plainStride + 8
            if row > 0, isEqualToAbove(row) {
                unsafe bytes.update(from: bytes - plainStride, count: rowLength - 1)
            } else {
                unsafe PixelPacking.pack(pixels + row * stride, count: width, as: type, into: bytes)
            }
            // Packing may write behind the row: the next one's zeros come after it.
            unsafe (bytes - 8).update(repeating: 0, count: 8)
        }
    }

    /// Whether `filter` needs nothing but the pixels.
    func isDirect(_ filter: RowFilter) -> Bool { type == .rgb && (filter == .all(.none) || filter == .all(.sub) || filter == .up) }

    /// Filters some rows: those that were unpacked, if it isn't direct.
    func filter(_ filter: RowFilter, rows: Range<Int>, _ memory: StripMemory, into output: UnsafeMutablePointer<UInt8>) {
        // Its marks cost next to nothing.
        if filter == .up, isDirect(filter) {
            _ = unsafe filterUp(rows: rows, memory, into: output)
            return
        }
        let isDirect = isDirect(filter)
        let plain = unsafe isDirect ? memory.plain(0) : plain(memory)
        for row in rows {
            let bytes = unsafe output + (row - rows.lowerBound) * rowLength
            if case .all(let all) = filter {
                let chosen = row == 0 && all.looksUp ? .sub : all
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

    /// Filters some rows with differences to the row above, as `filter` does, and marks their runs.
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

    /// As they are, or as differences to the pixel before.
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
        for candidate in PNGFilter.allCases where !isFirst || !candidate.looksUp {
            unsafe apply(candidate, plain, into: bytes + 1)
            let cost = unsafe PNGFilter.cost(bytes + 1, count: rowLength - 1)
            if cost < least { (least, chosen) = (cost, candidate) }
            last = candidate
        }
        unsafe bytes[0] = chosen.rawValue
        if chosen != last { unsafe apply(chosen, plain, into: bytes + 1) }
    }
}
