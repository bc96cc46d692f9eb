// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are those of Apple.
// Status: works (AccelerateTransformTests)

/// Vectors of complex numbers that `vDSP.FFT` transforms.
public protocol vDSP_FourierTransformable {
    /// The type of the real and imaginary parts.
    associatedtype DSPScalar: BinaryFloatingPoint & Sendable
    var realp: UnsafeMutablePointer<DSPScalar> { get }
    var imagp: UnsafeMutablePointer<DSPScalar> { get }
}
extension DSPSplitComplex: @unsafe vDSP_FourierTransformable {}
extension DSPDoubleSplitComplex: @unsafe vDSP_FourierTransformable {}

/// The numbers that `vDSP.DFT` transforms.
public protocol vDSP_FloatingPointDiscreteFourierTransformable: BinaryFloatingPoint & Sendable {}
extension Float: vDSP_FloatingPointDiscreteFourierTransformable {}
extension Double: vDSP_FloatingPointDiscreteFourierTransformable {}

extension vDSP {
    public enum FourierTransformDirection: Sendable {
        case forward
        case inverse
        public var dftDirection: vDSP_DFT_Direction { self == .forward ? .FORWARD : .INVERSE }
        public var fftDirection: FFTDirection { self == .forward ? 1 : -1 }
    }

    public enum Radix: FFTRadix, Sendable {
        case radix2
        case radix3
        case radix5
        public var fftRadix: FFTRadix { rawValue }
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

    /// A transform of complex or real numbers, whose real and imaginary parts are in two vectors.
    public class DFT<T: vDSP_FloatingPointDiscreteFourierTransformable> {
        private let setup: DiscreteTransform<T>

        /// Fails for counts that `vDSP_DFT_zop_CreateSetup` and `vDSP_DFT_zrop_CreateSetup` refuse.
        public init?(previous: DFT? = nil, count: Int, direction: FourierTransformDirection, transformType: DFTTransformType, ofType: T.Type) {
            let kind: DiscreteTransform<T>.Kind = transformType == .complexReal ? .real : .complex
            guard let setup = DiscreteTransform<T>(kind, UInt(max(count, 0)), inverse: direction == .inverse) else { return nil }
            self.setup = setup
        }

        public func transform(inputReal: some AccelerateBuffer<T>, inputImaginary: some AccelerateBuffer<T>) -> (real: [T], imaginary: [T]) {
            var result = (real: [T](repeating: 0, count: inputReal.count), imaginary: [T](repeating: 0, count: inputReal.count))
            transform(inputReal: inputReal, inputImaginary: inputImaginary, outputReal: &result.real, outputImaginary: &result.imaginary)
            return result
        }
        public func transform(
            inputReal re: some AccelerateBuffer<T>, inputImaginary im: some AccelerateBuffer<T>, outputReal outRe: inout some AccelerateMutableBuffer<T>,
            outputImaginary outIm: inout some AccelerateMutableBuffer<T>
        ) {
            let isLongEnough = [re.count, im.count, outRe.count, outIm.count].allSatisfy { $0 >= setup.pairs }
            precondition(isLongEnough, "The vectors are shorter than the transform.")
            unsafe re.read { re in
                unsafe im.read { im in unsafe outRe.write { outRe in unsafe outIm.write { unsafe setup.execute(re, im, outRe, $0) } } }
            }
        }
    }
}
