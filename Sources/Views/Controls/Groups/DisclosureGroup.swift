/// A row that shows or hides the views below it when it is tapped.
///
/// In a list or form, the label and each view inside are separate rows.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let binding: Binding<Bool>?
    @State private var isOpen = false
    @Environment(\.disclosureGroupStyle) private var style

    init(isExpanded: Binding<Bool>?, label: Label, content: Content) {
        binding = isExpanded
        (self.label, self.content) = (label, content)
    }

    /// Creates a group that keeps its own state, which is closed at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isExpanded: nil, label: label(), content: content())
    }
    /// Creates a group that is open while `isExpanded` is true.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isExpanded: isExpanded, label: label(), content: content())
    }

    public var body: some View {
        let isExpanded = binding ?? $isOpen
        if let style {
            style.makeBody(
                DisclosureGroupStyleConfiguration(
                    label: .init(body: AnyView(label)), content: .init(body: AnyView(content)), isExpanded: isExpanded)
            )
            .environment(\.disclosureGroupStyle, style.outer)
        } else {
            DisclosureRows(label: label, content: content, isExpanded: isExpanded)
        }
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: nil, label: Text(titleKey), content: content())
    }
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, label: Text(titleKey), content: content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: nil, label: Text(label), content: content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, label: Text(label), content: content())
    }
}

/// The label's row and, while open, the content, which appears and disappears with its views' transitions.
private struct DisclosureRows<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let isExpanded: Binding<Bool>
    @Environment(\.listContext) private var list
    @Environment(\.disclosureLevel) private var level
    @Environment(\.look) private var look

    /// The distance by which the rows of a group begin farther in than its label in a list, in points; an estimate by eye.
    private static var indentation: CGFloat { 20 }

    var body: some View {
        if list != nil {
            header
            if isExpanded.wrappedValue {
                content
                    .environment(\.disclosureLevel, level + 1)
                    .layoutValue(key: ListRowIndentationKey.self, value: Self.indentation * CGFloat(level + 1))
            }
        } else {
            VStack(alignment: look.groups.disclosed) {
                header
                if isExpanded.wrappedValue { content }
            }
        }
    }

    private var header: some View {
        HStack(spacing: 8) {
            if look.groups.chevronLeads { DisclosureChevron(isOpen: isExpanded.wrappedValue).environment(\.tint, Color(provider: .system(.secondary))) }
            label
            Spacer(minLength: 0)
            if !look.groups.chevronLeads { DisclosureChevron(isOpen: isExpanded.wrappedValue) }
        }
        .contentShape(Rectangle())
        .modifier(_DisclosureModifier(isExpanded: isExpanded))
    }
}

/// A chevron in the tint that points down when the group is open: 7 by 12 points with its lines, in a space 10 points wide
/// (Documentation/Semantics/Controls.md#disclosure-groups).
struct DisclosureChevron: View {
    let isOpen: Bool
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Environment(\.menuMarkScale) private var scale

    var body: some View {
        Chevron()
            .stroke(
                isEnabled ? tint ?? .accentColor : Color(provider: .system(.tertiary)),
                style: StrokeStyle(lineWidth: 2 * scale, lineCap: .round, lineJoin: .round)
            )
            .frame(width: 5 * scale, height: 10 * scale)
            .offset(x: 0.83 * scale)
            .frame(width: 10 * scale)
            .rotationEffect(.degrees(isOpen ? (direction == .rightToLeft ? -90 : 90) : 0))
    }
}

/// Opens and closes a disclosure group when its label is tapped.
struct _DisclosureModifier: RenderModifier {
    let isExpanded: Binding<Bool>

    func makeRenderNode(around child: RenderNode, owner: _Node) -> DisclosureRenderNode {
        DisclosureRenderNode(owner: owner, child: child, isExpanded: isExpanded)
    }
    func updateRenderNode(_ node: DisclosureRenderNode) { node.isExpanded = isExpanded }
}

final class DisclosureRenderNode: GestureRenderNode {
    var isExpanded: Binding<Bool>

    init(owner: _Node, child: RenderNode, isExpanded: Binding<Bool>) {
        self.isExpanded = isExpanded
        super.init(owner: owner, child: child, title: "DisclosureGroup")
    }

    override func tapped() {
        guard owner.inputs.environment.isEnabled else { return }
        withAnimation(.default) { isExpanded.wrappedValue.toggle() }
    }
}

/// The properties of a disclosure group, as passed to its style.
public struct DisclosureGroupStyleConfiguration {
    /// The row that stays visible.
    public struct Label: View {
        public let body: AnyView
    }
    /// The views that are shown and hidden.
    public struct Content: View {
        public let body: AnyView
    }
    public let label: Label
    public let content: Content
    /// Whether the content is shown.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        (self.label, self.content) = (label, content)
        _isExpanded = isExpanded
    }
}

/// The appearance of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: a chevron in the tint after the label.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureRows(label: configuration.label, content: configuration.content, isExpanded: configuration.$isExpanded)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureGroupStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<DisclosureGroupStyleConfiguration>? { nil } }
private struct DisclosureLevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    var disclosureGroupStyle: ErasedStyle<DisclosureGroupStyleConfiguration>? {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
    /// The number of open groups around a row.
    var disclosureLevel: Int {
        get { self[DisclosureLevelKey.self] }
        set { self[DisclosureLevelKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the disclosure groups inside.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        let erased = { (configuration: DisclosureGroupStyleConfiguration) in AnyView(StyleBody(style, configuration) { $0.makeBody(configuration: $1) }) }
        return modifier(_EnvironmentModifier { $0.disclosureGroupStyle = ErasedStyle(erased, outer: $0.disclosureGroupStyle) })
    }
}
