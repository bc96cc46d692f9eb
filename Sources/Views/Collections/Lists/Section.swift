/// A group of rows with a header above and a footer below.
///
/// Outside a list, the header, the content, and the footer follow one another unchanged.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// Whether the content is shown; nil for a section that can't be collapsed.
    let isExpanded: Binding<Bool>?

    init(parent: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        (header, self.content, self.footer, self.isExpanded) = (parent, content, footer, isExpanded)
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public var body: some View { SectionBody(section: self) }
}

/// Identifies a section for as long as it exists.
private final class SectionIdentity {}

/// A section of a list, or the parts of a section elsewhere.
private struct SectionBody<Parent: View, Content: View, Footer: View>: View {
    let section: Section<Parent, Content, Footer>
    @Environment(\.listContext) private var list
    @Environment(\.listSpacing) private var spacing
    @Environment(\.listSectionMargins) private var margins
    @Environment(\.sectionActionViews) private var actions
    @Environment(\.menu) private var menu
    @Environment(\.collectsSections) private var collectsSections
    @State private var identity = SectionIdentity()

    var body: some View {
        if let list {
            let distance = spacing.section?.points(list)
            boundary(distance, margins == ListSectionMargins() ? nil : (margins.leading, margins.trailing))
            section.header.modifier(SectionHeader(list: list, isExpanded: list.isSidebar ? section.isExpanded : nil))
            if section.isExpanded?.wrappedValue ?? true {
                content
                if let actions { actions }
            }
            section.footer.modifier(SectionFooter(list: list))
            boundary(nil)
        } else if menu != nil {
            MenuSection(header: section.header, content: content)
        } else if collectsSections {
            let id = ObjectIdentifier(identity)
            section.header.modifier(TraitModifier<SectionMembershipKey>(value: SectionMembership(section: id, role: .header)))
            content.modifier(TraitModifier<SectionMembershipKey>(value: SectionMembership(section: id, role: .content)))
            if let actions { actions.modifier(TraitModifier<SectionMembershipKey>(value: SectionMembership(section: id, role: .actions))) }
            section.footer.modifier(TraitModifier<SectionMembershipKey>(value: SectionMembership(section: id, role: .footer)))
        } else {
            section.header.modifier(PinnedModifier(edge: .top)).layoutValue(key: SpansLazyGridKey.self, value: true)
            if section.isExpanded?.wrappedValue ?? true { content.notDrawn(actions == nil ? nil : "sectionActions outside of lists") }
            section.footer.modifier(PinnedModifier(edge: .bottom)).layoutValue(key: SpansLazyGridKey.self, value: true)
        }
    }

    /// The content. Its own sections don't repeat the actions.
    private var content: some View { section.content.environment(\.sectionActionViews, nil) }

    private func boundary(_ distance: CGFloat?, _ margins: (leading: CGFloat?, trailing: CGFloat?)? = nil) -> some View {
        Color.clear.frame(height: 0)
            .layoutValue(key: ListSectionSpacingKey.self, value: distance)
            .layoutValue(key: ListSectionMarginsKey.self, value: margins)
            .layoutValue(key: ListItemKindKey.self, value: .boundary)
    }
}

/// The text above a section's rows.
private struct SectionHeader: ViewModifier {
    let list: _ListLook
    let isExpanded: Binding<Bool>?
    @Environment(\.headerProminence) private var prominence
    @Environment(\.defaultMinListHeaderHeight) private var height

    func body(content: Content) -> some View {
        let metrics = list.metrics.values
        let large = prominence == .increased || list.isSidebar ? metrics.largeHeader : nil
        row(content)
            .font(large ?? metrics.header)
            .textCase(large == nil ? metrics.headerCase : nil)
            .captionForegroundColor(large != nil || metrics.headerIsPrimary ? .primary : .secondary)
            .frame(minHeight: height)
            .modifier(ListCaptionPadding(list: list, edge: .bottom))
            .modifier(PinnedModifier(edge: .top, isInList: true))
            .layoutValue(key: ListItemKindKey.self, value: .header)
    }

    @ViewBuilder private func row(_ content: Content) -> some View {
        if let isExpanded {
            HStack(spacing: 8) {
                content
                Spacer(minLength: 0)
                DisclosureChevron(isOpen: isExpanded.wrappedValue)
                    .contentShape(Rectangle().inset(by: -15))
                    .onTapGesture { withAnimation { isExpanded.wrappedValue.toggle() } }
            }
        } else {
            content
        }
    }
}

/// The text below a section's rows.
private struct SectionFooter: ViewModifier {
    let list: _ListLook

    func body(content: Content) -> some View {
        content
            .font(.footnote)
            .captionForegroundColor(.secondary)
            .modifier(ListCaptionPadding(list: list, edge: .top))
            .layoutValue(key: ListItemKindKey.self, value: .footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section of rows.
    public init(@ViewBuilder content: () -> Content) { self.init(parent: EmptyView(), content: content(), footer: EmptyView()) }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header, which shows its content in sidebars only while `isExpanded` is true.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(parent: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
    /// Creates a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(parent: header(), content: content(), footer: EmptyView())
    }
    public init(header: Parent, @ViewBuilder content: () -> Content) { self.init(parent: header, content: content(), footer: EmptyView()) }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(parent: EmptyView(), content: content(), footer: footer())
    }
    public init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(parent: EmptyView(), content: content(), footer: footer) }
}
extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        self.init(parent: header(), content: content(), footer: footer())
    }
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) { self.init(parent: header, content: content(), footer: footer) }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title, which shows its content in sidebars only while `isExpanded` is true.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(parent: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
    /// Creates a section with a title, which shows its content in sidebars only while `isExpanded` is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(parent: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
    /// Creates a section with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(parent: Text(titleKey), content: content(), footer: EmptyView())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(parent: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section {
    /// Sets whether the section can be collapsed. Here, only its `isExpanded` decides that.
    public func collapsible(_ collapsible: Bool) -> Section {
        Section(parent: header, content: content, footer: footer, isExpanded: collapsible ? isExpanded : nil)
    }
}
