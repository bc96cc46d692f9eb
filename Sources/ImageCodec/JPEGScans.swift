/// Counts the passes that a JPEG file makes over its image: progressive files transmit it a few bits at a time.
///
/// A scan may be only a few bytes long but costs the decoder time for every pixel, so a small file could keep it busy for minutes.
enum JPEGScans {
    /// The maximum number of scans in a file; common encoders write about ten.
    static let limit = 100

    /// Returns the number of scans in a file with any bytes; scans of thumbnails within segments don't count.
    static func count(_ bytes: [UInt8]) -> Int {
        var count = 0
        var offset = 2
        while offset + 4 <= bytes.count {
            // The end marker, where the decoder stops.
            if bytes[offset] == 0xFF, bytes[offset + 1] == 0xD9 { break }
            // Bytes that are not a marker are skipped, as the decoder does; RST, SOI and TEM have no length.
            guard bytes[offset] == 0xFF, !(0xD0...0xD8).contains(bytes[offset + 1]), ![0x00, 0x01, 0xFF].contains(bytes[offset + 1]) else {
                offset += 1
                continue
            }
            if bytes[offset + 1] == 0xDA { count += 1 }
            // A scan's pixels follow its segment; the only markers among them are RST.
            offset += 2 + max(2, Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
        }
        return count
    }
}
