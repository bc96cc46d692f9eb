/// The entries of a rotor. A rotor never opens, so its entries are never evaluated.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public var body: Never { fatalError("an entry of a rotor has no body") }
    /// Creates an entry for a view with an identity.
    public nonisolated init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) {}
    /// Creates an entry for a view with an identity.
    public nonisolated init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) {}
    /// Creates an entry for a view with an identity.
    @_disfavoredOverload
    public nonisolated init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) {}
    /// Creates an entry for a view with an identity in a namespace.
    public nonisolated init(_ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) {}
    /// Creates an entry for a view with an identity in a namespace.
    public nonisolated init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {}
    /// Creates an entry for a view with an identity in a namespace.
    @_disfavoredOverload
    public nonisolated init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {}
}

extension AccessibilityRotorEntry where ID == Never {
    /// Creates an entry for a range of a text.
    public nonisolated init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {}
    /// Creates an entry for a range of a text.
    public nonisolated init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {}
    /// Creates an entry for a range of a text.
    @_disfavoredOverload
    public nonisolated init<L: StringProtocol>(_ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {}
}

/// Entries that a builder combines or leaves out.
public struct _AccessibilityRotorEntries: AccessibilityRotorContent {
    public var body: Never { fatalError("entries of a rotor have no body") }
}

/// Combines the entries of a rotor.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AccessibilityRotorContent>(_ content: repeat each Content) -> _AccessibilityRotorEntries {
        _AccessibilityRotorEntries()
    }
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> _AccessibilityRotorEntries { _AccessibilityRotorEntries() }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public var body: _AccessibilityRotorEntries { _AccessibilityRotorEntries() }
    /// Creates the entries of elements with identities.
    ///
    /// Disfavored, like the initializer below: otherwise the compiler tries to make entries from each view.
    @_disfavoredOverload
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: \.id)
    }
    /// Creates the entries of elements.
    @_disfavoredOverload
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

/// A rotor of the system.
public struct AccessibilitySystemRotor: Sendable {
    private let name: String
    public static let links = AccessibilitySystemRotor(name: "links")
    public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links \(visited)") }
    public static let headings = AccessibilitySystemRotor(name: "headings")
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { AccessibilitySystemRotor(name: "headings \(level)") }
    public static let boldText = AccessibilitySystemRotor(name: "boldText")
    public static let italicText = AccessibilitySystemRotor(name: "italicText")
    public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
    public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
    public static let images = AccessibilitySystemRotor(name: "images")
    public static let textFields = AccessibilitySystemRotor(name: "textFields")
    public static let tables = AccessibilitySystemRotor(name: "tables")
    public static let lists = AccessibilitySystemRotor(name: "lists")
    public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}

// A rotor never opens. Does not affect drawing.
extension View {
    /// Adds a rotor. Does not affect drawing.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(_ rotorLabel: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content)
        -> some View
    { self }
    /// Adds a rotor. Does not affect drawing.
    public func accessibilityRotor<EntryModel: Identifiable>(_ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View {
        self
    }
    /// Adds a rotor. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(_ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>)
        -> some View
    { self }
}
