/// Remembers where bytes were seen, one place for each hash.
///
/// Filtered rows are made of the same few bytes, so a place with the same eight tells little: a place with the same 24 is asked for first. Only where a
/// literal or a match begins is anything remembered: that takes less time, and matches then lead to the starts of earlier ones, which go on for longer.
@safe final class PlaceTable {
    /// How many bytes behind a place are looked at at least.
    static let reach = 24
    private static let hashBits: UInt64 = 13
    /// A match by few bytes pays from this length on, and one in place of a run if it is by so many bytes longer: a distance costs up to 18 bits, where a byte
    /// of filtered rows often has one or two.
    private static let least = 12
    private static let worth = 24

    private let long = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << Int(hashBits))
    private let short = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << Int(hashBits))

    deinit {
        unsafe long.deallocate()
        unsafe short.deallocate()
    }

    /// Forgets all.
    func clear() {
        // So far away that no distance from there is a match's.
        unsafe long.update(repeating: Int32.min / 2, count: 1 << Int(Self.hashBits))
        unsafe short.update(repeating: Int32.min / 2, count: 1 << Int(Self.hashBits))
    }

    /// Makes a match better, if the table has a better one, and remembers the place.
    ///
    /// - Parameters:
    ///   - match: the one that is known at the place; length 0 where there is none.
    ///   - input: where places are counted from.
    ///   - place: `reach` bytes must be there.
    ///   - end: no match goes further.
    @inline(__always)
    func improve(
        _ match: inout (length: Int, distance: Int), _ input: UnsafePointer<UInt8>, _ place: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) {
        let first = unsafe DeflateInput.load(place)
        let offset = unsafe place - input
        let (second, third) = unsafe (DeflateInput.load(place + 8), DeflateInput.load(place + 16))
        let mixed = (first &* 0x9E37_79B9_7F4A_7C15 ^ second ^ third &* 0xD6E8_FEB8_6659_FD93) &* 0xC2B2_AE3D_27D4_EB4F
        let longSlot = Int(truncatingIfNeeded: (mixed ^ mixed &<< 21) &>> (64 - Self.hashBits))
        var distance = unsafe offset &- Int(long[longSlot])
        unsafe long[longSlot] = Int32(truncatingIfNeeded: offset)
        if distance <= DeflateInput.window, unsafe first == DeflateInput.load(place - distance) {
            let length = unsafe DeflateInput.matchLength(place, distance, end)
            if length > match.length &+ Self.worth { match = (length, distance) }
        }
        guard match.length == 0 else { return }
        let shortSlot = Int(truncatingIfNeeded: (first &* 0x9E37_79B9_7F4A_7C15) &>> (64 - Self.hashBits))
        distance = unsafe offset &- Int(short[shortSlot])
        unsafe short[shortSlot] = Int32(truncatingIfNeeded: offset)
        if distance <= DeflateInput.window, unsafe first == DeflateInput.load(place - distance) {
            let length = unsafe DeflateInput.matchLength(place, distance, end)
            if length >= Self.least { match = (length, distance) }
        }
    }
}

/// What all searches need.
enum DeflateInput {
    /// The greatest distance that deflate has.
    static let window = 32768

    @inline(__always)
    static func load(_ place: UnsafePointer<UInt8>) -> UInt64 {
        unsafe UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
    }

    /// How many bytes from `place` to `end` equal those `distance` before them.
    @inline(__always)
    static func matchLength(_ place: UnsafePointer<UInt8>, _ distance: Int, _ end: UnsafePointer<UInt8>) -> Int {
        var next = unsafe place
        while unsafe next < end {
            let difference = unsafe load(next) ^ load(next - distance)
            if difference != 0 {
                unsafe next += difference.trailingZeroBitCount >> 3
                break
            }
            unsafe next += 8
        }
        return unsafe min(next, end) - place
    }
}
