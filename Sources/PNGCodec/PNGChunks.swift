import Foundation

/// The chunks of a PNG file, without what is in them.
package enum PNGChunks {
    /// Whether a file is chunk after chunk with the right checksums, has pixels, and ends with its last chunk (PNG specification, sections 5.3 and 5.6).
    ///
    /// - Complexity: reads every byte once; some gigabytes a second.
    package static func areWhole(_ file: Data) -> Bool {
        unsafe file.withUnsafeBytes { bytes in
            unsafe areWhole(bytes.bindMemory(to: UInt8.self))
        }
    }

    private static func areWhole(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        func number(_ place: Int) -> Int { (0..<4).reduce(0) { unsafe $0 << 8 | Int(bytes[place + $1]) } }
        guard unsafe bytes.starts(with: PNGFile.signature) else { return false }
        var (place, hasPixels) = (PNGFile.signature.count, false)
        while place + PNGFile.chunkOverhead <= bytes.count {
            let length = number(place)
            guard length <= bytes.count - place - PNGFile.chunkOverhead else { return false }
            let checked = unsafe UnsafeBufferPointer(rebasing: bytes[place + 4..<place + 8 + length])
            guard unsafe Int(Checksum.crc(checked)) == number(place + 8 + length) else { return false }
            let type = unsafe String(decoding: checked.prefix(4), as: UTF8.self)
            place += PNGFile.chunkOverhead + length
            if type == "IEND" { return hasPixels && place == bytes.count }
            hasPixels = hasPixels || type == "IDAT"
        }
        return false
    }
}
