import Dispatch
import Foundation
import Synchronization

extension _SceneTime {
    /// Whether code of the main actor calls: on Linux, it need not run on the first thread.
    public static var isOnMainThread: Bool { MainThread.isCurrent }
    /// The queue of the operation that calls; for code of the main actor, the main queue.
    public static var operationQueue: OperationQueue? { OperationQueue.current ?? (MainThread.isCurrent ? .main : nil) }

    /// The scene's current time in seconds; 0 if no scene is active.
    public static var now: _SceneTime { _SceneTime(seconds: onMain { SceneClock.current?.now } ?? 0) }

    /// Whether a scene is active whose clock can be waited on.
    public static var isRunning: Bool { onMain { SceneClock.current.map { _ in true } } ?? false }

    /// Whether a graph is evaluating and laying out its views, on the main actor.
    package static var isUpdating: Bool { MainThread.isCurrent && MainActor.assumeIsolated { ViewGraph.runningUpdates > 0 } }

    /// The date at time 0 of a scene that is prepared without one: 9:41, the time in Apple's pictures, on Wednesday, June 17, 2026, in Greenwich. It is the middle
    /// of a week, of a month, and of a year, so a view of any of these has days before and after it (Documentation/Time.md).
    package static let defaultStart = Date(timeIntervalSinceReferenceDate: 803_382_060)

    /// The date at time 0 of the active scene.
    package static var startDate: Date { onMain { SceneClock.current?.start } ?? defaultStart }

    /// The current date for a view: that of the scene's start, plus the scene's seconds. If no scene is active, the machine's date.
    public static var date: Date { onMain { SceneClock.current.map { $0.date(at: $0.now) } } ?? Date() }

    /// Returns the time of a date in seconds. Between two dates of this century it is a microsecond's multiple: their difference has rounding errors.
    package static func seconds(of date: Date) -> Double {
        let seconds = date.timeIntervalSince(startDate)
        return startDate.timeIntervalSinceReferenceDate == 0 ? seconds : (seconds * 1e6).rounded() / 1e6
    }

    /// Starts a scene before its view exists; the next graph takes it over.
    ///
    /// - Parameters:
    ///   - isStill: whether only the first moment is drawn, with motions of UIKit's views at their end.
    ///   - start: the date at time 0.
    @MainActor package static func prepare(isStill: Bool = false, at start: Date = defaultStart) { SceneClock.prepare(isStill: isStill, at: start) }
    /// Whether only the first moment of the active scene is drawn.
    @MainActor package static var isStill: Bool { SceneClock.current?.isStill ?? false }

    /// An object that represents the active scene and ends with it; nil without one.
    @MainActor package static var scene: AnyObject? { SceneClock.current }

    /// Ends a scene that was prepared and that no graph took over.
    @MainActor package static func discard() { SceneClock.discard() }

    /// Drops work that code requests while no scene is active: a program that draws scenes has no other clock. Otherwise, as in tests, that work runs on the
    /// machine's clock.
    package static func requireScene() { requiresScene.store(true, ordering: .relaxed) }
    private static let requiresScene = Atomic(false)
    /// Whether waits are on the machine's clock.
    private static var usesMachine: Bool { !SceneClock.exists && !requiresScene.load(ordering: .relaxed) }

