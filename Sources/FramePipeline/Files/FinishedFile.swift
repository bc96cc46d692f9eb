import Foundation
import ImageCodec
import PNGCodec

/// Checks whether a frame's file is already complete, so that `--resume` can skip it.
///
/// A frame gets its final name only when it is complete (`AtomicFile`), so the name alone would be enough unless the machine crashed or the disk lost data;
/// therefore the checksums in the file are verified as well. Its size in pixels must match. Whether it shows this scene is not checked.
package enum FinishedFile {
    /// Returns whether a file is a complete PNG or JPEG file, as its name says, of that size in pixels. A file of another format is drawn again.
    package static func isWhole(_ path: String, width: Int, height: Int) -> Bool {
        guard let bytes = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe) else { return false }
        switch StillFormat.of(path) {
        case .png: return bytes.starts(with: head(width: width, height: height)) && PNGChunks.areWhole(bytes)
        case .jpeg: return JPEGEncoder.isWhole([UInt8](bytes), width: width, height: height)
        case .pdf, .svg: return false
        }
    }

    /// Returns whether a file is a complete animation: its format's last part is there, so that a file that was cut off is not taken for a complete one.
    package static func isWholeAnimation(_ path: String) -> Bool {
        guard AtomicFile.type(of: URL(filePath: path)) == .typeRegular, let bytes = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe) else {
            return false
        }
        switch URL(filePath: path).pathExtension.lowercased() {
        // GIF89a, section 27: the trailer.
        case "gif": return bytes.starts(with: Array("GIF8".utf8)) && bytes.last == 0x3B
        case "apng": return PNGChunks.areWhole(bytes)
        // RIFF: the size without the first 8 bytes.
        case "webp": return bytes.count >= 12 && number(bytes, at: 4, count: 4, isBigEndian: false) + 8 <= bytes.count
        case "mp4", "mov": return areBoxesWhole(bytes)
        case "webm": return isMatroskaWhole(bytes)
        default: return !bytes.isEmpty
        }
    }

    private static func number(_ bytes: Data, at start: Int, count: Int, isBigEndian: Bool = true) -> Int {
        let part = bytes[(bytes.startIndex + start)..<(bytes.startIndex + start + count)]
        return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns whether the boxes at the top fill the file exactly (ISO 14496-12, section 4.2).
    private static func areBoxesWhole(_ bytes: Data) -> Bool {
        var (position, hasIndex) = (0, false)
        while position + 8 <= bytes.count {
            var size = number(bytes, at: position, count: 4)
            if size == 1 {
                guard position + 16 <= bytes.count, number(bytes, at: position + 8, count: 1) == 0 else { return false }
                size = number(bytes, at: position + 8, count: 8)
            }
            guard size >= 8, size <= bytes.count - position else { return false }
            // "moov"
            if number(bytes, at: position + 4, count: 4) == 0x6D6F_6F76 { hasIndex = true }
            position += size
        }
        return hasIndex && position == bytes.count
    }

    /// Returns whether the two elements at the top, header and segment, fill the file exactly (RFC 8794, section 4: sizes with a variable length).
    private static func isMatroskaWhole(_ bytes: Data) -> Bool {
        var position = 0
        for _ in 0..<2 {
            // Both identifiers have four bytes.
            guard position + 5 <= bytes.count else { return false }
            let first = number(bytes, at: position + 4, count: 1)
            let length = UInt8(truncatingIfNeeded: first).leadingZeroBitCount + 1
            guard length <= 8, position + 4 + length <= bytes.count else { return false }
            let size = number(bytes, at: position + 4, count: length) & ((1 << (7 * length)) - 1)
            guard size <= bytes.count - position - 4 - length else { return false }
            position += 4 + length + size
        }
        return position == bytes.count
    }

    /// Returns the signature and the header chunk up to the size (PNG specification, sections 5.2 and 11.2.2).
    private static func head(width: Int, height: Int) -> [UInt8] {
        func bigEndian(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bigEndian(13) + Array("IHDR".utf8) + bigEndian(width) + bigEndian(height)
    }
}
