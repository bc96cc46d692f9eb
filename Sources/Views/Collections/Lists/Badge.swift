/// A short text at the trailing edge of a row, or on a tab.
struct Badge: Equatable {
    let text: Text
    var prominence = BadgeProminence.standard
}

/// Gives a view a badge with the prominence of the views around it.
private struct BadgeModifier: ViewModifier {
    let text: Text?
    @Environment(\.badgeProminence) private var prominence

    func body(content: Content) -> some View {
        content.modifier(TraitModifier<BadgeKey>(value: text.map { Badge(text: $0, prominence: prominence) }))
    }
}

enum BadgeKey: ViewTraitKey {
    static var defaultValue: Badge? { nil }
    static var name: String { "badge" }
    static func merged(inner: Badge?, outer: Badge?) -> Badge? { outer ?? inner }
    static func didSet(from old: Badge??, on node: RenderNode) {
        guard old != nil else { return }
        node.enclosingRow?.partsDidChange()
        // A badge of a page belongs to its tab.
        node.preferencesDidChange()
    }
}

/// The weight of badges compared to other content.
public struct BadgeProminence: Hashable, Sendable {
    private let name: String
    /// Gray.
    public static let decreased = BadgeProminence(name: "decreased")
    public static let standard = BadgeProminence(name: "standard")
    /// White on red.
    public static let increased = BadgeProminence(name: "increased")
}

private struct BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

extension EnvironmentValues {
    /// The prominence of badges.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// Shows a number at the trailing edge of the row; 0 shows nothing.
    public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }
    /// Shows a text at the trailing edge of the row; nil shows nothing.
    public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(text: label)) }
    /// Shows a text at the trailing edge of the row; nil shows nothing.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
    /// Shows a text at the trailing edge of the row; nil shows nothing.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
    /// Sets the prominence of the badges inside.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { environment(\.badgeProminence, prominence) }
}

/// A badge in a row.
struct RowBadge: View {
    let badge: Badge

    var body: some View {
        let prominence = badge.prominence
        if prominence == .increased {
            badge.text.font(.system(size: 15)).foregroundColor(.white).padding(.horizontal, 7).frame(minWidth: 22, minHeight: 22)
                .background(Capsule().fill(Color.red))
        } else {
            badge.text.foregroundColor(Color(provider: .system(prominence == .decreased ? .tertiary : .secondary)))
        }
    }
}
