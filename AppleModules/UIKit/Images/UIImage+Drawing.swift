import AppleCoreGraphics
import Easel
import Foundation

extension UIImage {
    /// How the middle of a resizable image fills its space.
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    /// Returns the image with edges that keep their size; the middle is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { resizableImage(withCapInsets: capInsets, resizingMode: .tile) }
    /// Returns the image with edges that keep their size where a view stretches it.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        let image = UIImage(pixmap, scale: scale, isTemplate: isMask)
        image.edits.caps = (EdgeInsets(capInsets), resizingMode == .tile)
        return image
    }
    /// Returns the image with caps at the left and at the top; one point between them and the other side is stretched.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        func ends(_ cap: Int, _ length: CGFloat) -> (CGFloat, CGFloat) { cap == 0 ? (0, 0) : (CGFloat(cap), max(0, length - CGFloat(cap) - 1)) }
        let (x, y) = (ends(leftCapWidth, size.width), ends(topCapHeight, size.height))
        return resizableImage(withCapInsets: UIEdgeInsets(top: y.0, left: x.0, bottom: y.1, right: x.1), resizingMode: .stretch)
    }
    /// The image for a view that stretches it.
    @MainActor var stretched: Image {
        guard let caps = edits.caps else { return Image(uiImage: self).resizable() }
        return Image(uiImage: self).resizable(capInsets: caps.insets, resizingMode: caps.isTiled ? .tile : .stretch)
    }
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
    /// Returns the image with its left and right sides exchanged.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        let width = pixmap.width
        var pixels = pixmap.pixels
        for row in 0..<pixmap.height { pixels[row * width..<(row + 1) * width].reverse() }
        return UIImage(.init(width: width, height: pixmap.height, pixels: pixels), scale: scale, isTemplate: isMask)
    }
    public var isSymbolImage: Bool { isMask }
    public var symbolConfiguration: SymbolConfiguration? { nil }
    public var configuration: Configuration? { nil }
    public var renderingMode: RenderingMode { isMask ? .alwaysTemplate : .automatic }
    public var images: [UIImage]? { nil }
    public var duration: TimeInterval { 0 }
    public var capInsets: UIEdgeInsets { .zero }
    public var alignmentRectInsets: UIEdgeInsets { .zero }
    public var hasAlpha: Bool { pixmap.pixels.contains { $0 >> 24 < 255 } }
    /// The first of several images: images of UIKit don't move.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
    /// The first image of a series: images of UIKit don't move.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { UIImage(named: name + "0") ?? UIImage(named: name) }
    /// The image as a file. Easel writes no HEIC, so the bytes are those of a PNG file.
    public func heicData() -> Data? { pngData() }
    /// Draws a symbol in black with a fraction of its lines; nil if it is unknown.
    public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }
    /// Draws a symbol in black; nil if it is unknown.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }
    public var imageAsset: UIImageAsset? { nil }
    public convenience init(cgImage: CGImage, scale: CGFloat) { self.init(cgImage: cgImage, scale: scale, orientation: .up) }
}

extension UIImage {
    /// The range of an image's brightness.
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard, constrainedHigh, high
    }
    /// Hands the image over: it is ready.
    @preconcurrency public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
    public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    public static var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}

extension UIImage {
    /// Returns the image with the settings of a symbol.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? { withConfiguration(configuration) }
}
