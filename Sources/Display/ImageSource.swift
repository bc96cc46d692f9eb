import Geometry

/// An image as loaded: its pixels and their scale.
package struct LoadedImage: Sendable, Equatable {
    package var pixmap: Pixmap
    /// Pixels per point, above 0: 2 for a file whose name ends in `@2x`.
    package var scale: CGFloat

    package init(_ pixmap: Pixmap, scale: CGFloat = 1) {
        self.pixmap = pixmap
        self.scale = scale
    }

    /// The natural size in points.
    package var size: CGSize { CGSize(width: CGFloat(pixmap.width) / scale, height: CGFloat(pixmap.height) / scale) }
}

/// The reason why an image can't be loaded.
package struct ImageError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name and the reason, briefly.
    package let description: String
    package init(_ description: String) { self.description = description }
}

/// A source of named images, usually a folder.
package protocol ImageSource: Sendable {
    /// Returns the image with a name, such as that of an asset: without a file's extension and scale, or with them.
    ///
    /// - Parameter displayScale: pixels per point of the canvas, to choose the variant that fits best.
    func image(named name: String, displayScale: CGFloat) throws(ImageError) -> LoadedImage
    /// Returns the image in a file, given by its path from the source's folder. Files outside of the folder are rejected.
    func image(file: String) throws(ImageError) -> LoadedImage
}

/// A source of named colors, usually an asset catalog.
package protocol ColorSource: Sendable {
    /// Returns the color with a name for an appearance; nil if no color has this name.
    func color(named name: String, scheme: ColorScheme, contrast: ColorSchemeContrast) -> ResolvedColor?
}
