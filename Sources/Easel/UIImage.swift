import Display
import Foundation
import ImageCodec
import Views

/// A decoded picture, as UIKit has it: what `Image(uiImage:)` shows.
public final class UIImage: Sendable, Equatable {
    /// The picture's pixels, premultiplied.
    public let pixmap: Pixmap
    /// Pixels per point, above 0.
    public let scale: CGFloat

    /// - Parameter scale: pixels per point; 1 in place of a scale that is none.
    public init(_ pixmap: Pixmap, scale: CGFloat = 1) {
        self.pixmap = pixmap
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }

    /// Decodes a PNG or JPEG file's bytes; nil where they are damaged, or have more pixels than we read.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard let pixmap = try? ImageDecoder.decode([UInt8](data)) else { return nil }
        self.init(pixmap, scale: scale)
    }

    /// Reads a PNG or JPEG file; nil where that can't be done. A name that ends in `@2x` or `@3x` gives the scale.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(filePath: path)
        guard let image = try? ImageFolder(url.deletingLastPathComponent().path).image(file: url.lastPathComponent) else { return nil }
        self.init(image.pixmap, scale: image.scale)
    }

    /// The size in points.
    public var size: CGSize { LoadedImage(pixmap, scale: scale).size }

    public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs.scale == rhs.scale && lhs.pixmap == rhs.pixmap }
}

extension Image {
    /// A picture that was decoded.
    nonisolated public init(uiImage: UIImage) { self.init(decorative: uiImage.pixmap, scale: uiImage.scale) }
}
