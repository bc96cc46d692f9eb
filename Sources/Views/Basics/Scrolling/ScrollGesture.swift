import Foundation

/// Moves the content of the scroll view inside with a drag.
struct _ScrollGestureModifier: RenderModifier {
    func makeRenderNode(around child: RenderNode, owner: _Node) -> ScrollGestureRenderNode { ScrollGestureRenderNode(owner: owner, child: child) }
    func updateRenderNode(_ node: ScrollGestureRenderNode) {}
}

final class ScrollGestureRenderNode: GestureRenderNode {
    /// The content offset at the start of the drag, and the one from which the finger's movement counts.
    private var start: (offset: CGPoint, pulled: CGPoint)?
    /// The distance of a drag so far, in points.
    private var dragged: CGFloat = 0
    override var inspectionKind: InspectedView.Kind { .other }

    init(owner: _Node, child: RenderNode) { super.init(owner: owner, child: child, title: "scroll") }

    override func makeRecognizer() -> any ErasedRecognizer {
        let drag = DragGesture(coordinateSpace: .global).onChanged { [weak self] in self?.drag($0.translation) }
            .onEnded { [weak self] in self?.release($0.velocity, lag: $0.lag) }
        return ScrollRecognizer(drag: RecognizerBox(type(of: drag)._makeRecognizer(drag)), scroll: child as? ScrollRenderNode)
    }

    private func drag(_ translation: CGSize) {
        let environment = owner.inputs.environment
        guard let scroll = child as? ScrollRenderNode, environment.isNextScrollEnabled else { return }
        let from = start ?? (scroll.offset, scroll.hold())
        start = from
        dragged = translation.height
        let sign: CGFloat = environment.isRightToLeft ? -1 : 1
        scroll.setPhase(.interacting)
        scroll.follow(CGPoint(x: from.pulled.x - translation.width * sign, y: from.pulled.y - translation.height))
        scroll.userDidScroll()
    }

    /// Called when the finger is lifted after a drag, at a speed in points per second, and a time before the frame, in seconds.
    private func release(_ velocity: CGSize, lag: Double) {
        guard let scroll = child as? ScrollRenderNode, let start else { return }
        self.start = nil
        if let pull = owner.inputs.environment.pullToRefresh, start.offset.y <= 0, dragged >= PullToRefresh.distance { pull.begin() }
        let sign: CGFloat = owner.inputs.environment.isRightToLeft ? -1 : 1
        scroll.comeToRest(from: start.offset, velocity: CGVector(dx: -velocity.width * sign, dy: -velocity.height), lag: lag)
    }

    override func finish(isCancelled: Bool) {
        super.finish(isCancelled: isCancelled)
        // The actions of a drag that has ended run afterward.
        if isCancelled { start = nil }
    }
}

/// A drag that stops content in motion, and that leaves movement across the scroll view's axis to the views around it.
@MainActor
private struct ScrollRecognizer: ErasedRecognizer {
    let drag: any ErasedRecognizer
    weak var scroll: ScrollRenderNode?
    private let began = Start()

    init(drag: any ErasedRecognizer, scroll: ScrollRenderNode?) { (self.drag, self.scroll) = (drag, scroll) }

    private final class Start {
        var location: CGPoint?
        var isDecided = false
    }

    func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<Void> {
        switch event.phase {
        case .began:
            (began.location, began.isDecided) = (event.location, false)
            if node.owner.inputs.environment.isNextScrollEnabled { scroll?.touchDidBegin() }
        case .moved:
            guard let scroll, let start = began.location, !began.isDecided else { break }
            let (x, y) = (abs(event.location.x - start.x), abs(event.location.y - start.y))
            guard hypot(x, y) >= 10 else { break }
            began.isDecided = true
            let isAcross = x > y ? !scroll.scrolls(along: .horizontal) : y > x && !scroll.scrolls(along: .vertical)
            let environment = node.owner.inputs.environment
            if isAcross || !environment.isNextScrollEnabled { return .failed }
            // Without a refresh that a pull at the top begins, the sheet around the content comes first.
            let isRefreshed = environment.pullToRefresh != nil && event.location.y > start.y
            if y > x, !isRefreshed, environment.sheetPull?.takes(event.location.y - start.y, atTop: scroll.offset.y <= 0) == true { return .failed }
        case .ended, .cancelled:
            break
        }
        return drag.receive(event, at: node)
    }

    func timeDidPass(to time: Double, at node: RenderNode) -> GesturePhase<Void>? { drag.timeDidPass(to: time, at: node) }
    func reset(isCancelled: Bool) {
        drag.reset(isCancelled: isCancelled)
        if isCancelled { scroll?.letGo() }
    }
}
