import AppleCoreGraphics
import AppleUIKit
import Display
import Easel
import Foundation

/// Draws images of filters. It works on the processor.
open class CIContext: NSObject, @unchecked Sendable {
    public override init() {}
    public init(options: [CIContextOption: Any]? = nil) {}

    /// Returns the pixels of a rectangle; nil if it is empty or too large.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let rect = image.isClamped ? fromRect : fromRect.isInfinite ? image.extent : fromRect
        return image.pixels(in: rect).map { CGImage($0.pixmap) }
    }
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
        createCGImage(image, from: fromRect)
    }
    /// Writes the pixels of a rectangle into memory, four bytes each, rows from the top, premultiplied.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        guard let pixmap = image.pixels(in: bounds)?.pixmap, rowBytes >= 4 * pixmap.width else { return }
        let shifts: [UInt32] = format == .ARGB8 ? [24, 16, 8, 0] : format == .BGRA8 ? [0, 8, 16, 24] : [16, 8, 0, 24]
        for row in 0..<pixmap.height {
            for column in 0..<pixmap.width {
                let pixel = pixmap.pixels[row * pixmap.width + column]
                for (index, shift) in shifts.enumerated() {
                    unsafe data.storeBytes(of: UInt8(truncatingIfNeeded: pixel >> shift), toByteOffset: row * rowBytes + 4 * column + index, as: UInt8.self)
                }
            }
        }
    }
    /// Returns the image as a PNG file; nil if it is empty or has no end.
    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() } }
    /// Returns the image as a JPEG file; nil if it is empty or has no end.
    open func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]) -> Data? {
        createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 0.9) }
    }
    /// Draws the part of an image in the current context of UIKit.
    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        guard let part = createCGImage(image, from: fromRect) else { return }
        UIImage(cgImage: part).draw(in: inRect)
    }
    open func clearCaches() {}
}
