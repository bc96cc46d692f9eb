import Display
import Foundation
import Testing

@testable import SceneFormat

/// The example of each entry in the reference looks different without the entry.
///
/// The tests of single entries say what an entry draws; this one finds an entry that draws nothing, also one that was added without a test.
@MainActor struct EntryEffectTests {
    private static let standard = SceneEntries.standard

    /// Entries whose examples look the same without them in the first frame: most act on an event, or pass a value on. Each needs an ``EntryMeaning`` that shows
    /// its effect, or parameters whose arrival `ParameterOrderTests` record.
    private static let later: Set<String> = [
        "EmptyView", "accessibilityHidden", "accessibilityIdentifier", "alignmentGuide", "allowsHitTesting", "allowsTightening", "anchorPreference",
        "animation", "backgroundExtensionEffect", "badgeProminence", "contentShape", "contentTransition", "contextMenu", "deleteDisabled", "disabled",
        "dragGesture", "draggable", "dropDestination", "editMode", "focusable", "formStyle", "geometryGroup", "gesture", "gridCellColumns",
        "gridColumnAlignment", "hoverEffect", "id", "ignoresSafeArea", "interactiveDismissDisabled", "keyboardShortcut", "layoutValue", "lineSpacing",
        "listRowSeparator", "matchedGeometryEffect", "matchedTransitionSource", "menuActionDismissBehavior", "menuOrder", "minimumScaleFactor",
        "moveDisabled", "multilineTextAlignment", "navigationBarBackButtonHidden", "navigationBarHidden", "navigationDestination",
        "navigationSplitViewColumnWidth", "navigationTransition", "onChange", "onContinuousHover", "onDisappear", "onHover", "onKeyPress",
        "onLongPressGesture", "onPreferenceChange", "onReceive", "onScrollGeometryChange", "onScrollPhaseChange", "onScrollTargetVisibilityChange",
        "onScrollVisibilityChange", "onSubmit", "onTapGesture", "opacity", "padding", "preference", "presentationContentInteraction",
        "presentationSizing", "refreshable", "scrollBounceBehavior", "scrollDisabled", "scrollIndicators", "scrollIndicatorsFlash",
        "scrollTargetBehavior", "scrollTargetLayout", "searchCompletion", "searchScopes", "searchSuggestions", "selectionDisabled", "swipeActions",
        "symbolEffect", "symbolRenderingMode", "tableStyle", "task", "transaction", "transformAnchorPreference", "transformPreference", "transition",
        "truncationMode",
    ]

    @Test("each entry's example shows the entry in its first frame, except for those that act later")
    func examplesShowTheirEntries() throws {
        var invisible: [String] = []
        for (name, entry) in Self.standard.views where name != "Slot" && name != "Configuration" && !SceneRegistry.statements.contains(name) {
            if try !isVisible(name, SceneExamples.view(entry)) { invisible.append(name) }
        }
        for (name, entry) in Self.standard.modifiers where try !isVisible(name, SceneExamples.modified(entry)) { invisible.append(name) }
        #expect(Set(invisible).subtracting(Self.later).sorted() == [])
        #expect(Self.later.subtracting(invisible).sorted() == [])
    }

    /// Effects that the example's text doesn't show.
    @Test(arguments: [
        ("lineSpacing", "5", "lineSpacing", "5"), ("truncationMode", "\"head\"", "truncationMode", "head"),
        ("multilineTextAlignment", "\"trailing\"", "multilineTextAlignment", "trailing"), ("minimumScaleFactor", "0.5", "minimumScaleFactor", "0.5"),
        ("allowsTightening", "true", "allowsTightening", "true"), ("imageScale", "\"large\"", "imageScale", "large"),
        ("disabled", "true", "isEnabled", "false"), ("scrollDisabled", "true", "isScrollEnabled", "false"),
    ])
    func aModifierReachesTheEnvironment(_ entry: String, _ value: String, _ key: String, _ shown: String) throws {
        let view = "{ \"Environment\": { \"Text\": \"{environment.\(key)}\" }, \"modifiers\": [{ \"\(entry)\": \(value) }] }"
        try EntryMeaning(entry, view).expect([shown]) { try $0.texts() }
    }

    private func isVisible(_ name: String, _ example: JSONText) throws -> Bool {
        try EntryMeaning(name, example.line, size: (200, 200), keys: "\"duration\": 2, \"state\": \(SceneExamples.state.line)").isVisible
    }
}
