// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// The numbers that `vDSP.DFT` transforms.
public protocol vDSP_FloatingPointDiscreteFourierTransformable: BinaryFloatingPoint & Sendable {}
extension Float: vDSP_FloatingPointDiscreteFourierTransformable {}
extension Double: vDSP_FloatingPointDiscreteFourierTransformable {}

/// The numbers that `vDSP.DiscreteFourierTransform` transforms: Float and Double for real and imaginary parts in two vectors, and complex numbers.
public protocol vDSP_DiscreteFourierTransformable {
    /// The type of the real and imaginary parts.
    associatedtype DSPScalar: BinaryFloatingPoint & Sendable
}
extension Float: vDSP_DiscreteFourierTransformable {
    public typealias DSPScalar = Float
}
extension Double: vDSP_DiscreteFourierTransformable {
    public typealias DSPScalar = Double
}
extension DSPComplex: vDSP_DiscreteFourierTransformable {
    public typealias DSPScalar = Float
}
extension DSPDoubleComplex: vDSP_DiscreteFourierTransformable {
    public typealias DSPScalar = Double
}

extension DiscreteTransform {
    /// Transforms vectors that have at least as many elements as the transform needs.
    fileprivate func execute<A: AccelerateBuffer, B: AccelerateBuffer, U: AccelerateMutableBuffer, V: AccelerateMutableBuffer>(
        _ re: A, _ im: B, _ outRe: inout U, _ outIm: inout V
    ) where A.Element == T, B.Element == T, U.Element == T, V.Element == T {
        precondition([re.count, im.count, outRe.count, outIm.count].allSatisfy { $0 >= pairs }, "The vectors are shorter than the transform.")
        unsafe re.read { re in
            unsafe im.read { im in unsafe outRe.write { outRe in unsafe outIm.write { unsafe execute(re, im, outRe, $0) } } }
        }
    }
}

extension vDSP {
    /// A transform of complex or real numbers, whose real and imaginary parts are in two vectors.
    public class DFT<T: vDSP_FloatingPointDiscreteFourierTransformable> {
        private let setup: DiscreteTransform<T>

        /// Fails for counts that `vDSP_DFT_zop_CreateSetup` and `vDSP_DFT_zrop_CreateSetup` refuse.
        public init?(previous: DFT? = nil, count: Int, direction: FourierTransformDirection, transformType: DFTTransformType, ofType: T.Type) {
            let kind: DiscreteTransform<T>.Kind = transformType == .complexReal ? .real : .complex
            guard let setup = DiscreteTransform<T>(kind, UInt(max(count, 0)), inverse: direction == .inverse) else { return nil }
            self.setup = setup
        }

        public func transform<A: AccelerateBuffer>(inputReal: A, inputImaginary: A) -> (real: [T], imaginary: [T]) where A.Element == T {
            var result = (real: [T](repeating: 0, count: inputReal.count), imaginary: [T](repeating: 0, count: inputReal.count))
            setup.execute(inputReal, inputImaginary, &result.real, &result.imaginary)
            return result
        }
        public func transform<A: AccelerateBuffer, V: AccelerateMutableBuffer>(
            inputReal: A, inputImaginary: A, outputReal: inout V, outputImaginary: inout V
        ) where A.Element == T, V.Element == T { setup.execute(inputReal, inputImaginary, &outputReal, &outputImaginary) }
    }

    /// A transform of complex or real numbers.
    public class DiscreteFourierTransform<T: vDSP_DiscreteFourierTransformable> {
        fileprivate let setup: DiscreteTransform<T.DSPScalar>

        /// For real numbers as pairs in one vector, the count is that of the pairs; in two vectors, that of the real numbers.
        public init(
            previous: DiscreteFourierTransform? = nil, count: Int, direction: FourierTransformDirection, transformType: DFTTransformType, ofType: T.Type
        ) throws {
            let isReal = transformType == .complexReal
            let isInterleaved = T.self == DSPComplex.self || T.self == DSPDoubleComplex.self
            let length = UInt(max(count, 0)) * (isReal && isInterleaved ? 2 : 1)
            guard let setup = DiscreteTransform<T.DSPScalar>(isReal ? .real : .complex, length, inverse: direction == .inverse, interleaved: isInterleaved)
            else {
                if isInterleaved { throw DFTError.invalidInterleavedCount(count: count) }
                throw DFTError.invalidSplitComplexCount(count: count, transformType: transformType)
            }
            self.setup = setup
        }
    }
}

extension vDSP.DiscreteFourierTransform where T == T.DSPScalar {
    public func transform<A: AccelerateBuffer>(real: A, imaginary: A) -> (real: [T], imaginary: [T]) where A.Element == T {
        var result = (real: [T](repeating: 0, count: real.count), imaginary: [T](repeating: 0, count: real.count))
        setup.execute(real, imaginary, &result.real, &result.imaginary)
        return result
    }
    public func transform<A: AccelerateBuffer, V: AccelerateMutableBuffer>(
        inputReal: A, inputImaginary: A, outputReal: inout V, outputImaginary: inout V
    ) where A.Element == T, V.Element == T { setup.execute(inputReal, inputImaginary, &outputReal, &outputImaginary) }
}

extension vDSP.DiscreteFourierTransform where T == DSPComplex {
    public func transform<A: AccelerateBuffer>(input: A) -> [DSPComplex] where A.Element == DSPComplex {
        var result = [DSPComplex](repeating: DSPComplex(), count: input.count)
        transform(input: input, output: &result)
        return result
    }
    public func transform<A: AccelerateBuffer, V: AccelerateMutableBuffer>(input: A, output: inout V) where A.Element == DSPComplex, V.Element == DSPComplex {
        let numbers = unsafe input.withUnsafeBufferPointer { unsafe Array($0) }
        var (re, im) = (numbers.map(\.real), numbers.map(\.imag))
        setup.execute(re, im, &re, &im)
        unsafe output.withUnsafeMutableBufferPointer {
            for index in 0..<min($0.count, re.count) { unsafe $0[index] = DSPComplex(real: re[index], imag: im[index]) }
        }
    }
}

extension vDSP.DiscreteFourierTransform where T == DSPDoubleComplex {
    public func transform<A: AccelerateBuffer>(input: A) -> [DSPDoubleComplex] where A.Element == DSPDoubleComplex {
        var result = [DSPDoubleComplex](repeating: DSPDoubleComplex(), count: input.count)
        transform(input: input, output: &result)
        return result
    }
    public func transform<A: AccelerateBuffer, V: AccelerateMutableBuffer>(input: A, output: inout V)
    where A.Element == DSPDoubleComplex, V.Element == DSPDoubleComplex {
        let numbers = unsafe input.withUnsafeBufferPointer { unsafe Array($0) }
        var (re, im) = (numbers.map(\.real), numbers.map(\.imag))
        setup.execute(re, im, &re, &im)
        unsafe output.withUnsafeMutableBufferPointer {
            for index in 0..<min($0.count, re.count) { unsafe $0[index] = DSPDoubleComplex(real: re[index], imag: im[index]) }
        }
    }
}
