import Foundation
import Geometry
import Testing

@testable import Views

/// Initializers that differ only in the form of their arguments draw and do the same.
@MainActor struct InitializerOverloadTests {
    /// Expects that all views draw the same, and that another view with a different argument draws something else.
    private func expectSame(
        _ views: [any View], unlike other: any View, width: CGFloat = 360, height: CGFloat = 420, location: SourceLocation = #_sourceLocation
    ) {
        let lists = (views + [other]).map { host(AnyView($0), width: width, height: height).displayList().items }
        for (number, list) in lists.dropLast().enumerated() { #expect(list == lists[0], "form \(number)", sourceLocation: location) }
        #expect(lists.last != lists[0], "the argument changes nothing", sourceLocation: location)
    }

    // MARK: Fields

    @Test func textFieldsHaveTheSamePlaceholders() {
        let empty = Binding.constant("")
        expectSame(
            [
                TextField("Name", text: empty), TextField(String("Name"), text: empty), TextField(text: empty) { Text("Name") },
                TextField(text: empty, prompt: Text("Name")) { Text("Other") }, TextField("Other", text: empty, prompt: Text("Name")),
            ], unlike: TextField("Other", text: empty))
        expectSame(
            [TextField("Name", text: .constant("a long text"), axis: .vertical), TextField(text: .constant("a long text"), axis: .vertical) { Text("Name") }],
            unlike: TextField("Name", text: .constant("a long text")), width: 60)
    }

    @Test func secureFieldsShowDots() {
        let (empty, secret) = (Binding.constant(""), Binding.constant("abc"))
        expectSame(
            [
                SecureField("Code", text: empty), SecureField(String("Code"), text: empty), SecureField(text: empty) { Text("Code") },
                SecureField(text: empty, prompt: Text("Code")) { Text("Other") }, SecureField("Other", text: empty, prompt: Text("Code")),
            ], unlike: SecureField("Other", text: empty))
        expectSame(
            [SecureField("Code", text: secret), SecureField(String("Code"), text: secret), SecureField(text: secret) { Text("Code") }],
            unlike: TextField("Code", text: secret))
    }

    // MARK: Values

    @Test(arguments: [0, 1, 2]) func slidersMoveInSteps(_ form: Int) throws {
        struct Steps: View {
            let form: Int
            @State var value = 0.0
            @State var edits = ""
            var body: some View {
                let note: (Bool) -> Void = { edits += $0 ? "+" : "-" }
                VStack {
                    Group {
                        switch form {
                        case 0: Slider(value: $value, in: 0...10, step: 2, onEditingChanged: note)
                        case 1: Slider(value: $value, in: 0...10, step: 2, label: { Text("Size") }, onEditingChanged: note)
                        default: Slider(value: $value, in: 0...10, step: 2, onEditingChanged: note) { Text("Size") }
                        }
                    }
                    .named("slider")
                    Text("\(Int(saturating: value)) \(edits)")
                }
            }
        }
        let graph = host(Steps(form: form), width: 300)
        try graph.perform(.slide(.identifier("slider"), to: 0.37, duration: 0))
        graph.settle()
        #expect(graph.texts.last == "4 +-")
    }

    @Test func slidersHaveLabelsAtTheirEnds() {
        let value = Binding.constant(0.25)
        let forms: [any View] = [
            Slider(value: value, in: 0...1, label: { Text("Size") }, minimumValueLabel: { Text("A") }, maximumValueLabel: { Text("B") }),
            Slider(value: value, in: 0...1, minimumValueLabel: Text("A"), maximumValueLabel: Text("B")) { Text("Size") },
        ]
        for form in forms { #expect(host(AnyView(form), width: 300).texts == ["A", "B"]) }
        expectSame(forms, unlike: Slider(value: value, in: 0...1, label: { Text("Size") }))
        expectSame(
            [Slider(value: value), Slider(value: value, in: 0...1), Slider(value: value, label: { Text("Size") }), Slider(value: value) { Text("Size") }],
            unlike: Slider(value: value, in: 0...2))
    }

    @Test func steppersDimWhatTheyCannotDo() {
        let three = Binding.constant(3.0)
        expectSame(
            [
                Stepper("Count", value: three, in: 0...3), Stepper(value: three, in: 0...3) { Text("Count") },
                Stepper(value: three, in: 0...3, label: { Text("Count") }, onEditingChanged: { _ in }),
                Stepper(value: three, in: 0...3, onEditingChanged: { _ in }, label: { Text("Count") }),
                Stepper(value: three, in: 0...3, format: .number) { Text("Count") },
                Stepper(label: { Text("Count") }, onIncrement: nil, onDecrement: {}),
                Stepper(onIncrement: nil, onDecrement: {}, label: { Text("Count") }),
            ], unlike: Stepper("Count", value: .constant(2.0), in: 0...3))
        expectSame(
            [
                Stepper("Count", value: three), Stepper(value: three) { Text("Count") }, Stepper(value: three, format: .number) { Text("Count") },
                Stepper(value: three, onEditingChanged: { _ in }, label: { Text("Count") }),
            ], unlike: Stepper("Count", value: three, in: 0...3))
    }

    @Test func gaugesAndProgressHaveLabelsOfTheirValues() {
        func gauge(_ value: Double) -> some View {
            Gauge(value: value) {
                Text("Label")
            } currentValueLabel: {
                Text("now")
            } minimumValueLabel: {
                Text("low")
            } maximumValueLabel: {
                Text("high")
            }
        }
        expectSame(
            [
                gauge(0.25),
                Gauge(value: 0.25) {
                    Text("Label")
                } currentValueLabel: {
                    Text("now")
                } minimumValueLabel: {
                    Text("low")
                } maximumValueLabel: {
                    Text("high")
                } markedValueLabels: {
                    Text("mark")
                },
            ], unlike: gauge(0.5))
        let marked = Gauge(value: 0.25) {
            Text("Label")
        } currentValueLabel: {
            Text("now")
        } markedValueLabels: {
            Text("mark")
        }
        expectSame(
            [
                Gauge(value: 0.25) {
                    Text("Label")
                } currentValueLabel: {
                    Text("now")
                }, marked,
            ], unlike: gauge(0.25))
        let progress = ProgressView(value: 3, total: 4) {
            Text("Label")
        } currentValueLabel: {
            Text("now")
        }
        #expect(host(progress).texts == ["Label", "now"])
        expectSame(
            [
                progress,
                ProgressView(value: 0.75) {
                    Text("Label")
                } currentValueLabel: {
                    Text("now")
                },
            ], unlike: ProgressView(value: 0.75))
        expectSame(
            [Gauge(value: 0.25) { Text("x") }.gaugeStyle(CircularGaugeStyle(tint: Gradient(colors: [.red, .blue])))],
            unlike: Gauge(value: 0.25) { Text("x") }.gaugeStyle(CircularGaugeStyle(tint: .red)))
    }

    // MARK: Choices

    @Test func menusShowALabelOfTheCurrentValue() {
        let one = Binding.constant(1)
        let forms: [any View] = [
            Picker(selection: one, content: { Text("one").tag(1) }, label: { Text("Size") }, currentValueLabel: { Text("current") }),
            Picker("Size", selection: one, content: { Text("one").tag(1) }, currentValueLabel: { Text("current") }),
            Picker(String("Size"), selection: one, content: { Text("one").tag(1) }, currentValueLabel: { Text("current") }),
        ]
        for form in forms { #expect(host(AnyView(form)).texts == ["current"]) }
        expectSame(forms, unlike: Picker("Size", selection: one) { Text("one").tag(1) })
    }

    @Test func pickersOfDaysHaveBounds() {
        let days = Binding.constant(Set<DateComponents>())
        let (first, last) = (Date(timeIntervalSinceReferenceDate: 5 * 86_400), Date(timeIntervalSinceReferenceDate: 20 * 86_400))
        let title = String("Days")
        let all = MultiDatePicker("Days", selection: days)
        expectSame(
            [
                MultiDatePicker("Days", selection: days, in: first..<last), MultiDatePicker(title, selection: days, in: first..<last),
                MultiDatePicker(selection: days, in: first..<last) { Text("Days") },
            ], unlike: MultiDatePicker("Days", selection: days, in: first...))
        expectSame(
            [
                MultiDatePicker("Days", selection: days, in: first...), MultiDatePicker(title, selection: days, in: first...),
                MultiDatePicker(selection: days, in: first...) { Text("Days") },
            ], unlike: MultiDatePicker("Days", selection: days, in: ..<last))
        expectSame(
            [
                MultiDatePicker("Days", selection: days, in: ..<last), MultiDatePicker(title, selection: days, in: ..<last),
                MultiDatePicker(selection: days, in: ..<last) { Text("Days") },
            ], unlike: all)
        expectSame(
            [all, MultiDatePicker(title, selection: days), MultiDatePicker(selection: days) { Text("Days") }],
            unlike: MultiDatePicker("Days", selection: .constant([DateComponents(year: 2001, month: 1, day: 9)])))
    }

    // MARK: Containers

    private struct Folder: Identifiable {
        let id: Int
        var items: [Folder]?
    }

    @Test func outlinesHaveRowsForARoot() throws {
        let root = Folder(id: 1, items: [Folder(id: 2), Folder(id: 3)])
        func row(_ folder: Folder) -> Text { Text("n\(folder.id)") }
        let forms: [any View] = [
            OutlineGroup(root, children: \.items, content: row), OutlineGroup(root, id: \.id, children: \.items, content: row),
            OutlineGroup([root], children: \.items, content: row), OutlineGroup([root], id: \.id, children: \.items, content: row),
        ]
        for form in forms {
            let graph = host(AnyView(VStack { AnyView(form) }), width: 300, height: 300)
            #expect(graph.texts == ["n1"])
            try graph.press("n1")
            graph.step(to: 2)
            #expect(graph.texts == ["n1", "n2", "n3"])
        }
    }

    @Test func sectionsWithAHeaderCanBeClosed() {
        func list(_ isExpanded: Bool) -> some View {
            List {
                Section(isExpanded: .constant(isExpanded)) {
                    Text("row")
                } header: {
                    Text("head")
                }
            }
            .listStyle(.sidebar)
        }
        #expect(host(list(true), width: 320, height: 300).texts == ["head", "row"])
        #expect(host(list(false), width: 320, height: 300).texts == ["head"])
    }

    @Test func pathsBeginWithValues() throws {
        struct Key: Hashable { let number: Int }
        let numbers = NavigationPath([1, 2, 3])
        #expect(numbers.count == 3 && numbers.codable != nil)
        var same = NavigationPath()
        for number in 1...3 { same.append(number) }
        #expect(numbers == same)
        let keys = NavigationPath([Key(number: 1), Key(number: 2)])
        #expect(keys.count == 2 && keys.codable == nil && keys != NavigationPath([Key(number: 2), Key(number: 1)]))
    }

    // MARK: Gestures

    @Test func aLongPressLastsItsDuration() throws {
        struct Press: View {
            let gesture: LongPressGesture
            @State var count = 0
            var body: some View { Text("n\(count)").gesture(gesture.onEnded { _ in count += 1 }) }
        }
        for gesture in [LongPressGesture(minimumDuration: 1), LongPressGesture(minimumDuration: 1, maximumDistance: 10)] {
            let graph = host(Press(gesture: gesture))
            try graph.perform(.press(.text("n0"), duration: 0.8))
            graph.step(to: 0.9)
            #expect(graph.texts == ["n0"])
            try graph.perform(.press(.text("n0"), duration: 1.2))
            graph.step(to: 3)
            #expect(graph.texts == ["n1"])
        }
    }

    @MainActor private final class Values {
        var list: [Int] = []
    }

    @Test func aGestureStateGoesBackToItsFirstValue() throws {
        struct Moving: View {
            let values: Values
            @GestureState private var x: Int
            init(_ values: Values, _ state: GestureState<Int>) { (self.values, _x) = (values, state) }
            var body: some View {
                let _ = values.list.append(x)
                Text("here").gesture(DragGesture(minimumDistance: 0).updating($x) { value, state, _ in state = Int(saturating: value.translation.width) })
            }
        }
        for state in [
            GestureState(wrappedValue: 7), GestureState(initialValue: 7), GestureState(wrappedValue: 7, resetTransaction: Transaction()),
            GestureState(initialValue: 7, resetTransaction: Transaction()),
        ] {
            let values = Values()
            let graph = host(Moving(values, state))
            try graph.perform(.drag(.text("here"), by: [CGPoint(x: 30, y: 0)], duration: 0))
            graph.step(to: 1)
            #expect(values.list.first == 7 && values.list.contains(30) && values.list.last == 7)
        }
    }

    @Test func theResetOfAGestureStateGetsItsLastValue() throws {
        struct Moving: View {
            @GestureState private var x: Int
            init(_ state: GestureState<Int>) { _x = state }
            var body: some View {
                Text("\(x)").gesture(DragGesture(minimumDistance: 0).updating($x) { value, state, _ in state = Int(saturating: value.translation.width) })
            }
        }
        let values = Values()
        let reset: (Int, inout Transaction) -> Void = { value, _ in MainActor.assumeIsolated { values.list.append(value) } }
        for state in [GestureState(wrappedValue: 7, reset: reset), GestureState(initialValue: 7, reset: reset)] {
            let graph = host(Moving(state))
            try graph.perform(.drag(.text("7"), by: [CGPoint(x: 30, y: 0)], duration: 0))
            graph.step(to: 1)
            #expect(graph.texts == ["7"])
        }
        #expect(values.list == [30, 30])
    }

    // MARK: Commands and menus

    private struct Groups: App {
        @State private var count = 0
        var body: some Scene {
            WindowGroup { Text("n\(count)") }
                .commands {
                    CommandGroup(before: .newItem) { Button("one") { count += 1 }.keyboardShortcut("b") }
                    CommandGroup(after: .newItem) { Button("ten") { count += 10 }.keyboardShortcut("a") }
                    CommandGroup(replacing: .undoRedo) { Button("hundred") { count += 100 }.keyboardShortcut("r") }
                }
        }
    }

    @Test func groupsOfCommandsHaveShortcuts() throws {
        let graph = host(AppContent(Groups()))
        for (key, text) in [("b", "n1"), ("a", "n11"), ("r", "n111")] {
            try graph.perform(.key(key, modifiers: [.command]))
            graph.settle()
            #expect(graph.texts == [text])
        }
    }

    @Test func aContextMenuCanBeAValue() throws {
        func view(_ menu: ContextMenu<Button<Text>>?) -> ViewGraph { host(Text("here").contextMenu(menu), width: 300, height: 300) }
        let graph = view(ContextMenu { Button("Copy") {} })
        try graph.perform(.press(.text("here"), duration: 1))
        graph.step(to: 3)
        #expect(graph.texts.contains("Copy"))
        let without = view(nil)
        #expect(throws: (any Error).self) { try without.perform(.press(.text("here"), duration: 1)) }
    }

    // MARK: Drawing

    @Test func meshesTakeColorsAndControlPoints() {
        let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let colors: [Color] = [.red, .blue, .green, .black]
        let resolved = colors.map { $0.resolve(in: EnvironmentValues()) }
        let bezier = points.map { point in
            MeshGradient.BezierPoint(
                position: point, leadingControlPoint: point - [0.3, 0], topControlPoint: point - [0, 0.3], trailingControlPoint: point + [0.3, 0],
                bottomControlPoint: point + [0, 0.3])
        }
        let curved = MeshGradient(width: 2, height: 2, bezierPoints: bezier, colors: colors)
        expectSame(
            [MeshGradient(width: 2, height: 2, points: points, colors: colors), MeshGradient(width: 2, height: 2, points: points, resolvedColors: resolved)],
            unlike: MeshGradient(width: 2, height: 2, points: points, colors: colors.reversed()), width: 20, height: 20)
        expectSame(
            [curved, MeshGradient(width: 2, height: 2, bezierPoints: bezier, resolvedColors: resolved)],
            unlike: MeshGradient(width: 2, height: 2, bezierPoints: bezier, colors: colors.reversed()), width: 20, height: 20)
    }
}
