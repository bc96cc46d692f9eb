import Foundation
import Testing

@testable import Views

@MainActor struct ToggleStyleTests {
    struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                HStack {
                    Text(configuration.isMixed ? "~" : configuration.isOn ? "x" : "o")
                    configuration.label
                }
            }
        }
    }

    struct Item: Identifiable {
        let id: Int
        var isOn: Bool
    }

    private func color(_ color: Color) -> ResolvedColor { color.resolve(in: EnvironmentValues()) }

    /// Returns a rect with all numbers rounded to halves.
    private func rounded(_ rect: CGRect) -> CGRect {
        func half(_ number: CGFloat) -> CGFloat { (number * 2).rounded() / 2 }
        return CGRect(x: half(rect.minX), y: half(rect.minY), width: half(rect.width), height: half(rect.height))
    }

    struct Form: View {
        @State var isOn = false
        var body: some View { Toggle("Wi-Fi", systemImage: "wifi", isOn: $isOn).toggleStyle(Check()) }
    }

    @Test func aStyleDrawsTheToggle() throws {
        let graph = host(Form())
        #expect(graph.texts == ["o", "Wi-Fi"])
        try graph.press("o")
        #expect(graph.texts == ["x", "Wi-Fi"])
    }

    @Test func aToggleOfSeveralSourcesIsMixed() {
        let values = Box<[Bool]>()
        values.value = [true, false]
        struct Source {
            var isOn: Binding<Bool>
        }
        let sources = (0..<2).map { index in
            Source(isOn: Binding(get: { values.value?[index] ?? false }, set: { values.value?[index] = $0 }))
        }
        let graph = host(Toggle("All", sources: sources, isOn: \.isOn).toggleStyle(Check()))
        #expect(graph.texts == ["~", "All"])
        try? graph.press("All")
        #expect(values.value == [true, true])
    }

    @Test func aSwitchReachesTwoPointsBeyondItsLayout() {
        let graph = host(Toggle("A", isOn: .constant(true)).named("toggle"), width: 200, height: 100, scale: 2)
        #expect(graph.rects["toggle"]?.width == 200)
        #expect(graph.fills.first.map(rounded) == CGRect(x: 151, y: 34.5, width: 51, height: 31))
        #expect(graph.colors.first == color(.green))
        #expect(host(Toggle("A", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))).colors.first == color(.red))
        #expect(host(Toggle("A", isOn: .constant(true)).toggleStyle(.switch).tint(.blue)).colors.first == color(.blue))
    }

    @Test func aButtonToggleHasAPlateWhileItIsOn() {
        #expect(host(Toggle("A", isOn: .constant(true)).toggleStyle(.button)).colors.first == color(.accentColor.opacity(0.15)))
        #expect(host(Toggle("A", isOn: .constant(false)).toggleStyle(.button).named("t")).rects["t"]?.size == CGSize(width: 41, height: 31))
    }

    struct Steps: View {
        @State var value = 5
        @State var edits = 0
        var body: some View {
            VStack {
                Stepper("Value", value: $value, in: 0...6, step: 2) { _ in edits += 1 }.named("stepper")
                Text("\(value) \(edits)")
            }
        }
    }

    @Test(arguments: [1, .max, .min]) func aStepperEndsAtTheLimitsOfIntegers(step: Int) throws {
        var value = step == .min ? 1 : Int.max - 1
        let binding = Binding {
            value
        } set: {
            value = $0
        }
        let graph = host(Stepper("Value", value: binding, step: step).named("stepper"), width: 200, height: 100)
        let rect = try #require(graph.rects["stepper"])
        for _ in 0..<2 { try graph.tap(.point(CGPoint(x: rect.maxX - 20, y: rect.midY))) }
        #expect(value == (step == .min ? Int.min : .max))
        try graph.tap(.point(CGPoint(x: rect.maxX - 70, y: rect.midY)))
        #expect(value == (step == .min ? -1 : Int.max - step))
    }

    @Test func aStepperOfBytesEndsAtZero() throws {
        var value: UInt8 = 3
        let binding = Binding {
            value
        } set: {
            value = $0
        }
        let graph = host(Stepper("Value", value: binding, step: 5).named("stepper"), width: 200, height: 100)
        let rect = try #require(graph.rects["stepper"])
        try graph.tap(.point(CGPoint(x: rect.maxX - 70, y: rect.midY)))
        #expect(value == 0)
    }

    @Test func aStepperChangesItsValueWithinBounds() throws {
        let graph = host(Steps(), width: 200, height: 100)
        let rect = try #require(graph.rects["stepper"])
        #expect(rect.size == CGSize(width: 200, height: 32))
        let (minus, plus) = (CGPoint(x: rect.maxX - 70, y: rect.midY), CGPoint(x: rect.maxX - 20, y: rect.midY))
        try graph.tap(.point(plus))
        graph.settle()
        #expect(graph.texts.last == "6 2")
        // At the end of the range the half is disabled.
        try graph.tap(.point(plus))
        graph.settle()
        #expect(graph.texts.last == "6 2")
        for _ in 0..<2 { try graph.tap(.point(minus)) }
        graph.settle()
        #expect(graph.texts.last == "2 6")
        // The plate lies on whole pixels.
        #expect(graph.fills.map(rounded).contains(CGRect(x: rect.maxX - 94, y: rect.minY.rounded(), width: 94, height: 32)))
    }

    @Test func steppersHaveAllForms() {
        let value = Binding.constant(1.5)
        let graph = host(
            VStack {
                Stepper("A", onIncrement: {}, onDecrement: nil)
                Stepper {
                    Text("B")
                } onIncrement: {
                } onDecrement: {
                }
                Stepper(value: value, in: 0...2, step: 0.5) { Text("C") }
                Stepper("D", value: value, step: 0.5, format: .number)
                Stepper(value: value, in: 0...2, format: .number) { Text("E") }
                Stepper(value: value, onEditingChanged: { _ in }, label: { Text("F") })
            }, height: 400)
        #expect(graph.texts == ["A", "B", "C", "D", "E", "F"])
    }

    @Test func aSliderHasLabelsAtItsEndsAndNoOther() {
        let graph = host(
            VStack {
                Slider(value: .constant(0.5)) {
                    Text("hidden")
                } minimumValueLabel: {
                    Text("a")
                } maximumValueLabel: {
                    Text("b")
                }
                Slider(value: .constant(5), in: 0...10, step: 1, label: { Text("hidden") }, onEditingChanged: { _ in })
                Slider(value: .constant(5), in: 0...10, step: 1, onEditingChanged: { _ in }, minimumValueLabel: Text("c"), maximumValueLabel: Text("d")) {
                    Text("hidden")
                }
            })
        #expect(graph.texts == ["a", "b", "c", "d"])
    }

    @Test func aSlidersTrackAndThumbAreWhereThoseOfIOSAre() {
        // As in a reference picture: 260 points wide, half of the range.
        let graph = host(Slider(value: .constant(0.5)).frame(width: 260), width: 300, height: 31, scale: 6)
        #expect(
            graph.fills.map(rounded) == [
                CGRect(x: 21, y: 14, width: 258, height: 4), CGRect(x: 21, y: 14, width: 129.5, height: 4), CGRect(x: 137, y: 1.5, width: 27, height: 27),
            ])
    }
}

