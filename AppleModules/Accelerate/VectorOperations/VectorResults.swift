import Foundation

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

/// Operations on vectors with equal numbers of elements. The results are an array, or replace the elements of a buffer.
enum Vectors {
    static func result<A: AccelerateBuffer>(_ operation: UnaryOperation, _ a: A) -> [A.Element] where A.Element: BinaryFloatingPoint {
        unsafe array(a.count) { c in unsafe a.read { unsafe apply(operation, $0, $1, c, 1, UInt(a.count)) } }
    }

    static func put<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ operation: UnaryOperation, _ a: A, _ result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        let n = matching(result.count, a.count)
        unsafe result.write { c in unsafe a.read { unsafe apply(operation, $0, $1, c, 1, n) } }
    }

    static func result<A: AccelerateBuffer, B: AccelerateBuffer>(_ operation: BinaryOperation, _ a: A, _ b: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        let n = matching(a.count, b.count)
        return unsafe array(a.count) { unsafe put(operation, a, b, $0, n) }
    }

    static func put<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(_ operation: BinaryOperation, _ a: A, _ b: B, _ result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        let n = matching(result.count, a.count, b.count)
        unsafe result.write { unsafe put(operation, a, b, $0, n) }
    }

    private static func put<A: AccelerateBuffer, B: AccelerateBuffer>(
        _ operation: BinaryOperation, _ a: A, _ b: B, _ result: UnsafeMutablePointer<A.Element>, _ n: UInt
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        unsafe a.read { a, ia in unsafe b.read { b, ib in unsafe apply(operation, a, ia, b, ib, result, 1, n) } }
    }

    static func result<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer>(_ operation: TernaryOperation, _ a: A, _ b: B, _ c: C) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element {
        let n = matching(a.count, b.count, c.count)
        return unsafe array(a.count) { unsafe put(operation, a, b, c, $0, n) }
    }

    static func put<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ operation: TernaryOperation, _ a: A, _ b: B, _ c: C, _ result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == V.Element {
        let n = matching(result.count, a.count, b.count, c.count)
        unsafe result.write { unsafe put(operation, a, b, c, $0, n) }
    }

    private static func put<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer>(
        _ operation: TernaryOperation, _ a: A, _ b: B, _ c: C, _ result: UnsafeMutablePointer<A.Element>, _ n: UInt
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element {
        unsafe a.read { a, ia in
            unsafe b.read { b, ib in unsafe c.read { c, ic in unsafe apply(operation, a, ia, b, ib, c, ic, result, 1, n) } }
        }
    }

    static func result<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, D: AccelerateBuffer>(
        _ operation: QuaternaryOperation, _ a: A, _ b: B, _ c: C, _ d: D
    ) -> [A.Element] where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == D.Element {
        let n = matching(a.count, b.count, c.count, d.count)
        return unsafe array(a.count) { unsafe put(operation, a, b, c, d, $0, n) }
    }

    static func put<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, D: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ operation: QuaternaryOperation, _ a: A, _ b: B, _ c: C, _ d: D, _ result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == D.Element, A.Element == V.Element {
        let n = matching(result.count, a.count, b.count, c.count, d.count)
        unsafe result.write { unsafe put(operation, a, b, c, d, $0, n) }
    }

    private static func put<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateBuffer, D: AccelerateBuffer>(
        _ operation: QuaternaryOperation, _ a: A, _ b: B, _ c: C, _ d: D, _ result: UnsafeMutablePointer<A.Element>, _ n: UInt
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == C.Element, A.Element == D.Element {
        unsafe a.read { a, ia in
            unsafe b.read { b, ib in
                unsafe c.read { c, ic in unsafe d.read { d, id in unsafe apply(operation, a, ia, b, ib, c, ic, d, id, result, 1, n) } }
            }
        }
    }

    /// The number of elements, which must be the same for all, as on a Mac.
    static func matching(_ counts: Int...) -> UInt {
        precondition(counts.allSatisfy { $0 == counts[0] }, "Vectors have different numbers of elements.")
        return UInt(counts[0])
    }
}
