import Foundation
import Testing

@testable import Views

@MainActor
@Suite("Focus")
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
    func submit() throws {
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

    @Test("a field that is covered or out of use doesn't get the focus")
    func covered() {
        for graph in [host(Fields(isCovered: true), width: 300, height: 300), host(Fields().disabled(true), width: 300, height: 300)] {
            #expect(throws: EventError.self) { try graph.perform(.type("x", into: .identifier("first"), duration: 0)) }
            #expect(graph.texts.contains("[||]"))
        }
    }
}
