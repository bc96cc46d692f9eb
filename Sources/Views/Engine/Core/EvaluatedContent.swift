/// A kind of values with a body that aren't views: scenes, commands, tabs, and items of toolbars.
@MainActor
protocol EvaluatedKind {
    associatedtype Value
    /// Returns the views of the value's body.
    static func views(of value: Value) -> AnyView
}

/// The view of a value with its own body; connects the value's dynamic properties.
struct EvaluatedContent<Kind: EvaluatedKind>: PrimitiveView {
    let value: Kind.Value

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { EvaluatedContentNode(view, inputs) }
}

private final class EvaluatedContentNode<Kind: EvaluatedKind>: EvaluatedNode<EvaluatedContent<Kind>, Kind.Value, AnyView> {
    private var value: Kind.Value

    init(_ view: EvaluatedContent<Kind>, _ inputs: _ViewInputs) {
        value = view.value
        super.init(inputs)
        start()
    }

    override func update(_ view: EvaluatedContent<Kind>) {
        value = view.value
        markClean()
        evaluate()
    }

    override func makeContent(_ install: (inout Kind.Value) -> Void) -> AnyView {
        install(&value)
        return Kind.views(of: value)
    }
}
