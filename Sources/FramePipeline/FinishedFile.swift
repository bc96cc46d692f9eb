import Foundation

/// Finds out whether a frame need not be drawn again: `--resume`.
///
/// A frame has its final name only when it is whole (`AtomicFile`), so that its name says enough, unless the machine went down; therefore the end of the
/// file is looked at, too. Its size in pixels must be right. Whether it is a picture of this scene nobody asks.
enum FinishedFile {
    /// Whether a file is a whole PNG file of that size in pixels.
    static func isWhole(_ path: String, width: Int, height: Int) -> Bool {
        guard let handle = FileHandle(forReadingAtPath: path), let head = try? handle.read(upToCount: 24),
            [UInt8](head) == Self.head(width: width, height: height), let length = try? handle.seekToEnd(),
            length >= 24 + 12, (try? handle.seek(toOffset: length - 12)) != nil, let end = try? handle.readToEnd()
        else { return false }
        return [UInt8](end) == Self.end
    }

    /// The signature, and the header's chunk as far as the size (PNG specification, sections 5.2 and 11.2.2).
    private static func head(width: Int, height: Int) -> [UInt8] {
        func bigEndian(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bigEndian(13) + Array("IHDR".utf8) + bigEndian(width) + bigEndian(height)
    }

    /// The last chunk, IEND: empty, with its checksum.
    private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
}
