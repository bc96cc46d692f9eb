import Display
import Foundation

/// Pixels as numbers: linear sRGB, premultiplied, rows from the top.
struct Raster {
    let width: Int
    let height: Int
    var pixels: [SIMD4<Float>]

    init(width: Int, height: Int, pixels: [SIMD4<Float>]) { (self.width, self.height, self.pixels) = (width, height, pixels) }

    /// The linear value of each gamma-encoded byte.
    private static let linearBytes = (0...255).map { linear(Float($0) / 255) }

    static func linear(_ value: Float) -> Float { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    static func encoded(_ value: Float) -> Float { value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055 }

    init(_ pixmap: Pixmap) {
        self.init(width: pixmap.width, height: pixmap.height, pixels: pixmap.pixels.map { Self.color($0).premultiplied })
    }

    var pixmap: Pixmap { Pixmap(width: width, height: height, pixels: pixels.map { Self.pixel($0.straight) }) }

    /// Returns the linear components of a pixel, not premultiplied.
    static func color(_ pixel: UInt32) -> SIMD4<Float> {
        let alpha = pixel >> 24
        guard alpha > 0 else { return .zero }
        func component(_ value: UInt32) -> Float { alpha == 255 ? linearBytes[Int(value)] : linear(Float(value) / Float(alpha)) }
        return SIMD4(component(pixel >> 16 & 0xFF), component(pixel >> 8 & 0xFF), component(pixel & 0xFF), Float(alpha) / 255)
    }

    /// Returns the premultiplied pixel of linear components, cut to 0…1.
    static func pixel(_ color: SIMD4<Float>) -> UInt32 {
        let alpha = color.w.isNaN ? 0 : min(max(color.w, 0), 1)
        func byte(_ value: Float) -> UInt32 { value.isNaN ? 0 : UInt32((encoded(min(max(value, 0), 1)) * alpha * 255).rounded()) }
        return UInt32((alpha * 255).rounded()) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
    }

    /// Returns the raster with a margin of pixels on all sides: the nearest ones if `isClamped`, otherwise transparent ones.
    func padded(_ margin: Int, isClamped: Bool) -> Raster {
        let (wide, high) = (width + 2 * margin, height + 2 * margin)
        var result = Raster(width: wide, height: high, pixels: Array(repeating: .zero, count: wide * high))
        for row in 0..<high {
            for column in 0..<wide {
                let (x, y) = (column - margin, row - margin)
                let isInside = (0..<width).contains(x) && (0..<height).contains(y)
                if isInside || isClamped { result.pixels[row * wide + column] = pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)] }
            }
        }
        return result
    }

    /// Returns the raster blurred with a Gaussian; the pixels beyond the sides are the nearest ones.
    func blurred(sigma: Float) -> Raster {
        guard sigma > 0.01 else { return self }
        let reach = Int((3 * sigma).rounded(.up))
        let weights = (-reach...reach).map { exp(-Float($0 * $0) / (2 * sigma * sigma)) }
        return convolved(weights, reach)
    }

    /// Returns the raster blurred with the mean of a square.
    func boxBlurred(radius: Float) -> Raster {
        let reach = Int(radius.rounded())
        return reach > 0 ? convolved(Array(repeating: 1, count: 2 * reach + 1), reach) : self
    }

    /// Weighs neighbors along rows, then along columns.
    private func convolved(_ weights: [Float], _ reach: Int) -> Raster {
        let sum = weights.reduce(0, +)
        let weights = weights.map { $0 / sum }
        var (first, second) = (self, self)
        for y in 0..<height {
            for x in 0..<width {
                var value = SIMD4<Float>.zero
                for (index, weight) in weights.enumerated() {
                    let column: Int = min(max(x + index - reach, 0), width - 1)
                    value += weight * pixels[y * width + column]
                }
                first.pixels[y * width + x] = value
            }
        }
        for y in 0..<height {
            for x in 0..<width {
                var value = SIMD4<Float>.zero
                for (index, weight) in weights.enumerated() {
                    let row: Int = min(max(y + index - reach, 0), height - 1)
                    value += weight * first.pixels[row * width + x]
                }
                second.pixels[y * width + x] = value
            }
        }
        return second
    }
}

extension SIMD4<Float> {
    var premultiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }
    var straight: SIMD4<Float> { w > 0 ? SIMD4(x / w, y / w, z / w, w) : .zero }
    /// The brightness of linear components.
    var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }
}
