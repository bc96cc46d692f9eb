/// Splits complex numbers, whose stride counts real numbers.
@_specialize(where S == DSPSplitComplex)
@_specialize(where S == DSPDoubleSplitComplex)
func split<S: vDSP_FourierTransformable>(_ c: UnsafeRawPointer, _ ic: Int, _ z: S, _ iz: Int, _ n: UInt) {
    let numbers = unsafe c.assumingMemoryBound(to: S.DSPScalar.self)
    let (re, im) = unsafe (z.realp, z.imagp)
    for index in 0..<Int(n) { unsafe (re[index &* iz], im[index &* iz]) = (numbers[index &* ic], numbers[index &* ic &+ 1]) }
}

/// Joins complex numbers, whose stride counts real numbers.
@_specialize(where S == DSPSplitComplex)
@_specialize(where S == DSPDoubleSplitComplex)
func join<S: vDSP_FourierTransformable>(_ z: S, _ iz: Int, _ c: UnsafeMutableRawPointer, _ ic: Int, _ n: UInt) {
    let numbers = unsafe c.assumingMemoryBound(to: S.DSPScalar.self)
    let (re, im) = unsafe (z.realp, z.imagp)
    for index in 0..<Int(n) { unsafe (numbers[index &* ic], numbers[index &* ic &+ 1]) = (re[index &* iz], im[index &* iz]) }
}

/// C = A · B, or the conjugate of A times B.
@_specialize(where S == DSPSplitComplex)
@_specialize(where S == DSPDoubleSplitComplex)
func multiply<S: vDSP_FourierTransformable>(_ a: S, _ ia: Int, _ b: S, _ ib: Int, _ c: S, _ ic: Int, _ n: UInt, conjugates: Bool) {
    let sign: S.DSPScalar = conjugates ? -1 : 1
    let (aRe, aIm, bRe, bIm, cRe, cIm) = unsafe (a.realp, a.imagp, b.realp, b.imagp, c.realp, c.imagp)
    for index in 0..<Int(n) {
        let (re, im) = unsafe (aRe[index &* ia], sign * aIm[index &* ia])
        let (otherRe, otherIm) = unsafe (bRe[index &* ib], bIm[index &* ib])
        unsafe (cRe[index &* ic], cIm[index &* ic]) = (re * otherRe - im * otherIm, re * otherIm + im * otherRe)
    }
}