    /// Runs an action on the main actor after a number of seconds on the scene's clock. 0 means after the code that is running now and before the frame
    /// is drawn. If no scene is active, the machine's clock counts.
    public static func perform(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
        MainThread.run {
            if let clock = SceneClock.current {
                clock.schedule(at: clock.now + max(0, seconds)) { MainActor.assumeIsolated(action) }
            } else if !requiresScene.load(ordering: .relaxed), seconds < .infinity {
                DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) { MainActor.assumeIsolated(action) }
            }
        }
    }

    /// Runs a queue's work: as an action of the scene, whose queues are all the main one, or on the queue itself if no scene is active.
    public static func perform(on queue: DispatchQueue, after seconds: Double, _ work: @escaping @Sendable () -> Void) {
        guard usesMachine else { return perform(after: seconds) { work() } }
        let item = DispatchWorkItem(block: work)
        if seconds <= 0 { queue.async(execute: item) } else if seconds < .infinity { queue.asyncAfter(deadline: .now() + seconds, execute: item) }
    }

    /// Adds an observer of notifications. On Apple's systems a post on the main thread calls an observer of the main queue before it returns; Foundation on
    /// Linux would wait there for a queue that the same thread serves.
    public static func observe(
        _ name: Notification.Name?, from center: NotificationCenter, object: Any?, on queue: OperationQueue?,
        _ block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        guard let queue, queue === OperationQueue.main else { return center.addObserver(forName: name, object: object, queue: queue, using: block) }
        return center.addObserver(forName: name, object: object, queue: nil) { notification in
            guard !MainThread.isCurrent else { return block(notification) }
            nonisolated(unsafe) let notification = notification
            perform(after: 0) { unsafe block(notification) }
        }
    }

    /// Represents code that blocks its thread: waits that the code starts from here on count from the end of the block. Its changes of views take effect
    /// immediately. If no scene is active, the thread sleeps.
    public static func pass(_ seconds: Double) {
        guard usesMachine else { return MainThread.run { SceneClock.current?.pass(seconds) } }
        Thread.sleep(forTimeInterval: max(0, seconds))
    }

    /// Runs the next work, for code that blocks its thread until that work is done. Time passes to the moment at which the work is due.
    ///
    /// - Parameter seconds: the longest time that may pass.
    /// - Returns: whether there was any.
    @MainActor package static func runNextWork(within seconds: Double = .infinity) -> Bool {
        guard let clock = SceneClock.current, let due = clock.nextDueTime, due <= clock.now + seconds else { return false }
        return clock.runNext(upTo: max(clock.now, due))
    }

    /// Waits for a number of seconds on the scene's clock; returns immediately for 0 and less. If no scene is active, waits on the machine's clock.
    ///
    /// - Throws: `CancellationError` when the task is canceled, or when the scene ends first.
    @MainActor public static func sleep(_ seconds: Double) async throws {
        try Task.checkCancellation()
        guard let clock = SceneClock.current else {
            return try await ContinuousClock().sleep(until: .now + .seconds(seconds), tolerance: nil)
        }
        let sleeper = Sleeper()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                sleeper.begin(continuation)
                let id = clock.schedule(at: clock.now + max(0, seconds)) { sleeper.wake() }
                sleeper.onCancel { [weak clock] in clock?.cancel(id) }
            }
        } onCancel: {
            sleeper.cancel()
        }
    }

    /// Schedules a timer on the scene's clock instead of a run loop. It fires at its dates, in scene time, until it is invalidated. If no scene is active,
    /// the timer is the main run loop's.
    public static func schedule(_ timer: Timer) {
        let timer = TimerBox(timer: timer)
        guard !usesMachine else { return RunLoop.main.add(timer.timer, forMode: .default) }
        MainThread.run {
            guard let clock = SceneClock.current, timers.insert(ObjectIdentifier(timer.timer)).inserted else { return }
            run(timer, on: clock, at: max(clock.now, clock.seconds(of: timer.timer.fireDate)), every: timer.timer.timeInterval)
        }
    }

    /// - Parameter interval: seconds; 0 for a timer that doesn't repeat.
    @MainActor private static func run(_ timer: TimerBox, on clock: SceneClock, at due: Double, every interval: Double) {
        clock.schedule(at: due) { [weak clock] in
            if timer.timer.isValid { timer.timer.fire() }
            guard let clock, timer.timer.isValid, interval > 0 else {
                _ = timers.remove(ObjectIdentifier(timer.timer))
                return
            }
            run(timer, on: clock, at: due + max(interval, 0.001), every: interval)
        }
    }

    /// The tasks that wait on a clock.
    @MainActor private static var timers: Set<ObjectIdentifier> = []

    // Instants have no zero that code could name, so a scene's zero is the instant of the first request. Differences are exact.
    private static let continuousStart = ContinuousClock.now
    private static let suspendingStart = SuspendingClock.now
    private static let dispatchStart = DispatchTime.now().uptimeNanoseconds

    /// The instant that `ContinuousClock.now` returns.
    public static var continuousInstant: ContinuousClock.Instant { isRunning ? continuousStart + .seconds(now.seconds) : ContinuousClock.now }
    /// The instant that `SuspendingClock.now` returns.
    public static var suspendingInstant: SuspendingClock.Instant { isRunning ? suspendingStart + .seconds(now.seconds) : SuspendingClock.now }
    /// The time that `DispatchTime.now()` returns, to the nanosecond.
    public static var dispatchTime: DispatchTime {
        isRunning ? DispatchTime(uptimeNanoseconds: dispatchStart + UInt64(Int(saturating: (now.seconds * 1e9).rounded()))) : DispatchTime.now()
    }

    /// Returns the result of `body`; nil off the main actor, where no scene is active.
    private static func onMain<T: Sendable>(_ body: @MainActor () -> T?) -> T? { MainThread.isCurrent ? MainActor.assumeIsolated(body) : nil }
}

/// Carries a timer to the main actor, the only place where it is used.
private struct TimerBox: @unchecked Sendable {
    let timer: Timer
}

/// A task that waits on a scene's clock. The first of three events ends the wait: the clock, a cancellation, or the end of the clock.
private final class Sleeper: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Void, any Error>?
        var isCancelled = false
        var leave: (@MainActor @Sendable () -> Void)?
    }
    private let state = Mutex(State())

    func begin(_ continuation: CheckedContinuation<Void, any Error>) {
        let isCancelled = state.withLock { state in
            if !state.isCancelled { state.continuation = continuation }
            return state.isCancelled
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
    }

    func onCancel(_ leave: @escaping @MainActor @Sendable () -> Void) { state.withLock { $0.leave = leave } }

    func wake() { take().continuation?.resume() }

    func cancel() {
        let (continuation, leave) = take(isCancelled: true)
        continuation?.resume(throwing: CancellationError())
        if let leave { MainThread.run(leave) }
    }

    private func take(isCancelled: Bool = false) -> (continuation: CheckedContinuation<Void, any Error>?, leave: (@MainActor @Sendable () -> Void)?) {
        state.withLock { state in
            defer { state = State(isCancelled: state.isCancelled || isCancelled) }
            return (state.continuation, state.leave)
        }
    }

    deinit { cancel() }
}
