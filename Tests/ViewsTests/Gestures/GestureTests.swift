import Testing

@testable import Views

@MainActor struct GestureTests {
    /// Collects the gestures' reports, in order.
    final class Log {
        var lines: [String] = []
        func note(_ line: String) { lines.append(line) }
    }

    func drag(_ graph: ViewGraph, from start: CGPoint, to end: CGPoint, at time: Double, for duration: Double) {
        graph.step(to: time)
        graph.pointer(.began, at: start)
        graph.settle()
        for step in 1...4 {
            graph.advance(to: time + duration * Double(step) / 4)
            let t = CGFloat(step) / 4
            graph.pointer(.moved, at: CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t))
            graph.settle()
        }
        graph.pointer(.ended, at: end)
        graph.settle()
    }

    @Test func aSingleTapWaitsForASecondOneWhereSomebodyWantsIt() throws {
        let log = Log()
        let graph = host(Color.red.onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") })
        try graph.tap(.point(CGPoint(x: 100, y: 100)))
        #expect(log.lines == [])
        graph.step(to: 0.3)
        #expect(log.lines == [])
        graph.step(to: 0.4)
        #expect(log.lines == ["single"])
        try graph.tap(.point(CGPoint(x: 100, y: 100)))
        graph.step(to: 0.6)
        try graph.tap(.point(CGPoint(x: 100, y: 100)))
        #expect(log.lines == ["single", "double"])
        graph.step(to: 2)
        #expect(log.lines == ["single", "double"])
    }

    @Test func aLongPressTakesItsTime() {
        let log = Log()
        let graph = host(
            Color.red.onLongPressGesture(minimumDuration: 0.5, perform: { log.note("long") }, onPressingChanged: { log.note($0 ? "down" : "up") }))
        graph.pointer(.began, at: CGPoint(x: 100, y: 100))
        graph.step(to: 0.25)
        #expect(log.lines == ["down"])
        graph.step(to: 0.5)
        #expect(log.lines == ["down", "up", "long"])
        graph.pointer(.ended, at: CGPoint(x: 100, y: 100))
        graph.step(to: 1)
        graph.pointer(.began, at: CGPoint(x: 100, y: 100))
        graph.step(to: 1.2)
        graph.pointer(.ended, at: CGPoint(x: 100, y: 100))
        graph.step(to: 2)
        #expect(log.lines == ["down", "up", "long", "down", "up"])
    }

    struct Panel: View {
        let log: Log
        @GestureState private var translation = CGSize.zero
        @State private var place = CGSize.zero
        var body: some View {
            Color.blue.frame(width: 50, height: 50).named("panel")
                .offset(x: place.width + translation.width, y: place.height + translation.height)
                .gesture(
                    DragGesture().updating($translation) { value, state, _ in state = value.translation }
                        .onChanged { log.note("changed \(Int(saturating: $0.translation.width))") }
                        .onEnded {
                            log.note("ended \(Int(saturating: $0.translation.width)) at \(Int(saturating: $0.velocity.width))")
                            place = $0.translation
                        })
        }
    }

    @Test func dragsMoveViewsAndGestureStatesGoBack() {
        let log = Log()
        let graph = host(Panel(log: log))
        graph.pointer(.began, at: CGPoint(x: 100, y: 100))
        graph.pointer(.moved, at: CGPoint(x: 105, y: 100))
        graph.settle()
        #expect(graph.rects["panel"]?.minX == 75)  // less than the 10 points that start a drag
        graph.advance(to: 0.05)
        graph.pointer(.moved, at: CGPoint(x: 120, y: 100))
        graph.settle()
        #expect(graph.rects["panel"]?.minX == 95)
        graph.advance(to: 0.1)
        graph.pointer(.moved, at: CGPoint(x: 140, y: 110))
        graph.settle()
        #expect(graph.rects["panel"]?.origin == CGPoint(x: 115, y: 85))
        graph.pointer(.ended, at: CGPoint(x: 140, y: 110))
        graph.settle()
        #expect(graph.rects["panel"]?.origin == CGPoint(x: 115, y: 85))
        #expect(log.lines == ["changed 20", "changed 40", "ended 40 at 400"])
    }

    @Test(arguments: [0.0, 50, 100, 400, 2000])
    func aDragEndsWithTheSpeedThatItsEventNames(_ velocity: Double) throws {
        var values: [DragGesture.Value] = []
        var end: DragGesture.Value?
        let graph = host(
            Color.red.gesture(
                DragGesture(minimumDistance: 0).onChanged { values.append($0) }
                    .onEnded { end = $0 }))
        // 50 points to the right, then 50 down, in one second.
        try graph.perform(.drag(.point(CGPoint(x: 50, y: 50)), by: [CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)], duration: 1, velocity: velocity))
        for frame in 0...70 { graph.step(to: Double(frame) / 60) }
        let last = try #require(end)
        #expect(last.translation == CGSize(width: 50, height: 50))
        #expect(last.velocity == CGSize(width: 0, height: velocity))
        #expect(last.predictedEndLocation == CGPoint(x: 100, y: 100 + velocity / 4))
        #expect(last.predictedEndTranslation == CGSize(width: 50, height: 50 + velocity / 4))
        // The motion is consistent: it never goes back, and its last part has about the given speed.
        let way = values.map { $0.translation.width + $0.translation.height }
        #expect(zip(way, way.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
        let fresh = way.suffix(4)
        let (first, second): (CGFloat, CGFloat) = try (#require(fresh.first), #require(fresh.dropLast().last))
        let speed: CGFloat = (second - first) * 60 / 2
        let tolerance: CGFloat = max(8, velocity * 0.6)
        #expect(abs(speed - velocity) <= tolerance, "\(speed)")
    }

    @Test func priorities() {
        func run<V: View>(_ make: (Log) -> V) -> [String] {
            let log = Log()
            let graph = host(make(log))
            drag(graph, from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100), at: 1, for: 0.2)
            return log.lines
        }
        let note = { (log: Log, name: String) in DragGesture().onEnded { _ in log.note(name) } }
        #expect(run { log in Color.red.gesture(note(log, "inner")).gesture(note(log, "outer")) } == ["inner"])
        #expect(run { log in Color.red.gesture(note(log, "inner")).highPriorityGesture(note(log, "outer")) } == ["outer"])
        #expect(run { log in Color.red.gesture(note(log, "inner")).simultaneousGesture(note(log, "outer")) } == ["inner", "outer"])
        #expect(run { log in Color.red.gesture(note(log, "inner")).gesture(note(log, "outer"), including: .gesture) } == ["outer"])
        #expect(run { log in Color.red.gesture(note(log, "inner")).gesture(note(log, "outer"), including: .subviews) } == ["inner"])
        #expect(run { log in Color.red.onTapGesture { log.note("tap") }.gesture(note(log, "drag")) } == ["drag"])
    }

    @Test func gesturesAreCombined() {
        let log = Log()
        let press = LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture()).onEnded { value in
            if case .second(true, let drag?) = value { log.note("dragged \(Int(saturating: drag.translation.width))") }
        }
        let graph = host(Color.red.gesture(press))
        graph.pointer(.began, at: CGPoint(x: 100, y: 100))
        graph.step(to: 0.4)
        graph.pointer(.moved, at: CGPoint(x: 130, y: 100))
        graph.pointer(.ended, at: CGPoint(x: 130, y: 100))
        #expect(log.lines == ["dragged 30"])
        graph.step(to: 1)
        drag(graph, from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100), at: 2, for: 0.1)
        #expect(log.lines == ["dragged 30"])  // moved before the press was long enough

        let both = TapGesture().simultaneously(with: SpatialTapGesture()).onEnded { value in
            log.note("tapped \(value.first != nil) \(value.second.map { Int(saturating: $0.location.x) } ?? -1)")
        }
        let tapped = host(Color.red.frame(width: 100, height: 100).gesture(both))
        tapped.pointer(.began, at: CGPoint(x: 60, y: 100))
        tapped.pointer(.ended, at: CGPoint(x: 60, y: 100))
        #expect(log.lines.last == "tapped true 10")

        let either = TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
            if case .first = value { log.note("first") } else { log.note("second") }
        }
        let exclusive = host(Color.red.gesture(either))
        exclusive.pointer(.began, at: CGPoint(x: 60, y: 100))
        exclusive.pointer(.ended, at: CGPoint(x: 60, y: 100))
        exclusive.step(to: 1)
        #expect(log.lines.last == "second")
    }
}
