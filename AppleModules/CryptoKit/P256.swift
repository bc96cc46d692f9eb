import Easel
import Foundation

/// The curve P-256 of NIST, for keys and signatures that are shown: it protects no secrets.
public enum P256: Sendable {
    static let field = Remainders(modulus: Number256(hex: "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff"))
    static let order = Remainders(modulus: Number256(hex: "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"))

    /// A point as x / z² and y / z³.
    struct Point {
        var x, y, z: Number256
        static let infinity = Point(x: Number256(1), y: Number256(1), z: Number256())
        static let base = Point(
            x: Number256(hex: "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"),
            y: Number256(hex: "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"), z: Number256(1))

        var doubled: Point {
            let f = field
            guard !z.isZero, !y.isZero else { return .infinity }
            let (yy, zz) = (f.square(y), f.square(z))
            let s = f.multiply(f.add(x, x), f.add(yy, yy))
            let difference = f.multiply(f.subtract(x, zz), f.add(x, zz))
            let m = f.add(f.add(difference, difference), difference)
            let newX = f.subtract(f.square(m), f.add(s, s))
            var eight = f.square(yy)
            for _ in 0..<3 { eight = f.add(eight, eight) }
            let yz = f.multiply(y, z)
            return Point(x: newX, y: f.subtract(f.multiply(m, f.subtract(s, newX)), eight), z: f.add(yz, yz))
        }
        static func + (p: Point, q: Point) -> Point {
            if p.z.isZero { return q }
            if q.z.isZero { return p }
            let f = field
            let (pz, qz) = (f.square(p.z), f.square(q.z))
            let (u1, u2) = (f.multiply(p.x, qz), f.multiply(q.x, pz))
            let (s1, s2) = (f.multiply(p.y, f.multiply(q.z, qz)), f.multiply(q.y, f.multiply(p.z, pz)))
            if u1 == u2 { return s1 == s2 ? p.doubled : .infinity }
            let (h, r) = (f.subtract(u2, u1), f.subtract(s2, s1))
            let hh = f.square(h)
            let (hhh, v) = (f.multiply(h, hh), f.multiply(u1, hh))
            let x = f.subtract(f.subtract(f.square(r), hhh), f.add(v, v))
            return Point(x: x, y: f.subtract(f.multiply(r, f.subtract(v, x)), f.multiply(s1, hhh)), z: f.multiply(h, f.multiply(p.z, q.z)))
        }
        func times(_ scalar: Number256) -> Point {
            var result = Point.infinity
            for index in (0..<256).reversed() {
                result = result.doubled
                if scalar.bit(index) { result = result + self }
            }
            return result
        }
        /// The coordinates; nil for the point at infinity.
        var plane: (x: Number256, y: Number256)? {
            guard !z.isZero else { return nil }
            let inverse = field.invert(z)
            let square = field.square(inverse)
            return (field.multiply(x, square), field.multiply(y, field.multiply(inverse, square)))
        }
        /// The 64 bytes of the coordinates.
        var bytes: [UInt8] { plane.map { $0.x.bytes + $0.y.bytes } ?? Array(repeating: 0, count: 64) }
        /// Nil for coordinates that aren't on the curve: y² = x³ − 3x + b.
        init?(bytes: [UInt8]) {
            guard bytes.count == 64 else { return nil }
            let (x, y) = (Number256(bigEndian: bytes.prefix(32)), Number256(bigEndian: bytes.suffix(32)))
            guard x < field.modulus, y < field.modulus else { return nil }
            let b = Number256(hex: "5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b")
            let three = field.add(field.add(x, x), x)
            guard field.square(y) == field.add(field.subtract(field.multiply(x, field.square(x)), three), b) else { return nil }
            self.init(x: x, y: y, z: Number256(1))
        }
        init(x: Number256, y: Number256, z: Number256) { (self.x, self.y, self.z) = (x, y, z) }
    }

