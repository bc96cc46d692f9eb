/// A title preceded by an icon.
public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyle) private var style
    @Environment(\.isInBar) private var isInBar

    var spokenTitle: any View { title }

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        let configuration = LabelStyleConfiguration(title: .init(body: title.titled), icon: .init(body: AnyView(icon)))
        let drawn =
            style?.makeBody(configuration)
            ?? (isInBar ? AnyView(configuration.icon) : AnyView(DefaultLabelStyle().makeBody(configuration: configuration)))
        return drawn.environment(\.labelStyle, style?.outer).modifier(_LabelModifier(value: (title as? Text)?.string ?? ""))
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a system symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    /// Creates a label with a named image.
    public init(_ titleKey: LocalizedStringKey, image name: String) { self.init(title: { Text(titleKey) }, icon: { Image(name) }) }
    /// Creates a label with a system symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
    /// Creates a label with a named image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) { self.init(title: { Text(title) }, icon: { Image(name) }) }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label that a style is asked to draw, for styles that modify it and leave the rest to the enclosing styles.
    public init(_ configuration: LabelStyleConfiguration) { self.init(title: { configuration.title }, icon: { configuration.icon }) }
}

/// Keeps a label's title for events that name it, even if only the icon is shown.
public struct _LabelModifier: ValueModifier {
    typealias Node = LabelRenderNode
    let value: String
}

final class LabelRenderNode: ValueRenderNode<String> {
    /// The title, as assistive technology reads it; empty if it isn't a text.
    var spoken: String { value }
    override var name: String { "Label" }
    override var isListed: Bool { false }
}

/// The properties of a label, as passed to a label style.
public struct LabelStyleConfiguration {
    /// The label's title.
    public struct Title: View {
        public let body: AnyView
    }
    /// The label's icon.
    public struct Icon: View {
        public let body: AnyView
    }
    public let title: Title
    public let icon: Icon
}

/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Icon and title side by side, on one baseline.
public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { IconRow(configuration: configuration) }

    private struct IconRow: View {
        let configuration: LabelStyleConfiguration
        @Environment(\.labelIconToTitleSpacing) private var ownSpacing
        @Environment(\.labelReservedIconWidth) private var iconWidth
        @Environment(\.listContext) private var list
        /// In a list, icons have a column of this width at least, so that the titles of all rows begin at one position.
        @ScaledMetric(\.labels.listColumn) private var column: CGFloat
        @Environment(\.look) private var look

        var body: some View {
            HStack(alignment: .firstTextBaseline, spacing: ownSpacing ?? (list == nil ? look.labels.spacing : look.labels.listSpacing)) {
                if let iconWidth {
                    configuration.icon.listItemTinted().frame(width: iconWidth)
                } else if list != nil {
                    configuration.icon.listItemTinted().frame(minWidth: column)
                } else {
                    configuration.icon
                }
                configuration.title
            }
        }
    }
}

/// The default style: icon and title. In bars, labels without a style show the icon only.
public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { TitleAndIconLabelStyle().makeBody(configuration: configuration) }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<LabelStyleConfiguration>? { nil } }

extension EnvironmentValues {
    var labelStyle: ErasedStyle<LabelStyleConfiguration>? {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

private struct IsInBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is an item of a bar, where labels without a style show only their icons.
    var isInBar: Bool {
        get { self[IsInBarKey.self] }
        set { self[IsInBarKey.self] = newValue }
    }
}

private struct LabelSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct LabelIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// The space between a label's icon and title, in points; nil for the style's.
    public var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelSpacingKey.self] }
        set { self[LabelSpacingKey.self] = newValue }
    }
    /// The width that labels keep for their icons, in points; nil for each icon's width.
    public var labelReservedIconWidth: CGFloat? {
        get { self[LabelIconWidthKey.self] }
        set { self[LabelIconWidthKey.self] = newValue }
    }
    /// Whether controls show their labels.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set {
            self[LabelsVisibilityKey.self] = newValue
            areLabelsHidden = newValue == .hidden
        }
    }
}

extension View {
    /// Sets the space between the icons and titles of the labels inside, in points.
    public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { environment(\.labelIconToTitleSpacing, spacing) }
    /// Sets the width that the labels inside keep for their icons, in points.
    public func labelReservedIconWidth(_ value: CGFloat) -> some View { environment(\.labelReservedIconWidth, value) }
    /// Sets whether the controls inside show their labels.
    public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }
}

extension View {
    /// Sets the style of the labels inside. Labels that the style itself creates use the enclosing style.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        let erased = { (configuration: LabelStyleConfiguration) in AnyView(StyleBody(style, configuration) { $0.makeBody(configuration: $1) }) }
        return modifier(_EnvironmentModifier { $0.labelStyle = ErasedStyle(erased, outer: $0.labelStyle) })
    }
}
