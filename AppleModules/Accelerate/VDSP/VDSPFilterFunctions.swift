// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// The numbers that `vDSP.Biquad` filters.
public protocol vDSP_FloatingPointBiquadFilterable: BinaryFloatingPoint {}
extension Float: vDSP_FloatingPointBiquadFilterable {}
extension Double: vDSP_FloatingPointBiquadFilterable {}

extension vDSP {
    /// The convolution of a vector and a shorter one. As on a Mac, the result has as many elements as the difference of the two counts, so the last position
    /// of the kernel isn't in it; `convolve(_:withKernel:result:)` computes it for a result with one more element.
    public static func convolve<A: AccelerateBuffer, B: AccelerateBuffer>(_ vector: A, withKernel kernel: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        var result = [A.Element](repeating: 0, count: max(vector.count - kernel.count, 0))
        convolve(vector, withKernel: kernel, result: &result)
        return result
    }
    /// The convolution of a vector and a shorter one, for as many positions of the kernel as the result has elements.
    public static func convolve<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, withKernel kernel: B, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        slide(vector, kernel, backward: true, step: 1, &result)
    }
    /// The correlation of a vector and a shorter one. The result has as many elements as that of `convolve(_:withKernel:)`.
    public static func correlate<A: AccelerateBuffer, B: AccelerateBuffer>(_ vector: A, withKernel kernel: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        var result = [A.Element](repeating: 0, count: max(vector.count - kernel.count, 0))
        correlate(vector, withKernel: kernel, result: &result)
        return result
    }
    /// The correlation of a vector and a shorter one, for as many positions of the kernel as the result has elements.
    public static func correlate<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: A, withKernel kernel: B, result: inout V)
    where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        slide(vector, kernel, backward: false, step: 1, &result)
    }
    /// Filters a vector, and keeps each of its positions at multiples of the factor.
    public static func downsample<A: AccelerateBuffer, B: AccelerateBuffer>(_ source: A, decimationFactor: Int, filter: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        var result = [A.Element](repeating: 0, count: source.count < filter.count ? 0 : (source.count - filter.count) / decimationFactor + 1)
        downsample(source, decimationFactor: decimationFactor, filter: filter, result: &result)
        return result
    }
    /// Filters a vector, and keeps each of its positions at multiples of the factor.
    public static func downsample<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ source: A, decimationFactor: Int, filter: B, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        slide(source, filter, backward: false, step: decimationFactor, &result)
    }

    private static func slide<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: A, _ kernel: B, backward: Bool, step: Int, _ result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        let (n, p) = (result.count, kernel.count)
        precondition(n == 0 || vector.count >= (n - 1) * step + p, "The vector is too short for the kernel and the result.")
        unsafe result.write { c in
            unsafe vector.read { a in
                unsafe kernel.read { f in
                    unsafe slideFilter(a, 1, backward ? f + max(p - 1, 0) : f, backward ? -1 : 1, c, 1, UInt(n), UInt(p), step: step)
                }
            }
        }
    }

    /// A picture, filtered by a kernel with an odd number of rows and columns. The kernel isn't turned around, and elements near an edge become 0.
    public static func convolve<A: AccelerateBuffer, B: AccelerateBuffer>(
        _ vector: A, rowCount: Int, columnCount: Int, withKernel kernel: B, kernelRowCount: Int, kernelColumnCount: Int
    ) -> [A.Element] where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        var result = [A.Element](repeating: 0, count: vector.count)
        convolve(
            vector, rowCount: rowCount, columnCount: columnCount, withKernel: kernel, kernelRowCount: kernelRowCount, kernelColumnCount: kernelColumnCount,
            result: &result)
        return result
    }
    /// A picture, filtered by a kernel with an odd number of rows and columns. The kernel isn't turned around, and elements near an edge become 0.
    public static func convolve<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: A, rowCount: Int, columnCount: Int, withKernel kernel: B, kernelRowCount: Int, kernelColumnCount: Int, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        precondition(vector.count >= rowCount * columnCount && result.count >= rowCount * columnCount, "The picture is too small.")
        precondition(kernel.count == kernelRowCount * kernelColumnCount, "The kernel has another number of elements.")
        unsafe result.write { c in
            unsafe vector.read { a in
                unsafe kernel.read { f in
                    unsafe filterPicture(a, rows: rowCount, columns: columnCount, f, filterRows: kernelRowCount, filterColumns: kernelColumnCount, c)
                }
            }
        }
    }

    /// A picture, filtered by a kernel of three rows and columns.
    public static func convolve<A: AccelerateBuffer, B: AccelerateBuffer>(
        _ vector: A, rowCount: Int, columnCount: Int, with3x3Kernel kernel: B
    ) -> [A.Element] where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        convolve(vector, rowCount: rowCount, columnCount: columnCount, withKernel: kernel, kernelRowCount: 3, kernelColumnCount: 3)
    }
    /// A picture, filtered by a kernel of three rows and columns.
    public static func convolve<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: A, rowCount: Int, columnCount: Int, with3x3Kernel kernel: B, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        convolve(vector, rowCount: rowCount, columnCount: columnCount, withKernel: kernel, kernelRowCount: 3, kernelColumnCount: 3, result: &result)
    }
    /// A picture, filtered by a kernel of five rows and columns.
    public static func convolve<A: AccelerateBuffer, B: AccelerateBuffer>(
        _ vector: A, rowCount: Int, columnCount: Int, with5x5Kernel kernel: B
    ) -> [A.Element] where A.Element: BinaryFloatingPoint, A.Element == B.Element {
        convolve(vector, rowCount: rowCount, columnCount: columnCount, withKernel: kernel, kernelRowCount: 5, kernelColumnCount: 5)
    }
    /// A picture, filtered by a kernel of five rows and columns.
    public static func convolve<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: A, rowCount: Int, columnCount: Int, with5x5Kernel kernel: B, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == B.Element, A.Element == V.Element {
        convolve(vector, rowCount: rowCount, columnCount: columnCount, withKernel: kernel, kernelRowCount: 5, kernelColumnCount: 5, result: &result)
    }

    /// A chain of second-order filters that remembers the end of one signal for the next.
    public struct Biquad<T: vDSP_FloatingPointBiquadFilterable> {
        private let chains: [FilterChain]
        private var delays: [[T]]

        /// Takes the coefficients b0, b1, b2, a1, and a2 of each section, for each channel. Several channels lie one after the other in a signal. Fails if the
        /// number of coefficients isn't that of the sections and channels.
        public init?(coefficients: [Double], channelCount: vDSP_Length, sectionCount: vDSP_Length, ofType: T.Type) {
            let (channels, sections) = (Int(channelCount), Int(sectionCount))
            guard channels > 0, sections > 0, coefficients.count == 5 * sections * channels else { return nil }
            // All channels of the first section come first.
            chains = (0..<channels).map { channel in
                var own: [Double] = []
                for section in 0..<sections {
                    let place = 5 * (section * channels + channel)
                    own += coefficients[place..<place + 5]
                }
                return unsafe FilterChain(own, sections: sectionCount)
            }
            delays = Array(repeating: Array(repeating: 0, count: 2 * sections + 2), count: channels)
        }

        /// Returns the filtered signal.
        public mutating func apply<A: AccelerateBuffer>(input: A) -> [T] where A.Element == T {
            var result = [T](repeating: 0, count: input.count)
            apply(input: input, output: &result)
            return result
        }
        /// Filters a signal.
        public mutating func apply<A: AccelerateBuffer, V: AccelerateMutableBuffer>(input: A, output: inout V) where A.Element == T, V.Element == T {
            let length = Int(Vectors.matching(input.count, output.count)) / chains.count
            for (channel, chain) in chains.enumerated() {
                unsafe output.write { y in
                    unsafe input.read { x in
                        unsafe filter(chain, &delays[channel], x + channel * length, 1, y + channel * length, 1, UInt(length))
                    }
                }
            }
        }
    }
}
