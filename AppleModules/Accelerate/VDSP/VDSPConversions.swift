// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.
// Status: works (AccelerateVectorTests)

/// Converts Float to Double.
public let vDSP_vspdp: vDSP.UnaryFunction<Float, Double> = { unsafe map($0, $1, $2, $3, $4) { Double($0) } }
/// Converts Double to Float.
public let vDSP_vdpsp: vDSP.UnaryFunction<Double, Float> = { unsafe map($0, $1, $2, $3, $4) { Float($0) } }

// To floating-point numbers.
public let (vDSP_vflt8, vDSP_vflt8D) = conversions(of: Int8.self)
public let (vDSP_vflt16, vDSP_vflt16D) = conversions(of: Int16.self)
public let (vDSP_vflt32, vDSP_vflt32D) = conversions(of: Int32.self)
public let (vDSP_vfltu8, vDSP_vfltu8D) = conversions(of: UInt8.self)
public let (vDSP_vfltu16, vDSP_vfltu16D) = conversions(of: UInt16.self)
public let (vDSP_vfltu32, vDSP_vfltu32D) = conversions(of: UInt32.self)

// To integers, rounded toward 0.
public let (vDSP_vfix8, vDSP_vfix8D) = conversions(to: Int8.self, .towardZero)
public let (vDSP_vfix16, vDSP_vfix16D) = conversions(to: Int16.self, .towardZero)
public let (vDSP_vfix32, vDSP_vfix32D) = conversions(to: Int32.self, .towardZero)
public let (vDSP_vfixu8, vDSP_vfixu8D) = conversions(to: UInt8.self, .towardZero)
public let (vDSP_vfixu16, vDSP_vfixu16D) = conversions(to: UInt16.self, .towardZero)
public let (vDSP_vfixu32, vDSP_vfixu32D) = conversions(to: UInt32.self, .towardZero)

// To integers, rounded to the nearest one.
public let (vDSP_vfixr8, vDSP_vfixr8D) = conversions(to: Int8.self, .toNearestOrEven)
public let (vDSP_vfixr16, vDSP_vfixr16D) = conversions(to: Int16.self, .toNearestOrEven)
public let (vDSP_vfixr32, vDSP_vfixr32D) = conversions(to: Int32.self, .toNearestOrEven)
public let (vDSP_vfixru8, vDSP_vfixru8D) = conversions(to: UInt8.self, .toNearestOrEven)
public let (vDSP_vfixru16, vDSP_vfixru16D) = conversions(to: UInt16.self, .toNearestOrEven)
public let (vDSP_vfixru32, vDSP_vfixru32D) = conversions(to: UInt32.self, .toNearestOrEven)

@safe private func conversions<A: FixedWidthInteger & Sendable>(of type: A.Type) -> (vDSP.UnaryFunction<A, Float>, vDSP.UnaryFunction<A, Double>) {
    ({ unsafe convertNumbers($0, $1, $2, $3, $4) }, { unsafe convertNumbers($0, $1, $2, $3, $4) })
}

@safe private func conversions<C: FixedWidthInteger & Sendable>(
    to type: C.Type, _ rule: FloatingPointRoundingRule
) -> (vDSP.UnaryFunction<Float, C>, vDSP.UnaryFunction<Double, C>) {
    ({ unsafe convertNumbers($0, $1, $2, $3, $4, rule) }, { unsafe convertNumbers($0, $1, $2, $3, $4, rule) })
}

@inline(__always)
func convertNumbers<A: FixedWidthInteger, T: BinaryFloatingPoint>(
    _ a: UnsafePointer<A>, _ ia: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt
) { unsafe map(a, ia, c, ic, n) { T($0) } }

/// Numbers that the type can't hold become its least or greatest number, and NaN becomes 0.
@inline(__always)
func convertNumbers<T: BinaryFloatingPoint, C: FixedWidthInteger>(
    _ a: UnsafePointer<T>, _ ia: Int, _ c: UnsafeMutablePointer<C>, _ ic: Int, _ n: UInt, _ rule: FloatingPointRoundingRule
) {
    func number(_ rounded: T) -> C { C(exactly: rounded) ?? (rounded.isNaN ? 0 : rounded < 0 ? C.min : C.max) }
    // Rounding is faster by a rule that the compiler knows.
    switch rule {
    case .towardZero: unsafe map(a, ia, c, ic, n) { number($0.rounded(.towardZero)) }
    default: unsafe map(a, ia, c, ic, n) { number($0.rounded(rule)) }
    }
}
