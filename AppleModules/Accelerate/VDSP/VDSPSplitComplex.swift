import Foundation

extension vDSP {
    /// Splits complex numbers into real and imaginary parts.
    public static func convert(interleavedComplexVector: [DSPComplex], toSplitComplexVector splitComplexVector: inout DSPSplitComplex) {
        unsafe vDSP_ctoz(interleavedComplexVector, 2, &splitComplexVector, 1, UInt(interleavedComplexVector.count))
    }
    /// Splits complex numbers into real and imaginary parts.
    public static func convert(interleavedComplexVector: [DSPDoubleComplex], toSplitComplexVector splitComplexVector: inout DSPDoubleSplitComplex) {
        unsafe vDSP_ctozD(interleavedComplexVector, 2, &splitComplexVector, 1, UInt(interleavedComplexVector.count))
    }
    /// Joins real and imaginary parts.
    public static func convert(splitComplexVector: DSPSplitComplex, toInterleavedComplexVector interleavedComplexVector: inout [DSPComplex]) {
        let n = UInt(interleavedComplexVector.count)
        unsafe withUnsafePointer(to: splitComplexVector) { unsafe vDSP_ztoc($0, 1, &interleavedComplexVector, 2, n) }
    }
    /// Joins real and imaginary parts.
    public static func convert(splitComplexVector: DSPDoubleSplitComplex, toInterleavedComplexVector interleavedComplexVector: inout [DSPDoubleComplex]) {
        let n = UInt(interleavedComplexVector.count)
        unsafe withUnsafePointer(to: splitComplexVector) { unsafe vDSP_ztocD($0, 1, &interleavedComplexVector, 2, n) }
    }

    /// The magnitudes of complex numbers.
    public static func absolute<V: AccelerateMutableBuffer>(_ vector: DSPSplitComplex, result: inout V) where V.Element == Float {
        let n = UInt(result.count)
        unsafe withUnsafePointer(to: vector) { z in unsafe result.write { unsafe vDSP_zvabs(z, 1, $0, 1, n) } }
    }

    /// The squared magnitudes of complex numbers.
    public static func squareMagnitudes<V: AccelerateMutableBuffer>(_ splitComplex: DSPSplitComplex, result: inout V) where V.Element == Float {
        let n = UInt(result.count)
        unsafe withUnsafePointer(to: splitComplex) { z in unsafe result.write { unsafe vDSP_zvmags(z, 1, $0, 1, n) } }
    }

    /// The angles of complex numbers, from −π to π.
    public static func phase<V: AccelerateMutableBuffer>(_ splitComplex: DSPSplitComplex, result: inout V) where V.Element == Float {
        let n = UInt(result.count)
        unsafe withUnsafePointer(to: splitComplex) { z in unsafe result.write { unsafe vDSP_zvphas(z, 1, $0, 1, n) } }
    }

    /// Copies complex numbers.
    public static func copy(_ source: DSPSplitComplex, to destination: inout DSPSplitComplex, count: Int) {
        unsafe withUnsafePointer(to: source) { unsafe vDSP_zvmov($0, 1, &destination, 1, UInt(count)) }
    }
    /// The conjugates of complex numbers.
    public static func conjugate(_ splitComplex: DSPSplitComplex, count: Int, result: inout DSPSplitComplex) {
        unsafe withUnsafePointer(to: splitComplex) { unsafe vDSP_zvconj($0, 1, &result, 1, UInt(count)) }
    }
    /// The products of complex and real numbers.
    public static func multiply<A: AccelerateBuffer>(_ splitComplex: DSPSplitComplex, by vector: A, result: inout DSPSplitComplex) where A.Element == Float {
        unsafe withUnsafePointer(to: splitComplex) { z in unsafe vector.read { unsafe vDSP_zrvmul(z, 1, $0, 1, &result, 1, UInt(vector.count)) } }
    }
    /// The quotients of complex and real numbers.
    public static func divide<A: AccelerateBuffer>(_ splitComplex: DSPSplitComplex, by vector: A, result: inout DSPSplitComplex) where A.Element == Float {
        let n = UInt(vector.count)
        unsafe vector.read { b in
            unsafe apply(.divide, splitComplex.realp, 1, b, 1, result.realp, 1, n)
            unsafe apply(.divide, splitComplex.imagp, 1, b, 1, result.imagp, 1, n)
        }
    }
    /// The products of complex numbers; with `useConjugate`, those of the conjugates of A with B.
    public static func multiply(
        _ splitComplexA: DSPSplitComplex, by splitComplexB: DSPSplitComplex, count: Int, useConjugate: Bool, result: inout DSPSplitComplex
    ) {
        unsafe withUnsafePointer(to: splitComplexA) { a in
            unsafe withUnsafePointer(to: splitComplexB) { unsafe vDSP_zvmul(a, 1, $0, 1, &result, 1, UInt(count), useConjugate ? -1 : 1) }
        }
    }
    /// A + B
    public static func add(_ splitComplexA: DSPSplitComplex, to splitComplexB: DSPSplitComplex, count: Int, result: inout DSPSplitComplex) {
        unsafe withUnsafePointer(to: splitComplexA) { a in
            unsafe withUnsafePointer(to: splitComplexB) { unsafe vDSP_zvadd(a, 1, $0, 1, &result, 1, UInt(count)) }
        }
    }
    /// A / B
    public static func divide(_ splitComplexA: DSPSplitComplex, by splitComplexB: DSPSplitComplex, count: Int, result: inout DSPSplitComplex) {
        unsafe withUnsafePointer(to: splitComplexA) { a in
            unsafe withUnsafePointer(to: splitComplexB) { unsafe vDSP_zvdiv($0, 1, a, 1, &result, 1, UInt(count)) }
        }
    }
    /// A − B, where B is the first argument.
    public static func subtract(_ splitComplexB: DSPSplitComplex, from splitComplexA: DSPSplitComplex, count: Int, result: inout DSPSplitComplex) {
        unsafe withUnsafePointer(to: splitComplexA) { a in
            unsafe withUnsafePointer(to: splitComplexB) { unsafe vDSP_zvsub(a, 1, $0, 1, &result, 1, UInt(count)) }
        }
    }

