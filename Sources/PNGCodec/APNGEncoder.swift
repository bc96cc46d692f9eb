import Display

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Writes pictures that come in order as one PNG file that moves (PNG specification, third edition, section 11.3.4).
///
/// Of each frame only the smallest rectangle is kept in which it differs from the one before; a frame that does not differ makes the one before stand longer.
/// The first frame is what readers show that know no APNG. All frames have RGBA, because the type stands at the start of the file, before anybody knows whether
/// a later frame lets something through; unless the caller knows. The file repeats for ever. Equal pictures and durations give equal bytes.
///
/// The file is `head` and then what `append` and `finish` answer, in order; `head` is known only after `finish`, and always has `headLength` bytes.
/// Not for two threads at the same time.
public final class APNGEncoder {
    /// The bytes before the first frame: signature, IHDR, sRGB and acTL.
    public static let headLength = 8 + (PNGFile.chunkOverhead + 13) + (PNGFile.chunkOverhead + 1) + (PNGFile.chunkOverhead + 8)

    /// How many pictures the file has, at most as many as were given.
    public private(set) var frameCount = 0

    private let width: Int
    private let height: Int
    private let type: PNGColorType
    private let compression: PNGCompression
    private let compressor: StripCompressor
    private var last: Pixmap?
    /// What is not written yet, because it may have to stand longer.
    private var pending: Frame?
    /// Of all chunks so far that are numbered.
    private var sequence: UInt32 = 0
    private var clock = APNGClock()

    private struct Frame {
        var rect: PixelRectangle
        var strips: [PNGStrip]
        var duration: APNGDuration
    }

    /// - Parameters:
    ///   - width: of all frames, in pixels.
    ///   - isOpaque: that no pixel of any frame lets anything through: the file has RGB then.
    public init(width: Int, height: Int, isOpaque: Bool = false, compression: PNGCompression = .balanced) {
        (self.width, self.height, self.compression) = (width, height, compression)
        type = isOpaque ? .rgb : .rgba
        compressor = StripCompressor(compression)
    }

    /// What the file begins with; true once `finish` was called.
    public var head: [UInt8] {
        var file: [UInt8] = []
        PNGFile.appendHead(width: width, height: height, type: type, to: &file)
        PNGFile.appendChunk("acTL", to: &file) { file in
            PNGFile.appendBigEndian(UInt32(frameCount), to: &file)
            // Times to play; 0 is for ever.
            PNGFile.appendBigEndian(0, to: &file)
        }
        return file
    }

    /// Takes the next frame.
    ///
    /// - Parameters:
    ///   - pixmap: of the size that was named; opaque if that was said.
    ///   - duration: how long it stands.
    /// - Returns: the next bytes of the file, often none.
    /// - Complexity: linear in the pixels.
    public func append(_ pixmap: Pixmap, duration: APNGDuration) -> [UInt8] {
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
                // Too long for one: the next begins with a pixel that stays as it is.
                rect = PixelRectangle(x: 0, y: 0, width: 1, height: 1)
            }
        }
        let written = flush()
        last = pixmap
        pending = Frame(rect: rect, strips: strips(pixmap, rect), duration: duration)
        return written
    }

    /// No more frames will come.
    ///
    /// - Precondition: there was one.
    /// - Returns: the last bytes of the file.
    public func finish() -> [UInt8] {
        var written = flush()
        precondition(frameCount > 0, "a file that moves has at least one frame")
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

    /// The chunks of the frame that waits.
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
            // Stays until the next one; replaces what was there.
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

/// A part of a picture, in pixels; not empty.
struct PixelRectangle: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
}

extension PixelRectangle {
    /// The smallest part outside of which both pictures are equal; nil where they are equal.
    ///
    /// - Precondition: both have one size.
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
                    // Columns between those that are known to differ need no look.
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
