/// One number for all elements of a vector.
struct Uniform<Element>: AccelerateBuffer {
    let value: Element
    let count: Int

    init(_ value: Element, _ count: Int) { (self.value, self.count) = (value, count) }

    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try unsafe withUnsafePointer(to: value) { try unsafe body(UnsafeBufferPointer(start: $0, count: 1)) }
    }
}

private protocol WithoutStride {}
extension Uniform: WithoutStride {}

extension AccelerateBuffer {
    private var stride: Int { self is any WithoutStride ? 0 : 1 }

    /// Calls the closure with the address of the first element and the distance of elements.
    func read<R>(_ body: (UnsafePointer<Element>, Int) -> R) -> R {
        let stride = stride
        return unsafe read { unsafe body($0, stride) }
    }
}

/// Operations on vectors with equal numbers of elements. The results replace the elements of a buffer.
enum Vectors {
    static func put<T: BinaryFloatingPoint>(_ operation: UnaryOperation, _ a: some AccelerateBuffer<T>, _ result: inout some AccelerateMutableBuffer<T>) {
        let n = matching(result.count, a.count)
        unsafe result.write { c in unsafe a.read { unsafe apply(operation, $0, $1, c, 1, n) } }
    }

    static func put<T: BinaryFloatingPoint>(
        _ operation: BinaryOperation, _ a: some AccelerateBuffer<T>, _ b: some AccelerateBuffer<T>, _ result: inout some AccelerateMutableBuffer<T>
    ) {
        let n = matching(result.count, a.count, b.count)
        unsafe result.write { c in unsafe a.read { a, ia in unsafe b.read { b, ib in unsafe apply(operation, a, ia, b, ib, c, 1, n) } } }
    }

    static func put<T: BinaryFloatingPoint>(
        _ operation: TernaryOperation, _ a: some AccelerateBuffer<T>, _ b: some AccelerateBuffer<T>, _ c: some AccelerateBuffer<T>,
        _ result: inout some AccelerateMutableBuffer<T>
    ) {
        let n = matching(result.count, a.count, b.count, c.count)
        unsafe result.write { d in
            unsafe a.read { a, ia in
                unsafe b.read { b, ib in unsafe c.read { c, ic in unsafe apply(operation, a, ia, b, ib, c, ic, d, 1, n) } }
            }
        }
    }

    /// The number of elements, which must be the same for all, as on a Mac.
    static func matching(_ counts: Int...) -> UInt {
        precondition(counts.allSatisfy { $0 == counts[0] }, "Vectors have different numbers of elements.")
        return UInt(counts[0])
    }
}
