import Display

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Writes images, one after another, as one animated PNG file (PNG specification, third edition, section 11.3.4).
///
/// For each frame, only the smallest rectangle that differs from the previous frame is stored; a frame without differences extends the previous one's duration.
/// Readers without APNG support show the first frame. All frames are RGBA, because the color type is at the start of the file, before it is known whether a
/// later frame is translucent; unless the caller promises that none is. Equal images and durations give equal bytes.
///
/// The file consists of `head`, followed by the results of `append` and `finish` in order. `head` is complete only after `finish`, and always has `headLength`
/// bytes. An encoder must be used by one thread at a time.
package final class APNGEncoder {
    /// The number of bytes before the first frame: signature, IHDR, sRGB and acTL.
    package static let headLength = 8 + (PNGFile.chunkOverhead + 13) + (PNGFile.chunkOverhead + 1) + (PNGFile.chunkOverhead + 8)

    /// The number of frames in the file so far, at most the number of images appended.
    package private(set) var frameCount = 0

    private let width: Int
    private let height: Int
    private let type: PNGColorType
    private let plays: Int
    private let compression: PNGCompression
    private let compressor: StripCompressor
    private var last: Pixmap?
    /// The frame that is not written yet, because its duration may still grow.
    private var pending: Frame?
    /// The number of the next numbered chunk.
    private var sequence: UInt32 = 0
    private var clock = APNGClock()

    private struct Frame {
        var rect: PixelRectangle
        var strips: [PNGStrip]
        var duration: APNGDuration
    }

    /// Creates an encoder for frames of `width` by `height` pixels.
    ///
    /// - Parameters:
    ///   - isOpaque: whether all pixels of all frames are opaque; the file is RGB then.
    ///   - plays: the number of times that the animation plays; 0 is forever.
    package init(width: Int, height: Int, isOpaque: Bool = false, plays: Int = 0, compression: PNGCompression = .balanced) {
        (self.width, self.height, self.plays, self.compression) = (width, height, plays, compression)
        type = isOpaque ? .rgb : .rgba
        compressor = StripCompressor(compression)
    }

    /// The start of the file; correct once `finish` has been called.
    package var head: [UInt8] {
        var file: [UInt8] = []
        PNGFile.appendHead(width: width, height: height, type: type, to: &file)
        PNGFile.appendChunk("acTL", to: &file) { file in
            PNGFile.appendBigEndian(UInt32(frameCount), to: &file)
            PNGFile.appendBigEndian(UInt32(plays), to: &file)
        }
        return file
    }

    /// Appends the next frame.
    ///
    /// - Parameters:
    ///   - pixmap: an image of the encoder's size; opaque if the encoder was created with `isOpaque`.
    ///   - duration: how long the frame is shown.
    /// - Returns: the next bytes of the file, often none.
    /// - Complexity: linear in the number of pixels.
    package func append(_ pixmap: Pixmap, duration: APNGDuration) -> [UInt8] {
        precondition(pixmap.width == width && pixmap.height == height)
        let whole = PixelRectangle(x: 0, y: 0, width: width, height: height)
        var rect = whole
        if let last {
            if let changed = PixelRectangle(changedFrom: last, to: pixmap) {
                rect = changed
            } else {
                if let longer = pending?.duration.adding(duration) {
                    pending?.duration = longer
                    return []
                }
                // The sum doesn't fit into one delay: another frame follows that redraws a single, unchanged pixel.
                rect = PixelRectangle(x: 0, y: 0, width: 1, height: 1)
            }
        }
        let written = flush()
        last = pixmap
        pending = Frame(rect: rect, strips: strips(pixmap, rect), duration: duration)
        return written
    }

    /// Ends the file after the last frame.
    ///
    /// - Precondition: at least one frame was appended.
    /// - Returns: the last bytes of the file.
    package func finish() -> [UInt8] {
        var written = flush()
        precondition(frameCount > 0, "an animated PNG file needs at least one frame")
        PNGFile.appendChunk("IEND", to: &written) { _ in }
        return written
    }

    private func strips(_ pixmap: Pixmap, _ rect: PixelRectangle) -> [PNGStrip] {
        let rows = compression.stripRows(width: rect.width)
        return unsafe pixmap.pixels.withUnsafeBufferPointer { pixels in
            stride(from: 0, to: rect.height, by: rows).map { row in
                unsafe compressor.compress(
                    pixels.baseAddress! + (rect.y + row) * width + rect.x, width: rect.width, height: min(rows, rect.height - row), stride: width, as: type)
            }
        }
    }

    /// Returns the chunks of the pending frame, if there is one.
    private func flush() -> [UInt8] {
        guard let frame = pending else { return [] }
        pending = nil
        let delay = clock.delay(of: frame.duration)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(PNGFile.streamLength(frame.strips) + 100)
        PNGFile.appendChunk("fcTL", to: &bytes) { bytes in
            for number in [Int(nextSequence()), frame.rect.width, frame.rect.height, frame.rect.x, frame.rect.y] {
                PNGFile.appendBigEndian(UInt32(number), to: &bytes)
            }
            PNGFile.appendBigEndian(UInt32(delay.numerator) << 16 | UInt32(delay.denominator), to: &bytes)
            // Disposal: none, the frame stays until the next one. Blending: the frame replaces the pixels below it.
            bytes += [0, 0]
        }
        PNGFile.appendChunk(frameCount == 0 ? "IDAT" : "fdAT", to: &bytes) { bytes in
            if frameCount > 0 { PNGFile.appendBigEndian(nextSequence(), to: &bytes) }
            PNGFile.appendStream(frame.strips, to: &bytes)
        }
        frameCount += 1
        return bytes
    }

    private func nextSequence() -> UInt32 {
        defer { sequence += 1 }
        return sequence
    }
}

/// A part of an image, in pixels; not empty.
struct PixelRectangle: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
}

extension PixelRectangle {
    /// The smallest rectangle outside of which both images are equal; nil if they are equal everywhere.
    ///
    /// - Precondition: both images have the same size.
    init?(changedFrom old: Pixmap, to new: Pixmap) {
        let (width, height) = (new.width, new.height)
        let found = unsafe old.pixels.withUnsafeBufferPointer { old in
            unsafe new.pixels.withUnsafeBufferPointer { new -> PixelRectangle? in
                func differs(_ row: Int, _ columns: Range<Int>) -> Bool {
                    let start = row * width + columns.lowerBound
                    return unsafe memcmp(old.baseAddress! + start, new.baseAddress! + start, 4 * columns.count) != 0
                }
                guard let top = (0..<height).first(where: { differs($0, 0..<width) }) else { return nil }
                guard let bottom = (top..<height).last(where: { differs($0, 0..<width) }) else { return nil }
                var (left, right) = (width, 0)
                for row in top...bottom {
                    let start = row * width
                    // Columns between two that are known to differ need not be compared.
                    if left > 0, differs(row, 0..<left) {
                        var column = 0
                        while unsafe old[start + column] == new[start + column] { column += 1 }
                        left = column
                    }
                    if right < width, differs(row, right..<width) {
                        var column = width - 1
                        while unsafe old[start + column] == new[start + column] { column -= 1 }
                        right = column + 1
                    }
                }
                return PixelRectangle(x: left, y: top, width: right - left, height: bottom - top + 1)
            }
        }
        guard let found else { return nil }
        self = found
    }
}
