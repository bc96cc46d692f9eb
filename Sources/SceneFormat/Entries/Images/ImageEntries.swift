import Display
import Geometry
import Views

extension SceneEntries {
    private static let capInsets = BoundParameter(
        "capInsets", .value(.array(.number)), "Strips along the edges that keep their width: top, leading, bottom, trailing, in points of the picture.")
    private static let resizingModes: [(name: String, mode: Image.ResizingMode)] = [("stretch", .stretch), ("tile", .tile)]
    private static let interpolations: [(name: String, value: Image.Interpolation)] = [("none", .none), ("low", .low), ("medium", .medium), ("high", .high)]
    private static let renderingModes: [(name: String, mode: Image.TemplateRenderingMode)] = [("original", .original), ("template", .template)]

    /// Pictures by name are taken at the largest scale; what is drawn has the natural size in any case.
    private static let largestScale: CGFloat = 3

    /// A parameter that names a picture. Where the name is no expression, the picture is read with the scene.
    static func picture(
        _ name: String, isRequired: Bool = false, _ summary: String,
        load: @escaping @Sendable (any ImageSource, String) throws(ImageError) -> Void
    ) -> BoundParameter {
        BoundParameter(
            name, .value(.string), isRequired: isRequired,
            reader: { node, path, binder, scope in
                guard let expression = binder.decoder(scope).expressions.expression(node, as: .string, path: path) else { return nil }
                if let images = binder.images, case .string(let name)? = expression.constant {
                    do throws(ImageError) { try load(images, name) } catch { binder.collector.error(error.description, at: node.position, path: path) }
                }
                return .expression(expression)
            }, summary)
    }

    /// Which file a picture is from, exactly one of them.
    static let pictureFiles: [BoundParameter] = [
        picture("file", "A PNG or JPEG file in the scene's folder.") { images, file throws(ImageError) in
            _ = try images.image(file: file)
        },
        picture("name", "A picture's name without ending, looked up in the scene's folder, its Assets and its *.xcassets.") {
            images, name throws(ImageError) in _ = try images.image(named: name, displayScale: largestScale)
        },
    ]

    /// Where a picture is from, exactly one of them.
    static let imageSources: [BoundParameter] =
        [.init("systemName", .value(.string), "The name of one of Apple's symbols, such as 'star.fill'.")] + pictureFiles

    /// How a picture is drawn, whatever its size.
    static let imageQuality: [BoundParameter] = [
        .init("interpolation", .keyword(interpolations.map(\.name)), default: "medium", "How pixels between those of the picture are found."),
        .init("antialiased", .value(.bool), default: "true", "Whether its edges are smoothed."),
        .init("renderingMode", .keyword(renderingModes.map(\.name)), default: "original", "A template is drawn in the foreground style."),
    ]

    /// How a picture is drawn; in SwiftUI these are modifiers of `Image` that give an `Image`.
    private static let imageLook: [BoundParameter] = [
        .init("resizable", .value(.bool), default: "false", "Whether it takes the room that it is offered."), capInsets,
        .init("resizingMode", .keyword(resizingModes.map(\.name)), default: "stretch", "What becomes of a resizable picture in a larger frame."),
    ]

    static let imageViews: [ViewEntry] = [
        ViewEntry(
            "Image",
            imageSources + imageLook + imageQuality, primary: "systemName", exactlyOne: imageSources.map(\.entry.name),
            otherNames: ["Icon", "Symbol", "Picture", "Photo"], "A symbol, as large as the text beside it, or a picture from a file."
        ) { arguments in
            guard let image = image(arguments) else { return SceneContent(EmptyView()) }
            return SceneContent(image)
        },
        ViewEntry(
            "Label",
            [
                .init("title", .value(.string), "What it says."), .init("label", .views, "What it says, as views in place of a title."),
                .init("systemImage", .value(.string), "The symbol before the title."),
                BoundParameter("icon", .views, "What stands before the title, in place of a symbol.").not(with: "systemImage"),
            ], primary: "title", exactlyOne: ["title", "label"], "A title with an icon."
        ) { arguments in
            let (title, symbol) = (arguments.string("title") ?? "", arguments.string("systemImage"))
            return SceneContent(
                Label(
                    title: { if arguments.has("label") { arguments.views("label") } else { Text(verbatim: title) } },
                    icon: { if arguments.has("icon") { arguments.views("icon") } else if let symbol { Image(systemName: symbol) } }))
        },
    ]

