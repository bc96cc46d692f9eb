/// The appearance of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    /// Returns the view of a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group, as passed to a `ControlGroupStyle`.
public struct ControlGroupStyleConfiguration {
    /// The group's controls.
    public struct Content: View {
        public let body: AnyView
    }
    /// The group's label.
    public struct Label: View {
        public let body: AnyView
    }
    public let content: Content
    public let label: Label
}

/// The platform's style: segments of one plate.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { SegmentedControls(content: configuration.content) }
}

/// The controls side by side, as in a navigation bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 16) { configuration.content } }
}

/// A button that opens a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu(content: { configuration.content }, label: { configuration.label })
    }
}

/// A button that opens a menu with the controls in rows.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu(content: { ControlGroup { configuration.content } }, label: { configuration.label })
    }
}

/// The controls in one row of a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { SegmentedControls(content: configuration.content) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

private struct ControlGroupStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<ControlGroupStyleConfiguration>? { nil } }

extension EnvironmentValues {
    /// The style set by `controlGroupStyle(_:)`; nil for the platform's.
    var controlGroupStyle: ErasedStyle<ControlGroupStyleConfiguration>? {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the control groups inside. Groups that the style itself creates use the enclosing style.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        let erased = { (configuration: ControlGroupStyleConfiguration) in AnyView(StyleBody(style, configuration) { $0.makeBody(configuration: $1) }) }
        return modifier(_EnvironmentModifier { $0.controlGroupStyle = ErasedStyle(erased, outer: $0.controlGroupStyle) })
    }
}

/// Controls as the segments of one plate: 32 points high, of equal widths (Documentation/Semantics/Controls.md#control-groups).
struct SegmentedControls<Content: View>: View {
    let content: Content
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        ControlSegmentsLayout { content.modifier(_ControlSegmentModifier()) }
            .font(.system(size: 13))
            .lineLimit(1)
            .containerButtonStyle(SegmentButtonStyle())
            .background(Color(provider: .system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
            .systemView(opacity: isEnabled ? 1 : 0.5)
    }
}

/// A button that fills its segment.
private struct SegmentButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { isPressed in
            SegmentLabel(configuration: configuration, isPressed: isPressed)
        }
    }
}

private struct SegmentLabel: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isPressed: Bool
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 4) { configuration.label }
            .defaultForegroundColor(isEnabled ? (configuration.role == .destructive ? .red : .primary) : Color(provider: .system(.tertiary)))
            .padding(.horizontal, 10)
            .frame(maxWidth: .infinity, minHeight: 32, maxHeight: .infinity)
            .background(isPressed ? AnyShapeStyle(Color(provider: .system(.fill))) : AnyShapeStyle(.clear))
    }
}

/// Lays out segments of equal width, each as wide as the widest one.
private struct ControlSegmentsLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideals = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: CGFloat(subviews.count) * (ideals.map(\.width).max() ?? 0), height: max(32, ideals.map(\.height).max() ?? 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width / CGFloat(max(1, subviews.count))
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// Draws a line between a segment and the one before it.
private struct _ControlSegmentModifier: RenderModifier {
    func makeRenderNode(around child: RenderNode, owner: _Node) -> ControlSegmentRenderNode { ControlSegmentRenderNode(owner: owner, child: child) }
    func updateRenderNode(_ node: ControlSegmentRenderNode) {}
    static var readsEnvironment: Bool { true }
    static var surroundsTransitions: Bool { true }
}

private final class ControlSegmentRenderNode: WrapperRenderNode {
    override var name: String { "segment" }
    override var isListed: Bool { false }

    override func display(_ builder: inout DisplayListBuilder) {
        child.display(&builder)
        guard let container = parent as? ContainerRenderNode, container.children.first !== self else { return }
        let frame = absoluteFrame
        let x = owner.inputs.environment.isRightToLeft ? frame.maxX : frame.minX
        let line = Path(roundedRect: CGRect(x: x - 0.5, y: container.absoluteFrame.midY - 9, width: 1, height: 18), cornerRadius: 0.5)
        builder.add(.fill(line, .color(Color(provider: .system(.fill)).resolve(in: owner.inputs.environment)), FillStyle()))
    }
}

/// Controls in one row of a menu: icons above titles, side by side.
struct MenuTiles<Content: View>: View {
    let content: Content

    var body: some View {
        MenuTilesLayout { content.modifier(_ControlSegmentModifier()) }
            .containerButtonStyle(MenuTileStyle())
            .labelStyle(MenuTileLabelStyle())
            .font(.subheadline)
            .lineLimit(1)
    }
}

private struct MenuTileStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { MenuTile(configuration: configuration) }
}

private struct MenuTile: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.menu) private var menu
    @Environment(\.menuActionDismissBehavior) private var dismissBehavior

    var body: some View {
        let closing = PrimitiveButtonStyleConfiguration(
            role: configuration.role, label: configuration.label,
            action: {
                if dismissBehavior != .disabled { menu?.dismiss() }
                configuration.trigger()
            })
        PressableButton(closing) { isPressed in
            VStack(spacing: 4) { configuration.label }
                .foregroundColor(configuration.role == .destructive ? .red : .primary)
                .padding(.horizontal, 4)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(isPressed ? AnyShapeStyle(Color(provider: .system(.secondaryFill))) : AnyShapeStyle(.clear))
        }
    }
}

private struct MenuTileLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.font(.body)
            configuration.title
        }
    }
}

/// Shares the width of a menu out to tiles.
struct MenuTilesLayout: Layout {
    /// In points: an estimate.
    var height: CGFloat = 58

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? MenuMetrics.width, height: subviews.isEmpty ? 0 : height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width / CGFloat(max(1, subviews.count))
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}
