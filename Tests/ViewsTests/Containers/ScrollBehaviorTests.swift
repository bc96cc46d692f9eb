import Foundation
import Testing

@testable import Views

@MainActor
struct ScrollBehaviorTests {
    private struct Cards<Behavior: ScrollTargetBehavior>: View {
        let behavior: Behavior

        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<10) { Color.red.frame(width: 60, height: 100).named("card \($0)") } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(behavior)
        }
    }

    /// Drags the cards by a distance, lets them come to rest, and returns the first card's position.
    private func rest(_ behavior: some ScrollTargetBehavior, by distance: CGFloat, duration: Double = 1) throws -> CGFloat? {
        let graph = host(Cards(behavior: behavior), width: 200, height: 100)
        try graph.perform(.drag(.point(CGPoint(x: 150, y: 50)), by: [CGPoint(x: distance, y: 0)], duration: duration))
        for frame in 1...180 { graph.step(to: Double(frame) / 60) }
        return graph.rects["card 0"]?.minX.rounded()
    }

    @Test("paging comes to rest at a page, at most one away; alignment at a view")
    func scrollViewsComeToRestAtTargets() throws {
        #expect(try rest(.paging, by: -20, duration: 2) == 0)
        #expect(try rest(.paging, by: -140) == -200)
        #expect(try rest(.viewAligned(limitBehavior: .never), by: -70, duration: 2) == -60)
        #expect(try rest(.viewAligned(limitBehavior: .always), by: -145, duration: 0.2) == -60)
        #expect(try rest(AnyScrollTargetBehavior(Halfway()), by: -50) == -33)
    }

    private struct Halfway: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            #expect(context.contentSize.width == 600 && context.containerSize.width == 200)
            target.rect.origin.x = 33
        }
    }

    private final class Log { var lines: [String] = [] }

    private struct Observed: View {
        let log: Log

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { index in
                        Color.red.frame(height: 50).id(index).onScrollVisibilityChange(threshold: 0.9) { isVisible in
                            if index == 3 { log.lines.append("visible \(isVisible)") }
                        }
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.top, 20, for: .scrollContent)
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y + $0.contentInsets.top
            } action: { _, new in
                log.lines.append("offset \(new)")
            }
            .onScrollPhaseChange { old, new in log.lines.append("\(old) to \(new)") }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { log.lines.append("shown \($0)") }
        }
    }

    @Test("observers see the offset, the phase, and the visible views; margins move the content")
    func observersSeeTheContent() throws {
        let log = Log()
        let graph = host(Observed(log: log), width: 100, height: 100)
        #expect(log.lines.contains("offset 0.0"))
        try graph.perform(.drag(.point(CGPoint(x: 50, y: 90)), by: [CGPoint(x: 0, y: -80)], duration: 0.5, velocity: 0))
        for frame in 1...60 { graph.step(to: Double(frame) / 60) }
        #expect(log.lines.contains { $0 == "idle to interacting" })
        #expect(log.lines.contains { $0 == "interacting to idle" })
        #expect(log.lines.contains { $0.hasPrefix("offset 7") || $0.hasPrefix("offset 8") })
        #expect(log.lines.contains { $0.hasPrefix("shown [0") })
    }

    private struct Traveling: View {
        let log: Log
        @State private var position = ScrollPosition(idType: Int.self)

        var body: some View {
            VStack(spacing: 0) {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<200) { Color.red.frame(height: 50).named("row \($0)") } }
                }
                .scrollPosition($position)
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: { _, new in
                    log.lines.append("offset \(Int(saturating: new))")
                }
                .onScrollPhaseChange { old, new in log.lines.append("\(old) to \(new)") }
                Button("Go") { withAnimation(.linear(duration: 1)) { position.scrollTo(y: 1000) } }
                Button("Back") { withAnimation(.linear(duration: 1)) { position.scrollTo(y: 0) } }
                Button("Jump") { position.scrollTo(y: 50) }
            }
        }
    }

    @Test("an animated scroll passes through layout in each frame")
    func observersSeeAnimatedScrolls() throws {
        let log = Log()
        let graph = host(Traveling(log: log), width: 100, height: 150)
        try graph.press("Go")
        graph.step(to: 0.5)
        #expect(log.lines.suffix(2) == ["idle to animating", "offset 500"])
        #expect(graph.rects["row 10"]?.minY == 0)
        graph.step(to: 1.1)
        #expect(log.lines.suffix(2).sorted() == ["animating to idle", "offset 1000"])
        #expect(graph.rects["row 20"]?.minY == 0)
        // A finger stops the content where it is.
        try graph.press("Back")
        graph.step(to: 1.6)
        graph.pointer(.began, at: CGPoint(x: 50, y: 30))
        graph.settle()
        #expect(log.lines.suffix(2).sorted() == ["animating to tracking", "offset 500"])
        graph.pointer(.ended, at: CGPoint(x: 50, y: 30))
        graph.step(to: 3)
        #expect(graph.rects["row 10"]?.minY == 0)
        #expect(log.lines.last == "tracking to idle")
        // A jump ends an animated scroll.
        try graph.press("Back")
        graph.step(to: 3.5)
        #expect(log.lines.last == "offset 250")
        try graph.press("Jump")
        #expect(log.lines.suffix(2).sorted() == ["animating to idle", "offset 50"])
        graph.step(to: 5)
        #expect(graph.rects["row 1"]?.minY == 0)
    }

    private struct Fading: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<4) { _ in
                        Color.red.frame(height: 60).scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
                    }
                }
            }
        }
    }

    @Test("a transition fades a view by the share that is beyond the window")
    func transitionsFollowThePosition() {
        let graph = host(Fading(), width: 100, height: 90)
        let opacities = graph.drawn.compactMap { item -> Double? in if case .group(.opacity(let value), _) = item { value } else { nil } }
        // The second of the four views is half below the window, the others are gone.
        #expect(opacities.map { ($0 * 100).rounded() } == [50, 0, 0])
    }

    @Test("the window of a scroll view is a coordinate space")
    func scrollViewsAreCoordinateSpaces() throws {
        final class Log { var rects: [CGRect] = [] }
        let log = Log()
        let view = ScrollView {
            Color.red.frame(width: 40, height: 500).background {
                GeometryReader { proxy in Color.clear.onChange(of: proxy.frame(in: .scrollView), initial: true) { log.rects.append($1) } }
            }
        }
        .frame(width: 60, height: 100)
        .padding(20)
        let graph = host(view, width: 100, height: 140)
        #expect(log.rects.last?.minY == 0)
        try graph.perform(.drag(.point(CGPoint(x: 50, y: 100)), by: [CGPoint(x: 0, y: -50)], duration: 0.5, velocity: 0))
        for frame in 1...60 { graph.step(to: Double(frame) / 60) }
        #expect(log.rects.last?.minY == -50)
    }

    @Test("a visual effect reads the view's geometry")
    func visualEffectsReadTheGeometry() {
        let graph = host(Color.red.frame(width: 50, height: 20).visualEffect { effect, proxy in effect.offset(x: proxy.size.width).blur(radius: 2) })
        #expect(graph.drawn.contains { if case .group(.blur(2, _), _) = $0 { true } else { false } })
        #expect(graph.drawn.contains { if case .group(.transform(let matrix), _) = $0 { matrix.tx == 50 } else { false } })
    }

    private struct Split: View {
        @State private var selection: String?

        var body: some View {
            NavigationSplitView {
                List(["One", "Two"], id: \.self, selection: $selection) { Text($0) }.navigationTitle("Sidebar")
                    .navigationSplitViewColumnWidth(200)
            } detail: {
                NavigationStack { Text("detail \(selection ?? "none")").named("detail").navigationTitle("Detail") }
            }
        }
    }

    @Test(
        "columns are pages of one stack where the width is compact, and side by side where it is regular")
    func splitViewsHaveColumns() throws {
        let graph = host(Split(), width: 320, height: 640)
        #expect(!graph.texts.contains("detail none"))
        try graph.press("Two")
        graph.step(to: 1)
        #expect(graph.texts.contains("detail Two"))
        // One bar with one back button, and one title, which is large.
        #expect(graph.texts.filter { $0 == "Back" }.count == 1)
        #expect(graph.texts.filter { $0 == "Detail" }.count == 1)
        try graph.press("Back")
        graph.step(to: 2)
        #expect(!graph.texts.contains("detail Two"))
        let wide = host(Split().environment(\.horizontalSizeClass, .regular), width: 1000, height: 700)
        #expect(wide.texts.contains("detail none") && wide.texts.contains("One"))
        #expect(try #require(wide.rects["detail"]).midX > 590)
    }
}
