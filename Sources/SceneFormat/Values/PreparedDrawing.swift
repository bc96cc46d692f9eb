import Geometry
import Views

/// The steps of a canvas, with expressions.
struct PreparedDrawing: Sendable {
    typealias Step = NamedValue<GraphicsContext, Void>
    private var steps: [PreparedNamedValue<GraphicsContext, Void>] = []

    @MainActor func draw(in context: inout GraphicsContext, _ scope: SceneScope) {
        for step in steps {
            guard scope.store.chargeDrawing(step.arguments.origin) else { return }
            step(&context, in: scope)
        }
    }

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedDrawing? {
        guard let nodes = node.elements else {
            binder.collector.error("expected an array of drawing steps, not \(node.kind)", at: node.position, path: path)
            return nil
        }
        var result = PreparedDrawing()
        for (index, node) in nodes.enumerated() {
            if let step = cases.read(node, path: path[index], binder: binder, scope: scope) { result.steps.append(step) }
        }
        return result
    }

    private static let cases = NamedValues<GraphicsContext, Void>("a drawing step") {
        shapes
        pictures
        states
        groups
        filters
    }

    /// For the schema and the reference.
    static var shape: ValueShape { .list(cases.shape) }
}

/// The steps of a canvas in a scope.
@MainActor
struct SceneDrawing {
    fileprivate let prepared: PreparedDrawing
    fileprivate let scope: SceneScope

    /// Draws the steps; their changes of the context remain.
    func draw(in context: inout GraphicsContext) { prepared.draw(in: &context, scope) }

    /// Draws the steps in a copy of the context.
    func draw(inCopyOf context: GraphicsContext) {
        var copy = context
        draw(in: &copy)
    }
}

extension ParameterType where Value == SceneDrawing {
    fileprivate static let drawing = ParameterType(
        kind: .custom("an array of steps such as { \"fill\": { \"path\": […], \"color\": \"red\" } } and { \"rotate\": 45 }"),
        shape: .definition("drawing"), reader: { PreparedDrawing.read($0, path: $1, binder: $2, scope: $3).map { .custom($0) } },
        evaluate: { prepared, arguments in
            guard case .custom(let value) = prepared, let drawing = value as? PreparedDrawing else { return nil }
            return SceneDrawing(prepared: drawing, scope: arguments.scope)
        }, fallback: { SceneDrawing(prepared: PreparedDrawing(), scope: $0.scope) })
}

extension Parameter where Value == SceneDrawing {
    /// The steps of a canvas, in order.
    static func drawing(named name: String = "draw", _ summary: String) -> Self { Self(name, .drawing, summary) }
}

extension Parameter where Value == SceneDrawing? {
    static func drawing(named name: String = "draw", default standard: Absence, _ summary: String) -> Self { Self(name, .drawing, default: standard, summary) }
}

extension SceneEntries {
    @EntryList<ViewEntry> static var canvasViews: [ViewEntry] {
        ViewEntry(
            "Canvas", "A drawing, in points from the top left; takes all of the offered space.",
            .withLocals(.drawing("The drawing steps, in order.")).primary,
            .views("symbols", default: .empty, "Views that can be drawn, identified by their 'tag'."),
            .bool("opaque", default: false, "Whether the canvas is black where nothing is drawn."),
            locals: [LocalVariable("as", default: "size", .size)]
        ) { drawing, symbols, opaque in
            Canvas(opaque: opaque) { context, size in
                drawing(.size(size)).draw(in: &context)
            } symbols: {
                symbols
            }
        }
    }
}
