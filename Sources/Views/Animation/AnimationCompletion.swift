/// When the completion of an animation is called.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Moment { case logical, removal }
    private let moment: Moment

    /// When the animation looks finished; a spring may still move a little.
    public static let logicallyComplete = AnimationCompletionCriteria(moment: .logical)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(moment: .removal)

    var isAtRemoval: Bool { moment == .removal }
}

/// A motion that a completion can wait for.
@MainActor
protocol CompletingAnimation: AnyObject {
    var graph: ViewGraph { get }
    /// Whether the motion is over at the graph's present time.
    func isOver(_ criteria: AnimationCompletionCriteria) -> Bool
}

/// Calls an action when all motions of a transaction are over.
@MainActor
final class AnimationCompletion: Animating, Sendable {
    private let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var motions: [any CompletingAnimation] = []

    nonisolated init(_ criteria: AnimationCompletionCriteria, action: @escaping @MainActor @Sendable () -> Void) {
        self.criteria = criteria
        let action = action
        // Called once the update of the changes has been made: only then it is known what moves.
        SceneTime.perform(after: 0) { self.begin(action) }
    }

    func add(_ motion: any CompletingAnimation) {
        if !motions.contains(where: { $0 === motion }) { motions.append(motion) }
    }

    private func begin(_ action: @escaping () -> Void) {
        guard let graph = motions.first?.graph else { return action() }
        self.action = action
        graph.register(self)
    }

    func timeDidChange() {
        guard let graph = motions.first?.graph, motions.allSatisfy({ $0.isOver(criteria) }), let action else { return }
        self.action = nil
        motions = []
        graph.unregister(self)
        graph.enqueueAction(action)
    }
}

extension AnimationCompletion: Equatable {
    nonisolated static func == (lhs: AnimationCompletion, rhs: AnimationCompletion) -> Bool { lhs === rhs }
}

/// Makes the changes of `body` with `animation`, and calls `completion` when everything that they set in motion has come to its end; at once, if
/// nothing moves.
///
/// The completion runs before the first frame at or after the end.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
    completion: @escaping @MainActor @Sendable () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
