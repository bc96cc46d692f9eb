import AppleCoreGraphics
import Display
import Easel
import ImageCodec
import PNGCodec
import Views

extension UIImage {
    /// The rendering mode of an image.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    /// The orientation of an image's pixels.
    public enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }

    /// Creates an image of one transparent pixel.
    public convenience init() { self.init(Pixmap(width: 1, height: 1)) }
    /// Loads an image by name from the app's assets; nil if no image has this name.
    public convenience init?(named name: String) { self.init(asset: name, bundle: nil) }
    /// Loads an image by name from a bundle's assets; nil if no image has this name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(asset: name, bundle: bundle?.assetFolder)
    }
    /// Loads an image by name from a bundle's assets; nil if no image has this name.
    ///
    /// - Parameter configuration: the weight and the size of an app's own symbol.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(asset: name, bundle: bundle?.assetFolder, configuration as? SymbolConfiguration)
    }
    /// Loads an image of an asset catalog; an image that can't be loaded is an empty pixel.
    public convenience init(resource: ImageResource) {
        let image = UIImage(asset: resource.assetName, bundle: resource.bundleFolder)
        self.init(image?.pixmap ?? Pixmap(width: 1, height: 1), scale: image?.scale ?? 1, isTemplate: image?.isMask ?? false)
    }

    private convenience init?(asset name: String, bundle: String?, _ configuration: SymbolConfiguration? = nil) {
        let values = SceneHost.values
        var request = AssetRequest(
            name, bundle: bundle, displayScale: values.scale, scheme: values.colorScheme, contrast: values.contrast, palette: values.palette,
            isTablet: values.hasTablet)
        if let weight = configuration?.weight, let index = SymbolWeight.weights.firstIndex(of: weight) { request.weight = (index + 1) * 100 }
        guard let image = try? values.imageSource?.image(request) else { return nil }
        if let omission = image.omission { SceneNotes.warn(omission) }
        // A symbol has its natural size beside a text of `em` points.
        let factor = image.symbol.flatMap { symbol in configuration?.pointSize.map { symbol.em / max($0, 1) } } ?? 1
        self.init(image.pixmap, scale: image.scale * factor, isTemplate: image.isTemplate)
    }
    /// Draws a symbol in black at 17 points; nil if it is unknown.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
    /// Draws a symbol in black; nil if it is unknown.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard MainThread.isCurrent, MainActor.assumeIsolated({ SystemSymbols.isKnown(name) }) else { return nil }
        let configuration = configuration as? SymbolConfiguration
        let font = Font.system(size: configuration?.pointSize ?? 17, weight: configuration?.weight ?? .regular)
        let (scale, size) = (SceneHost.values.scale, configuration?.scale ?? .medium)
        guard let pixmap = Self.draw(scale: scale, { Image(systemName: name).font(font).imageScale(size).foregroundStyle(Color.black) }) else { return nil }
        let tinted = configuration?.color.map { UIImage(pixmap, scale: scale, isTemplate: true).withTintColor($0).pixmap }
        self.init(tinted ?? pixmap, scale: scale, isTemplate: tinted == nil)
        if tinted == nil { (edits.symbol, edits.symbolWeight) = (name, configuration?.weight) }
    }
    public convenience init(cgImage: CGImage) { self.init(cgImage.pixmap) }
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { self.init(cgImage.pixmap, scale: scale) }
    /// Loads the image that `#imageLiteral` names; a missing one is an empty pixel.
    public convenience init(imageLiteralResourceName name: String) {
        let image = UIImage(named: name)
        self.init(image?.pixmap ?? Pixmap(width: 1, height: 1), scale: image?.scale ?? 1)
    }

    /// Draws a view; nil off the main thread.
    static func draw<V: View>(scale: CGFloat, _ view: @MainActor () -> V) -> Pixmap? {
        guard MainThread.isCurrent else { return nil }
        return MainActor.assumeIsolated {
            let renderer = ImageRenderer(content: view())
            renderer.scale = scale
            return try? renderer.pixmap()
        }
    }

    public var cgImage: CGImage? { CGImage(pixmap) }
    public var imageOrientation: Orientation { .up }
    /// The image as a PNG file.
    public func pngData() -> Data? { try? pixmap.pngData() }
    /// The image as a JPEG file, on white.
    ///
    /// - Parameter compressionQuality: 0…1, from the smallest file to the best image.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        (try? JPEGEncoder.encode(pixmap, quality: Int(saturating: (compressionQuality * 100).rounded()))).map { Data($0) }
    }

    /// Returns the image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        let isTemplate = renderingMode == .automatic ? isMask : renderingMode == .alwaysTemplate
        let image = UIImage(pixmap, scale: scale, isTemplate: isTemplate)
        (image.edits.symbol, image.edits.symbolWeight) = (edits.symbol, edits.symbolWeight)
        image.edits.caps = edits.caps
        return image
    }
    /// Returns the image's shape in one color.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
        let tint = color.resolved(with: .current)
        let channels = [tint.red, tint.green, tint.blue].map { min(max($0, 0), 1) * 255 }
        let pixels = pixmap.pixels.map { pixel -> UInt32 in
            let alpha = Double(pixel >> 24) / 255 * Double(tint.opacity)
            let parts = channels.map { UInt32(($0 * alpha).rounded()) }
            return UInt32((alpha * 255).rounded()) << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
        }
        let tinted = Pixmap(width: pixmap.width, height: pixmap.height, pixels: pixels)
        return UIImage(tinted, scale: scale, isTemplate: renderingMode == .alwaysTemplate)
    }
    /// Returns a symbol with other settings; any other image, and a symbol that has got a color, unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let image = edits.symbol.flatMap({ UIImage(systemName: $0, withConfiguration: configuration) }) else { return self }
        return isMask ? image : image.withRenderingMode(.alwaysOriginal)
    }

    /// Draws the image in the current context, stretched to fill a rectangle.
    public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.drawUpright(CGImage(pixmap), in: rect) }
    /// Draws the image in the current context, stretched to fill a rectangle, faded and blended.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.drawUpright(CGImage(pixmap), in: rect, opacity: Double(alpha), blendMode: blendMode)
    }
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    /// Draws the image in the current context at its own size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Returns the image in another size, in points, at most as large as this one in its proportions.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else { return nil }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        let fitted = CGSize(width: self.size.width * factor, height: self.size.height * factor)
        return UIGraphicsImageRenderer(size: fitted).image { _ in draw(in: CGRect(origin: .zero, size: fitted)) }
    }
    /// Returns the image in another size, in points, at most as large as this one in its proportions.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { await MainActor.run { preparingThumbnail(of: size) } }
    @preconcurrency public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
    public func preparingForDisplay() -> UIImage? { self }
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// The appearance of an image.
    open class Configuration: NSObject {}
    /// The size and the weight of a symbol.
    public final class SymbolConfiguration: Configuration {
        let pointSize: CGFloat?
        let weight: Font.Weight?

        public init(pointSize: CGFloat) { (self.pointSize, weight) = (pointSize, nil) }
        public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { (self.pointSize, self.weight) = (pointSize, weight.weight) }
        public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            (self.pointSize, self.weight) = (pointSize, weight.weight)
            self.scale = scale.scale
        }
        public init(weight: UIImage.SymbolWeight) { (pointSize, self.weight) = (nil, weight.weight) }
        public init(textStyle: UIFont.TextStyle) { (pointSize, weight) = (textStyle.style.size, nil) }
        public init(font: UIFont) { (pointSize, weight) = (font.pointSize, nil) }
        public init(font: UIFont, scale: UIImage.SymbolScale) { (pointSize, weight, self.scale) = (font.pointSize, nil, scale.scale) }
        public init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) { (pointSize, weight, self.scale) = (textStyle.style.size, nil, scale.scale) }
        public init(scale: UIImage.SymbolScale) { (pointSize, weight, self.scale) = (nil, nil, scale.scale) }
        public init(hierarchicalColor: UIColor) {
            (pointSize, weight) = (nil, nil)
            color = hierarchicalColor
        }
        public init(paletteColors: [UIColor]) {
            (pointSize, weight) = (nil, nil)
            color = paletteColors.first
        }
        private init(_ pointSize: CGFloat?, _ weight: Font.Weight?, _ color: UIColor?, _ scale: Image.Scale? = nil) {
            (self.pointSize, self.weight, self.color, self.scale) = (pointSize, weight, color, scale)
        }
        /// The scale beside texts; nil for the medium one.
        private(set) var scale: Image.Scale?
        convenience init(size: CGFloat, _ weight: Font.Weight?) { self.init(size, weight, nil) }
        /// The color of all layers: the first one of a palette.
        private(set) var color: UIColor?
        /// Returns the configuration with the settings of another one.
        public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(other.pointSize ?? pointSize, other.weight ?? weight, other.color ?? color, other.scale ?? scale)
        }
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(nil, nil, nil) }
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(nil, nil, nil) }
        public static var unspecified: SymbolConfiguration { SymbolConfiguration(nil, nil, nil) }
    }

    /// The weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// From the lightest to the heaviest.
        fileprivate static let weights: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        var weight: Font.Weight? { self == .unspecified ? nil : Self.weights[rawValue - 1] }
    }
    /// The size of a symbol relative to its font.
    public enum SymbolScale: Int, Sendable {
        case unspecified = -1
        case `default` = 0
        case small, medium, large
        var scale: Image.Scale? { self == .small ? .small : self == .large ? .large : self == .medium ? .medium : nil }
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of `#imageLiteral` if nothing else determines it.
public typealias _ImageLiteralType = UIImage

/// The contents of a data set of an asset catalog.
open class NSDataAsset: NSObject {
    /// The name of the data set.
    public let name: NSDataAssetName
    /// The contents.
    public let data: Data
    /// The uniform type identifier of the contents.
    public let typeIdentifier: NSString

    /// Loads a data set of the app; nil if no data set has this name.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }
    /// Loads a data set of a bundle; nil if no data set has this name.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let found = (SceneHost.values.imageSource as? any DataSource)?.data(named: name, bundle: bundle.assetFolder) else { return nil }
        (self.name, data, typeIdentifier) = (name, Data(found.bytes), NSString(string: found.type))
    }
}

/// The name of a data set.
public typealias NSDataAssetName = String
