import Display
import Geometry
import Views

/// Images by name are loaded at the largest scale; they are always drawn at their natural size.
private let largestScale: CGFloat = 3

extension ParameterType where Value == String {
    /// The name of an image. If the name is not an expression, the image is loaded with the scene.
    fileprivate static func imageName(load: @escaping @Sendable (any ImageSource, String) throws(ImageError) -> Void) -> ParameterType {
        var type = string
        type.reader = { node, path, binder, scope in
            guard let expression = binder.decoder(scope).expressions.expression(node, as: .string, path: path) else { return nil }
            if let images = binder.images, case .string(let name)? = expression.constant {
                do throws(ImageError) { try load(images, name) } catch { binder.collector.error(error.description, at: node.position, path: path) }
            }
            return .expression(expression)
        }
        return type
    }
}

extension Parameter where Value == String? {
    static let file = Self(
        "file", .imageName { images, file throws(ImageError) in _ = try images.image(file: file) }, default: nil,
        "An image file in the scene's folder: PNG, JPEG, GIF, WebP, HEIC, AVIF, TIFF, BMP, SVG, or PDF.")
    static let assetName = Self(
        "name", .imageName { images, name throws(ImageError) in _ = try images.image(named: name, displayScale: largestScale) }, default: nil,
        "An image's name without extension, looked up in the scene's folder, its Assets, and its *.xcassets.")
}

extension Parameter where Value == Image? {
    /// The image from a file in the scene's folder; nil after an error. Exactly one of its parameters must be given.
    static let imageFile = group(.file, .assetName, .context) { file, name, context in
        guard let images = context.scope.store.images else {
            context.fail("there is no folder to look for images in")
            return nil
        }
        do throws(ImageError) {
            return try load(file: file, name: name, from: images)
        } catch {
            context.fail(error.description)
            return nil
        }
    }

    static func load(file: String?, name: String?, from images: any ImageSource) throws(ImageError) -> Image? {
        guard let file else { return try name.map { (name) throws(ImageError) in image(try images.image(named: name, displayScale: largestScale)) } }
        return image(try images.image(file: file))
    }

    private static func image(_ image: LoadedImage) -> Image {
        if let omission = image.omission { SceneNotes.warn(omission) }
        return Image(image)
    }

    /// One of the system's symbols, or the image from a file; nil after an error. Exactly one of its parameters must be given.
    static let image = group(systemName.primary, .deferred(imageFile)) { symbol, file in symbol.map { Image(systemName: $0) } ?? file() }

    /// An image or symbol whose primary parameter is the name of a file.
    static let imageOrSymbol = group(systemName, .deferred(imageFile.primary)) { symbol, file in symbol.map { Image(systemName: $0) } ?? file() }

    static let systemName = Parameter<String?>.string(
        "systemName", default: nil, "The name of one of Apple's symbols, such as 'star.fill'.")

    /// A repeated image from a file.
    static let repeatedImage = imageFile.primary.map { image in image.map { ImageQuality().apply(to: $0) } }
}

/// The quality and the color of an image at any size.
struct ImageQuality: Sendable {
    var interpolation = Image.Interpolation.medium
    var isAntialiased = true
    var renderingMode: Image.TemplateRenderingMode?

    func apply(to image: Image) -> Image { image.interpolation(interpolation).renderingMode(renderingMode).antialiased(isAntialiased) }
}

extension Parameter where Value == ImageQuality {
    private static let interpolations: Keywords<Image.Interpolation> = ["none": .none, "low": .low, "medium": .medium, "high": .high]
    private static let renderingModes: Keywords<Image.TemplateRenderingMode> = ["original": .original, "template": .template]

    static let imageQuality = group(
        .keyword("interpolation", interpolations, default: .medium, "How pixels between those of the image are computed."),
        .antialiased,
        .keyword("renderingMode", renderingModes, default: .described("original"), "A template is drawn in the foreground style.")
    ) { interpolation, isAntialiased, mode in ImageQuality(interpolation: interpolation, isAntialiased: isAntialiased, renderingMode: mode) }
}

extension Parameter where Value == CGRect {
    /// The part of an image that is repeated.
    static let repeatedPart = Parameter<CGRect?>.rect(
        "sourceRect", default: nil, "The part that is repeated, in fractions of the image's sides; all of it by default."
    ).map { $0 ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension Parameter where Value == CGFloat {
    static let imageScale = length("scale", in: 0.001...1000, default: 1, "Multiplies the image's size.")
}

/// A repeated image instead of a color.
enum ImagePaintValue {
    static let value = ObjectValue("image", "A repeated image.", .repeatedImage, .repeatedPart, .imageScale, exactlyOne: Parameter<Image?>.imageFile.names) {
        image, part, scale in image.map { AnyShapeStyle(ImagePaint(image: $0, sourceRect: part, scale: scale)) }
    }
}
