import Testing

@testable import Views

/// Twenty rows of 20 points in a window of 100, scrolled in different ways.
@MainActor struct ScrollPositionTests {
    /// Rows 0…19, each with an identifier.
    private struct Rows: View {
        var body: some View {
            VStack(spacing: 0) { ForEach(0..<20) { Color.red.frame(height: 20).named("\($0)") } }
        }
    }

    private struct Reader: View {
        let id: Int
        let anchor: UnitPoint?
        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    ScrollView { Rows() }
                    Color.blue.frame(height: 100).named("button").onTapGesture { withAnimation(.linear(duration: 1)) { proxy.scrollTo(id, anchor: anchor) } }
                }
            }
        }
    }

    /// A row's top is its offset minus the content offset; scrolling stops at the ends.
    @Test(
        arguments: [
            (10, .top, 200), (10, .bottom, 120), (10, .center, 160), (0, .bottom, 0), (19, .top, 300), (2, nil, 0), (10, nil, 120), (19, nil, 300),
        ] as [(Int, UnitPoint?, CGFloat)])
    func readersScroll(id: Int, anchor: UnitPoint?, offset: CGFloat) throws {
        let graph = host(Reader(id: id, anchor: anchor))
        #expect(graph.rects["0"]?.minY == 0)
        try graph.tap(.identifier("button"))
        graph.settle()
        #expect(graph.rects["0"]?.minY == 0)
        // Halfway after half of the second, in layout as on the screen.
        graph.step(to: 0.5)
        #expect(graph.rects["0"]?.minY == -offset / 2)
        #expect(graph.fills[0].minY == -offset / 2)
        graph.step(to: 1)
        #expect(graph.rects["0"]?.minY == -offset)
        #expect(graph.fills[0].minY == -offset)
    }

    @Test(arguments: [(.bottom, 300), (.center, 150), (.top, 0)] as [(UnitPoint, CGFloat)])
    func contentBeginsAtAnAnchor(anchor: UnitPoint, offset: CGFloat) {
        let graph = host(ScrollView { Rows() }.defaultScrollAnchor(anchor), height: 100)
        #expect(graph.rects["0"]?.minY == -offset)
        // Content smaller than the window is aligned to the anchor as well.
        let small = host(ScrollView { Color.red.frame(height: 40).named("a") }.defaultScrollAnchor(anchor), height: 100)
        #expect(small.rects["a"]?.minY == anchor.y * 60)
    }

    private struct Kept: View {
        @State var row: Int?
        var body: some View {
            VStack(spacing: 0) {
                ScrollView(showsIndicators: false) { Rows().scrollTargetLayout() }.scrollPosition(id: $row, anchor: .top)
                Text("\(row ?? -1)").frame(height: 100).named("button").onTapGesture { row = 7 }
            }
        }
    }

    @Test func bindingsScrollAndAreTold() throws {
        let graph = host(Kept(row: 3))
        #expect(graph.rects["0"]?.minY == -60)
        try graph.tap(.identifier("button"))
        graph.settle()
        #expect(graph.rects["0"]?.minY == -140 && graph.texts == ["7"])
        try graph.perform(.drag(.point(CGPoint(x: 50, y: 50)), by: [CGPoint(x: 0, y: 50)], duration: 0.5, velocity: 0))
        for frame in 1...40 { graph.step(to: Double(frame) / 60) }
        // Back by fifty points; a position set by a finger does not snap to the row's edge.
        #expect(graph.rects["0"]?.minY == -90 && graph.texts == ["4"])
        #expect(graph.warnings.isEmpty)
    }

    private struct Pages: View {
        @State var page: Int? = 0
        var body: some View {
            VStack(spacing: 0) {
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: 0) { ForEach(0..<3) { Color.red.frame(width: 100, height: 50).id($0) } }.scrollTargetLayout()
                }
                .scrollPosition(id: $page).frame(width: 100)
                Text("\(page ?? -1)")
            }
        }
    }

    /// Documentation/Semantics/Gestures.md#scroll-positions
    @Test(arguments: [(49, "0"), (51, "1"), (149, "1"), (151, "2")] as [(CGFloat, String)])
    func aPositionWithoutAnAnchorChangesHalfwayBetweenPages(distance: CGFloat, page: String) throws {
        let graph = host(Pages())
        let middle = CGPoint(x: 100, y: graph.layoutListing().first { $0.name == "ScrollView" }?.rect.midY ?? 0)
        try graph.perform(.drag(.point(middle), by: [CGPoint(x: -distance, y: 0)], duration: 0.5, velocity: 0))
        for frame in 1...40 { graph.step(to: Double(frame) / 60) }
        #expect(graph.texts == [page])
    }

    private struct Positions: View {
        @State var position = ScrollPosition(edge: .bottom)
        let order: (inout ScrollPosition) -> Void
        var body: some View {
            VStack(spacing: 0) {
                ScrollView { Rows() }.scrollPosition($position)
                Color.blue.frame(height: 100).named("button").onTapGesture { order(&position) }
            }
        }
    }

    @Test func positionsTakeOrders() throws {
        let orders: [((inout ScrollPosition) -> Void, CGFloat)] = [
            ({ $0.scrollTo(edge: .top) }, 0), ({ $0.scrollTo(y: 33) }, 33), ({ $0.scrollTo(point: CGPoint(x: 0, y: 50)) }, 50),
            ({ $0.scrollTo(id: 4, anchor: .top) }, 80), ({ $0.scrollTo(id: 19) }, 300),
        ]
        for (order, offset) in orders {
            let graph = host(Positions(order: order))
            #expect(graph.rects["0"]?.minY == -300)
            try graph.tap(.identifier("button"))
            graph.settle()
            #expect(graph.rects["0"]?.minY == -offset)
        }
    }

    private struct Growing: View {
        @State var count = 20
        @State var position = ScrollPosition(edge: .bottom)
        let anchor: UnitPoint?
        var body: some View {
            let rows = VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Color.red.frame(height: 20).named("\($0)") } }
            VStack(spacing: 0) {
                if let anchor {
                    ScrollView { rows }.defaultScrollAnchor(.bottom, for: .initialOffset).defaultScrollAnchor(anchor, for: .sizeChanges)
                } else {
                    ScrollView { rows }.scrollPosition($position)
                }
                Color.blue.frame(height: 100).named("button").onTapGesture { count += 5 }
            }
        }
    }

    @Test("content at an edge or an anchor stays there when it grows", arguments: [(nil, true), (.bottom, true), (.top, false)] as [(UnitPoint?, Bool)])
    func contentSticks(anchor: UnitPoint?, sticks: Bool) throws {
        let graph = host(Growing(anchor: anchor))
        #expect(graph.rects["0"]?.minY == -300)
        // Moved by a finger and back: the initial offset no longer counts.
        if anchor != nil {
            let drag = InputEvent.drag(.point(CGPoint(x: 50, y: 50)), by: [CGPoint(x: 0, y: 50), CGPoint(x: 0, y: 0)], duration: 0.1, velocity: 0)
            try graph.perform(drag)
            for frame in 1...60 { graph.step(to: Double(frame) / 60) }
            #expect(graph.rects["0"]?.minY == -300)
        }
        try graph.tap(.identifier("button"))
        graph.settle()
        #expect(graph.rects["0"]?.minY == (sticks ? -400 : -300))
    }

    /// A nested scroll view scrolls independently; a disabled one doesn't scroll.
    @Test func fingersAndNesting() throws {
        let nested = host(
            ScrollView {
                ScrollView(.horizontal) { Color.red.frame(width: 400, height: 50).named("a") }
                Color.red.frame(height: 300)
            }
            .defaultScrollAnchor(.bottomTrailing))
        #expect(nested.rects["a"]?.minX == 0)
        let drag = InputEvent.drag(.point(CGPoint(x: 50, y: 90)), by: [CGPoint(x: 0, y: -60)], duration: 0.1, velocity: 0)
        for (view, y) in [(AnyView(ScrollView { Rows() }), -60.0), (AnyView(ScrollView { Rows() }.scrollDisabled(true)), 0)] {
            let graph = host(view, height: 100)
            try graph.perform(drag)
            for frame in 1...20 { graph.step(to: Double(frame) / 60) }
            #expect(graph.rects["0"]?.minY == CGFloat(y))
            #expect(graph.warnings.isEmpty)
        }
    }

    private struct Moving: View {
        @State var isAway = false
        let change: Change
        enum Change: CaseIterable { case offset, padding, position }

        var body: some View {
            let distance: CGFloat = isAway ? 40 : 0
            let window = ScrollView { Color.red.frame(width: 60, height: 60) }.frame(width: 60, height: 60)
            ZStack(alignment: .topLeading) {
                Color.clear
                switch change {
                case .offset: window.offset(x: distance)
                case .padding: window.padding(.leading, distance)
                case .position: window.position(x: 30 + distance, y: 30)
                }
                Color.blue.frame(width: 10, height: 10).onTapGesture { withAnimation(.linear(duration: 1)) { isAway = true } }.named("button")
            }
        }
    }

    /// Content is clipped where the scroll view is drawn, not where it is going.
    @Test(arguments: Moving.Change.allCases) private func theWindowMovesWithItsContent(change: Moving.Change) throws {
        let graph = host(Moving(change: change))
        try graph.tap(.identifier("button"))
        graph.settle()
        for (time, x) in [(0.25, 10), (0.5, 20), (1, 40)] as [(Double, CGFloat)] {
            graph.step(to: time)
            let windows = graph.displayList().items.compactMap { item in
                if case .group(.clip(let path, _), _) = item { path.boundingRect } else { nil }
            }
            #expect(windows == [CGRect(x: x, y: 0, width: 60, height: 60)], "at \(time)")
        }
    }
}
