// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple. `twins` makes a function for Float, and one for Double, of one operation. A stride follows each vector, and the number of
// elements comes last.
// Status: works (AccelerateVectorTests)

extension vDSP {
    public typealias UnaryFunction<A, C> =
        @Sendable (
            _ a: UnsafePointer<A>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<C>, _ ic: vDSP_Stride, _ n: vDSP_Length
        ) -> Void
    public typealias BinaryFunction<T> =
        @Sendable (
            _ a: UnsafePointer<T>, _ ia: vDSP_Stride, _ b: UnsafePointer<T>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<T>, _ ic: vDSP_Stride,
            _ n: vDSP_Length
        ) -> Void
    /// With one number for all elements of B.
    public typealias ScalarFunction<T> =
        @Sendable (
            _ a: UnsafePointer<T>, _ ia: vDSP_Stride, _ b: UnsafePointer<T>, _ c: UnsafeMutablePointer<T>, _ ic: vDSP_Stride, _ n: vDSP_Length
        ) -> Void
    public typealias TernaryFunction<T> =
        @Sendable (
            _ a: UnsafePointer<T>, _ ia: vDSP_Stride, _ b: UnsafePointer<T>, _ ib: vDSP_Stride, _ c: UnsafePointer<T>, _ ic: vDSP_Stride,
            _ d: UnsafeMutablePointer<T>, _ id: vDSP_Stride, _ n: vDSP_Length
        ) -> Void
    /// With one number for all elements of B, and one for those of C.
    public typealias TwoScalarsFunction<T> =
        @Sendable (
            _ a: UnsafePointer<T>, _ ia: vDSP_Stride, _ b: UnsafePointer<T>, _ c: UnsafePointer<T>, _ d: UnsafeMutablePointer<T>, _ id: vDSP_Stride,
            _ n: vDSP_Length
        ) -> Void
}

/// C = −A
public let (vDSP_vneg, vDSP_vnegD) = twins(.negate)
/// C = |A|
public let (vDSP_vabs, vDSP_vabsD) = twins(.absolute)
/// C = A²
public let (vDSP_vsq, vDSP_vsqD) = twins(.square)

@safe private func twins(_ operation: UnaryOperation) -> (vDSP.UnaryFunction<Float, Float>, vDSP.UnaryFunction<Double, Double>) {
    ({ unsafe apply(operation, $0, $1, $2, $3, $4) }, { unsafe apply(operation, $0, $1, $2, $3, $4) })
}

/// C = A + B
public let (vDSP_vadd, vDSP_vaddD) = twins(.add)
/// C = A · B
public let (vDSP_vmul, vDSP_vmulD) = twins(.multiply)
/// The greater of two elements.
public let (vDSP_vmax, vDSP_vmaxD) = twins(.maximum)
/// The less of two elements.
public let (vDSP_vmin, vDSP_vminD) = twins(.minimum)
/// C = B − A: the first argument is subtracted from the second.
public let (vDSP_vsub, vDSP_vsubD) = exchangedTwins(.subtract)
/// C = B / A: the second argument is divided by the first.
public let (vDSP_vdiv, vDSP_vdivD) = exchangedTwins(.divide)

@safe private func twins(_ operation: BinaryOperation) -> (vDSP.BinaryFunction<Float>, vDSP.BinaryFunction<Double>) {
    ({ unsafe apply(operation, $0, $1, $2, $3, $4, $5, $6) }, { unsafe apply(operation, $0, $1, $2, $3, $4, $5, $6) })
}

@safe private func exchangedTwins(_ operation: BinaryOperation) -> (vDSP.BinaryFunction<Float>, vDSP.BinaryFunction<Double>) {
    ({ unsafe apply(operation, $2, $3, $0, $1, $4, $5, $6) }, { unsafe apply(operation, $2, $3, $0, $1, $4, $5, $6) })
}

/// C = A + b
public let (vDSP_vsadd, vDSP_vsaddD) = scalarTwins(.add)
/// C = A · b
public let (vDSP_vsmul, vDSP_vsmulD) = scalarTwins(.multiply)
/// C = A / b
public let (vDSP_vsdiv, vDSP_vsdivD) = scalarTwins(.divide)
/// The elements, but at least b.
public let (vDSP_vthr, vDSP_vthrD) = scalarTwins(.threshold)
/// The elements, or 0 for those less than b.
public let (vDSP_vthres, vDSP_vthresD) = scalarTwins(.thresholdToZero)

@safe private func scalarTwins(_ operation: BinaryOperation) -> (vDSP.ScalarFunction<Float>, vDSP.ScalarFunction<Double>) {
    ({ unsafe apply(operation, $0, $1, number: $2, $3, $4, $5) }, { unsafe apply(operation, $0, $1, number: $2, $3, $4, $5) })
}

/// D = (A + B) · C
public let (vDSP_vam, vDSP_vamD) = twins(.addMultiply)
/// D = (A − B) · C
public let (vDSP_vsbm, vDSP_vsbmD) = twins(.subtractMultiply)
/// D = A · B + C
public let (vDSP_vma, vDSP_vmaD) = twins(.multiplyAdd)
/// D = A · B − C
public let (vDSP_vmsb, vDSP_vmsbD) = twins(.multiplySubtract)

@safe private func twins(_ operation: TernaryOperation) -> (vDSP.TernaryFunction<Float>, vDSP.TernaryFunction<Double>) {
    ({ unsafe apply(operation, $0, $1, $2, $3, $4, $5, $6, $7, $8) }, { unsafe apply(operation, $0, $1, $2, $3, $4, $5, $6, $7, $8) })
}

/// D = A · b + c
public let (vDSP_vsmsa, vDSP_vsmsaD) = scalarTwins(.multiplyAdd)
/// The elements, but at least b and at most c.
public let (vDSP_vclip, vDSP_vclipD) = scalarTwins(.clip)

@safe private func scalarTwins(_ operation: TernaryOperation) -> (vDSP.TwoScalarsFunction<Float>, vDSP.TwoScalarsFunction<Double>) {
    ({ unsafe apply(operation, $0, $1, numbers: $2, $3, $4, $5, $6) }, { unsafe apply(operation, $0, $1, numbers: $2, $3, $4, $5, $6) })
}

/// Decibels of A relative to b: of amplitudes for the flag 1, and of powers for 0.
public func vDSP_vdbcon(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length,
    _ flag: UInt32
) { unsafe apply(flag == 1 ? .amplitudeDecibels : .powerDecibels, a, ia, number: b, c, ic, n) }
public func vDSP_vdbconD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length,
    _ flag: UInt32
) { unsafe apply(flag == 1 ? .amplitudeDecibels : .powerDecibels, a, ia, number: b, c, ic, n) }
