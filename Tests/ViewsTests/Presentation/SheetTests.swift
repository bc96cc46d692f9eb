import Foundation
import Testing

@testable import Views

/// Sheets: their heights and backgrounds, the view behind them, and dragging.
@MainActor
struct SheetTests {
    private struct Scene<Content: View>: View {
        @State var isShown = true
        @ViewBuilder let content: () -> Content
        var body: some View {
            Button("page") { isShown = false }.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.yellow)
                .sheet(isPresented: $isShown) { content().named("content") }
        }
    }

    private func sheet<V: View>(_ content: @escaping () -> V) -> ViewGraph { host(Scene(content: content), width: 390, height: 800) }
    /// The rect of the content, which fills the sheet.
    private func frame<V: View>(_ modify: @escaping (Color) -> V) -> CGRect? {
        sheet { modify(Color.blue) }.rects["content"]
    }

    @Test func detentsSetTheHeight() {
        enum Quarter: CustomPresentationDetent { static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 } }
        #expect(frame { $0 }?.height == 790)
        #expect(frame { $0.presentationDetents([.medium]) }?.height == 400)
        #expect(frame { $0.presentationDetents([.height(120), .large]) }?.height == 120)
        #expect(frame { $0.presentationDetents([.fraction(0.3)]) }?.height == 240)
        #expect(frame { $0.presentationDetents([.custom(Quarter.self)]) }?.height == 200)
        #expect(frame { $0.presentationDetents([.medium, .large], selection: .constant(.large)) }?.height == 790)
    }

    @Test func onlyALargeSheetPushesThePageBackAndItsGroundMovesWithIt() {
        let half = sheet { Color.blue.presentationDetents([.medium]) }
        #expect(!half.drawn.contains { if case .group(.transform, _) = $0 { true } else { false } })
        let large = sheet { Color.blue }
        #expect(large.drawn.contains { if case .group(.transform, _) = $0 { true } else { false } })
        // The window's background covers black, even where the page is transparent.
        let clear = host(Color.clear.sheet(isPresented: .constant(true)) { Color.blue }, width: 390, height: 800)
        #expect(clear.colors.prefix(2).map(\.opacity) == [1, 1])
        #expect(clear.colors[1] == Color.white.resolve(in: EnvironmentValues()))
    }

    @Test func aSheetThatIsNotLargeLeavesThePageInPlaceWhileItRises() throws {
        struct Page: View {
            let detents: Set<PresentationDetent>
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Color.blue.presentationDetents(detents) }
            }
        }
        for (detents, pushes) in [(Set([PresentationDetent.medium]), false), ([.large], true), ([], true)] {
            let graph = host(Page(detents: detents), width: 390, height: 800)
            try graph.press("Show")
            for frame in 1...40 {
                graph.step(to: Double(frame) / 60)
                #expect((((graph.root.backdrop as? SheetBackdrop)?.depth ?? 0) > 0) == pushes, "\(detents), frame \(frame)")
            }
        }
        // A card in the middle of an iPad only dims the page.
        let wide = host(Page(detents: [.medium]).environment(\.horizontalSizeClass, .regular), width: 834, height: 1194)
        try wide.press("Show")
        wide.step(to: 1)
        #expect((wide.root.backdrop as? SheetBackdrop)?.depth == 0)
        #expect(wide.fills.contains { $0.size == CGSize(width: 540, height: 620) })
    }

    @Test func backgroundsAndCornersAreTheContents() {
        let red = Color.red.resolve(in: EnvironmentValues())
        #expect(sheet { Color.blue.frame(height: 10).presentationBackground(.red) }.colors.contains(red))
        #expect(sheet { Color.blue.frame(height: 10).presentationBackground { Color.red } }.colors.contains(red))
        let radii = [0, 40].map { radius in
            sheet { Color.blue.presentationCornerRadius(CGFloat(radius)) }.drawn.compactMap { item -> Path? in
                if case .group(.clip(let path, _), _) = item { path } else { nil }
            }.last
        }
        #expect(radii[0] != radii[1])
    }

    @Test func thePageBehindCanBeUsedIfTheSheetLetsIt() throws {
        let blocked = sheet { Color.blue.presentationDetents([.height(100)]) }
        #expect(throws: EventError.self) { try blocked.tap(.text("page")) }
        let open = sheet { Color.blue.presentationDetents([.height(100)]).presentationBackgroundInteraction(.enabled(upThrough: .medium)) }
        #expect(!open.colors.contains { $0.opacity == 0.2 })
        try open.press("page")
        open.step(to: 2)
        #expect(open.rects["content"] == nil)
    }

    private func drag(_ graph: ViewGraph, from: CGPoint, by: CGFloat) {
        graph.pointer(.began, at: from)
        for step in 1...10 {
            graph.step(to: graph.time + 0.1)
            graph.pointer(.moved, at: CGPoint(x: from.x, y: from.y + by * CGFloat(step) / 10))
            graph.settle()
        }
        graph.step(to: graph.time + 1)
        graph.pointer(.ended, at: CGPoint(x: from.x, y: from.y + by))
        graph.settle()
    }

    @Test func aDragMovesTheSheetToTheNearestHeightOrDismissesIt() {
        let graph = sheet { Color.blue.presentationDetents([.medium, .large]) }
        drag(graph, from: CGPoint(x: 200, y: 420), by: -300)
        graph.step(to: graph.time + 2)
        #expect(graph.rects["content"]?.height == 790)
        drag(graph, from: CGPoint(x: 200, y: 30), by: 380)
        graph.step(to: graph.time + 2)
        #expect(graph.rects["content"]?.height == 400)
        drag(graph, from: CGPoint(x: 200, y: 420), by: 360)
        graph.step(to: graph.time + 2)
        #expect(graph.rects["content"] == nil)
        let fixed = sheet { Color.blue.presentationDetents([.medium]).interactiveDismissDisabled() }
        drag(fixed, from: CGPoint(x: 200, y: 420), by: 360)
        fixed.step(to: fixed.time + 2)
        #expect(fixed.rects["content"] != nil)
    }

    @Test func aSheetWhoseDismissalIsRefusedComesToRestAgain() {
        let page = Color.yellow.sheet(isPresented: Binding(get: { true }, set: { _ in })) { Color.blue.named("content") }
        let graph = host(page, width: 390, height: 800)
        graph.step(to: 1)
        let (rest, dimmed) = (top(graph), graph.colors)
        drag(graph, from: CGPoint(x: 200, y: 30), by: 700)
        graph.step(to: graph.time + 2)
        #expect(top(graph) == rest && graph.colors == dimmed)
        #expect((graph.root.backdrop as? SheetBackdrop)?.depth == 1)
    }

    /// A sheet whose selected height is bound.
    private struct Selecting: View {
        @State private var detent = PresentationDetent.large
        var body: some View {
            Color.yellow.sheet(isPresented: .constant(true)) {
                Button("Small") { detent = .medium }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).named("content")
                    .presentationDetents([.medium, .large], selection: $detent)
            }
        }
    }

    /// The top of the sheet's card on screen.
    private func top(_ graph: ViewGraph) -> CGFloat {
        graph.drawn.compactMap { if case .group(.clip(let path, _), _) = $0, path.boundingRect.width == 390 { path.boundingRect.minY } else { nil } }.last ?? -1
    }

    @Test func aSheetWithABoundSelectionMovesFromTheFingersPlaceToItsHeight() throws {
        let graph = host(Selecting(), width: 390, height: 800)
        #expect(top(graph) == 10)
        drag(graph, from: CGPoint(x: 200, y: 30), by: 300)
        let start = graph.time
        var tops: [CGFloat] = []
        for frame in 1...75 {
            graph.step(to: start + Double(frame) / 60)
            tops.append(top(graph))
        }
        // From 310 to 400, without a jump.
        #expect(tops.allSatisfy { (305...401).contains($0) } && tops.last == 400 && tops == tops.sorted(), "\(tops)")
        #expect(graph.warnings.isEmpty, "\(graph.warnings)")
    }

    @Test func anotherSelectionMovesTheSheet() throws {
        let graph = host(Selecting(), width: 390, height: 800)
        try graph.press("Small")
        graph.step(to: graph.time + 0.1)
        #expect((20...390).contains(top(graph)), "\(top(graph))")
        graph.step(to: graph.time + 2)
        #expect(top(graph) == 400)
    }

    private struct Scrolled: View {
        var interaction = PresentationContentInteraction.automatic
        var body: some View {
            Color.yellow.sheet(isPresented: .constant(true)) {
                List { ForEach(0..<40) { Text("Row \($0)") } }.presentationDetents([.medium, .large]).presentationContentInteraction(interaction)
            }
        }
    }

    /// The top of the first row that is laid out.
    private func firstRowTop(_ graph: ViewGraph) throws -> CGFloat {
        let tops = graph.layoutListing().filter { $0.label?.hasPrefix("Row ") == true }.map(\.rect.minY)
        return try #require(tops.min())
    }

    @Test func aDragInScrolledContentFirstMovesTheSheet() throws {
        let graph = host(Scrolled(), width: 390, height: 800)
        drag(graph, from: CGPoint(x: 200, y: 600), by: -300)
        graph.step(to: graph.time + 2)
        #expect(top(graph) == 10 && graph.texts.first == "Row 0")
        // The sheet can't grow, so the content scrolls.
        drag(graph, from: CGPoint(x: 200, y: 600), by: -300)
        graph.step(to: graph.time + 3)
        #expect(top(graph) == 10)
        #expect(try firstRowTop(graph) < 0)
        // At the content's top, a drag down pulls the sheet.
        for _ in 0..<4 {
            drag(graph, from: CGPoint(x: 200, y: 300), by: 400)
            graph.step(to: graph.time + 3)
        }
        #expect(top(graph) > 10)
    }

    @Test func contentScrollsFirstIfItShould() throws {
        let graph = host(Scrolled(interaction: .scrolls), width: 390, height: 800)
        drag(graph, from: CGPoint(x: 200, y: 600), by: -300)
        graph.step(to: graph.time + 2)
        #expect(top(graph) == 400)
        #expect(try firstRowTop(graph) < 400)
    }

    /// A sheet that a finger throws away goes on with its speed, and doesn't come back on its way.
    @Test func aSheetThatIsThrownAwayOnlyGoesDown() {
        struct Page: View {
            @State private var isShown = true
            var body: some View { Color.yellow.sheet(isPresented: $isShown) { Color.blue.presentationDetents([.medium, .large]) } }
        }
        let graph = host(Page(), width: 390, height: 800)
        graph.step(to: 1)
        func top(_ items: [DisplayItem], _ transform: CGAffineTransform) -> CGFloat? {
            for item in items.reversed() {
                guard case .group(let effect, let inner) = item else { continue }
                if case .clip(let path, _) = effect, path.boundingRect.width == 390 { return path.boundingRect.applying(transform).minY }
                var around = transform
                if case .transform(let own) = effect { around = own.concatenating(transform) }
                if let found = top(inner, around) { return found }
            }
            return nil
        }
        graph.pointer(.began, at: CGPoint(x: 200, y: 430))
        var tops: [CGFloat] = []
        for frame in 1...60 {
            graph.step(to: 1 + Double(frame) / 60)
            if frame <= 12 { graph.pointer(.moved, at: CGPoint(x: 200, y: 430 + 20 * Double(frame))) }
            if frame == 12 { graph.pointer(.ended, at: CGPoint(x: 200, y: 670)) }
            graph.settle()
            if let top = top(graph.displayList().items, .identity) { tops.append(top) }
        }
        #expect(tops.count > 14 && zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 45 }, "\(tops)")
        #expect(top(graph.displayList().items, .identity) == nil)
    }

    @Test func aSheetAboveASheetPushesItBack() throws {
        struct Two: View {
            @State private var isShown = false
            var body: some View {
                Color.yellow.sheet(isPresented: .constant(true)) {
                    Button("Second") { isShown = true }.sheet(isPresented: $isShown) { Color.blue }
                }
            }
        }
        let graph = host(Two(), width: 390, height: 800)
        try graph.press("Second")
        graph.step(to: 2)
        let scales = graph.drawn.compactMap { if case .group(.transform(let matrix), _) = $0, matrix.a < 1 { matrix } else { nil } }
        // The page and the first sheet, whose top is 10 above that of the second.
        #expect(scales.count == 2)
        #expect(scales.last.map { abs(CGPoint(x: 0, y: 10).applying($0).y) < 0.01 } == true, "\(scales)")
    }

    @Test func thePageBehindFollowsTheFinger() {
        let graph = sheet { Color.blue }
        func depth() -> Double { (graph.root.backdrop as? SheetBackdrop)?.depth ?? -1 }
        graph.step(to: 1)
        #expect(depth() == 1)
        graph.pointer(.began, at: CGPoint(x: 200, y: 30))
        for (y, expected) in [(190.0, 0.82), (425, 0.5), (190, 0.82)] {
            graph.step(to: graph.time + 0.1)
            graph.pointer(.moved, at: CGPoint(x: 200, y: y))
            graph.settle()
            #expect(abs(depth() - expected) < 0.05, "\(y): \(depth())")
        }
        graph.step(to: graph.time + 1)
        graph.pointer(.ended, at: CGPoint(x: 200, y: 190))
        graph.step(to: graph.time + 1)
        #expect(depth() == 1)
    }

    @Test func onAWideCanvasASheetIsACardInTheMiddle() {
        func card<V: View>(_ modify: @escaping (Color) -> V) -> CGRect? {
            let scene = Scene { modify(Color.blue) }.environment(\.horizontalSizeClass, .regular)
            return host(scene, width: 834, height: 1194).rects["content"]
        }
        #expect(card { $0 } == CGRect(x: 147, y: 287, width: 540, height: 620))
        #expect(card { $0.presentationSizing(.page) }?.width == 704)
        #expect(card { $0.frame(width: 100, height: 50).presentationSizing(.fitted) }?.size == CGSize(width: 100, height: 50))
    }

    @Test func anInspectorIsASheetOrAColumn() {
        let view = Color.yellow.named("main").inspector(isPresented: .constant(true)) { Color.blue.named("side").inspectorColumnWidth(200) }
        #expect(host(view, width: 390, height: 800).rects["side"]?.width == 390)
        let wide = host(view.environment(\.horizontalSizeClass, .regular), width: 800, height: 600)
        #expect(wide.rects["side"]?.width == 200)
        #expect(wide.rects["main"]?.minX == 0)
    }
}
