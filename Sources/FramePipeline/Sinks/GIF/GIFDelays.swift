/// Reads the display times of a GIF file's images.
package enum GIFDelays {
    /// Returns the offsets of the delays in the file: two bytes each, little-endian, in hundredths of a second.
    ///
    /// Walks the blocks of the GIF89a specification without decoding images. A graphic control extension (section 23) precedes each image of an animation.
    ///
    /// - Returns: nil if the file is damaged.
    /// - Complexity: O(n / 255) in the file's bytes.
    package static func offsets(in file: [UInt8]) -> [Int]? {
        guard file.starts(with: Array("GIF8".utf8)), let screen = byte(10, file) else { return nil }
        var offsets: [Int] = []
        var offset = 13 + colorTableSize(screen)
        while let kind = byte(offset, file) {
            switch kind {
            case 0x21:
                if byte(offset + 1, file) == 0xF9 { offsets.append(offset + 4) }
                offset += 2
            case 0x2C:
                guard let flags = byte(offset + 9, file) else { return nil }
                offset += 10 + colorTableSize(flags) + 1
            case 0x3B: return offsets.allSatisfy { $0 + 1 < file.count } ? offsets : nil
            default: return nil
            }
            // Data blocks, each preceded by its length; an empty one is the end.
            while let length = byte(offset, file), length > 0 { offset += 1 + Int(length) }
            offset += 1
        }
        return nil
    }

    private static func byte(_ offset: Int, _ file: [UInt8]) -> UInt8? { file.indices.contains(offset) ? file[offset] : nil }

    /// Returns the size of a color table in bytes, from the flags that announce it.
    private static func colorTableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
}
