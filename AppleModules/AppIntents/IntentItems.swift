import Easel
import Foundation

/// A value in a list, with its look.
public struct IntentItem<Result: Sendable>: Sendable {
    public var value: Result
    public var title: LocalizedStringResource?
    public var subtitle: LocalizedStringResource?
    public var image: DisplayRepresentation.Image?
    public init(
        _ value: Result, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
    ) { (self.value, self.title, self.subtitle, self.image) = (value, title, subtitle, image) }
}
/// A group of values in a list.
public struct IntentItemSection<Result: Sendable>: Sendable {
    public var title: LocalizedStringResource?
    public var items: [IntentItem<Result>]
    public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Result>]) { (self.title, self.items) = (title, items) }
    public init(_ title: LocalizedStringResource? = nil, items: [Result]) { self.init(title, items: items.map { IntentItem($0) }) }
}
/// Values in groups.
public struct IntentItemCollection<Result: Sendable>: Sendable {
    public var sections: [IntentItemSection<Result>]
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Result>]) {
        self.sections = sections
    }
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
        sections = [IntentItemSection(items: items)]
    }
    public static var empty: IntentItemCollection { IntentItemCollection(sections: []) }
    public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }
}
/// The values that a user can choose.
public protocol ResultsCollection {
    associatedtype Result
    var items: [Result] { get }
}
extension IntentItemCollection: ResultsCollection {}
extension Array: ResultsCollection {
    public var items: [Element] { self }
}

/// Opens a URL.
public struct OpenURLIntent: AppIntent {
    public static var title: LocalizedStringResource { "Open URL" }
    private let url: URL?
    public init() { url = nil }
    public init(_ url: URL) { self.url = url }
    public func perform() async throws -> some IntentResult { IntentResultValue<Never>() }
}
extension OpenIntent {
    /// Opens the app with the target. There is no other app, so it is open.
    public func perform() async throws -> some IntentResult { IntentResultValue<Never>() }
}
extension ControlConfigurationIntent {
    public func perform() async throws -> some IntentResult { IntentResultValue<Never>() }
}
extension ForegroundContinuableIntent {
    /// Continues: the app is in the foreground.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}
    @preconcurrency public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil, continuation: (@Sendable () -> Void)? = nil) -> any Error {
        continuation?()
        return CancellationError()
    }
}
/// The identity of an app's object.
public struct EntityIdentifier: Hashable, Sendable {
    private let text: String
    public init<Entity: AppEntity>(for entity: Entity) { text = "\(Entity.self)/\(entity.id)" }
    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) { text = "\(Entity.self)/\(identifier)" }
}
extension View {
    /// Names the object that a view shows. No system asks for it.
    nonisolated public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View { self }
}
