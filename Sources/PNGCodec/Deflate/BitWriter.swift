/// Writes bit fields one after another, lowest bit first, as in deflate streams.
@safe struct BitWriter {
    /// The address of the next whole byte. Eight bytes are written at a time, so the memory must extend seven bytes past the last one.
    private(set) var position: UnsafeMutablePointer<UInt8>
    private var buffer: UInt64 = 0
    private var count: UInt64 = 0

    init(_ start: UnsafeMutablePointer<UInt8>) { unsafe position = unsafe start }

    /// Appends the lowest `length` bits; the bits above must be 0. At most 56 bits may be put between two calls of `flush`.
    @inline(__always)
    mutating func put(_ bits: UInt64, _ length: UInt64) {
        buffer |= bits &<< count
        count &+= length
    }

    /// Writes all whole bytes to memory.
    @inline(__always)
    mutating func flush() {
        unsafe UnsafeMutableRawPointer(position).storeBytes(of: buffer.littleEndian, as: UInt64.self)
        unsafe position += Int(truncatingIfNeeded: count &>> 3)
        buffer &>>= count & ~7
        count &= 7
    }

    /// Fills the last byte with zero bits and writes it.
    mutating func align() {
        count = (count + 7) & ~7
        flush()
    }
}
