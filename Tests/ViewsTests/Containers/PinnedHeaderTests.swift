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
}
