/// The node of a view that has a body.
final class BodyNode<V: View>: _ViewNode<V> {
    private var view: V
    private var child: _ViewNode<V.Body>!
    private let properties: PropertyStore<V>
    private let tracker = Tracker()

    init(_ view: V, _ inputs: _ViewInputs) {
        self.view = view
        properties = PropertyStore()
        super.init(inputs)
        tracker.target = self
        child = V.Body._makeNode(makeBody(), inputs.child(of: self))
    }

    override func update(_ newView: V) {
        // A child's body runs again only where a field of the child differs (semantics page, section 4.2).
        if !isDirty, FieldComparison.areEqual(view, newView) {
            graph.counters.bodiesSkipped += 1
            return
        }
        view = newView
        markClean()
        evaluate()
    }

    override func evaluate() { child.update(makeBody()) }

    private func makeBody() -> V.Body {
        graph.counters.bodiesEvaluated += 1
        return tracker.track(in: graph) {
            properties.install(in: &view, of: self, tracker: tracker)
            return view.body
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
