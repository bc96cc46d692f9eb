import Foundation

extension vDSP {
    /// The elements at places between whole indices, interpolated.
    public static func linearInterpolate<A: AccelerateBuffer, B: AccelerateBuffer>(elementsOf vector: A, using controlVector: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        var result = [A.Element](repeating: 0, count: controlVector.count)
        linearInterpolate(elementsOf: vector, using: controlVector, result: &result)
        return result
    }
    /// The elements at places between whole indices, interpolated.
    public static func linearInterpolate<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(
        elementsOf vector: A, using controlVector: B, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        let n = Vectors.matching(controlVector.count, result.count)
        unsafe result.write { c in
            unsafe vector.read { a in unsafe controlVector.read { unsafe look(up: $0, 1, in: a, 1, interpolates: true, c, 1, n) } }
        }
    }
    /// Lines through points with values at rising indices, from index 0 to the last.
    public static func linearInterpolate<A: AccelerateBuffer, B: AccelerateBuffer>(values: A, atIndices indices: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        var result = [A.Element](repeating: 0, count: indices.count == 0 ? 0 : 1 + Int(maximum(indices)))
        linearInterpolate(values: values, atIndices: indices, result: &result)
        return result
    }
    /// Lines through points with values at rising indices.
    public static func linearInterpolate<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(
        values: A, atIndices indices: B, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        let (n, m) = (UInt(result.count), Vectors.matching(values.count, indices.count))
        unsafe result.write { c in unsafe values.read { a in unsafe indices.read { unsafe connect(a, 1, at: $0, 1, m, c, 1, n) } } }
    }
    /// The interpolated numbers of a table at scale · offset + base; beyond the table, its first or last number.
    public static func linearInterpolate<A: AccelerateBuffer, B: AccelerateBuffer>(
        lookupTable: A, withOffsets offsets: B, scale: A.Element = 1, baseOffset: A.Element = 0
    ) -> [A.Element] where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        var result = [A.Element](repeating: 0, count: offsets.count)
        linearInterpolate(lookupTable: lookupTable, withOffsets: offsets, scale: scale, baseOffset: baseOffset, result: &result)
        return result
    }
    /// The interpolated numbers of a table at scale · offset + base; beyond the table, its first or last number.
    public static func linearInterpolate<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(
        lookupTable: A, withOffsets offsets: B, scale: A.Element = 1, baseOffset: A.Element = 0, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        let (n, m) = (Vectors.matching(offsets.count, result.count), UInt(lookupTable.count))
        unsafe result.write { c in
            unsafe lookupTable.read { table in
                unsafe offsets.read { unsafe lookUp($0, 1, scale: scale, offset: baseOffset, table: table, m, c, 1, n) }
            }
        }
    }

    /// The values of a polynomial. The coefficient of the highest power comes first.
    public static func evaluatePolynomial<A: AccelerateBuffer>(usingCoefficients coefficients: [A.Element], withVariables variables: A) -> [A.Element]
    where A.Element: BinaryFloatingPoint {
        var result = [A.Element](repeating: 0, count: variables.count)
        evaluatePolynomial(usingCoefficients: coefficients, withVariables: variables, result: &result)
        return result
    }
    /// The values of a polynomial. The coefficient of the highest power comes first.
    public static func evaluatePolynomial<A: AccelerateBuffer, V: AccelerateMutableBuffer>(
        usingCoefficients coefficients: [A.Element], withVariables variables: A, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        let n = Vectors.matching(variables.count, result.count)
        guard !coefficients.isEmpty else { return fill(&result, with: 0) }
        unsafe result.write { c in unsafe variables.read { unsafe evaluate(coefficients, 1, $0, 1, c, 1, n, degree: UInt(coefficients.count - 1)) } }
    }

    /// From one vector to another: A[n] + (B[n] − A[n]) · n / (N − 1)
    public static func taperedMerge<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        let n = Vectors.matching(vectorA.count, vectorB.count)
        return unsafe array(vectorA.count) { c in unsafe vectorA.read { a in unsafe vectorB.read { unsafe merge(a, 1, $0, 1, c, 1, n) } } }
    }

    /// What becomes of elements less than a threshold.
    public enum ThresholdRule<T: BinaryFloatingPoint> {
        /// They become the threshold.
        case clampToThreshold
        /// They become 0.
        case zeroFill
        /// They become the negative of a constant, and all others the constant.
        case signedConstant(T)
    }
    /// The elements, changed by a rule where they are less than the threshold.
    public static func threshold<A: AccelerateBuffer>(_ vector: A, to lowerBound: A.Element, with rule: ThresholdRule<A.Element>) -> [A.Element]
    where A.Element: BinaryFloatingPoint {
        var result = [A.Element](repeating: 0, count: vector.count)
        threshold(vector, to: lowerBound, with: rule, result: &result)
        return result
    }
    /// The elements, changed by a rule where they are less than the threshold.
    public static func threshold<A: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: A, to lowerBound: A.Element, with rule: ThresholdRule<A.Element>, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        let bound = Uniform(lowerBound, vector.count)
        switch rule {
        case .clampToThreshold: Vectors.put(.threshold, vector, bound, &result)
        case .zeroFill: Vectors.put(.thresholdToZero, vector, bound, &result)
        case .signedConstant(let constant): Vectors.put(.limit, vector, bound, Uniform(constant, vector.count), &result)
        }
    }

    /// The elements at the indices, which count from 1 as those of `vDSP_vgathr` do.
    public static func gather<A: AccelerateBuffer, I: AccelerateBuffer>(_ vector: A, indices: I) -> [A.Element]
    where A.Element: BinaryFloatingPoint, I.Element == UInt {
        var result = [A.Element](repeating: 0, count: indices.count)
        gather(vector, indices: indices, result: &result)
        return result
    }
    /// The elements at the indices, which count from 1 as those of `vDSP_vgathr` do.
    public static func gather<A: AccelerateBuffer, I: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, indices: I, result: inout V)
    where A.Element: BinaryFloatingPoint, I.Element == UInt, V.Element == A.Element {
        let n = Vectors.matching(indices.count, result.count)
        unsafe result.write { c in
            unsafe vector.read { a in unsafe indices.read { unsafe map($0, 1, c, 1, n) { unsafe a[Int($0) - 1] } } }
        }
    }
}
