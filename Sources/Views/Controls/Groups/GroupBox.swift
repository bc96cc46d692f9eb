/// A box around a group of views, with an optional title.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyle) private var style

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label: label(), content: content()) }
    init(label: Label, content: Content) { (self.label, self.content) = (label, content) }

    public var body: some View {
        let configuration = GroupBoxStyleConfiguration(
            label: .init(body: AnyView(label), isEmpty: Label.self == EmptyView.self), content: .init(body: AnyView(content)))
        let drawn = style?.makeBody(configuration) ?? AnyView(DefaultGroupBoxStyle().makeBody(configuration: configuration))
        return drawn.environment(\.groupBoxStyle, style?.outer)
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a title.
    public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(label: Text(titleKey), content: content()) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(label: Text(title), content: content()) }
}

extension GroupBox {
    /// Creates a box with the title before the content, as in SwiftUI's original API.
    public init(label: Label, @ViewBuilder content: () -> Content) { self.init(label: label, content: content()) }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates the box that a style is asked to draw, for styles that modify it and leave the rest to the enclosing styles.
    public init(_ configuration: GroupBoxStyleConfiguration) { self.init(label: configuration.label, content: configuration.content) }
}

/// The properties of a group box, as passed to its style.
public struct GroupBoxStyleConfiguration {
    /// The box's title.
    public struct Label: View {
        public let body: AnyView
        /// Whether there is no title.
        var isEmpty = false
    }
    /// The views inside.
    public struct Content: View {
        public let body: AnyView
    }
    public let label: Label
    public let content: Content
}

/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: a gray card; a box inside another one is white.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LookView { look in
            switch look.groups.box {
            case .card: AnyView(GroupCard(configuration: configuration))
            case .box: AnyView(MacGroupBox(configuration: configuration))
            }
        }
    }
}

/// A title in the headline font at the leading edge above the content (Documentation/Semantics/Controls.md#group-boxes).
private struct GroupCard: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.groupBoxLevel) private var level
    @Environment(\.backgroundStyle) private var background

    private static let padding: CGFloat = 16
    private static let cornerRadius: CGFloat = 8

    private var card: Color { Color(provider: .system(level.isMultiple(of: 2) ? .secondaryBackground : .tertiaryBackground)) }

    var body: some View {
        VStack {
            if !configuration.label.isEmpty {
                configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
            }
            configuration.content.environment(\.groupBoxLevel, level + 1)
        }
        .padding(Self.padding)
        .background {
            RoundedRectangle(cornerRadius: Self.cornerRadius)
                .fill(background == nil ? AnyShapeStyle(card) : AnyShapeStyle(BackgroundStyle()))
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<GroupBoxStyleConfiguration>? { nil } }
private struct GroupBoxLevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    var groupBoxStyle: ErasedStyle<GroupBoxStyleConfiguration>? {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
    /// The number of group boxes around a view.
    var groupBoxLevel: Int {
        get { self[GroupBoxLevelKey.self] }
        set { self[GroupBoxLevelKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the group boxes inside.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        let erased = { (configuration: GroupBoxStyleConfiguration) in AnyView(StyleBody(style, configuration) { $0.makeBody(configuration: $1) }) }
        return modifier(_EnvironmentModifier { $0.groupBoxStyle = ErasedStyle(erased, outer: $0.groupBoxStyle) })
    }
}
