import Easel
import Foundation
import Synchronization
import Views

/// A hint about a feature.
public protocol Tip: Identifiable, Sendable where ID == String {
    /// A condition for showing the tip.
    typealias Rule = Tips.Rule
    /// A button of the tip.
    typealias Action = Tips.Action
    /// A setting of the tip.
    typealias Option = TipOption
    /// Something that happens in the app.
    typealias Event = Tips.Event
    /// A value of the app that decides whether the tip is shown.
    typealias Parameter = Tips.Parameter
    /// The number of times that the tip is shown.
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    /// The time for which the tip is shown.
    typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    /// Whether the tip ignores the frequency of all tips.
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ListBuilder<Tips.Action> var actions: [Action] { get }
    @Tips.ListBuilder<Tips.Rule> var rules: [Rule] { get }
    @Tips.OptionBuilder var options: [any Option] { get }
}
extension Tip {
    public var id: String { "\(Self.self)" }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Action] { [] }
    public var rules: [Rule] { [] }
    public var options: [any Option] { [] }
    /// Whether the tip is shown.
    public var status: Tips.Status {
        if let reason = Tips.read({ $0.invalidated[id] }) { return .invalidated(reason) }
        let (isConfigured, testing) = Tips.read { ($0.isConfigured, $0.testing) }
        guard isConfigured, testing != .hide else { return .pending }
        return testing == .show || rules.allSatisfy(\.isMet) ? .available : .pending
    }
    public var shouldDisplay: Bool { status == .available }
    /// Hides the tip for the rest of the run.
    public func invalidate(reason: Tips.InvalidationReason) { Tips.change { $0.invalidated[id] = reason } }
}
/// A setting of a tip.
public protocol TipOption: Sendable {}

/// The tips of an app. In each run, all tips are new.
public enum Tips {
    struct State {
        /// Shows or hides all tips, regardless of their rules.
        enum Testing { case show, hide }
        var isConfigured = false
        var testing: Testing?
        var invalidated: [String: InvalidationReason] = [:]
        var donations: [String: [Occurrence]] = [:]
        /// When an event happened, and what the app said about it.
        struct Occurrence: Sendable {
            let date: Date
            let value: any Sendable
        }
    }
    private static let storage = Mutex(State())
    static func read<Value: Sendable>(_ value: (State) -> Value) -> Value { storage.withLock { value($0) } }
    /// Changes the state, and updates the views that show tips.
    static func change(_ change: (inout State) -> Void) {
        storage.withLock { change(&$0) }
        MainThread.run { Changes.shared.revision += 1 }
    }

    /// Notifies views that tips may have appeared or disappeared.
    @MainActor final class Changes: ObservableObject {
        @Published fileprivate var revision = 0
        static let shared = Changes()
    }

    /// The reason why a tip is hidden.
    public enum InvalidationReason: Hashable, Sendable { case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed }
    /// Whether a tip is shown.
    public enum Status: Hashable, Sendable {
        case pending, available
        case invalidated(InvalidationReason)
    }

    /// Shows tips from now on.
    public static func configure(_ options: [ConfigurationOption] = []) throws { change { $0.isConfigured = true } }
    /// Resets the closed tips and the events.
    public static func resetDatastore() throws { change { ($0.invalidated, $0.donations) = ([:], [:]) } }
    /// Shows all tips, except closed ones, regardless of their rules.
    public static func showAllTipsForTesting() { change { $0.testing = .show } }
    /// Shows no tips, even after `configure(_:)`.
    public static func hideAllTipsForTesting() { change { $0.testing = .hide } }

