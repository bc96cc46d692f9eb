import Testing

@testable import Views

/// Modifiers around an `if`, a `ForEach`, or an `id`: they belong to the view that comes and goes.
@MainActor struct OuterTransitionTests {
    struct Toggled<Content: View>: View {
        @State var isOn: Bool
        @ViewBuilder let content: (Bool) -> Content
        var body: some View {
            VStack(spacing: 0) {
                Color.blue.frame(width: 20, height: 20).onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.named("button")
                content(isOn)
            }
        }
    }

    func graph(isOn: Bool, @ViewBuilder _ content: @escaping (Bool) -> some View) -> ViewGraph { host(Toggled(isOn: isOn, content: content)) }

    func toggle(_ graph: ViewGraph) throws {
        try graph.tap(.identifier("button"))
        graph.settle()
    }

    /// The filled rects by color, except the button, with the effects around each, outermost first.
    func fills(_ graph: ViewGraph) -> [String] {
        let names: [(Color, String)] = [(.red, "red"), (.green, "green"), (.yellow, "yellow")]
        func described(_ item: DisplayItem, _ effects: [String]) -> [String] {
            switch item {
            case .fill(let path, let paint, _):
                guard let name = names.first(where: { .color($0.0.resolve(in: EnvironmentValues())) == paint })?.1 else { return [] }
                let rect = path.boundingRect
                return [
                    ([name, "\(Int(saturating: rect.minX)) \(Int(saturating: rect.minY)) \(Int(saturating: rect.width))x\(Int(saturating: rect.height))"]
                        + effects).joined(separator: ", ")
                ]
            case .group(.opacity(let value), let items): return items.flatMap { described($0, effects + ["opacity \(value)"]) }
            case .group(.transform(let matrix), let items): return items.flatMap { described($0, effects + ["moved \(matrix.tx) \(matrix.ty)"]) }
            case .group(_, let items): return items.flatMap { described($0, effects) }
            default: return []
            }
        }
        return graph.displayList().items.flatMap { described($0, []) }
    }

    @Test func aTransitionAroundAnIdCountsAsOneInsideOfIt() throws {
        for isOutside in [false, true] {
            let graph = graph(isOn: false) { isOn in
                let square = Rectangle().fill(isOn ? Color.red : .green).frame(width: 40, height: 40)
                if isOutside {
                    square.id(isOn).transition(.move(edge: .leading))
                } else {
                    square.transition(.move(edge: .leading)).id(isOn)
                }
            }
            try toggle(graph)
            graph.step(to: 0.25)
            #expect(fills(graph) == ["green, 80 90 40x40, moved -10.0 0.0", "red, 80 90 40x40, moved -30.0 0.0"])
            graph.step(to: 1.1)
            #expect(fills(graph) == ["red, 80 90 40x40"])
        }
    }

    @Test func paddingAndBackgroundsComeAndGoWithTheView() throws {
        let graph = graph(isOn: false) { isOn in
            Group { if isOn { Color.red.frame(width: 40, height: 40) } }.padding(10).background { Color.green }.transition(.move(edge: .leading))
        }
        #expect(fills(graph) == [])
        try toggle(graph)
        graph.step(to: 0.25)
        #expect(fills(graph) == ["green, 70 80 60x60, moved -45.0 0.0", "red, 80 90 40x40, moved -45.0 0.0"])
        graph.step(to: 1.1)
        try toggle(graph)
        graph.step(to: 1.35)
        #expect(fills(graph) == ["green, 70 80 60x60, moved -15.0 0.0", "red, 80 90 40x40, moved -15.0 0.0"])
        // Brought back while it goes.
        try toggle(graph)
        graph.step(to: 3)
        #expect(fills(graph) == ["green, 70 80 60x60", "red, 80 90 40x40"])
        try toggle(graph)
        graph.step(to: 4.1)
        #expect(fills(graph) == [])
        #expect(!graph.isAnimating)
    }

    @Test func withoutATransitionTheBackgroundFades() throws {
        let graph = graph(isOn: true) { isOn in Optional(isOn ? Color.red.frame(width: 40, height: 40) : nil).background { Color.green } }
        try toggle(graph)
        graph.step(to: 0.25)
        #expect(fills(graph) == ["green, 80 90 40x40, opacity 0.75", "red, 80 90 40x40, opacity 0.75"])
        graph.step(to: 1.1)
        #expect(fills(graph) == [])
    }

