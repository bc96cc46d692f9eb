/// Wraps a view shown by an `if`, a `ForEach` or an `id`, and draws its insertion and removal.
///
/// It is the outermost node of the view in its container: modifiers around the `if` apply to the view inside of the transition, so that their frames,
/// backgrounds, and traits, such as the transition itself, come and go with the view (Documentation/Semantics/Animation.md#transitions).
final class TransitionRenderNode: WrapperRenderNode {
    /// A playing part of the transition and its progress: 1 where the view is fully shown, 0 where it isn't there.
    @MainActor private struct Part {
        var effect: AnyTransition.Effect
        var presence = AnimatedProperty(UnitScaled(1))
        var layer: TransitionLayer?
    }

    /// The view being inserted or removed, without the modifiers around the `if`.
    let item: RenderNode
    /// The nodes of these modifiers, innermost first.
    private var modifiers: [RenderNode] = []
    /// The view with the modifiers.
    override var wrapped: RenderNode { modifiers.last ?? item }
    /// The effects, innermost first; empty until there is something to play, unless the transition has layers.
    private var parts: [Part] = []
    private let change: TransitionChange
    private let ownerLink: Link<_Node>
    /// Whether and by which node the view was inserted, from the time that it is listed until its container adopts it: the modifiers around it are complete
    /// only then.
    private var entrance: (isEntering: Bool, node: Link<_Node>)?
    /// The contents being removed that the view is a part of.
    private var departures: Set<ObjectIdentifier> = [] {
        didSet {
            guard departures.isEmpty != oldValue.isEmpty else { return }
            graph.matchedGeometry.sourcesMayHaveChanged()
            preferencesDidChange()
        }
    }
    private var isOnItsWayOut: Bool { !departures.isEmpty }
    /// The completions of contents that were removed while the view was on its way out already; they wait for its end.
    private var followers: [AnimationCompletion] = []
    /// Whether an element of a container plays the view's insertion.
    var entersElsewhere = false
    /// The node that has the view, maybe among others.
    private weak var content: _Node?
    override var name: String { "transition" }
    override var isListed: Bool { false }

    /// - Parameters:
    ///   - content: the node that has the view's render node.
    ///   - change: the transaction of the view's content during insertion or removal.
    init(owner: _Node, child: RenderNode, content: _Node, change: TransitionChange) {
        item = child
        (self.content, self.change, ownerLink) = (content, change, owner.link)
        super.init(owner: owner, child: child)
    }

    override func trait(_ id: ViewTraitID) -> Any? {
        switch id {
        case LeavingKey.id: isOnItsWayOut || item.isLeaving
        case PresenceKey.id: parts.reduce(item.traits[PresenceKey.self]) { min($0, min(max($1.presence.presented.value, 0), 1)) }
        // Not the child: views of a transition around the view may have containers, which have traits of their own.
        default: wrapped.trait(id)
        }
    }

    override var layoutPriority: Double { wrapped.layoutPriority }
    override var setsLayoutPriority: Bool { wrapped.setsLayoutPriority }

    /// The nodes of the views that the transition puts around the view.
    var layers: [TransitionLayer] { parts.compactMap(\.layer) }

    // A view being removed has no preferences and can't be hit, even when it is alone in its slot.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { isOnItsWayOut ? nil : super.preference(key) }
    override func hitTest(_ point: CGPoint) -> [RenderNode] { isOnItsWayOut ? [] : super.hitTest(point) }

    /// Whether the view belongs to a node. Unlike `owner`, this may be asked after the owner's end: a node around it lists the view until it hears of that.
    func isOwned(by node: _Node) -> Bool { ownerLink.object === node }
    private var isAlive: Bool { ownerLink.object?.isAlive ?? false }

    // MARK: Modifiers around the `if`

    /// Whether the list of a node's render nodes shows the view by this node.
    func shows(_ listed: RenderNode) -> Bool { listed === self || listed === item }

    /// Returns the node of a modifier around the view, inside of the transition.
    func wrap<Node: RenderNode>(_ make: (RenderNode) -> Node) -> Node {
        let node = make(wrapped)
        modifiers.append(node)
        modifiersDidChange()
        return node
    }

    /// Removes a modifier's node, and those around it.
    func unwrap(_ node: RenderNode) {
        guard let index = modifiers.firstIndex(where: { $0 === node }) else { return }
        modifiers.removeSubrange(index...)
        if isAlive { modifiersDidChange() }
    }

