/// The destination of a scroll request.
enum ScrollRequest: Equatable, @unchecked Sendable {
    /// A view, by its identity; without an anchor, scrolls by the smallest distance that makes it fully visible.
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    /// Points from the content's top leading corner; nil leaves the axis unchanged.
    case point(x: CGFloat?, y: CGFloat?)
}

/// The settings that ancestors specify for a scroll view's position.
struct ScrollPlan {
    /// The initial position of the content, and the alignment of content smaller than the window.
    var defaultAnchor: UnitPoint?
    /// The point of the content that keeps its place when sizes change while it is there.
    var sizeAnchor: UnitPoint?
    var position: Position?
    /// Whether fingers don't move the content.
    var isFixed = false

    /// A position bound to the user's code.
    struct Position {
        /// Distinguishes a request from the next.
        let order: Int
        /// Nil for the current position.
        let target: ScrollRequest?
        let anchor: UnitPoint?
        /// Called when a drag has moved the content, with the view that is now at the anchor.
        let report: (AnyHashable?) -> Void

        func isSameOrder(as other: Position?) -> Bool { order == other?.order && target == other?.target }
    }
}

private struct ScrollPlanKey: EnvironmentKey { static var defaultValue: ScrollPlan { ScrollPlan() } }
private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ScrollClipDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var scrollPlan: ScrollPlan {
        get { self[ScrollPlanKey.self] }
        set { self[ScrollPlanKey.self] = newValue }
    }
    /// Whether drags move the content of scroll views.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
    /// Whether drags move the content of the next scroll view.
    var isNextScrollEnabled: Bool { isScrollEnabled && !scrollPlan.isFixed }
    var isScrollClipDisabled: Bool {
        get { self[ScrollClipDisabledKey.self] }
        set { self[ScrollClipDisabledKey.self] = newValue }
    }
}

extension _Node {
    /// Returns the first descendant with this identity, outermost first.
    func place(withID id: AnyHashable) -> _Node? {
        var level: [_Node] = [self]
        while !level.isEmpty {
            var next: [_Node] = []
            for node in level {
                if let place = node as? any IdentityPlace, let found = place.identified.first(where: { $0.id == id }) { return found.node }
                node.forEachChild { next.append($0) }
            }
            level = next
        }
        return nil
    }

    /// Makes a collection inside create the view with this identity; returns false if none does.
    func realizeInside(_ id: AnyHashable) -> Bool {
        if let place = self as? any IdentityPlace, place.realize(id) { return true }
        var isFound = false
        forEachChild { if !isFound { isFound = $0.realizeInside(id) } }
        return isFound
    }

    /// The bounding box of the node's content in the root's space, before transform effects; nil if it shows nothing.
    var box: CGRect? {
        let frames = items.map(\.absoluteFrame)
        return frames.first.map { frames.dropFirst().reduce($0) { $0.union($1) } }
    }
}

/// Marks views whose identities a scroll view reports.
struct _ScrollTargetLayoutModifier: PrimitiveModifier {
    let isEnabled: Bool
    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        ScrollTargetLayoutNode(view, inputs)
    }
}

@MainActor private protocol ScrollTargetLayoutPlace: _Node { var isEnabled: Bool { get } }

private final class ScrollTargetLayoutNode<V: View>: PassThroughModifierNode<V, _ScrollTargetLayoutModifier>, ScrollTargetLayoutPlace {
    var isEnabled: Bool { modifier.isEnabled }
}

extension ScrollRenderNode {
    /// Scrolls to a target after the running update, when all positions are known.
    func go(to target: ScrollRequest, in transaction: Transaction) {
        graph.enqueueAction { [weak self] in
            guard let self, owner.isAlive, let place = offset(for: target) else { return }
            scroll(to: place, in: transaction)
        }
    }

