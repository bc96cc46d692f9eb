import Foundation
import Testing

@testable import Views

@MainActor struct SceneClockTests {
    final class Loader: ObservableObject {
        @Published var items: [String] = []
        @Published var isLoading = false
        var cancellables: Set<AnyCancellable> = []

        func load() {
            isLoading = true
            Just(["a", "b"]).delay(for: .seconds(1), scheduler: RunLoop.main).receive(on: DispatchQueue.main)
                .sink { [weak self] in
                    self?.isLoading = false
                    self?.items = $0
                }
                .store(in: &cancellables)
        }
    }
    struct Loading: View {
        @StateObject var loader = Loader()
        var body: some View {
            VStack {
                Text("load").onTapGesture { loader.load() }
                if loader.isLoading { Text("loading") }
                ForEach(loader.items, id: \.self) { Text($0) }
            }
        }
    }

    @Test func delaysTakeSceneTime() throws {
        let graph = host(Loading())
        graph.step(to: 0.5)
        try graph.press("load")
        #expect(graph.texts == ["load", "loading"])
        graph.step(to: 1.49)
        #expect(graph.texts == ["load", "loading"])
        graph.step(to: 1.5)
        #expect(graph.texts == ["load", "a", "b"])
    }

    private final class Received: @unchecked Sendable {
        var values: [String] = []
        var subscriptions: Set<AnyCancellable> = []

        /// Runs on a separate thread, like the callbacks of a download.
        nonisolated func subscribe() async {
            ["a", "b"].publisher.receive(on: RunLoop.main).delay(for: 0.5, scheduler: DispatchQueue.main).sink { self.values.append($0) }
                .store(in: &subscriptions)
        }
    }

    @Test func valuesFromOtherThreadsArriveOnTheMainActor() async {
        let graph = host(Loading())
        let received = Received()
        await SceneClock.$ofTask.withValue(graph.clock) {
            await received.subscribe()
            // Work that the other thread has sent to the main actor comes first.
            await Task { @MainActor in }.value
        }
        graph.step(to: 0.1)
        #expect(received.values == [])
        graph.step(to: 0.6)
        #expect(received.values == ["a", "b"])
    }

    struct Ticking: View {
        @State var count = 0
        let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
        var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
    }

    @Test func timersTickOnTheFrameGrid() {
        let graph = host(Ticking())
        var counts: [String] = []
        for frame in 0...30 {
            graph.step(to: Double(frame) / 60)
            counts += graph.texts
        }
        // Five ticks in half a second, each in the first frame at or after its time.
        #expect(counts == (0...30).map { "\(Int(saturating: (Double($0) / 60 + 1e-9) / 0.1))" })
    }

    @Test func theOrderIsThatOfTheMoments() {
        let clock = SceneClock()
        var log: [String] = []
        clock.enter()
        _ = clock.schedule(at: 2) { log.append("late") }
        _ = clock.schedule(at: 1) {
            log.append("early")
            _ = clock.schedule(at: 1.5) { log.append("asked for on the way") }
        }
        let cancelled = clock.schedule(at: 1) { log.append("cancelled") }
        clock.cancel(cancelled)
        _ = clock.schedule(at: 1) { log.append("second") }
        clock.advance(to: 3)
        #expect(log == ["early", "second", "asked for on the way", "late"])
        #expect(clock.isIdle)
    }

    struct Form: View {
        @State var name = ""
        @State var isOn = false
        @State var length: Float = 360
        var body: some View {
            VStack {
                TextField("Name", text: $name).textFieldStyle(.roundedBorder).accessibilityIdentifier("field")
                Toggle("Switch", isOn: $isOn).accessibilityIdentifier("toggle")
                Slider(value: $length, in: 360...540).accessibilityIdentifier("slider")
                Text("\(name) \(isOn ? "on" : "off") \(Int(saturating: length))").accessibilityIdentifier("sum")
            }
        }
    }

    @Test func eventsTakeTheirTime() throws {
        let graph = host(Form(), width: 400, height: 300)
        try graph.perform(.type("Anna", into: .identifier("field"), duration: 0.4))
        graph.settle()
        #expect(graph.texts.last == "A off 360")
        graph.step(to: 0.2)
        #expect(graph.texts.last == "Ann off 360")
        graph.step(to: 0.4)
        #expect(graph.texts.last == "Anna off 360")
        try graph.perform(.slide(.identifier("slider"), to: 0.5, duration: 1))
        graph.step(to: 0.9)
        #expect(graph.texts.last == "Anna off 405")
        graph.step(to: 1.4)
        #expect(graph.texts.last == "Anna off 450")
        try graph.perform(.toggle(.text("Switch"), isOn: true))
        graph.settle()
        try graph.perform(.toggle(.identifier("toggle"), isOn: true))
        graph.settle()
        #expect(graph.texts.last == "Anna on 450")
        #expect(throws: EventError.notA("slider", .text("Switch"), candidates: [#"the identifier "slider""#])) {
            try graph.perform(.slide(.text("Switch"), to: 1, duration: 0))
        }
    }

    @Test func controlsTakeTapsLettersAndDrags() throws {
        let graph = host(Form(), width: 400, height: 300)
        // 17 points per line here, and 6 5/6 above and below (Documentation/Semantics/Controls.md).
        #expect(abs((graph.rects["field"]?.height ?? 0) - 92.0 / 3) < 0.001)
        #expect(graph.rects["toggle"]?.size == CGSize(width: 400, height: 31))
        #expect(!graph.type("lost"))
        try graph.tap(.identifier("field"))
        graph.settle()
        #expect(graph.type("Ann\u{8}a"))
        graph.settle()
        #expect(graph.texts.last == "Ana off 360")
        let toggle = try #require(graph.rects["toggle"])
        try graph.tap(.point(CGPoint(x: toggle.maxX - 20, y: toggle.midY)))
        graph.settle()
        #expect(graph.texts.last == "Ana on 360")
        #expect(graph.isAnimating)
        let slider = try #require(graph.rects["slider"])
        graph.pointer(.began, at: CGPoint(x: slider.minX + 14, y: slider.midY))
        graph.settle()
        graph.pointer(.moved, at: CGPoint(x: slider.minX + 14 + (slider.width - 28) / 2, y: slider.midY))
        graph.settle()
        graph.pointer(.ended, at: CGPoint(x: slider.minX + 14 + (slider.width - 28) / 2, y: slider.midY))
        graph.settle()
        #expect(graph.texts.last == "Ana on 450")
    }

    @Test func aPictureMadeInsideAViewLeavesTheViewItsClock() {
        let graph = host(Color.red, width: 10, height: 10)
        graph.step(to: 1)
        for _ in 0..<3 { host(Color.blue, width: 10, height: 10).step(to: 0.5) }
        #expect(SceneClock.current === graph.clock)
    }
}
