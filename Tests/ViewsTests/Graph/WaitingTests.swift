import Foundation
import Testing

@testable import Views

/// Tasks, timelines and completions on the scene's clock, with exact times.
@MainActor struct WaitingTests {
    /// Records events with their times.
    @MainActor final class Log {
        var entries: [String] = []
        func callAsFunction(_ text: String) { entries.append("\(text)@\((_SceneTime.now.seconds * 1000).rounded() / 1000)") }
    }

    // Whole programs test how tasks run from frame to frame (SwiftSourceTests): only those have all tasks on one queue.

    @Test func aWaitEndsWithItsMoment() async throws {
        let clock = SceneClock()
        let task = SceneClock.$ofTask.withValue(clock) { Task { try await _SceneTime.sleep(0.25) } }
        while clock.isIdle { await Task.yield() }
        clock.advance(to: 0.2)
        #expect(!clock.isIdle)
        clock.advance(to: 0.25)
        #expect(clock.isIdle)
        try await task.value
    }

    @Test func aCancelledWaitEndsAtOnce() async {
        let clock = SceneClock()
        let task = SceneClock.$ofTask.withValue(clock) { Task { try await _SceneTime.sleep(.infinity) } }
        for _ in 0..<10 { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func aTaskGoesWithItsView() async {
        let log = Log()
        struct Going: View {
            let log: Log
            @State var isShown = true
            var body: some View {
                if isShown {
                    Text("hide").onTapGesture { isShown = false }.task {
                        log("begin")
                        do { try await _SceneTime.sleep(.infinity) } catch { log("cancelled") }
                    }
                }
            }
        }
        let graph = host(Going(log: log))
        while log.entries.count < 1 { await Task.yield() }
        try? graph.press("hide")
        while log.entries.count < 2 { await Task.yield() }
        #expect(log.entries == ["begin@0.0", "cancelled@0.0"])
    }

    @Test func shortWaitsKeepInStepBetweenFrames() {
        let clock = SceneClock()
        var log: [Double] = []
        @MainActor func next() {
            log.append((_SceneTime.now.seconds * 1000).rounded() / 1000)
            _SceneTime.perform(after: 0.04, next)
        }
        SceneClock.$ofTask.withValue(clock) {
            _SceneTime.perform(after: 0.04, next)
            clock.advance(to: 0.1)
            clock.advance(to: 0.2)
        }
        #expect(log == [0.04, 0.08, 0.12, 0.16, 0.2])
    }

    @Test func aTaskIsNotPartOfTheAnimationThatBeginsIt() async {
        let task = withAnimation(.linear) {
            #expect(Transaction.current.animation == .linear)
            return Task { Transaction.current.animation }
        }
        #expect(await task.value == nil)
    }

    @Test func whatIsLeftForTheMainQueueRunsBeforeTheFrame() throws {
        struct Later: View {
            @State var count = 0
            var body: some View {
                Text("n\(count)").onTapGesture { _SceneTime.perform(after: 0) { _SceneTime.perform(after: 0) { count += 1 } } }
            }
        }
        let graph = host(Later())
        try graph.press("n0")
        #expect(graph.texts == ["n1"])
    }

    @Test func blockedCodeAsksLater() {
        let clock = SceneClock()
        var log: [Double] = []
        SceneClock.$ofTask.withValue(clock) {
            _SceneTime.perform(after: 0.5) {
                _SceneTime.pass(1.5)
                _SceneTime.perform(after: 0) { log.append(_SceneTime.now.seconds) }
            }
            _SceneTime.perform(after: 0.75) { log.append(_SceneTime.now.seconds) }
            clock.advance(to: 3)
        }
        #expect(log == [0.75, 2])
    }

    // MARK: Timelines

    private func shown<S: TimelineSchedule>(_ schedule: S, at times: [Double]) -> [String] {
        _SceneTime.prepare()
        let graph = host(TimelineView(schedule) { Text(verbatim: "\(($0.date.timeIntervalSince(Self.start) * 1000).rounded() / 1000)") })
        return times.map { time in
            graph.step(to: time)
            return graph.texts[0]
        }
    }
    private static let start = _SceneTime.defaultStart

    @Test func aTimelineShowsItsLastDate() {
        #expect(shown(.animation, at: [0, 0.1, 0.25]) == ["0.0", "0.1", "0.25"])
        #expect(shown(.animation(minimumInterval: 0.2), at: [0, 0.1, 0.2, 0.5, 0.6]) == ["0.0", "0.0", "0.2", "0.4", "0.6"])
        #expect(shown(.animation(paused: true), at: [0, 0.1]) == ["0.0", "0.0"])
        #expect(shown(.periodic(from: Self.start, by: 0.1), at: [0, 0.09, 0.3, 0.35, 0.7]) == ["0.0", "0.0", "0.3", "0.3", "0.7"])
        #expect(shown(.periodic(from: Self.start - 0.35, by: 0.1), at: [0, 0.04, 0.05, 0.1]) == ["-0.05", "-0.05", "0.05", "0.05"])
        #expect(shown(.everyMinute, at: [0, 59.9, 60, 150]) == ["0.0", "0.0", "60.0", "120.0"])
    }

    @Test func beforeItsFirstDateATimelineShowsThePresentOne() {
        #expect(shown(.explicit([Self.start + 0.5, Self.start + 1]), at: [0, 0.4, 0.5, 0.9, 1.2]) == ["0.0", "0.0", "0.5", "0.5", "1.0"])
        #expect(shown(.explicit([Self.start - 9, Self.start - 1]), at: [0, 5]) == ["-1.0", "-1.0"])
        #expect(shown(.explicit([]), at: [0, 5]) == ["0.0", "0.0"])
    }

    private struct Squares: TimelineSchedule {
        func entries(from startDate: Date, mode: Mode) -> [Date] { (0..<5).map { startDate + Double($0 * $0) } }
    }

    @Test func aScheduleOfOnesOwn() {
        #expect(shown(Squares(), at: [0, 1, 3, 4, 20]) == ["0.0", "1.0", "1.0", "4.0", "16.0"])
    }

    @Test func anIdleTimelineEvaluatesNothing() {
        _SceneTime.prepare()
        let graph = host(TimelineView(.periodic(from: Self.start, by: 1)) { Text("\($0.date)") })
        let before = graph.counters.bodiesEvaluated
        for frame in 1...59 { graph.step(to: Double(frame) / 60) }
        #expect(graph.counters.bodiesEvaluated == before)
        graph.step(to: 1)
        #expect(graph.counters.bodiesEvaluated == before + 1)
    }

    // MARK: Completions

    private struct Mover: View {
        let criteria: AnimationCompletionCriteria
        let animation: Animation
        @State var x: CGFloat = 0
        @State var done = 0
        var body: some View {
            VStack {
                Color.red.frame(width: 10, height: 10).offset(x: x)
                Text("done \(done)").onTapGesture {
                    withAnimation(animation, completionCriteria: criteria) {
                        x = 50
                    } completion: {
                        done += 1
                    }
                }
            }
        }
    }

    @Test(
        arguments: [
            (AnimationCompletionCriteria.logicallyComplete, Animation.linear(duration: 0.5), 0.5), (.removed, .linear(duration: 0.5), 0.5),
            (.logicallyComplete, .spring(duration: 0.4, bounce: 0), 0.4),
        ])
    func completionsComeAtTheEnd(_ criteria: AnimationCompletionCriteria, _ animation: Animation, _ end: Double) throws {
        let graph = host(Mover(criteria: criteria, animation: animation))
        try graph.press("done 0")
        #expect(graph.texts == ["done 0"])
        graph.step(to: end - 0.01)
        #expect(graph.texts == ["done 0"])
        graph.step(to: end + 0.001)
        #expect(graph.texts == ["done 1"])
        // Nothing moves the second time.
        try graph.press("done 1")
        #expect(graph.texts == ["done 2"])
    }
}
