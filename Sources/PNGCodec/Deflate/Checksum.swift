import CDeflate

/// The checksums of zlib streams and PNG chunks.
enum Checksum {
    /// Adler-32 of these bytes alone (RFC 1950, section 8.2).
    static func adler(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 { unsafe libdeflate_adler32(1, bytes.baseAddress, bytes.count) }

    /// CRC-32 of these bytes.
    static func crc(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 { unsafe libdeflate_crc32(0, bytes.baseAddress, bytes.count) }

    /// Adler-32 of two parts together.
    ///
    /// - Parameter count: the bytes of the second.
    static func combinedAdler(_ first: UInt32, _ second: UInt32, count: Int) -> UInt32 {
        let base: UInt64 = 65521
        let length = UInt64(count) % base
        let (firstLow, firstHigh) = (UInt64(first & 0xFFFF), UInt64(first >> 16))
        let (secondLow, secondHigh) = (UInt64(second & 0xFFFF), UInt64(second >> 16))
        // The second part was begun with 1 in the low sum, where it should have been begun with the first's low sum, which each byte adds to the high one.
        let low = (firstLow + secondLow + base - 1) % base
        let high = (firstHigh + secondHigh + length * (firstLow + base - 1)) % base
        return UInt32(high) << 16 | UInt32(low)
    }
}
