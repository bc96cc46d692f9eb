// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of CommonCrypto.

import AppleCryptoKit
import Foundation

public typealias CC_LONG = UInt32
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

private func hash<Function: HashFunction>(
    _ type: Function.Type, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    var function = Function()
    unsafe function.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(count)))
    guard let digest = unsafe digest else { return nil }
    for (index, byte) in function.finalize().enumerated() { unsafe digest[index] = byte }
    return unsafe digest
}

/// Writes the digest of bytes into memory, and returns it.
@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
    unsafe hash(Insecure.MD5.self, data, len, md)
}
/// Writes the digest of bytes into memory, and returns it.
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
    unsafe hash(Insecure.SHA1.self, data, len, md)
}
/// Writes the digest of bytes into memory, and returns it.
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
    unsafe hash(SHA256.self, data, len, md)
}
/// Writes the digest of bytes into memory, and returns it.
@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
    unsafe hash(SHA384.self, data, len, md)
}
/// Writes the digest of bytes into memory, and returns it.
@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
    unsafe hash(SHA512.self, data, len, md)
}

public typealias CCHmacAlgorithm = UInt32
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// Writes the authentication code of bytes into memory.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
    let key = unsafe SymmetricKey(data: Data(UnsafeRawBufferPointer(start: key, count: keyLength)))
    let data = unsafe Data(UnsafeRawBufferPointer(start: data, count: dataLength))
    let code: [UInt8] =
        switch Int(algorithm) {
        case kCCHmacAlgSHA1: Array(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key))
        case kCCHmacAlgMD5: Array(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key))
        case kCCHmacAlgSHA384: Array(HMAC<SHA384>.authenticationCode(for: data, using: key))
        case kCCHmacAlgSHA512: Array(HMAC<SHA512>.authenticationCode(for: data, using: key))
        default: Array(HMAC<SHA256>.authenticationCode(for: data, using: key))
        }
    for (index, byte) in code.enumerated() { unsafe macOut?.storeBytes(of: byte, toByteOffset: index, as: UInt8.self) }
}
