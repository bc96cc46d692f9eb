// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are those of Apple.
// Status: works (AccelerateTransformTests)

/// A number of elements, or an index.
public typealias vDSP_Length = UInt
/// The distance between two elements of a vector, counted in elements.
public typealias vDSP_Stride = Int
/// The direction of a transform: 1 is forward, −1 is inverse.
public typealias FFTDirection = Int32
public typealias FFTRadix = Int32
/// The tables of Fourier transforms whose lengths are powers of two.
public typealias FFTSetup = OpaquePointer
public typealias FFTSetupD = OpaquePointer
/// The tables of a Fourier transform of one length.
public typealias vDSP_DFT_Setup = OpaquePointer
public typealias vDSP_DFT_SetupD = OpaquePointer

public let kFFTDirection_Forward = 1
public let kFFTDirection_Inverse = -1
public let FFT_FORWARD = 1
public let FFT_INVERSE = -1
public let kFFTRadix2 = 0
public let kFFTRadix3 = 1
public let kFFTRadix5 = 2
public let FFT_RADIX2 = 0
public let FFT_RADIX3 = 1
public let FFT_RADIX5 = 2

/// Asks for the first half of a window.
public let vDSP_HALF_WINDOW = 1
public let vDSP_HANN_DENORM = 0
public let vDSP_HANN_NORM = 2

public enum vDSP_DFT_Direction: Int32, Sendable {
    case FORWARD = 1
    case INVERSE = -1
}

public struct DSPComplex: Sendable {
    public var real: Float
    public var imag: Float
    public init() { self.init(real: 0, imag: 0) }
    public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
}

public struct DSPDoubleComplex: Sendable {
    public var real: Double
    public var imag: Double
    public init() { self.init(real: 0, imag: 0) }
    public init(real: Double, imag: Double) { (self.real, self.imag) = (real, imag) }
}

/// Complex numbers as two vectors: one for the real parts, one for the imaginary parts.
@unsafe public struct DSPSplitComplex {
    public var realp: UnsafeMutablePointer<Float>
    public var imagp: UnsafeMutablePointer<Float>
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
        unsafe (self.realp, self.imagp) = (realp, imagp)
    }
    /// Stores the numbers with even indices as real parts, and those with odd indices as imaginary parts.
    public init(fromInputArray inputArray: [Float], realParts: inout [Float], imaginaryParts: inout [Float]) {
        deinterleave(inputArray, &realParts, &imaginaryParts)
        unsafe self = realParts.withUnsafeMutableBufferPointer { real in
            unsafe imaginaryParts.withUnsafeMutableBufferPointer { unsafe Self(realp: base(of: real), imagp: base(of: $0)) }
        }
    }
}

/// Complex numbers as two vectors: one for the real parts, one for the imaginary parts.
@unsafe public struct DSPDoubleSplitComplex {
    public var realp: UnsafeMutablePointer<Double>
    public var imagp: UnsafeMutablePointer<Double>
    public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
        unsafe (self.realp, self.imagp) = (realp, imagp)
    }
    /// Stores the numbers with even indices as real parts, and those with odd indices as imaginary parts.
    public init(fromInputArray inputArray: [Double], realParts: inout [Double], imaginaryParts: inout [Double]) {
        deinterleave(inputArray, &realParts, &imaginaryParts)
        unsafe self = realParts.withUnsafeMutableBufferPointer { real in
            unsafe imaginaryParts.withUnsafeMutableBufferPointer { unsafe Self(realp: base(of: real), imagp: base(of: $0)) }
        }
    }
}

/// Splits as many pairs as fit.
private func deinterleave<T>(_ source: [T], _ even: inout [T], _ odd: inout [T]) {
    for index in 0..<min(source.count / 2, even.count, odd.count) {
        even[index] = source[2 * index]
        odd[index] = source[2 * index + 1]
    }
}

extension [Float] {
    /// The real and imaginary parts in turn, multiplied by a factor.
    public init(fromSplitComplex splitComplex: DSPSplitComplex, scale: Float, count: Int) {
        self = unsafe interleaved(splitComplex.realp, splitComplex.imagp, scale, count)
    }
}

extension [Double] {
    /// The real and imaginary parts in turn, multiplied by a factor.
    public init(fromSplitComplex splitComplex: DSPDoubleSplitComplex, scale: Double, count: Int) {
        self = unsafe interleaved(splitComplex.realp, splitComplex.imagp, scale, count)
    }
}

private func interleaved<T: BinaryFloatingPoint>(_ real: UnsafePointer<T>, _ imaginary: UnsafePointer<T>, _ scale: T, _ count: Int) -> [T] {
    (0..<count).map { unsafe scale * ($0 % 2 == 0 ? real : imaginary)[$0 / 2] }
}
