/// Values that a view passes to the container that shows it.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var tags: [AnyHashable] = []

    init() {}

    @MainActor init(of item: RenderNode) {
        var modifiers: [ContainerValueRenderNode] = []
        var node = item
        while let wrapper = node as? WrapperRenderNode {
            if let found = wrapper as? ContainerValueRenderNode { modifiers.append(found) }
            if let tagged = wrapper as? TagRenderNode { tags.append(tagged.tag) }
            node = wrapper.wrapped
        }
        // Outer modifiers overwrite the values of inner ones.
        for modifier in modifiers.reversed() { modifier.value(&self) }
    }

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the view's tag of a type; nil if it has no such tag.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tags.lazy.compactMap { $0.base as? V }.first }
    /// Whether the view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// The key of a container value.
public protocol ContainerValueKey {
    associatedtype Value
    /// The value of views that don't set one.
    static var defaultValue: Value { get }
}

/// Sets a container value of a view.
struct ContainerValueModifier: ValueModifier {
    typealias Node = ContainerValueRenderNode
    let value: (inout ContainerValues) -> Void
}

final class ContainerValueRenderNode: ValueRenderNode<(inout ContainerValues) -> Void> {
    override var name: String { "containerValue" }
    override var isListed: Bool { false }
}

extension View {
    /// Sets a value that the container around the view can read.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
    }
}
