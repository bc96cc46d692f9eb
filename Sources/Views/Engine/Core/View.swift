/// A value that describes a part of the user interface.
///
/// A custom view provides a `body`; the library's primitive views have `Never` as their body.
/// Views are cheap values; persistent data (state, positions, animations) lives in the graph's nodes.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    /// The content of the view. Evaluated when the view's fields or the state that it reads have changed.
    @ViewBuilder var body: Body { get }

    /// Makes the node of the view in the graph. For the library only; views get it by default.
    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self>
}

extension View {
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        LeftOutCode.current?.node(for: view, inputs) ?? BodyNode(view, inputs)
    }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body") }
    public static func _makeNode(_ view: Never, _ inputs: _ViewInputs) -> _ViewNode<Never> {}
}

/// A view that the library itself draws or arranges.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) is drawn by the library and has no body") }
}

/// A change to a view, applied with `view.modifier(m)`.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    /// The changed view, made from `content`, which represents the view that the modifier is applied to.
    @ViewBuilder func body(content: Content) -> Body

    /// Makes the node of a view with this modifier. For the library only; modifiers get it by default.
    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>>
}

extension ViewModifier {
    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        CustomModifierNode(view, inputs)
    }
}

/// A modifier that the library applies itself.
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
    public func body(content: Content) -> Never { fatalError("\(Self.self) is applied by the library and has no body") }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError("ModifiedContent has no body") }
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { Modifier._makeNode(view, inputs) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension View {
    /// Returns the view with `modifier` applied.
    public func modifier<M>(_ modifier: M) -> ModifiedContent<Self, M> { ModifiedContent(content: self, modifier: modifier) }
}

extension ViewModifier {
    /// Returns a modifier that applies this one and then another one outside it.
    public func concat<M>(_ modifier: M) -> ModifiedContent<Self, M> { ModifiedContent(content: self, modifier: modifier) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: PrimitiveModifier {
    public static let identity = EmptyModifier()
    nonisolated public init() {}

    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        PassThroughModifierNode(view, inputs)
    }
}
