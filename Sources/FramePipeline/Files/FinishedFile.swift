import Foundation
import PNGCodec

/// Checks whether a frame's file is already complete, so that `--resume` can skip it.
///
/// A frame gets its final name only when it is complete (`AtomicFile`), so the name alone would be enough unless the machine crashed or the disk lost data;
/// therefore the checksums in the file are verified as well. Its size in pixels must match. Whether it shows this scene is not checked.
package enum FinishedFile {
    /// Returns whether a file is a complete PNG file of that size in pixels.
    package static func isWhole(_ path: String, width: Int, height: Int) -> Bool {
        guard let bytes = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe) else { return false }
        return bytes.starts(with: head(width: width, height: height)) && PNGChunks.areWhole(bytes)
    }

    /// Returns the signature and the header chunk up to the size (PNG specification, sections 5.2 and 11.2.2).
    private static func head(width: Int, height: Int) -> [UInt8] {
        func bigEndian(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bigEndian(13) + Array("IHDR".utf8) + bigEndian(width) + bigEndian(height)
    }
}
