import Display
import Foundation
import FramePipeline
import ImageCodec

/// Composites the frames of a WebP file.
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
        guard let image = try RawFrames(input, width: frame.width, height: frame.height, path: path, data: Data(frame.file)).next() else {
            throw InputError(path: path, reason: "frame \(index - 1) is empty", kind: .invalid)
        }
        draw(frame) { x, y, below in
            let above = image.pixels[y * frame.width + x]
            guard frame.isBlended, above < 0xFF00_0000 else { return above }
            let rest = 255 - above >> 24
            func part(_ shift: UInt32) -> UInt32 { min(255, (above >> shift & 0xFF) + ((below >> shift & 0xFF) * rest + 127) / 255) << shift }
            return part(24) | part(16) | part(8) | part(0)
        }
        let result = canvas
        if frame.isCleared { draw(frame) { _, _, _ in 0 } }
        return result
    }

    /// Changes the pixels in a frame's area.
    private func draw(_ frame: WebPFrames.Frame, _ color: (_ x: Int, _ y: Int, _ below: UInt32) -> UInt32) {
        for y in 0..<frame.height {
            for x in 0..<frame.width {
                let index = (frame.y + y) * canvas.width + frame.x + x
                canvas.pixels[index] = color(x, y, canvas.pixels[index])
            }
        }
    }
}
