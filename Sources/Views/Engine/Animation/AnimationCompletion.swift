/// When an animation counts as done for those who wait for its end.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoval: Bool
    /// When the motion is over in the main, though a spring may still settle.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// What waits for the end of the animations that an update starts. Asked and told on the main actor only.
final class AnimationCompletion: @unchecked Sendable, Equatable {
    let criteria: AnimationCompletionCriteria
    private let action: () -> Void
    /// Animations that run and don't fulfil the criteria yet.
    private var running = 0
    /// Whether a graph knows of the update, and calls the action.
    private var isAwaited = false

    init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    static func == (lhs: AnimationCompletion, rhs: AnimationCompletion) -> Bool { lhs === rhs }

    /// Whether nothing is left to wait for.
    var isDue: Bool { running == 0 }
    func animationDidBegin() { running += 1 }
    func animationDidEnd() { running -= 1 }
    func run() { action() }

    /// Notes that a graph waits.
    /// - Returns: false where one does already.
    func enlist() -> Bool {
        defer { isAwaited = true }
        return !isAwaited
    }

    /// Called after the changes: where there were none there is nothing to wait for, and the action runs with the scene's clock, in the same frame.
    func bodyDidEnd() {
        guard !isAwaited else { return }
        MainThread.run { [self] in
            guard let clock = SceneClock.current else { return }
            _ = clock.schedule(at: clock.now) { [self] in if enlist() { run() } }
        }
    }
}
