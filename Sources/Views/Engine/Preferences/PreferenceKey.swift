/// A value that flows up the view tree. The type identifies it; `reduce` combines the values of siblings.
public protocol PreferenceKey {
    associatedtype Value
    /// The value that a reader sees if no view sets one. It takes no part in `reduce`.
    static var defaultValue: Value { get }
    /// Combines `value`, the result for earlier siblings, with `nextValue()`, the value of the next one.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// Sets a value for a key, which replaces all values from below (Documentation/Semantics/Preferences.md#writers).
public struct _PreferenceWritingModifier<K: PreferenceKey>: RenderModifier {
    let value: K.Value

    func makeRenderNode(around child: RenderNode, owner: _Node) -> PreferenceWriterNode<K> {
        PreferenceWriterNode(owner: owner, child: child, value: value)
    }
    func updateRenderNode(_ node: PreferenceWriterNode<K>) { node.setValue(value) }
}

final class PreferenceWriterNode<K: PreferenceKey>: WrapperRenderNode {
    private var value: K.Value
    override var name: String { "preference" }
    override var inspectedPreference: ViewDetails.Value? { inspected(K.self) }

    init(owner: _Node, child: RenderNode, value: K.Value) {
        self.value = value
        super.init(owner: owner, child: child)
    }

    func setValue(_ newValue: K.Value) {
        let isSame = FieldComparison.comparison(of: K.Value.self)(value, newValue)
        value = newValue
        if !isSame { preferencesDidChange() }
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        if key == K.self, let value = value as? Key.Value { return value }
        return super.preference(key)
    }
    override func canProduce<Key: PreferenceKey>(_ key: Key.Type) -> Bool { key == K.self || super.canProduce(key) }
}

/// Transforms the value that descendants set for a key.
public struct _PreferenceTransformModifier<K: PreferenceKey>: RenderModifier {
    let transform: (inout K.Value) -> Void

    func makeRenderNode(around child: RenderNode, owner: _Node) -> PreferenceTransformNode<K> {
        PreferenceTransformNode(owner: owner, child: child, transform: transform)
    }
    func updateRenderNode(_ node: PreferenceTransformNode<K>) { node.setTransform(transform) }
}

final class PreferenceTransformNode<K: PreferenceKey>: WrapperRenderNode {
    private var transform: (inout K.Value) -> Void
    private let tracker = Tracker()
    override var name: String { "transformPreference" }
    override var inspectedPreference: ViewDetails.Value? { inspected(K.self) }

    init(owner: _Node, child: RenderNode, transform: @escaping (inout K.Value) -> Void) {
        self.transform = transform
        super.init(owner: owner, child: child)
        tracker.onChange = { [weak self] in self?.preferencesDidChange() }
    }

    func setTransform(_ transform: @escaping (inout K.Value) -> Void) {
        self.transform = transform
        preferencesDidChange()
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == K.self else { return super.preference(key) }
        var value = child.preference(K.self) ?? K.defaultValue
        tracker.track(in: graph) { transform(&value) }
        return value as? Key.Value
    }
    override func canProduce<Key: PreferenceKey>(_ key: Key.Type) -> Bool { key == K.self || super.canProduce(key) }
}

extension RenderNode {
    /// Returns the name of a key and the value that the node sets for it.
    func inspected<K: PreferenceKey>(_ key: K.Type) -> ViewDetails.Value? {
        preference(key).map { (InspectedText.name(ofKey: key), InspectedText.text($0) ?? "\(K.Value.self)") }
    }
}

extension View {
    /// Sets `value` for `key`. It replaces the children's value.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Transforms the value that the view and its children set for `key`; starts from the key's default if they set none.
    public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }
}
