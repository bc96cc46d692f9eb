// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are those of Apple.

import AppleFoundation
import Foundation

/// How bytes are compressed.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    fileprivate var known: NSData.CompressionAlgorithm? {
        switch rawValue {
        case 0x100: .lz4
        case 0x205: .zlib
        case 0x306: .lzma
        case 0x801: .lzfse
        default: nil
        }
    }
}
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
public let COMPRESSION_LZFSE = compression_algorithm(0x801)

public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
/// Compresses bytes, and returns their number; 0 if they don't fit, or for an unknown algorithm.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    unsafe copied(dst_buffer, dst_size, src_buffer, src_size, algorithm) { try $0.compressed(using: $1) }
}
/// Decompresses bytes, and returns their number; at most as many as fit; 0 if they can't be read.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    unsafe copied(dst_buffer, dst_size, src_buffer, src_size, algorithm, truncates: true) { try $0.decompressed(using: $1) }
}
private func copied(
    _ target: UnsafeMutablePointer<UInt8>, _ room: Int, _ source: UnsafePointer<UInt8>, _ count: Int, _ algorithm: compression_algorithm,
    truncates: Bool = false, _ change: (NSData, NSData.CompressionAlgorithm) throws -> NSData
) -> Int {
    guard let known = algorithm.known else { return 0 }
    let data = unsafe Data(bytes: source, count: count)
    guard let result = try? Data(referencing: change(NSData(data: data), known)) else { return 0 }
    guard truncates || result.count <= room else { return 0 }
    let bytes = result.prefix(room)
    unsafe bytes.copyBytes(to: target, count: bytes.count)
    return bytes.count
}
