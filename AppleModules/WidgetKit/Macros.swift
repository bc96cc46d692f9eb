import AppleActivityKit
import AppleAppIntents

/// Shows a widget at the moments of a timeline.
@freestanding(declaration)
public macro Preview<W: Widget, Entry: TimelineEntry>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder<Entry> timeline: @escaping @MainActor () -> [Entry]
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Shows a widget with settings at the moments of a timeline.
@freestanding(declaration)
public macro Preview<W: Widget, Intent: WidgetConfigurationIntent, Entry: TimelineEntry>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder<Entry> timeline: @escaping @MainActor () -> [Entry]
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Shows a widget at the first moment of a provider.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Shows a widget with settings at the first moment of a provider.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Shows a Live Activity in its states.
@freestanding(declaration)
public macro Preview<W: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder<Attributes.ContentState> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")
