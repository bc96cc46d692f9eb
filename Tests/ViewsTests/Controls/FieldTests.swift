import Foundation
import Testing

@testable import Views

@MainActor struct FieldTests {
    private struct Fields: View {
        @State var amount = 12.5
        @State var count: Int? = 3
        @State var formatted = 7.0
        @State var text = ""
        @State var long = "abcdefgh"
        @State var log = ""

        var body: some View {
            VStack(alignment: .leading) {
                TextField("amount", value: $amount, format: .number).named("amount")
                TextField("count", value: $count, format: .number).named("count")
                TextField("formatter", value: $formatted, formatter: NumberFormatter()).named("formatter")
                TextField("title", text: $text, prompt: Text("prompt")).named("prompt")
                TextField("axis", text: $long, axis: .vertical).frame(width: 68).named("axis")
                TextEditor(text: $text).frame(height: 60).named("editor")
                TextField("keys", text: $text).onKeyPress("x") {
                    log += "x"
                    return .handled
                }
                .named("keys")
                Text(verbatim: "[\(amount)|\(count.map { "\($0)" } ?? "nil")|\(formatted)|\(text)|\(log)]")
            }
        }
    }

    private func type(_ letters: String, into name: String, _ graph: ViewGraph) throws {
        try graph.perform(.type(letters, into: .identifier(name), duration: 0))
        graph.settle()
    }

    @Test func aFieldForAValueReadsItAtTheEnd() throws {
        let graph = host(Fields(), width: 900, height: 600)
        #expect(graph.texts.contains("12.5") && graph.texts.contains("3") && graph.texts.contains("7"))
        try type("5", into: "amount", graph)
        #expect(graph.texts.contains("12.55") && graph.texts.contains("[12.5|3|7.0||]"))
        try type("\n", into: "amount", graph)
        #expect(graph.texts.contains("[12.55|3|7.0||]"))
        try type("\u{8}x\n", into: "count", graph)
        #expect(graph.texts.contains("[12.55|nil|7.0||]"))
        try type("1\n", into: "formatter", graph)
        #expect(graph.texts.contains("[12.55|nil|71.0||]"))
    }

    @Test func thePromptReplacesTheTitleAndAVerticalFieldGrows() throws {
        let graph = host(Fields(), width: 900, height: 600)
        #expect(graph.texts.contains("prompt") && !graph.texts.contains("title"))
        // Two lines of four letters, and the space of a field.
        #expect(graph.rects["axis"]!.height > 34 && graph.rects["prompt"]!.height < 20)
        try type("a\nb", into: "editor", graph)
        #expect(graph.texts.contains { $0.hasSuffix("a\nb|]") })
    }

    @Test func keyActionsComeBeforeTyping() throws {
        let graph = host(Fields(), width: 900, height: 600)
        try type("axb", into: "keys", graph)
        #expect(graph.texts.contains { $0.hasSuffix("|ab|x]") })
    }

    private struct Underlined: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
            VStack(spacing: 0) {
                configuration
                Text("line")
            }
        }
    }

    @Test func aFieldHasStyles() throws {
        struct Fields: View {
            @State var text = ""
            var body: some View {
                VStack {
                    TextField("own", text: $text).textFieldStyle(Underlined()).named("own")
                    TextField("round", text: .constant("")).textFieldStyle(.roundedBorder).named("round")
                    TextField("plain", text: .constant("")).textFieldStyle(.plain).named("plain")
                    SecureField("secret", text: .constant("abc")).textFieldStyle(RoundedBorderTextFieldStyle()).named("secret")
                    TextEditor(text: .constant("x")).textEditorStyle(.plain)
                }
            }
        }
        let graph = host(Fields(), width: 300, height: 400)
        #expect(graph.texts == ["own", "line", "round", "plain", "•", "x"])
        #expect(abs(graph.rects["round"]!.height - graph.rects["plain"]!.height - 12) < 0.01)
        // Dots are drawn, 10.25 apart, here rounded to whole points.
        let dots = graph.fills.filter { (6...9).contains($0.width) && (6...9).contains($0.height) }
        #expect(dots.count == 3 && abs(dots[1].minX - dots[0].minX - 10.25) < 1.1, "\(graph.fills)")
        try graph.perform(.type("ab", into: .identifier("own"), duration: 0))
        graph.settle()
        #expect(graph.texts.prefix(2) == ["ab", "line"])
    }

    @Test func typedCharactersHaveTheAttributesBeforeThem() throws {
        final class Box { var text = AttributedString() }
        struct Note: View {
            let box: Box
            @State var text: AttributedString
            @State var selection = AttributedTextSelection()
            init(_ box: Box) {
                self.box = box
                var start = AttributedString("ab")
                start.font = .headline
                _text = State(initialValue: start)
            }
            var body: some View {
                TextEditor(text: $text, selection: $selection).named("note").onChange(of: text, initial: true) { box.text = text }
            }
        }
        let box = Box()
        let graph = host(Note(box), width: 300, height: 100)
        #expect(graph.texts == ["ab"])
        try graph.perform(.type("c", into: .identifier("note"), duration: 0))
        graph.settle()
        #expect(String(box.text.characters) == "abc")
        #expect(box.text.runs.count == 1 && box.text.runs.first?.font == .headline)
    }

    private struct Focusing: View {
        enum Part: Hashable { case field, view }
        @FocusState var part: Part?
        @FocusState var isOn: Bool
        @State var log = ""
        @State var text = ""
        var body: some View {
            VStack {
                TextField("field", text: $text).focused($part, equals: .field)
                Color.red.focusable().focused($part, equals: .view).onKeyPress(phases: .down) { key in
                    log += key.characters
                    return .handled
                }
                TextField("other", text: $text).focused($isOn, equals: true)
                Text("\(part.map { "\($0)" } ?? "none") \(isOn) \(log)")
                Button("view") { part = .view }
                Button("on") { isOn = true }
            }
            .defaultFocus($part, .field)
        }
    }

    @Test func anyViewCanTakeTheFocus() throws {
        let graph = host(Focusing(), width: 600, height: 300)
        #expect(graph.texts.contains("field false "))
        try graph.press("view")
        #expect(graph.texts.contains("view false "))
        graph.type("q")
        graph.settle()
        #expect(graph.texts.contains("view false q"))
        try graph.press("on")
        #expect(graph.texts.contains("none true q"))
    }
}