    /// A number from 1 to the order. It depends on the seed and the time of the scene, like all random numbers.
    static func randomScalar() -> Number256 {
        while true {
            let scalar = Number256(bigEndian: Curve25519.randomBytes())
            if !scalar.isZero, scalar < order.modulus { return scalar }
        }
    }
    static func scalar<D: ContiguousBytes>(_ data: D) throws -> Number256 {
        let bytes = unsafe data.withUnsafeBytes { unsafe Array($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        let value = Number256(bigEndian: bytes)
        guard !value.isZero, value < order.modulus else { throw CryptoKitError.incorrectParameterSize }
        return value
    }
    static func point<D: ContiguousBytes>(_ data: D, prefix: [UInt8] = []) throws -> [UInt8] {
        let bytes = unsafe data.withUnsafeBytes { unsafe Array($0) }
        guard bytes.count == 64 + prefix.count, Array(bytes.prefix(prefix.count)) == prefix, Point(bytes: Array(bytes.suffix(64))) != nil else {
            throw CryptoKitError.incorrectKeySize
        }
        return Array(bytes.suffix(64))
    }
    /// The bytes before a public key in the format of RFC 5480.
    static let publicPrefix: [UInt8] = [
        0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07, 0x03, 0x42,
        0x00, 0x04,
    ]
    /// The bytes before a private key, and between it and its public key, in the format of RFC 5208.
    static let privatePrefix: [UInt8] = [
        0x30, 0x81, 0x87, 0x02, 0x01, 0x00, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03,
        0x01, 0x07, 0x04, 0x6d, 0x30, 0x6b, 0x02, 0x01, 0x01, 0x04, 0x20,
    ]
    static let privateMiddle: [UInt8] = [0xa1, 0x44, 0x03, 0x42, 0x00, 0x04]
    static func pem(_ label: String, _ der: [UInt8]) -> String {
        let text = Data(der).base64EncodedString()
        let lines = stride(from: 0, to: text.count, by: 64).map { String(text.dropFirst($0).prefix(64)) }
        return "-----BEGIN \(label)-----\n" + lines.joined(separator: "\n") + "\n-----END \(label)-----"
    }
    static func der(pem: String) throws -> [UInt8] {
        let lines = pem.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("-----") }
        guard let data = Data(base64Encoded: lines.joined()) else { throw CryptoKitError.incorrectParameterSize }
        return Array(data)
    }

    /// Signatures.
    public enum Signing: Sendable {
        /// The key that signs.
        public struct PrivateKey: P256PrivateKey {
            public let _scalar: _P256Scalar
            public init(_ scalar: _P256Scalar) { _scalar = scalar }
            public var publicKey: PublicKey { PublicKey(point: _scalar.publicPoint) }
            public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature { try signature(for: SHA256.hash(data: data)) }
            public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
                let e = order.reduce(bigEndian: Array(digest).prefix(32))
                while true {
                    let k = randomScalar()
                    guard let x = Point.base.times(k).plane?.x else { continue }
                    let r = order.reduce(bigEndian: x.bytes)
                    let s = order.multiply(order.invert(k), order.add(e, order.multiply(r, _scalar.value)))
                    if !r.isZero, !s.isZero { return ECDSASignature(bytes: r.bytes + s.bytes) }
                }
            }
        }
        /// The key that checks signatures.
        public struct PublicKey: P256PublicKey {
            public let _bytes: [UInt8]
            public init(point: [UInt8]) { _bytes = point }
            public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
                isValidSignature(signature, for: SHA256.hash(data: data))
            }
            public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
                let (r, s) = (Number256(bigEndian: signature.bytes.prefix(32)), Number256(bigEndian: signature.bytes.suffix(32)))
                guard !r.isZero, !s.isZero, r < order.modulus, s < order.modulus, let key = Point(bytes: _bytes) else { return false }
                let inverse = order.invert(s)
                let e = order.reduce(bigEndian: Array(digest).prefix(32))
                let sum = Point.base.times(order.multiply(e, inverse)) + key.times(order.multiply(r, inverse))
                return sum.plane.map { order.reduce(bigEndian: $0.x.bytes) == r } ?? false
            }
        }
        /// A signature.
        public struct ECDSASignature: ContiguousBytes, Hashable, Sendable {
            let bytes: [UInt8]
            init(bytes: [UInt8]) { self.bytes = bytes }
            public init<D: DataProtocol>(rawRepresentation: D) throws {
                bytes = Array(rawRepresentation)
                guard bytes.count == 64 else { throw CryptoKitError.incorrectParameterSize }
            }
            public init<D: DataProtocol>(derRepresentation: D) throws {
                var rest = Array(derRepresentation)[...]
                func byte() throws -> UInt8 {
                    guard let first = rest.popFirst() else { throw CryptoKitError.incorrectParameterSize }
                    return first
                }
                func number() throws -> [UInt8] {
                    guard try byte() == 2 else { throw CryptoKitError.incorrectParameterSize }
                    let count = Int(try byte())
                    let digits = rest.prefix(count).drop { $0 == 0 }
                    guard rest.count >= count, digits.count <= 32 else { throw CryptoKitError.incorrectParameterSize }
                    rest = rest.dropFirst(count)
                    return Array(repeating: 0, count: 32 - digits.count) + digits
                }
                guard try byte() == 0x30, Int(try byte()) == rest.count else { throw CryptoKitError.incorrectParameterSize }
                bytes = try number() + number()
            }
            public var rawRepresentation: Data { Data(bytes) }
            public var derRepresentation: Data {
                func number(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
                    let digits = Array(bytes.drop { $0 == 0 })
                    let value = (digits.first ?? 0x80) & 0x80 != 0 ? [0] + digits : digits
                    return [2, UInt8(value.count)] + value
                }
                let parts = number(bytes.prefix(32)) + number(bytes.suffix(32))
                return Data([0x30, UInt8(parts.count)] + parts)
            }
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try unsafe bytes.withUnsafeBytes(body) }
        }
    }
    /// Secrets of two people.
    public enum KeyAgreement: Sendable {
        /// A person's own key.
        public struct PrivateKey: P256PrivateKey {
            public let _scalar: _P256Scalar
            public init(_ scalar: _P256Scalar) { _scalar = scalar }
            public var publicKey: PublicKey { PublicKey(point: _scalar.publicPoint) }
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                guard let x = Point(bytes: publicKeyShare._bytes)?.times(_scalar.value).plane?.x else { throw CryptoKitError.authenticationFailure }
                return SharedSecret(bytes: x.bytes)
            }
        }
        /// The key that a person gives to the other one.
        public struct PublicKey: P256PublicKey {
            public let _bytes: [UInt8]
            public init(point: [UInt8]) { _bytes = point }
        }
    }
}

