import Foundation
import PNGCodec

/// Finds out whether a frame need not be drawn again: `--resume`.
///
/// A frame has its final name only when it is whole (`AtomicFile`), so that its name says enough, unless the machine went down or the disk has lost
/// something; therefore the checksums in the file are looked at, too. Its size in pixels must be right. Whether it is a picture of this scene nobody asks.
enum FinishedFile {
    /// Whether a file is a whole PNG file of that size in pixels.
    static func isWhole(_ path: String, width: Int, height: Int) -> Bool {
        guard let bytes = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe) else { return false }
        return bytes.starts(with: head(width: width, height: height)) && PNGChunks.areWhole(bytes)
    }

    /// The signature, and the header's chunk as far as the size (PNG specification, sections 5.2 and 11.2.2).
    private static func head(width: Int, height: Int) -> [UInt8] {
        func bigEndian(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bigEndian(13) + Array("IHDR".utf8) + bigEndian(width) + bigEndian(height)
    }
}
