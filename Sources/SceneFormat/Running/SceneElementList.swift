import Views

/// A list of elements, each with its own identity. The scene file fixes their number, so none is ever inserted or removed.
struct SceneElementList: PrimitiveView {
    private let elements: [SceneElement]
    private let scope: SceneScope

    init(_ elements: [SceneElement], scope: SceneScope) {
        self.elements = elements
        self.scope = scope
    }

    /// The views as a branch of a condition. A single view is evaluated together with the condition, which is cheaper than a separate node.
    @MainActor var branch: AnyView { elements.count == 1 ? elements[0].content(in: scope).view : AnyView(self) }

    private func view(of element: SceneElement) -> SceneElementView { SceneElementView(element: element, scope: scope) }

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        if view.elements.count == 1 { return ContentNode(view, inputs) { $0.view(of: $0.elements[0]) } }
        return ContentNode(view, inputs) { view in TupleView(view.elements.map(view.view)) }
    }
}
