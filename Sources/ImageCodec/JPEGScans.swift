/// How often a JPEG file goes over its picture: progressive ones send it a few bits at a time.
///
/// Each scan takes a decoder some time for every pixel, and may be only a few bytes long: a small file could keep it busy for minutes.
enum JPEGScans {
    /// The usual programs make ten or so.
    static let limit = 100

    /// The scans of a file, whatever its bytes; those of pictures within its segments (thumbnails) don't count.
    static func count(_ bytes: [UInt8]) -> Int {
        var count = 0
        var offset = 2
        while offset + 4 <= bytes.count {
            // The end: a decoder stops here.
            if bytes[offset] == 0xFF, bytes[offset + 1] == 0xD9 { break }
            // Whatever is no marker is passed over, as the decoder does; RST, SOI and TEM have no length.
            guard bytes[offset] == 0xFF, !(0xD0...0xD8).contains(bytes[offset + 1]), ![0x00, 0x01, 0xFF].contains(bytes[offset + 1]) else {
                offset += 1
                continue
            }
            if bytes[offset + 1] == 0xDA { count += 1 }
            // A scan's pixels follow its segment; they hold no marker but RST.
            offset += 2 + max(2, Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
        }
        return count
    }
}
