import Foundation
import Geometry
import Testing

@testable import Views

/// Modifiers of scenes, previews, keys, and values that describe them.
@MainActor
struct SceneNameTests {
    private func texts<S: Scene>(_ scene: S) -> [String] { host(S._content(of: scene), width: 300, height: 300).texts }

    /// A window's frame, title bar, and menus lie outside the drawn content.
    @Test func whatIsOutsideOfWindowsLeavesTheContent() {
        let window = WindowGroup { Text("window") }
        #expect(texts(window.commandsRemoved()) == ["window"] && texts(window.commandsReplaced { CommandMenu("Menu") { Text("item") } }) == ["window"])
        #expect(texts(window.defaultPosition(.center)) == ["window"] && texts(window.windowResizability(.contentSize)) == ["window"])
        #expect(texts(window.windowStyle(.hiddenTitleBar)) == ["window"] && texts(window.windowStyle(.titleBar)) == ["window"])
        #expect(texts(window.windowToolbarStyle(.unified(showsTitle: false))) == ["window"] && texts(window.windowToolbarStyle(.unifiedCompact)) == ["window"])
        #expect(texts(window.windowToolbarStyle(.expanded)) == ["window"])
        #expect(texts(window.handlesExternalEvents(matching: ["a"])) == ["window"] && texts(window.keyboardShortcut("n")) == ["window"])
        #expect(texts(window.backgroundTask(.appRefresh("a")) { _ in }) == ["window"] && texts(window.backgroundTask(.urlSession("a")) { _ in }) == ["window"])
        #expect(texts(window.defaultSize(width: 10, height: 20)) == ["window"] && texts(window.defaultSize(CGSize(width: 10, height: 20))) == ["window"])
    }

    private struct Stored: View {
        @AppStorage("name") private var name = "none"
        var body: some View { TextField("Name", text: $name) }
    }

    @Test func aStoreProvidesTheValuesOfAWindow() throws {
        // Another run of the tests at the same time has another store.
        let name = "SceneNameTests-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        store.set("Ada", forKey: "name")
        defer { store.removePersistentDomain(forName: name) }
        #expect(texts(WindowGroup { Stored() }.defaultAppStorage(store)) == ["Ada"])
        #expect(host(Stored().defaultAppStorage(store)).texts == ["Ada"])
    }

    @Test func previewsKeepTheirRequests() {
        func options(_ view: some View) -> PreviewOptions? { host(view).previews.first }
        #expect(options(Text("a").previewInterfaceOrientation(.landscapeLeft))?.orientation == .landscapeLeft)
        #expect(options(Text("a").previewDisplayName("name"))?.displayName == "name")
        #expect(options(Text("a").previewDevice("iPhone 15"))?.device == "iPhone 15")
        #expect(options(Text("a").previewDevice(PreviewDevice(rawValue: "iPad")))?.device == "iPad")
        #expect(options(Text("a").previewLayout(.fixed(width: 10, height: 20)))?.layout == .fixed(width: 10, height: 20))
        let preview = _Preview("name", traits: .landscapeRight, .fixedLayout(width: 10, height: 20)) { Text("a") }
        #expect(preview.displayName == "name" && preview.interfaceOrientation == .landscapeRight && preview.layout == .fixed(width: 10, height: 20))
        #expect(host(preview.content).texts == ["a"] && preview.device == nil)
        #expect(_Preview(traits: .portraitUpsideDown) { Text("a") }.interfaceOrientation == .portraitUpsideDown)
        #expect(_Preview(traits: .landscapeLeft) { Text("a") }.interfaceOrientation == .landscapeLeft)
        #expect(_Preview(traits: .landscapeLeft, .portrait) { Text("a") }.interfaceOrientation == .portrait)
        #expect(_Preview(traits: .sizeThatFitsLayout) { Text("a") }.layout == .sizeThatFits)
        #expect(_Preview(traits: .sizeThatFitsLayout, .defaultLayout) { Text("a") }.layout == .device)
    }

    @Test func keysAndModifiersKeepTheirValues() {
        #expect(KeyEquivalent("k").character == "k" && ("k" as KeyEquivalent).character == "k")
        let modifiers: EventModifiers = [.shift, .command]
        #expect(modifiers.rawValue == 18 && EventModifiers(rawValue: 18) == modifiers && EventModifiers.all.contains(.numericPad))
        #expect(KeyboardShortcut("k").modifiers == .command && KeyboardShortcut("k", modifiers: modifiers).key == "k")
    }