/// Labels of controls with several views (Documentation/Semantics/Controls.md#labels).
@MainActor struct ControlTitleTests {
    private func boxes(_ view: some View) -> (title: CGRect?, subtitle: CGRect?) {
        let texts = host(view, width: 300).layoutListing().filter { $0.name == "Text" }
        return (texts.first { $0.label == "Title" }?.rect, texts.first { $0.label == "Sub" }?.rect)
    }

    @Test func severalViewsAreATitleAndSubtitles() throws {
        @ViewBuilder func label() -> some View {
            Text("Title")
            Text("Sub")
        }
        let views: [AnyView] = [
            AnyView(Toggle(isOn: .constant(true)) { label() }),
            AnyView(
                Stepper {
                    label()
                } onIncrement: {
                } onDecrement: {
                }),
            AnyView(
                LabeledContent {
                    Text("1")
                } label: {
                    label()
                }),
            AnyView(
                Label {
                    label()
                } icon: {
                    Image(systemName: "star")
                }),
            AnyView(
                List {
                    Picker(selection: .constant(1)) {
                        Text("1").tag(1)
                    } label: {
                        label()
                    }
                }),
        ]
        for view in views {
            let (title, subtitle) = boxes(view)
            let (above, below) = (try #require(title), try #require(subtitle))
            #expect(above.minX == below.minX && below.minY == above.maxY + 2 && below.height < above.height)
        }
    }
}
