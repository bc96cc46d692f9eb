/// A view made by a function of the views inside another view, in the form that libraries used before `Group(subviews:)`. SwiftUI declares these names without
/// documenting them; their behavior follows `Group(subviews:)` and the published accounts of containers that use them.
public enum _VariadicView {
    /// The root of a tree.
    public typealias Root = _VariadicView_Root
    /// A root that makes a view of the views inside its content.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// A root that makes a single view.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// A root that makes any number of views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// Shows what a root makes of the views inside some content.
    public struct Tree<Root: _VariadicView_Root, Content> {
        /// Makes the view that is shown.
        public var root: Root
        /// Contains the views that the root receives.
        public var content: Content

        /// Creates a tree with the views that a closure makes.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }

        /// Creates a tree.
        public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }
    }

    /// The views inside the content of a tree.
    nonisolated public struct Children: View, RandomAccessCollection {
        /// A view inside the content of a tree.
        nonisolated public struct Element: View, Identifiable {
            let subview: Subview

            /// An identity that lasts as long as the view.
            public var id: AnyHashable { AnyHashable(subview.id) }
            /// Returns the view's explicit identity: that of its element in `ForEach`, or the value of `id(_:)`; nil if it has none of the type.
            ///
            /// - Complexity: proportional to the depth of the view in the content.
            @MainActor public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { subview.item.explicitID(as: type) }
            /// The view's value for a trait, which `_trait(_:_:)` sets.
            @MainActor public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
                subview.item.traits[DeclaredTrait<Trait>.self]
            }
            /// The view itself.
            @MainActor public var body: some View { subview }
        }

        let subviews: [Subview]
        /// The index of the first view.
        public var startIndex: Int { subviews.startIndex }
        /// The number of views.
        public var endIndex: Int { subviews.endIndex }
        /// Returns a view by its index.
        public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
        /// All views.
        @MainActor public var body: some View { ForEach(subviews) { $0 } }
    }
}

/// The views inside the content of a tree.
public typealias _VariadicView_Children = _VariadicView.Children

/// The root of a tree.
public protocol _VariadicView_Root {}

/// A root that makes a view of the views inside its content. It may have dynamic properties.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    /// Returns the view that is shown.
    @MainActor @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root that makes a single view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes any number of views for the container around the tree.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    @MainActor public var body: some View {
        GroupElementsOfContent(source: content) { subviews in RootContent(root: InstalledRoot(value: root)) { .init(subviews: subviews.subviews) } }
    }
}

/// A root as a view, so that it has its own state and environment.
private struct RootContent<Root: _VariadicView_ViewRoot>: View {
    private var root: InstalledRoot<Root>
    /// A function, because views whose functions may differ are always evaluated: the traits of the same views may have changed.
    private let children: () -> _VariadicView.Children

    init(root: InstalledRoot<Root>, children: @escaping () -> _VariadicView.Children) {
        self.root = root
        self.children = children
    }

    var body: some View { root.value.body(children: children()) }
}

/// Connects the dynamic properties of a root, which isn't a view.
private struct InstalledRoot<Root>: DynamicProperty {
    var value: Root

    static func _install(_ property: inout Self, _ context: _PropertyContext) {
        for field in FieldTable.dynamicProperties(of: Root.self) { field.install(&property.value, context) }
    }
}

/// The key of a value that a view passes to the root around it.
public protocol _ViewTraitKey {
    /// The type of the values.
    associatedtype Value
    /// The value of views that don't set one.
    static var defaultValue: Value { get }
}

/// The trait for a key of other code.
private enum DeclaredTrait<Key: _ViewTraitKey>: ViewTraitKey {
    static var defaultValue: Key.Value { Key.defaultValue }
    static var name: String { "trait" }
    static var id: ViewTraitID { ObjectIdentifier(Key.self) }
}

extension View {
    /// Sets a value that the root around the view can read.
    public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View { modifier(TraitModifier<DeclaredTrait<Key>>(value: value)) }
}

extension RenderNode {
    /// Returns the innermost explicit identity around the view's own node; nil if none is of the type.
    fileprivate func explicitID<ID: Hashable>(as type: ID.Type) -> ID? {
        var child: _Node = innermost.owner
        while let parent = child.parent {
            let element = (parent as? any ElementOwner)?.elementID(of: child)
            if let id = element ?? (parent as? any IdentityPlace)?.identified.first(where: { $0.node === child })?.id {
                if let value = id.base as? ID { return value }
            }
            // Beyond it, identities belong to the container.
            if parent is any SubviewSource { return nil }
            child = parent
        }
        return nil
    }
}

/// A node that keeps the views that others show.
@MainActor
protocol SubviewSource: _Node {}
