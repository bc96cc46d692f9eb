import Easel
import Foundation
import Views

/// Makes the timeline of a widget whose settings are an intent of SiriKit.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: AnyObject
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
    func getTimeline(for configuration: Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
    func recommendations() -> [IntentRecommendation<Intent>]
}
extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}
/// Settings of a widget that a watch offers.
public struct IntentRecommendation<Intent: AnyObject> {
    public init(intent: Intent, description: LocalizedStringKey) {}
    public init(intent: Intent, description: Text) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {}
}

/// A widget whose settings are an intent of SiriKit.
public struct IntentConfiguration<Intent: AnyObject, Content: View>: WidgetConfiguration {
    public typealias Body = Never
    public let _parts: _WidgetParts
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        _parts = _WidgetParts(content: content)
    }
}
