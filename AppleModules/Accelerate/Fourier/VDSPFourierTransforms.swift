// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// Vectors of complex numbers that `vDSP.FFT` transforms.
public protocol vDSP_FourierTransformable {
    /// The type of the real and imaginary parts.
    associatedtype DSPScalar: BinaryFloatingPoint & Sendable
    var realp: UnsafeMutablePointer<DSPScalar> { get }
    var imagp: UnsafeMutablePointer<DSPScalar> { get }
}
extension DSPSplitComplex: @unsafe vDSP_FourierTransformable {}
extension DSPDoubleSplitComplex: @unsafe vDSP_FourierTransformable {}

extension vDSP {
    public enum FourierTransformDirection: Sendable {
        case forward
        case inverse
        public var dftDirection: vDSP_DFT_Direction { self == .forward ? .FORWARD : .INVERSE }
        public var fftDirection: FFTDirection { self == .forward ? 1 : -1 }
    }

    public enum Radix: Sendable {
        case radix2
        case radix3
        case radix5
        public var fftRadix: FFTRadix {
            switch self {
            case .radix2: 0
            case .radix3: 1
            case .radix5: 2
            }
        }
    }

    /// A transform of real numbers, stored as half as many pairs. The spectrum has the real parts of its first element and of the one in its middle in the first
    /// place. The forward transform is twice the mathematical one, and the inverse has no scale.
    public class FFT<T: vDSP_FourierTransformable> {
        private let count: Int
        private let tables: FourierTransform<T.DSPScalar>

        /// Prepares transforms of 2^log2n real numbers.
        public init?(log2n: vDSP_Length, radix: Radix, ofType: T.Type) {
            guard log2n <= 26 else { return nil }
            count = 1 << Int(log2n)
            tables = FourierTransform(count: count)
        }

        public func transform(input: T, output: inout T, direction: FourierTransformDirection) {
            unsafe tables.transformReal(count, input.realp, input.imagp, 1, output.realp, output.imagp, 1, inverse: direction == .inverse)
        }
        public func forward(input: T, output: inout T) { transform(input: input, output: &output, direction: .forward) }
        public func inverse(input: T, output: inout T) { transform(input: input, output: &output, direction: .inverse) }
    }

    public enum DFTTransformType: Sendable {
        /// Between real numbers, stored as half as many pairs, and the first half of their spectrum.
        case complexReal
        case complexComplex
    }

    /// The reasons why a Fourier transform can't be made.
    public enum DFTError: Error, LocalizedError {
        case invalidInterleavedCount(count: Int)
        case invalidSplitComplexCount(count: Int, transformType: DFTTransformType)
        public var errorDescription: String? {
            switch self {
            case .invalidInterleavedCount(let count): "There is no transform of \(count) complex numbers: the count must be a product of 2, 3, and 5."
            case .invalidSplitComplexCount(let count, _):
                "There is no transform of \(count) numbers: the count must be a power of two, or 3, 5, or 15 times one that is at least 16."
            }
        }
    }

    public enum DCTTransformType: CaseIterable, Sendable {
        case II
        case III
        case IV
        public var dctType: vDSP_DCT_Type {
            switch self {
            case .II: .II
            case .III: .III
            case .IV: .IV
            }
        }
    }

    /// A cosine transform.
    public class DCT {
        private let cosines: CosineTransform

        /// Fails for counts that `vDSP_DCT_CreateSetup` refuses.
        public init?(previous: DCT? = nil, count: Int, transformType: DCTTransformType) {
            guard let cosines = CosineTransform(UInt(max(count, 0)), transformType.dctType) else { return nil }
            self.cosines = cosines
        }

        public func transform<A: AccelerateBuffer>(_ vector: A) -> [Float] where A.Element == Float {
            var result = [Float](repeating: 0, count: vector.count)
            transform(vector, result: &result)
            return result
        }
        public func transform<A: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, result: inout V) where A.Element == Float, V.Element == Float {
            precondition(vector.count >= cosines.count && result.count >= cosines.count, "The vectors are shorter than the transform.")
            unsafe result.write { c in unsafe vector.read { unsafe cosines.execute($0, c) } }
        }
    }
}
