import Foundation

/// Pairs of x and y become pairs of a radius and an angle.
@_specialize(where T == Float)
@_specialize(where T == Double)
func toPolar<T: BinaryFloatingPoint>(_ a: UnsafePointer<T>, _ ia: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt) {
    for index in 0..<Int(n) {
        let (x, y) = unsafe (a[index &* ia], a[index &* ia &+ 1])
        unsafe c[index &* ic] = (x * x + y * y).squareRoot()
        unsafe c[index &* ic &+ 1] = T(atan2(Double(y), Double(x)))
    }
}

/// Pairs of a radius and an angle become pairs of x and y.
@_specialize(where T == Float)
@_specialize(where T == Double)
func toRectangular<T: BinaryFloatingPoint>(_ a: UnsafePointer<T>, _ ia: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt) {
    for index in 0..<Int(n) {
        let (radius, angle) = unsafe (Double(a[index &* ia]), Double(a[index &* ia &+ 1]))
        unsafe c[index &* ic] = T(radius * cos(angle))
        unsafe c[index &* ic &+ 1] = T(radius * sin(angle))
    }
}
