import Testing

@testable import Views

/// Headers and footers that stay visible while code scrolls.
@MainActor struct PinnedHeaderTests {
    @Test func pinnedHeadersStayAtTheTopWhileCodeScrolls() throws {
        struct Sections: View {
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Button("Go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo("end") } }
                        ScrollView {
                            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                                ForEach(0..<4) { section in
                                    Section {
                                        Color.yellow.frame(height: 150)
                                    } header: {
                                        Color.red.frame(height: 20)
                                    }
                                }
                                Color.blue.frame(height: 10).id("end")
                            }
                        }
                    }
                }
            }
        }
        let graph = host(Sections(), width: 200, height: 300)
        try graph.press("Go")
        let top = try #require(graph.layoutListing().first { $0.name == "ScrollView" }?.rect.minY)
        func headers(_ items: [DisplayItem], _ shift: CGFloat) -> [CGFloat] {
            items.flatMap { item -> [CGFloat] in
                switch item {
                case .fill(let path, _, _) where path.boundingRect.height == 20: [path.boundingRect.minY + shift]
                case .group(.transform(let matrix), let inner): headers(inner, shift + matrix.ty)
                case .group(_, let inner): headers(inner, shift)
                default: []
                }
            }
        }
        for frame in 1...50 {
            graph.step(to: Double(frame) / 60)
            // One header is at the top, or is pushed out by the next one.
            let now = headers(graph.displayList().items, 0).sorted()
            #expect(now.contains { $0 <= top + 0.5 && $0 > top - 20.5 }, "frame \(frame): \(now)")
        }
    }

    // MARK: Below bars

    private struct Sections: View {
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(0..<3) { section in
                        Section {
                            ForEach(0..<10) { Text("Row \(section).\($0)").frame(height: 40) }
                        } header: {
                            Color.red.frame(height: 20)
                        } footer: {
                            Color.green.frame(height: 30)
                        }
                    }
                }
            }
        }
    }

    /// Returns the upper edges of fills of a height, from top to bottom.
    private func edges(_ graph: ViewGraph, height: CGFloat) -> [CGFloat] {
        func search(_ items: [DisplayItem], _ shift: CGFloat) -> [CGFloat] {
            items.flatMap { item -> [CGFloat] in
                switch item {
                case .fill(let path, _, _) where path.boundingRect.height == height: [path.boundingRect.minY + shift]
                case .group(.transform(let matrix), let inner): search(inner, shift + matrix.ty)
                case .group(_, let inner): search(inner, shift)
                default: []
                }
            }
        }
        return search(graph.displayList().items, 0).sorted()
    }

    /// Scrolls down step by step.
    private func scroll(_ graph: ViewGraph, by distance: CGFloat) throws {
        try graph.perform(.scroll(.point(CGPoint(x: 100, y: 250)), by: CGSize(width: 0, height: distance), duration: 0))
        for step in 1...30 { graph.step(to: graph.time + Double(step) / 60) }
    }

    @Test func headersArePinnedBelowANavigationBar() throws {
        let graph = host(NavigationStack { Sections().navigationTitle("T").navigationBarTitleDisplayMode(.inline) }, width: 200, height: 400)
        try scroll(graph, by: 150)
        #expect(edges(graph, height: 20).first == 44)
        // The next header pushes it: that one is 450 below the first.
        try scroll(graph, by: 290)
        #expect(edges(graph, height: 20).prefix(2) == [34, 54])
        try scroll(graph, by: 30)
        #expect(edges(graph, height: 20).contains(44))
    }

    /// The large title scrolls away first.
    @Test func headersArePinnedBelowALargeTitle() throws {
        let graph = host(NavigationStack { Sections().navigationTitle("T") }, width: 200, height: 500)
        #expect(edges(graph, height: 20).first == 96)
        try scroll(graph, by: 20)
        #expect(edges(graph, height: 20).first == 76)
        try scroll(graph, by: 130)
        #expect(edges(graph, height: 20).first == 44)
    }

    @Test func headersAndFootersArePinnedBesideInsets() throws {
        let view = Sections().safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 60) }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) }
        let graph = host(view, width: 200, height: 400) { $0.safeAreaInsets = EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0) }
        try scroll(graph, by: 100)
        #expect(edges(graph, height: 20).first == 70)
        #expect(edges(graph, height: 30).first == 300)
    }

    @Test func headersOfAPlainListArePinnedBelowANavigationBar() throws {
        let list = List {
            ForEach(0..<3) { section in
                Section {
                    ForEach(0..<10) { Text("Row \(section).\($0)") }
                } header: {
                    Color.red.frame(height: 20)
                }
            }
        }
        let graph = host(
            NavigationStack { list.listStyle(.plain).navigationTitle("T").navigationBarTitleDisplayMode(.inline) }, width: 200, height: 400)
        // The space above a section isn't a part of its header.
        #expect(edges(graph, height: 20).first == 51)
        try scroll(graph, by: 120)
        #expect(edges(graph, height: 20).first == 44)
    }
}
