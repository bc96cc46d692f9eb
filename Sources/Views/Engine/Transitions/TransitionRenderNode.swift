/// Around a view that an `if`, a `ForEach` or an `id` shows: draws it on its way in and out.
final class TransitionRenderNode: WrapperRenderNode {
    /// A part of the transition that plays, and how far: 1 where the view is there, 0 where it isn't.
    @MainActor private struct Part {
        var effect: AnyTransition.Effect
        var presence = AnimatedProperty(UnitScaled(1))
        var layer: TransitionLayer?
    }

    /// The view that comes and goes.
    let item: RenderNode
    /// The first one innermost; empty until there is something to play, unless the transition has layers.
    private var parts: [Part] = []
    private let change: TransitionChange
    private var isOnItsWayOut = false {
        didSet {
            graph.matchedGeometry.sourcesMayHaveChanged()
            preferencesDidChange()
        }
    }
    override var name: String { "transition" }
    override var isListed: Bool { false }

    /// - Parameter change: the transaction of the view's content while it comes or goes.
    init(owner: _Node, child: RenderNode, change: TransitionChange) {
        item = child
        self.change = change
        super.init(owner: owner, child: child)
    }

    override func trait(_ id: ViewTraitID) -> Any? {
        switch id {
        case LeavingKey.id: isOnItsWayOut || item.isLeaving
        case PresenceKey.id: parts.reduce(item.traits[PresenceKey.self]) { min($0, min(max($1.presence.presented.value, 0), 1)) }
        default: super.trait(id)
        }
    }

    /// The nodes of views that the transition puts around the view.
    var layers: [TransitionLayer] { parts.compactMap(\.layer) }

    // What goes says nothing and can't be hit any more, even where it has a place to itself.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { isOnItsWayOut ? nil : super.preference(key) }
    override func hitTest(_ point: CGPoint) -> [RenderNode] { isOnItsWayOut ? [] : super.hitTest(point) }

    // MARK: Coming and going

    /// Prepares for a view that is there, or that comes in where the running update is animated.
    func enter(isEntering: Bool) {
        let ownTransition = item.transition
        // Without a transition of its own a view only has something to play where it comes in later.
        guard isEntering || ownTransition != nil else { return }
        let transition = ownTransition ?? .opacity
        let transaction = owner.transaction
        let isAnimated = isEntering && transition.effects.contains { $0.onInsertion && $0.transaction(in: transaction).animation != nil }
        guard isAnimated || transition.hasLayers else { return }
        makeParts(transition, phase: { isAnimated && $0.onInsertion ? .willAppear : .identity })
        guard isAnimated else { return }
        for index in parts.indices where parts[index].effect.onInsertion {
            let own = parts[index].effect.transaction(in: transaction)
            if parts[index].layer == nil {
                parts[index].presence = AnimatedProperty(UnitScaled(0))
                parts[index].presence.set(UnitScaled(1), transaction: own, in: owner)
            }
        }
        guard transition.hasLayers else { return }
        // What a layer shows before is laid out first, so that there is something to move from.
        graph.enqueueAction { [weak self] in
            guard let self, owner.isAlive else { return }
            graph.willMutate(transaction)
            LayerEntrance(owner.inputs.child(of: owner)) { [weak self] in self?.showLayers(.identity, in: transaction) }.invalidate()
        }
    }

    /// Lets the view go out. It is drawn until then, but takes no part in anything else.
    ///
    /// - Parameter completion: called when it has gone.
    /// - Returns: false where it is gone at once.
    func leave(_ completion: AnimationCompletion) -> Bool {
        let transition = item.transition ?? .opacity
        var transaction = owner.transaction
        guard transition.effects.contains(where: { $0.onRemoval && $0.transaction(in: transaction).animation != nil }) else { return false }
        transaction.add(completion)
        graph.wait(for: completion)
        isOnItsWayOut = true
        makeParts(transition, phase: { _ in .identity })
        for index in parts.indices where parts[index].effect.onRemoval && parts[index].layer == nil {
            let own = parts[index].effect.transaction(in: transaction)
            parts[index].presence.set(UnitScaled(0), transaction: own, in: owner)
        }
        showLayers(.didDisappear, in: transaction)
        return true
    }

    /// Takes a view back that was on its way out.
    func comeBack() {
        isOnItsWayOut = false
        let transaction = owner.transaction
        for index in parts.indices where parts[index].layer == nil {
            let own = parts[index].effect.transaction(in: transaction)
            parts[index].presence.set(UnitScaled(1), transaction: own, in: owner)
        }
        showLayers(.identity, in: transaction)
    }

    private func showLayers(_ phase: TransitionPhase, in transaction: Transaction) {
        for part in parts {
            guard let layer = part.layer else { continue }
            let own = part.effect.transaction(in: transaction)
            // What the transition does to the view's place moves with the transition, too.
            change.begin(own, in: graph)
            layer.show(phase == .didDisappear && !part.effect.onRemoval ? .identity : phase, in: own)
        }
    }

