import Foundation
import Observation

/// A container whose views reveal their actions outside of lists, one at a time.
@MainActor @Observable final class SwipeActionsCoordinator {
    /// The view whose actions are revealed.
    var open: SwipedView?
}
/// A view of such a container.
final class SwipedView: Equatable {
    /// The view around it that has actions at the other edge, or the view itself.
    fileprivate(set) weak var outermost: SwipedView?
    static func == (lhs: SwipedView, rhs: SwipedView) -> Bool { lhs === rhs }
}
private struct OutermostSwipedViewKey: EnvironmentKey { static var defaultValue: SwipedView? { nil } }
private struct SwipeActionsCoordinatorKey: EnvironmentKey { static var defaultValue: SwipeActionsCoordinator? { nil } }
extension EnvironmentValues {
    /// The container whose views reveal their actions; nil outside of such containers, and for the rows of lists, which reveal their actions themselves.
    var swipeActionsCoordinator: SwipeActionsCoordinator? {
        get { self[SwipeActionsCoordinatorKey.self] }
        set { self[SwipeActionsCoordinatorKey.self] = newValue }
    }
    /// The outermost view with actions around a view.
    fileprivate var outermostSwipedView: SwipedView? {
        get { self[OutermostSwipedViewKey.self] }
        set { self[OutermostSwipedViewKey.self] = newValue }
    }
}
private struct SwipeActionsContainerModifier: ViewModifier {
    @State private var coordinator = SwipeActionsCoordinator()
    func body(content: Content) -> some View {
        content.environment(\.swipeActionsCoordinator, coordinator).environment(\.outermostSwipedView, nil)
    }
}

/// Reveals the actions of a view outside of lists.
struct ContainedSwipeModifier: ViewModifier {
    let actions: SwipeActions
    @Environment(\.swipeActionsCoordinator) private var coordinator

    func body(content: Content) -> some View {
        if let coordinator {
            content.modifier(SwipedContentModifier(actions: actions, coordinator: coordinator))
        } else {
            content
        }
    }
}

/// The actions of a view, once they are laid out.
private final class RevealedActions {
    /// The width at which all actions are revealed.
    var width: CGFloat = 0
    weak var node: RenderNode?
    /// The whole view: the actions are behind the content that the gesture moves.
    @MainActor private var view: RenderNode? {
        node.flatMap { node in sequence(first: node) { $0.parent }.first { $0 is GestureRenderNode && !($0 is ButtonRenderNode) } }
    }

    /// Tells the graph that the actions are revealed, or hidden.
    @MainActor func note(isOpen: Bool, close: @escaping () -> Void) {
        guard let node else { return }
        let swipes = node.graph.parts[OpenSwipes.self]
        guard isOpen else { return swipes.didClose(view) }
        let open = OpenSwipe(area: { [weak self] in self?.view }, actions: { [weak self] in self?.node }, close: close)
        swipes.open(open, in: node.graph)
    }
}

/// Fills its space with actions whose natural width it notes.
private struct RevealedActionsLayout: Layout {
    let revealed: RevealedActions

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 0, height: 0))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            revealed.width = subview.sizeThatFits(.unspecified).width
            revealed.node = subview.element as? RenderNode
            subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}

private struct SwipedContentModifier: ViewModifier {
    let actions: SwipeActions
    let coordinator: SwipeActionsCoordinator
    @State private var identity = SwipedView()
    /// The revealed width, and the width at which the drag began.
    @State private var width: CGFloat = 0
    @State private var start: CGFloat?
    @State private var revealed = RevealedActions()
    @State private var isPresented = false
    /// The width of the view itself.
    @State private var whole: CGFloat = 0
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.outermostSwipedView) private var outermost

    /// The curve of a view that opens or closes, as in lists.
    private static var animation: Animation { .timingCurve(0.32, 0.72, 0, 1, duration: 0.35) }
    /// The direction in which the view moves: -1 for actions at the right edge.
    private var direction: CGFloat { (actions.edge == .trailing) == (layoutDirection == .leftToRight) ? -1 : 1 }

    func body(content: Content) -> some View {
        identity.outermost = outermost ?? identity
        return
            content
            .environment(\.outermostSwipedView, outermost ?? identity)
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { whole = $0 }
            .offset(x: direction * width)
            .background(alignment: actions.edge == .trailing ? .trailing : .leading) {
                if width > 0 {
                    RevealedActionsLayout(revealed: revealed) { SwipeActionsView(actions: actions, perform: perform) }.frame(width: width)
                }
            }
            .gesture(HorizontalSwipeGesture(canBegin: canBegin, cancel: close).onChanged(follow).onEnded(end))
            .onChange(of: coordinator.open) { _, open in if open != identity { close() } }
    }

    /// Whether a drag by a distance to the right moves the view. The actions at its other edge are hidden first.
    private func canBegin(_ distance: CGFloat) -> Bool {
        if let open = coordinator.open, open != identity, open.outermost === identity.outermost { return false }
        return distance * direction > 0 || width > 0
    }

    private func follow(_ drag: DragGesture.Value) {
        if start == nil {
            start = width
            coordinator.open = identity
        }
        width = min(max((start ?? 0) + drag.translation.width * direction, 0), whole)
    }

    private func end(_ drag: DragGesture.Value) {
        start = nil
        // As in lists, a swipe over most of the width runs the first action.
        if actions.allowsFullSwipe, width > whole * 0.6, let button = revealed.node?.firstSwipeButton { return perform(button) }
        let speed = drag.velocity.width * direction
        move(to: (abs(speed) > 300 ? speed > 0 : width > revealed.width / 2) ? revealed.width : 0)
    }

    private func close() {
        start = nil
        if width != 0 || isPresented || coordinator.open == identity { move(to: 0) }
    }

    private func move(to new: CGFloat) {
        withAnimation(Self.animation) { width = new }
        revealed.note(isOpen: new > 0, close: close)
        if new == 0, coordinator.open == identity { coordinator.open = nil }
        guard isPresented != (new > 0) else { return }
        isPresented = new > 0
        actions.onPresentationChanged(isPresented)
    }

    private func perform(_ button: ContainedButton) {
        close()
        button.action()
    }
}

/// A drag that begins to the left or to the right. It fails if it begins upward or downward, or in a direction in which nothing moves.
private struct HorizontalSwipeGesture: PrimitiveGesture {
    typealias Value = DragGesture.Value
    /// Whether a drag may begin by a distance to the right, in points.
    let canBegin: (CGFloat) -> Bool
    /// Called when another gesture takes over.
    let cancel: () -> Void

    static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<DragGesture.Value> {
        var isActive = false
        return MappedRecognizer(
            DragGesture._makeRecognizer(DragGesture()),
            transform: { phase in
                guard case .active(let drag) = phase, !isActive else { return phase }
                let (x, y) = (drag.translation.width, drag.translation.height)
                guard abs(x) > abs(y), gesture.canBegin(x) else { return .failed }
                isActive = true
                return phase
            },
            onReset: { isCancelled in
                if isCancelled, isActive { gesture.cancel() }
                isActive = false
            })
    }
}

extension View {
    /// Lets a swipe reveal the actions of the views inside, also outside of lists.
    public func swipeActionsContainer() -> some View { modifier(SwipeActionsContainerModifier()) }
}
