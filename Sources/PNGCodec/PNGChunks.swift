import Foundation

/// Checks the chunks of a PNG file without decoding them.
package enum PNGChunks {
    /// Whether a file is a sequence of chunks with correct checksums, contains pixels, and ends after its `IEND` chunk (PNG specification, sections 5.3 and 5.6).
    ///
    /// - Complexity: reads every byte once, at several gigabytes per second.
    package static func areWhole(_ file: Data) -> Bool {
        unsafe file.withUnsafeBytes { bytes in
            unsafe areWhole(bytes.bindMemory(to: UInt8.self))
        }
    }

    private static func areWhole(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        func number(_ offset: Int) -> Int { (0..<4).reduce(0) { unsafe $0 << 8 | Int(bytes[offset + $1]) } }
        guard unsafe bytes.starts(with: PNGFile.signature) else { return false }
        var (offset, hasPixels) = (PNGFile.signature.count, false)
        while offset + PNGFile.chunkOverhead <= bytes.count {
            let length = number(offset)
            guard length <= bytes.count - offset - PNGFile.chunkOverhead else { return false }
            let checked = unsafe UnsafeBufferPointer(rebasing: bytes[offset + 4..<offset + 8 + length])
            guard unsafe Int(Checksum.crc(checked)) == number(offset + 8 + length) else { return false }
            let type = unsafe String(decoding: checked.prefix(4), as: UTF8.self)
            offset += PNGFile.chunkOverhead + length
            if type == "IEND" { return hasPixels && offset == bytes.count }
            hasPixels = hasPixels || type == "IDAT"
        }
        return false
    }

    /// Returns a file with a text in front of its pixels, as a chunk that image viewers show (PNG specification, section 11.3.3.4).
    ///
    /// - Parameter keyword: 1 to 79 Latin characters.
    package static func adding(_ text: String, as keyword: String, to file: [UInt8]) -> [UInt8] {
        // Behind the signature and the chunk IHDR.
        let position = PNGFile.signature.count + PNGFile.chunkOverhead + 13
        guard file.count > position, file.starts(with: PNGFile.signature) else { return file }
        var result = Array(file[..<position])
        PNGFile.appendChunk("iTXt", to: &result) { bytes in
            // Neither compressed nor in a named language.
            bytes += Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8)
        }
        return result + file[position...]
    }

    /// Whether the header says that the image has no alpha channel (PNG specification, section 11.2.2). The other kinds of transparency don't occur in our files.
    package static func isOpaque(_ file: [UInt8]) -> Bool { file.count > 25 && file[25] & 4 == 0 }
}
