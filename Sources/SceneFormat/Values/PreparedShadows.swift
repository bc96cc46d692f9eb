import Geometry
import Views

/// The shadows of a style: `{ "inner": { "radius": 3 } }`, or several in an array.
struct PreparedShadows: Sendable {
    private let shadows: [PreparedNamedValue<Void, ShadowStyle>]

    /// The style with the shadows, the first one innermost.
    @MainActor func added(to style: AnyShapeStyle, in scope: SceneScope) -> AnyShapeStyle {
        shadows.reduce(style) { AnyShapeStyle($0.shadow($1(in: scope))) }
    }

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedShadows? {
        guard let elements = node.elements else {
            return cases.read(node, path: path, binder: binder, scope: scope).map { PreparedShadows(shadows: [$0]) }
        }
        return PreparedShadows(shadows: elements.enumerated().compactMap { cases.read($1, path: path[$0], binder: binder, scope: scope) })
    }

    /// For the schema and the reference.
    static var shape: ValueShape { .either([cases.shape, .list(cases.shape)]) }

    private static let radius = Parameter.length("radius", "The blur radius, in points.").primary
    private static let x = Parameter.signedLength("x", default: 0, "Points to the right.")
    private static let y = Parameter.signedLength("y", default: 0, "Points down.")

    private static let cases = NamedValues<Void, ShadowStyle>("a style's shadow") {
        NamedValue(
            "drop", "A shadow below the drawing.", radius, .color("color", default: .described("a third of black"), "The shadow's color."), x, y
        ) { radius, color, x, y in
            if let color { .drop(color: color, radius: radius, x: x, y: y) } else { .drop(radius: radius, x: x, y: y) }
        }
        NamedValue(
            "inner", "A shadow that the edges of shapes cast on their inside.",
            radius, .color("color", default: .described("55 % of black"), "The shadow's color."), x, y
        ) { radius, color, x, y in
            if let color { .inner(color: color, radius: radius, x: x, y: y) } else { .inner(radius: radius, x: x, y: y) }
        }
    }
}
