// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of ImageIO.

import AppleCoreGraphics
import AppleFoundation
import AppleUIKit
import Easel
import Foundation

public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"

/// Images in a file: one PNG or JPEG image.
public final class CGImageSource: Sendable {
    let image: CGImage?
    init(_ data: Data) { image = UIImage(data: data)?.cgImage }
}
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(data) }
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource($0) }
}
// On Apple's systems, the older classes convert to those of CoreFoundation.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? { CGImageSourceCreateWithURL(url as URL, options) }
public func CGImageSourceCreateWithData(_ data: NSData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(data as Data) }
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    index == 0 ? isrc.image : nil
}
/// Returns the image, scaled so that its longer side has at most the pixels that the options name.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard index == 0, let image = isrc.image else { return nil }
    let limit = options?[kCGImageSourceThumbnailMaxPixelSize]
    let side = (limit as? CGFloat) ?? (limit as? Int).map { CGFloat($0) } ?? (limit as? NSNumber).map { CGFloat($0.doubleValue) } ?? .infinity
    let longer = CGFloat(max(image.width, image.height))
    guard side > 0, side < longer else { return image }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(
        width: max(1, (CGFloat(image.width) * side / longer).rounded()), height: max(1, (CGFloat(image.height) * side / longer).rounded()))
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in UIImage(cgImage: image).draw(in: CGRect(origin: .zero, size: size)) }.cgImage
}
/// Returns the size of the image. Easel reads no Exif.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    guard index == 0, let image = isrc.image else { return nil }
    return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height]
}

/// Writes one image into data or a file: as JPEG, or for all other types as PNG.
public final class CGImageDestination {
    private let write: (Data) -> Bool
    fileprivate var image: CGImage?
    private let isJPEG: Bool
    init(_ type: CFString, _ write: @escaping (Data) -> Bool) { (isJPEG, self.write) = ("\(type)" == "public.jpeg", write) }
    fileprivate func finish() -> Bool {
        guard let picture = image.map({ UIImage(cgImage: $0) }), let bytes = isJPEG ? picture.jpegData(compressionQuality: 0.9) : picture.pngData()
        else { return false }
        return write(bytes)
    }
}
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    CGImageDestination(type) { (try? $0.write(to: url)) != nil }
}
// On Apple's systems, the older class converts to that of CoreFoundation.
public func CGImageDestinationCreateWithURL(_ url: NSURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    CGImageDestinationCreateWithURL(url as URL, type, count, options)
}
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}
public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    CGImageDestination(type) {
        data.append($0)
        return true
    }
}
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    if idst.image == nil { idst.image = image }
}
@discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
