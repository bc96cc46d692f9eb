/// A stored property of a view that brings in an outside value: `@State`, `@Environment`, and the like.
///
/// Before each evaluation of `body`, the graph connects the view's dynamic properties in the order of their declaration,
/// nested ones first, and then calls `update()`.
public protocol DynamicProperty {
    /// Called before `body`, after nested properties have been updated.
    mutating func update()

    /// Connects the property to its storage in the graph. For the library only.
    @MainActor static func _install(_ property: inout Self, _ context: _PropertyContext)
    /// Returns whether two values of the property result in the same view. For the library only.
    static func _isEqual(_ old: Self, _ new: Self) -> Bool
}

extension DynamicProperty {
    public mutating func update() {}

    @MainActor public static func _install(_ property: inout Self, _ context: _PropertyContext) {
        for field in FieldTable.dynamicProperties(of: Self.self) { field.install(&property, context) }
        property.update()
    }

    public static func _isEqual(_ old: Self, _ new: Self) -> Bool { FieldComparison.areEqual(old, new) }
}

/// Gives dynamic properties access to their persistent storage: the slots of their view's node.
@MainActor
public final class _PropertyContext {
    let node: _Node
    let tracker: Tracker
    private var slots: [AnyObject]
    private var next = 0

    init(node: _Node, tracker: Tracker, slots: [AnyObject]) {
        self.node = node
        self.tracker = tracker
        self.slots = slots
    }

    var graph: ViewGraph { node.graph }

    /// Returns the object that the property made when its node was new. Properties ask in the same order each time.
    func slot<T: AnyObject>(make: () -> T) -> T {
        defer { next += 1 }
        if next < slots.count, let existing = slots[next] as? T { return existing }
        let made = make()
        if next < slots.count { slots[next] = made } else { slots.append(made) }
        return made
    }

    var allSlots: [AnyObject] { slots }
}

/// The persistent storage for the dynamic properties of one view's node.
@MainActor
final class PropertyStore<Root> {
    private let fields = FieldTable.dynamicProperties(of: Root.self)
    private var slots: [AnyObject] = []

    /// Connects the dynamic properties of `root`, the view or modifier that `node` represents.
    func install(in root: inout Root, of node: _Node, tracker: Tracker) {
        guard !fields.isEmpty else { return }
        let context = _PropertyContext(node: node, tracker: tracker, slots: slots)
        let isNew = slots.isEmpty
        for field in fields { field.install(&root, context) }
        slots = context.allSlots
        if isNew, !node.graph.configuration.previewValues.isEmpty, PreviewValues.isContent(Root.self) { PreviewValues.set(in: root, of: node.graph) }
    }

    /// Called when the node is gone.
    func remove() {
        for case let slot as any PlaceBound in slots { slot.placeDidEnd() }
        slots = []
    }
}

/// An object in a slot that is notified when its view's node is destroyed.
@MainActor
protocol PlaceBound: AnyObject {
    func placeDidEnd()
}
