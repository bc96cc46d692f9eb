// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// A complex number.
struct Pair<T: BinaryFloatingPoint & Sendable>: Sendable {
    var re: T
    var im: T

    init(_ re: T, _ im: T) { (self.re, self.im) = (re, im) }

    var conjugate: Self { Self(re, -im) }
    static func + (x: Self, y: Self) -> Self { Self(x.re + y.re, x.im + y.im) }
    static func - (x: Self, y: Self) -> Self { Self(x.re - y.re, x.im - y.im) }
    static func * (x: Self, y: Self) -> Self { Self(x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re) }
    static func / (x: Self, y: Self) -> Self {
        let product = x * y.conjugate
        let square = y.re * y.re + y.im * y.im
        return Self(product.re / square, product.im / square)
    }
}

/// C = A + B
public func vDSP_zvadd(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let (a, b, c) = unsafe (a.pointee, b.pointee, c.pointee)
    for index in 0..<Int(n) {
        let (x, y) = unsafe (Pair(a.realp[index &* ia], a.imagp[index &* ia]), Pair(b.realp[index &* ib], b.imagp[index &* ib]))
        let z = x + y
        unsafe (c.realp[index &* ic], c.imagp[index &* ic]) = (z.re, z.im)
    }
}
/// C = A + B
public func vDSP_zvaddD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let (a, b, c) = unsafe (a.pointee, b.pointee, c.pointee)
    for index in 0..<Int(n) {
        let (x, y) = unsafe (Pair(a.realp[index &* ia], a.imagp[index &* ia]), Pair(b.realp[index &* ib], b.imagp[index &* ib]))
        let z = x + y
        unsafe (c.realp[index &* ic], c.imagp[index &* ic]) = (z.re, z.im)
    }
}

/// C = A − B
public func vDSP_zvsub(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let (a, b, c) = unsafe (a.pointee, b.pointee, c.pointee)
    for index in 0..<Int(n) {
        let (x, y) = unsafe (Pair(a.realp[index &* ia], a.imagp[index &* ia]), Pair(b.realp[index &* ib], b.imagp[index &* ib]))
        let z = x - y
        unsafe (c.realp[index &* ic], c.imagp[index &* ic]) = (z.re, z.im)
    }
}
/// C = A − B
public func vDSP_zvsubD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let (a, b, c) = unsafe (a.pointee, b.pointee, c.pointee)
    for index in 0..<Int(n) {
        let (x, y) = unsafe (Pair(a.realp[index &* ia], a.imagp[index &* ia]), Pair(b.realp[index &* ib], b.imagp[index &* ib]))
        let z = x - y
        unsafe (c.realp[index &* ic], c.imagp[index &* ic]) = (z.re, z.im)
    }
}

/// C = A · B; for `conjugate` −1, the conjugate of A times B.
public func vDSP_zvmul(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride, _ n: vDSP_Length, _ conjugate: Int32
) {
    let (a, b, c) = unsafe (a.pointee, b.pointee, c.pointee)
    for index in 0..<Int(n) {
        let (x, y) = unsafe (Pair(a.realp[index &* ia], a.imagp[index &* ia]), Pair(b.realp[index &* ib], b.imagp[index &* ib]))
        let z = (conjugate < 0 ? x.conjugate : x) * y
        unsafe (c.realp[index &* ic], c.imagp[index &* ic]) = (z.re, z.im)
    }
}
/// C = A · B; for `conjugate` −1, the conjugate of A times B.
public func vDSP_zvmulD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>, _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ conjugate: Int32
) {
    let (a, b, c) = unsafe (a.pointee, b.pointee, c.pointee)
    for index in 0..<Int(n) {
        let (x, y) = unsafe (Pair(a.realp[index &* ia], a.imagp[index &* ia]), Pair(b.realp[index &* ib], b.imagp[index &* ib]))
        let z = (conjugate < 0 ? x.conjugate : x) * y
        unsafe (c.realp[index &* ic], c.imagp[index &* ic]) = (z.re, z.im)
    }
}

/// C = A / B: the second argument is divided by the first.
public func vDSP_zvdiv(
    _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let (a, b, c) = unsafe (a.pointee, b.pointee, c.pointee)
    for index in 0..<Int(n) {
        let (x, y) = unsafe (Pair(a.realp[index &* ia], a.imagp[index &* ia]), Pair(b.realp[index &* ib], b.imagp[index &* ib]))
        let z = x / y
        unsafe (c.realp[index &* ic], c.imagp[index &* ic]) = (z.re, z.im)
    }
}
/// C = A / B: the second argument is divided by the first.
public func vDSP_zvdivD(
    _ b: UnsafePointer<DSPDoubleSplitComplex>, _ ib: vDSP_Stride, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let (a, b, c) = unsafe (a.pointee, b.pointee, c.pointee)
    for index in 0..<Int(n) {
        let (x, y) = unsafe (Pair(a.realp[index &* ia], a.imagp[index &* ia]), Pair(b.realp[index &* ib], b.imagp[index &* ib]))
        let z = x / y
        unsafe (c.realp[index &* ic], c.imagp[index &* ic]) = (z.re, z.im)
    }
}

