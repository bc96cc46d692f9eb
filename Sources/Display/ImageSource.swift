import Geometry

/// A picture as it was found: its pixels, and how large they are.
public struct LoadedImage: Sendable, Equatable {
    public var pixmap: Pixmap
    /// Pixels per point, above 0: 2 for a file whose name ends in `@2x`.
    public var scale: CGFloat

    public init(_ pixmap: Pixmap, scale: CGFloat = 1) {
        self.pixmap = pixmap
        self.scale = scale
    }

    /// The natural size in points.
    public var size: CGSize { CGSize(width: CGFloat(pixmap.width) / scale, height: CGFloat(pixmap.height) / scale) }
}

/// Why a picture can't be had.
public struct ImageError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name and the reason, in a few words.
    public let description: String
    public init(_ description: String) { self.description = description }
}

/// Where pictures come from that are named: a folder, for most.
public protocol ImageSource: Sendable {
    /// The picture that goes by a name, such as an asset has: without a file's extension and scale, or with them.
    ///
    /// - Parameter displayScale: pixels per point of the canvas, to choose the variant that fits best.
    func image(named name: String, displayScale: CGFloat) throws(ImageError) -> LoadedImage
    /// The picture in a file, given by its path from the source's folder. Files outside of the folder are refused.
    func image(file: String) throws(ImageError) -> LoadedImage
}
