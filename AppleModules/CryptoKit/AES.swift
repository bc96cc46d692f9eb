import Easel
import Foundation

/// The Advanced Encryption Standard (FIPS 197).
public enum AES {
    /// Encryption with authentication (NIST SP 800-38D).
    public enum GCM {
        /// A number that is used once.
        public struct Nonce: ContiguousBytes, Sequence, Sendable {
            let bytes: [UInt8]
            /// Creates a random number. It depends on the seed and the time of the scene.
            public init() { bytes = SymmetricKey(size: SymmetricKeySize(bitCount: 96)).bytes }
            public init<D: DataProtocol>(data: D) throws {
                guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
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
            /// The nonce, the message, and the tag; nil if the nonce doesn't have 12 bytes.
            public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }
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
            let (cipher, nonce) = (CounterCipher(try BlockCipher(key: key.bytes)), nonce ?? Nonce())
            let text = cipher.crypt(Array(message), nonce: nonce.bytes)
            return try SealedBox(nonce: nonce, ciphertext: text, tag: cipher.tag(of: text, with: Array(authenticatedData), nonce: nonce.bytes))
        }
        /// - Throws: `CryptoKitError.authenticationFailure` for another key or a changed message.
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data { try open(sealedBox, using: key, authenticating: [UInt8]()) }
        public static func open<AuthenticatedData: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
        ) throws -> Data {
            let (cipher, text, nonce) = (CounterCipher(try BlockCipher(key: key.bytes)), Array(sealedBox.ciphertext), sealedBox.nonce.bytes)
            guard cipher.tag(of: text, with: Array(authenticatedData), nonce: nonce) == Array(sealedBox.tag) else { throw CryptoKitError.authenticationFailure }
            return Data(cipher.crypt(text, nonce: nonce))
        }
    }
}

/// The reason why a function failed.
public enum CryptoKitError: Error, Equatable, Sendable {
    case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure, invalidParameter
    case underlyingCoreCryptoError(error: Int32)
}

/// AES for one block of 16 bytes.
struct BlockCipher {
    private let roundKeys: [[UInt8]]

    /// The inverses in the field of 256 elements, with an affine map.
    private static let substitution: [UInt8] = {
        var table = [UInt8](repeating: 0x63, count: 256)
        for value in 1..<256 {
            let inverse = (1..<256).first { multiply(UInt8(value), UInt8($0)) == 1 }.map { UInt8($0) } ?? 0
            var result = inverse
            for shift in 1...4 { result ^= inverse << shift | inverse >> (8 - shift) }
            table[value] = result ^ 0x63
        }
        return table
    }()
    private static func multiply(_ first: UInt8, _ second: UInt8) -> UInt8 {
        var (a, b, result) = (first, second, UInt8(0))
        while b != 0 {
            if b & 1 != 0 { result ^= a }
            a = a << 1 ^ (a & 0x80 != 0 ? 0x1b : 0)
            b >>= 1
        }
        return result
    }

    /// - Throws: `CryptoKitError.incorrectKeySize` for a key that doesn't have 16, 24, or 32 bytes.
    init(key: [UInt8]) throws {
        guard [16, 24, 32].contains(key.count) else { throw CryptoKitError.incorrectKeySize }
        let length = key.count / 4
        var words = (0..<length).map { Array(key[(4 * $0)..<(4 * $0 + 4)]) }
        var constant: UInt8 = 1
        for index in length..<(4 * (length + 7)) {
            var word = words[index - 1]
            if index % length == 0 {
                word = (Array(word[1...]) + [word[0]]).map { Self.substitution[Int($0)] }
                word[0] ^= constant
                constant = Self.multiply(constant, 2)
            } else if length > 6, index % length == 4 {
                word = word.map { Self.substitution[Int($0)] }
            }
            words.append((0..<4).map { words[index - length][$0] ^ word[$0] })
        }
        roundKeys = stride(from: 0, to: words.count, by: 4).map { words[$0..<($0 + 4)].flatMap(\.self) }
    }

