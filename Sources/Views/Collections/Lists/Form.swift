/// Input fields, presented as a list of inset groups, or on macOS in columns, unless a style says otherwise.
public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyle) private var style

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        if let style {
            style.makeBody(FormStyleConfiguration(content: .init(body: AnyView(content)))).environment(\.formStyle, style.outer)
        } else {
            LookView { FormKind.automatic.view(content, $0) }
        }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates the form that a style is asked to draw, for styles that modify it and leave the rest to the enclosing styles.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// A style of forms, which each look draws in its way.
private enum FormKind {
    case automatic, grouped, columns

    @MainActor func view(_ content: some View, _ look: Look) -> AnyView {
        switch (look.groups.forms, self) {
        case (.list, .columns): AnyView(VStack(alignment: .leading) { content })
        case (.list, _): AnyView(GroupedForm(content: content))
        case (.columns, .grouped): AnyView(MacForm(content: content, kind: .grouped))
        case (.columns, _): AnyView(MacForm(content: content, kind: .columns))
        }
    }
}

private struct GroupedForm<Content: View>: View {
    let content: Content
    var body: some View { List(content: { content }).listStyle(.insetGrouped) }
}

/// The properties of a form, as passed to its style.
public struct FormStyleConfiguration {
    /// The form's fields.
    public struct Content: View {
        public let body: AnyView
    }
    public let content: Content
}

/// The appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: a list of inset groups; on macOS, columns.
public struct AutomaticFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LookView { FormKind.automatic.view(configuration.content, $0) }
    }
}

/// A list of inset groups.
public struct GroupedFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LookView { FormKind.grouped.view(configuration.content, $0) }
    }
}

/// The fields in a column that doesn't scroll.
public struct ColumnsFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LookView { FormKind.columns.view(configuration.content, $0) }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<FormStyleConfiguration>? { nil } }

extension EnvironmentValues {
    var formStyle: ErasedStyle<FormStyleConfiguration>? {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the forms inside.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        let erased = { (configuration: FormStyleConfiguration) in AnyView(StyleBody(style, configuration) { $0.makeBody(configuration: $1) }) }
        return modifier(_EnvironmentModifier { $0.formStyle = ErasedStyle(erased, outer: $0.formStyle) })
    }
}
