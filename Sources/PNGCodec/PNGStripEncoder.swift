import Display

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What encoding took.
public struct PNGCounters: Sendable, Equatable {
    /// Strips that were filtered and compressed.
    public var stripsEncoded = 0
    /// Strips that were as in the picture before, and copied.
    public var stripsReused = 0
    /// Bytes of all files.
    public var bytes = 0

    public init() {}
}

/// Writes PNG files of pictures that come one after the other, and compresses only what is not as it was in the one before.
///
/// A file's bytes depend on its picture and the compression alone, never on what was there before: the picture is cut into strips of rows, as its width says,
/// each is compressed on its own, and all are joined to one valid stream. Keeps a copy of the last picture and its strips.
/// Not for two threads at the same time.
public final class PNGStripEncoder {
    /// What is written.
    public let compression: PNGCompression
    /// Of all pictures so far.
    public private(set) var counters = PNGCounters()

    private let compressor: StripCompressor
    private let keepsPictures: Bool
    private var last: Last?

    /// The picture before.
    private struct Last {
        var pixmap: Pixmap
        /// For each strip what its pixels are.
        var traits: [PixelTraits]
        var type: PNGColorType
        var strips: [PNGStrip]
        var file: [UInt8]
    }

    /// - Parameter keepsPictures: whether more than one picture will come. Without it nothing is kept or used again, which spares a single one its copy.
    public init(compression: PNGCompression = .balanced, keepsPictures: Bool = true) {
        self.compression = compression
        self.keepsPictures = keepsPictures
        compressor = StripCompressor(compression)
    }

    /// The picture as a complete PNG file, tagged as sRGB: grey or RGB where every pixel is opaque, else RGBA with straight alpha; or more, as `channels` says.
    ///
    /// - Parameters:
    ///   - changedRows: the rows outside of which the picture equals the one before of the same size; empty where all of it does, nil where that is not
    ///     known. Rows that did not change may be among them. Ignored with the first picture and with one of another size.
    ///   - channels: what is stored in any case.
    /// - Complexity: linear in the pixels of the changed rows; with nil, in those of the picture, at the speed of comparing memory where it did not change.
    public func encode(_ pixmap: Pixmap, changedRows: Range<Int>? = nil, channels: PNGChannels = .asNeeded) -> [UInt8] {
        let rows = compression.stripRows(width: pixmap.width)
        let count = (pixmap.height + rows - 1) / rows
        guard var last, last.pixmap.width == pixmap.width, last.pixmap.height == pixmap.height else {
            return encodeAll(pixmap, channels)
        }
        // Given up here, so that what is changed below is not shared.
        self.last = nil
        let changed = Self.update(&last.pixmap, from: pixmap, rows: rows, within: changedRows ?? 0..<pixmap.height)
        for index in changed { last.traits[index] = Self.traits(pixmap, strip: index, rows: rows) }
        let type = Self.type(last.traits, channels)
        if !changed.isEmpty || type != last.type {
            // Of another type, all strips have other bytes.
            let stale = type == last.type ? changed : Array(0..<count)
            for index in stale { last.strips[index] = strip(pixmap, index, rows: rows, type) }
            last.type = type
            last.file = PNGFile.still(width: pixmap.width, height: pixmap.height, type: type, strips: last.strips)
            counters.stripsEncoded += stale.count
            counters.stripsReused += count - stale.count
        } else {
            counters.stripsReused += count
        }
        counters.bytes += last.file.count
        self.last = last
        return last.file
    }

    /// The picture, with nothing used again.
    private func encodeAll(_ pixmap: Pixmap, _ channels: PNGChannels) -> [UInt8] {
        let rows = compression.stripRows(width: pixmap.width)
        let count = (pixmap.height + rows - 1) / rows
        let traits = (0..<count).map { Self.traits(pixmap, strip: $0, rows: rows) }
        let type = Self.type(traits, channels)
        let strips = (0..<count).map { strip(pixmap, $0, rows: rows, type) }
        let file = PNGFile.still(width: pixmap.width, height: pixmap.height, type: type, strips: strips)
        if keepsPictures {
            // Sharing the memory would make whoever paints the next picture copy it.
            last = Last(pixmap: pixmap.copied(), traits: traits, type: type, strips: strips, file: file)
        }
        counters.stripsEncoded += count
        counters.bytes += file.count
        return file
    }

    /// Brings `kept` up to date, and answers which strips differed.
    private static func update(_ kept: inout Pixmap, from pixmap: Pixmap, rows: Int, within changedRows: Range<Int>) -> [Int] {
        let changedRows = changedRows.clamped(to: 0..<pixmap.height)
        guard !changedRows.isEmpty else { return [] }
        let width = pixmap.width
        return unsafe pixmap.pixels.withUnsafeBufferPointer { new in
            unsafe kept.pixels.withUnsafeMutableBufferPointer { old in
                (changedRows.lowerBound / rows...(changedRows.upperBound - 1) / rows).filter { index in
                    let part = changedRows.clamped(to: index * rows..<(index + 1) * rows)
                    let (start, count) = (part.lowerBound * width, part.count * width)
                    guard unsafe memcmp(new.baseAddress! + start, old.baseAddress! + start, 4 * count) != 0 else { return false }
                    unsafe (old.baseAddress! + start).update(from: new.baseAddress! + start, count: count)
                    return true
                }
            }
        }
    }

    private static func range(_ pixmap: Pixmap, strip: Int, rows: Int) -> Range<Int> {
        strip * rows * pixmap.width..<min(pixmap.height, (strip + 1) * rows) * pixmap.width
    }

    private static func traits(_ pixmap: Pixmap, strip: Int, rows: Int) -> PixelTraits {
        unsafe pixmap.pixels.withUnsafeBufferPointer { unsafe PixelTraits(UnsafeBufferPointer(rebasing: $0[range(pixmap, strip: strip, rows: rows)])) }
    }

    private static func type(_ traits: [PixelTraits], _ channels: PNGChannels) -> PNGColorType {
        var all = PixelTraits()
        for part in traits { all.formUnion(part) }
        // Each type keeps what those with a smaller number do.
        return all.colorType.rawValue > channels.leastType.rawValue ? all.colorType : channels.leastType
    }

    private func strip(_ pixmap: Pixmap, _ index: Int, rows: Int, _ type: PNGColorType) -> PNGStrip {
        let range = Self.range(pixmap, strip: index, rows: rows)
        let width = pixmap.width
        return unsafe pixmap.pixels.withUnsafeBufferPointer { pixels in
            unsafe compressor.compress(pixels.baseAddress! + range.lowerBound, width: width, height: range.count / width, stride: width, as: type)
        }
    }
}
