/// The actions at an edge of a row.
struct SwipeActions {
    let edge: HorizontalEdge
    /// Whether swiping all the way runs the first action.
    let allowsFullSwipe: Bool
    let content: AnyView
    /// Called when the actions are revealed, and when they are hidden.
    var onPresentationChanged: (Bool) -> Void = { _ in }
}

/// Adds actions to a row.
struct _SwipeActionsModifier: RenderModifier {
    let actions: SwipeActions

    func makeRenderNode(around child: RenderNode, owner: _Node) -> SwipeActionsRenderNode {
        SwipeActionsRenderNode(owner: owner, child: child, actions: actions)
    }
    func updateRenderNode(_ node: SwipeActionsRenderNode) {
        node.actions = actions
        node.enclosingRow?.partsDidChange()
    }
}

final class SwipeActionsRenderNode: WrapperRenderNode {
    fileprivate(set) var actions: SwipeActions
    override var name: String { "swipeActions" }

    init(owner: _Node, child: RenderNode, actions: SwipeActions) {
        self.actions = actions
        super.init(owner: owner, child: child)
    }
}

extension View {
    /// Adds actions that a swipe of the row reveals.
    ///
    /// - Parameters:
    ///   - edge: the edge of the row at which the actions are, the first one outermost.
    ///   - allowsFullSwipe: whether swiping all the way runs the first action.
    public func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View {
        swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content, onPresentationChanged: { _ in })
    }

    /// Adds actions that a swipe of the row reveals.
    ///
    /// - Parameters:
    ///   - edge: the edge of the row at which the actions are, the first one outermost.
    ///   - allowsFullSwipe: whether swiping all the way runs the first action.
    ///   - onPresentationChanged: called when the actions are revealed, and when they are hidden.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T, onPresentationChanged: @escaping (Bool) -> Void
    ) -> some View {
        let actions = SwipeActions(
            edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()), onPresentationChanged: onPresentationChanged)
        return modifier(ContainedSwipeModifier(actions: actions)).modifier(_SwipeActionsModifier(actions: actions))
    }
}

/// The actions of a swiped row, which share the revealed width.
struct SwipeActionsView: View {
    let actions: SwipeActions
    let perform: (ContainedButton) -> Void

    var body: some View {
        SwipeActionsLayout(isTrailing: actions.edge == .trailing) { actions.content }
            .buttonContainer(SwipeContainer(perform: perform))
            .environment(\.listContext, nil)
            .clipped()
    }
}

/// Draws the buttons of a swiped row.
private struct SwipeContainer: ButtonContainer {
    let perform: (ContainedButton) -> Void

    func draw(_ button: ContainedButton) -> some View {
        let configuration = PrimitiveButtonStyleConfiguration(role: button.role, label: .init(body: button.label)) { perform(button) }
        PressableButton(configuration) { isPressed in
            button.label
                .labelStyle(.iconOnly)
                .font(.system(size: 15))
                .lineLimit(1)
                .foregroundColor(.white)
                .padding(.horizontal, 15)
                .frame(minWidth: 74, maxWidth: .infinity, maxHeight: .infinity)
                .background(color(button))
        }
        .layoutValue(key: SwipeButtonKey.self, value: SwipeButton(button))
    }

    private func color(_ button: ContainedButton) -> Color {
        if button.role == .destructive, button.tint == nil { return .red }
        return button.tint ?? .gray
    }
}

/// Arranges the actions of a swiped row side by side, the first one at the row's edge; they share the space that exceeds their natural width.
struct SwipeActionsLayout: Layout {
    let isTrailing: Bool

    private func widths(_ subviews: Subviews) -> [CGFloat] { subviews.map { $0.sizeThatFits(.unspecified).width } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: proposal.width ?? widths(subviews).reduce(0, +), height: proposal.height ?? 44)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let widths = widths(subviews)
        let whole = widths.reduce(0, +)
        guard whole > 0 else { return }
        // If there is less space than their natural width, they slide over one another.
        let scale = bounds.width / whole
        var edge: CGFloat = 0
        for (subview, width) in zip(subviews, widths) {
            let step = width * scale
            let shown = max(step, width)
            let x = isTrailing ? bounds.maxX - edge - step : bounds.minX + edge + step - shown
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: shown, height: bounds.height))
            edge += step
        }
    }
}
