import Display

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

    /// `#Preview` of views and controllers of UIKit, for modules with previews that mention them: with more declarations to choose from, messages about a
    /// preview's errors are less exact.
    static let controllerMacros = """
        import SwiftUI
        import UIKit

        // Without builders, every closure of several statements would fit these macros, because its last statement isn't its result.
        @resultBuilder
        enum _EaselControllerBuilder { static func buildBlock(_ controller: UIViewController) -> UIViewController { controller } }
        @resultBuilder
        enum _EaselUIViewBuilder { static func buildBlock(_ view: UIView) -> UIView { view } }

        @freestanding(declaration)
        macro Preview(
            _ name: String? = nil, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>...,
            @_EaselControllerBuilder body: @escaping @MainActor () -> UIViewController
        ) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

        @freestanding(declaration)
        macro Preview(
            _ name: String? = nil, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>..., @_EaselUIViewBuilder body: @escaping @MainActor () -> UIView
        ) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

        """

    /// `#Preview` of windows and spaces on visionOS, for files that use them.
    static let spaceMacros = """
        import Spatial
        import SwiftUI

        @freestanding(declaration)
        macro Preview<Style: WindowStyle>(
            _ name: String? = nil, windowStyle: Style, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>...,
            @ViewBuilder body: @escaping @MainActor () -> any View
        ) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

        @freestanding(declaration)
        macro Preview<Style: ImmersionStyle>(
            _ name: String? = nil, immersionStyle: Style, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>...,
            @ViewBuilder body: @escaping @MainActor () -> any View
        ) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

        """

    /// Returns the files with the macros that the files of a module see.
    static func macroFiles(for files: [SwiftSource.File], on target: CompilationTarget) -> [(name: String, text: String)] {
        let hasWidgets = files.contains { ImportScan.possibleImports(in: $0.compiledText).contains("WidgetKit") }
        let hasControllers = target.platform == .iOS && files.contains { mentionsUIKit($0.compiledText) }
        return [("EaselMacros.swift", macros)] + (hasWidgets ? [("EaselWidgetMacros.swift", widgetMacros)] : [])
            + (hasControllers ? [("EaselControllerMacros.swift", controllerMacros)] : [])
            + (target.system == .visionOS ? [("EaselSpaceMacros.swift", spaceMacros)] : [])
    }

    /// Whether a file has previews, and names of UIKit's views or controllers.
    private static func mentionsUIKit(_ text: [UInt8]) -> Bool {
        let words = CodeScanner.tokens(of: text)
        guard zip(words, words.dropFirst()).contains(where: { $0.isMark("#") && $1.isName("Preview") }) else { return false }
        return words.contains { $0.kind == .name && ($0.text == "UIKit" || $0.text.hasSuffix("ViewController") || $0.text.hasPrefix("UIView")) }
    }
}