    /// The magnitudes of complex numbers.
    public static func absolute<V: AccelerateMutableBuffer>(_ vector: DSPDoubleSplitComplex, result: inout V) where V.Element == Double {
        let n = UInt(result.count)
        unsafe withUnsafePointer(to: vector) { z in unsafe result.write { unsafe vDSP_zvabsD(z, 1, $0, 1, n) } }
    }

    /// The squared magnitudes of complex numbers.
    public static func squareMagnitudes<V: AccelerateMutableBuffer>(_ splitComplex: DSPDoubleSplitComplex, result: inout V) where V.Element == Double {
        let n = UInt(result.count)
        unsafe withUnsafePointer(to: splitComplex) { z in unsafe result.write { unsafe vDSP_zvmagsD(z, 1, $0, 1, n) } }
    }

    /// The angles of complex numbers, from −π to π.
    public static func phase<V: AccelerateMutableBuffer>(_ splitComplex: DSPDoubleSplitComplex, result: inout V) where V.Element == Double {
        let n = UInt(result.count)
        unsafe withUnsafePointer(to: splitComplex) { z in unsafe result.write { unsafe vDSP_zvphasD(z, 1, $0, 1, n) } }
    }

    /// Copies complex numbers.
    public static func copy(_ source: DSPDoubleSplitComplex, to destination: inout DSPDoubleSplitComplex, count: Int) {
        unsafe withUnsafePointer(to: source) { unsafe vDSP_zvmovD($0, 1, &destination, 1, UInt(count)) }
    }
    /// The conjugates of complex numbers.
    public static func conjugate(_ splitComplex: DSPDoubleSplitComplex, count: Int, result: inout DSPDoubleSplitComplex) {
        unsafe withUnsafePointer(to: splitComplex) { unsafe vDSP_zvconjD($0, 1, &result, 1, UInt(count)) }
    }
    /// The products of complex and real numbers.
    public static func multiply<A: AccelerateBuffer>(_ splitComplex: DSPDoubleSplitComplex, by vector: A, result: inout DSPDoubleSplitComplex)
    where A.Element == Double {
        unsafe withUnsafePointer(to: splitComplex) { z in unsafe vector.read { unsafe vDSP_zrvmulD(z, 1, $0, 1, &result, 1, UInt(vector.count)) } }
    }
    /// The quotients of complex and real numbers.
    public static func divide<A: AccelerateBuffer>(_ splitComplex: DSPDoubleSplitComplex, by vector: A, result: inout DSPDoubleSplitComplex)
    where A.Element == Double {
        let n = UInt(vector.count)
        unsafe vector.read { b in
            unsafe apply(.divide, splitComplex.realp, 1, b, 1, result.realp, 1, n)
            unsafe apply(.divide, splitComplex.imagp, 1, b, 1, result.imagp, 1, n)
        }
    }
    /// The products of complex numbers; with `useConjugate`, those of the conjugates of A with B.
    public static func multiply(
        _ splitComplexA: DSPDoubleSplitComplex, by splitComplexB: DSPDoubleSplitComplex, count: Int, useConjugate: Bool, result: inout DSPDoubleSplitComplex
    ) {
        unsafe withUnsafePointer(to: splitComplexA) { a in
            unsafe withUnsafePointer(to: splitComplexB) { unsafe vDSP_zvmulD(a, 1, $0, 1, &result, 1, UInt(count), useConjugate ? -1 : 1) }
        }
    }
    /// A + B
    public static func add(_ splitComplexA: DSPDoubleSplitComplex, to splitComplexB: DSPDoubleSplitComplex, count: Int, result: inout DSPDoubleSplitComplex) {
        unsafe withUnsafePointer(to: splitComplexA) { a in
            unsafe withUnsafePointer(to: splitComplexB) { unsafe vDSP_zvaddD(a, 1, $0, 1, &result, 1, UInt(count)) }
        }
    }
    /// A / B
    public static func divide(_ splitComplexA: DSPDoubleSplitComplex, by splitComplexB: DSPDoubleSplitComplex, count: Int, result: inout DSPDoubleSplitComplex)
    {
        unsafe withUnsafePointer(to: splitComplexA) { a in
            unsafe withUnsafePointer(to: splitComplexB) { unsafe vDSP_zvdivD($0, 1, a, 1, &result, 1, UInt(count)) }
        }
    }
    /// A − B, where B is the first argument.
    public static func subtract(
        _ splitComplexB: DSPDoubleSplitComplex, from splitComplexA: DSPDoubleSplitComplex, count: Int, result: inout DSPDoubleSplitComplex
    ) {
        unsafe withUnsafePointer(to: splitComplexA) { a in
            unsafe withUnsafePointer(to: splitComplexB) { unsafe vDSP_zvsubD(a, 1, $0, 1, &result, 1, UInt(count)) }
        }
    }
}
