import Foundation
import Testing

@testable import Views

@MainActor struct SystemControlTests {
    struct Editing: View {
        @State var mode = EditMode.inactive
        var body: some View {
            VStack {
                EditButton()
                Text(mode.isEditing ? "editing" : "reading")
            }
            .environment(\.editMode, $mode)
        }
    }

    @Test func anEditButtonTogglesTheEditMode() throws {
        let graph = host(Editing())
        #expect(graph.texts == ["Edit", "reading"])
        try graph.press("Edit")
        #expect(graph.texts == ["Done", "editing"])
        #expect(EditMode.transient.isEditing && !EditMode.inactive.isEditing)
    }

    @Test func shareLinksAndTheLikeHaveTheirLabels() throws {
        let url = try #require(URL(string: "https://example.com"))
        let renamed = Box<Bool>()
        let graph = host(
            VStack {
                ShareLink(item: url)
                ShareLink("Title", item: url, subject: Text("S"), message: Text("M"))
                ShareLink(item: "text") { Text("Label") }
                ShareLink(item: url, preview: SharePreview("Preview"))
                ShareLink(items: [url, url])
                RenameButton()
                PasteButton(payloadType: String.self) { _ in }
                HelpLink {}
            }.renameAction { renamed.value = true }, width: 400, height: 800)
        #expect(graph.texts == ["Share…", "Title", "Label", "Share…", "Share…", "Rename", "Paste", "?"])
        try graph.press("Rename")
        #expect(renamed.value == true)
        try graph.press("Label")
        #expect(graph.warnings.contains { $0.contains("ShareLink") })
    }

    @Test func symbolVariantsChangeTheNames() {
        #expect(SymbolVariants.fill.name(of: "star") == "star.fill")
        #expect(SymbolVariants.circle.fill.name(of: "star") == "star.circle.fill")
        #expect(SymbolVariants.slash.name(of: "bell.fill") == "bell.slash.fill")
        #expect(SymbolVariants.fill.name(of: "star.fill") == "star.fill")
        #expect(SymbolVariants.fill.circle.contains(.fill) && !SymbolVariants.fill.contains(.circle))
        func strokes(_ view: some View) -> [Bool] {
            host(view).drawn.compactMap { if case .fill = $0 { false } else if case .stroke = $0 { true } else { nil } }
        }
        #expect(strokes(Image(systemName: "star").symbolVariant(.fill)) == [false, true])
        #expect(strokes(Image(systemName: "star")) == [true])
        #expect(strokes(Image(systemName: "star").symbolVariant(.none).symbolVariant(.fill)) == [true])
    }

    struct Effects: View {
        @State var count = 0
        var body: some View {
            VStack {
                Button("Go") { count += 1 }
                Image(systemName: "star").symbolEffect(.bounce, value: count)
            }
        }
    }

    private func transforms(_ graph: ViewGraph) -> Int {
        graph.drawn.filter { if case .group(.transform, _) = $0 { true } else { false } }.count
    }

    @Test func effectsOfSymbolsMoveThem() throws {
        let graph = host(Effects())
        #expect(transforms(graph) == 0)
        try graph.press("Go")
        graph.step(to: 0.1)
        #expect(transforms(graph) == 1)
        // Each half of the motion begins in a step.
        for frame in 7...60 { graph.step(to: Double(frame) / 60) }
        #expect(transforms(graph) == 0)
        #expect(transforms(host(Image(systemName: "star").symbolEffect(.scale.up))) == 1)
        #expect(transforms(host(Image(systemName: "star").symbolEffect(.scale.up, isActive: false))) == 0)
        #expect(transforms(host(Image(systemName: "star").symbolEffect(.scale.up).symbolEffectsRemoved())) == 0)
        let pulsing = host(Image(systemName: "star").symbolEffect(.pulse, options: .repeating))
        pulsing.step(to: 0.25)
        #expect(pulsing.drawn.contains { if case .group(.opacity(let opacity), _) = $0 { opacity < 0.9 } else { false } })
    }

    @Test func feedbackAndShortcutsAreAccepted() {
        let shortcut = KeyboardShortcut("s", modifiers: .command, localization: .withoutMirroring)
        #expect(shortcut.localization != .automatic && KeyboardShortcut("s").localization == .automatic)
        let graph = host(
            Text("A")
                .keyboardShortcut("s", modifiers: [.command, .shift], localization: .custom)
                .sensoryFeedback(.success, trigger: 1)
                .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: 1) { $0 < $1 }
                .sensoryFeedback(trigger: 1) { _, _ in .selection }
                .contentTransition(.symbolEffect(.replace))
                .transition(.symbolEffect(.appear)))
        #expect(graph.texts == ["A"])
    }
}
