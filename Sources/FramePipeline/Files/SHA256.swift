import Foundation

/// The SHA-256 hash, used by manifests and goldens. Source: FIPS 180-4, sections 4.1.2, 4.2.2, 5 and 6.2.
package enum SHA256 {
    /// Returns the hash of some bytes as 64 hexadecimal digits.
    ///
    /// - Complexity: linear in the number of bytes.
    package static func hexDigest(of bytes: [UInt8]) -> String { hexDigits(of: digest(of: bytes)) }

    /// Returns the hash of some bytes as 32 bytes.
    package static func digest(of bytes: [UInt8]) -> [UInt8] {
        var state = initialState
        var schedule = [UInt32](repeating: 0, count: 64)
        let whole = bytes.count / 64 * 64
        for start in stride(from: 0, to: whole, by: 64) { compress(bytes, at: start, &state, &schedule) }
        return finish(bytes[whole...], length: bytes.count, &state, &schedule)
    }

    /// Returns the hash of a file, and the number of its bytes, of which few are in memory at the same time.
    ///
    /// - Throws: an error of the file system.
    package static func hexDigest(ofFile path: String) throws -> (digits: String, bytes: Int) {
        let file = try FileHandle(forReadingFrom: URL(filePath: path))
        defer { try? file.close() }
        var state = initialState
        var schedule = [UInt32](repeating: 0, count: 64)
        var (length, rest) = (0, [UInt8]())
        while let data = try file.read(upToCount: 1 << 20), !data.isEmpty {
            length += data.count
            rest += data
            let whole = rest.count / 64 * 64
            for start in stride(from: 0, to: whole, by: 64) { compress(rest, at: start, &state, &schedule) }
            rest.removeFirst(whole)
        }
        return (hexDigits(of: finish(rest[...], length: length, &state, &schedule)), length)
    }

    private static func hexDigits(of bytes: [UInt8]) -> String { bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }

    /// Returns the hash after the last bytes, fewer than 64.
    ///
    /// - Parameter length: the number of all bytes.
    private static func finish(_ last: ArraySlice<UInt8>, length: Int, _ state: inout [UInt32], _ schedule: inout [UInt32]) -> [UInt8] {
        // The padding: a one bit, zeros, and the length in bits.
        var tail = Array(last) + [0x80]
        while tail.count % 64 != 56 { tail.append(0) }
        let bits = UInt64(length) * 8
        for shift in stride(from: 56, through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
        for start in stride(from: 0, to: tail.count, by: 64) { compress(tail, at: start, &state, &schedule) }
        return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
    }

    private static func compress(_ bytes: [UInt8], at start: Int, _ state: inout [UInt32], _ schedule: inout [UInt32]) {
        for index in 0..<16 {
            let offset = start + 4 * index
            schedule[index] =
                UInt32(bytes[offset]) << 24 | UInt32(bytes[offset + 1]) << 16 | UInt32(bytes[offset + 2]) << 8 | UInt32(bytes[offset + 3])
        }
        for index in 16..<64 {
            let (early, late) = (schedule[index - 15], schedule[index - 2])
            let small0 = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
            let small1 = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
            schedule[index] = schedule[index - 16] &+ small0 &+ schedule[index - 7] &+ small1
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let large1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let first = h &+ large1 &+ (e & f ^ ~e & g) &+ constants[index] &+ schedule[index]
            let large0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
            let second = large0 &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// The fractional parts of the square roots of the first 8 primes (FIPS 180-4, section 5.3.3).
    private static let initialState: [UInt32] = [
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]

    /// The fractional parts of the cube roots of the first 64 primes (FIPS 180-4, section 4.2.2).
    private static let constants: [UInt32] = [
        0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE,
        0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA,
        0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85,
        0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3,
        0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F,
        0x682E_6FF3, 0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
    ]
}
