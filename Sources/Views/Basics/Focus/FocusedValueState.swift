/// Provides focused values to the views of the scene.
struct _FocusedValueModifier: PrimitiveModifier {
    /// Whether the values are provided wherever the focus is.
    let isForScene: Bool
    let provide: (inout FocusedValues) -> Void

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        FocusedValueNode(view, inputs)
    }
}

/// A node that provides focused values.
@MainActor
private protocol FocusedValueProvider: _Node {
    var isForScene: Bool { get }
    /// Whether the page around the node is shown.
    var isShown: Bool { get }
    func provide(_ values: inout FocusedValues)
}

private final class FocusedValueNode<V: View>: PassThroughModifierNode<V, _FocusedValueModifier>, AppearancePlace, FocusedValueProvider {
    private(set) var isShown = true
    var isForScene: Bool { modifier.isForScene }

    func provide(_ values: inout FocusedValues) { modifier.provide(&values) }

    override func modifierDidChange(from old: _FocusedValueModifier?) {
        if old == nil {
            isShown = !isOnCoveredPage
            graph.focusedValues.add(self)
        }
        graph.focusedValues.mayChange(in: graph)
    }

    func pageDidChange(isShown: Bool) {
        self.isShown = isShown
        graph.focusedValues.mayChange(in: graph)
    }

    override func willDestroy() { graph.focusedValues.mayChange(in: graph) }
}

/// The focused values of a scene, and the views that provide them.
final class FocusedValueState: GraphPart {
    private var values = FocusedValues()
    private var providers: [Provider] = []
    private let source = DependencySource()
    private var mayHaveChanged = false
    /// The number of changes at the present time of values that can't be compared.
    private var uncertainChanges = 0

    private struct Provider {
        weak var node: (any FocusedValueProvider)?
    }

    /// Returns the present values for the running evaluation, which takes place again when they change.
    func read(in graph: ViewGraph) -> FocusedValues {
        source.recordRead(in: graph)
        return values
    }

    fileprivate func add(_ provider: any FocusedValueProvider) {
        providers.removeAll { $0.node == nil }
        providers.append(Provider(node: provider))
    }

    /// Requests that the values are collected after the next round.
    func mayChange(in graph: ViewGraph) {
        guard !mayHaveChanged, !providers.isEmpty else { return }
        mayHaveChanged = true
        // Makes sure that there is another round.
        graph.enqueueAction {}
    }

    func timeDidPass(in graph: ViewGraph) { uncertainChanges = 0 }

    func roundDidEnd(in graph: ViewGraph) {
        guard mayHaveChanged else { return }
        mayHaveChanged = false
        let new = collectedValues(in: graph)
        guard new != values else { return }
        let isCertain = !new.mayEqual(values)
        values = new
        // Readers see the latest closures in any case. A reader that makes a provider anew would otherwise never come to rest.
        guard isCertain || uncertainChanges < 2 else { return }
        if !isCertain { uncertainChanges += 1 }
        guard source.hasReaders else { return }
        graph.enqueueAction { [source] in
            graph.willMutate(Transaction())
            source.invalidateReaders()
        }
    }

    /// The scene's values, and over them those of the views around the focus, outermost first.
    private func collectedValues(in graph: ViewGraph) -> FocusedValues {
        var values = FocusedValues()
        let alive = providers.compactMap(\.node).filter(\.isAlive)
        for provider in alive where provider.isForScene && provider.isShown { provider.provide(&values) }
        guard let focused = graph.input.focusedOwner, focused.isAlive else { return values }
        for provider in focused.ancestors.reversed() { (provider as? any FocusedValueProvider)?.provideUnlessForScene(&values) }
        return values
    }
}

extension FocusedValueProvider {
    fileprivate func provideUnlessForScene(_ values: inout FocusedValues) { if !isForScene { provide(&values) } }
}

extension _Node {
    /// The nodes around the node, innermost first.
    fileprivate var ancestors: [_Node] { Array(sequence(first: self, next: \.parent).dropFirst()) }
}

extension ViewGraph {
    var focusedValues: FocusedValueState { parts[FocusedValueState.self] }
}
