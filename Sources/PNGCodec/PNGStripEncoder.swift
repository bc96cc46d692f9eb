import Display

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Counts the work of an encoder.
package struct PNGCounters: Sendable, Equatable {
    /// The number of strips that were filtered and compressed.
    package var stripsEncoded = 0
    /// The number of strips that were unchanged from the previous image and copied.
    package var stripsReused = 0
    /// The total size of all files in bytes.
    package var bytes = 0

    package init() {}
}

/// Encodes a series of images as PNG files and compresses only the strips that changed since the previous image.
///
/// A file's bytes depend only on its image, the channels and the compression, never on earlier images: the image is divided into strips of rows whose height
/// depends on its width, each strip is compressed on its own, and all are joined into one valid stream. Keeps the last image and its strips.
/// An encoder must be used by one thread at a time.
package final class PNGStripEncoder {
    package let compression: PNGCompression
    /// The work for all images so far.
    package private(set) var counters = PNGCounters()

    private let compressor: StripCompressor
    private let keepsPictures: Bool
    private var last: Last?

    /// The previous image.
    private struct Last {
        var pixmap: Pixmap
        /// The traits of each strip's pixels.
        var traits: [PixelTraits]
        var type: PNGColorType
        var strips: [PNGStrip]
        var file: [UInt8]
    }

    /// - Parameter keepsPictures: whether more than one image will be encoded. If not, nothing is kept or reused, which saves copying the image.
    package init(compression: PNGCompression = .balanced, keepsPictures: Bool = true) {
        self.compression = compression
        self.keepsPictures = keepsPictures
        compressor = StripCompressor(compression)
    }

    /// Returns an image as a complete PNG file, tagged as sRGB: grayscale or RGB if every pixel is opaque, otherwise RGBA with straight alpha; or with more
    /// channels, if `channels` requires them.
    ///
    /// - Parameters:
    ///   - changedRows: a range of rows that contains all differences to the previous image; empty if there are none, nil if they are unknown. The range may
    ///     include unchanged rows. Ignored for the first image and for one of another size. With nil, and for the first image, the encoder keeps the image's
    ///     own memory, so that a change of the caller's image copies it.
    ///   - channels: the channels to store in any case.
    /// - Complexity: linear in the pixels of the changed rows; if they are unknown, in all pixels, which takes unchanged rows only a comparison of memory.
    package func encode(_ pixmap: Pixmap, changedRows: Range<Int>? = nil, channels: PNGChannels = .asNeeded) -> [UInt8] {
        let rows = compression.stripRows(width: pixmap.width)
        let count = (pixmap.height + rows - 1) / rows
        guard var last, last.pixmap.width == pixmap.width, last.pixmap.height == pixmap.height else {
            return encodeAll(pixmap, channels)
        }
        // Releases the encoder's reference, so that the changes below don't copy the storage.
        self.last = nil
        let changed: [Int]
        if let changedRows {
            changed = Self.update(&last.pixmap, from: pixmap, rows: rows, within: changedRows)
        } else {
            changed = Self.differences(of: pixmap, and: last.pixmap, rows: rows)
            last.pixmap = pixmap
        }
        for index in changed { last.traits[index] = Self.traits(pixmap, strip: index, rows: rows) }
        let type = Self.type(last.traits, channels)
        if !changed.isEmpty || type != last.type {
            // Another color type changes the bytes of all strips.
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

    /// Encodes an image without reusing anything.
    private func encodeAll(_ pixmap: Pixmap, _ channels: PNGChannels) -> [UInt8] {
        let rows = compression.stripRows(width: pixmap.width)
        let count = (pixmap.height + rows - 1) / rows
        let traits = (0..<count).map { Self.traits(pixmap, strip: $0, rows: rows) }
        let type = Self.type(traits, channels)
        let strips = (0..<count).map { strip(pixmap, $0, rows: rows, type) }
        let file = PNGFile.still(width: pixmap.width, height: pixmap.height, type: type, strips: strips)
        if keepsPictures { last = Last(pixmap: pixmap, traits: traits, type: type, strips: strips, file: file) }
        counters.stripsEncoded += count
        counters.bytes += file.count
        return file
    }

    /// Returns the indices of the strips that differ.
    private static func differences(of pixmap: Pixmap, and other: Pixmap, rows: Int) -> [Int] {
        let width = pixmap.width
        return unsafe pixmap.pixels.withUnsafeBufferPointer { new in
            unsafe other.pixels.withUnsafeBufferPointer { old in
                (0..<(pixmap.height + rows - 1) / rows).filter { index in
                    let start = index * rows * width
                    return unsafe memcmp(new.baseAddress! + start, old.baseAddress! + start, 4 * (min(old.count, start + rows * width) - start)) != 0
                }
            }
        }
    }

    /// Copies changed rows to `kept` and returns the indices of the strips that differed.
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
        // Each color type can represent everything that those with a smaller raw value can.
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
