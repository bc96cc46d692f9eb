import Easel
import Foundation

/// The curve of RFC 7748 and RFC 8032, for keys and signatures that are shown: it protects no secrets.
public enum Curve25519: Sendable {
    static let field = Remainders(modulus: Number256(hex: "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed"))
    static let order = Remainders(modulus: Number256(hex: "1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed"))

    static func randomBytes() -> [UInt8] { (0..<32).map { _ in UInt8(truncatingIfNeeded: _SceneRandom.next()) } }
    static func clamped(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        bytes[0] &= 248
        bytes[31] = bytes[31] & 127 | 64
        return bytes
    }

    /// RFC 7748, section 5.
    static func x25519(_ scalar: [UInt8], _ point: [UInt8]) -> [UInt8] {
        let f = field
        let k = Number256(bigEndian: clamped(scalar).reversed())
        var masked = point
        masked[31] &= 127
        let x1 = f.reduce(bigEndian: masked.reversed())
        var (x2, z2, x3, z3) = (Number256(1), Number256(), x1, Number256(1))
        var swap = false
        for index in (0..<255).reversed() {
            let bit = k.bit(index)
            if swap != bit { (x2, x3, z2, z3) = (x3, x2, z3, z2) }
            swap = bit
            let (a, b) = (f.add(x2, z2), f.subtract(x2, z2))
            let (aa, bb) = (f.square(a), f.square(b))
            let e = f.subtract(aa, bb)
            let (da, cb) = (f.multiply(f.subtract(x3, z3), a), f.multiply(f.add(x3, z3), b))
            x3 = f.square(f.add(da, cb))
            z3 = f.multiply(x1, f.square(f.subtract(da, cb)))
            x2 = f.multiply(aa, bb)
            z2 = f.multiply(e, f.add(aa, f.multiply(Number256(121665), e)))
        }
        if swap { (x2, z2) = (x3, z3) }
        return Array(f.multiply(x2, f.invert(z2)).bytes.reversed())
    }

    /// A point of the twisted curve in extended coordinates (RFC 8032, section 5.1.4).
    struct Point {
        var x, y, z, t: Number256
        static let neutral = Point(x: Number256(), y: Number256(1), z: Number256(1), t: Number256())
        static let d = Number256(hex: "52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3")
        static let base: Point = {
            let x = Number256(hex: "216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51a")
            let y = Number256(hex: "6666666666666666666666666666666666666666666666666666666666666658")
            return Point(x: x, y: y, z: Number256(1), t: field.multiply(x, y))
        }()

        static func + (p: Point, q: Point) -> Point {
            let f = field
            let a = f.multiply(f.subtract(p.y, p.x), f.subtract(q.y, q.x))
            let b = f.multiply(f.add(p.y, p.x), f.add(q.y, q.x))
            let c = f.multiply(f.multiply(f.add(p.t, p.t), d), q.t)
            let dd = f.multiply(f.add(p.z, p.z), q.z)
            let (e, ff, g, h) = (f.subtract(b, a), f.subtract(dd, c), f.add(dd, c), f.add(b, a))
            return Point(x: f.multiply(e, ff), y: f.multiply(g, h), z: f.multiply(ff, g), t: f.multiply(e, h))
        }
        func times(_ scalar: Number256) -> Point {
            var result = Point.neutral
            for index in (0..<256).reversed() {
                result = result + result
                if scalar.bit(index) { result = result + self }
            }
            return result
        }
        var encoded: [UInt8] {
            let inverse = field.invert(z)
            let (x, y) = (field.multiply(x, inverse), field.multiply(y, inverse))
            var bytes = Array(y.bytes.reversed())
            if x.bit(0) { bytes[31] |= 128 }
            return bytes
        }
        /// Nil for bytes that aren't a point.
        init?(encoded: [UInt8]) {
            guard encoded.count == 32 else { return nil }
            let (f, isOdd) = (field, encoded[31] & 128 != 0)
            var bytes = encoded
            bytes[31] &= 127
            let y = Number256(bigEndian: bytes.reversed())
            guard y < f.modulus else { return nil }
            let yy = f.square(y)
            let (u, v) = (f.subtract(yy, Number256(1)), f.add(f.multiply(Point.d, yy), Number256(1)))
            // The root of u / v: the modulus is 5 more than a multiple of 8.
            let ratio = f.multiply(u, f.invert(v))
            var x = f.power(ratio, Number256(hex: "0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe"))
            if f.square(x) != ratio {
                x = f.multiply(x, Number256(hex: "2b8324804fc1df0b2b4d00993dfbd7a72f431806ad2fe478c4ee1b274a0ea0b0"))
                guard f.square(x) == ratio else { return nil }
            }
            guard !(x.isZero && isOdd) else { return nil }
            if x.bit(0) != isOdd { x = f.negate(x) }
            self.init(x: x, y: y, z: Number256(1), t: f.multiply(x, y))
        }
        init(x: Number256, y: Number256, z: Number256, t: Number256) { (self.x, self.y, self.z, self.t) = (x, y, z, t) }
    }

