import Foundation

/// A Fourier transform of one length and direction.
final class DiscreteTransform<T: BinaryFloatingPoint & Sendable>: Sendable {
    enum Kind {
        case complex, real
    }
    let kind: Kind
    let count: Int
    let inverse: Bool
    /// Whether numbers are stored as pairs.
    let interleaved: Bool
    private let transform: FourierTransform<T>

    /// The number of elements of each of the two vectors of the input, and of the output.
    var pairs: Int { kind == .real ? count / 2 : count }

    /// Fails for lengths that Apple's functions refuse. Transforms of pairs have more lengths.
    init?(_ kind: Kind, _ length: UInt, inverse: Bool, interleaved: Bool = false) {
        guard interleaved ? isSmooth(length) : isSupported(length, least: kind == .real ? 16 : 8), kind == .complex || length % 2 == 0 else { return nil }
        self.kind = kind
        count = Int(length)
        self.inverse = inverse
        self.interleaved = interleaved
        transform = FourierTransform(count: count)
    }

    @_specialize(where T == Float)
    @_specialize(where T == Double)
    func execute(_ re: UnsafePointer<T>, _ im: UnsafePointer<T>, _ outRe: UnsafeMutablePointer<T>, _ outIm: UnsafeMutablePointer<T>) {
        switch kind {
        case .complex: unsafe transform.transform(count, re, im, 1, outRe, outIm, 1, inverse: inverse)
        case .real:
            unsafe transform.transformReal(count, re, im, 1, outRe, outIm, 1, inverse: inverse)
            // Only transforms of two vectors are twice the mathematical ones.
            if interleaved, !inverse {
                for index in 0..<pairs {
                    unsafe outRe[index] /= 2
                    unsafe outIm[index] /= 2
                }
            }
        }
    }
}

/// Whether a length is 1, 3, 5, or 15 times a power of two that is at least `least`, or any power of two.
private func isSupported(_ length: UInt, least: UInt) -> Bool {
    guard length > 0, length <= 1 << 26 else { return false }
    let power = length & ~(length - 1)
    return power == length || power >= least && [3, 5, 15].contains(length / power)
}

/// Whether a length is a product of 2, 3, and 5.
private func isSmooth(_ length: UInt) -> Bool {
    guard length > 0, length <= 1 << 26 else { return false }
    var rest = length
    for factor in [2, 3, 5] as [UInt] { while rest % factor == 0 { rest /= factor } }
    return rest == 1
}

/// A cosine transform. Each kind is the real part of a Fourier transform of twice the length, with factors before and after it:
/// cos((k + a)(j + b) π/N) is the real part of e^(−iπ jk/N) e^(−iπ aj/N) e^(−iπ b(k + a)/N).
final class CosineTransform: Sendable {
    let count: Int
    private let before: [Pair<Float>]
    private let after: [Pair<Float>]
    private let transform: FourierTransform<Float>

    init?(_ length: UInt, _ type: vDSP_DCT_Type) {
        guard length >= 16, isSupported(length, least: 16) else { return nil }
        let n = Int(length)
        let (a, b): (Double, Double) =
            switch type {
            case .II: (0, 0.5)
            case .III: (0.5, 0)
            case .IV: (0.5, 0.5)
            }
        func factor(_ turns: Double) -> Pair<Float> {
            let (sine, cosine) = halfTurns(-turns / Double(n))
            return Pair(Float(cosine), Float(sine))
        }
        count = n
        var factors = (0..<n).map { factor(a * Double($0)) }
        // The first element of type III counts half.
        if type == .III { factors[0] = Pair(0.5, 0) }
        before = factors
        after = (0..<n).map { factor(b * (Double($0) + a)) }
        transform = FourierTransform(count: 2 * n)
    }

    func execute(_ input: UnsafePointer<Float>, _ output: UnsafeMutablePointer<Float>) {
        var re = [Float](repeating: 0, count: 2 * count)
        var im = re
        for index in 0..<count {
            re[index] = unsafe input[index] * before[index].re
            im[index] = unsafe input[index] * before[index].im
        }
        unsafe transform.transform(2 * count, re, im, 1, &re, &im, 1, inverse: false)
        for index in 0..<count { unsafe output[index] = re[index] * after[index].re - im[index] * after[index].im }
    }
}
