import Foundation

/// A label with the value that it describes: the label at the leading edge, the value, fainter, at the trailing edge.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
    @Environment(\.labeledContentStyle) private var style
}

extension LabeledContent: View where Label: View, Content: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label: label(), content: content()) }

    public var body: some View {
        let configuration = LabeledContentStyleConfiguration(label: .init(body: label.titled), content: .init(body: AnyView(content)))
        let drawn = style?.makeBody(configuration) ?? AnyView(AutomaticLabeledContentStyle().makeBody(configuration: configuration))
        return drawn.environment(\.labeledContentStyle, style?.outer)
    }
}

extension LabeledContent where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(label: Text(titleKey), content: content()) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(label: Text(title), content: content()) }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { self.init(label: Text(titleKey), content: Text(value)) }
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) { self.init(label: Text(title), content: Text(value)) }
    /// Creates a label with a value that `format` formats.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }
    /// Creates a label with a value that `format` formats.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates the view that a style is asked to draw, for styles that modify it and leave the rest to the enclosing styles.
    public init(_ configuration: LabeledContentStyleConfiguration) { self.init(label: configuration.label, content: configuration.content) }
}

/// The properties of a labeled view, as passed to its style.
public struct LabeledContentStyleConfiguration {
    /// A label that describes the content.
    public struct Label: View {
        public let body: AnyView
    }
    /// The labeled view.
    public struct Content: View {
        public let body: AnyView
    }
    public let label: Label
    public let content: Content
}

/// The appearance of labeled views.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: a row with the label before the content.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LookView { look in
            switch look.groups.forms {
            case .list: AnyView(LabeledRow(configuration: configuration))
            case .columns: AnyView(MacLabeledContent(configuration: configuration))
            }
        }
    }
}

/// The label and the value; in a row of a grouped form, the value is faint.
private struct MacLabeledContent: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.macForm) private var form
    var body: some View {
        MacLabeled {
            configuration.label
        } control: {
            if form == .grouped { configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing) } else { configuration.content }
        }
    }
}

private struct LabeledRow: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        if typeSize.isAccessibilitySize, !isLabelHidden {
            VStack(alignment: .leading) {
                configuration.label
                configuration.content.foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            HStack(spacing: 8) {
                if !isLabelHidden {
                    configuration.label
                    Spacer(minLength: 0)
                }
                configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
            }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<LabeledContentStyleConfiguration>? { nil } }

extension EnvironmentValues {
    var labeledContentStyle: ErasedStyle<LabeledContentStyleConfiguration>? {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the labeled views inside.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        let erased = { (configuration: LabeledContentStyleConfiguration) in AnyView(StyleBody(style, configuration) { $0.makeBody(configuration: $1) }) }
        return modifier(_EnvironmentModifier { $0.labeledContentStyle = ErasedStyle(erased, outer: $0.labeledContentStyle) })
    }
}
