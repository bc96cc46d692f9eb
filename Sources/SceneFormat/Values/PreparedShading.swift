import Display
import Geometry
import Views

/// What a canvas draws with, placed in the canvas' own points: `{ "linearGradient": { "colors": ["red", "blue"], "startPoint": [0, 0], "endPoint": [40, 0] } }`.
struct PreparedShading: Sendable {
    private typealias Make = @MainActor @Sendable (SceneArguments) -> GraphicsContext.Shading?
    private let make: Make
    private let arguments: PreparedArguments

    /// Nil after an error.
    @MainActor func shading(in scope: SceneScope) -> GraphicsContext.Shading? { make(SceneArguments(prepared: arguments, scope: scope)) }

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        cases.read(node, path: path, binder: binder, scope: scope).map { .custom(PreparedShading(make: $0.meaning, arguments: $0.arguments)) }
    }

    private static let mirror = BoundParameter(
        "mirror", .value(.bool), default: "false", "Whether the colors go there in the first half of the way, and back again in the second.")

    @MainActor private static func options(_ arguments: SceneArguments) -> GraphicsContext.GradientOptions {
        arguments.bool("mirror") == true ? .mirror : []
    }

    private static func gradient(_ name: String, _ parameters: [BoundParameter], _ summary: String, _ make: @escaping Make) -> NamedCases<Make>.Case {
        .init(name, PreparedGradient.colorParameters + parameters + [mirror], exactlyOne: ["colors", "stops"], summary, make)
    }

    private static let center = BoundParameter("center", .value(.point), isRequired: true, "Its middle.")
    private static let radius = ParameterKind.number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false)

    private static let cases = NamedCases<Make>(
        "a shading",
        [
            gradient(
                "linearGradient",
                [
                    .init("startPoint", .value(.point), isRequired: true, "Where it starts."),
                    .init("endPoint", .value(.point), isRequired: true, "Where it ends."),
                ], "Colors along a line."
            ) { arguments in
                .linearGradient(
                    PreparedGradient.colors(arguments), startPoint: arguments.point("startPoint") ?? .zero, endPoint: arguments.point("endPoint") ?? .zero,
                    options: options(arguments))
            },
            gradient(
                "radialGradient",
                [center, .init("startRadius", radius, default: "0", "Points."), .init("endRadius", radius, isRequired: true, "Points.")],
                "Colors outwards in circles."
            ) { arguments in
                .radialGradient(
                    PreparedGradient.colors(arguments), center: arguments.point("center") ?? .zero, startRadius: arguments.length("startRadius") ?? 0,
                    endRadius: arguments.length("endRadius") ?? 0, options: options(arguments))
            },
            gradient(
                "conicGradient", [center, .init("angle", .number, default: "0", "Where it starts: degrees from the right, clockwise.")],
                "Colors around a point."
            ) { arguments in
                .conicGradient(
                    PreparedGradient.colors(arguments), center: arguments.point("center") ?? .zero, angle: .degrees(arguments.number("angle") ?? 0),
                    options: options(arguments))
            },
            .init(
                "tiledImage",
                SceneEntries.pictureFiles + [
                    .init("origin", .value(.point), default: "[0, 0]", "Where one of them begins."),
                    .init("sourceRect", .value(.rect), "The part that is repeated, in shares of the picture's sides; all of it, if left out."),
                    .init("scale", .number(in: 0.001...1000, allowsInfinity: false), default: "1", "Multiplies the picture's size."),
                ], primary: "file", exactlyOne: SceneEntries.pictureFiles.map(\.entry.name), "A picture that is repeated."
            ) { arguments in
                SceneEntries.image(arguments).map { image in
                    .tiledImage(
                        image, origin: arguments.point("origin") ?? .zero, sourceRect: arguments.rect("sourceRect") ?? CGRect(x: 0, y: 0, width: 1, height: 1),
                        scale: arguments.length("scale") ?? 1)
                }
            },
        ])

    /// For the schema and the reference.
    static var shape: ValueShape { .named(cases.signatures, changes: []) }
}

extension BoundParameter {
    /// What a step of a canvas draws with, in the canvas' own points.
    static let shading = BoundParameter(
        "with", .custom("a shading: { \"linearGradient\": … }, { \"radialGradient\": … }, { \"conicGradient\": … } or { \"tiledImage\": … }"),
        shape: .definition("shading"), reader: PreparedShading.read, "What it is drawn with, placed in the canvas' points, in place of a color."
    ).not(with: "color", "gradient", "image", "style", "styleOpacity")
}

extension SceneArguments {
    /// What a step of a canvas draws with; nil where nothing is said.
    @MainActor var shading: GraphicsContext.Shading? {
        if let prepared: PreparedShading = custom("with") { return prepared.shading(in: scope) }
        return shapeStyle.map { .style($0) }
    }
}
