import AppleActivityKit
import AppleAppIntents
import Easel
import Foundation
import Views

/// The part of a Live Activity that a preview shows.
public struct ActivityPreviewViewKind: Hashable, Sendable {
    /// The form of the island.
    public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, expanded, minimal }
    enum Part: Hashable, Sendable {
        case content
        case island(DynamicIslandPreviewViewState)
    }
    let part: Part
    /// The lock screen.
    public static let content = ActivityPreviewViewKind(part: .content)
    /// The island around the camera.
    public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind { ActivityPreviewViewKind(part: .island(state)) }
}
/// Lists the moments of a preview.
@resultBuilder
public enum PreviewTimelineBuilder<Moment> {
    public static func buildExpression(_ moment: Moment) -> [Moment] { [moment] }
    public static func buildExpression(_ moments: [Moment]) -> [Moment] { moments }
    public static func buildBlock(_ parts: [Moment]...) -> [Moment] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Moment]?) -> [Moment] { part ?? [] }
    public static func buildEither(first: [Moment]) -> [Moment] { first }
    public static func buildEither(second: [Moment]) -> [Moment] { second }
    public static func buildArray(_ parts: [[Moment]]) -> [Moment] { parts.flatMap { $0 } }
}

/// Widgets in previews: the first moment is drawn.
extension _Preview {
    @MainActor private init(_ name: String?, _ content: @escaping @MainActor () -> AnyView) {
        var options = PreviewOptions()
        options.displayName = name
        self.init(id: 0, options: options, content: content)
    }

    @MainActor private static func view<W: Widget>(of widget: W, entry: (any TimelineEntry)?, family: WidgetFamily) -> AnyView {
        var parts: [_WidgetParts] = []
        widget._collect(&parts)
        guard let entry, let view = parts.lazy.compactMap({ $0.entry?(entry) }).first else { return AnyView(EmptyView()) }
        return AnyView(view.previewContext(WidgetPreviewContext(family: family)))
    }

    /// A widget at the moments of a timeline.
    @MainActor public init<W: Widget, Entry: TimelineEntry>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
        @PreviewTimelineBuilder<Entry> timeline: @escaping @MainActor () -> [Entry]
    ) {
        self.init(name) { Self.view(of: widget(), entry: timeline().first, family: family) }
    }
    /// A widget at the moments of a timeline, with settings.
    @MainActor public init<W: Widget, Intent: WidgetConfigurationIntent, Entry: TimelineEntry>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Intent, widget: @escaping @MainActor () -> W,
        @PreviewTimelineBuilder<Entry> timeline: @escaping @MainActor () -> [Entry]
    ) {
        self.init(name) { Self.view(of: widget(), entry: timeline().first, family: family) }
    }
    /// A widget at the moment of a provider's placeholder.
    @MainActor public init<W: Widget, Provider: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name) {
            let context = TimelineProviderContext(family: family, isPreview: true, displaySize: family._size)
            return Self.view(of: widget(), entry: timelineProvider().placeholder(in: context), family: family)
        }
    }
    /// A widget at the moment of a provider's placeholder, with settings.
    @MainActor public init<W: Widget, Provider: AppIntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping @MainActor () -> W,
        timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name) {
            let context = TimelineProviderContext(family: family, isPreview: true, displaySize: family._size)
            return Self.view(of: widget(), entry: timelineProvider().placeholder(in: context), family: family)
        }
    }
    /// A Live Activity in its states.
    @MainActor public init<W: Widget, Attributes: ActivityAttributes>(
        _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes, widget: @escaping @MainActor () -> W,
        @PreviewTimelineBuilder<Attributes.ContentState> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
    ) {
        self.init(name) {
            var parts: [_WidgetParts] = []
            widget()._collect(&parts)
            guard let state = contentStates().first, let activity = parts.lazy.compactMap({ $0.activity?(attributes, state) }).first else {
                return AnyView(EmptyView())
            }
            switch kind.part {
            case .content: return AnyView(LockScreenActivity(content: activity.content))
            case .island(.expanded): return AnyView(ExpandedIsland(island: activity.island))
            case .island(.compact): return AnyView(CompactIsland(island: activity.island))
            case .island(.minimal):
                return AnyView(activity.island.minimal.frame(width: 36, height: 36).background(Color.black, in: .circle).environment(\.colorScheme, .dark))
            }
        }
    }
}
/// A Live Activity as the lock screen shows it.
private struct LockScreenActivity: View {
    let content: AnyView
    var body: some View {
        content.frame(width: 371).frame(maxHeight: 160).fixedSize(horizontal: false, vertical: true)
            .backgroundPreferenceValue(ActivityTintKey.self) { tint in
                if let tint { tint } else { Rectangle().fill(.regularMaterial) }
            }
            .clipShape(.rect(cornerRadius: 24, style: .continuous))
    }
}
