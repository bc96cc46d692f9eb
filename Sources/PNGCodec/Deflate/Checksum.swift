import CDeflate

/// The checksums of zlib streams and PNG chunks.
enum Checksum {
    /// Returns the Adler-32 checksum of the bytes (RFC 1950, section 8.2).
    static func adler(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 { unsafe libdeflate_adler32(1, bytes.baseAddress, bytes.count) }

    /// Returns the CRC-32 checksum of the bytes.
    static func crc(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 { unsafe libdeflate_crc32(0, bytes.baseAddress, bytes.count) }

    /// Returns the Adler-32 checksum of two concatenated parts.
    ///
    /// - Parameters:
    ///   - first: the checksum of the first part.
    ///   - second: the checksum of the second part.
    ///   - count: the number of bytes in the second part.
    static func combinedAdler(_ first: UInt32, _ second: UInt32, count: Int) -> UInt32 {
        let base: UInt64 = 65521
        let length = UInt64(count) % base
        let (firstLow, firstHigh) = (UInt64(first & 0xFFFF), UInt64(first >> 16))
        let (secondLow, secondHigh) = (UInt64(second & 0xFFFF), UInt64(second >> 16))
        // The second part's low sum started at 1 instead of at the first part's low sum, and every byte adds the low sum to the high one.
        let low = (firstLow + secondLow + base - 1) % base
        let high = (firstHigh + secondHigh + length * (firstLow + base - 1)) % base
        return UInt32(high) << 16 | UInt32(low)
    }
}
