import Geometry

/// An image as loaded: its pixels and their scale.
package struct LoadedImage: Sendable, Equatable {
    package var pixmap: Pixmap
    /// Pixels per point, above 0: 2 for a file whose name ends in `@2x`.
    package var scale: CGFloat
    /// Whether the image is a mask filled with the foreground style, unless a view says otherwise.
    package var isTemplate: Bool
    /// The place beside text, for a symbol; nil for other images.
    package var symbol: SymbolPlace?
    /// A warning that names what of the file isn't drawn; nil if everything is drawn.
    package var omission: String?

    package init(_ pixmap: Pixmap, scale: CGFloat = 1, isTemplate: Bool = false) {
        self.pixmap = pixmap
        self.scale = scale
        self.isTemplate = isTemplate
    }

    /// The natural size in points.
    package var size: CGSize { CGSize(width: CGFloat(pixmap.width) / scale, height: CGFloat(pixmap.height) / scale) }
}

/// The place of a symbol beside text: centered on the capital letters.
package struct SymbolPlace: Sendable, Equatable {
    /// Points per em of the text beside which the symbol has its natural size.
    package var em: CGFloat
    /// The middle of the capital letters, in points below the top edge of the symbol at its natural size.
    package var center: CGFloat

    /// The height of the system font's capital letters in ems: Apple's template of symbols, whose guides are 70.459 points apart at 100 points.
    package static let capHeight = 0.704_59
    /// The sizes of the small and the large scale relative to the medium one.
    package static let smallScale: CGFloat = 0.79
    package static let largeScale: CGFloat = 1.28

    package init(em: CGFloat, center: CGFloat) { (self.em, self.center) = (em, center) }
}

/// The reason why an image can't be loaded.
package struct ImageError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name and the reason, briefly.
    package let description: String
    /// The number of pixels that the limit would have to allow; nil for other reasons.
    package var neededPixels: Int?
    /// Whether a program or a library isn't installed that would read the image.
    package var needsProgram = false

    package init(_ description: String) { self.description = description }

    package static func == (a: ImageError, b: ImageError) -> Bool { a.description == b.description }
}

/// The name of an image or a color, and the traits that select one of its variants.
package struct AssetRequest: Sendable, Hashable {
    package var name: String
    /// The folder of the bundle to search; nil for the app's own.
    package var bundle: String?
    /// Pixels per point of the canvas.
    package var displayScale: CGFloat
    package var scheme: ColorScheme
    package var contrast: ColorSchemeContrast
    package var palette: SystemPalette
    package var isTablet: Bool
    /// The weight of a symbol, 100…900; other images have none.
    package var weight = 400

    package init(
        _ name: String, bundle: String? = nil, displayScale: CGFloat = 1, scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
        palette: SystemPalette = .standard, isTablet: Bool = false
    ) {
        (self.name, self.bundle, self.displayScale, self.scheme, self.contrast) = (name, bundle, displayScale, scheme, contrast)
        (self.palette, self.isTablet) = (palette, isTablet)
    }
}

/// A source of named images, usually a folder.
package protocol ImageSource: Sendable {
    /// Returns the image with a name, such as that of an asset: without a file's extension and scale, or with them.
    ///
    /// - Parameter displayScale: pixels per point of the canvas, to choose the variant that fits best.
    func image(named name: String, displayScale: CGFloat) throws(ImageError) -> LoadedImage
    /// Returns the image in a file, given by its path from the source's folder. Files outside of the folder are rejected.
    func image(file: String) throws(ImageError) -> LoadedImage
    /// Returns the image in a file anywhere, by its absolute path.
    func image(path: String) throws(ImageError) -> LoadedImage
    /// Returns the image with a name; variants for an appearance or a device are chosen where there are any.
    func image(_ request: AssetRequest) throws(ImageError) -> LoadedImage
}

extension ImageSource {
    package func image(_ request: AssetRequest) throws(ImageError) -> LoadedImage {
        try image(named: request.name, displayScale: request.displayScale)
    }
    package func image(path: String) throws(ImageError) -> LoadedImage { throw ImageError("\"\(path)\" can't be read here") }
}

/// A source of named colors, usually an asset catalog.
package protocol ColorSource: Sendable {
    /// Returns the color with a name for an appearance; nil if no color has this name.
    func color(named name: String, scheme: ColorScheme, contrast: ColorSchemeContrast) -> ResolvedColor?
    /// Returns the color with a name; nil if no color has this name.
    func color(_ request: AssetRequest) -> ResolvedColor?
}

extension ColorSource {
    package func color(_ request: AssetRequest) -> ResolvedColor? { color(named: request.name, scheme: request.scheme, contrast: request.contrast) }
}

/// A source of named data, usually an asset catalog.
package protocol DataSource: Sendable {
    /// Returns the contents of a data set and their uniform type identifier; nil if no data set has the name.
    ///
    /// - Parameter bundle: the folder of the bundle to search; nil for the app's own.
    func data(named name: String, bundle: String?) -> (bytes: [UInt8], type: String)?
}
