// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleCoreGraphics
import Easel
import Views

/// The contexts into which drawing code without a parameter draws, innermost last.
enum DrawingContexts {
    nonisolated(unsafe) static var all: [CGContext] = []
}

/// Returns the context of the innermost image renderer that is drawing; nil outside of one.
public func UIGraphicsGetCurrentContext() -> CGContext? { unsafe DrawingContexts.all.last }
public func UIGraphicsPushContext(_ context: CGContext) { unsafe DrawingContexts.all.append(context) }
public func UIGraphicsPopContext() { _ = unsafe DrawingContexts.all.popLast() }
/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Frames a rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

/// The scale and the transparency of an image renderer.
public final class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point.
    public var scale: CGFloat = SceneHost.values.scale
    public var opaque = false
    /// The colors of an image. All images have those of sRGB.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }
    public var preferredRange = Range.automatic
    public var supportsHighDynamicRange: Bool { false }
    /// The area of the drawing.
    public internal(set) var bounds = CGRect.zero
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context of an image renderer.
public final class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat
    /// The current drawing.
    public var currentImage: UIImage {
        RecordedContext.image(of: cgContext, size: cgContext.boundingBoxOfClipPath.size, scale: format.scale, isOpaque: format.opaque) ?? UIImage()
    }

    init(_ cgContext: CGContext, format: UIGraphicsImageRendererFormat) { (self.cgContext, self.format) = (cgContext, format) }

    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect)
        cgContext.restoreGState()
    }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws images with CoreGraphics' functions. It works on the main thread only.
public final class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    public let format: UIGraphicsImageRendererFormat

    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        (self.size, self.format) = (size, format)
        format.bounds = CGRect(origin: .zero, size: size)
    }
    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { self.init(size: bounds.size, format: format) }

    /// Returns the image that the closure draws.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let pixmap = withoutActuallyEscaping(actions) { actions in
            let box = ActionBox(actions: actions, format: format)
            let (size, background) = (size, format.opaque ? Color.black : Color.clear)
            return UIImage.draw(scale: format.scale) {
                Canvas { context, _ in box.run(in: context) }.frame(width: size.width, height: size.height).background(background)
            }
        }
        return UIImage(pixmap ?? Pixmap(width: 1, height: 1), scale: format.scale)
    }

    /// Returns the image that the closure draws, as a PNG file.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }
    /// Returns the image that the closure draws, as a JPEG file.
    ///
    /// - Parameter compressionQuality: 0…1, from the smallest file to the best image.
    public func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private struct ActionBox: @unchecked Sendable {
        let actions: (UIGraphicsImageRendererContext) -> Void
        let format: UIGraphicsImageRendererFormat

        func run(in context: GraphicsContext) {
            let context = CGContext(context)
            UIGraphicsPushContext(context)
            defer { UIGraphicsPopContext() }
            actions(UIGraphicsImageRendererContext(context, format: format))
        }
    }
}
