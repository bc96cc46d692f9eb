import Observation

/// A container whose views reveal their actions outside of lists, one at a time.
@MainActor @Observable final class SwipeActionsCoordinator {
    /// The view whose actions are revealed.
    var open: SwipedView?
}
/// A view of such a container.
final class SwipedView: Equatable {
    static func == (lhs: SwipedView, rhs: SwipedView) -> Bool { lhs === rhs }
}
private struct SwipeActionsCoordinatorKey: EnvironmentKey { static var defaultValue: SwipeActionsCoordinator? { nil } }
extension EnvironmentValues {
    /// The container whose views reveal their actions; nil outside of such containers.
    fileprivate var swipeActionsCoordinator: SwipeActionsCoordinator? {
        get { self[SwipeActionsCoordinatorKey.self] }
        set { self[SwipeActionsCoordinatorKey.self] = newValue }
    }
}
private struct SwipeActionsContainerModifier: ViewModifier {
    @State private var coordinator = SwipeActionsCoordinator()
    func body(content: Content) -> some View { content.environment(\.swipeActionsCoordinator, coordinator) }
}

/// Reveals the actions of a view outside of lists.
struct ContainedSwipeModifier: ViewModifier {
    let actions: SwipeActions
    let onPresentationChanged: (Bool) -> Void
    @Environment(\.swipeActionsCoordinator) private var coordinator
    @Environment(\.listContext) private var list

    func body(content: Content) -> some View {
        if let coordinator, list == nil {
            content.modifier(SwipedContentModifier(actions: actions, coordinator: coordinator, onPresentationChanged: onPresentationChanged))
        } else {
            content
        }
    }
}

/// The width at which all actions of a view are revealed.
private final class NaturalWidth { var width: CGFloat = 0 }

/// Fills its space with a view whose natural width it notes.
private struct NaturalWidthLayout: Layout {
    let natural: NaturalWidth

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 0, height: 0))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            natural.width = subview.sizeThatFits(.unspecified).width
            subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}

private struct SwipedContentModifier: ViewModifier {
    let actions: SwipeActions
    let coordinator: SwipeActionsCoordinator
    let onPresentationChanged: (Bool) -> Void
    @State private var identity = SwipedView()
    /// The revealed width, and the width at which the drag began.
    @State private var width: CGFloat = 0
    @State private var start: CGFloat?
    /// The natural width of the actions.
    @State private var natural = NaturalWidth()
    /// The width of the view itself.
    @State private var whole: CGFloat = 0
    @Environment(\.layoutDirection) private var layoutDirection

    /// The curve of a view that opens or closes, as in lists.
    private static var animation: Animation { .timingCurve(0.32, 0.72, 0, 1, duration: 0.35) }
    /// The direction in which the view moves: -1 for actions at the right edge.
    private var direction: CGFloat { (actions.edge == .trailing) == (layoutDirection == .leftToRight) ? -1 : 1 }

    func body(content: Content) -> some View {
        content
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { whole = $0 }
            .offset(x: direction * width)
            .background(alignment: actions.edge == .trailing ? .trailing : .leading) {
                if width > 0 {
                    NaturalWidthLayout(natural: natural) { SwipeActionsView(actions: actions, perform: perform) }.frame(width: width)
                }
            }
            .simultaneousGesture(DragGesture().onChanged(follow).onEnded(end))
            .onChange(of: coordinator.open) { _, open in if open != identity { move(to: 0) } }
    }

    private func follow(_ drag: DragGesture.Value) {
        let distance = drag.translation.width * direction
        if start == nil {
            guard abs(drag.translation.width) > abs(drag.translation.height), distance > 0 || width > 0 else { return }
            start = width
            coordinator.open = identity
        }
        width = min(max((start ?? 0) + distance, 0), whole)
    }

    private func end(_ drag: DragGesture.Value) {
        guard start != nil else { return }
        start = nil
        let speed = drag.velocity.width * direction
        move(to: (abs(speed) > 300 ? speed > 0 : width > natural.width / 2) ? natural.width : 0)
    }

    private func move(to new: CGFloat) {
        guard new != width || new > 0 else { return }
        withAnimation(Self.animation) { width = new }
        onPresentationChanged(new > 0)
        if new == 0, coordinator.open == identity { coordinator.open = nil }
    }

    private func perform(_ button: ContainedButton) {
        move(to: 0)
        button.action()
    }
}

extension View {
    /// Lets a swipe reveal the actions of the views inside, also outside of lists.
    public func swipeActionsContainer() -> some View { modifier(SwipeActionsContainerModifier()) }
}