    /// Returns the bytes of a key.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize` unless there are 32.
    private static func keyBytes<D: ContiguousBytes>(_ data: D) throws -> [UInt8] {
        let bytes = unsafe data.withUnsafeBytes { unsafe Array($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        return bytes
    }

    /// Signatures.
    public enum Signing: Sendable {
        /// The key that signs. It depends on the seed and the time of the scene, like all random numbers.
        public struct PrivateKey: Sendable {
            private let seed: [UInt8]
            public init() { seed = randomBytes() }
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws { seed = try Curve25519.keyBytes(data) }
            public var rawRepresentation: Data { Data(seed) }
            private var parts: (scalar: Number256, prefix: [UInt8]) {
                let hash = Array(SHA512.hash(data: seed))
                return (Number256(bigEndian: clamped(Array(hash.prefix(32))).reversed()), Array(hash.suffix(32)))
            }
            public var publicKey: PublicKey { PublicKey(bytes: Point.base.times(parts.scalar).encoded) }
            public func signature<D: DataProtocol>(for data: D) throws -> Data {
                let (scalar, prefix) = parts
                let key = publicKey.bytes
                let r = order.reduce(bigEndian: Array(SHA512.hash(data: prefix + Array(data))).reversed())
                let point = Point.base.times(r).encoded
                let k = order.reduce(bigEndian: Array(SHA512.hash(data: point + key + Array(data))).reversed())
                let s = order.add(r, order.multiply(k, order.reduce(bigEndian: scalar.bytes)))
                return Data(point + s.bytes.reversed())
            }
        }
        /// The key that checks signatures.
        public struct PublicKey: Sendable {
            let bytes: [UInt8]
            init(bytes: [UInt8]) { self.bytes = bytes }
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws { bytes = try Curve25519.keyBytes(data) }
            public var rawRepresentation: Data { Data(bytes) }
            public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
                let signature = Array(signature)
                guard signature.count == 64, let key = Point(encoded: bytes), Point(encoded: Array(signature.prefix(32))) != nil else { return false }
                let s = Number256(bigEndian: signature.suffix(32).reversed())
                guard s < order.modulus else { return false }
                let k = order.reduce(bigEndian: Array(SHA512.hash(data: signature.prefix(32) + bytes + Array(data))).reversed())
                // s·B = R + k·A, so s·B − k·A is R.
                let minus = Point(x: field.negate(key.x), y: key.y, z: key.z, t: field.negate(key.t))
                return (Point.base.times(s) + minus.times(k)).encoded == Array(signature.prefix(32))
            }
        }
    }
    /// Secrets of two people.
    public enum KeyAgreement: Sendable {
        /// A person's own key. It depends on the seed and the time of the scene, like all random numbers.
        public struct PrivateKey: Sendable {
            private let bytes: [UInt8]
            public init() { bytes = randomBytes() }
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws { bytes = try Curve25519.keyBytes(data) }
            public var rawRepresentation: Data { Data(bytes) }
            public var publicKey: PublicKey { PublicKey(bytes: x25519(bytes, [9] + Array(repeating: 0, count: 31))) }
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                SharedSecret(bytes: x25519(bytes, publicKeyShare.bytes))
            }
        }
        /// The key that a person gives to the other one.
        public struct PublicKey: Sendable {
            let bytes: [UInt8]
            init(bytes: [UInt8]) { self.bytes = bytes }
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws { bytes = try Curve25519.keyBytes(data) }
            public var rawRepresentation: Data { Data(bytes) }
        }
    }
}

/// What two people know together.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable {
    let bytes: [UInt8]
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try unsafe bytes.withUnsafeBytes(body) }
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }
    /// The key of ANSI X9.63.
    public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        var (result, number): ([UInt8], UInt32) = ([], 1)
        while result.count < outputByteCount {
            let counter = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
            result += Array(H.hash(data: bytes + counter + Array(sharedInfo)))
            number += 1
        }
        return SymmetricKey(data: Array(result.prefix(outputByteCount)))
    }
}
