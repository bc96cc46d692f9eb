/// A window onto content that may be larger than it and that drags move.
///
/// Takes all of the offered space along its axes, and its content's size across them
/// (Documentation/Semantics/Layout.md#scroll-views). Scrolled content extends below the safe area's bars.
public struct ScrollView<Content: View>: View {
    public var content: Content
    public var axes: Axis.Set
    /// Whether indicators are shown while the content moves.
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// Creates a scroll view whose indicators follow the environment.
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) { self.init(axes, showsIndicators: true, content: content) }

    public var body: some View {
        stack
            // Settings for this scroll view don't apply to scroll views inside it.
            .environment(\.scrollPlan, ScrollPlan())
            .modifier(
                _EnvironmentModifier {
                    $0.clearScrollSettings()
                    // Links in a scroll view inside of a row are buttons, so the row has no chevron.
                    $0.listContext = nil
                }
            )
            .environment(\.isScrollClipDisabled, false)
            .modifier(_ScrollModifier(axes: axes, showsIndicators: showsIndicators))
            .modifier(_ScrollGestureModifier())
    }

    /// Several views are placed in a stack along the axis.
    @ViewBuilder private var stack: some View {
        if axes == .horizontal { HStack { content } } else { VStack { content } }
    }
}

/// Lays out a view without limits along some axes and shows the part that fits.
struct _ScrollModifier: RenderModifier {
    let axes: Axis.Set
    var showsIndicators = true

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ScrollRenderNode {
        let node = ScrollRenderNode(owner: owner, child: child, axes: axes)
        node.showsIndicators = showsIndicators
        return node
    }
    func updateRenderNode(_ node: ScrollRenderNode) {
        node.setAxes(axes)
        node.showsIndicators = showsIndicators
        node.followPlan()
    }
    static var readsEnvironment: Bool { true }
}
