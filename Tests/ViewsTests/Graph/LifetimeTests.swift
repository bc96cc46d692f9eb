import Foundation
import Testing

@testable import Views

@MainActor struct LifetimeTests {
    final class Model: ObservableObject {
        @Published var count = 0
        deinit { MainActor.assumeIsolated { LifetimeTests.modelsFreed += 1 } }
    }
    static var modelsFreed = 0

    struct Everything: View {
        @StateObject var model = Model()
        @State var on = true
        var body: some View {
            VStack {
                Text("toggle").onTapGesture { withAnimation { on.toggle() } }
                GeometryReader { proxy in
                    Color.red.frame(width: proxy.size.width / 2 + (on ? 1 : 0)).overlay { Text("o\(model.count)") }
                }
                .alignmentGuide(HorizontalAlignment.center) { on ? $0.width : 0 }
                if on { Text("x").anchorPreference(key: Points.self, value: .center) { [$0] } }
            }
            .overlayPreferenceValue(Points.self) { points in GeometryReader { p in ForEach(0..<points.count, id: \.self) { Text("\(p[points[$0]].x)") } } }
            .onPreferenceChange(Points.self) { _ in model.count = 1 }
            .environmentObject(model)
        }
    }
    struct Points: PreferenceKey {
        static var defaultValue: [Anchor<CGPoint>] { [] }
        static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
    }

    @Test func aGraphThatIsDroppedTakesEverythingWithIt() throws {
        weak var graph: ViewGraph?
        weak var node: _Node?
        weak var render: RenderNode?
        weak var tracker: Tracker?
        Self.modelsFreed = 0
        do {
            let hosted = host(Everything())
            try hosted.tap(.text("toggle"))
            hosted.step(to: 0.1)
            try hosted.tap(.text("toggle"))
            hosted.step(to: 0.2)
            graph = hosted
            node = hosted.rootNode
            render = hosted.root.child
            tracker = hosted.firstTracker
            #expect(tracker != nil)
        }
        #expect(graph == nil)
        #expect(node == nil)
        #expect(render == nil)
        #expect(Self.modelsFreed == 1)
        #expect(tracker == nil)
    }

    struct Vanishing: View {
        @State var width: CGFloat = 100
        var body: some View {
            VStack {
                Text("narrow").onTapGesture { width = 20 }
                GeometryReader { proxy in
                    if proxy.size.width > 50 { VStack { VStack { Measured(proxy: proxy) } } } else { Text("small") }
                }
                .frame(width: width, height: 20)
            }
        }
    }
    struct Measured: View {
        let proxy: GeometryProxy
        var body: some View { Text("\(Int(saturating: proxy.size.width))") }
    }

    @Test func aViewThatWaitsForEvaluationMayVanishBefore() throws {
        let graph = host(Vanishing())
        #expect(graph.texts == ["narrow", "100"])
        try graph.tap(.text("narrow"))
        graph.settle()
        #expect(graph.texts == ["narrow", "small"])
    }

    struct Rows: View {
        @State var items = [1, 2, 3]
        var body: some View {
            VStack {
                Text("drop").onTapGesture { items.removeLast() }
                GeometryReader { _ in VStack { ForEach($items, id: \.self) { Row(item: $0) } } }
            }
        }
    }
    struct Row: View {
        @Binding var item: Int
        var body: some View { Text("\(item)") }
    }

    /// The reader's content removes the row; the row, which reads the array too, must not be evaluated before that.
    @Test func aRowOfAReaderIsNotEvaluatedAfterItsElementHasGone() throws {
        let graph = host(Rows())
        try graph.tap(.text("drop"))
        graph.settle()
        #expect(graph.texts == ["drop", "1", "2"])
    }

    struct Goodbye: View {
        @State var shown = true
        let log: Log
        final class Log { var names: [Int] = [] }
        var body: some View {
            VStack {
                Text("clear").onTapGesture { shown = false }
                ForEach(shown ? Array(0..<20) : [], id: \.self) { index in Color.red.onDisappear { log.names.append(index) } }
                Group { ForEach(shown ? Array(20..<40) : [], id: \.self) { _ in Color.red } }
                    .overlay { Farewell(log: log) }
            }
        }
    }
    struct Farewell: View {
        @State var number: Int?
        let log: Goodbye.Log
        var body: some View {
            Color.red.onAppear {
                number = log.names.count
                log.names.append(0)
            }.onDisappear { log.names.append(number ?? -1) }
        }
    }

