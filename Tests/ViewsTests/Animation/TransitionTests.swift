import Testing

@testable import Views

@MainActor struct TransitionTests {
    struct Shown: View {
        @State var isShown = false
        let transition: AnyTransition
        var animation: Animation? = .linear(duration: 1)
        var body: some View {
            VStack(spacing: 0) {
                Color.blue.frame(width: 20, height: 20).onTapGesture { withAnimation(animation) { isShown.toggle() } }.named("button")
                if isShown { Color.red.frame(width: 40, height: 40).named("box").transition(transition) }
            }
        }
    }

    func toggle(_ graph: ViewGraph) throws {
        try graph.tap(.identifier("button"))
        graph.settle()
    }

    /// Returns the drawing of the red box: the effect around it, and its rect; nil if it isn't drawn.
    func box(_ graph: ViewGraph) -> (effect: DisplayEffect?, rect: CGRect)? {
        let red = Paint.color(Color.red.resolve(in: EnvironmentValues()))
        for item in graph.displayList().items {
            switch item {
            case .fill(let path, red, _): return (nil, path.boundingRect)
            case .group(let effect, let items):
                if case .fill(let path, red, _)? = items.first { return (effect, path.boundingRect) }
            default: break
            }
        }
        return nil
    }

    @Test func viewsFadeUnlessTheySayOtherwise() throws {
        let graph = host(Shown(transition: .opacity))
        #expect(box(graph) == nil)
        try toggle(graph)
        #expect(box(graph) == nil)  // still fully transparent
        graph.step(to: 0.25)
        #expect(box(graph)?.effect == .opacity(0.25))
        #expect(graph.rects["box"] == CGRect(x: 80, y: 90, width: 40, height: 40))
        graph.step(to: 1)
        #expect(box(graph)?.effect == nil && box(graph) != nil)
        try toggle(graph)
        #expect(graph.rects["box"] == nil)  // removed from the layout immediately
        #expect(graph.rects["button"]?.minY == 90)
        graph.step(to: 1.25)
        #expect(box(graph)?.effect == .opacity(0.75))
        #expect(box(graph)?.rect == CGRect(x: 80, y: 90, width: 40, height: 40))  // its previous rect
        graph.step(to: 2)
        #expect(box(graph) == nil)
        graph.step(to: 2.1)
        #expect(!graph.isAnimating)
    }

    @Test func withoutAnAnimationTheyAreThereAtOnce() throws {
        let graph = host(Shown(transition: .opacity, animation: nil))
        try toggle(graph)
        #expect(box(graph)?.effect == nil && box(graph) != nil)
        try toggle(graph)
        #expect(box(graph) == nil)
        let identity = host(Shown(transition: .identity))
        try toggle(identity)
        #expect(box(identity)?.effect == nil && box(identity) != nil)
        try toggle(identity)
        #expect(box(identity) == nil)
    }

