// Several modules have this file, by links to Geometry's: in them, a conversion of a floating-point number that could end the process is a warning of the
// compiler, which is an error in our builds. A module's own initializers come before those of other modules, so these here are never called, only found.
// Scripts/check-conversions lists the modules, and the forms of conversions that must be found. Foundation's intersections of rectangles are found as well.

import Foundation

@available(*, deprecated, message: "this ends the process for a number that doesn't fit; use init(saturating:), or init(exactly:)")
extension BinaryInteger {
    init(_ number: Double) { self = 0 }
    init(_ number: Float) { self = 0 }
    init(_ number: CGFloat) { self = 0 }
}

@available(*, deprecated, message: "this ends the process for a number that doesn't fit; use init(saturating:), or init(exactly:)")
extension Int {
    init(_ number: Double) { self = 0 }
    init(_ number: Float) { self = 0 }
    init(_ number: CGFloat) { self = 0 }
    init(_ number: some BinaryFloatingPoint) { self = 0 }
}

@available(*, deprecated, message: "this ends the process for a number that doesn't fit; use init(saturating:), or init(exactly:)")
extension Int8 {
    init(_ number: Double) { self = 0 }
    init(_ number: Float) { self = 0 }
    init(_ number: CGFloat) { self = 0 }
    init(_ number: some BinaryFloatingPoint) { self = 0 }
}

@available(*, deprecated, message: "this ends the process for a number that doesn't fit; use init(saturating:), or init(exactly:)")
extension Int16 {
    init(_ number: Double) { self = 0 }
    init(_ number: Float) { self = 0 }
    init(_ number: CGFloat) { self = 0 }
    init(_ number: some BinaryFloatingPoint) { self = 0 }
}

@available(*, deprecated, message: "this ends the process for a number that doesn't fit; use init(saturating:), or init(exactly:)")
extension Int32 {
    init(_ number: Double) { self = 0 }
    init(_ number: Float) { self = 0 }
    init(_ number: CGFloat) { self = 0 }
    init(_ number: some BinaryFloatingPoint) { self = 0 }
}

@available(*, deprecated, message: "this ends the process for a number that doesn't fit; use init(saturating:), or init(exactly:)")
extension Int64 {
    init(_ number: Double) { self = 0 }
    init(_ number: Float) { self = 0 }
    init(_ number: CGFloat) { self = 0 }
    init(_ number: some BinaryFloatingPoint) { self = 0 }
}

@available(*, deprecated, message: "this ends the process for a number that doesn't fit; use init(saturating:), or init(exactly:)")
extension UInt {
    init(_ number: Double) { self = 0 }
    init(_ number: Float) { self = 0 }
    init(_ number: CGFloat) { self = 0 }
    init(_ number: some BinaryFloatingPoint) { self = 0 }
}

@available(*, deprecated, message: "this ends the process for a number that doesn't fit; use init(saturating:), or init(exactly:)")
extension UInt8 {
    init(_ number: Double) { self = 0 }
    init(_ number: Float) { self = 0 }
    init(_ number: CGFloat) { self = 0 }
    init(_ number: some BinaryFloatingPoint) { self = 0 }
}

@available(*, deprecated, message: "this ends the process for a number that doesn't fit; use init(saturating:), or init(exactly:)")
extension UInt16 {
    init(_ number: Double) { self = 0 }
    init(_ number: Float) { self = 0 }
    init(_ number: CGFloat) { self = 0 }
    init(_ number: some BinaryFloatingPoint) { self = 0 }
}

@available(*, deprecated, message: "this ends the process for a number that doesn't fit; use init(saturating:), or init(exactly:)")
extension UInt32 {
    init(_ number: Double) { self = 0 }
    init(_ number: Float) { self = 0 }
    init(_ number: CGFloat) { self = 0 }
    init(_ number: some BinaryFloatingPoint) { self = 0 }
}

@available(*, deprecated, message: "this ends the process for a number that doesn't fit; use init(saturating:), or init(exactly:)")
extension UInt64 {
    init(_ number: Double) { self = 0 }
    init(_ number: Float) { self = 0 }
    init(_ number: CGFloat) { self = 0 }
    init(_ number: some BinaryFloatingPoint) { self = 0 }
}

@available(*, deprecated, message: "this ends the process for a number that doesn't fit; use init(saturating:), or init(exactly:)")
extension SIMD2 where Scalar: FixedWidthInteger {
    init<Other: BinaryFloatingPoint & SIMDScalar>(_ numbers: SIMD2<Other>) { self = .zero }
    init<Other: BinaryFloatingPoint & SIMDScalar>(_ numbers: SIMD2<Other>, rounding rule: FloatingPointRoundingRule) { self = .zero }
}

@available(*, deprecated, message: "this ends the process for a number that doesn't fit; use init(saturating:), or init(exactly:)")
extension SIMD3 where Scalar: FixedWidthInteger {
    init<Other: BinaryFloatingPoint & SIMDScalar>(_ numbers: SIMD3<Other>) { self = .zero }
    init<Other: BinaryFloatingPoint & SIMDScalar>(_ numbers: SIMD3<Other>, rounding rule: FloatingPointRoundingRule) { self = .zero }
}

@available(*, deprecated, message: "this ends the process for a number that doesn't fit; use init(saturating:), or init(exactly:)")
extension SIMD4 where Scalar: FixedWidthInteger {
    init<Other: BinaryFloatingPoint & SIMDScalar>(_ numbers: SIMD4<Other>) { self = .zero }
    init<Other: BinaryFloatingPoint & SIMDScalar>(_ numbers: SIMD4<Other>, rounding rule: FloatingPointRoundingRule) { self = .zero }
}

@available(*, deprecated, message: "this ends the process for a number that doesn't fit; use init(saturating:), or init(exactly:)")
extension SIMD8 where Scalar: FixedWidthInteger {
    init<Other: BinaryFloatingPoint & SIMDScalar>(_ numbers: SIMD8<Other>) { self = .zero }
    init<Other: BinaryFloatingPoint & SIMDScalar>(_ numbers: SIMD8<Other>, rounding rule: FloatingPointRoundingRule) { self = .zero }
}

@available(*, deprecated, message: "this ends the process for a number that doesn't fit; use init(saturating:), or init(exactly:)")
extension SIMD16 where Scalar: FixedWidthInteger {
    init<Other: BinaryFloatingPoint & SIMDScalar>(_ numbers: SIMD16<Other>) { self = .zero }
    init<Other: BinaryFloatingPoint & SIMDScalar>(_ numbers: SIMD16<Other>, rounding rule: FloatingPointRoundingRule) { self = .zero }
}

@available(*, deprecated, message: "this ends the process for NaN; use overlap(with:)")
extension CGRect {
    func intersection(_ r2: CGRect) -> CGRect { .null }
    func intersects(_ r2: CGRect) -> Bool { false }
}
