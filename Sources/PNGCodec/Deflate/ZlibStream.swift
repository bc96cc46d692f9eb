import CDeflate

/// Decompresses zlib streams (RFC 1950).
package enum ZlibStream {
    /// Returns the data of a stream; nil if it is damaged, or longer than the limit.
    package static func inflated(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var capacity = min(limit, max(4096, 4 * bytes.count))
        while true {
            var result = LIBDEFLATE_SUCCESS
            let output = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { (output: inout UnsafeMutableBufferPointer<UInt8>, count) in
                unsafe bytes.withUnsafeBytes { input in
                    // Some writers leave a line break after the stream.
                    unsafe result = libdeflate_zlib_decompress_ex(
                        decompressor, input.baseAddress, input.count, output.baseAddress, output.count, nil, &count)
                }
                if result != LIBDEFLATE_SUCCESS { count = 0 }
            }
            if result == LIBDEFLATE_SUCCESS { return output }
            guard result == LIBDEFLATE_INSUFFICIENT_SPACE, capacity < limit else { return nil }
            capacity = min(limit, capacity * 4)
        }
    }
}
