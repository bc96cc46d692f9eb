import Easel
import Foundation

/// A function that maps data to a digest.
public protocol HashFunction: Sendable {
    associatedtype Digest: AppleCryptoKit.Digest
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    /// Returns the digest of the data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
    /// Adds data.
    public mutating func update<D: DataProtocol>(data: D) {
        let bytes = Array(data)
        unsafe bytes.withUnsafeBytes { unsafe update(bufferPointer: $0) }
    }
}

/// The result of a hash function.
public protocol Digest: Hashable, Sequence, ContiguousBytes, CustomStringConvertible, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
}

/// Declares a digest; the types differ in name only.
private protocol ByteDigest: Digest {
    var bytes: [UInt8] { get }
    static var name: String { get }
}

extension ByteDigest {
    func makeText() -> String { "\(Self.name) digest: " + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() }
}

/// 256 bits.
public struct SHA256Digest: ByteDigest {
    let bytes: [UInt8]
    static let name = "SHA256"
    public static let byteCount = 32
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try unsafe bytes.withUnsafeBytes(body) }
    public var description: String { makeText() }
}
/// 384 bits.
public struct SHA384Digest: ByteDigest {
    let bytes: [UInt8]
    static let name = "SHA384"
    public static let byteCount = 48
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try unsafe bytes.withUnsafeBytes(body) }
    public var description: String { makeText() }
}
/// 512 bits.
public struct SHA512Digest: ByteDigest {
    let bytes: [UInt8]
    static let name = "SHA512"
    public static let byteCount = 64
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try unsafe bytes.withUnsafeBytes(body) }
    public var description: String { makeText() }
}

extension Insecure {
    /// 160 bits.
    public struct SHA1Digest: ByteDigest {
        let bytes: [UInt8]
        static let name = "SHA1"
        public static let byteCount = 20
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try unsafe bytes.withUnsafeBytes(body) }
        public var description: String { makeText() }
    }
    /// 128 bits.
    public struct MD5Digest: ByteDigest {
        let bytes: [UInt8]
        static let name = "MD5"
        public static let byteCount = 16
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try unsafe bytes.withUnsafeBytes(body) }
        public var description: String { makeText() }
    }
}

/// Splits data into blocks of equal size.
struct BlockBuffer: Sendable {
    let size: Int
    private var rest: [UInt8] = []
    private var count: UInt64 = 0

    init(size: Int) { self.size = size }

    mutating func append(_ bytes: UnsafeRawBufferPointer, compress: (ArraySlice<UInt8>) -> Void) {
        count += UInt64(bytes.count)
        unsafe rest.append(contentsOf: bytes)
        let whole = rest.count / size * size
        for start in stride(from: 0, to: whole, by: size) { compress(rest[start..<(start + size)]) }
        rest.removeFirst(whole)
    }

    /// Adds the padding: a bit, zeros, and the length in bits.
    func finish(lengthBytes: Int, isBigEndian: Bool, compress: (ArraySlice<UInt8>) -> Void) {
        var last = rest + [0x80]
        while last.count % size != size - lengthBytes { last.append(0) }
        let length = (0..<8).map { UInt8(truncatingIfNeeded: (count * 8) >> (8 * $0)) } + Array(repeating: 0, count: lengthBytes - 8)
        last += isBigEndian ? length.reversed() : length
        for start in stride(from: 0, to: last.count, by: size) { compress(last[start..<(start + size)]) }
    }
}

/// A key for symmetric functions.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]
    public init<D: ContiguousBytes>(data: D) { bytes = unsafe data.withUnsafeBytes { unsafe Array($0) } }
    /// Creates a random key. It depends on the seed and the time of the scene, like all random numbers.
    public init(size: SymmetricKeySize) { bytes = (0..<(size.bitCount / 8)).map { _ in UInt8(truncatingIfNeeded: _SceneRandom.next()) } }
    public var bitCount: Int { 8 * bytes.count }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try unsafe bytes.withUnsafeBytes(body) }
}
/// The size of a key.
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A code that authenticates a message (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
    /// The code.
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner = H()
    private let outerKey: [UInt8]

    public init(key: SymmetricKey) {
        var bytes = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        bytes += Array(repeating: 0, count: H.blockByteCount - bytes.count)
        inner.update(data: bytes.map { $0 ^ 0x36 })
        outerKey = bytes.map { $0 ^ 0x5c }
    }
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
    public func finalize() -> MAC { HashedAuthenticationCode(digest: H.hash(data: outerKey + Array(inner.finalize()))) }
    /// Returns the code of a message.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }
    /// Returns whether a message has this code.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(_ code: C, authenticating data: D, using key: SymmetricKey) -> Bool {
        unsafe code.withUnsafeBytes { unsafe Array($0) } == Array(authenticationCode(for: data, using: key))
    }
}
/// The code of a message.
public struct HashedAuthenticationCode<H: HashFunction>: Sequence, ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
    let digest: H.Digest
    public var byteCount: Int { H.Digest.byteCount }
    public func makeIterator() -> Array<UInt8>.Iterator { Array(digest).makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try unsafe digest.withUnsafeBytes(body) }
    public var description: String { "HMAC with \(digest)" }
}
