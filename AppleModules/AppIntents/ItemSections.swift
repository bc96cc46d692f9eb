import Easel
import Foundation

extension DynamicOptionsProvider {
    public typealias Item = IntentItem
    public typealias ItemSection = IntentItemSection
    public typealias ItemCollection = IntentItemCollection
}
extension EntityQuery {
    public typealias Item = IntentItem
    public typealias ItemSection = IntentItemSection
    public typealias ItemCollection = IntentItemCollection
}
/// Lists the values of a group.
@resultBuilder
public enum IntentItemBuilder<Result: Sendable> {
    public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
    public static func buildExpression(_ value: Result) -> [IntentItem<Result>] { [IntentItem(value)] }
    public static func buildExpression(_ items: [IntentItem<Result>]) -> [IntentItem<Result>] { items }
    public static func buildBlock(_ parts: [IntentItem<Result>]...) -> [IntentItem<Result>] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [IntentItem<Result>]?) -> [IntentItem<Result>] { part ?? [] }
    public static func buildEither(first: [IntentItem<Result>]) -> [IntentItem<Result>] { first }
    public static func buildEither(second: [IntentItem<Result>]) -> [IntentItem<Result>] { second }
    public static func buildArray(_ parts: [[IntentItem<Result>]]) -> [IntentItem<Result>] { parts.flatMap { $0 } }
}
/// Lists groups of values.
@resultBuilder
public enum IntentItemSectionBuilder<Result: Sendable> {
    public static func buildExpression(_ section: IntentItemSection<Result>) -> [IntentItemSection<Result>] { [section] }
    public static func buildBlock(_ parts: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] { part ?? [] }
    public static func buildEither(first: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] { first }
    public static func buildEither(second: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] { second }
    public static func buildArray(_ parts: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] { parts.flatMap { $0 } }
}
extension IntentItemSection {
    public init(_ title: LocalizedStringResource? = nil, @IntentItemBuilder<Result> items: () -> [IntentItem<Result>]) { self.init(title, items: items()) }
}
extension IntentItemCollection {
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemSectionBuilder<Result> sections: () -> [IntentItemSection<Result>]
    ) { self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections()) }
}
