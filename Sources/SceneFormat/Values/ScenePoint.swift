import Geometry
import Views

extension UnitPoint {
    /// The names of the points of a rectangle.
    static let sceneNames = ["center", "topLeading", "top", "topTrailing", "leading", "trailing", "bottomLeading", "bottom", "bottomTrailing"]

    init(sceneName: String) {
        switch sceneName {
        case "topLeading": self = .topLeading
        case "top": self = .top
        case "topTrailing": self = .topTrailing
        case "leading": self = .leading
        case "trailing": self = .trailing
        case "bottomLeading": self = .bottomLeading
        case "bottom": self = .bottom
        case "bottomTrailing": self = .bottomTrailing
        default: self = .center
        }
    }
}

/// A point of a box: a named one, or fractions of the box's width and height.
enum PreparedUnitPoint: Sendable {
    case named(UnitPoint)
    /// A text that evaluates to the name of a point.
    case chosen(SceneExpression)
    case shares(SceneExpression)
}

extension PreparedUnitPoint {
    /// Reads `"topLeading"` or `[0.2, 0.5]`; returns nil after an error.
    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedUnitPoint? {
        if let name = node.string, UnitPoint.sceneNames.contains(name) { return .named(UnitPoint(sceneName: name)) }
        let isUnknownName = node.string.map { ExpressionScope.isValidName($0) && scope.resolve($0) == nil } ?? false
        if node.string?.contains("{") == true || isUnknownName {
            let kind = ParameterKind.keyword(UnitPoint.sceneNames)
            guard case .expression(let chosen) = binder.decoder(scope).restricted(node, as: .string, kind: kind, path: path) else { return nil }
            return .chosen(chosen)
        }
        return binder.decoder(scope).expressions.expression(node, as: .point, path: path).map { .shares($0) }
    }

    /// Returns the current point; nil after an error.
    @MainActor func point(in scope: SceneScope) -> UnitPoint? {
        switch self {
        case .named(let point): return point
        case .chosen(let expression):
            guard case .string(let name) = scope.store.evaluate(expression, locals: scope.locals) else { return nil }
            return UnitPoint(sceneName: name)
        case .shares(let expression):
            guard case .point(let point) = scope.store.evaluate(expression, locals: scope.locals) else { return nil }
            return UnitPoint(x: point.x, y: point.y)
        }
    }
}

extension ParameterType where Value == UnitPoint {
    fileprivate static let unitPoint = ParameterType(
        custom: "a point of the box, such as 'topLeading' or [0.5, 0]", shape: .either([.keywords(UnitPoint.sceneNames), .kind(.value(.point))]),
        fallback: .center, text: { point in UnitPoint.sceneNames.first { UnitPoint(sceneName: $0) == point } ?? "[\(point.x), \(point.y)]" },
        read: { PreparedUnitPoint.read($0, path: $1, binder: $2, scope: $3) }, evaluate: { $0.point(in: $1.scope) })
}

extension Parameter where Value == UnitPoint {
    /// A point of a box: `"topLeading"` or `[0.2, 0.5]`.
    static func unitPoint(_ name: String, default standard: UnitPoint, _ summary: String) -> Self { Self(name, .unitPoint, default: standard, summary) }
}

extension Parameter where Value == UnitPoint? {
    static func unitPoint(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .unitPoint, default: standard, summary) }
}