    /// A setting of all tips.
    public struct ConfigurationOption: Sendable {
        /// The time between two tips.
        public struct DisplayFrequency: Sendable {
            public static let immediate = DisplayFrequency()
            public static let hourly = DisplayFrequency()
            public static let daily = DisplayFrequency()
            public static let weekly = DisplayFrequency()
            public static let monthly = DisplayFrequency()
        }
        /// The location of the data.
        public struct DatastoreLocation: Sendable {
            public static let applicationDefault = DatastoreLocation()
            public static func groupContainer(identifier: String) -> DatastoreLocation { DatastoreLocation() }
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
        }
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { ConfigurationOption() }
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { ConfigurationOption() }
        /// The container in iCloud.
        public struct CloudKitContainer: Sendable {
            public static let automatic = CloudKitContainer()
            public static func named(_ name: String) -> CloudKitContainer { CloudKitContainer() }
        }
        public static func cloudKitContainer(_ container: CloudKitContainer) -> ConfigurationOption { ConfigurationOption() }
    }

    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        public let id: String
        public let label: @Sendable () -> Text
        let perform: @Sendable () -> Void
        /// What the button does.
        @preconcurrency public var handler: @Sendable () -> Void { perform }
        @preconcurrency public init(id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text) {
            (self.id, self.label, perform) = (id ?? "", label, handler)
        }
        @preconcurrency public init(id: String? = nil, title: String, perform handler: @escaping @Sendable () -> Void = {}) {
            self.init(id: id, perform: handler) { Text(title) }
        }
    }
    /// A condition for showing a tip.
    public struct Rule: Sendable {
        let condition: @Sendable () -> Bool
        var isMet: Bool { condition() }
        @preconcurrency public init<Value: Sendable>(_ parameter: Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool) {
            condition = { body(parameter.wrappedValue) }
        }
        @preconcurrency public init<Info>(_ event: Event<Info>, _ body: @escaping @Sendable (Event<Info>) -> Bool) { condition = { body(event) } }
    }
    /// Something that happens in the app.
    public struct Event<Info: Sendable>: Identifiable, Sendable {
        /// One occurrence of the event.
        @dynamicMemberLookup
        public struct Donation: Sendable {
            public let date: Date
            let value: Info
            public subscript<Member>(dynamicMember member: KeyPath<Info, Member>) -> Member { value[keyPath: member] }
        }
        public let id: String
        public var donations: [Donation] {
            read { $0.donations[id] ?? [] }.compactMap { occurrence in (occurrence.value as? Info).map { Donation(date: occurrence.date, value: $0) } }
        }
        public func donate(_ donation: Info) async { sendDonation(donation) }
        public func sendDonation(_ donation: Info, _ completion: (() -> Void)? = nil) {
            change { $0.donations[id, default: []].append(State.Occurrence(date: Date(), value: donation)) }
            completion?()
        }
    }
    /// A value of the app that decides whether tips are shown.
    @propertyWrapper
    public final class Parameter<Value: Sendable>: Sendable {
        private let value: Mutex<Value>
        public var wrappedValue: Value {
            get { value.withLock { $0 } }
            set {
                value.withLock { $0 = newValue }
                change { _ in }
            }
        }
        public var projectedValue: Parameter<Value> { self }
        public init(wrappedValue: Value) { value = Mutex(wrappedValue) }
    }
    /// The number of times that a tip is shown. Here it is shown once.
    public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
    /// The time for which a tip is shown.
    public struct MaxDisplayDuration: TipOption { public init(_ duration: TimeInterval) {} }
    /// Whether the tip ignores the frequency of all tips.
    public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }

    /// Lists the parts of a tip.
    @resultBuilder
    public enum ListBuilder<Element> {
        public static func buildExpression(_ element: Element) -> [Element] { [element] }
        public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
        public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }
        public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
        public static func buildEither(first part: [Element]) -> [Element] { part }
        public static func buildEither(second part: [Element]) -> [Element] { part }
    }
    /// Lists the settings of a tip.
    @resultBuilder
    public enum OptionBuilder {
        public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
        public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
        public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap(\.self) }
        public static func buildOptional(_ part: [any TipOption]?) -> [any TipOption] { part ?? [] }
    }
}
extension Tips.Event where Info == Tips.EmptyDonation {
    public init(id: String) { self.id = id }
    public func donate() async { sendDonation() }
    public func sendDonation() { sendDonation(Tips.EmptyDonation()) }
}
extension Tips.Event where Info: Codable {
    @_disfavoredOverload
    public init(id: String) { self.id = id }
}
extension Tips {
    /// Nothing about an event.
    public struct EmptyDonation: Codable, Sendable {}
    /// A time before now.
    public struct DonationTimeRange: Hashable, Sendable {
        private let seconds: TimeInterval
        public static let minute = minutes(1)
        public static let hour = hours(1)
        public static let day = days(1)
        public static let week = weeks(1)
        public static func minutes(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: 60 * Double(count)) }
        public static func hours(_ count: Int) -> DonationTimeRange { minutes(60 * count) }
        public static func days(_ count: Int) -> DonationTimeRange { hours(24 * count) }
        public static func weeks(_ count: Int) -> DonationTimeRange { days(7 * count) }
    }
}
extension Array {
    /// The events within a time: all of them, because they happened in this run.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element] where Element == Tips.Event<Info>.Donation { self }
}
extension Tip {
    /// The status now, and after each change.
    public var statusUpdates: AsyncStream<Tips.Status> { Tips.updates { status } }
    /// Whether the tip is shown now, and after each change.
    public var shouldDisplayUpdates: AsyncStream<Bool> { Tips.updates { shouldDisplay } }
    /// Forgets that the tip was closed.
    public func resetEligibility() async { Tips.change { $0.invalidated[id] = nil } }
}
extension Tips {
    /// Returns the values of a closure, now and after each change.
    static func updates<Value: Equatable & Sendable>(_ value: @escaping @Sendable () -> Value) -> AsyncStream<Value> {
        AsyncStream { continuation in
            let task = Task { @MainActor in
                var last = value()
                continuation.yield(last)
                for await _ in Changes.shared.$revision.values {
                    let next = value()
                    if next != last { continuation.yield(next) }
                    last = next
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
/// Several tips, of which one is shown at a time.
@MainActor
public final class TipGroup: ObservableObject {
    /// Which tip is shown.
    public enum Priority: Sendable { case firstAvailable, ordered }
    private let priority: Priority
    private let tips: [any Tip]
    public init(_ priority: Priority = .firstAvailable, @Tips.TipBuilder _ tips: () -> [any Tip]) { (self.priority, self.tips) = (priority, tips()) }
    /// The tip that is shown; nil for none.
    public var currentTip: (any Tip)? {
        switch priority {
        case .firstAvailable: return tips.first { $0.shouldDisplay }
        case .ordered:
            // Each tip waits until those before it are closed.
            let next = tips.first { if case .invalidated = $0.status { false } else { true } }
            return next?.shouldDisplay == true ? next : nil
        }
    }
}
extension Tips {
    /// Lists tips.
    @resultBuilder
    public enum TipBuilder {
        public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
        public static func buildBlock(_ parts: [any Tip]...) -> [any Tip] { parts.flatMap(\.self) }
        public static func buildOptional(_ part: [any Tip]?) -> [any Tip] { part ?? [] }
        public static func buildEither(first part: [any Tip]) -> [any Tip] { part }
        public static func buildEither(second part: [any Tip]) -> [any Tip] { part }
    }
}