/// The conjugates of complex numbers.
public func vDSP_zvconj(_ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    let (a, c) = unsafe (a.pointee, c.pointee)
    for index in 0..<Int(n) {
        let x = unsafe Pair(a.realp[index &* ia], a.imagp[index &* ia])
        let z = x.conjugate
        unsafe (c.realp[index &* ic], c.imagp[index &* ic]) = (z.re, z.im)
    }
}
/// The conjugates of complex numbers.
public func vDSP_zvconjD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let (a, c) = unsafe (a.pointee, c.pointee)
    for index in 0..<Int(n) {
        let x = unsafe Pair(a.realp[index &* ia], a.imagp[index &* ia])
        let z = x.conjugate
        unsafe (c.realp[index &* ic], c.imagp[index &* ic]) = (z.re, z.im)
    }
}

/// C = −A
public func vDSP_zvneg(_ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    let (a, c) = unsafe (a.pointee, c.pointee)
    for index in 0..<Int(n) {
        let x = unsafe Pair(a.realp[index &* ia], a.imagp[index &* ia])
        let z = Pair(-x.re, -x.im)
        unsafe (c.realp[index &* ic], c.imagp[index &* ic]) = (z.re, z.im)
    }
}
/// C = −A
public func vDSP_zvnegD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let (a, c) = unsafe (a.pointee, c.pointee)
    for index in 0..<Int(n) {
        let x = unsafe Pair(a.realp[index &* ia], a.imagp[index &* ia])
        let z = Pair(-x.re, -x.im)
        unsafe (c.realp[index &* ic], c.imagp[index &* ic]) = (z.re, z.im)
    }
}

/// Copies complex numbers.
public func vDSP_zvmov(_ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    let (a, c) = unsafe (a.pointee, c.pointee)
    for index in 0..<Int(n) {
        let x = unsafe Pair(a.realp[index &* ia], a.imagp[index &* ia])
        let z = x
        unsafe (c.realp[index &* ic], c.imagp[index &* ic]) = (z.re, z.im)
    }
}
/// Copies complex numbers.
public func vDSP_zvmovD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let (a, c) = unsafe (a.pointee, c.pointee)
    for index in 0..<Int(n) {
        let x = unsafe Pair(a.realp[index &* ia], a.imagp[index &* ia])
        let z = x
        unsafe (c.realp[index &* ic], c.imagp[index &* ic]) = (z.re, z.im)
    }
}

/// Multiplies complex numbers by real ones.
public func vDSP_zrvmul(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let (a, c) = unsafe (a.pointee, c.pointee)
    for index in 0..<Int(n) {
        let (re, im, factor) = unsafe (a.realp[index &* ia], a.imagp[index &* ia], b[index &* ib])
        unsafe (c.realp[index &* ic], c.imagp[index &* ic]) = (re * factor, im * factor)
    }
}
/// Multiplies complex numbers by real ones.
public func vDSP_zrvmulD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let (a, c) = unsafe (a.pointee, c.pointee)
    for index in 0..<Int(n) {
        let (re, im, factor) = unsafe (a.realp[index &* ia], a.imagp[index &* ia], b[index &* ib])
        unsafe (c.realp[index &* ic], c.imagp[index &* ic]) = (re * factor, im * factor)
    }
}

/// Multiplies complex numbers by one complex number.
public func vDSP_zvzsml(
    _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (a, c) = unsafe (a.pointee, c.pointee)
    let y = unsafe Pair(b.pointee.realp.pointee, b.pointee.imagp.pointee)
    for index in 0..<Int(n) {
        let z = unsafe Pair(a.realp[index &* ia], a.imagp[index &* ia]) * y
        unsafe (c.realp[index &* ic], c.imagp[index &* ic]) = (z.re, z.im)
    }
}
/// Multiplies complex numbers by one complex number.
public func vDSP_zvzsmlD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>, _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    let (a, c) = unsafe (a.pointee, c.pointee)
    let y = unsafe Pair(b.pointee.realp.pointee, b.pointee.imagp.pointee)
    for index in 0..<Int(n) {
        let z = unsafe Pair(a.realp[index &* ia], a.imagp[index &* ia]) * y
        unsafe (c.realp[index &* ic], c.imagp[index &* ic]) = (z.re, z.im)
    }
}