    /// Returns the content offset for a target, not yet limited to the content's ends; nil if the view doesn't exist.
    private func offset(for target: ScrollRequest) -> CGPoint? {
        switch target {
        case .point(let x, let y): return CGPoint(x: x ?? offset.x, y: y ?? offset.y)
        case .edge(.top): return CGPoint(x: offset.x, y: 0)
        case .edge(.leading): return CGPoint(x: 0, y: offset.y)
        case .edge(.bottom): return CGPoint(x: offset.x, y: .greatestFiniteMagnitude)
        case .edge(.trailing): return CGPoint(x: .greatestFiniteMagnitude, y: offset.y)
        case .id(let id, let anchor): return owner.place(withID: id).flatMap(\.box).map { offset(showing: $0, at: anchor) }
        }
    }

    /// Returns the content offset that aligns a box in the root's space with an anchor of the window; nil for the nearest offset that shows all of it.
    func offset(showing box: CGRect, at anchor: UnitPoint?) -> CGPoint {
        let box = inContent(box)
        func place(_ start: CGFloat, _ length: CGFloat, _ window: CGFloat, _ now: CGFloat, _ anchor: CGFloat?) -> CGFloat {
            if let anchor { return start + anchor * (length - window) }
            if start < now { return start }
            return start + length > now + window ? start + length - window : now
        }
        return CGPoint(
            x: place(box.minX, box.width, size.width, offset.x, anchor?.x), y: place(box.minY, box.height, size.height, offset.y, anchor?.y))
    }

    /// Converts a box from the root's space to the content's top leading corner.
    private func inContent(_ box: CGRect) -> CGRect {
        let content = child.absoluteFrame
        let x = owner.inputs.environment.isRightToLeft ? content.maxX - box.maxX : box.minX - content.minX
        return CGRect(x: x, y: box.minY - content.minY, width: box.width, height: box.height)
    }

    /// The target views and their rects, from the content's top leading corner.
    var targets: [(id: AnyHashable, rect: CGRect)] {
        var targets: [(id: AnyHashable, rect: CGRect)] = []
        func look(in node: _Node, isTarget: Bool) {
            let isTarget = isTarget || (node as? any ScrollTargetLayoutPlace)?.isEnabled == true
            if isTarget, let place = node as? any IdentityPlace {
                for (id, view) in place.identified {
                    if let box = view.box.map(inContent) { targets.append((id, box)) }
                }
                return
            }
            node.forEachChild { look(in: $0, isTarget: isTarget) }
        }
        look(in: owner, isTarget: false)
        return targets
    }

    /// Returns the identity of the target view that a position with an anchor names.
    func namedTarget(at anchor: UnitPoint?) -> AnyHashable? { anchor.map { target(at: $0) } ?? firstShownTarget ?? target(at: .topLeading) }

    /// The first target view, from the top leading corner, of which the window shows at least half (Documentation/Semantics/Gestures.md#scroll-positions).
    private var firstShownTarget: AnyHashable? {
        let window = CGRect(origin: offset, size: size)
        let shown = targets.filter { _, rect in
            let part = rect.overlap(with: window)
            guard !part.isNull else { return false }
            return part.width >= min(rect.width, window.width) / 2 && part.height >= min(rect.height, window.height) / 2
        }
        return shown.min { ($0.rect.minY, $0.rect.minX) < ($1.rect.minY, $1.rect.minX) }?.id
    }

    /// Returns the identity of the target view at, or nearest to, an anchor of the window.
    private func target(at anchor: UnitPoint) -> AnyHashable? {
        let point = anchor.point(in: CGRect(origin: offset, size: size))
        var nearest: (id: AnyHashable, distance: CGFloat)?
        for (id, box) in targets {
            let distance = max(box.minX - point.x, point.x - box.maxX, box.minY - point.y, point.y - box.maxY, 0)
            // If two views touch at the anchor, the later one is visible.
            if distance <= nearest?.distance ?? .infinity { nearest = (id, distance) }
        }
        return nearest?.id
    }
}
