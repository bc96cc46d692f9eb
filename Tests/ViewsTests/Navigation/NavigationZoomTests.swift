import Testing

@testable import Views

/// Pages that grow out of a view.
@MainActor
struct NavigationZoomTests {
    private struct Gallery: View {
        @Namespace private var namespace
        var zooms = true
        var source = 1

        var body: some View {
            NavigationStack {
                VStack(spacing: 0) {
                    Color.red.frame(width: 50, height: 50).named("card")
                        .matchedTransitionSource(id: source, in: namespace) { $0.clipShape(.rect(cornerRadius: 10)).shadow(radius: 8) }
                    NavigationLink("Open") { page }
                }
            }
        }

        @ViewBuilder private var page: some View {
            if zooms {
                Color.blue.navigationTransition(.zoom(sourceID: 1, in: namespace))
            } else {
                Color.blue.navigationTransition(.automatic)
            }
        }
    }

    private func clips(_ graph: ViewGraph) -> [CGRect] {
        graph.drawn.compactMap { if case .group(.clip(let path, _), _) = $0 { path.boundingRect } else { nil } }
    }

    /// Opens the page, and returns the graph a moment later.
    private func opened(_ view: Gallery, at time: Double) throws -> ViewGraph {
        let graph = host(view, width: 300, height: 400)
        try graph.press("Open")
        for frame in 1...Int(saturating: time * 60) { graph.step(to: Double(frame) / 60) }
        return graph
    }

    @Test("a page grows from the rect of its source to the canvas, with the source in it at first")
    func pagesGrow() throws {
        let card = try #require(host(Gallery(), width: 300, height: 400).rects["card"])
        let early = try opened(Gallery(), at: 1.0 / 30)
        let later = try opened(Gallery(), at: 0.2)
        let first = try #require(clips(early).first { $0.width < 299 })
        #expect(first.width > card.width && first.width < 150 && first.minX < card.minX && first.minX > 50, "\(first)")
        let second = try #require(clips(later).first { $0.width < 299.99 && $0.width > first.width }, "\(clips(later))")
        #expect(second.minX < first.minX)
        // The source is drawn in its place and in the page, which has its shadow.
        #expect(early.colors.filter { $0 == Color.red.resolve(in: EnvironmentValues()) }.count == 2)
        #expect(early.drawn.contains { if case .group(.shadow, _) = $0 { true } else { false } })
        // The page below stays where it is.
        #expect(early.rects["card"] == card)
        #expect(try clips(opened(Gallery(), at: 2)).allSatisfy { $0.width >= 299.99 })
        #expect(early.warnings.isEmpty)
    }

    @Test("a cover and a sheet grow from the rect of their source", arguments: [true, false])
    func sheetsGrow(isCover: Bool) throws {
        struct Presenting: View {
            let isCover: Bool
            @Namespace private var namespace
            @State private var isShown = false

            var body: some View {
                Color.red.frame(width: 50, height: 50).named("card").matchedTransitionSource(id: 1, in: namespace)
                    .overlay { Button("Open") { isShown = true } }
                    .sheet(isPresented: isCover ? .constant(false) : $isShown) { page }
                    .fullScreenCover(isPresented: isCover ? $isShown : .constant(false)) { page }
            }

            private var page: some View { Color.blue.navigationTransition(.zoom(sourceID: 1, in: namespace)) }
        }
        let graph = host(Presenting(isCover: isCover), width: 300, height: 400)
        let card = try #require(graph.rects["card"])
        try graph.press("Open")
        for frame in 1...6 { graph.step(to: Double(frame) / 60) }
        let early = try #require(clips(graph).first { $0.width < 299 && $0.width > card.width })
        #expect(early.minX < card.minX && early.minX > 0)
        for frame in 7...60 { graph.step(to: Double(frame) / 60) }
        #expect(clips(graph).allSatisfy { $0.width >= 299.99 })
        #expect(graph.warnings.isEmpty)
    }

