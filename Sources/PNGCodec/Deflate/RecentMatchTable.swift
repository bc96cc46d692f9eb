/// A hash table of recently seen bytes, with one position for each hash.
///
/// Filtered rows consist of the same few byte values, so eight equal bytes promise little: a position with the same 24 bytes is looked up first. Only positions
/// at which a literal or a match begins are stored: that takes less time, and matches then lead to the starts of earlier matches, which continue for longer.
@safe final class RecentMatchTable {
    /// The number of bytes that a lookup reads at least.
    static let reach = 24
    private static let hashBits: UInt64 = 13
    /// The length from which on a match found by eight bytes pays: a distance costs up to 18 bits, while a byte of filtered rows often takes one or two.
    private static let least = 12
    /// The number of bytes by which a match found by 24 bytes must be longer than the known one to replace it.
    private static let worth = 24

    private let long = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << Int(hashBits))
    private let short = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << Int(hashBits))

    deinit {
        unsafe long.deallocate()
        unsafe short.deallocate()
    }

    /// Removes all positions.
    func clear() {
        // So far away that the distance to it is never valid.
        unsafe long.update(repeating: Int32.min / 2, count: 1 << Int(Self.hashBits))
        unsafe short.update(repeating: Int32.min / 2, count: 1 << Int(Self.hashBits))
    }

    /// Replaces a match by a better one from the table, if there is one, and stores the position.
    ///
    /// - Parameters:
    ///   - match: the best match known so far; length 0 if there is none.
    ///   - input: the start of the input.
    ///   - position: the position to look up, followed by at least `reach` bytes.
    ///   - end: the position at which every match must end.
    @inline(__always)
    func improve(
        _ match: inout (length: Int, distance: Int), _ input: UnsafePointer<UInt8>, _ position: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) {
        let first = unsafe DeflateInput.load(position)
        let offset = unsafe position - input
        let (second, third) = unsafe (DeflateInput.load(position + 8), DeflateInput.load(position + 16))
        let mixed = (first &* 0x9E37_79B9_7F4A_7C15 ^ second ^ third &* 0xD6E8_FEB8_6659_FD93) &* 0xC2B2_AE3D_27D4_EB4F
        let longSlot = Int(truncatingIfNeeded: (mixed ^ mixed &<< 21) &>> (64 - Self.hashBits))
        var distance = unsafe offset &- Int(long[longSlot])
        unsafe long[longSlot] = Int32(truncatingIfNeeded: offset)
        if distance <= DeflateInput.window, unsafe first == DeflateInput.load(position - distance) {
            let length = unsafe DeflateInput.matchLength(position, distance, end)
            if length > match.length &+ Self.worth { match = (length, distance) }
        }
        guard match.length == 0 else { return }
        let shortSlot = Int(truncatingIfNeeded: (first &* 0x9E37_79B9_7F4A_7C15) &>> (64 - Self.hashBits))
        distance = unsafe offset &- Int(short[shortSlot])
        unsafe short[shortSlot] = Int32(truncatingIfNeeded: offset)
        if distance <= DeflateInput.window, unsafe first == DeflateInput.load(position - distance) {
            let length = unsafe DeflateInput.matchLength(position, distance, end)
            if length >= Self.least { match = (length, distance) }
        }
    }
}

/// Operations on the input of a compressor that all searches share.
enum DeflateInput {
    /// The maximum distance of a match in deflate.
    static let window = 32768

    /// Loads the eight bytes at an address as a little-endian number.
    @inline(__always)
    static func load(_ address: UnsafePointer<UInt8>) -> UInt64 {
        unsafe UInt64(littleEndian: UnsafeRawPointer(address).loadUnaligned(as: UInt64.self))
    }

    /// Returns how many consecutive bytes from `start` on, up to `end`, equal those `distance` before them.
    ///
    /// Up to seven bytes past `end` are read.
    @inline(__always)
    static func matchLength(_ start: UnsafePointer<UInt8>, _ distance: Int, _ end: UnsafePointer<UInt8>) -> Int {
        var next = unsafe start
        while unsafe next < end {
            let difference = unsafe load(next) ^ load(next - distance)
            if difference != 0 {
                unsafe next += difference.trailingZeroBitCount >> 3
                break
            }
            unsafe next += 8
        }
        return unsafe min(next, end) - start
    }
}
