import CDeflate

/// libdeflate at one level, for parts of a stream. Not for two threads at the same time.
@safe final class LibDeflate {
    private let compressor: OpaquePointer

    /// - Parameter level: from 0 to 12.
    /// - Throws: `PNGError.compressor` where memory is short.
    init(level: Int) throws(PNGError) {
        guard let compressor = unsafe libdeflate_alloc_compressor(Int32(level)) else { throw .compressor }
        unsafe self.compressor = unsafe compressor
    }

    deinit { unsafe libdeflate_free_compressor(compressor) }

    /// The most bytes that `compress` writes for so many.
    func bound(_ count: Int) -> Int { unsafe libdeflate_deflate_compress_bound(compressor, count) + 16 }

    /// Writes a whole deflate stream.
    ///
    /// - Parameter output: has room for `bound` of the input.
    /// - Returns: the number of bytes.
    func compress(_ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>) -> Int {
        unsafe libdeflate_deflate_compress(compressor, input.baseAddress, input.count, output, bound(input.count))
    }

    /// Turns a whole deflate stream into blocks of which none is the last, and that end at a whole byte.
    ///
    /// - Parameter stream: has room for 5 bytes more.
    /// - Returns: the new number of bytes.
    static func open(_ stream: UnsafeMutablePointer<UInt8>, count: Int) -> Int {
        guard let found = unsafe DeflateScanner.scan(UnsafeBufferPointer(start: stream, count: count)) else {
            preconditionFailure("libdeflate wrote what is no deflate stream")
        }
        unsafe stream[found.lastBlock / 8] &= ~(1 << UInt8(found.lastBlock % 8))
        // An empty stored block begins with three zeros, for which there may be room in the last byte: what is left of it is zeros.
        var count = (found.end + 7) / 8
        if found.end % 8 == 0 || found.end % 8 > 5 {
            unsafe stream[count] = 0
            count += 1
        }
        for byte: UInt8 in [0, 0, 0xFF, 0xFF] {
            unsafe stream[count] = byte
            count += 1
        }
        return count
    }
}