    private func modifiersDidChange() {
        if let layer = layers.first { layer.setInner(wrapped, nodes: innerNodes) } else { setChild(wrapped) }
    }

    /// The nodes of all that the transition surrounds: the view, and the backgrounds and overlays around it.
    private var innerNodes: [_Node] {
        (content.map { [item.outermostNode(inside: $0)] } ?? []) + modifiers.compactMap { ($0 as? any SlotOwner)?.slot }
    }

    // MARK: Insertion and removal

    /// Notes that a view is already there, or that it is inserted by a node, until its container shows it.
    func willEnter(isEntering: Bool, in node: _Node) {
        guard parent == nil else { return }
        // Of several contents that are inserted, the outermost determines the animation.
        if isEntering || entrance == nil { entrance = (isEntering, node.link) }
    }

    override func wasAdopted() {
        guard let entrance else { return }
        self.entrance = nil
        if let node = entrance.node.object { enter(isEntering: entrance.isEntering, in: node.transaction) }
    }

    /// Prepares for a view that is already there, or that is inserted with a transition if `transaction` is animated.
    private func enter(isEntering: Bool, in transaction: Transaction) {
        let isEntering = isEntering && !entersElsewhere
        let ownTransition = wrapped.transition
        // Without a custom transition, there is only something to play if the view is inserted later.
        guard isEntering || ownTransition != nil else { return }
        let transition = ownTransition ?? .opacity
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
        // The layer's initial phase is laid out first, to give the motion a starting point.
        graph.enqueueAction { [weak self] in
            guard let self, owner.isAlive else { return }
            graph.willMutate(transaction)
            LayerEntrance(owner.inputs.child(of: owner)) { [weak self] in self?.showLayers(.identity, in: transaction) }.invalidate()
        }
    }

    /// Starts the view's removal. It is drawn until the transition ends, but takes no part in anything else.
    ///
    /// - Parameters:
    ///   - content: the removed content: this view, alone or with others.
    ///   - transaction: the transaction of the node that removes it.
    ///   - completion: called when the view has disappeared.
    /// - Returns: false if the view disappears immediately.
    func leave(with content: ObjectIdentifier, in transaction: Transaction, _ completion: AnimationCompletion) -> Bool {
        // A view that its container has not shown yet has nothing to play.
        guard isAlive, entrance == nil else { return false }
        let transition = wrapped.transition ?? .opacity
        var transaction = transaction
        guard transition.effects.contains(where: { $0.onRemoval && $0.transaction(in: transaction).animation != nil }) else { return false }
        if isOnItsWayOut {
            // The view is on its way out already, as a part of another content: both are gone at the same time.
            departures.insert(content)
            followers.append(completion)
            completion.animationDidBegin()
            graph.wait(for: completion)
            return true
        }
        let ending = AnimationCompletion(criteria: .removed) { self.departureDidEnd() }
        for completion in [completion, ending] {
            transaction.add(completion)
            graph.wait(for: completion)
        }
        departures.insert(content)
        makeParts(transition, phase: { _ in .identity })
        for index in parts.indices where parts[index].effect.onRemoval && parts[index].layer == nil {
            let own = parts[index].effect.transaction(in: transaction)
            parts[index].presence.set(UnitScaled(0), transaction: own, in: owner)
        }
        showLayers(.didDisappear, in: transaction)
        return true
    }

    private func departureDidEnd() {
        for completion in followers { completion.animationDidEnd() }
        followers = []
    }

