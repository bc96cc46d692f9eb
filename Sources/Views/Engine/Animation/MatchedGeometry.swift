/// A namespace of identifiers that belongs to a view, for `matchedGeometryEffect`.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identity of a namespace; only equal for the same node of the view tree.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
        fileprivate var name = ""

        fileprivate init(number: Int) { self.number = number }
        /// A namespace shared by all users of its name.
        package init(name: String) { (number, self.name) = (0, name) }
    }

    private var box: Box?

    private final class Box {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    public init() {}

    /// The namespace of the view's node; outside of an installed view, a namespace that no view has.
    public var wrappedValue: ID { box?.id ?? ID(number: 0) }

    @MainActor public static func _install(_ property: inout Namespace, _ context: _PropertyContext) {
        property.box = context.slot { Box(ID(number: context.graph.matchedGeometry.nextNamespace())) }
    }
    public static func _isEqual(_ old: Namespace, _ new: Namespace) -> Bool { true }
}

/// The geometry that the views of a group share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The position of a point of the view.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Gives a view the geometry of another one. Source: Documentation/Semantics/Animation.md#matched-geometry.
public struct _MatchedGeometryEffect: RenderModifier {
    let key: MatchedGeometryKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    func makeRenderNode(around child: RenderNode, owner: _Node) -> MatchedGeometryRenderNode {
        MatchedGeometryRenderNode(owner: owner, child: child, effect: self)
    }
    func updateRenderNode(_ node: MatchedGeometryRenderNode) { node.setEffect(self) }
}

struct MatchedGeometryKey: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
}

/// The groups of views in a graph that share geometry.
@MainActor
final class MatchedGeometryTable {
    private var groups: [MatchedGeometryKey: MatchedGeometryGroup] = [:]
    private var namespaces = 0
    /// Whether a source's rect became known only after the views that follow it were placed.
    var needsLayout = false

    func nextNamespace() -> Int {
        namespaces += 1
        return namespaces
    }

    /// Makes every group find its source again after a view's removal has started or has been reversed.
    func sourcesMayHaveChanged() {
        for group in groups.values { group.setNeedsCommit() }
    }

    /// Remembers the groups with views at the end of an update: a view inserted in the next one starts where they are, even if they are gone by then.
    func updateDidEnd() {
        for group in groups.values { group.updateDidEnd() }
    }

    func group(_ key: MatchedGeometryKey) -> MatchedGeometryGroup {
        if let group = groups[key] { return group }
        groups = groups.filter { $0.value.hasMembers || $0.value.hadMembers }
        let group = MatchedGeometryGroup()
        groups[key] = group
        return group
    }
}

/// Views that share the geometry of one of them.
@MainActor
final class MatchedGeometryGroup {
    private struct Member {
        weak var node: MatchedGeometryRenderNode?
    }
    private var members: [Member] = []
    /// The source's rect on the canvas, which animates when the source moves or another view becomes the source; nil until a source is placed.
    private var shared: AnimatedProperty<CGRect>?

    /// The members that are alive, in insertion order.
    private var live: [MatchedGeometryRenderNode] { members.compactMap(\.node).filter { $0.owner.isAlive } }
    var hasMembers: Bool { !live.isEmpty }

    func join(_ node: MatchedGeometryRenderNode) { members = members.filter { $0.node != nil } + [Member(node: node)] }
    func leave(_ node: MatchedGeometryRenderNode) { members.removeAll { $0.node === node || $0.node == nil } }

    func setNeedsCommit() {
        for node in live { node.setNeedsCommit() }
    }

    /// Returns whether a view is the group's source: the first of several candidates.
    func isSource(_ node: MatchedGeometryRenderNode) -> Bool {
        let sources = live.filter(\.canBeSource)
        if sources.count > 1 {
            node.graph.warn("Multiple inserted views in a matched geometry group have 'isSource: true'; the first of them is followed.")
        }
        return sources.first === node
    }

    /// Whether any view is a source. Without one, the views have their own geometry.
    var hasSource: Bool { live.contains(where: \.canBeSource) }

    /// Whether the group had members at the end of the previous update.
    private(set) var hadMembers = false

    func updateDidEnd() { hadMembers = hasMembers }

