import Testing

@testable import Views

/// The part of a view that can be seen, for selecting it with the pointer.
@MainActor struct VisibleRectTests {
    private func entry(_ label: String, in graph: ViewGraph) throws -> LayoutEntry { try #require(graph.layoutListing().first { $0.label == label }) }

    @Test func scrollViewsAndClipsHideParts() throws {
        let graph = host(
            VStack(spacing: 0) {
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(height: 20).accessibilityIdentifier("first")
                        Color.red.frame(height: 60).accessibilityIdentifier("second")
                        Color.red.frame(height: 60).accessibilityIdentifier("third")
                    }
                }
                .frame(height: 50)
                Color.blue.frame(width: 80, height: 80).accessibilityIdentifier("large").frame(width: 40, height: 40).clipped()
                    .rotationEffect(.degrees(90))
            })
        #expect(try entry("first", in: graph).visibleRect == CGRect(x: 0, y: 55, width: 200, height: 20))
        #expect(try entry("second", in: graph).visibleRect == CGRect(x: 0, y: 75, width: 200, height: 30))
        #expect(try entry("third", in: graph).visibleRect == nil)
        let large = try #require(try entry("large", in: graph).visibleRect)
        #expect(abs(large.minX - 80) < 1e-9 && abs(large.minY - 105) < 1e-9 && abs(large.width - 40) < 1e-9 && abs(large.height - 40) < 1e-9, "\(large)")
    }

    @Test func transparentViewsCannotBeSeen() throws {
        let graph = host(
            VStack {
                Color.red.accessibilityIdentifier("transparent").opacity(0)
                Color.red.accessibilityIdentifier("hidden").hidden()
                Color.red.accessibilityIdentifier("pale").opacity(0.5)
                Color.red.accessibilityIdentifier("through").allowsHitTesting(false)
            })
        #expect(try entry("transparent", in: graph).visibleRect == nil)
        #expect(try entry("hidden", in: graph).visibleRect == nil)
        #expect(try entry("pale", in: graph).visibleRect != nil)
        #expect(try entry("pale", in: graph).letsEventsThrough == false)
        #expect(try entry("through", in: graph).letsEventsThrough)
    }
}
