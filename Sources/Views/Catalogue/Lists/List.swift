/// Scrolling rows, one below the other, in sections.
///
/// Each view of the content is a row; a `Section` groups rows. All rows are created, including those outside the visible area.
public struct List<SelectionValue, Content: View>: View {
    let content: Content
    @Environment(\.listLook) private var look

    init(rows content: Content) { self.content = content }

    public var body: some View {
        ListStack(
            arrangement: ListLayout(margin: look.margin, sectionSpacing: look.sectionSpacing, isGrouped: look.isGrouped),
            content: content.modifier(_ListRowModifier())
        )
        .environment(\.listContext, look)
        .environment(\.scrollPlan, ScrollPlan())
        .modifier(_EnvironmentModifier { $0.clearScrollSettings() })
        .modifier(_ScrollModifier(axes: .vertical))
        .modifier(_ScrollGestureModifier())
        .background(Color(provider: .system(look.isGrouped ? .groupedBackground : .background)))
    }
}

/// The rows of a list.
struct ListStack<Content: View>: ContainerView {
    let arrangement: ListLayout
    let content: Content
    static var title: String { "List" }
}

extension List where SelectionValue == Never {
    /// Creates a list of the given rows.
    public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

    /// Creates a row for each element.
    public init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(rows: ForEach(data, content: rowContent))
    }

    /// Creates a row for each element, identified by the key path `id`.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a row for each number of a range.
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent))
    }
}

/// A group of rows with a header above and a footer below.
///
/// Outside a list, the header, the content, and the footer follow one another unchanged.
public struct Section<Parent: View, Content: View, Footer: View>: View {
    let header: Parent
    let content: Content
    let footer: Footer
    @Environment(\.listContext) private var list
    @Environment(\.menu) private var menu

    init(parent: Parent, content: Content, footer: Footer) {
        (header, self.content, self.footer) = (parent, content, footer)
    }

    public var body: some View {
        if let list {
            Color.clear.frame(height: 0).layoutValue(key: ListItemKindKey.self, value: .boundary)
            header.modifier(SectionCaption(isHeader: true, list: list))
            content
            footer.modifier(SectionCaption(isHeader: false, list: list))
            Color.clear.frame(height: 0).layoutValue(key: ListItemKindKey.self, value: .boundary)
        } else if menu != nil {
            MenuSection(header: header, content: content)
        } else {
            header.layoutValue(key: SpansLazyGridKey.self, value: true)
            content
            footer.layoutValue(key: SpansLazyGridKey.self, value: true)
        }
    }
}

/// The text above or below a section's rows.
private struct SectionCaption: ViewModifier {
    let isHeader: Bool
    let list: _ListLook

    func body(content: Content) -> some View {
        content
            .font(isHeader && !list.isGrouped ? .headline : .footnote)
            .textCase(isHeader && list.isGrouped ? .uppercase : nil)
            .foregroundColor(.secondary)
            .padding(isHeader ? .bottom : .top, 7)
            .padding(.horizontal, list.rowInset)
            .layoutValue(key: ListItemKindKey.self, value: isHeader ? .header : .footer)
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(parent: EmptyView(), content: content(), footer: EmptyView()) }
}
extension Section where Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(parent: header(), content: content(), footer: EmptyView())
    }
    public init(header: Parent, @ViewBuilder content: () -> Content) { self.init(parent: header, content: content(), footer: EmptyView()) }
}
extension Section where Parent == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(parent: EmptyView(), content: content(), footer: footer())
    }
    public init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(parent: EmptyView(), content: content(), footer: footer) }
}
extension Section {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        self.init(parent: header(), content: content(), footer: footer())
    }
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) { self.init(parent: header, content: content(), footer: footer) }
}
extension Section where Parent == Text, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(parent: Text(titleKey), content: content(), footer: EmptyView())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(parent: Text(title), content: content(), footer: EmptyView())
    }
}
