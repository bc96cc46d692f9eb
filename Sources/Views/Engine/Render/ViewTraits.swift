/// A value that a view passes to the container around it, such as its level or its transition. Of several values for one view, the
/// innermost one counts (Documentation/Semantics/Layout.md#values-for-containers).
///
/// Adding a trait requires a key and a modifier, `TraitModifier<Key>`. A node whose value changes by itself overrides `RenderNode.trait(_:)`.
protocol ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
    /// The name in listings of the nodes that set the trait.
    static var name: String { get }
    static var id: ViewTraitID { get }
    /// Whether both values are equivalent.
    static func isSame(_ old: Value, _ new: Value) -> Bool
    /// Returns the value of a view for which several modifiers set one; by default, the innermost.
    static func merged(inner: Value, outer: Value) -> Value
    /// Called when a modifier has set a value: the first one, with nil for `old`, or one that differs from `old`.
    @MainActor static func didSet(from old: Value?, on node: RenderNode)
}

/// Identifies a trait key at run time.
typealias ViewTraitID = ObjectIdentifier

extension ViewTraitKey {
    static var id: ViewTraitID { ObjectIdentifier(Self.self) }
    static func isSame(_ old: Value, _ new: Value) -> Bool { false }
    static func merged(inner: Value, outer: Value) -> Value { inner }
    @MainActor static func didSet(from old: Value?, on node: RenderNode) {}
}

extension ViewTraitKey where Value: Equatable {
    static func isSame(_ old: Value, _ new: Value) -> Bool { old == new }
}

/// A node's traits, by key.
@MainActor
struct ViewTraits {
    fileprivate let node: RenderNode

    subscript<K: ViewTraitKey>(key: K.Type) -> K.Value {
        // Unwrapped first: casting a missing value to an optional type would produce nil rather than the default.
        guard let value = node.trait(K.id) else { return K.defaultValue }
        return value as? K.Value ?? K.defaultValue
    }
}

extension RenderNode {
    final var traits: ViewTraits { ViewTraits(node: self) }

    // Traits that the engine reads.
    final var zIndex: Double { traits[ZIndexKey.self] }
    final var transition: AnyTransition? { traits[TransitionKey.self] }
    final var isLeaving: Bool { traits[LeavingKey.self] }
    final func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { traits[LayoutValueTrait<K>.self] }
}

/// Gives a view a trait.
struct TraitModifier<K: ViewTraitKey>: RenderModifier {
    let value: K.Value

    func makeRenderNode(around child: RenderNode, owner: _Node) -> TraitRenderNode<K> { TraitRenderNode(owner: owner, child: child, value: value) }
    func updateRenderNode(_ node: TraitRenderNode<K>) { node.setValue(value) }
}

final class TraitRenderNode<K: ViewTraitKey>: WrapperRenderNode {
    private var value: K.Value
    override var name: String { K.name }

    init(owner: _Node, child: RenderNode, value: K.Value) {
        self.value = value
        super.init(owner: owner, child: child)
        K.didSet(from: nil, on: self)
    }

    func setValue(_ new: K.Value) {
        let old = value
        value = new
        if !K.isSame(old, new) { K.didSet(from: old, on: self) }
    }

    override func trait(_ id: ViewTraitID) -> Any? {
        let inner = super.trait(id)
        guard id == K.id else { return inner }
        // Unwrapped first, as in `ViewTraits`.
        guard let inner, let set = inner as? K.Value else { return value }
        return K.merged(inner: set, outer: value)
    }
}

/// The level of the view among its siblings; higher levels are in front.
enum ZIndexKey: ViewTraitKey {
    static var defaultValue: Double { 0 }
    static var name: String { "zIndex" }
    static func didSet(from old: Double?, on node: RenderNode) {
        node.graphState.hasLevels = true
        guard old != nil else { return }
        node.displayDidChange()
        node.preferencesDidChange()
    }
}

/// How the view is inserted and removed; nil for the default.
enum TransitionKey: ViewTraitKey {
    static var defaultValue: AnyTransition? { nil }
    static var name: String { "transition" }
}

/// Whether the view is being removed: still drawn, but otherwise gone.
enum LeavingKey: ViewTraitKey {
    static var defaultValue: Bool { false }
    static var name: String { "transition" }
}

/// The progress of the view's insertion or removal: 1 when it is fully shown, 0 before insertion and after removal.
enum PresenceKey: ViewTraitKey {
    static var defaultValue: Double { 1 }
    static var name: String { "transition" }
}

/// The value that `layoutValue(key:value:)` passes to the layout around the view.
enum LayoutValueTrait<K: LayoutValueKey>: ViewTraitKey {
    static var defaultValue: K.Value { K.defaultValue }
    static var name: String { "layoutValue" }
    static var id: ViewTraitID { ObjectIdentifier(K.self) }
    static func isSame(_ old: K.Value, _ new: K.Value) -> Bool { FieldComparison.comparison(of: K.Value.self)(old, new) }
    static func didSet(from old: K.Value?, on node: RenderNode) { if old != nil { node.invalidateLayout() } }
}
