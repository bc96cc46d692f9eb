import AppleCoreGraphics
import AppleCoreVideo
import AppleUIKit
import Display
import Easel
import Foundation
import ImageCodec

/// An image for filters. Its y-axis points up.
open class CIImage: NSObject, @unchecked Sendable {
    /// The pixels; nil for an empty image.
    let pixmap: Pixmap?
    /// The lower left corner of the pixels.
    let origin: (x: Int, y: Int)
    /// Whether the pixels at the sides continue without end.
    let isClamped: Bool
    /// Whether enlarging keeps the edges of pixels, as for barcodes.
    let isSharp: Bool

    init(_ pixmap: Pixmap?, x: Int = 0, y: Int = 0, isClamped: Bool = false, isSharp: Bool = false) {
        (self.pixmap, origin, self.isClamped, self.isSharp) = (pixmap, (x, y), isClamped, isSharp)
    }

    public convenience init(cgImage image: CGImage) { self.init(image.pixmap) }
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) { self.init(image.pixmap) }
    /// Creates an image of the frame of a video.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        self.init(pixelBuffer.pixels.map { Pixmap(width: pixelBuffer.size.width, height: pixelBuffer.size.height, pixels: $0) })
    }
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }
    /// Creates an image from a UIKit image.
    public convenience init?(image: UIImage) { self.init(image.pixmap) }
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image.pixmap) }
    /// Creates an image without end in one color.
    public convenience init(color: CIColor) { self.init(Pixmap(width: 1, height: 1, pixels: [Raster.pixel(color.linear)]), isClamped: true) }
    /// Decodes a PNG or JPEG file; nil if that fails.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image.pixmap)
    }
    public convenience init?(data: Data, options: [CIImageOption: Any]?) { self.init(data: data) }
    /// Reads a PNG or JPEG file; nil if that fails.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) { self.init(contentsOf: url) }
    /// Returns an image without pixels.
    public class func empty() -> CIImage { CIImage(nil) }
    public static let black = CIImage(color: .black)
    public static let white = CIImage(color: .white)
    public static let clear = CIImage(color: .clear)

    /// The rectangle of the pixels.
    open var extent: CGRect {
        guard let pixmap else { return .null }
        return isClamped ? .infinite : CGRect(x: origin.x, y: origin.y, width: pixmap.width, height: pixmap.height)
    }
    open var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    open var cgImage: CGImage? { isClamped ? nil : pixmap.map { CGImage($0) } }
    open var properties: [String: Any] { [:] }

    // MARK: Pixels

    /// Returns the premultiplied pixel at a position; transparent outside.
    func pixel(x: Int, y: Int) -> UInt32 {
        guard let pixmap else { return 0 }
        var (column, row) = (x - origin.x, origin.y + pixmap.height - 1 - y)
        if isClamped {
            (column, row) = (min(max(column, 0), pixmap.width - 1), min(max(row, 0), pixmap.height - 1))
        } else if !(0..<pixmap.width).contains(column) || !(0..<pixmap.height).contains(row) {
            return 0
        }
        return pixmap.pixels[row * pixmap.width + column]
    }

    /// Returns the pixels of a rectangle; nil if it is empty, or too large to be painted.
    func pixels(in rect: CGRect) -> (pixmap: Pixmap, x: Int, y: Int)? {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, max(abs(rect.minX), abs(rect.minY)) < 1e6, max(rect.width, rect.height) <= 32_767 else { return nil }
        let (left, bottom) = (Int(rect.minX.rounded(.down)), Int(rect.minY.rounded(.down)))
        let (right, top) = (Int(rect.maxX.rounded(.up)), Int(rect.maxY.rounded(.up)))
        guard (right - left) * (top - bottom) <= ImageDecoder.defaultPixelLimit else { return nil }
        var pixels: [UInt32] = []
        pixels.reserveCapacity((right - left) * (top - bottom))
        for y in stride(from: top - 1, through: bottom, by: -1) { for x in left..<right { pixels.append(pixel(x: x, y: y)) } }
        return (Pixmap(width: right - left, height: top - bottom, pixels: pixels), left, bottom)
    }

    /// Returns the image with other pixels at the same position.
    func with(_ pixmap: Pixmap?) -> CIImage { CIImage(pixmap, x: origin.x, y: origin.y, isClamped: isClamped, isSharp: isSharp) }

    /// Returns the image with changed colors: linear components, not premultiplied.
    func mapping(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        guard var pixmap else { return self }
        // Plain areas have few colors.
        var (last, result): (UInt32?, UInt32) = (nil, 0)
        for index in pixmap.pixels.indices {
            let pixel = pixmap.pixels[index]
            if pixel != last { (last, result) = (pixel, Raster.pixel(change(Raster.color(pixel)))) }
            pixmap.pixels[index] = result
        }
        return with(pixmap)
    }

    // MARK: Geometry

    open func cropped(to rect: CGRect) -> CIImage {
        let part = isClamped ? rect : rect.intersection(extent)
        return pixels(in: part).map { CIImage($0.pixmap, x: $0.x, y: $0.y, isSharp: isSharp) } ?? .empty()
    }
    /// Returns the image with the pixels at its sides continued without end.
    open func clampedToExtent() -> CIImage { CIImage(pixmap, x: origin.x, y: origin.y, isClamped: true, isSharp: isSharp) }
    open func samplingNearest() -> CIImage { CIImage(pixmap, x: origin.x, y: origin.y, isClamped: isClamped, isSharp: true) }
    open func samplingLinear() -> CIImage { CIImage(pixmap, x: origin.x, y: origin.y, isClamped: isClamped) }

    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        guard let pixmap, !isClamped || pixmap.pixels.count > 1, matrix.a * matrix.d != matrix.b * matrix.c else { return self }
        let source = CGRect(x: origin.x, y: origin.y, width: pixmap.width, height: pixmap.height)
        let target = source.applying(matrix)
        // Rounding errors must not add a row.
        let rect = CGRect(
            x: (target.minX + 1e-6).rounded(.down), y: (target.minY + 1e-6).rounded(.down), width: 0, height: 0
        ).union(CGRect(x: (target.maxX - 1e-6).rounded(.up), y: (target.maxY - 1e-6).rounded(.up), width: 0, height: 0))
        guard rect.width >= 1, rect.height >= 1, max(rect.width, rect.height) <= 32_767,
            rect.width * rect.height <= CGFloat(ImageDecoder.defaultPixelLimit)
        else { return .empty() }
        let inverse = matrix.inverted()
        let (columns, rows) = (Int(rect.width), Int(rect.height))
        var pixels: [UInt32] = []
        pixels.reserveCapacity(columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                let point = CGPoint(x: rect.minX + CGFloat(column) + 0.5, y: rect.maxY - CGFloat(row) - 0.5).applying(inverse)
                pixels.append(isSharp ? pixel(x: Int(point.x.rounded(.down)), y: Int(point.y.rounded(.down))) : blended(at: point))
            }
        }
        return CIImage(
            Pixmap(width: columns, height: rows, pixels: pixels), x: Int(rect.minX), y: Int(rect.minY), isClamped: isClamped, isSharp: isSharp)
    }

    /// The mean of the four pixels around a point, by distance.
    private func blended(at point: CGPoint) -> UInt32 {
        let (x, y) = (point.x - 0.5, point.y - 0.5)
        let (left, bottom) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (u, v) = (x - CGFloat(left), y - CGFloat(bottom))
        let corners = [
            (pixel(x: left, y: bottom), (1 - u) * (1 - v)), (pixel(x: left + 1, y: bottom), u * (1 - v)), (pixel(x: left, y: bottom + 1), (1 - u) * v),
            (pixel(x: left + 1, y: bottom + 1), u * v),
        ]
        return [24, 16, 8, 0].reduce(UInt32(0)) { result, shift in
            result | UInt32(corners.reduce(0) { $0 + CGFloat($1.0 >> UInt32(shift) & 0xFF) * $1.1 }.rounded()) << UInt32(shift)
        }
    }

    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        guard let pixmap else { return self }
        return CIImage(orientation.view.applied(to: pixmap), isSharp: isSharp)
    }
    open func oriented(forExifOrientation orientation: Int32) -> CIImage {
        CGImagePropertyOrientation(rawValue: UInt32(max(0, orientation))).map { oriented($0) } ?? self
    }

    // MARK: Filters

    open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? .empty()
    }
    open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
    /// Returns the image blurred, with a margin of three times the radius.
    open func applyingGaussianBlur(sigma: Double) -> CIImage { CIFilterKernel.blurred(self, Float(sigma)) }
    /// Returns the image composited over another one.
    open func composited(over dest: CIImage) -> CIImage { CIFilterKernel.combined(self, dest) { $0 + $1 * (1 - $0.w) } }
}

extension CGImagePropertyOrientation {
    /// The same orientation for views.
    var view: Image.Orientation {
        switch self {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        case .left: .left
        }
    }
}

extension UIImage {
    /// Creates an image from a filter's result; one transparent pixel if the result is infinite.
    public convenience init(ciImage: CIImage) { self.init(ciImage.isClamped ? Pixmap(width: 1, height: 1) : ciImage.pixmap ?? Pixmap(width: 1, height: 1)) }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(ciImage.isClamped ? Pixmap(width: 1, height: 1) : ciImage.pixmap ?? Pixmap(width: 1, height: 1), scale: scale)
    }
    /// Always nil: the pixels are those of `cgImage`.
    public var ciImage: CIImage? { nil }
}
