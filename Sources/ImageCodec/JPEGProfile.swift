/// Finds the color profile in a JPEG file.
enum JPEGProfile {
    private static let name = Array("ICC_PROFILE\0".utf8)

    /// Returns the profile, which may be split among several segments (ICC.1:2010, annex B.4); nil without one.
    static func read(_ bytes: [UInt8]) -> [UInt8]? {
        var parts: [UInt8: ArraySlice<UInt8>] = [:]
        var offset = 2
        while offset + 4 <= bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] != 0xDA {
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            let body = offset + 4
            let end = offset + 2 + length
            guard length >= 2, end <= bytes.count else { break }
            if bytes[offset + 1] == 0xE2, end - body > name.count + 2, bytes[body..<(body + name.count)].elementsEqual(name) {
                parts[bytes[body + name.count]] = bytes[(body + name.count + 2)..<end]
            }
            offset = end
        }
        return parts.isEmpty ? nil : parts.sorted { $0.key < $1.key }.flatMap(\.value)
    }
}
