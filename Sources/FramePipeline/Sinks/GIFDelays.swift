/// Sets how long the pictures of a GIF file stand.
package enum GIFDelays {
    /// Where the delays are in the file: two bytes each, little end first, in hundredths of a second.
    ///
    /// Walks the blocks of the GIF89a specification without decoding pictures. A graphic control extension (section 23) stands before each picture that moves.
    ///
    /// - Returns: nil where the file is broken.
    /// - Complexity: O(n / 255) in the file's bytes.
    package static func offsets(in file: [UInt8]) -> [Int]? {
        guard file.starts(with: Array("GIF8".utf8)), let screen = byte(10, file) else { return nil }
        var offsets: [Int] = []
        var place = 13 + colorTableSize(screen)
        while let kind = byte(place, file) {
            switch kind {
            case 0x21:
                if byte(place + 1, file) == 0xF9 { offsets.append(place + 4) }
                place += 2
            case 0x2C:
                guard let flags = byte(place + 9, file) else { return nil }
                place += 10 + colorTableSize(flags) + 1
            case 0x3B: return offsets.allSatisfy { $0 + 1 < file.count } ? offsets : nil
            default: return nil
            }
            // Blocks of data, each with its length before it; an empty one is the end.
            while let length = byte(place, file), length > 0 { place += 1 + Int(length) }
            place += 1
        }
        return nil
    }

    /// The file with other delays.
    ///
    /// - Parameter delays: as many as the file has pictures, in hundredths of a second; more than 65,535 are not possible in the format.
    /// - Returns: nil where the file is broken or has another number of pictures.
    package static func replacing(in file: [UInt8], with delays: [Int]) -> [UInt8]? {
        guard let offsets = offsets(in: file), offsets.count == delays.count else { return nil }
        var file = file
        for (offset, delay) in zip(offsets, delays) {
            let value = UInt16(clamping: delay)
            file[offset] = UInt8(value & 0xFF)
            file[offset + 1] = UInt8(value >> 8)
        }
        return file
    }

    private static func byte(_ place: Int, _ file: [UInt8]) -> UInt8? { file.indices.contains(place) ? file[place] : nil }

    /// The bytes of a colour table by the flags that announce it.
    private static func colorTableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
}
