import Display
import Geometry

/// Shrinks an upright part of an image: each new pixel is the average of the area that it covers, as with Cairo's filter "good" but in two passes, rows and then
/// columns, so that the time doesn't grow with the product of both factors.
///
/// A new pixel depends only on its place on the canvas, and not on the others that are computed with it.
struct ImageShrinking {
    private let source: PixelRect
    private let toSource: CGAffineTransform

    /// The least number of pixels that become one, in both directions: below it, Cairo interpolates between neighbors.
    private static let leastFactor: CGFloat = 4 / 3

    /// - Parameters:
    ///   - source: the part of the image, within its bounds. Beyond its edges, the outermost pixels continue.
    ///   - toSource: transforms pixels of the canvas to pixels of the part.
    /// - Returns: nil unless the transform keeps the part upright and shrinks it in both directions.
    init?(from source: PixelRect, to toSource: CGAffineTransform) {
        guard toSource.b == 0, toSource.c == 0, abs(toSource.a) >= Self.leastFactor, abs(toSource.d) >= Self.leastFactor,
            [toSource.a, toSource.d, toSource.tx, toSource.ty].allSatisfy({ $0.isFinite && abs($0) < 1e9 })
        else { return nil }
        self.source = source
        self.toSource = toSource
    }

    /// The pixels of a row or column that become one pixel, and their shares, whose sum is 1.
    private struct Share {
        var first: Int
        var weights: [Float]

        /// - Parameter pixel: the new pixel; it covers `factor` pixels from `pixel * factor + offset`. Pixels before 0 and from `count` on are copies of the
        ///   first and the last one.
        init(of pixel: Int, factor: CGFloat, offset: CGFloat, count: Int) {
            let (start, end) = (CGFloat(pixel) * factor + offset, CGFloat(pixel + 1) * factor + offset)
            let limit = CGFloat(count)
            let (low, high) = (min(max(min(start, end), -1), limit + 1), min(max(max(start, end), -1), limit + 1))
            func index(_ place: CGFloat) -> Int { min(max(Int(saturating: place.rounded(.down)), 0), count - 1) }
            first = index(low)
            weights = Array(repeating: 0, count: index(high) - first + 1)
            // The shares of the copies are those of the pixels they copy.
            for place in Int(saturating: low.rounded(.down))...Int(saturating: high.rounded(.down)) {
                let overlap = min(high, CGFloat(place + 1)) - max(low, CGFloat(place))
                weights[min(max(place, 0), count - 1) - first] += Float(max(0, overlap))
            }
            let sum = weights.reduce(0, +)
            if sum > 0 { for index in weights.indices { weights[index] /= sum } } else { weights[0] = 1 }
            while weights.count > 1, weights.last == 0 { weights.removeLast() }
        }
    }

    /// Writes the new pixels that a surface of the format ARGB32 covers.
    ///
    /// - Complexity: proportional to the number of pixels of the image that become the new ones.
    func shrink(_ pixmap: Pixmap, onto surface: ImageSurface) {
        let frame = surface.frame
        let columns = (frame.x..<frame.maxX).map { Share(of: $0, factor: toSource.a, offset: toSource.tx, count: source.width) }
        guard let left = columns.map(\.first).min(), let right = columns.map({ $0.first + $0.weights.count }).max() else { return }
        // One row of averages: four numbers for each pixel from `left` to `right`, and space to write sixteen at a time.
        var averages = [Float](repeating: 0, count: (right - left) * 4 + 16)
        unsafe surface.withBytes { bytes, stride in
            unsafe pixmap.pixels.withUnsafeBytes { pixels in
                unsafe averages.withUnsafeMutableBytes { averages in
                    for y in frame.rows {
                        let share = Share(of: y, factor: toSource.d, offset: toSource.ty, count: source.height)
                        for (index, weight) in share.weights.enumerated() {
                            let start = ((source.y + share.first + index) * pixmap.width + source.x + left) * 4
                            unsafe Self.add(pixels, from: start, count: (right - left) * 4, times: weight, to: averages, isFirst: index == 0)
                        }
                        var target = (y - frame.y) * stride
                        for column in columns {
                            var sum = SIMD4<Float>(repeating: 0.5)
                            var offset = (column.first - left) &* 16
                            for weight in column.weights {
                                unsafe sum += averages.loadUnaligned(fromByteOffset: offset, as: SIMD4<Float>.self) * weight
                                offset &+= 16
                            }
                            // One by one: the conversion of a vector is a generic function, which takes ten times as long as all the rest.
                            let pixel = SIMD4(UInt8(saturating: sum.x), UInt8(saturating: sum.y), UInt8(saturating: sum.z), UInt8(saturating: sum.w))
                            unsafe UnsafeMutableRawBufferPointer(bytes).storeBytes(of: pixel, toByteOffset: target, as: SIMD4<UInt8>.self)
                            target &+= 4
                        }
                    }
                }
            }
        }
    }

    /// Adds a row of bytes times a weight to numbers; the first row replaces them.
    private static func add(
        _ bytes: UnsafeRawBufferPointer, from start: Int, count: Int, times weight: Float, to numbers: UnsafeMutableRawBufferPointer, isFirst: Bool
    ) {
        var index = 0
        while index < count {
            let row: SIMD16<UInt8>
            if start &+ index &+ 16 <= bytes.count {
                row = unsafe bytes.loadUnaligned(fromByteOffset: start &+ index, as: SIMD16<UInt8>.self)
            } else {
                // The last pixels of the image.
                var rest = SIMD16<UInt8>.zero
                for lane in 0..<(bytes.count &- start &- index) { unsafe rest[lane] = bytes[start &+ index &+ lane] }
                row = rest
            }
            var sum = SIMD16<Float>(SIMD16<Int32>(truncatingIfNeeded: row)) * weight
            if !isFirst { unsafe sum += numbers.loadUnaligned(fromByteOffset: index &* 4, as: SIMD16<Float>.self) }
            unsafe numbers.storeBytes(of: sum, toByteOffset: index &* 4, as: SIMD16<Float>.self)
            index &+= 16
        }
    }
}
