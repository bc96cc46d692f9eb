import Easel

// Swift prefers any module's declarations to those of its own concurrency module, so code that imports SwiftUI uses these.

extension Task where Success == Never, Failure == Never {
    /// Waits for a number of nanoseconds on the scene's clock.
    @MainActor public static func sleep(nanoseconds duration: UInt64) async throws { try await SceneTime.sleep(Double(duration) / 1e9) }

    /// Waits for a number of nanoseconds on the scene's clock; cancellation ends the wait.
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
    /// The current time of the scene; only differences between instants are meaningful.
    public static var now: ContinuousClock.Instant { SceneTime.continuousInstant }
}

extension ContinuousClock {
    /// The current time of the scene; only differences between instants are meaningful.
    public static var now: Instant { SceneTime.continuousInstant }
    /// The current time of the scene; only differences between instants are meaningful.
    public var now: Instant { SceneTime.continuousInstant }

    /// Waits on the scene's clock.
    @MainActor public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws { try await SceneTime.sleep(duration.inSeconds) }

    /// Waits on the scene's clock.
    @MainActor public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
    }

    /// Returns the duration of work on the scene's clock: waiting takes time, computation takes none.
    @MainActor public func measure(_ work: () async throws -> Void) async rethrows -> Duration {
        let start = now
        try await work()
        return start.duration(to: now)
    }
}

extension SuspendingClock.Instant {
    /// The current time of the scene; only differences between instants are meaningful.
    public static var now: SuspendingClock.Instant { SceneTime.suspendingInstant }
}

extension SuspendingClock {
    /// The current time of the scene; only differences between instants are meaningful.
    public static var now: Instant { SceneTime.suspendingInstant }
    /// The current time of the scene; only differences between instants are meaningful.
    public var now: Instant { SceneTime.suspendingInstant }

    /// Waits on the scene's clock.
    @MainActor public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws { try await SceneTime.sleep(duration.inSeconds) }

    /// Waits on the scene's clock.
    @MainActor public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
    }
}

extension Duration {
    /// The duration in seconds, rounded to a `Double`.
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
