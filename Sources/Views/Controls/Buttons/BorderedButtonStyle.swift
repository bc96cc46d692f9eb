/// The label on a gray plate, or on a plate in a faint tint if one is set.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    private let tint: Color?
    nonisolated public init() { tint = nil }
    /// - Parameter tint: the color of label and plate.
    nonisolated public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, style: .bordered, ownTint: tint)
    }
}

/// The label in white on a plate in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, style: .prominent)
    }
}

/// The label on a capsule of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass
    nonisolated public init() { glass = .regular }
    /// Creates a style with a kind of glass.
    nonisolated public init(_ glass: Glass) { self.glass = glass }
    public func makeBody(configuration: Configuration) -> some View { BorderedButton(configuration: configuration, look: .glass, glass: glass) }
}

/// The label in white on a capsule in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { BorderedButton(configuration: configuration, look: .glassProminent) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// The label on a capsule of a kind of glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A button with a plate behind its label (Documentation/Semantics/Controls.md#bordered-buttons).
struct BorderedButton: View {
    enum Style { case bordered, prominent, glass, glassProminent }
    let configuration: PrimitiveButtonStyleConfiguration
    let look: Style
    var ownTint: Color?
    var glass = Glass.regular
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var outerTint
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.look) private var system

    var body: some View {
        PressableButton(configuration) { isPressed in
            BorderedLabel(shape: shape, size: size, fillsWidth: sizing == .flexible, color: labelColor, plate: plate, label: configuration.label)
                .opacity(isPressed ? system.buttons.borderedPressed : 1)
                .animation(isPressed ? nil : system.buttons.release, value: isPressed)
        }
    }

    private var isProminent: Bool { look == .prominent || look == .glassProminent }
    private var shape: ButtonBorderShape {
        if borderShape.kind == .automatic, look == .glass || look == .glassProminent { return .capsule }
        return borderShape.resolved(for: size, system)
    }

    private var tint: Color? { configuration.role == .destructive ? .red : ownTint ?? outerTint }

    private var labelColor: Color {
        guard isEnabled else { return Color(provider: .system(.tertiary)) }
        if isProminent { return .white }
        return look == .glass ? tint ?? .primary : tint ?? .accentColor
    }

    private var plate: AnyShapeStyle {
        if isProminent, isEnabled { return AnyShapeStyle(tint ?? .accentColor) }
        if look == .glass || look == .glassProminent { return AnyShapeStyle(GlassStyle(glass: glass)) }
        if isEnabled, let tint { return AnyShapeStyle(tint.opacity(system.buttons.plateTint)) }
        return AnyShapeStyle(Color(provider: .system(.secondaryFill)))
    }
}

/// A label on a plate, with the paddings of a control size.
struct BorderedLabel<Content: View>: View {
    let shape: ButtonBorderShape
    let size: ControlSize
    let fillsWidth: Bool
    let color: Color
    let plate: AnyShapeStyle
    let label: Content
    @Environment(\.look) private var look

    var body: some View {
        let metrics = look.buttons.sizes[size]
        label
            .defaultForegroundColor(color)
            .centeredLines(true)
            .modifier(_EnvironmentModifier { if let font = metrics.font, $0.font == nil { $0.font = font } })
            .frame(maxWidth: fillsWidth ? .infinity : nil)
            .padding(.horizontal, shape.kind == .circle ? metrics.vertical : metrics.horizontal)
            .padding(.vertical, metrics.vertical)
            .modifier(SquareModifier(isSquare: shape.kind == .circle))
            .background(plate, in: shape)
    }
}

/// Makes a view at least as wide as it is high, and, if it must fit a circle, at least as high as it is wide.
private struct SquareModifier: ViewModifier {
    let isSquare: Bool
    func body(content: Content) -> some View {
        SquareLayout(isSquare: isSquare) { content }
    }
}

private struct SquareLayout: Layout {
    let isSquare: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        let side = max(size.width, size.height)
        return isSquare ? CGSize(width: side, height: side) : size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
        guard let subview = subviews.first else { return nil }
        let dimensions = subview.dimensions(in: proposal)
        return dimensions[explicit: guide].map { bounds.minY + (bounds.height - dimensions.height) / 2 + $0 }
    }
}