    /// Takes over a transition's parts. One of the same form, as nearly always, goes on where it is.
    private func makeParts(_ transition: AnyTransition, phase: (AnyTransition.Effect) -> TransitionPhase) {
        let effects = transition.effects
        if parts.count == effects.count, zip(parts, effects).allSatisfy({ $0.effect.isOfForm(of: $1) }) {
            for index in parts.indices {
                parts[index].effect = effects[index]
                if case .custom(let custom) = effects[index].kind { parts[index].layer?.transition = custom }
            }
            return
        }
        for layer in layers { layer.destroy() }
        parts = effects.map { Part(effect: $0) }
        var inner = item
        var first = 0
        for (index, effect) in effects.enumerated() {
            guard case .custom(let custom) = effect.kind else { continue }
            let range = first..<index
            let layer = TransitionLayer(custom, phase: phase(effect), inputs: owner.inputs.child(of: owner), around: inner) {
                [weak self] inner, frame, builder in
                self?.draw(inner, in: frame, with: range, &builder)
            }
            parts[index].layer = layer
            inner = layer.render
            first = index + 1
        }
        setChild(inner)
    }

    override func display(_ builder: inout DisplayListBuilder) {
        let first = parts.lastIndex { $0.layer != nil }.map { $0 + 1 } ?? 0
        draw(child, in: absoluteFrame, with: first..<parts.count, &builder)
    }

    /// A node under the effects of a range, the last one outermost.
    private func draw(_ node: RenderNode, in frame: CGRect, with range: Range<Int>, _ builder: inout DisplayListBuilder) {
        guard let last = range.last else { return node.display(&builder) }
        let rest = range.dropLast()
        let presence = parts[last].presence.presented.value
        guard presence != 1 else { return draw(node, in: frame, with: rest, &builder) }
        func transformed(_ transform: CGAffineTransform) { builder.group(.transform(transform)) { draw(node, in: frame, with: rest, &$0) } }
        func moved(_ offset: CGSize) {
            let absence = CGFloat(1 - presence)
            transformed(CGAffineTransform(translationX: offset.width * absence, y: offset.height * absence))
        }
        switch parts[last].effect.kind {
        case .opacity:
            let opacity = min(max(presence, 0), 1)
            if opacity > 0 { builder.group(.opacity(opacity)) { draw(node, in: frame, with: rest, &$0) } }
        case .offset(let offset): moved(offset)
        case .move(let edge): moved(edge.shift(of: frame.size, isMirrored: owner.inputs.environment.isRightToLeft))
        case .scale(let least, let anchor):
            let scale = least + (1 - least) * CGFloat(presence)
            transformed(TransformEffect(scale: CGSize(width: scale, height: scale), anchor: anchor).affineTransform(in: frame))
        case .custom: draw(node, in: frame, with: rest, &builder)
        }
    }
}

/// Does something in the next update.
private final class LayerEntrance: _Node {
    private let action: () -> Void
    init(_ inputs: _ViewInputs, _ action: @escaping () -> Void) {
        self.action = action
        super.init(inputs)
    }
    override func evaluate() { action() }
}

extension AnyTransition {
    /// Whether views of the transition's own lie around the view.
    fileprivate var hasLayers: Bool { effects.contains { if case .custom = $0.kind { true } else { false } } }
}

extension AnyTransition.Effect {
    /// The transaction that the effect plays in.
    fileprivate func transaction(in transaction: Transaction) -> Transaction {
        guard let animation else { return transaction }
        var own = transaction
        own.animation = animation
        return own
    }

    /// Whether one can go on where the other one is.
    fileprivate func isOfForm(of other: Self) -> Bool {
        switch (kind, other.kind) {
        case (.opacity, .opacity), (.offset, .offset), (.move, .move), (.scale, .scale):
            onInsertion == other.onInsertion && onRemoval == other.onRemoval
        case (.custom(let a), .custom(let b)): type(of: a) == type(of: b) && onInsertion == other.onInsertion && onRemoval == other.onRemoval
        default: false
        }
    }
}

extension Edge {
    /// How far something of a size must go to lie just beyond this edge of its place.
    func shift(of size: CGSize, isMirrored: Bool) -> CGSize {
        switch self {
        case .top: CGSize(width: 0, height: -size.height)
        case .bottom: CGSize(width: 0, height: size.height)
        case .leading: CGSize(width: isMirrored ? size.width : -size.width, height: 0)
        case .trailing: CGSize(width: isMirrored ? -size.width : size.width, height: 0)
        }
    }
}

/// Moves a view by its own size beyond an edge, or not at all.
struct EdgeShift: RenderModifier {
    let edge: Edge?

    func makeRenderNode(around child: RenderNode, owner: _Node) -> EdgeShiftRenderNode { EdgeShiftRenderNode(owner: owner, child: child, edge: edge) }
    func updateRenderNode(_ node: EdgeShiftRenderNode) { node.setEdge(edge) }
}

final class EdgeShiftRenderNode: WrapperRenderNode {
    private var edge: Edge?
    override var name: String { "offset" }

    init(owner: _Node, child: RenderNode, edge: Edge?) {
        self.edge = edge
        super.init(owner: owner, child: child)
    }

    func setEdge(_ edge: Edge?) {
        guard edge != self.edge else { return }
        self.edge = edge
        setNeedsPlacement()
    }

    // Layouts are mirrored as a whole, so the leading edge is the left one here.
    override func placeChildren() {
        let shift = edge?.shift(of: size, isMirrored: false) ?? .zero
        child.place(at: CGPoint(x: shift.width, y: shift.height), proposal: viewSize.proposal)
    }
}

extension View {
    /// The view beyond an edge of its place.
    func visualShift(_ edge: Edge?) -> some View { modifier(EdgeShift(edge: edge)) }
}
