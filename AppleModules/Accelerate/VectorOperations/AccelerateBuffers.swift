// Status: works (AccelerateVectorTests)

/// Elements that lie next to each other in memory.
public protocol AccelerateBuffer<Element> {
    associatedtype Element
    var count: Int { get }
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

/// Elements that lie next to each other in memory, and can be changed there.
public protocol AccelerateMutableBuffer<Element>: AccelerateBuffer {
    mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}

extension UnsafeBufferPointer: @unsafe AccelerateBuffer {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R { try unsafe body(self) }
}

extension UnsafeMutableBufferPointer: @unsafe AccelerateMutableBuffer {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try unsafe body(UnsafeBufferPointer(self))
    }
    public mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R {
        try unsafe body(&self)
    }
}

extension Slice: @unsafe AccelerateBuffer where Base: AccelerateBuffer, Base.Index == Int {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        let offset = base.distance(from: base.startIndex, to: startIndex)
        return try unsafe base.withUnsafeBufferPointer { try unsafe body(UnsafeBufferPointer(rebasing: $0[offset..<offset + count])) }
    }
}

extension Slice: @unsafe AccelerateMutableBuffer where Base: AccelerateMutableBuffer & MutableCollection, Base.Index == Int {
    public mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R {
        let offset = base.distance(from: base.startIndex, to: startIndex)
        let (start, end, count) = (startIndex, endIndex, count)
        var whole = base
        defer { self = Slice(base: whole, bounds: start..<end) }
        return try unsafe whole.withUnsafeMutableBufferPointer {
            var part = unsafe UnsafeMutableBufferPointer(rebasing: $0[offset..<offset + count])
            return try unsafe body(&part)
        }
    }
}

/// The address of the first element. An empty buffer may have none; its address is never read.
func base<T>(of buffer: UnsafeBufferPointer<T>) -> UnsafePointer<T> {
    unsafe buffer.baseAddress ?? UnsafePointer(base(of: UnsafeMutableBufferPointer<T>(start: nil, count: 0)))
}

func base<T>(of buffer: UnsafeMutableBufferPointer<T>) -> UnsafeMutablePointer<T> {
    unsafe buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<T>.alignment).unsafelyUnwrapped
}

/// The elements of an array that is being made.
@safe struct NewElements<Element>: AccelerateMutableBuffer {
    fileprivate var memory: UnsafeMutableBufferPointer<Element>
    var count: Int { unsafe memory.count }

    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R { try unsafe body(UnsafeBufferPointer(memory)) }
    mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R {
        try unsafe body(&memory)
    }
}

/// Returns an array whose elements the closure writes, all of them.
func array<T>(_ count: Int, _ write: (inout NewElements<T>) -> Void) -> [T] {
    unsafe [T](unsafeUninitializedCapacity: count) { buffer, initialized in
        var elements = unsafe NewElements(memory: UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
        write(&elements)
        initialized = count
    }
}

extension AccelerateBuffer {
    /// Calls the closure with the address of the first element.
    func read<R>(_ body: (UnsafePointer<Element>) -> R) -> R {
        unsafe withUnsafeBufferPointer { unsafe body(base(of: $0)) }
    }
}

extension AccelerateMutableBuffer {
    /// Calls the closure with the address of the first element.
    mutating func write<R>(_ body: (UnsafeMutablePointer<Element>) -> R) -> R {
        unsafe withUnsafeMutableBufferPointer { unsafe body(base(of: $0)) }
    }
}
