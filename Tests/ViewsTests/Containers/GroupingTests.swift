import Testing

@testable import Views

/// Groups: views that move, appear or are aligned together.
@MainActor struct GroupingTests {
    private struct Mover: View {
        @State private var isAway = false
        let isGrouped: Bool
        var body: some View {
            let box = ZStack(alignment: .topLeading) {
                Color.blue.frame(width: 50, height: 50)
                if isAway { Color.red.frame(width: 10, height: 10).transition(.identity) }
            }
            ZStack(alignment: .topLeading) {
                Color.clear
                if isGrouped { box.geometryGroup().offset(x: 0) } else { box }
            }
            .padding(.leading, isAway ? 100 : 0)
            .onTapGesture { withAnimation(.linear(duration: 1)) { isAway = true } }
        }
    }

    /// A view inserted into a moving group appears at the group's current position; without a group, at the end position immediately.
    @Test(arguments: [(true, 50), (false, 100)] as [(Bool, CGFloat)])
    func newcomersJoinTheGroup(isGrouped: Bool, x: CGFloat) throws {
        let graph = host(Mover(isGrouped: isGrouped))
        try graph.perform(.tap(.point(CGPoint(x: 20, y: 20)), count: 1))
        graph.settle()
        graph.step(to: 0.5)
        let red = Color.red.resolve(in: EnvironmentValues())
        let boxes = graph.drawn.compactMap { item -> CGRect? in
            if case .fill(let path, .color(red), _) = item { path.boundingRect } else { nil }
        }
        #expect(boxes.map(\.minX) == [x])
    }

    private struct Replaced: View {
        @State private var isThere = false
        var body: some View {
            ZStack {
                Color.clear
                if isThere { Color.red.frame(width: 50, height: 50).transition(.blurReplace) }
            }
            .onTapGesture { withAnimation(.linear(duration: 1)) { isThere = true } }
        }
    }

    @Test func blurReplaceBlursScalesAndFades() throws {
        let graph = host(Replaced())
        try graph.perform(.tap(.point(CGPoint(x: 20, y: 20)), count: 1))
        graph.settle()
        graph.step(to: 0.5)
        let effects = graph.drawn.compactMap { if case .group(let effect, _) = $0 { effect } else { nil } }
        #expect(effects.contains(.blur(radius: 5, opaque: nil)) && effects.contains(.opacity(0.5)))
        #expect(effects.contains { if case .transform(let transform) = $0 { abs(transform.a - 0.9) < 1e-9 } else { false } })
        graph.step(to: 1.1)
        #expect(graph.drawn.allSatisfy { if case .group(.blur, _) = $0 { false } else { true } })
    }

    /// A section's header takes a whole line, and the section's views begin on a new one.
    @Test func headersInLazyGrids() {
        let graph = host(
            LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 10) {
                ForEach(0..<2) { section in
                    Section {
                        ForEach(0..<3) { Color.red.frame(height: 20).named("\(section)\($0)") }
                    } header: {
                        Color.blue.frame(height: 30).named("h\(section)")
                    }
                }
            }, height: 210)
        let expected: [String: CGRect] = [
            "h0": CGRect(x: 46, y: 10, width: 108, height: 30), "00": CGRect(x: 46, y: 50, width: 50, height: 20),
            "01": CGRect(x: 104, y: 50, width: 50, height: 20), "02": CGRect(x: 46, y: 80, width: 50, height: 20),
            "h1": CGRect(x: 46, y: 110, width: 108, height: 30), "10": CGRect(x: 46, y: 150, width: 50, height: 20),
            "11": CGRect(x: 104, y: 150, width: 50, height: 20), "12": CGRect(x: 46, y: 180, width: 50, height: 20),
        ]
        for (name, rect) in expected { #expect(graph.rects[name] == rect, "\(name)") }
    }

    /// A stroked shape's inner shadow is inside the stroke's outline.
    @Test func linesHaveInnerShadows() {
        let graph = host(Rectangle().stroke(Color.red.shadow(.inner(radius: 2)), lineWidth: 10).frame(width: 100, height: 100))
        #expect(graph.drawn.contains { if case .group(.clip, _) = $0 { true } else { false } })
        #expect(graph.fills.first == CGRect(x: 45, y: 45, width: 110, height: 110))
    }

    /// The number of items that each shadow covers.
    private func shadows(_ view: some View) -> [Int] {
        host(view).drawn.compactMap { if case .group(.shadow, let items) = $0 { items.count } else { nil } }
    }

