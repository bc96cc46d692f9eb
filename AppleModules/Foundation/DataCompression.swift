import CDeflate
import Foundation

extension NSData {
    /// How data is compressed.
    public enum CompressionAlgorithm: Int, Sendable { case lzfse, lz4, lzma, zlib }

    /// Returns the data in compressed form. `.zlib` makes it smaller; `.lzfse` and `.lz4` store it in blocks that those formats have for such data.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        let bytes = [UInt8](Data(referencing: self))
        switch algorithm {
        case .zlib: return NSData(data: Data(try deflated(bytes)))
        case .lzfse: return NSData(data: Data(stored(bytes, start: "bvx-", end: "bvx$")))
        case .lz4: return NSData(data: Data(stored(bytes, start: "bv4-", end: "bv4$")))
        case .lzma: throw CocoaError(.featureUnsupported)
        }
    }
    /// Returns the data that was compressed.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        let bytes = [UInt8](Data(referencing: self))
        switch algorithm {
        case .zlib: return NSData(data: Data(try inflated(bytes)))
        case .lzfse: return NSData(data: Data(try restored(bytes, start: "bvx-", end: "bvx$")))
        case .lz4: return NSData(data: Data(try restored(bytes, start: "bv4-", end: "bv4$")))
        case .lzma: throw CocoaError(.featureUnsupported)
        }
    }
}

// Apple's `.zlib` is the format of RFC 1951, without a header.

private func deflated(_ bytes: [UInt8]) throws -> [UInt8] {
    guard let compressor = unsafe libdeflate_alloc_compressor(6) else { throw CocoaError(.coderInvalidValue) }
    defer { unsafe libdeflate_free_compressor(compressor) }
    var result = [UInt8](repeating: 0, count: unsafe libdeflate_deflate_compress_bound(compressor, bytes.count))
    let count = unsafe bytes.withUnsafeBytes { input in
        unsafe result.withUnsafeMutableBytes { output in
            unsafe libdeflate_deflate_compress(compressor, input.baseAddress, input.count, output.baseAddress, output.count)
        }
    }
    return Array(result.prefix(count))
}

private func inflated(_ bytes: [UInt8]) throws -> [UInt8] {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { throw CocoaError(.coderInvalidValue) }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    // The format doesn't tell the size of the result.
    var size = max(bytes.count * 4, 1024)
    while size <= 1 << 30 {
        var result = [UInt8](repeating: 0, count: size)
        var count = 0
        let status = unsafe bytes.withUnsafeBytes { input in
            unsafe result.withUnsafeMutableBytes { output in
                unsafe libdeflate_deflate_decompress(decompressor, input.baseAddress, input.count, output.baseAddress, output.count, &count)
            }
        }
        switch status {
        case LIBDEFLATE_SUCCESS: return Array(result.prefix(count))
        case LIBDEFLATE_INSUFFICIENT_SPACE: size *= 4
        default: throw CocoaError(.coderReadCorrupt)
        }
    }
    throw CocoaError(.coderReadCorrupt)
}

/// The bytes in one stored block: a mark, the size, the bytes, and a mark for the end.
private func stored(_ bytes: [UInt8], start: String, end: String) -> [UInt8] {
    let size = UInt32(truncatingIfNeeded: bytes.count)
    let parts: [[UInt8]] = [Array(start.utf8), (0..<4).map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) }, bytes, Array(end.utf8)]
    return parts.flatMap { $0 }
}

/// The bytes of stored blocks. Compressed blocks of the format are an error.
private func restored(_ bytes: [UInt8], start: String, end: String) throws -> [UInt8] {
    var (result, rest): ([UInt8], ArraySlice<UInt8>) = ([], bytes[...])
    while rest.count >= 4 {
        let mark = Array(rest.prefix(4))
        rest = rest.dropFirst(4)
        if mark == Array(end.utf8) { return result }
        guard mark == Array(start.utf8), rest.count >= 4 else { break }
        let size = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        rest = rest.dropFirst(4)
        guard rest.count >= size else { break }
        result += rest.prefix(size)
        rest = rest.dropFirst(size)
    }
    throw CocoaError(.coderReadCorrupt)
}
