/// A title with an icon before it.
public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyle) private var style

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        let configuration = LabelStyleConfiguration(title: .init(body: AnyView(title)), icon: .init(body: AnyView(icon)))
        let drawn = style?.makeBody(configuration) ?? AnyView(DefaultLabelStyle().makeBody(configuration: configuration))
        return drawn.environment(\.labelStyle, style?.outer)
    }
}

extension Label where Title == Text, Icon == Image {
    /// A label with one of the system's symbols.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    /// A label with a picture by its name.
    public init(_ titleKey: LocalizedStringKey, image name: String) { self.init(title: { Text(titleKey) }, icon: { Image(name) }) }
    /// A label with one of the system's symbols.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
    /// A label with a picture by its name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) { self.init(title: { Text(title) }, icon: { Image(name) }) }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style was asked to draw, for styles that change it and leave the rest to the styles around.
    public init(_ configuration: LabelStyleConfiguration) { self.init(title: { configuration.title }, icon: { configuration.icon }) }
}

/// What a label style is given to draw.
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

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Icon and title side by side.
public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}
    /// Between icon and title, in points (Documentation/Semantics/Controls.md#labels).
    private static var spacing: CGFloat { 8 }
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: Self.spacing) {
            configuration.icon
            configuration.title
        }
    }
}

/// The style that the place of the label asks for: icon and title.
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

extension View {
    /// How the labels inside look. Labels that the style itself makes look as those around.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        let erased = { (configuration: LabelStyleConfiguration) in AnyView(style.makeBody(configuration: configuration)) }
        return modifier(_EnvironmentModifier { $0.labelStyle = ErasedStyle(erased, outer: $0.labelStyle) })
    }
}