    @Test("a stack in a sheet tells the sheet where its first page grows from, also while another page is pushed")
    func stacksInSheetsGrow() throws {
        struct Presenting: View {
            @Namespace private var namespace
            @State private var isShown = false

            var body: some View {
                Color.red.frame(width: 50, height: 50).matchedTransitionSource(id: 1, in: namespace)
                    .overlay { Button("Open") { isShown = true } }
                    .sheet(isPresented: $isShown) {
                        NavigationStack {
                            NavigationLink("Next", value: 1)
                                .navigationDestination(for: Int.self) { _ in Button("Close") { isShown = false } }
                                .navigationTransition(.zoom(sourceID: 1, in: namespace))
                        }
                    }
            }
        }
        let graph = host(Presenting(), width: 300, height: 400)
        func narrow() -> Int { clips(graph).filter { $0.width > 60 && $0.width < 290 && $0.height > 60 }.count }
        try graph.press("Open")
        for frame in 1...60 { graph.step(to: Double(frame) / 60) }
        try graph.press("Next")
        for frame in 61...120 { graph.step(to: Double(frame) / 60) }
        let before = narrow()
        try graph.press("Close")
        for frame in 121...126 { graph.step(to: Double(frame) / 60) }
        #expect(narrow() > before)
        #expect(!graph.warnings.contains { $0.contains("navigationTransition") })
    }

    @Test("the page below neither slides nor jumps while a page grows out of it, and back")
    func thePageBelowStays() throws {
        let graph = host(Gallery(), width: 300, height: 400)
        try graph.press("Open")
        func shifts() -> [CGFloat] { graph.drawn.compactMap { if case .group(.transform(let matrix), _) = $0, matrix.a == 1 { matrix.tx } else { nil } } }
        for frame in 1...40 {
            graph.step(to: Double(frame) / 60)
            #expect(shifts().allSatisfy { $0 == 0 }, "frame \(frame): \(shifts())")
        }
        try graph.press("Back")
        for frame in 41...80 {
            graph.step(to: Double(frame) / 60)
            #expect(shifts().allSatisfy { $0 == 0 }, "frame \(frame): \(shifts())")
        }
    }

    @Test("the corners at first are those of an area that fills the source")
    func cornersAreTheSources() throws {
        struct Plain: View {
            @Namespace private var namespace
            var body: some View {
                NavigationStack {
                    NavigationLink {
                        Color.blue.navigationTransition(.zoom(sourceID: 1, in: namespace))
                    } label: {
                        RoundedRectangle(cornerRadius: 16).fill(.red).frame(width: 80, height: 60).overlay { Text("Open") }
                    }
                    .matchedTransitionSource(id: 1, in: namespace)
                }
            }
        }
        let graph = host(Plain(), width: 300, height: 400)
        try graph.press("Open")
        graph.step(to: 1.0 / 60)
        let radii = graph.drawn.compactMap { if case .group(.clip(let path, _), _) = $0 { path.onlySmoothRect?.cornerSize.width } else { nil } }
        #expect(radii.contains { $0 > 12 && $0 < 16 }, "\(radii)")
    }

    @Test("a page shrinks back to its source")
    func pagesShrink() throws {
        let graph = try opened(Gallery(), at: 2)
        try graph.press("Back")
        graph.step(to: 2.25)
        #expect(clips(graph).contains { $0.width < 299 && $0.width > 50 })
        graph.step(to: 4)
        #expect(graph.texts.contains("Open"))
    }

    @Test("pages without a source, or with another transition, slide in")
    func otherPagesSlide() throws {
        for view in [Gallery(zooms: false), Gallery(source: 2)] {
            let graph = try opened(view, at: 0.1)
            #expect(graph.drawn.contains { if case .group(.transform(let matrix), _) = $0 { matrix.tx > 10 && matrix.a == 1 } else { false } })
        }
    }
}
