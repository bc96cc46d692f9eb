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
        #expect(graph.texts.contains("[sSoc||||true|none]".replacing("||||", with: "|||")))
        #expect(throws: EventError.noKey("command+d", candidates: ["command+s", "shift+command+s", "command+s", "return", "escape", "command+t", "command+n"]))
        {
            try graph.perform(.key("d", modifiers: [.command]))
        }
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
