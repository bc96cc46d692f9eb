extension ProgramBuilder {
    /// `#Preview` of widgets and Live Activities, for modules that import WidgetKit. A macro of the module itself would hide those of an imported module.
    static let widgetMacros = """
        import ActivityKit
        import AppIntents
        import SwiftUI
        import WidgetKit

        /// Shows a widget at the moments of a timeline.
        @freestanding(declaration)
        macro Preview<W: Widget, Entry: TimelineEntry>(
            _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
            @PreviewTimelineBuilder<Entry> timeline: @escaping @MainActor () -> [Entry]
        ) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

        /// Shows a widget with settings at the moments of a timeline.
        @freestanding(declaration)
        macro Preview<W: Widget, Intent: WidgetConfigurationIntent, Entry: TimelineEntry>(
            _ name: String? = nil, as family: WidgetFamily, using intent: Intent, widget: @escaping @MainActor () -> W,
            @PreviewTimelineBuilder<Entry> timeline: @escaping @MainActor () -> [Entry]
        ) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

        /// Shows a widget at the first moment of a provider.
        @freestanding(declaration)
        macro Preview<W: Widget, Provider: TimelineProvider>(
            _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
        ) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

        /// Shows a widget with settings at the first moment of a provider.
        @freestanding(declaration)
        macro Preview<W: Widget, Provider: AppIntentTimelineProvider>(
            _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping @MainActor () -> W,
            timelineProvider: @escaping @MainActor () -> Provider
        ) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

        /// Shows a Live Activity in its states.
        @freestanding(declaration)
        macro Preview<W: Widget, Attributes: ActivityAttributes>(
            _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes, widget: @escaping @MainActor () -> W,
            @PreviewTimelineBuilder<Attributes.ContentState> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
        ) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

        """

    /// Returns the files with the macros that the files of a module see.
    static func macroFiles(for files: [SwiftSource.File]) -> [(name: String, text: String)] {
        let hasWidgets = files.contains { ImportScan.possibleImports(in: $0.rewritten ?? $0.bytes).contains("WidgetKit") }
        return [("EaselMacros.swift", macros)] + (hasWidgets ? [("EaselWidgetMacros.swift", widgetMacros)] : [])
    }
}
