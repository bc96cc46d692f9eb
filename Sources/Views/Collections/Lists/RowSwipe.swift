import Foundation

/// The touches of a row: a tap, a horizontal swipe that reveals actions, a drag of the handle in edit mode.
final class RowRecognizer: _GestureRecognizer<Void> {
    private enum Mode { case swipe, move }
    private weak var row: ListRowRenderNode?
    private var start: CGPoint?
    private var startTime = 0.0
    private var startOffset: CGFloat = 0
    private var mode: Mode?
    private var last: (x: CGFloat, time: Double)?
    private var speed: CGFloat = 0

    /// The distance after which a touch is no longer a tap, in points.
    private static let slop: CGFloat = 10

    init(row: ListRowRenderNode) { self.row = row }

    override func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<Void> {
        guard let row else { return .failed }
        switch event.phase {
        case .began:
            start = event.location
            startOffset = row.offset
            startTime = event.time
            last = (event.location.x, event.time)
            if row.isHandle(row.convertFromGlobal(event.location)) { mode = .move }
            return .possible(nil)
        case .moved:
            guard let start else { return .failed }
            let (dx, dy) = (event.location.x - start.x, event.location.y - start.y)
            if let last, event.time > last.time { speed = (event.location.x - last.x) / CGFloat(event.time - last.time) }
            last = (event.location.x, event.time)
            if mode == nil {
                guard (dx * dx + dy * dy).squareRoot() >= Self.slop else { return .possible(nil) }
                guard abs(dx) > abs(dy), !row.parts.isEditing || row.offset != 0, row.canSwipe(dx) else { return .failed }
                mode = .swipe
            }
            let (mode, from) = (mode, startOffset)
            GestureEffects.add { [weak row] in
                if mode == .move { row?.drag(by: dy) } else { row?.swipe(from: from, by: dx) }
            }
            return .active(())
        case .ended:
            if let opened = timeDidPass(to: event.time, at: node) { return opened }
            let (mode, speed) = (mode, speed)
            let point = row.convertFromGlobal(event.location)
            GestureEffects.add { [weak row] in
                switch mode {
                case .move: row?.drop()
                case .swipe: row?.endSwipe(speed: speed)
                case nil: row?.tapped(at: point)
                }
            }
            return .ended(())
        case .cancelled: return .failed
        }
    }

    override func timeDidPass(to time: Double, at node: RenderNode) -> GesturePhase<Void>? {
        // Times are sums of frame times, so a frame that falls exactly on the deadline counts.
        guard start != nil, mode == nil, let row, row.menu != nil, !row.graph.parts[OpenSwipes.self].ignoresTap,
            time - startTime >= ListRowRenderNode.menuDelay - 1e-9
        else { return nil }
        GestureEffects.add { [weak row] in row?.setMenu(isOpen: true) }
        return .ended(())
    }

    override func reset(isCancelled: Bool) {
        if isCancelled, mode == .swipe { row?.swipe(to: 0) }
        start = nil
        mode = nil
    }
}

extension ListRowRenderNode {
    /// The curve of a swiped row that opens or closes (an estimate).
    private static var animation: Animation { .timingCurve(0.32, 0.72, 0, 1, duration: 0.35) }

    private var direction: CGFloat { environment.isRightToLeft ? -1 : 1 }

    /// Whether there are actions on the side that a drag by `dx` reveals.
    func canSwipe(_ dx: CGFloat) -> Bool { offset != 0 || actions(at: dx * direction < 0 ? .trailing : .leading) != nil }

    private func set(_ new: CGFloat, _ animation: Animation?) {
        guard new != offset else { return }
        graph.willMutate(Transaction(animation: animation))
        offset = new
        refreshSlot()
        offsetDidChange()
        let swipes = graph.parts[OpenSwipes.self]
        guard new != 0 else { return swipes.didClose(self) }
        guard swipes.open?.area() !== self else { return }
        swipes.close()
        swipes.open(
            OpenSwipe(area: { [weak self] in self }, actions: { [weak self] in self?.actionsPart }, close: { [weak self] in self?.swipe(to: 0) }), in: graph)
    }

    /// Follows the finger, from the offset at which the drag began.
    func swipe(from start: CGFloat, by dx: CGFloat) {
        var new = start - dx * direction
        if actions(at: .trailing) == nil { new = min(new, 0) }
        if actions(at: .leading) == nil { new = max(new, 0) }
        set(min(max(new, -size.width), size.width), nil)
    }

    /// Opens or closes the row.
    func swipe(to new: CGFloat) {
        set(new, Self.animation)
        reveal(new == 0 ? nil : actions(at: new > 0 ? .trailing : .leading))
    }

    /// Informs the actions that they are revealed, or hidden.
    private func reveal(_ actions: SwipeActions?) {
        guard actions?.edge != revealedActions?.edge else { return }
        let hidden = revealedActions
        revealedActions = actions
        hidden?.onPresentationChanged(false)
        actions?.onPresentationChanged(true)
    }

    /// Reveals the actions at an edge.
    func open(_ edge: HorizontalEdge) {
        guard actions(at: edge) != nil else { return }
        // Makes the actions, whose width is known afterward.
        set(edge == .trailing ? 1 : -1, nil)
        swipe(to: (edge == .trailing ? 1 : -1) * openWidth)
    }

    /// The natural width of the revealed actions, in points.
    private var openWidth: CGFloat {
        actionsPart?.sizeThatFits(.unspecified).width ?? 0
    }

    private var actionsPart: RenderNode? {
        (slot.root as? ContainerRenderNode)?.children.first { $0.layoutValue(RowPartKey.self) == .actions }
    }

    /// Ends a drag: the row opens, closes, or, after a swipe over most of its width, runs its first action.
    func endSwipe(speed: CGFloat) {
        let sign: CGFloat = offset < 0 ? -1 : 1
        guard offset != 0, let actions = actions(at: offset > 0 ? .trailing : .leading) else { return swipe(to: 0) }
        if actions.allowsFullSwipe, abs(offset) > size.width * 0.6, let button = slot.root?.firstSwipeButton { return perform(button) }
        let toward = -speed * direction * sign
        let opens = abs(toward) > 300 ? toward > 0 : abs(offset) > openWidth / 2
        swipe(to: opens ? sign * openWidth : 0)
    }

    /// Runs an action of the row. A row that it deletes slides out; any other closes.
    func perform(_ button: ContainedButton) {
        if button.role == .destructive {
            set(offset < 0 ? -size.width : size.width, Self.animation)
            graph.parts[OpenSwipes.self].didClose(self)
            reveal(nil)
            withAnimation { button.action() }
            let graph = graph
            graph.enqueueAction { [weak self] in
                guard let self, owner.isAlive, !isLeaving, parent != nil else { return }
                swipe(to: 0)
            }
        } else {
            swipe(to: 0)
            button.action()
        }
    }
}

/// The button in a part of a swiped row.
final class SwipeButton {
    let button: ContainedButton
    init(_ button: ContainedButton) { self.button = button }
}

extension RenderNode {
    /// The first of the revealed actions inside.
    var firstSwipeButton: ContainedButton? {
        var found: ContainedButton?
        forEachDescendant { if found == nil { found = $0.layoutValue(SwipeButtonKey.self)?.button } }
        return found
    }
}

struct SwipeButtonKey: LayoutValueKey { static var defaultValue: SwipeButton? { nil } }
