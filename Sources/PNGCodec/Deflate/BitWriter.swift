/// Writes numbers of so many bits one after the other, lowest bit first, as deflate has them.
@safe struct BitWriter {
    /// Where the next whole byte goes. Eight bytes are written at a time, so seven behind the last must be there.
    private(set) var place: UnsafeMutablePointer<UInt8>
    private var buffer: UInt64 = 0
    private var count: UInt64 = 0

    init(_ place: UnsafeMutablePointer<UInt8>) { unsafe self.place = unsafe place }

    /// Adds the lowest `length` bits; those above must be 0. At most 56 bits between two calls of `flush`.
    @inline(__always)
    mutating func put(_ bits: UInt64, _ length: UInt64) {
        buffer |= bits &<< count
        count &+= length
    }

    /// Writes whole bytes out.
    @inline(__always)
    mutating func flush() {
        unsafe UnsafeMutableRawPointer(place).storeBytes(of: buffer.littleEndian, as: UInt64.self)
        unsafe place += Int(truncatingIfNeeded: count &>> 3)
        buffer &>>= count & ~7
        count &= 7
    }

    /// Fills the last byte with zeros.
    mutating func align() {
        count = (count + 7) & ~7
        flush()
    }
}
