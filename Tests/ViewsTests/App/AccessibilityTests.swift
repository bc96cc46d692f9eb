import Foundation
import Testing

@testable import Views

/// Accessibility modifiers: events find views by their spoken labels; everything else doesn't affect drawing.
@MainActor struct AccessibilityTests {
    private struct Icons: View {
        @State var taps = 0
        var body: some View {
            VStack {
                Color.red.frame(width: 40, height: 40).onTapGesture { taps += 1 }.accessibilityLabel("Favorite")
                Color.blue.frame(width: 40, height: 40).onTapGesture { taps += 10 }.accessibilityLabel(Text("Share"), isEnabled: true)
                Color.blue.frame(width: 40, height: 40).onTapGesture { taps += 100 }.accessibility(label: Text("Delete"))
                Color.blue.frame(width: 40, height: 40).onTapGesture { taps += 1000 }.accessibilityLabel("Off", isEnabled: false)
                Text("\(taps)")
            }
        }
    }

    @Test func eventsFindSpokenLabels() throws {
        let graph = host(Icons(), height: 300)
        for label in ["Favorite", "Share", "Delete"] { try graph.press(label) }
        #expect(graph.texts == ["111"])
        #expect(throws: EventError.notFound(.text("Off"), candidates: ["\"111\"", "\"Favorite\"", "\"Share\"", "\"Delete\""])) {
            try graph.press("Off")
        }
    }

    @Test func setsOfTraits() {
        var traits: AccessibilityTraits = [.isButton, .isHeader]
        #expect(traits.contains(.isHeader))
        #expect(!traits.contains(.isTabBar))
        #expect(traits.insert(.isHeader).inserted == false)
        #expect(traits.remove(.isHeader) == .isHeader)
        #expect(traits.remove(.isHeader) == nil)
        #expect(traits.update(with: .isLink) == nil)
        #expect(traits == [.isButton, .isLink])
        #expect(traits.union(.isModal) == [.isButton, .isLink, .isModal])
        #expect(traits.intersection([.isLink, .isModal]) == .isLink)
        #expect(traits.symmetricDifference([.isLink, .isModal]) == [.isButton, .isModal])
        #expect(AccessibilityTechnologies.voiceOver != .switchControl)
    }

    private struct Spoken: View {
        enum Field { case name }
        struct Item: Identifiable {
            let id: Int
            let name: String
        }
        @AccessibilityFocusState private var isFocused: Bool
        @AccessibilityFocusState(for: .voiceOver) private var field: Field?
        @Namespace private var space
        @Environment(\.accessibilityEnabled) private var isEnabled
        let items = [Item(id: 1, name: "one")]

        var body: some View {
            Color.red
                .accessibilityElement(children: .combine)
                .accessibilityValue("1", isEnabled: true)
                .accessibilityHint(Text("Opens"), isEnabled: false)
                .accessibilityAddTraits([.isButton, .playsSound])
                .accessibilityActivationPoint(.center)
                .accessibilityActions { Text("a") }
                .accessibilityAction(named: "Delete") {}
                .accessibilityAction(.showMenu) {}
                .accessibilityAdjustableAction { _ in }
                .accessibilityScrollAction { _ in }
                .accessibilityZoomAction { _ in }
                .accessibilityInputLabels(["a", "b"])
                .accessibilityRepresentation { Text("b") }
                .accessibilityChildren { Text("c") }
                .accessibilityLabeledPair(role: .label, id: 1, in: space)
                .accessibilityLinkedGroup(id: 1, in: space)
                .accessibilityShowsLargeContentViewer { Text("d") }
                .accessibilityCustomContent("Price", Text("5"), importance: .high)
                .accessibilityFocused($isFocused)
                .accessibilityFocused($field, equals: .name)
                .accessibilityRotor("Items") { ForEach(items) { AccessibilityRotorEntry($0.name, id: $0.id) } }
                .accessibilityRotor(.headings, entries: items, entryLabel: \.name)
                .accessibilityRotorEntry(id: 1, in: space)
                .speechAdjustedPitch(0.5)
                .overlay { Text(isEnabled || isFocused || field != nil ? "on" : "off").accessibilityHeading(.h1).speechSpellsOutCharacters() }
        }
    }

    @Test func nothingElseShows() {
        let graph = host(Spoken())
        #expect(graph.texts == ["off"])
        #expect(graph.fills == [CGRect(x: 0, y: 0, width: 200, height: 200)])
    }
}
