import Geometry
import Views

/// The shadows of a style as a scene says them: `{ "inner": { "radius": 3 } }`, or several in an array.
struct PreparedShadows: Sendable {
    fileprivate typealias Make = @MainActor @Sendable (SceneArguments) -> ShadowStyle

    private let shadows: [(meaning: Make, arguments: PreparedArguments)]

    /// The style with the shadows, the first one innermost.
    @MainActor func added(to style: AnyShapeStyle, in scope: SceneScope) -> AnyShapeStyle {
        shadows.reduce(style) { AnyShapeStyle($0.shadow($1.meaning(SceneArguments(prepared: $1.arguments, scope: scope)))) }
    }

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        guard let elements = node.elements else {
            return cases.read(node, path: path, binder: binder, scope: scope).map { .custom(PreparedShadows(shadows: [$0])) }
        }
        return .custom(
            PreparedShadows(shadows: elements.enumerated().compactMap { cases.read($1, path: path[$0], binder: binder, scope: scope) }))
    }

    /// For the schema and the reference.
    static var shape: ValueShape { .either([.named(cases.signatures, changes: []), .list(.named(cases.signatures, changes: []))]) }

    private static func parameters(_ color: String) -> [BoundParameter] {
        [
            .init("radius", .number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false), isRequired: true, "How soft, in points."),
            .init("color", .value(.color), default: color, "The shadow's color."), .init("x", .number, default: "0", "Points to the right."),
            .init("y", .number, default: "0", "Points down."),
        ]
    }

    private static let cases = NamedCases<Make>(
        "a style's shadow",
        [
            .init("drop", parameters("black, a third of it"), primary: "radius", "A shadow below what is drawn.") { arguments in
                let (radius, x, y) = (arguments.length("radius") ?? 0, arguments.length("x") ?? 0, arguments.length("y") ?? 0)
                guard arguments.has("color") else { return .drop(radius: radius, x: x, y: y) }
                return .drop(color: arguments.color("color") ?? .clear, radius: radius, x: x, y: y)
            },
            .init("inner", parameters("black, 55 % of it"), primary: "radius", "A shadow that the edges of shapes throw on their inside.") { arguments in
                let (radius, x, y) = (arguments.length("radius") ?? 0, arguments.length("x") ?? 0, arguments.length("y") ?? 0)
                guard arguments.has("color") else { return .inner(radius: radius, x: x, y: y) }
                return .inner(color: arguments.color("color") ?? .clear, radius: radius, x: x, y: y)
            },
        ])
}

extension BoundParameter {
    /// Shadows that belong to a style.
    static let styleShadow = BoundParameter(
        "shadow", .custom("a shadow: { \"drop\": … } or { \"inner\": … }, or an array of them"), shape: PreparedShadows.shape,
        reader: PreparedShadows.read, "What the style's shadows are; without a color or gradient those of the foreground style.")
}
