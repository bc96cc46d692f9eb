import Display
import Foundation

/// The frames of an animated WebP file, still encoded: ffmpeg decodes single frames, but not animated files (before version 8).
///
/// Source: the WebP container specification, RFC 9649, section 2.7.
package struct WebPFrames {
    package struct Frame {
        package var x: Int
        package var y: Int
        package var width: Int
        package var height: Int
        package var milliseconds: Int
        /// Whether the frame is blended over the canvas; otherwise it replaces that area.
        package var isBlended: Bool
        /// Whether the frame's area is cleared afterwards.
        package var isCleared: Bool
        /// A complete WebP file with only this frame.
        package var file: [UInt8]
    }

    package let width: Int
    package let height: Int
    package let frames: [Frame]

    /// Returns nil if the file isn't an animated WebP or is damaged.
    package init?(_ bytes: [UInt8]) {
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
            // Lossy pixels with transparency need the extended header.
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

    /// Lengthens the last frame of a file so that the total duration is exact: ffmpeg rounds each time down, which makes the total too short.
    ///
    /// Nothing changes if the file isn't an animated WebP, or if the duration of its last frame would not be valid. Only the heads of its parts are read.
    ///
    /// - Throws: an error of the file system.
    package static func complete(_ url: URL, milliseconds: Int) throws {
        guard let (offset, duration) = lastDuration(in: try Data(contentsOf: url, options: .alwaysMapped), milliseconds: milliseconds) else { return }
        let handle = try FileHandle(forUpdating: url)
        try handle.seek(toOffset: UInt64(offset))
        try handle.write(contentsOf: duration)
        try handle.close()
    }

    /// Returns the place of the last frame's duration, and the bytes with which the total is exact.
    private static func lastDuration(in file: Data, milliseconds: Int) -> (offset: Int, bytes: [UInt8])? {
        var (offset, sum, isWhole) = (nil as Int?, 0, true)
        forEachChunk(in: file, from: 12, to: file.count, isWhole: &isWhole) { name, body in
            guard name == "ANMF", body.count >= 16 else { return }
            offset = body.lowerBound + 12
            sum += number(file, body.lowerBound + 12, 3)
        }
        guard isWhole, let offset else { return nil }
        let last = number(file, offset, 3) + milliseconds - sum
        return (1..<1 << 24).contains(last) ? (offset, bytes(last, 3)) : nil
    }

    /// Returns the contents of a file's first chunk with a name; nil without one.
    static func chunk(_ name: String, in file: [UInt8]) -> [UInt8]? {
        var (found, isWhole): ([UInt8]?, Bool) = (nil, true)
        forEachChunk(in: file, from: 12, to: file.count, isWhole: &isWhole) { if found == nil, $0 == name { found = Array(file[$1]) } }
        return found
    }

    private static func number<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes, _ offset: Int, _ size: Int) -> Int where Bytes.Index == Int {
        (0..<size).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    private static func bytes(_ number: Int, _ size: Int) -> [UInt8] { (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }

    private static func forEachChunk<Bytes: RandomAccessCollection<UInt8>>(
        in bytes: Bytes, from start: Int, to end: Int, isWhole: inout Bool, _ body: (String, Range<Int>) -> Void
    ) where Bytes.Index == Int {
        var offset = start
        while offset + 8 <= end {
            let size = number(bytes, offset + 4, 4)
            guard size <= end - offset - 8 else {
                isWhole = false
                return
            }
            body(String(decoding: bytes[offset..<offset + 4], as: UTF8.self), offset + 8..<offset + 8 + size)
            offset += 8 + size + size % 2
        }
    }
}