    /// The starting rect of a view that joins a group with other members, or takes the place of one that is removed at once: their current rect on screen.
    func start(for node: MatchedGeometryRenderNode) -> CGRect? { hadMembers || live.contains { $0 !== node } ? shared?.presented : nil }
    var rect: CGRect? { shared?.model }

    func setRect(_ rect: CGRect, from source: MatchedGeometryRenderNode) {
        guard rect != shared?.model else { return }
        if shared == nil { shared = AnimatedProperty(rect) } else { shared?.set(rect, in: source.owner) }
        for node in live where node !== source {
            node.setNeedsCommit()
            node.graph.matchedGeometry.needsLayout = true
        }
    }
}

final class MatchedGeometryRenderNode: WrapperRenderNode {
    private var matching: _MatchedGeometryEffect
    private var group: MatchedGeometryGroup
    /// Whether the view has been placed yet.
    private var isPlaced = false
    override var name: String { "matchedGeometryEffect" }

    init(owner: _Node, child: RenderNode, effect: _MatchedGeometryEffect) {
        matching = effect
        group = owner.graph.matchedGeometry.group(effect.key)
        super.init(owner: owner, child: child)
        group.join(self)
    }

    func setEffect(_ new: _MatchedGeometryEffect) {
        if new.key != matching.key {
            group.leave(self)
            group = graph.matchedGeometry.group(new.key)
            group.join(self)
        }
        if new.isSource != matching.isSource { group.setNeedsCommit() }
        matching = new
        setNeedsCommit()
    }

    /// Whether the view can be the source. A view being removed follows the view that replaces it.
    fileprivate var canBeSource: Bool { matching.isSource && !isInsideLeaving }

    private var isInsideLeaving: Bool {
        var next = parent
        while let current = next {
            if (current as? TransitionRenderNode)?.isLeaving == true { return true }
            next = current.parent
        }
        return false
    }

    override func placeChildren() {}

    override func commitChildren() {
        let isSource = group.isSource(self)
        let start = isPlaced ? nil : group.start(for: self)
        isPlaced = true
        if isSource {
            let rect = convertRect(CGRect(origin: .zero, size: size), convertToGlobal)
            if let start, start != rect {
                // The view first appears where the others are. The second placement moves it from there with the update's animation.
                follow(start)
                setNeedsPlacement()
                graph.matchedGeometry.needsLayout = true
            } else {
                child.place(at: .zero, proposal: viewSize.proposal)
            }
            child.commit()
            group.setRect(rect, from: self)
        } else {
            if let rect = group.rect, group.hasSource || isInsideLeaving { follow(rect) } else { child.place(at: .zero, proposal: viewSize.proposal) }
            child.commit()
        }
    }

    /// Places the view at a rect of the canvas; the space that it takes up among its neighbors doesn't change.
    private func follow(_ rect: CGRect) {
        let proposal = matching.properties.contains(.size) ? ProposedViewSize(rect.size) : viewSize.proposal
        let childSize = child.sizeThatFits(proposal)
        var anchor = matching.anchor.point(in: CGRect(origin: .zero, size: size))
        if matching.properties.contains(.position) { anchor = convertFromGlobal(matching.anchor.point(in: rect)) }
        let own = matching.anchor.point(in: CGRect(origin: .zero, size: childSize))
        var frame = CGRect(origin: CGPoint(x: anchor.x - own.x, y: anchor.y - own.y), size: childSize)
        if owner.inputs.environment.isRightToLeft { frame = frame.mirrored(inWidth: size.width) }
        child.place(at: frame.origin, proposal: proposal)
    }
}

extension View {
    /// Shares geometry with the views of equal `id` in a namespace: one is the source; the others adopt its position, its size, or both.
    ///
    /// When an animated update removes one source and inserts another, both move from the position of the first to that of the second. The space that a view
    /// takes up in its own layout doesn't change.
    ///
    /// - Parameters:
    ///   properties: the shared properties.
    ///   anchor: the point of the view that is aligned with the same point of the source if the position is shared.
    ///   isSource: whether other views follow this one; at most one view of the group should be the source at a time.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            _MatchedGeometryEffect(
                key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), properties: properties, anchor: anchor, isSource: isSource))
    }
}
