/// Related controls side by side: as the segments of one plate, or as one row of a menu.
public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView
    @Environment(\.controlGroupStyle) private var style
    @Environment(\.menu) private var menu

    fileprivate init(content: Content, label: AnyView) { (self.content, self.label) = (content, label) }

    /// Creates a group.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: AnyView(EmptyView())) }

    public var body: some View {
        if menu != nil { return AnyView(MenuTiles(content: content)) }
        guard let style else { return AnyView(SegmentedControls(content: content)) }
        let configuration = ControlGroupStyleConfiguration(content: .init(body: AnyView(content)), label: .init(body: label))
        return AnyView(style.makeBody(configuration).environment(\.controlGroupStyle, style.outer))
    }
}

/// The content of a control group with a label, which is drawn where the group becomes a menu.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    public var body: some View { content }
}

extension ControlGroup {
    /// Creates a group with a label.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledControlGroupContent<C, L> {
        self.init(content: LabeledControlGroupContent(content: content()), label: AnyView(label()))
    }
    /// Creates a group with a title.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }
    /// Creates a group with a title.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }
    /// Creates a group with a title and a symbol.
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a group with a title and a symbol.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
    /// Creates a group with a title and an image.
    public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, image: image) }
    }
    /// Creates a group with a title and an image.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, image: image) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates the group that a style is asked to draw.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: configuration.content, label: configuration.label.body)
    }
}
