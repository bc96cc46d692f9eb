import Foundation
import Testing

@testable import Views

@MainActor
struct FocusTests {
    private struct Fields: View {
        enum Field: Hashable { case first, second }
        @FocusState var focus: Field?
        @State var first = ""
        @State var second = ""
        @State var log = ""
        var isCovered = false

        var body: some View {
            VStack {
                TextField("first", text: $first).focused($focus, equals: .first).named("first")
                    .onSubmit { focus = .second }
                TextField("second", text: $second, onEditingChanged: { log += $0 ? "+" : "-" }, onCommit: { log += "!" })
                    .focused($focus, equals: .second).named("second")
                Text(focus.map { "\($0)" } ?? "none")
                Text("[\(first)|\(second)|\(log)]")
                Button("jump") { focus = .first }
                SecureField("secret", text: $second)
            }
            .overlay { if isCovered { Color.red } }
        }
    }

    private func run(_ graph: ViewGraph, _ event: InputEvent) throws {
        try graph.perform(event)
        graph.settle()
    }

    @Test("typing taps the field; the return key submits, and the focus goes where it is sent")
    func theReturnKeySubmits() throws {
        let graph = host(Fields(), width: 300, height: 300)
        #expect(graph.texts.contains("none"))
        try run(graph, .type("ab\n", into: .identifier("first"), duration: 0))
        #expect(graph.texts.contains("second") && graph.texts.contains("[ab||+]"))
        try run(graph, .type("c\n", into: nil, duration: 0))
        #expect(graph.texts.contains("none") && graph.texts.contains("[ab|c|+!-]"))
        #expect(graph.texts.contains("•"))
        try graph.press("jump")
        #expect(graph.texts.contains("first"))
        try run(graph, .type("d", into: nil, duration: 0))
        #expect(graph.texts.contains("[abd|c|+!-]"))
    }

    @Test("a field that is covered or disabled doesn't get the focus")
    func coveredFieldsGetNoFocus() {
        for graph in [host(Fields(isCovered: true), width: 300, height: 300), host(Fields().disabled(true), width: 300, height: 300)] {
            #expect(throws: EventError.self) { try graph.perform(.type("x", into: .identifier("first"), duration: 0)) }
            #expect(graph.texts.contains("[||]"))
        }
    }

    @Test("letters after a return key go where the focus went")
    func lettersAfterReturn() throws {
        let graph = host(Fields(), width: 300, height: 300)
        try run(graph, .type("ab\ncd", into: .identifier("first"), duration: 0))
        graph.step(to: 0.1)
        #expect(graph.texts.contains("[ab|cd|+]"))
    }

    @Test("a field that goes loses the focus")
    func fieldsThatGo() throws {
        struct Going: View {
            @FocusState var isFocused: Bool
            @State var isThere = true
            @State var text = ""
            var body: some View {
                VStack {
                    if isThere { TextField("field", text: $text).focused($isFocused).named("field") }
                    Text(isFocused ? "focused" : "not")
                    Button("away") { isThere.toggle() }
                }
            }
        }
        let graph = host(Going(), width: 300, height: 300)
        try run(graph, .type("x", into: .identifier("field"), duration: 0))
        #expect(graph.texts.contains("focused"))
        try graph.press("away")
        #expect(graph.texts.contains("not"))
        #expect(!graph.type("y"))
    }
}
