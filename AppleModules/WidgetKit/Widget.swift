import AppleAppIntents
import Easel
import Foundation

/// A widget. Apps don't show their widgets; their previews do.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration
    init()
    var body: Body { get }
    /// Adds the configurations of the widget. For the library's use only.
    func _collect(_ parts: inout [_WidgetParts])
}
extension Widget {
    public func _collect(_ parts: inout [_WidgetParts]) { parts.append(body._parts) }
    /// Widgets don't run by themselves.
    public static func main() { fatalError("a widget has no window; draw one of its previews with --view") }
}
/// Several widgets.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget
    init()
    @WidgetBundleBuilder var body: Body { get }
}
extension WidgetBundle {
    /// Widgets don't run by themselves.
    public static func main() { fatalError("a widget has no window; draw one of its previews with --view") }
}
/// No widget.
public struct EmptyWidget: Widget {
    public init() {}
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
    public func _collect(_ parts: inout [_WidgetParts]) {}
}
/// Two parts of a bundle. For the library's use only.
public struct _WidgetPair<First: Widget, Second: Widget>: Widget {
    private var first: First?
    private var second: Second?
    public init() {}
    init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
    public func _collect(_ parts: inout [_WidgetParts]) {
        first?._collect(&parts)
        second?._collect(&parts)
    }
}
extension Optional: Widget where Wrapped: Widget {
    public init() { self = nil }
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
    public func _collect(_ parts: inout [_WidgetParts]) { self?._collect(&parts) }
}
/// Collects widgets.
@MainActor
@resultBuilder
public enum WidgetBundleBuilder {
    public static func buildBlock() -> EmptyWidget { EmptyWidget() }
    public static func buildPartialBlock<Content: Widget>(first: Content) -> Content { first }
    public static func buildPartialBlock<First: Widget, Next: Widget>(accumulated: First, next: Next) -> _WidgetPair<First, Next> {
        _WidgetPair(accumulated, next)
    }
    public static func buildOptional<Content: Widget>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: Widget>(first: First) -> First { first }
    public static func buildEither<Second: Widget>(second: Second) -> Second { second }
    public static func buildLimitedAvailability(_ content: some Widget) -> some Widget { content }
}

/// What previews draw of a configuration: views by the values of a moment. For the library's use only.
public struct _WidgetParts {
    /// The view of an entry; nil for an entry of another widget.
    package var entry: (@MainActor (Any) -> AnyView?)?
    /// The view of a Live Activity, and of its parts on the island, for its attributes and state.
    var activity: (@MainActor (Any, Any) -> LiveActivityParts?)?
}
extension _WidgetParts {
    /// Creates the parts of a widget that shows entries.
    @MainActor init<Entry, Content: View>(content: @escaping (Entry) -> Content) {
        self.init(entry: { ($0 as? Entry).map { AnyView(content($0)) } })
    }
}
/// The content of a widget.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
    /// What previews draw. For the library's use only.
    var _parts: _WidgetParts { get }
}
extension WidgetConfiguration {
    public var _parts: _WidgetParts { body._parts }
}
extension WidgetConfiguration where Body == Never {
    public var body: Never { fatalError("the configuration has no body") }
}
extension Never: WidgetConfiguration {
    public var _parts: _WidgetParts { _WidgetParts() }
}
/// No content.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never
    public nonisolated init() {}
    public var _parts: _WidgetParts { _WidgetParts() }
}
/// A widget without settings.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public typealias Body = Never
    public let _parts: _WidgetParts
    public init<Provider: TimelineProvider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) {
        _parts = _WidgetParts(content: content)
    }
}
/// A widget whose settings are the parameters of an intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public typealias Body = Never
    public let _parts: _WidgetParts
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        _parts = _WidgetParts(content: content)
    }
}
extension WidgetConfiguration {
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration { self }
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    public func description(_ description: Text) -> some WidgetConfiguration { self }
    @_disfavoredOverload
    public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration { self }
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration { self }
    /// Lets the content extend to the edges of the widget.
    public func contentMarginsDisabled() -> some WidgetConfiguration { WithoutMargins(_parts: _parts) }
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
    public func onBackgroundURLSessionEvents(matching: String, _ action: @escaping (String, @escaping () -> Void) -> Void) -> some WidgetConfiguration { self }
    public func onBackgroundURLSessionEvents(
        matching: ((String) -> Bool)? = nil, _ action: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
    public func pushHandler<Handler>(_ type: Handler.Type) -> some WidgetConfiguration { self }
    /// Sets the sizes of a Live Activity on other devices.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}
/// A configuration whose views have no margins in the widget.
private struct WithoutMargins: WidgetConfiguration {
    typealias Body = Never
    let _parts: _WidgetParts
    init(_parts parts: _WidgetParts) {
        var parts = parts
        if let entry = parts.entry { parts.entry = { value in entry(value).map { AnyView($0.environment(\.hasWidgetMargins, false)) } } }
        _parts = parts
    }
}
/// Where the system shows widgets.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let standBy = WidgetLocation(name: "standBy")
    public static let carPlay = WidgetLocation(name: "carPlay")
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

/// Makes the moments of a widget whose settings are the parameters of an intent.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    func recommendations() -> [AppIntentRecommendation<Intent>]
}
extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
/// Settings of a widget that a watch offers.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    public init(intent: Intent, description: LocalizedStringKey) {}
    public init(intent: Intent, description: Text) {}
    @_disfavoredOverload
    public init(intent: Intent, description: LocalizedStringResource) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {}
}

/// The address to which a server sends changes of widgets. No server does.
public struct WidgetPushInfo: Sendable {
    public let token: Data
}
/// Receives the address to which a server sends changes of widgets.
public protocol WidgetPushHandler {
    init()
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}
