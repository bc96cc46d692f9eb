import Display
import Foundation
import ImageCodec
import Views

/// A decoded image for `Image(uiImage:)`, as in UIKit.
public final class UIImage: Sendable, Hashable {
    /// The changes of an image, which AppKit allows. Code changes an image before it is drawn.
    package final class Edits: @unchecked Sendable {
        package var pixmap: Pixmap?
        package var size: CGSize?
        package var isTemplate: Bool?
        /// The name of the symbol that the image shows.
        package var symbol: String?
        /// The weight of the symbol that the image shows; nil for a regular one.
        package var symbolWeight: Font.Weight?
        /// The parts at the edges that keep their size where the image is stretched, and whether the middle is repeated.
        package var caps: (insets: EdgeInsets, isTiled: Bool)?
        /// The size of the drawing that code has begun.
        package var began: CGSize?
    }
    package let edits = Edits()
    private let pixels: Pixmap
    /// The image's pixels, premultiplied.
    public var pixmap: Pixmap { edits.pixmap ?? pixels }
    /// Pixels per point, above 0.
    public let scale: CGFloat
    /// Whether the image is drawn as a mask filled with the foreground style.
    package let hasTemplatePixels: Bool

    /// Whether the image is a mask now.
    package var isMask: Bool { edits.isTemplate ?? hasTemplatePixels }

    /// - Parameter scale: pixels per point; an invalid scale is replaced by 1.
    public convenience init(_ pixmap: Pixmap, scale: CGFloat = 1) { self.init(pixmap, scale: scale, isTemplate: false) }

    package init(_ pixmap: Pixmap, scale: CGFloat, isTemplate: Bool) {
        pixels = pixmap
        hasTemplatePixels = isTemplate
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }

    /// Decodes the bytes of an image: PNG, JPEG, GIF, WebP, HEIC, AVIF, TIFF, or BMP; nil if they are damaged or exceed the limit of pixels, with a warning if
    /// a program for the format isn't installed.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard let pixmap = Self.decoded({ () throws(ImageError) in try ImageDecoder.decode([UInt8](data)) }) else { return nil }
        self.init(pixmap, scale: scale)
    }

    /// Reads a file in one of these formats; nil if that fails. A name that ends in `@2x` or `@3x` determines the scale.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(filePath: path)
        let folder = ImageFolder(url.deletingLastPathComponent().path)
        guard let image = Self.decoded({ () throws(ImageError) in try folder.image(file: url.lastPathComponent) }) else { return nil }
        self.init(image.pixmap, scale: image.scale)
    }

    /// Returns nil for an image that can't be read, with a warning if that isn't because of the image.
    private static func decoded<Result>(_ read: () throws(ImageError) -> Result) -> Result? {
        do throws(ImageError) {
            return try read()
        } catch {
            if error.needsProgram { SceneNotes.warn("UIImage: \(error)") }
            return nil
        }
    }

    /// The size in points.
    public var size: CGSize { edits.size ?? LoadedImage(pixmap, scale: scale).size }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(pixmap.width)
        hasher.combine(pixmap.height)
        hasher.combine(scale)
    }
    public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs.scale == rhs.scale && lhs.isMask == rhs.isMask && lhs.pixmap == rhs.pixmap }
}

extension Image {
    /// Shows a decoded image.
    nonisolated public init(uiImage: UIImage) {
        self = Image(decorative: uiImage.pixmap, scale: uiImage.scale).renderingMode(uiImage.isMask ? .template : nil)
    }
}

extension ImageRenderer {
    /// The view as an image; nil if it is empty or too large, or if drawing it exceeds a limit, which causes a warning.
    public var uiImage: UIImage? { (try? pixmap()).map { UIImage($0, scale: scale) } }
}