    /// The picture that arguments name and describe; nil after an error.
    @MainActor static func image(_ arguments: SceneArguments) -> Image? {
        guard var image = plainImage(arguments) else { return nil }
        let (mode, interpolation, rendering) = (
            arguments.string("resizingMode"), arguments.string("interpolation"), arguments.string("renderingMode")
        )
        if arguments.bool("resizable") == true || arguments.has("capInsets") {
            let numbers = (arguments.numbers("capInsets") ?? []).filter { $0 >= 0 }
            guard numbers.count == 4 || !arguments.has("capInsets") else {
                arguments.fail("'capInsets' are four numbers, none negative: top, leading, bottom, trailing")
                return nil
            }
            let caps = numbers.count == 4 ? EdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3]) : EdgeInsets()
            image = image.resizable(capInsets: caps, resizingMode: resizingModes.first { $0.name == mode }?.mode ?? .stretch)
        }
        image = image.interpolation(interpolations.first { $0.name == interpolation }?.value ?? .medium)
        image = image.renderingMode(renderingModes.first { $0.name == rendering }?.mode)
        return image.antialiased(arguments.bool("antialiased") ?? true)
    }

    @MainActor private static func plainImage(_ arguments: SceneArguments) -> Image? {
        if let symbol = arguments.string("systemName") { return Image(systemName: symbol) }
        guard let images = arguments.scope.store.images else {
            arguments.fail("the scene has no folder to look for pictures in")
            return nil
        }
        do throws(ImageError) {
            if let file = arguments.string("file") { return Image(try images.image(file: file)) }
            return try arguments.string("name").map { (name) throws(ImageError) in Image(try images.image(named: name, displayScale: largestScale)) }
        } catch {
            arguments.fail(error.description)
            return nil
        }
    }
}

/// A picture in the place of a colour, repeated.
struct PreparedImagePaint: Sendable {
    private let arguments: PreparedArguments

    private static let signature = BoundSignature(
        "image",
        SceneEntries.pictureFiles + [
            .init("sourceRect", .value(.rect), "The part that is repeated, in shares of the picture's sides; all of it, if left out."),
            .init("scale", .number(in: 0.001...1000, allowsInfinity: false), default: "1", "Multiplies the picture's size."),
        ], primary: "file", exactlyOne: SceneEntries.pictureFiles.map(\.entry.name), otherNames: [], "A picture that is repeated.")

    /// For the schema and the reference.
    static var shape: ValueShape { .parameters(signature.signature) }

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        .custom(
            PreparedImagePaint(
                arguments: binder.arguments(of: signature, from: node, at: node.position, path: path, scope: scope, depth: binder.depth)))
    }

    /// The style, or nil after an error.
    @MainActor func style(in scope: SceneScope) -> AnyShapeStyle? {
        let arguments = SceneArguments(prepared: arguments, scope: scope)
        guard let image = SceneEntries.image(arguments) else { return nil }
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        return AnyShapeStyle(ImagePaint(image: image, sourceRect: arguments.rect("sourceRect") ?? whole, scale: arguments.length("scale") ?? 1))
    }
}

extension BoundParameter {
    /// A repeated picture in the place of a colour.
    static let imagePaint = BoundParameter(
        "image", .custom("a file's name, or { \"file\": …, \"scale\": … }"), shape: .definition("imagePaint"), reader: PreparedImagePaint.read,
        "A picture that is repeated, in place of a color."
    ).not(with: "color", "gradient", "material")
}
