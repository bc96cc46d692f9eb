/// Writes start + n · increment.
@_specialize(where T == Float)
@_specialize(where T == Double)
func writeRamp<T: BinaryFloatingPoint>(from start: T, by increment: T, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt) {
    for index in 0..<Int(n) { unsafe c[index &* ic] = start + T(index) * increment }
}

/// Writes numbers at equal distances, the first of which is `start` and the last `end`.
@_specialize(where T == Float)
@_specialize(where T == Double)
func writeRamp<T: BinaryFloatingPoint>(from start: T, to end: T, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt) {
    let last = T(max(Int(n) - 1, 1))
    for index in 0..<Int(n) { unsafe c[index &* ic] = start + (end - start) * (T(index) / last) }
}

@_specialize(where T == Float)
@_specialize(where T == Double)
func set<T: BinaryFloatingPoint>(_ value: T, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt) {
    for index in 0..<Int(n) { unsafe c[index &* ic] = value }
}

/// Writes a window whose period is its length, so the last element isn't the same as the first. With `half`, only the first half.
@_specialize(where T == Float)
@_specialize(where T == Double)
func writeWindow<T: BinaryFloatingPoint>(_ sequence: vDSP.WindowSequence, _ c: UnsafeMutablePointer<T>, _ n: UInt, half: Bool) {
    let (a0, a1, a2) = sequence.terms
    for index in 0..<Int(half ? (n + 1) / 2 : n) {
        let turns = 2 * Double(index) / Double(n)
        unsafe c[index] = T(a0 - a1 * halfTurns(turns).cosine + a2 * halfTurns(2 * turns).cosine)
    }
}

@_specialize(where T == Float)
@_specialize(where T == Double)
func turnAround<T: BinaryFloatingPoint>(_ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt) {
    for index in 0..<Int(n) / 2 {
        let other = (Int(n) - 1 - index) &* ic
        let value = unsafe c[other]
        unsafe c[other] = c[index &* ic]
        unsafe c[index &* ic] = value
    }
}

/// Sorts upward for a positive order, and downward for a negative one.
@_specialize(where T == Float)
@_specialize(where T == Double)
func order<T: BinaryFloatingPoint>(_ c: UnsafeMutablePointer<T>, _ n: UInt, order: Int32) {
    var buffer = unsafe UnsafeMutableBufferPointer(start: c, count: Int(n))
    unsafe buffer.sort { order < 0 ? $0 > $1 : $0 < $1 }
}