    /// Brings back a view that was being removed, unless it is also a part of something else that is.
    func comeBack(with content: ObjectIdentifier, in transaction: Transaction) {
        guard isAlive else { return }
        departures.remove(content)
        guard !isOnItsWayOut else { return }
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
            // The transition's effect on the view's position animates with the transition, too.
            change.begin(own, in: graph)
            layer.show(phase == .didDisappear && !part.effect.onRemoval ? .identity : phase, in: own)
        }
    }

    /// Adopts a transition's parts. A transition of the same form, which is nearly always the case, continues from its current state.
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
        var inner = wrapped
        var innerNodes = innerNodes
        var first = 0
        for (index, effect) in effects.enumerated() {
            guard case .custom(let custom) = effect.kind else { continue }
            let range = first..<index
            let layer = TransitionLayer(custom, phase: phase(effect), inputs: owner.inputs.child(of: owner), around: inner, innerNodes: innerNodes) {
                [weak self] inner, frame, builder in
                self?.draw(inner, in: frame, with: range, &builder)
            }
            parts[index].layer = layer
            inner = layer.render
            innerNodes = [layer]
            first = index + 1
        }
        setChild(inner)
    }

    override func display(_ builder: inout DisplayListBuilder) {
        let first = parts.lastIndex { $0.layer != nil }.map { $0 + 1 } ?? 0
        draw(child, in: absoluteFrame, with: first..<parts.count, &builder)
    }

    /// Returns a node wrapped in the effects of a range, the last one outermost.
    private func draw(_ node: RenderNode, in frame: CGRect, with range: Range<Int>, _ builder: inout DisplayListBuilder) {
        guard let last = range.last else { return node.paint(&builder) }
        let rest = range.dropLast()
        let presence = parts[last].presence.presented.value
        guard presence != 1 else { return draw(node, in: frame, with: rest, &builder) }
        if case .opacity = parts[last].effect.kind {
            let opacity = min(max(presence, 0), 1)
            if opacity > 0 { builder.apply(.opacity(opacity)) { draw(node, in: frame, with: rest, &$0) } }
        } else if case .drawn(let drawing, _) = parts[last].effect.kind {
            drawing(node, frame, presence, &builder) { draw(node, in: frame, with: rest, &$0) }
        } else if let transform = transform(of: parts[last], in: frame) {
            builder.apply(.transform(transform)) { draw(node, in: frame, with: rest, &$0) }
        } else {
            draw(node, in: frame, with: rest, &builder)
        }
    }

    /// The transform through which a part draws a view with this rect; nil if it moves nothing.
    private func transform(of part: Part, in frame: CGRect) -> CGAffineTransform? {
        let presence = part.presence.presented.value
        guard presence != 1 else { return nil }
        func moved(_ offset: CGSize) -> CGAffineTransform {
            let absence = CGFloat(1 - presence)
            return CGAffineTransform(translationX: offset.width * absence, y: offset.height * absence)
        }
        switch part.effect.kind {
        case .opacity, .custom: return nil
        case .offset(let offset): return moved(offset)
        case .move(let edge), .drawn(_, like: let edge): return moved(edge.shift(of: frame.size, isMirrored: owner.inputs.environment.isRightToLeft))
        case .scale(let least, let anchor):
            let scale = least + (1 - least) * CGFloat(presence)
            return TransformEffect(scale: CGSize(width: scale, height: scale), anchor: anchor).affineTransform(in: frame)
        }
    }

    override var paintedTransform: ProjectionTransform? {
        let transforms = parts.compactMap { transform(of: $0, in: absoluteFrame) }
        return transforms.isEmpty ? nil : ProjectionTransform(transforms.reduce(.identity) { $0.concatenating($1) })
    }
}

extension RenderNode {
    /// Returns the outermost node, up to `content`, that shows nothing but this; `content` if this comes from elsewhere.
    fileprivate func outermostNode(inside content: _Node) -> _Node {
        var (node, result, isAlone) = (owner, owner, true)
        while node !== content {
            guard let parent = node.parent, parent.depth >= content.depth else { return content }
            node = parent
            isAlone = isAlone && node.items.count == 1
            if isAlone { result = node }
        }
        return result
    }
}

/// Runs an action in the next update, and is gone after that.
private final class LayerEntrance: _Node {
    private let action: () -> Void
    init(_ inputs: _ViewInputs, _ action: @escaping () -> Void) {
        self.action = action
        super.init(inputs)
    }
    override func evaluate() {
        // No node has it as its child.
        destroy()
        action()
    }
}

extension AnyTransition {
    /// Whether a custom transition's views surround the view.
    fileprivate var hasLayers: Bool { effects.contains { if case .custom = $0.kind { true } else { false } } }
}

extension AnyTransition.Effect {
    /// The transaction that the effect plays in.
    @MainActor fileprivate func transaction(in transaction: Transaction) -> Transaction {
        guard let animation = released?.current.map(Optional.some) ?? animation else { return transaction }
        var own = transaction
        own.animation = animation
        return own
    }

    /// Whether one effect can continue from the other's current state.
    fileprivate func isOfForm(of other: Self) -> Bool {
        switch (kind, other.kind) {
        case (.opacity, .opacity), (.offset, .offset), (.move, .move), (.scale, .scale), (.drawn, .drawn):
            onInsertion == other.onInsertion && onRemoval == other.onRemoval
        case (.custom(let a), .custom(let b)): type(of: a) == type(of: b) && onInsertion == other.onInsertion && onRemoval == other.onRemoval
        default: false
        }
    }
}
