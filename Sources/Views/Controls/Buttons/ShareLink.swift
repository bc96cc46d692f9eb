/// The preview of a shared value in the list of apps, which isn't drawn.
public struct SharePreview<Image, Icon> {
    private init() {}
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}
extension SharePreview where Image: Transferable, Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}
extension SharePreview where Image == Never, Icon: Transferable {
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}
extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) { self.init() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init() }
}

/// The default label of a share link: the system's title and symbol.
public struct DefaultShareLinkLabel: View {
    let title: Text
    public var body: some View { Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") }) }
}

/// A button that shares values with other apps. A tap warns that the list of apps isn't drawn.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
    private let label: Label
    @State private var isTapped = false

    fileprivate init(label: Label) { self.label = label }

    public var body: some View {
        Button(action: { isTapped = true }, label: { label }).notDrawn(isTapped ? "the list of apps of a ShareLink" : nil)
    }
}

extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a button that shares with the system's title.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
    }
    /// Creates a button that shares with a title.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
    }
    /// Creates a button that shares with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: Text(title)))
    }
    /// Creates a button that shares with a title.
    public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
    /// Creates a button that shares with a label.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }
}

extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a button that shares with the system's title.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
    }
    /// Creates a button that shares with a title.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
    }
    /// Creates a button that shares with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: Text(title)))
    }
    /// Creates a button that shares with a title.
    public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    /// Creates a button that shares with a label.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }
}

extension ShareLink where Data: RandomAccessCollection, Data.Element == URL, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a button that shares with the system's title.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
    }
    /// Creates a button that shares with a title.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
    }
    /// Creates a button that shares with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: Text(title)))
    }
    /// Creates a button that shares with a title.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink where Data: RandomAccessCollection, Data.Element == URL, PreviewImage == Never, PreviewIcon == Never {
    /// Creates a button that shares with a label.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }
}

extension ShareLink where Data: RandomAccessCollection, Data.Element == String, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a button that shares with the system's title.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
    }
    /// Creates a button that shares with a title.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
    }
    /// Creates a button that shares with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: Text(title)))
    }
    /// Creates a button that shares with a title.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink where Data: RandomAccessCollection, Data.Element == String, PreviewImage == Never, PreviewIcon == Never {
    /// Creates a button that shares with a label.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a button that shares with the system's title.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>)
    where Data == CollectionOfOne<I> {
        self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
    }
    /// Creates a button that shares with a title.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
    }
    /// Creates a button that shares with a title.
    @_disfavoredOverload
    public init<I: Transferable, S: StringProtocol>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(label: DefaultShareLinkLabel(title: Text(title)))
    }
    /// Creates a button that shares with a title.
    public init<I: Transferable>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>)
    where Data == CollectionOfOne<I> {
        self.init(label: DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink {
    /// Creates a button that shares with a label.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(label: label())
    }
    /// Creates a button that shares several values with a label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data: RandomAccessCollection, Data.Element: Transferable {
        self.init(label: label())
    }
}

extension ShareLink where Data: RandomAccessCollection, Data.Element: Transferable, Label == DefaultShareLinkLabel {
    /// Creates a button that shares several values with the system's title.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
    }
}
