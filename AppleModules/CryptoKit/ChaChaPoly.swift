import Foundation

/// The cipher ChaCha20 with the tags of Poly1305 (RFC 8439).
public enum ChaChaPoly {
    /// A number that is used once.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        let bytes: [UInt8]
        /// Creates a random number. It depends on the seed and the time of the scene.
        public init() { bytes = SymmetricKey(size: SymmetricKeySize(bitCount: 96)).bytes }
        public init<D: DataProtocol>(data: D) throws {
            guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
            bytes = Array(data)
        }
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try unsafe bytes.withUnsafeBytes(body) }
    }
    /// An encrypted message with its nonce and tag.
    public struct SealedBox: Sendable {
        public let nonce: Nonce
        public let ciphertext: Data
        public let tag: Data
        public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
            (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
        }
        public init<D: DataProtocol>(combined: D) throws {
            let bytes = Array(combined)
            guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
            try self.init(nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes[12..<(bytes.count - 16)], tag: bytes.suffix(16))
        }
    }
    public static func seal<Plaintext: DataProtocol>(_ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        let nonce = nonce ?? Nonce()
        let text = crypt(Array(message), key: key.bytes, nonce: nonce.bytes)
        return try SealedBox(nonce: nonce, ciphertext: text, tag: tag(of: text, with: Array(authenticatedData), key: key.bytes, nonce: nonce.bytes))
    }
    /// - Throws: `CryptoKitError.authenticationFailure` for another key or a changed message.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data { try open(sealedBox, using: key, authenticating: [UInt8]()) }
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        let (text, nonce) = (Array(sealedBox.ciphertext), sealedBox.nonce.bytes)
        guard tag(of: text, with: Array(authenticatedData), key: key.bytes, nonce: nonce) == Array(sealedBox.tag) else {
            throw CryptoKitError.authenticationFailure
        }
        return Data(crypt(text, key: key.bytes, nonce: nonce))
    }

    private static func word(_ bytes: [UInt8], _ index: Int) -> UInt32 { (0..<4).reversed().reduce(0) { $0 << 8 | UInt32(bytes[4 * index + $1]) } }

    /// Returns 64 bytes of the key stream.
    private static func block(_ number: UInt32, key: [UInt8], nonce: [UInt8]) -> [UInt8] {
        let constants: [UInt32] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]
        let start = constants + (0..<8).map { word(key, $0) } + [number] + (0..<3).map { word(nonce, $0) }
        var state = start
        func quarter(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {
            func step(_ x: Int, _ y: Int, _ z: Int, _ turn: UInt32) {
                state[x] &+= state[y]
                state[z] ^= state[x]
                state[z] = state[z] << turn | state[z] >> (32 - turn)
            }
            step(a, b, d, 16)
            step(c, d, b, 12)
            step(a, b, d, 8)
            step(c, d, b, 7)
        }
        for _ in 0..<10 {
            for column in 0..<4 { quarter(column, column + 4, column + 8, column + 12) }
            for column in 0..<4 { quarter(column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4) }
        }
        var bytes: [UInt8] = []
        for (value, first) in zip(state, start) {
            let sum = value &+ first
            for place in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: sum >> UInt32(8 * place))) }
        }
        return bytes
    }

    private static func crypt(_ bytes: [UInt8], key: [UInt8], nonce: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for first in stride(from: 0, to: bytes.count, by: 64) {
            let mask = block(UInt32(first / 64 + 1), key: key, nonce: nonce)
            result += zip(bytes[first..<min(first + 64, bytes.count)], mask).map { $0 ^ $1 }
        }
        return result
    }

    /// Evaluates a polynomial modulo 2 to the 130 minus 5, with limbs of 26 bits.
    private static func tag(of text: [UInt8], with data: [UInt8], key: [UInt8], nonce: [UInt8]) -> [UInt8] {
        func padded(_ bytes: [UInt8]) -> [UInt8] { bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16) }
        func length(_ count: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } }
        func limbs(_ bytes: [UInt8]) -> [UInt64] {
            var limbs = [UInt64](repeating: 0, count: 5)
            for place in 0..<(8 * bytes.count) where bytes[place / 8] >> UInt8(place % 8) & 1 == 1 { limbs[place / 26] |= 1 << UInt64(place % 26) }
            return limbs
        }
        let first = block(0, key: key, nonce: nonce)
        var factor = Array(first[0..<16])
        for index in [3, 7, 11, 15] { factor[index] &= 15 }
        for index in [4, 8, 12] { factor[index] &= 252 }
        let (r, message) = (limbs(factor), padded(data) + padded(text) + length(data.count) + length(text.count))
        var sum = [UInt64](repeating: 0, count: 5)
        func carry() {
            for _ in 0..<2 {
                for index in 0..<5 {
                    let over = sum[index] >> 26
                    sum[index] &= 0x3ff_ffff
                    sum[(index + 1) % 5] += index == 4 ? 5 * over : over
                }
            }
        }
        for start in stride(from: 0, to: message.count, by: 16) {
            let block = limbs(Array(message[start..<(start + 16)]) + [1])
            let added = (0..<5).map { sum[$0] + block[$0] }
            sum = [UInt64](repeating: 0, count: 5)
            for (left, value) in added.enumerated() {
                for (right, factor) in r.enumerated() { sum[(left + right) % 5] += value * factor * (left + right > 4 ? 5 : 1) }
            }
            carry()
        }
        // The remainder: one more subtraction may be due.
        var less = sum
        less[0] += 5
        for index in 0..<4 {
            less[index + 1] += less[index] >> 26
            less[index] &= 0x3ff_ffff
        }
        if less[4] >> 26 != 0 {
            less[4] &= 0x3ff_ffff
            sum = less
        }
        var over: UInt64 = 0
        return (0..<16).map { index in
            var byte: UInt64 = 0
            for bit in 0..<8 {
                let place = 8 * index + bit
                byte |= (sum[place / 26] >> UInt64(place % 26) & 1) << UInt64(bit)
            }
            over += byte + UInt64(first[16 + index])
            defer { over >>= 8 }
            return UInt8(truncatingIfNeeded: over)
        }
    }
}

/// Derives keys from a key (RFC 5869).
public enum HKDF<H: HashFunction> {
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info, outputByteCount: outputByteCount)
    }
    public static func deriveKey<Info: DataProtocol>(inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }
    public static func deriveKey<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }
    public static func extract<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt?) -> HashedAuthenticationCode<H> {
        HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: Array(salt.map { Array($0) } ?? [])))
    }
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int) -> SymmetricKey {
        let key = SymmetricKey(data: prk)
        var (result, last, number): ([UInt8], [UInt8], UInt8) = ([], [], 1)
        while result.count < outputByteCount {
            last = Array(HMAC<H>.authenticationCode(for: last + (info.map { Array($0) } ?? []) + [number], using: key))
            result += last
            number &+= 1
        }
        return SymmetricKey(data: result.prefix(outputByteCount).map { $0 })
    }
}
