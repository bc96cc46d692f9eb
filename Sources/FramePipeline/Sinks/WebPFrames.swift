import Display
import Foundation

/// The frames of an animated WebP file, still encoded: ffmpeg reads them one at a time, but not their file (before version 8).
///
/// Source: the WebP container specification, RFC 9649, section 2.7.
struct WebPFrames {
    struct Frame {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
        var milliseconds: Int
        /// Whether the frame is laid over what is there; else it replaces that.
        var isBlended: Bool
        /// Whether the frame's place is cleared after it.
        var isCleared: Bool
        /// A file of its own.
        var file: [UInt8]
    }

    let width: Int
    let height: Int
    let frames: [Frame]

    /// - Returns: nil where the file is no animated WebP or is broken.
    init?(_ bytes: [UInt8]) {
        guard bytes.count > 20, bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WEBP".utf8) else { return nil }
        var canvas: (Int, Int)?
        var frames: [Frame] = []
        var isWhole = true
        Self.forEachChunk(in: bytes, from: 12, to: bytes.count, isWhole: &isWhole) { name, body in
            if name == "VP8X", body.count >= 10 { canvas = (Self.number(bytes, body.lowerBound + 4, 3) + 1, Self.number(bytes, body.lowerBound + 7, 3) + 1) }
            guard name == "ANMF", body.count >= 16 else { return }
            let start = body.lowerBound
            let flags = bytes[start + 15]
            var (parts, isInnerWhole) = ([UInt8](), true)
            var hasAlphaChunk = false
            Self.forEachChunk(in: bytes, from: start + 16, to: body.upperBound, isWhole: &isInnerWhole) { name, inner in
                guard ["ALPH", "VP8 ", "VP8L"].contains(name) else { return }
                hasAlphaChunk = hasAlphaChunk || name == "ALPH"
                parts += Array(name.utf8) + Self.bytes(inner.count, 4) + bytes[inner] + (inner.count % 2 == 1 ? [0] : [])
            }
            let size = (Self.number(bytes, start + 6, 3) + 1, Self.number(bytes, start + 9, 3) + 1)
            // Transparency beside lossy pixels needs the extended header.
            let header = hasAlphaChunk ? Array("VP8X".utf8) + Self.bytes(10, 4) + [0x10, 0, 0, 0] + Self.bytes(size.0 - 1, 3) + Self.bytes(size.1 - 1, 3) : []
            let content = Array("WEBP".utf8) + header + parts
            frames.append(
                Frame(
                    x: 2 * Self.number(bytes, start, 3), y: 2 * Self.number(bytes, start + 3, 3), width: size.0, height: size.1,
                    milliseconds: Self.number(bytes, start + 12, 3), isBlended: flags & 2 == 0, isCleared: flags & 1 == 1,
                    file: Array("RIFF".utf8) + Self.bytes(content.count, 4) + content))
        }
        guard isWhole, let canvas, !frames.isEmpty, frames.allSatisfy({ $0.x + $0.width <= canvas.0 && $0.y + $0.height <= canvas.1 }) else { return nil }
        (width, height) = canvas
        self.frames = frames
    }

    /// The file with its last frame as long as it takes for all of them together to last so long: ffmpeg rounds each time down, and the last one is short then.
    ///
    /// - Returns: nil where the file is no animated WebP or the time of its last frame would be none.
    static func completing(_ file: [UInt8], milliseconds: Int) -> [UInt8]? {
        var (place, sum, isWhole) = (nil as Int?, 0, true)
        forEachChunk(in: file, from: 12, to: file.count, isWhole: &isWhole) { name, body in
            guard name == "ANMF", body.count >= 16 else { return }
            place = body.lowerBound + 12
            sum += number(file, body.lowerBound + 12, 3)
        }
        guard isWhole, let place else { return nil }
        let last = number(file, place, 3) + milliseconds - sum
        guard (1..<1 << 24).contains(last) else { return nil }
        var file = file
        file.replaceSubrange(place..<place + 3, with: bytes(last, 3))
        return file
    }

    private static func number(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int { (0..<size).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) } }
    private static func bytes(_ number: Int, _ size: Int) -> [UInt8] { (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }

    private static func forEachChunk(in bytes: [UInt8], from start: Int, to end: Int, isWhole: inout Bool, _ body: (String, Range<Int>) -> Void) {
        var place = start
        while place + 8 <= end {
            let size = number(bytes, place + 4, 4)
            guard size <= end - place - 8 else {
                isWhole = false
                return
            }
            body(String(decoding: bytes[place..<place + 4], as: UTF8.self), place + 8..<place + 8 + size)
            place += 8 + size + size % 2
        }
    }
}

/// Lays the frames of a WebP file over one another.
final class WebPReader: FrameReading {
    private let source: WebPFrames
    private let path: String
    private var canvas: Pixmap
    private var index = 0

    init(_ source: WebPFrames, path: String) {
        (self.source, self.path) = (source, path)
        canvas = Pixmap(width: source.width, height: source.height)
    }

    func next() throws -> Pixmap? {
        guard index < source.frames.count else { return nil }
        let frame = source.frames[index]
        index += 1
        let input = ["-f", "webp_pipe", "-i", "pipe:0"]
        guard let picture = try RawFrames(input, width: frame.width, height: frame.height, path: path, data: Data(frame.file)).next() else {
            throw InputError(path: path, reason: "frame \(index - 1) is empty", exitStatus: .badInput)
        }
        draw(frame) { x, y, below in
            let above = picture.pixels[y * frame.width + x]
            guard frame.isBlended, above < 0xFF00_0000 else { return above }
            let rest = 255 - above >> 24
            func part(_ shift: UInt32) -> UInt32 { min(255, (above >> shift & 0xFF) + ((below >> shift & 0xFF) * rest + 127) / 255) << shift }
            return part(24) | part(16) | part(8) | part(0)
        }
        let result = canvas
        if frame.isCleared { draw(frame) { _, _, _ in 0 } }
        return result
    }

    /// Changes the pixels of a frame's place.
    private func draw(_ frame: WebPFrames.Frame, _ color: (_ x: Int, _ y: Int, _ below: UInt32) -> UInt32) {
        for y in 0..<frame.height {
            for x in 0..<frame.width {
                let place = (frame.y + y) * canvas.width + frame.x + x
                canvas.pixels[place] = color(x, y, canvas.pixels[place])
            }
        }
    }
}
