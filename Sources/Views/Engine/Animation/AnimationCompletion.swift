/// Criteria that decide when an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoval: Bool
    /// Complete when the motion is essentially over, even if a spring is still settling.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
    /// Complete when all motion has ended.
    public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// A callback that waits for the end of the animations that an update starts. Used on the main actor only.
final class AnimationCompletion: @unchecked Sendable, Equatable {
    let criteria: AnimationCompletionCriteria
    private let action: () -> Void
    /// The number of running animations that don't meet the criteria yet.
    private var running = 0
    /// Whether a graph knows about the update and will call the action.
    private var isAwaited = false

    init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    static func == (lhs: AnimationCompletion, rhs: AnimationCompletion) -> Bool { lhs === rhs }

    /// Whether all awaited animations are complete.
    var isDue: Bool { running == 0 }
    func animationDidBegin() { running += 1 }
    func animationDidEnd() { running -= 1 }
    func run() { action() }

    /// Notes that a graph is waiting.
    /// - Returns: false if a graph is already waiting.
    func enlist() -> Bool {
        defer { isAwaited = true }
        return !isAwaited
    }

    /// Called after the changes. If there were none, the action runs on the scene's clock in the same frame because there is no animation to wait for.
    func bodyDidEnd() {
        guard !isAwaited else { return }
        MainThread.run { [self] in
            guard let clock = SceneClock.current else { return }
            _ = clock.schedule(at: clock.now) { [self] in if enlist() { run() } }
        }
    }
}