/// The number of a private key.
public struct _P256Scalar: Sendable {
    let value: Number256
    var publicPoint: [UInt8] { P256.Point.base.times(value).bytes }
}
/// The formats of private keys.
public protocol P256PrivateKey: Sendable {
    var _scalar: _P256Scalar { get }
    init(_ scalar: _P256Scalar)
}
extension P256PrivateKey {
    /// Creates a random key. It depends on the seed and the time of the scene, like all random numbers.
    public init(compactRepresentable: Bool = true) { self.init(_P256Scalar(value: P256.randomScalar())) }
    public init<D: ContiguousBytes>(rawRepresentation: D) throws { self.init(_P256Scalar(value: try P256.scalar(rawRepresentation))) }
    public init<D: ContiguousBytes>(x963Representation: D) throws {
        let bytes = unsafe x963Representation.withUnsafeBytes { unsafe Array($0) }
        guard bytes.count == 97 else { throw CryptoKitError.incorrectKeySize }
        try self.init(rawRepresentation: Array(bytes.suffix(32)))
    }
    public init(pemRepresentation: String) throws { try self.init(derRepresentation: P256.der(pem: pemRepresentation)) }
    public init<D: RandomAccessCollection<UInt8>>(derRepresentation: D) throws {
        let bytes = Array(derRepresentation)
        guard bytes.starts(with: P256.privatePrefix) else { throw CryptoKitError.incorrectParameterSize }
        try self.init(rawRepresentation: Array(bytes.dropFirst(P256.privatePrefix.count).prefix(32)))
    }
    public var rawRepresentation: Data { Data(_scalar.value.bytes) }
    public var x963Representation: Data { Data([4] + _scalar.publicPoint + _scalar.value.bytes) }
    public var derRepresentation: Data { Data(P256.privatePrefix + _scalar.value.bytes + P256.privateMiddle + _scalar.publicPoint) }
    public var pemRepresentation: String { P256.pem("PRIVATE KEY", Array(derRepresentation)) }
}
/// The formats of public keys.
public protocol P256PublicKey: Sendable {
    var _bytes: [UInt8] { get }
    init(point: [UInt8])
}
extension P256PublicKey {
    public init<D: ContiguousBytes>(rawRepresentation: D) throws { self.init(point: try P256.point(rawRepresentation)) }
    public init<D: ContiguousBytes>(x963Representation: D) throws { self.init(point: try P256.point(x963Representation, prefix: [4])) }
    public init(pemRepresentation: String) throws { try self.init(derRepresentation: P256.der(pem: pemRepresentation)) }
    public init<D: RandomAccessCollection<UInt8>>(derRepresentation: D) throws {
        self.init(point: try P256.point(Array(derRepresentation), prefix: P256.publicPrefix))
    }
    public var rawRepresentation: Data { Data(_bytes) }
    public var x963Representation: Data { Data([4] + _bytes) }
    public var compressedRepresentation: Data { Data([2 + (_bytes[63] & 1)] + _bytes.prefix(32)) }
    public var derRepresentation: Data { Data(P256.publicPrefix + _bytes) }
    public var pemRepresentation: String { P256.pem("PUBLIC KEY", Array(derRepresentation)) }
}

/// The hardware for keys, which doesn't exist here.
public enum SecureEnclave: Sendable {
    public static var isAvailable: Bool { false }
    /// Keys of the curve P-256.
    public enum P256: Sendable {
        /// Signatures.
        public enum Signing: Sendable {
            /// A key in the hardware.
            public struct PrivateKey: Sendable {
                /// - Throws: an error, because there is no hardware for keys.
                public init(compactRepresentable: Bool = true) throws { throw CryptoKitError.authenticationFailure }
                /// - Throws: an error, because there is no hardware for keys.
                public init<D: DataProtocol>(dataRepresentation: D) throws { throw CryptoKitError.authenticationFailure }
                public var dataRepresentation: Data { Data() }
                public var publicKey: AppleCryptoKit.P256.Signing.PublicKey { AppleCryptoKit.P256.Signing.PrivateKey().publicKey }
                /// - Throws: an error, because there is no hardware for keys.
                public func signature<D: DataProtocol>(for data: D) throws -> AppleCryptoKit.P256.Signing.ECDSASignature {
                    throw CryptoKitError.authenticationFailure
                }
            }
        }
    }
}
