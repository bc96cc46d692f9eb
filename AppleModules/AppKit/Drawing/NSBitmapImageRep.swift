// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Display
import Easel
import PNGCodec
import Views

/// One of the pictures of an image.
open class NSImageRep: NSObject, @unchecked Sendable {
    open var size = CGSize.zero
    open var pixelsWide = 0
    open var pixelsHigh = 0
    open var bitsPerSample = 8
    open var hasAlpha = true
    open var isOpaque = false
    public override init() {}
    open func draw() -> Bool { draw(in: CGRect(origin: .zero, size: size)) }
    open func draw(in rect: CGRect) -> Bool { false }
    open func cgImage(forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context: NSGraphicsContext?, hints: [AnyHashable: Any]?) -> CGImage? {
        nil
    }
}

/// Pixels.
public final class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
    /// The kind of a file.
    public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
    /// The compression of a TIFF file.
    public enum TIFFCompression: UInt, Sendable { case none, lzw, jpeg, packBits }
    /// The settings of a file.
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
        public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
        public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
        public static let currentFrame = PropertyKey(rawValue: "NSImageCurrentFrame")
        public static let frameCount = PropertyKey(rawValue: "NSImageFrameCount")
    }
    /// The order of the components in memory.
    public struct Format: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alphaFirst = Format(rawValue: 1)
        public static let alphaNonpremultiplied = Format(rawValue: 2)
    }
    var pixmap: Pixmap

    init(_ pixmap: Pixmap, size: CGSize) {
        self.pixmap = pixmap
        super.init()
        (self.size, pixelsWide, pixelsHigh) = (size, pixmap.width, pixmap.height)
    }
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image.pixmap, size: image.size)
    }
    public convenience init(cgImage: CGImage) {
        self.init(cgImage.pixmap, size: CGSize(width: cgImage.pixmap.width, height: cgImage.pixmap.height))
    }
    /// Creates transparent pixels; nil for an unusual size.
    public convenience init?(
        bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int, pixelsHigh height: Int, bitsPerSample bps: Int,
        samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
    ) {
        guard width > 0, height > 0, width <= 16384, height <= 16384, width * height <= 1 << 26 else { return nil }
        self.init(Pixmap(width: width, height: height), size: CGSize(width: width, height: height))
    }
    public convenience init?(
        bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int, pixelsHigh height: Int, bitsPerSample bps: Int,
        samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool, colorSpaceName: NSColorSpaceName, bitmapFormat: Format, bytesPerRow rBytes: Int,
        bitsPerPixel pBits: Int
    ) {
        unsafe self.init(
            bitmapDataPlanes: planes, pixelsWide: width, pixelsHigh: height, bitsPerSample: bps, samplesPerPixel: spp, hasAlpha: alpha, isPlanar: isPlanar,
            colorSpaceName: colorSpaceName, bytesPerRow: rBytes, bitsPerPixel: pBits)
    }
    public var cgImage: CGImage? { CGImage(pixmap) }
    public override func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context: NSGraphicsContext?, hints: [AnyHashable: Any]?
    ) -> CGImage? { cgImage }
    public var samplesPerPixel: Int { 4 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { 4 * pixelsWide }
    public var colorSpace: NSColorSpace { .sRGB }
    public var tiffRepresentation: Data? { representation(using: .tiff, properties: [:]) }
    /// The pixels as a file: JPEG, or PNG for all other kinds.
    public func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
        guard storageType == .jpeg else { return try? pixmap.pngData() }
        let factor = properties[.compressionFactor]
        let quality = (factor as? CGFloat) ?? (factor as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0.9
        return UIImage(pixmap).jpegData(compressionQuality: quality)
    }
    public class func representationOfImageReps(in imageReps: [NSImageRep], using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
        (imageReps.first as? NSBitmapImageRep)?.representation(using: storageType, properties: properties)
    }
    public func value(forProperty property: PropertyKey) -> Any? { nil }
    public func setProperty(_ property: PropertyKey, withValue value: Any?) {}
    /// The color of a pixel, from the upper left corner; nil outside of the picture.
    public func colorAt(x: Int, y: Int) -> NSColor? {
        guard (0..<pixelsWide).contains(x), (0..<pixelsHigh).contains(y) else { return nil }
        let pixel = pixmap.pixels[y * pixmap.width + x]
        let alpha = CGFloat(pixel >> 24)
        guard alpha > 0 else { return .clear }
        func part(_ shift: UInt32) -> CGFloat { min(1, CGFloat(pixel >> shift & 255) / alpha) }
        return NSColor(red: part(16), green: part(8), blue: part(0), alpha: alpha / 255)
    }
    public func setColor(_ color: NSColor, atX x: Int, y: Int) {
        guard (0..<pixelsWide).contains(x), (0..<pixelsHigh).contains(y) else { return }
        let alpha = color.alphaComponent
        func part(_ value: CGFloat) -> UInt32 { UInt32((min(1, max(0, value * alpha)) * 255).rounded()) }
        let value = UInt32((min(1, max(0, alpha)) * 255).rounded()) << 24 | part(color.redComponent) << 16 | part(color.greenComponent) << 8
        pixmap.pixels[y * pixmap.width + x] = value | part(color.blueComponent)
    }
    public override func draw(in rect: CGRect) -> Bool {
        UIGraphicsGetCurrentContext()?.drawUpright(CGImage(pixmap), in: rect)
        return true
    }
}
/// The page of a PDF file, which isn't drawn.
public final class NSPDFImageRep: NSImageRep, @unchecked Sendable {
    public convenience init?(data: Data) { return nil }
    public var pageCount: Int { 0 }
    public var currentPage = 0
}
