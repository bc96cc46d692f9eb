/// Names that are a view's own, for `matchedGeometryEffect`.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// A namespace; equal for equal places of views only.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
        fileprivate var name = ""

        fileprivate init(number: Int) { self.number = number }
        /// A namespace for all that know its name.
        package init(name: String) { (number, self.name) = (0, name) }
    }

    private var box: Box?

    private final class Box {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    public init() {}

    /// The namespace of the view's place; outside of an installed view one that nobody has.
    public var wrappedValue: ID { box?.id ?? ID(number: 0) }

    @MainActor public static func _install(_ property: inout Namespace, _ context: _PropertyContext) {
        property.box = context.slot { Box(ID(number: context.graph.matchedGeometry.nextNamespace())) }
    }
    public static func _isEqual(_ old: Namespace, _ new: Namespace) -> Bool { true }
}

/// What views of a group have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Where a point of the view is.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Gives a view the place of another one. Source: Documentation/Semantics/Animation.md#matched-geometry.
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

/// The groups of a graph's views that share geometry.
@MainActor
final class MatchedGeometryTable {
    private var groups: [MatchedGeometryKey: MatchedGeometryGroup] = [:]
    private var namespaces = 0
    /// Whether a place has become known after those who want it were placed.
    var needsLayout = false

    func nextNamespace() -> Int {
        namespaces += 1
        return namespaces
    }

    /// Lets every group find its source anew: a view has begun to go, or has come back.
    func sourcesMayHaveChanged() {
        for group in groups.values { group.setNeedsCommit() }
    }

    func group(_ key: MatchedGeometryKey) -> MatchedGeometryGroup {
        if let group = groups[key] { return group }
        groups = groups.filter { $0.value.hasMembers }
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
    /// The source's rect on the canvas, which moves when the source does or another view becomes it; nil before there is any.
    private var shared: AnimatedProperty<CGRect>?

    /// In the order of their coming.
    private var live: [MatchedGeometryRenderNode] { members.compactMap(\.node).filter { $0.owner.isAlive } }
    var hasMembers: Bool { !live.isEmpty }

    func join(_ node: MatchedGeometryRenderNode) { members = members.filter { $0.node != nil } + [Member(node: node)] }
    func leave(_ node: MatchedGeometryRenderNode) { members.removeAll { $0.node === node || $0.node == nil } }

    func setNeedsCommit() {
        for node in live { node.setNeedsCommit() }
    }

    /// The one whose geometry holds: of several the first that came.
    func isSource(_ node: MatchedGeometryRenderNode) -> Bool {
        let sources = live.filter(\.canBeSource)
        if sources.count > 1 {
            node.graph.warn("Multiple inserted views in a matched geometry group have 'isSource: true'; the first of them is followed.")
        }
        return sources.first === node
    }

    /// Where a view starts that comes to a group which others are in: where these are seen now.
    func start(for node: MatchedGeometryRenderNode) -> CGRect? { live.contains { $0 !== node } ? shared?.presented : nil }
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
        matching = new
        setNeedsCommit()
    }

    /// A view on its way out follows whoever takes its part.
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
                // It is seen first where the others are. When it is placed the second time it goes from there as the update says.
                follow(start)
                setNeedsPlacement()
                graph.matchedGeometry.needsLayout = true
            } else {
                child.place(at: .zero, proposal: viewSize.proposal)
            }
            child.commit()
            group.setRect(rect, from: self)
        } else {
            if let rect = group.rect { follow(rect) } else { child.place(at: .zero, proposal: viewSize.proposal) }
            child.commit()
        }
    }

    /// Places the view at a rect of the canvas; the room that it takes among its neighbours stays its own.
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
    /// Shares geometry with the views of equal `id` in a namespace: one is the source, the others have its place, size, or both.
    ///
    /// When in an animated update one source goes and another one comes, both go from the place of the first to that of the second. The room that a view
    /// takes in its own layout stays its own.
    ///
    /// - Parameters:
    ///   - properties: what is shared.
    ///   - anchor: the point of the view that lies on the same point of the source, where the position is shared.
    ///   - isSource: whether others follow the view; one view of the group at a time should say so.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            _MatchedGeometryEffect(
                key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), properties: properties, anchor: anchor, isSource: isSource))
    }
}
