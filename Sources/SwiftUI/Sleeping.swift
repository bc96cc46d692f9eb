import Easel

// Swift prefers any module's declarations to those of its own concurrency module, so that code that imports SwiftUI gets these.

extension Task where Success == Never, Failure == Never {
    /// Waits for nanoseconds of the scene's clock.
    @MainActor public static func sleep(nanoseconds duration: UInt64) async throws { try await SceneTime.sleep(Double(duration) / 1e9) }

    /// Waits for nanoseconds of the scene's clock; a cancellation ends the wait.
    @MainActor public static func sleep(_ duration: UInt64) async { try? await SceneTime.sleep(Double(duration) / 1e9) }

    /// Waits on the scene's clock.
    @MainActor public static func sleep(for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock = .continuous) async throws {
        try await SceneTime.sleep(duration.inSeconds)
    }

    /// Waits on the scene's clock.
    @MainActor public static func sleep(for duration: Duration, tolerance: Duration? = nil, clock: SuspendingClock) async throws {
        try await SceneTime.sleep(duration.inSeconds)
    }

    /// Waits on the scene's clock.
    @MainActor public static func sleep(
        until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock = .continuous
    ) async throws {
        try await SceneTime.sleep(SceneTime.continuousInstant.duration(to: deadline).inSeconds)
    }

    /// Waits on the scene's clock.
    @MainActor public static func sleep(until deadline: SuspendingClock.Instant, tolerance: Duration? = nil, clock: SuspendingClock) async throws {
        try await SceneTime.sleep(SceneTime.suspendingInstant.duration(to: deadline).inSeconds)
    }
}

extension ContinuousClock.Instant {
    /// The scene's present moment; only differences of instants mean something.
    public static var now: ContinuousClock.Instant { SceneTime.continuousInstant }
}

extension ContinuousClock {
    /// The scene's present moment; only differences of instants mean something.
    public static var now: Instant { SceneTime.continuousInstant }
    /// The scene's present moment; only differences of instants mean something.
    public var now: Instant { SceneTime.continuousInstant }

    /// Waits on the scene's clock.
    @MainActor public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws { try await SceneTime.sleep(duration.inSeconds) }

    /// Waits on the scene's clock.
    @MainActor public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
    }

    /// How long something takes in the scene: what waits takes time, what works takes none.
    @MainActor public func measure(_ work: () async throws -> Void) async rethrows -> Duration {
        let start = now
        try await work()
        return start.duration(to: now)
    }
}

extension SuspendingClock.Instant {
    /// The scene's present moment; only differences of instants mean something.
    public static var now: SuspendingClock.Instant { SceneTime.suspendingInstant }
}

extension SuspendingClock {
    /// The scene's present moment; only differences of instants mean something.
    public static var now: Instant { SceneTime.suspendingInstant }
    /// The scene's present moment; only differences of instants mean something.
    public var now: Instant { SceneTime.suspendingInstant }

    /// Waits on the scene's clock.
    @MainActor public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws { try await SceneTime.sleep(duration.inSeconds) }

    /// Waits on the scene's clock.
    @MainActor public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
    }
}

extension Duration {
    /// Seconds, to the precision of a number.
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
