import Foundation
import Testing

@testable import Views

/// Keys of a keyboard: shortcuts, the focus, and commands of apps.
@MainActor
struct KeyEventTests {
    private func press(_ graph: ViewGraph, _ key: String, _ modifiers: InputEvent.KeyModifier...) throws {
        try graph.perform(.key(key, modifiers: modifiers))
        graph.settle()
    }

    private struct Controls: View {
        enum Field: Hashable { case first, second, box }
        @FocusState var focus: Field?
        @State var log = ""
        @State var isOn = false
        @State var text = ""
        @State var other = ""
        @State var isPresented = false

        var body: some View {
            VStack {
                Text("[\(log)|\(text)|\(other)|\(isOn)|\(focus.map { "\($0)" } ?? "none")]")
                Button("Save") { log += "s" }.keyboardShortcut("s")
                Button("Save as") { log += "S" }.keyboardShortcut("s", modifiers: [.command, .shift])
                Button("Never") { log += "!" }.keyboardShortcut("d").disabled(true)
                Button("Second") { log += "2" }.keyboardShortcut("s")
                Button("OK") { log += "o" }.keyboardShortcut(.defaultAction)
                Button("Cancel") { log += "c" }.keyboardShortcut(.cancelAction)
                Toggle("On", isOn: $isOn).keyboardShortcut("t")
                TextField("First", text: $text).focused($focus, equals: .first)
                TextField("Off", text: $text).disabled(true)
                TextField("Second", text: $other).focused($focus, equals: .second).onSubmit { log += "r" }
                Color.red.focusable().focused($focus, equals: .box).onKeyPress(.upArrow) {
                    log += "^"
                    return .handled
                }
                Button("Sheet") { isPresented = true }.keyboardShortcut("n")
            }
            .sheet(isPresented: $isPresented) { Button("Done") { isPresented = false }.keyboardShortcut(.return, modifiers: []) }
        }
    }

    @Test func aShortcutRunsTheFirstControl() throws {
        let graph = host(Controls(), width: 300, height: 600)
        try press(graph, "s", .command)
        try press(graph, "s", .command, .shift)
        try press(graph, "return")
        try press(graph, "escape")
        try press(graph, "t", .command)
        #expect(graph.texts.contains("[sSoc|||true|none]"))
        #expect(throws: EventError.noKey("command+d", candidates: ["command+s", "shift+command+s", "command+s", "return", "escape", "command+t", "command+n"]))
        {
            try graph.perform(.key("d", modifiers: [.command]))
        }
    }

    private struct Menus: View {
        @State private var log = ""
        @State private var isOn = false

        var body: some View {
            VStack {
                Text("[\(log)|\(isOn)]")
                Menu("Edit") {
                    Button("Copy") { log += "c" }.keyboardShortcut("c")
                    Menu("More") { Toggle("On", isOn: $isOn).keyboardShortcut("t", modifiers: [.command, .option]) }
                }
                Menu("Off") { Button("Never") { log += "!" }.keyboardShortcut("n") }.disabled(true)
                Button("Page") { log += "p" }.keyboardShortcut("p")
            }
        }
    }

    @Test func theItemsOfAClosedMenuReact() throws {
        let graph = host(Menus(), width: 300, height: 300)
        let before = graph.layoutListing().map(\.name)
        try press(graph, "c", .command)
        try press(graph, "t", .command, .option)
        #expect(graph.texts.contains("[c|true]"))
        #expect(graph.layoutListing().map(\.name) == before)
        #expect(throws: EventError.noKey("command+n", candidates: ["command+p", "command+c", "option+command+t"])) {
            try graph.perform(.key("n", modifiers: [.command]))
        }
        try graph.press("Edit")
        graph.step(to: 1)
        try press(graph, "c", .command)
        #expect(graph.texts.contains("[cc|true]"))
    }

    @Test func theTabKeyMovesTheFocus() throws {
        let graph = host(Controls(), width: 300, height: 600)
        try press(graph, "tab")
        try press(graph, "a", .shift)
        try press(graph, "tab")
        try press(graph, "b")
        #expect(graph.texts.contains("[|A|b|false|second]"))
        try press(graph, "tab")
        try press(graph, "upArrow")
        #expect(graph.texts.contains("[^|A|b|false|box]"))
        try press(graph, "tab")
        #expect(graph.texts.contains("[^|A|b|false|first]"))
        try press(graph, "tab", .shift)
        try press(graph, "tab", .shift)
        // A field takes the return key, and a button's shortcut doesn't.
        try press(graph, "return")
        #expect(graph.texts.contains("[^r|A|b|false|none]"))
        graph.perform(typing: "x\ty", into: "first")
        #expect(graph.texts.contains("[^r|Ax|by|false|second]"))
    }

    @MainActor private final class Log { var keys = "" }

    @Test func aKeyThatAnActionIgnoresIsOfferedOnce() throws {
        struct Ignoring: View {
            let log: Log
            @State var text = ""

            var body: some View {
                VStack {
                    TextField("Field", text: $text).onKeyPress(phases: .down) { press in
                        log.keys += press.characters + (press.modifiers.contains(.shift) ? "^" : "")
                        return .ignored
                    }
                    Text("[\(text)]")
                }
            }
        }
        let log = Log()
        let graph = host(Ignoring(log: log), width: 300, height: 300)
        try press(graph, "tab")
        try press(graph, "a")
        try press(graph, "b", .shift)
        // A capital letter needs the shift key.
        try press(graph, "C")
        #expect(log.keys == "ab^C^")
        #expect(graph.texts.contains("[aBC]"))
        try press(graph, "delete")
        #expect(log.keys == "ab^C^\u{8}")
        #expect(graph.texts.contains("[aB]"))
    }

    @Test func aCoveredPageGetsNoShortcuts() throws {
        struct Pages: View {
            let log: Log

            var body: some View {
                NavigationStack {
                    VStack {
                        Button("First") { log.keys += "1" }.keyboardShortcut("k")
                        NavigationLink("Open") { Button("Second") { log.keys += "2" }.keyboardShortcut("k") }
                    }
                }
            }
        }
        let log = Log()
        let graph = host(Pages(log: log), width: 300, height: 400)
        try press(graph, "k", .command)
        try graph.press("Open")
        graph.step(to: 2)
        try press(graph, "k", .command)
        #expect(log.keys == "12")
        try graph.press("Back")
        graph.step(to: 4)
        try press(graph, "k", .command)
        #expect(log.keys == "121")
    }

    @Test func aSheetCoversTheShortcutsBehindIt() throws {
        let graph = host(Controls(), width: 300, height: 600)
        try press(graph, "n", .command)
        graph.step(to: 1)
        #expect(throws: EventError.self) { try graph.perform(.key("s", modifiers: [.command])) }
        try press(graph, "return")
        graph.step(to: 2)
        try press(graph, "s", .command)
        #expect(graph.texts.contains("[s|||false|none]"))
    }
}

extension ViewGraph {
    fileprivate func perform(typing letters: String, into placeholder: String) {
        moveFocus(backward: false)
        typeLetters(Array(letters)).map { typed in _ = typeLetters(Array(letters.dropFirst(typed))) }
        settle()
    }
}
