/// A node whose content is evaluated, from a view or a modifier with a body. `Root` is the type that holds the dynamic properties.
///
/// It tracks the values that an evaluation reads, and evaluates again when one of them changes.
class EvaluatedNode<V: View, Root, Content: View>: _ViewNode<V> {
    private var child: _ViewNode<Content>!
    private let properties = PropertyStore<Root>()
    final let tracker = Tracker()

    override init(_ inputs: _ViewInputs) {
        super.init(inputs)
        tracker.target = self
    }

    /// Creates the initial content; subclasses call it at the end of their initializers.
    final func start() { running { child = Content._makeNode(evaluatedContent(), inputs.child(of: self)) } }

    /// Runs code of the view, which a program with left-out parts follows.
    private func running(_ body: () -> Void) {
        if let code = LeftOutCode.current { code.run(V.self, body) } else { body() }
    }

    /// Returns the content, made from a root whose dynamic properties `install` has connected.
    func makeContent(_ install: (inout Root) -> Void) -> Content { fatalError("a node says how its content is made") }

    override func evaluate() { running { child.update(evaluatedContent()) } }

    private func evaluatedContent() -> Content {
        graph.counters.bodiesEvaluated += 1
        return tracker.track(in: graph) {
            makeContent { properties.install(in: &$0, of: self, tracker: tracker) }
        }
    }

    override func appendItems(to list: inout [RenderNode]) { child.appendItems(to: &list) }
    override var isDynamic: Bool { child.isDynamic }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
    override func readsEnvironment(_ keys: Set<EnvironmentKeyID>) -> Bool { tracker.readsEnvironment(keys) }
    override func willDestroy() {
        tracker.reset()
        properties.remove()
    }
}

/// The node of a view that has a body.
final class BodyNode<V: View>: EvaluatedNode<V, V, V.Body> {
    private var view: V
    private lazy var comparer = FieldComparer<V>()

    init(_ view: V, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        start()
    }

    var inspectedView: Any { view }

    override func update(_ newView: V) {
        // A child's body runs again only if one of the child's fields differs (Documentation/Semantics/State.md#field-comparison).
        if !isDirty, comparer.areEqual(view, newView) {
            graph.counters.bodiesSkipped += 1
            return
        }
        view = newView
        markClean()
        evaluate()
    }

    override func makeContent(_ install: (inout V) -> Void) -> V.Body {
        install(&view)
        return view.body
    }
}