    @Test func aShadowAppliesToEachViewAndToGroupsAsAWhole() {
        let card = Text("a").padding().background(Color.white)
        #expect(shadows(card.shadow(radius: 4)) == [1, 1])
        #expect(shadows(VStack { card }.frame(width: 100).shadow(radius: 4)) == [1, 1])
        #expect(shadows(card.compositingGroup().shadow(radius: 4)) == [1])
        #expect(shadows(card.cornerRadius(8).shadow(radius: 4)) == [1])
        // An opacity is no group: the text and its background are faded and cast shadows each on its own.
        #expect(shadows(card.opacity(0.5).shadow(radius: 4)) == [1, 1])
        // The second shadow is that of the view with the first one.
        #expect(shadows(Color.red.shadow(radius: 4).shadow(radius: 2)) == [1, 1])
        // The parts of a symbol are one view.
        #expect(shadows(Image(systemName: "rainbow").shadow(radius: 4)) == [3])
    }

    /// The effects around each item that isn't a group, outermost first.
    private func effects(_ items: [DisplayItem], inside outer: [String] = []) -> [String] {
        items.flatMap { item -> [String] in
            guard case .group(let effect, let items) = item else { return [outer.joined(separator: " ")] }
            let name =
                switch effect {
                case .opacity(let opacity): "opacity \(opacity)"
                case .blend(let mode): "\(mode)"
                case .shadow: "shadow"
                case .transform: "transform"
                case .clip: "clip"
                case .isolated: "group"
                case .filter: "filter"
                case .blur: "blur"
                default: "?"
                }
            // A group of several items is marked, to tell it from effects on each of them.
            return effects(items, inside: outer + [items.count > 1 ? name + "+" : name])
        }
    }

    private func effects(_ view: some View) -> [String] { effects(host(view).displayList().items) }

    @Test func opacityAndBlendModesApplyToEachViewAndToGroupsAsAWhole() {
        let card = Color.red.frame(width: 40, height: 40).overlay { Color.blue.frame(width: 20, height: 20) }
        #expect(effects(card.opacity(0.5)) == ["opacity 0.5", "opacity 0.5"])
        #expect(effects(VStack { card }.padding().opacity(0.5).opacity(0.5)) == ["opacity 0.25", "opacity 0.25"])
        #expect(effects(card.compositingGroup().opacity(0.5)) == ["opacity 0.5 group+", "opacity 0.5 group+"])
        #expect(effects(card.cornerRadius(8).opacity(0.5)) == ["opacity 0.5 clip+", "opacity 0.5 clip+"])
        #expect(effects(card.rotationEffect(.degrees(30)).opacity(0.5)) == ["opacity 0.5 transform", "opacity 0.5 transform"])
        #expect(effects(card.rotationEffect(.degrees(30))) == ["transform+", "transform+"])
        #expect(effects(card.grayscale(1).opacity(0.5)) == ["opacity 0.5 filter", "opacity 0.5 filter"])
        #expect(effects(card.blendMode(.multiply)) == ["multiply", "multiply"])
        // Whatever the order, the faded view is blended.
        #expect(effects(card.blendMode(.multiply).opacity(0.5)) == ["multiply opacity 0.5", "multiply opacity 0.5"])
        #expect(effects(card.opacity(0.5).blendMode(.multiply)) == ["multiply opacity 0.5", "multiply opacity 0.5"])
        #expect(effects(card.blendMode(.screen).blendMode(.multiply)) == ["screen", "screen"])
        #expect(effects(card.opacity(0.5).shadow(radius: 2)) == ["opacity 0.5 shadow", "opacity 0.5 shadow"])
    }

    /// Views that the system draws are faded as a whole: a list and a switch don't show what lies below their parts.
    @Test func viewsOfTheSystemAreFadedAsAWhole() {
        func isWhole(_ view: some View) -> Bool {
            let items = host(view.opacity(0.5)).displayList().items
            return items.count == 1 && items.allSatisfy { if case .group(.opacity(0.5), _) = $0 { true } else { false } }
        }
        for view in [
            AnyView(List { Text("a") }), AnyView(ScrollView { Text("a") }.scrollClipDisabled()), AnyView(Toggle("", isOn: .constant(true)).labelsHidden()),
            AnyView(Slider(value: .constant(0.5))), AnyView(NavigationStack { Text("a") }),
            AnyView(TextField("a", text: .constant("")).textFieldStyle(.roundedBorder)),
        ] {
            #expect(isWhole(view))
        }
    }

    @Test func aShadowOverKeptItemsAppliesToEachView() {
        let graph = host(
            VStack {
                HStack {
                    Color.red
                    Color.blue
                }
            }.shadow(radius: 4))
        let first = graph.displayList()
        graph.step(to: 1)
        #expect(graph.displayList() == first)
        #expect(graph.drawn.count { if case .group(.shadow, _) = $0 { true } else { false } } == 2)
    }
}
