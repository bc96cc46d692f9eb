/// Identifies a link for as long as it exists.
final class LinkToken {}

/// An active link: the page to push, and a callback for when the page is gone.
struct NavigationRequest {
    let token: LinkToken
    let destination: AnyView
    let deactivate: () -> Void
    /// Whether the page slides in; otherwise it is there at once.
    var slidesIn = true
}

/// Carries the active links of a page up to it by identity alone, which can be compared.
struct ActiveLinksKey: PreferenceKey {
    static var defaultValue: [ObjectIdentifier] { [] }
    static func reduce(value: inout [ObjectIdentifier], nextValue: () -> [ObjectIdentifier]) { value += nextValue() }
}

/// A button that pushes another page onto the navigation view that contains it.
///
/// In a list, the whole row is the link, with a chevron at its end; elsewhere it is a button, in the style of buttons.
public struct NavigationLink<Label: View, Destination: View>: View {
    private let destination: () -> Destination
    private let label: Label
    private let binding: Binding<Bool>?
    /// The value that a tap pushes; the outer optional is nil for a link to a page.
    private let value: (any Hashable)??
    @State private var isOn = false
    @State private var token = LinkToken()
    @Environment(\.listContext) private var list
    @Environment(\.isEnabled) private var isContextEnabled
    @Environment(\.pusher) private var pusher
    @Environment(\.splitColumn) private var splitColumn
    @Environment(\.listRows) private var rows
    @Environment(\.navigationLinkIndicatorVisibility) private var indicator

    init(destination: @escaping () -> Destination, isActive: Binding<Bool>?, label: Label) {
        self.destination = destination
        binding = isActive
        value = nil
        self.label = label
    }

    private init(value: (any Hashable)?, label: Label) where Destination == Never {
        destination = { fatalError("the destination of a value is made by the stack") }
        binding = nil
        self.value = .some(value)
        self.label = label
    }

    /// Creates a link that pushes a value, for which `navigationDestination(for:)` creates the page; nil disables the link.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never { self.init(value: value, label: label()) }
    /// Creates a link that pushes a value, for which `navigationDestination(for:)` creates the page; nil disables the link.
    public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never { self.init(value: value, label: label()) }

    /// Creates a link to a page.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, isActive: nil, label: label())
    }
    /// Creates a link to a page.
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(destination: { destination }, isActive: nil, label: label()) }
    /// Creates a link that is active while `isActive` is true; a tap sets it.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(destination: { destination }, isActive: isActive, label: label())
    }
    /// Creates a link that is active while `isActive` is true; a tap sets it.
    public init(isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, isActive: isActive, label: label())
    }
    /// Creates a link that is active while `selection` equals `tag`; a tap sets it, and going back makes it nil.
    public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
        self.init(destination: { destination }, isActive: Self.isSelected(tag, selection), label: label())
    }
    /// Creates a link that is active while `selection` equals `tag`; a tap sets it, and going back makes it nil.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, isActive: Self.isSelected(tag, selection), label: label())
    }

    static func isSelected<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        Binding(
            get: { selection.wrappedValue == tag },
            set: { isActive in
                if isActive { selection.wrappedValue = tag } else if selection.wrappedValue == tag { selection.wrappedValue = nil }
            })
    }

    private var isEnabled: Bool {
        if case .some(.none) = value { return false }
        return isContextEnabled
    }

    public var body: some View {
        let isActive = binding ?? $isOn
        let isPushed = value == nil && isActive.wrappedValue
        return
            appearance(isActive)
            .preference(key: ActiveLinksKey.self, value: isPushed ? [ObjectIdentifier(token)] : [])
            .preference(
                key: NavigationContentsKey.self,
                value: isPushed
                    ? NavigationContents(requests: [
                        NavigationRequest(token: token, destination: AnyView(destination()), deactivate: { isActive.wrappedValue = false })
                    ]) : NavigationContents())
    }

    /// Selects the value's row if the list of a split view's column has a selection; otherwise pushes the value.
    private func choose(_ value: any Hashable) {
        if let splitColumn, let selection = rows?.selection, !selection.isMultiple {
            selection.tap(AnyHashable(value))
            splitColumn.advance()
        } else {
            pusher?.push(value)
        }
    }

    @ViewBuilder private func appearance(_ isActive: Binding<Bool>) -> some View {
        let activate = { if case .some(let value?) = value { choose(value) } else { isActive.wrappedValue = true } }
        if list != nil {
            HStack(spacing: 8) {
                label
                Spacer(minLength: 0)
            }
            // The whole row, which cuts it off, not only the area of the label.
            .contentShape(Rectangle().inset(by: -200))
            .onTapGesture { if isEnabled { activate() } }
            .modifier(TraitModifier<HasChevronKey>(value: indicator != .hidden))
            .modifier(TraitModifier<LinkValueKey>(value: (value ?? nil).map { AnyHashable($0) }))
        } else {
            // Exactly one view, regardless of the label: even a link without a label can be pushed by its state.
            Button(action: activate) { HStack(spacing: 8) { label } }.disabled(!isEnabled)
        }
    }
}

private struct LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether links in lists show a chevron at their end.
    public var navigationLinkIndicatorVisibility: Visibility {
        get { self[LinkIndicatorKey.self] }
        set { self[LinkIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether links in lists show a chevron at their end.
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.navigationLinkIndicatorVisibility, visibility)
    }
}
