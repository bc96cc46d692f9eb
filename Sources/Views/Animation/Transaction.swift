import Motion
import Synchronization

/// How one update happens: with which animation, or without any. It flows down the tree with the update.
public struct Transaction: Sendable, Equatable {
    /// The animation of the changes, or nil for changes that jump.
    public var animation: Animation? {
        didSet { hasAnimation = true }
    }
    /// Whether `.animation(…)` modifiers are ignored in this update.
    public var disablesAnimations = false
    /// Whether the update is one of a series, as while dragging.
    public var isContinuous = false
    /// Wait for what moves.
    private(set) var completions: [AnimationCompletion] = []
    /// Whether `animation` was said at all: nil said is not the same as nothing said.
    private var hasAnimation = false

    public init() {}

    /// A transaction whose changes move with `animation`.
    public init(animation: Animation?) {
        self.animation = animation
        hasAnimation = true
    }

    /// Has `completion` called when everything that the transaction sets in motion has come to its end; at once, if nothing moves.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @MainActor @Sendable () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, action: completion))
    }

    var isEmpty: Bool { !hasAnimation && !disablesAnimations && !isContinuous && completions.isEmpty }

    /// What this transaction says, and what `outer` says where this one is silent.
    func merging(over outer: Transaction) -> Transaction {
        var merged = self
        if !hasAnimation, outer.hasAnimation { merged.animation = outer.animation }
        merged.disablesAnimations = disablesAnimations || outer.disablesAnimations
        merged.isContinuous = isContinuous || outer.isContinuous
        merged.completions += outer.completions
        return merged
    }

    /// The transaction that changes made right now belong to.
    static var current: Transaction { OpenTransaction.current?.openTransaction ?? Transaction() }
}

/// The transaction of a `withTransaction` call, while that is running: a task that was begun in it goes on without it.
private final class OpenTransaction: Sendable {
    /// Of the innermost call.
    @TaskLocal static var current: OpenTransaction?
    private let transaction: Mutex<Transaction?>

    init(_ transaction: Transaction) { self.transaction = Mutex(transaction) }

    var openTransaction: Transaction? { transaction.withLock { $0 } }
    func close() { transaction.withLock { $0 = nil } }
}

/// Makes the changes of `body` in `transaction`; what it leaves open is taken from an enclosing one.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let open = OpenTransaction(transaction.merging(over: .current))
    defer { open.close() }
    return try OpenTransaction.$current.withValue(open, operation: body)
}

/// Makes the changes of `body` with `animation`; nil makes them jump.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// A modifier's way to rewrite the transaction for what lies below it.
@MainActor
final class TransactionScope {
    let parent: TransactionScope?
    var modify: (inout Transaction) -> Void

    init(parent: TransactionScope?, modify: @escaping (inout Transaction) -> Void) {
        self.parent = parent
        self.modify = modify
    }
}