    /// Frames must not depend on the hash seed of dictionaries.
    @Test func viewsThatGoTogetherGoInOrder() throws {
        let log = Goodbye.Log()
        let graph = host(Goodbye(log: log), height: 1000)
        #expect(log.names.count == 20)
        log.names = []
        try graph.tap(.text("clear"))
        graph.settle()
        #expect(log.names == Array(0..<20) + Array(0..<20))
    }

    struct Spinner: View {
        @State var shown = true
        @State var x: CGFloat = 0
        var body: some View {
            VStack {
                Text("start").onTapGesture { withAnimation(.linear(duration: 1).repeatForever()) { x = 50 } }
                Text("stop").onTapGesture { shown = false }
                if shown { Color.red.frame(width: 10, height: 10).offset(x: x) }
            }
        }
    }

    @Test func anEndlessAnimationEndsWithItsView() throws {
        let graph = host(Spinner())
        try graph.tap(.text("start"))
        graph.step(to: 10)
        #expect(graph.isAnimating)
        try graph.tap(.text("stop"))
        graph.settle()
        graph.step(to: 10.1)
        // The remaining texts still move to their new positions.
        graph.step(to: 20)
        #expect(!graph.isAnimating)
    }

    @Test func readersThatHaveGoneAreNotKeptByTheStateThatTheyRead() {
        let graph = host(Color.red)
        let source = DependencySource()
        weak var gone: Tracker?
        do {
            let tracker = Tracker()
            tracker.track(in: graph) { source.recordRead(in: graph) }
            gone = tracker
            #expect(source.hasReaders)
        }
        #expect(gone == nil)
        source.invalidateReaders()
        #expect(!source.hasReaders)
    }

    // A job of the main actor that never runs would be awaited until the time limit; the usual wait is a few milliseconds.
    @Test(.timeLimit(.minutes(20))) func stateMayBeSetAndReadOnAnotherThread() async throws {
        let box = Box<Binding<Int>>()
        struct Holder: View {
            @State var number = 1
            let box: Box<Binding<Int>>
            var body: some View { Text("\(number)").onAppear { box.value = $number } }
        }
        let graph = host(Holder(box: box))
        let binding = try #require(box.value)
        let read = await Task.detached {
            binding.wrappedValue = 2
            return binding.wrappedValue
        }.value
        #expect([1, 2].contains(read))
        while binding.wrappedValue != 2 { await Task.yield() }
        graph.settle()
        #expect(graph.texts == ["2"])
    }

    @Observable final class Shared: @unchecked Sendable { var number = 1 }
    final class Watched: ObservableObject, @unchecked Sendable { @OpenCombine.Published var number = 1 }

    @Test(.timeLimit(.minutes(20))) func objectsMayChangeOnAnotherThread() async throws {
        struct Watcher: View {
            let shared: Shared
            @ObservedObject var published: Watched
            var body: some View { Text("\(shared.number) \(published.number)") }
        }
        let (shared, published) = (Shared(), Watched())
        let graph = host(Watcher(shared: shared, published: published))
        await Task.detached {
            shared.number = 2
            published.number = 3
        }.value
        while graph.texts != ["2 3"] {
            await Task.yield()
            graph.settle()
        }
        #expect(graph.texts == ["2 3"])
    }
}

extension ViewGraph {
    /// The tracker of a view below the root that reads a state.
    fileprivate var firstTracker: Tracker? {
        var found: Tracker?
        func visit(_ node: _Node) {
            if let body = node as? BodyNode<LifetimeTests.Everything> { found = body.tracker }
            node.forEachChild(visit)
        }
        visit(rootNode)
        return found
    }
}

final class Box<Value> {
    var value: Value?
    func keep(_ value: Value) { self.value = value }
}