    @Test func setsOfAccessibilityAreSets() {
        var traits: AccessibilityTraits = [.isButton, .isHeader]
        #expect(traits.contains(.isButton) && !traits.contains(.isLink) && traits.union(.isLink).contains(.isLink))
        #expect(traits.intersection(.isHeader) == .isHeader && traits.symmetricDifference(.isHeader) == .isButton)
        traits.formIntersection([.isHeader, .isLink])
        #expect(traits == .isHeader && traits.insert(.isLink).inserted && !traits.insert(.isLink).inserted)
        #expect(traits.remove(.isLink) == .isLink && traits.remove(.isLink) == nil && traits.update(with: .isHeader) == .isHeader)
        traits.formSymmetricDifference([.isHeader, .isLink])
        #expect(traits == .isLink)
        traits.formUnion(.isHeader)
        #expect(traits == [.isLink, .isHeader])
        var technologies: AccessibilityTechnologies = [.voiceOver, .switchControl]
        #expect(technologies.contains(.voiceOver) && technologies.intersection(.voiceOver) == .voiceOver && AccessibilityTechnologies().isEmpty)
        #expect(technologies.symmetricDifference(.voiceOver) == .switchControl && AccessibilityTechnologies.voiceOver.union(.switchControl) == technologies)
        technologies.formIntersection(.voiceOver)
        #expect(technologies == .voiceOver && technologies.insert(.switchControl).inserted && !technologies.insert(.voiceOver).inserted)
        #expect(technologies.remove(.voiceOver) == .voiceOver && technologies.remove(.voiceOver) == nil && technologies == .switchControl)
        technologies.formSymmetricDifference([.voiceOver, .switchControl])
        #expect(technologies == .voiceOver && technologies.update(with: .switchControl) == nil && technologies.update(with: .voiceOver) == .voiceOver)
        technologies.formUnion(.switchControl)
        #expect(technologies == [.voiceOver, .switchControl])
        #expect(AccessibilityDirectTouchOptions(rawValue: 3) == [.silentOnTouch, .requiresActivation])
    }

    @Test func keysOfDetailsAreEqualByLabelAndName() {
        #expect(AccessibilityCustomContentKey("a", id: "1") == AccessibilityCustomContentKey("a", id: "1"))
        #expect(AccessibilityCustomContentKey("a", id: "1") != AccessibilityCustomContentKey("b", id: "1"))
        #expect(AccessibilityCustomContentKey(Text("a"), id: "1") != AccessibilityCustomContentKey(Text("a"), id: "2"))
        #expect(
            AccessibilityCustomContentKey("a") == AccessibilityCustomContentKey("a") && AccessibilityCustomContentKey("a") != AccessibilityCustomContentKey("b")
        )
    }

    private struct Focusing: View {
        @AccessibilityFocusState private var isFocused
        @AccessibilityFocusState private var part: Int?
        var body: some View {
            let binding = $isFocused
            Text("\(isFocused ? "on" : "off") \(part ?? 0)")
                .onTapGesture {
                    binding.projectedValue.wrappedValue = true
                    $part.wrappedValue = 3
                }
        }
    }

    @Test func codeSetsTheFocusOfAssistiveTechnology() throws {
        let graph = host(Focusing())
        #expect(graph.texts == ["off 0"])
        try graph.press("off 0")
        #expect(graph.texts == ["on 3"])
    }

    /// Equal to all others.
    private struct Constant: View, Equatable {
        let number: Int
        var body: some View { Text("shown \(number)") }
        nonisolated static func == (a: Self, b: Self) -> Bool { true }
    }

    private struct Counting: View {
        let isEquatable: Bool
        @State private var count = 0
        var body: some View {
            VStack {
                if isEquatable { Constant(number: count).equatable() } else { Constant(number: count) }
                Button("go") { count += 1 }
            }
        }
    }

    @Test func equatableViewsAreEvaluatedWhenTheyDiffer() throws {
        for (isEquatable, expected) in [(true, "shown 0"), (false, "shown 1")] {
            let graph = host(Counting(isEquatable: isEquatable))
            try graph.press("go")
            #expect(graph.texts.first == expected)
        }
        #expect(host(EquatableView(content: Constant(number: 2))).texts == ["shown 2"])
    }
}
