import Dispatch
import Foundation
import Synchronization

extension SceneTime {
    /// The scene's present moment; 0 where there is no scene.
    public static var now: SceneTime { SceneTime(seconds: onMain { SceneClock.current?.now } ?? 0) }

    /// Whether there is a scene whose clock can be waited on.
    public static var isRunning: Bool { onMain { SceneClock.current.map { _ in true } } ?? false }

    /// The date at a scene's time 0: the reference date, midnight of the 1st of January 2001 in Greenwich.
    package static let startDate = Date(timeIntervalSinceReferenceDate: 0)

    /// The present date for a view: midnight of the 1st of January 2001 in Greenwich, and the scene's seconds. Where there is no scene, the machine's.
    public static var date: Date { isRunning ? date(at: now.seconds) : Date() }

    /// The date that a moment of a scene stands for.
    static func date(at seconds: Double) -> Date { startDate.addingTimeInterval(seconds) }

    /// Begins a scene before there is a view; the next graph goes on with it.
    @MainActor package static func prepare() { SceneClock.prepare() }

    /// Does something on the main actor when the scene's clock has moved on by some seconds; 0 is after what is running now, and before the frame
    /// is drawn. Where there is no scene, nothing happens.
    public static func perform(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
        MainThread.run {
            guard let clock = SceneClock.current else { return }
            clock.schedule(at: clock.now + max(0, seconds)) { MainActor.assumeIsolated(action) }
        }
    }

    /// Stands for code that blocks its thread: what that code waits for from here on counts from so many seconds later. What it changes in views
    /// changes at once.
    public static func pass(_ seconds: Double) { MainThread.run { SceneClock.current?.pass(seconds) } }

    /// Waits until the scene's clock has moved on by some seconds; at once for 0 and less. Where there is no scene, the machine's clock counts.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled, and when the scene has come to its end before.
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

    /// Puts a timer on the scene's clock in place of a run loop, once; it fires at its dates, which are the scene's, until it is invalidated.
    public static func schedule(_ timer: Timer) {
        let timer = TimerBox(timer: timer)
        MainThread.run {
            guard let clock = SceneClock.current, timers.insert(ObjectIdentifier(timer.timer)).inserted else { return }
            run(timer, on: clock, at: max(clock.now, timer.timer.fireDate.timeIntervalSince(startDate)), every: timer.timer.timeInterval)
        }
    }

    /// - Parameter interval: 0 for a timer that does not repeat.
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

    /// Those that wait on a clock.
    @MainActor private static var timers: Set<ObjectIdentifier> = []

    // Instants have no zero of their own that code could name, so scenes begin at the one at which somebody asked first. Differences are exact.
    private static let continuousStart = ContinuousClock.now
    private static let suspendingStart = SuspendingClock.now
    private static let dispatchStart = DispatchTime.now().uptimeNanoseconds

    /// What `ContinuousClock.now` stands for.
    public static var continuousInstant: ContinuousClock.Instant { isRunning ? continuousStart + .seconds(now.seconds) : ContinuousClock.now }
    /// What `SuspendingClock.now` stands for.
    public static var suspendingInstant: SuspendingClock.Instant { isRunning ? suspendingStart + .seconds(now.seconds) : SuspendingClock.now }
    /// What `DispatchTime.now()` stands for, to the nanosecond.
    public static var dispatchTime: DispatchTime {
        isRunning ? DispatchTime(uptimeNanoseconds: dispatchStart + UInt64((now.seconds * 1e9).rounded())) : DispatchTime.now()
    }

    /// What `body` says, or nil off the main actor, where no scene is.
    private static func onMain<T: Sendable>(_ body: @MainActor () -> T?) -> T? { MainThread.isCurrent ? MainActor.assumeIsolated(body) : nil }
}

/// Carries a timer to the main actor, the only place where it is used.
private struct TimerBox: @unchecked Sendable {
    let timer: Timer
}

/// A task that waits on a scene's clock. Whoever comes first decides how the wait ends: the clock, a cancellation, or the end of the clock.
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