    func encrypt(_ block: [UInt8]) -> [UInt8] {
        var state = (0..<16).map { block[$0] ^ roundKeys[0][$0] }
        for round in 1..<roundKeys.count {
            // Substitutes all bytes, and rotates the rows, which lie across the columns of four bytes.
            state = (0..<16).map { Self.substitution[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
            if round < roundKeys.count - 1 {
                state = (0..<16).map { index in
                    let (column, row) = (index / 4 * 4, index % 4)
                    func byte(_ offset: Int) -> UInt8 { state[column + (row + offset) % 4] }
                    return Self.multiply(byte(0), 2) ^ Self.multiply(byte(1), 3) ^ byte(2) ^ byte(3)
                }
            }
            for index in 0..<16 { state[index] ^= roundKeys[round][index] }
        }
        return state
    }
}

/// The counter mode of a block cipher with its tag.
struct CounterCipher {
    private let cipher: BlockCipher
    private let hashKey: [UInt8]

    init(_ cipher: BlockCipher) { (self.cipher, hashKey) = (cipher, cipher.encrypt([UInt8](repeating: 0, count: 16))) }

    private func start(_ nonce: [UInt8]) -> [UInt8] {
        guard nonce.count != 12 else { return nonce + [0, 0, 0, 1] }
        return hash(Self.padded(nonce) + [UInt8](repeating: 0, count: 8) + Self.length(nonce.count))
    }
    private static func padded(_ bytes: [UInt8]) -> [UInt8] { bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16) }
    private static func length(_ count: Int) -> [UInt8] { (0..<8).reversed().map { UInt8(truncatingIfNeeded: UInt64(8 * count) >> (8 * UInt64($0))) } }

    func crypt(_ bytes: [UInt8], nonce: [UInt8]) -> [UInt8] {
        var counter = start(nonce)
        var result: [UInt8] = []
        for first in stride(from: 0, to: bytes.count, by: 16) {
            for index in (12..<16).reversed() {
                counter[index] &+= 1
                if counter[index] != 0 { break }
            }
            let mask = cipher.encrypt(counter)
            result += zip(bytes[first..<min(first + 16, bytes.count)], mask).map { $0 ^ $1 }
        }
        return result
    }

    func tag(of text: [UInt8], with data: [UInt8], nonce: [UInt8]) -> [UInt8] {
        let sum = hash(Self.padded(data) + Self.padded(text) + Self.length(data.count) + Self.length(text.count))
        return zip(sum, cipher.encrypt(start(nonce))).map { $0 ^ $1 }
    }

    /// Evaluates a polynomial over the field of 2 to the 128 elements.
    private func hash(_ bytes: [UInt8]) -> [UInt8] {
        func halves(_ bytes: ArraySlice<UInt8>) -> (UInt64, UInt64) {
            (bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }, bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) })
        }
        let key = halves(hashKey[...])
        var sum: (high: UInt64, low: UInt64) = (0, 0)
        for first in stride(from: 0, to: bytes.count, by: 16) {
            let block = halves(bytes[first..<(first + 16)])
            let factor = (high: sum.high ^ block.0, low: sum.low ^ block.1)
            sum = (0, 0)
            var power: (high: UInt64, low: UInt64) = key
            for bit in 0..<128 {
                let isSet = bit < 64 ? factor.high >> (63 - UInt64(bit)) & 1 == 1 : factor.low >> (127 - UInt64(bit)) & 1 == 1
                if isSet { sum = (sum.high ^ power.high, sum.low ^ power.low) }
                let carry = power.low & 1
                power = (power.high >> 1, power.low >> 1 | power.high << 63)
                if carry == 1 { power.high ^= 0xe1 << 56 }
            }
        }
        return [sum.high, sum.low].flatMap { half in (0..<8).reversed().map { UInt8(truncatingIfNeeded: half >> (8 * UInt64($0))) } }
    }
}
