import Testing

@testable import Views

extension FocusedValues {
    fileprivate var number: Binding<Int>? {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}

private struct NumberKey: FocusedValueKey { typealias Value = Binding<Int> }

/// The commands of apps, which keys reach.
@MainActor struct CommandTests {
    private struct Counting: Commands {
        @FocusedBinding(\.number) var number

        var body: some Commands {
            CommandMenu("Count") {
                Button("Add") { number? += 1 }.keyboardShortcut("a", modifiers: [.command, .shift]).disabled((number ?? 0) > 100)
                Menu("More") { Button("Add ten") { number? += 10 }.keyboardShortcut("t") }
            }
        }
    }

    private struct Content: View {
        @State private var number = 0
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            VStack {
                Text("\(number) \(scheme)").named("number")
                Button("Page") { number += 100 }.keyboardShortcut("p")
            }
            .focusedSceneValue(\.number, $number)
        }
    }

    private struct Counter: App {
        @State private var isDark = false
        var isRemoved = false

        var body: some Scene {
            let scene = WindowGroup { Content().environment(\.colorScheme, isDark ? .dark : .light) }
                .commands {
                    Counting()
                    CommandGroup(replacing: .newItem) { Toggle("Dark", isOn: $isDark).keyboardShortcut("d") }
                    if isDark {
                        CommandMenu("Light") { Button("Light") { isDark = false }.keyboardShortcut("l") }
                    }
                }
            return isRemoved ? AnyScene(scene.commandsRemoved()) : AnyScene(scene)
        }
    }

    /// Two scenes of one type.
    private struct AnyScene: Scene {
        let content: AnyView
        init<S: Scene>(_ scene: S) { content = S._content(of: scene) }
        var body: some Scene { WindowGroup { content } }
    }

    private func press(_ graph: ViewGraph, _ key: String, _ modifiers: InputEvent.KeyModifier...) throws {
        try graph.perform(.key(key, modifiers: modifiers))
        graph.settle()
    }

    @Test func theShortcutsOfCommandsReactToKeys() throws {
        let graph = host(AppContent(Counter()), width: 200, height: 200)
        try press(graph, "a", .command, .shift)
        try press(graph, "t", .command)
        #expect(graph.texts.contains("11 light"))
        // Commands that depend on state come and go.
        #expect(throws: EventError.self) { try press(graph, "l", .command) }
        try press(graph, "d", .command)
        #expect(graph.texts.contains("11 dark"))
        try press(graph, "l", .command)
        #expect(graph.texts.contains("11 light"))
        // A disabled command doesn't react; the page goes first.
        try press(graph, "p", .command)
        #expect(throws: EventError.self) { try press(graph, "a", .command, .shift) }
    }

    private struct Choosing: App {
        @State private var choice = 2

        var body: some Scene {
            WindowGroup { Text("choice \(choice)") }
                .commands {
                    CommandMenu("View") {
                        Picker("Choice", selection: $choice) {
                            Text("One").tag(1)
                            Text("Two").tag(2)
                        }
                        .pickerStyle(.menu).keyboardShortcut("k")
                    }
                }
        }
    }

    private struct Ordered: App {
        @State private var log = ""

        var body: some Scene {
            WindowGroup { Text("log \(log)") }
                .commands {
                    CommandGroup(after: .help) { Button("Help") { log += "h" }.keyboardShortcut("1") }
                    CommandMenu("Own") { Button("Own") { log += "o" }.keyboardShortcut("1") }
                    CommandGroup(after: .sidebar) {
                        Button("View") { log += "v" }.keyboardShortcut("1")
                        Button("Again") { log += "a" }.keyboardShortcut("2")
                    }
                    CommandGroup(replacing: .newItem) { Button("New") { log += "n" }.keyboardShortcut("2") }
                    CommandGroup(before: .newItem) { Button("Before") { log += "b" }.keyboardShortcut("2") }
                }
        }
    }

    @Test func theFirstCommandInTheMenuBarReacts() throws {
        let graph = host(AppContent(Ordered()), width: 200, height: 200)
        try press(graph, "1", .command)
        try press(graph, "2", .command)
        #expect(graph.texts.contains("log vb"))
    }

    @Test func aPickerInCommandsIsOpen() throws {
        let graph = host(AppContent(Choosing()), width: 200, height: 200)
        try press(graph, "k", .command)
        #expect(graph.texts.contains("choice 1"))
    }

    @Test func commandsAreNeitherDrawnNorFound() throws {
        let graph = host(AppContent(Counter()), width: 200, height: 200)
        let plain = host(Content(), width: 200, height: 200)
        #expect(graph.displayList() == plain.displayList())
        #expect(throws: EventError.self) { try graph.perform(.tap(.text("Add"), count: 1)) }
        #expect(!graph.texts.contains("Add"))
    }

    @Test func commandsCanBeRemoved() throws {
        let graph = host(AppContent(Counter(isRemoved: true)), width: 200, height: 200)
        #expect(throws: EventError.self) { try press(graph, "t", .command) }
    }
}
