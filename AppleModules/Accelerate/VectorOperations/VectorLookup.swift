import Foundation

/// Writes the elements of A that B names; indices between two whole numbers are interpolated, or rounded down. The element at NaN is NaN.
@_specialize(where T == Float)
@_specialize(where T == Double)
func look<T: BinaryFloatingPoint>(
    up b: UnsafePointer<T>, _ ib: Int, in a: UnsafePointer<T>, _ ia: Int, interpolates: Bool, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt
) {
    for index in 0..<Int(n) {
        let place = unsafe b[index &* ib]
        let whole = place.rounded(.towardZero)
        guard let number = Int(exactly: whole) else {
            unsafe c[index &* ic] = .nan
            continue
        }
        let low = unsafe a[number &* ia]
        // At a whole number, the next element isn't read, so the last index of a vector is valid.
        let rest = place - whole
        unsafe c[index &* ic] = interpolates && rest != 0 ? low + rest * (a[(number + 1) &* ia] - low) : low
    }
}

/// Writes interpolated elements of a table of `m` numbers, at scale · A + offset; places beyond the table have its first or last number.
@_specialize(where T == Float)
@_specialize(where T == Double)
func lookUp<T: BinaryFloatingPoint>(
    _ a: UnsafePointer<T>, _ ia: Int, scale: T, offset: T, table: UnsafePointer<T>, _ m: UInt, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt
) {
    for index in 0..<Int(n) {
        let place = unsafe scale * a[index &* ia] + offset
        if place < T(m) - 1, place >= 0 {
            let whole = Int(place)
            let rest = place - T(whole)
            unsafe c[index &* ic] = (1 - rest) * table[whole] + rest * table[whole + 1]
        } else {
            unsafe c[index &* ic] = place < 0 ? table[0] : table[Int(m) - 1]
        }
    }
}

/// Draws lines through points: A has the values at the places of B, which rise. Writes the values at 0, 1, 2, and so on; before the first place and after the
/// last, the first and last value.
@_specialize(where T == Float)
@_specialize(where T == Double)
func connect<T: BinaryFloatingPoint>(
    _ a: UnsafePointer<T>, _ ia: Int, at b: UnsafePointer<T>, _ ib: Int, _ m: UInt, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt
) {
    let last = Int(m) - 1
    guard last >= 0 else { return }
    var segment = 0
    for index in 0..<Int(n) {
        let place = T(index)
        while unsafe segment < last && b[(segment + 1) &* ib] <= place { segment += 1 }
        let (start, value) = unsafe (b[segment &* ib], a[segment &* ia])
        if place <= start || segment == last {
            unsafe c[index &* ic] = value
        } else {
            let part = unsafe (place - start) / (b[(segment + 1) &* ib] - start)
            unsafe c[index &* ic] = value + part * (a[(segment + 1) &* ia] - value)
        }
    }
}

/// Evaluates a polynomial of the degree `p`; the coefficient of the highest power comes first.
@_specialize(where T == Float)
@_specialize(where T == Double)
func evaluate<T: BinaryFloatingPoint>(
    _ coefficients: UnsafePointer<T>, _ ia: Int, _ b: UnsafePointer<T>, _ ib: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt, degree p: UInt
) {
    for index in 0..<Int(n) {
        let x = unsafe b[index &* ib]
        var sum = unsafe coefficients[0]
        for power in 0..<Int(p) { sum = unsafe sum * x + coefficients[(power + 1) &* ia] }
        unsafe c[index &* ic] = sum
    }
}