    @Test func customTransitionsSurroundTheModifiers() throws {
        struct Lower: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View { content.offset(y: phase.isIdentity ? 0 : 40) }
        }
        let graph = graph(isOn: true) { isOn in
            Group { if isOn { Color.red.frame(width: 40, height: 40) } }.padding(10).background { Color.green }.transition(Lower())
        }
        #expect(fills(graph) == ["green, 70 80 60x60", "red, 80 90 40x40"])
        try toggle(graph)
        graph.step(to: 0.25)
        #expect(fills(graph) == ["green, 70 90 60x60", "red, 80 100 40x40"])
        graph.step(to: 1.1)
        #expect(fills(graph) == [])
    }

    @Test func rowsWithAConditionGoWithTheirModifiers() throws {
        struct Rows: View {
            let isOn: Bool
            var body: some View { ForEach(isOn ? [0, 1] : [0], id: \.self) { row in if row == 0 || isOn { Color.red.frame(width: 40, height: 40) } } }
        }
        let graph = graph(isOn: true) { Rows(isOn: $0).padding(10).background { Color.green }.transition(.move(edge: .trailing)) }
        let first = ["green, 70 50 60x60", "red, 80 60 40x40"]
        #expect(fills(graph) == first + ["green, 70 110 60x60", "red, 80 120 40x40"])
        try toggle(graph)
        graph.step(to: 0.25)
        #expect(Set(fills(graph)).isSuperset(of: ["green, 70 110 60x60, moved 15.0 0.0", "red, 80 120 40x40, moved 15.0 0.0"]))
        graph.step(to: 1.1)
        #expect(fills(graph).count == 2)
        try toggle(graph)
        graph.step(to: 1.6)
        #expect(Set(fills(graph)).isSuperset(of: ["green, 70 110 60x60, moved 30.0 0.0", "red, 80 120 40x40, moved 30.0 0.0"]))
        graph.step(to: 3)
        #expect(fills(graph) == first + ["green, 70 110 60x60", "red, 80 120 40x40"])
    }

    struct Nested: View {
        struct Inner: View {
            @Binding var isOn: Bool
            var body: some View { if isOn { Color.red.frame(width: 40, height: 40) } }
        }
        @State var outer = true
        @State var inner = true
        func button(_ name: String, _ action: @escaping () -> Void) -> some View {
            Color.blue.frame(width: 20, height: 20).onTapGesture { withAnimation(.linear(duration: 1), action) }.named(name)
        }
        var body: some View {
            VStack(spacing: 0) {
                button("both") { (outer, inner) = (false, false) }
                button("inner") { inner.toggle() }
                button("outer") { outer.toggle() }
                Group { if outer { Inner(isOn: $inner) } }.background { Color.green }
            }
        }
    }

    @Test func aViewInTwoConditionsFadesOnce() throws {
        let together = host(Nested())
        try together.tap(.identifier("both"))
        together.settle()
        together.step(to: 0.25)
        #expect(fills(together).map { $0.suffix(12) } == ["opacity 0.75", "opacity 0.75"])
        together.step(to: 1.1)
        #expect(fills(together) == [] && !together.isAnimating)

        let inTurn = host(Nested())
        try inTurn.tap(.identifier("inner"))
        inTurn.settle()
        inTurn.step(to: 0.5)
        try inTurn.tap(.identifier("outer"))
        inTurn.settle()
        inTurn.step(to: 0.75)
        #expect(fills(inTurn).map { $0.suffix(12) } == ["opacity 0.25", "opacity 0.25"])
        // The outer condition holds again, but not the inner one.
        try inTurn.tap(.identifier("outer"))
        inTurn.settle()
        inTurn.step(to: 1.1)
        #expect(fills(inTurn) == [])
        try inTurn.tap(.identifier("inner"))
        inTurn.settle()
        inTurn.step(to: 3)
        #expect(fills(inTurn).count == 2)
    }

    @Test func traitsAroundACustomTransitionReachTheContainer() throws {
        struct Boxed: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View { ZStack { content } }
        }
        let graph = graph(isOn: true) { isOn in
            ZStack {
                Group { if isOn { Color.red.frame(width: 40, height: 40).transition(Boxed()) } }.zIndex(1)
                Color.green.frame(width: 40, height: 40)
            }
        }
        #expect(fills(graph) == ["green, 80 90 40x40", "red, 80 90 40x40"])
    }

    @Test func valuesOfAViewThatGoesAreGone() throws {
        struct Said: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        final class Heard { var values: [Int] = [] }
        let heard = Heard()
        let graph = graph(isOn: true) { isOn in
            VStack { Group { if isOn { Color.red.frame(width: 40, height: 40) } }.preference(key: Said.self, value: 3) }
                .onPreferenceChange(Said.self) { heard.values.append($0) }
        }
        try toggle(graph)
        #expect(heard.values == [3, 0])
    }

    @Test func subviewsOfAContainerKeepTheirTransition() throws {
        struct Framed<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View { Group(subviews: content) { subviews in ForEach(subviews) { $0.padding(10).background { Color.green } } } }
        }
        let graph = graph(isOn: true) { isOn in Framed { if isOn { Color.red.frame(width: 40, height: 40).transition(.move(edge: .trailing)) } } }
        #expect(fills(graph) == ["green, 70 80 60x60", "red, 80 90 40x40"])
        try toggle(graph)
        graph.step(to: 1.1)
        #expect(fills(graph) == [])
        try toggle(graph)
        graph.step(to: 1.6)
        // The element moves by its own width, and the view inside only with it.
        #expect(fills(graph) == ["green, 70 80 60x60, moved 30.0 0.0", "red, 80 90 40x40, moved 30.0 0.0"])
        graph.step(to: 3)
        #expect(fills(graph) == ["green, 70 80 60x60", "red, 80 90 40x40"])
    }

    @Test func subviewsAreInsertedOnce() throws {
        struct Lower: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View { content.offset(y: phase.isIdentity ? 0 : 40) }
        }
        struct Framed<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View { ForEach(subviews: content) { $0.padding(10).background { Color.green } } }
        }
        let graph = graph(isOn: true) { isOn in Framed { if isOn { Color.red.frame(width: 40, height: 40).transition(Lower()) } } }
        try toggle(graph)
        graph.step(to: 1.1)
        #expect(fills(graph) == [])
        try toggle(graph)
        graph.step(to: 1.6)
        #expect(fills(graph) == ["green, 70 100 60x60", "red, 80 110 40x40"])
        graph.step(to: 3)
        #expect(fills(graph) == ["green, 70 80 60x60", "red, 80 90 40x40"] && !graph.isAnimating)
    }

    @Test func aSubviewIsInsertedInAnElementThatStays() throws {
        struct Last<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View { Group(subviews: content) { all in ForEach(0..<1, id: \.self) { _ in if let last = all.last { last } } } }
        }
        let graph = graph(isOn: false) { isOn in
            Last {
                Color.green.frame(width: 40, height: 40)
                if isOn { Color.red.frame(width: 40, height: 40).transition(.move(edge: .trailing)) }
            }
        }
        try toggle(graph)
        graph.step(to: 0.5)
        #expect(fills(graph).filter { $0.hasPrefix("red") } == ["red, 80 90 40x40, moved 20.0 0.0"])
    }

    @MainActor final class EnabledLog { var values: [Bool] = [] }

    @Test func backgroundsGetTheEnvironmentOfATransition() throws {
        struct Ground: View {
            let log: EnabledLog
            @Environment(\.isEnabled) private var isEnabled
            var body: some View {
                let _ = log.values.append(isEnabled)
                Color.green
            }
        }
        struct Disabling: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View { content.disabled(!phase.isIdentity).opacity(phase.isIdentity ? 1 : 0.5) }
        }
        let log = EnabledLog()
        let graph = graph(isOn: true) { isOn in
            Group { if isOn { Color.red.frame(width: 40, height: 40) } }.padding(10).background { Ground(log: log) }.transition(Disabling())
        }
        #expect(Set(log.values) == [true])
        try toggle(graph)
        #expect(log.values.last == false)
        try toggle(graph)
        graph.step(to: 3)
        #expect(log.values.last == true)
    }
}
