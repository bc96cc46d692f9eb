/// A view or a modifier in Xcode's library, which pictures don't show.
public struct LibraryItem {
    /// The part of the library.
    public struct Category: Hashable, Sendable {
        private let name: String
        public static let effect = Category(name: "effect")
        public static let layout = Category(name: "layout")
        public static let control = Category(name: "control")
        public static let other = Category(name: "other")
    }
    public init<SnippetExpressionType>(
        _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil, category: Category = .other,
        matchingSignature: String? = nil
    ) {}
}
/// Adds views and modifiers to Xcode's library.
public protocol LibraryContentProvider {
    associatedtype ModifierBase = Any
    @LibraryContentBuilder var views: [LibraryItem] { get }
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}
extension LibraryContentProvider {
    public var views: [LibraryItem] { [] }
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
/// Collects the items of a library.
@resultBuilder
public enum LibraryContentBuilder {
    public static func buildExpression(_ expression: LibraryItem) -> [LibraryItem] { [expression] }
    public static func buildExpression(_ expression: [LibraryItem]) -> [LibraryItem] { expression }
    public static func buildBlock(_ parts: [LibraryItem]...) -> [LibraryItem] { parts.flatMap(\.self) }
}

extension View {
    /// Accepts a request to print why the body is evaluated. Nothing is printed.
    public static func _printChanges() {}
    /// Accepts a request to log why the body is evaluated. Nothing is logged.
    public static func _logChanges() {}
}
