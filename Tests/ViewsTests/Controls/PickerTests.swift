import Foundation
import Testing

@testable import Views

@MainActor struct PickerTests {
    private struct Colors: View {
        @State var chosen = "Red"
        var body: some View {
            VStack(spacing: 0) {
                Text("is \(chosen)")
                Picker("Color", selection: $chosen) {
                    Text("Red").tag("Red")
                    ForEach(["Green", "Blue"], id: \.self) { Text($0) }
                }
                .named("picker")
            }
        }
    }

    private struct Sizes: View {
        @State var chosen: Int? = 2
        var body: some View {
            Group {
                Text("size \(chosen.map { "\($0)" } ?? "none")")
                Picker(selection: $chosen) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                } label: {
                    Text("Size")
                }
                .named("sizes")
            }
        }
    }

    @Test func segmentsHaveOneWidth() throws {
        let graph = host(Colors().pickerStyle(.segmented), width: 300, height: 201)
        #expect(graph.texts == ["is Red", "Red", "Green", "Blue"])
        #expect(graph.rects["picker"]?.size == CGSize(width: 300, height: 32))
        let centers = graph.layoutListing().filter { $0.name == "Text" }.dropFirst().map(\.rect.midX)
        #expect(Array(centers) == [50, 150, 250])
        // The track, two separators and the plate behind the first segment.
        #expect(graph.fills.last == CGRect(x: 2, y: graph.rects["picker"]!.minY + 2, width: 96, height: 28))
        try graph.press("Blue")
        #expect(graph.texts[0] == "is Blue")
        graph.step(to: 5)
        #expect(graph.fills.last?.minX == 202)
        // A tap anywhere in a segment selects it.
        try graph.tap(.point(CGPoint(x: 104, y: graph.rects["picker"]!.minY + 4)))
        graph.settle()
        #expect(graph.texts[0] == "is Green")
    }

    @Test func aSegmentedPickerIsAsWideAsItMustBeWithoutRoom() {
        // Five characters of 13 points plus twice 10, three times; 2 points at the sides.
        let graph = host(Colors().fixedSize().pickerStyle(.segmented), width: 400)
        #expect(graph.rects["picker"]?.width.rounded() == 259)
    }

    @Test func aMenuShowsWhatIsChosen() throws {
        let graph = host(Colors())
        #expect(graph.texts == ["is Red", "Red"])
        // 17 points per character, 4 and 12 for the arrows; padding of 12 and 7.
        #expect(graph.rects["picker"]?.size == CGSize(width: 3 * 17 + 16 + 24, height: 17 + 14))
        try graph.perform(.choose("Green", from: nil))
        graph.settle()
        #expect(graph.texts == ["is Green", "Green"])
        #expect(graph.rects["picker"]?.width.rounded() == 125)
    }

    @Test func anInlinePickerHasLines() throws {
        let graph = host(Colors().pickerStyle(.inline), width: 300)
        #expect(graph.rects["picker"]?.size == CGSize(width: 300, height: 132))
        // Two separators between the options and a check mark.
        #expect(graph.fills.count == 3)
        try graph.perform(.choose("Blue", from: nil))
        graph.settle()
        #expect(graph.texts[0] == "is Blue")
        #expect(graph.fills.map { $0.width.rounded() } == [300, 300, 14])
    }

    @Test(arguments: ["menu", "segmented", "inline"])
    func choosingByText(_ style: String) throws {
        let both = VStack {
            Colors()
            Sizes()
        }
        let graph =
            switch style {
            case "menu": host(both.pickerStyle(.menu))
            case "segmented": host(both.pickerStyle(.segmented))
            default: host(both.pickerStyle(.inline), height: 600)
            }
        #expect(graph.texts.contains("size 2"))
        try graph.perform(.choose("Small", from: nil))
        graph.settle()
        #expect(graph.texts.contains("size 1"))
        try graph.perform(.choose("Blue", from: .identifier("picker")))
        graph.settle()
        #expect(graph.texts.contains("is Blue"))
        #expect(throws: EventError.noOption("Pink", candidates: ["\"Red\"", "\"Green\"", "\"Blue\"", "\"Small\"", "\"Large\""])) {
            try graph.perform(.choose("Pink", from: nil))
        }
        #expect(throws: EventError.noOption("Blue", candidates: ["\"Small\"", "\"Large\""])) { try graph.perform(.choose("Blue", from: .identifier("sizes"))) }
    }

    @Test func aMenuIsAsWideAsItsSelectedOption() throws {
        let graph = host(Colors().pickerStyle(.menu))
        let width = graph.rects["picker"]?.width
        try graph.perform(.choose("Green", from: nil))
        graph.settle()
        #expect(graph.rects["picker"]?.width == host(Colors(chosen: "Green").pickerStyle(.menu)).rects["picker"]?.width)
        #expect(graph.rects["picker"]?.width != width)
    }

    @Test func whatCannotBeChosen() throws {
        let graph = host(
            VStack {
                Colors().named("first")
                Colors().named("second")
                Text("none")
            })
        let error = #expect(throws: EventError.self) { try graph.perform(.choose("Blue", from: nil)) }
        guard case .ambiguous(.text("Blue"), let rects) = error else {
            Issue.record("\(error as Any)")
            return
        }
        #expect(rects.count == 2)
        #expect(throws: EventError.notA("picker", .text("none"), candidates: [#"the identifier "picker""#, #"the identifier "picker""#])) {
            try graph.perform(.choose("Blue", from: .text("none")))
        }
        try graph.perform(.choose("Blue", from: .identifier("second")))
        graph.settle()
        #expect(graph.texts == ["is Red", "Red", "is Blue", "Blue", "none"])
        #expect(EventError.noOption("a", candidates: []).description == "no option \"a\"; there is no picker")
        let disabled = host(Colors().disabled(true))
        try disabled.perform(.choose("Blue", from: nil))
        disabled.settle()
        #expect(disabled.texts == ["is Red", "Red"])
    }

    @Test func controlsAreToldByWhatNamesThem() {
        let graph = host(
            VStack {
                Toggle("On", isOn: .constant(true))
                Toggle("Off", isOn: .constant(false)).named("off")
                HStack { Slider(value: .constant(0.5)) }
                HStack { Slider(value: .constant(0.5)) }
                TextField("Name", text: .constant(""))
                Text("plain")
            }, width: 300)
        func message(_ event: InputEvent) -> String? {
            let error = #expect(throws: EventError.self) { try graph.perform(event) }
            return error?.description
        }
        let none = #"the text "plain" is not a toggle and neither contains one nor is inside one; found: "On", the identifier "off""#
        #expect(message(.toggle(.text("plain"), isOn: true)) == none)
        #expect(message(.slide(.identifier("off"), to: 1, duration: 0))?.contains("found: the point 150,") == true)
        #expect(message(.type("a", into: nil, duration: 0)) == #"no text field has the focus; name one with 'into'; found: "Name""#)
        let noPicker = #"the text "plain" is not a picker and neither contains one nor is inside one; there is no picker"#
        #expect(message(.choose("a", from: .text("plain"))) == noPicker)
    }

    @Test func aMenuInAListShowsItsLabel() throws {
        let graph = host(List { Sizes() }.listStyle(.plain), width: 300)
        #expect(graph.texts == ["size 2", "Size", "Large"])
        try graph.perform(.choose("Small", from: .text("Size")))
        graph.settle()
        #expect(graph.texts == ["size 1", "Size", "Small"])
        #expect(graph.texts(nearTrailing: 300) == ["Small"])
    }

    @Test func anInlinePickerInAListHasARowForEachOption() throws {
        let graph = host(List { Sizes() }.listStyle(.plain).pickerStyle(.inline), width: 300)
        let middles = graph.layoutListing().filter { $0.name == "Text" }.map(\.rect.midY)
        #expect(zip(middles, middles.dropFirst()).allSatisfy { abs($1 - $0 - 44) < 0.01 }, "\(middles)")
        try graph.perform(.choose("Small", from: nil))
        graph.settle()
        #expect(graph.texts == ["size 1", "Size", "Small", "Large"])
        // The label has a row of its own, unless labels are hidden.
        #expect(host(List { Sizes() }.pickerStyle(.inline).labelsHidden(), width: 300).texts == ["size 2", "Small", "Large"])
    }
}

extension ViewGraph {
    /// Returns the texts that end within 40 points of an edge.
    fileprivate func texts(nearTrailing edge: CGFloat) -> [String] {
        layoutListing().filter { $0.name == "Text" && $0.rect.maxX > edge - 40 }.compactMap(\.label)
    }
}
