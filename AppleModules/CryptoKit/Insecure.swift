// The hash functions of RFC 3174 and RFC 1321.

import Foundation

/// Hash functions that no longer protect anything.
public enum Insecure {
    /// The hash function with 160 bits.
    public struct SHA1: HashFunction {
        public typealias Digest = SHA1Digest
        public static let blockByteCount = 64
        public static let byteCount = 20
        private var blocks = BlockBuffer(size: 64)
        private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            var state = state
            unsafe blocks.append(bufferPointer) { Self.compress($0, into: &state) }
            self.state = state
        }

        public func finalize() -> SHA1Digest {
            var state = state
            blocks.finish(lengthBytes: 8, isBigEndian: true) { Self.compress($0, into: &state) }
            return SHA1Digest(bytes: state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } })
        }

        private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
            func turn(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
            var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { at in
                block[at..<(at + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            }
            for index in 16..<80 { words.append(turn(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1)) }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for index in 0..<80 {
                let (mixed, constant): (UInt32, UInt32) =
                    switch index {
                    case 0..<20: (b & c | ~b & d, 0x5a82_7999)
                    case 20..<40: (b ^ c ^ d, 0x6ed9_eba1)
                    case 40..<60: (b & c | b & d | c & d, 0x8f1b_bcdc)
                    default: (b ^ c ^ d, 0xca62_c1d6)
                    }
                (e, d, c, b, a) = (d, c, turn(b, 30), a, turn(a, 5) &+ mixed &+ e &+ words[index] &+ constant)
            }
            for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
        }
    }

    /// The hash function with 128 bits.
    public struct MD5: HashFunction {
        public typealias Digest = MD5Digest
        public static let blockByteCount = 64
        public static let byteCount = 16
        private var blocks = BlockBuffer(size: 64)
        private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            var state = state
            unsafe blocks.append(bufferPointer) { Self.compress($0, into: &state) }
            self.state = state
        }

        public func finalize() -> MD5Digest {
            var state = state
            blocks.finish(lengthBytes: 8, isBigEndian: false) { Self.compress($0, into: &state) }
            return MD5Digest(bytes: state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } })
        }

        private static let turns: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
        private static let constants = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }

        private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
            let words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { at in
                block[at..<(at + 4)].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            for index in 0..<64 {
                let (mixed, word) =
                    switch index / 16 {
                    case 0: (b & c | ~b & d, index)
                    case 1: (d & b | ~d & c, (5 * index + 1) % 16)
                    case 2: (b ^ c ^ d, (3 * index + 5) % 16)
                    default: (c ^ (b | ~d), 7 * index % 16)
                    }
                let sum = a &+ mixed &+ constants[index] &+ words[word]
                let count = turns[index / 16][index % 4]
                (a, d, c, b) = (d, c, b, b &+ (sum << count | sum >> (32 - count)))
            }
            for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
        }
    }
}
