/// A Fourier transform of one length and direction.
final class DiscreteTransform<T: BinaryFloatingPoint & Sendable>: Sendable {
    enum Kind {
        case complex, real
    }
    private let kind: Kind
    private let count: Int
    private let inverse: Bool
    private let transform: FourierTransform<T>

    /// The number of elements of each of the two vectors of the input, and of the output.
    var pairs: Int { kind == .real ? count / 2 : count }

    /// Fails for lengths that Apple's functions refuse.
    init?(_ kind: Kind, _ length: UInt, inverse: Bool) {
        guard isSupported(length, least: kind == .real ? 16 : 8), kind == .complex || length % 2 == 0 else { return nil }
        self.kind = kind
        count = Int(length)
        self.inverse = inverse
        transform = FourierTransform(count: count)
    }

    @_specialize(where T == Float)
    @_specialize(where T == Double)
    func execute(_ re: UnsafePointer<T>, _ im: UnsafePointer<T>, _ outRe: UnsafeMutablePointer<T>, _ outIm: UnsafeMutablePointer<T>) {
        switch kind {
        case .complex: unsafe transform.transform(count, re, im, 1, outRe, outIm, 1, inverse: inverse)
        case .real: unsafe transform.transformReal(count, re, im, 1, outRe, outIm, 1, inverse: inverse)
        }
    }
}

/// Whether a length is 1, 3, 5, or 15 times a power of two that is at least `least`, or any power of two.
private func isSupported(_ length: UInt, least: UInt) -> Bool {
    guard length > 0, length <= 1 << 26 else { return false }
    let power = length & ~(length - 1)
    return power == length || power >= least && [3, 5, 15].contains(length / power)
}