    @Test func movesScalesAndAsymmetry() throws {
        func effects(_ transition: AnyTransition) throws -> [DisplayEffect?] {
            let graph = host(Shown(transition: transition))
            try toggle(graph)
            graph.step(to: 0.5)
            let coming = box(graph)?.effect
            graph.step(to: 2)
            try toggle(graph)
            graph.step(to: 2.75)
            return [coming, box(graph)?.effect]
        }
        #expect(
            try effects(.move(edge: .trailing)) == [
                .transform(CGAffineTransform(translationX: 20, y: 0)), .transform(CGAffineTransform(translationX: 30, y: 0)),
            ])
        #expect(
            try effects(.slide) == [
                .transform(CGAffineTransform(translationX: -20, y: 0)), .transform(CGAffineTransform(translationX: 30, y: 0)),
            ])
        #expect(
            try effects(.asymmetric(insertion: .offset(x: 10), removal: .opacity)) == [
                .transform(CGAffineTransform(translationX: 5, y: 0)), .opacity(0.25),
            ])
        guard case .transform(let matrix)? = try effects(.scale(scale: 0.5, anchor: .topLeading))[0] else {
            Issue.record("no transform")
            return
        }
        #expect(matrix.a == 0.75 && CGPoint(x: 80, y: 90).applying(matrix) == CGPoint(x: 80, y: 90))
    }

    /// Content that ends up small, or partly beyond an edge, is drawn until the end of the transition and no longer.
    @Test(arguments: [AnyTransition.scale(scale: 0.5), .move(edge: .bottom), .offset(x: 30)])
    func whatHasGoneIsNotDrawnAnyMore(_ transition: AnyTransition) throws {
        let graph = host(Shown(transition: transition))
        try toggle(graph)
        graph.step(to: 2)
        try toggle(graph)
        graph.step(to: 2.99)
        #expect(box(graph) != nil)
        graph.step(to: 3.1)
        #expect(box(graph) == nil)
        #expect(!graph.isAnimating)
    }

    struct Covered: View {
        @State var isCovered = true
        @State var taps = 0
        @State var said: [Int] = []
        var body: some View {
            Text("tap \(taps) \(said.count)").onTapGesture { taps += 1 }
                .overlay {
                    if isCovered {
                        Color.red.onTapGesture { withAnimation(.linear(duration: 1)) { isCovered = false } }
                            .preference(key: PreferenceRuleTests.List.self, value: [1])
                    }
                }
                .onPreferenceChange(PreferenceRuleTests.List.self) { said = $0 }
        }
    }

    /// Even if no view replaces it, a view that fades out blocks no taps and writes no preferences.
    @Test func whatGoesTakesNoEvents() throws {
        let graph = host(Covered())
        try graph.tap(.point(CGPoint(x: 100, y: 100)))
        graph.settle()
        #expect(graph.texts == ["tap 0 0"])
        graph.step(to: 0.5)
        #expect(graph.colors == [Color.red.resolve(in: EnvironmentValues())])
        try graph.press("tap 0 0")
        #expect(graph.texts == ["tap 1 0"])
    }

    @Test func aViewThatComesBackOnItsWayOutIsTheSameView() throws {
        struct Counted: View {
            @State var isShown = true
            var body: some View {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 20, height: 20).onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }.named("button")
                    if isShown { StateTests.Counter(name: "c") }
                }
            }
        }
        let graph = host(Counted())
        try graph.press("c0")
        try toggle(graph)
        graph.step(to: 0.5)
        #expect(graph.texts == [])
        try toggle(graph)
        #expect(graph.texts == ["c1"])
        graph.step(to: 3)
        #expect(graph.texts == ["c1"] && !graph.isAnimating)
        try toggle(graph)
        graph.step(to: 5)
        try toggle(graph)
        #expect(graph.texts == ["c0"])
    }

    struct Listed: View {
        @State var names = ["a", "b", "c"]
        var body: some View {
            VStack(spacing: 0) {
                ForEach(names, id: \.self) { name in
                    Text(name).font(.system(size: 10)).onTapGesture { withAnimation(.linear(duration: 1)) { names.removeAll { $0 == name } } }
                }
            }
        }
    }

    /// Returns the texts drawn, with their positions, including those being removed.
    func drawn(_ graph: ViewGraph) -> [String] {
        var found: [String] = []
        func visit(_ items: [DisplayItem]) {
            for item in items {
                switch item {
                case .text(let text, let point): found.append("\(text.string) \(Int(saturating: point.y))")
                case .group(_, let items): visit(items)
                default: break
                }
            }
        }
        visit(graph.displayList().items)
        return found
    }

    @Test func elementsOfALoopGoWhileTheOthersCloseUp() throws {
        let graph = host(Listed())
        #expect(drawn(graph) == ["a 85", "b 95", "c 105"])
        try graph.press("b")
        #expect(graph.texts == ["a", "c"])
        graph.step(to: 0.5)
        #expect(drawn(graph) == ["b 95", "a 87", "c 102"])
        graph.step(to: 1)
        #expect(drawn(graph) == ["a 90", "c 100"])
    }
}
