import Motion
import Synchronization

/// A value that a transaction can carry besides its animation.
///
///     struct CauseKey: TransactionKey { static let defaultValue = Cause.unknown }
///     extension Transaction { var cause: Cause { get { self[CauseKey.self] } set { self[CauseKey.self] = newValue } } }
public protocol TransactionKey {
    associatedtype Value
    /// The value in transactions that say none.
    static var defaultValue: Value { get }
}

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
    /// Whether a spring that follows soon goes on with the speed of this update's jumps.
    public var tracksVelocity = false
    /// Whether `animation` was said at all: nil said is not the same as nothing said.
    private var hasAnimation = false
    private var values: [ObjectIdentifier: KeyedValue] = [:]
    /// Who waits for the end of this update's animations.
    private(set) var completions: [AnimationCompletion] = []

    public init() {}

    /// A transaction whose changes move with `animation`.
    public init(animation: Animation?) {
        self.animation = animation
        hasAnimation = true
    }

    /// A value of one's own; the key's default where none was set.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = KeyedValue(value: newValue, isEqual: KeyedValue.comparison(of: K.Value.self)) }
    }

    /// Calls `completion` once all animations that the update's changes have started fulfil the criteria, or soon if there are none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        add(AnimationCompletion(criteria: criteria, action: completion))
    }

    mutating func add(_ completion: AnimationCompletion) { completions.append(completion) }

    var isEmpty: Bool { self == Transaction() }

    /// What this transaction says, and what `outer` says where this one is silent.
    func merging(over outer: Transaction) -> Transaction {
        var merged = self
        if !hasAnimation, outer.hasAnimation { merged.animation = outer.animation }
        merged.disablesAnimations = disablesAnimations || outer.disablesAnimations
        merged.isContinuous = isContinuous || outer.isContinuous
        merged.tracksVelocity = tracksVelocity || outer.tracksVelocity
        merged.values = outer.values.merging(values) { _, own in own }
        merged.completions = outer.completions + completions
        return merged
    }

    /// The transaction that changes made right now belong to.
    static var current: Transaction { OpenTransaction.current?.openTransaction ?? Transaction() }
}

/// A value under a key whose type only the key knows. What users put into transactions crosses threads only as the transaction does.
private struct KeyedValue: @unchecked Sendable, Equatable {
    let value: Any
    let isEqual: (Any, Any) -> Bool

    static func == (lhs: KeyedValue, rhs: KeyedValue) -> Bool { lhs.isEqual(lhs.value, rhs.value) }

    static func comparison<Value>(of type: Value.Type) -> (Any, Any) -> Bool {
        let compare = FieldComparison.comparison(of: type)
        return { a, b in
            guard let a = a as? Value, let b = b as? Value else { return false }
            return compare(a, b)
        }
    }
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
    defer { for completion in transaction.completions { completion.bodyDidEnd() } }
    let open = OpenTransaction(transaction.merging(over: .current))
    defer { open.close() }
    return try OpenTransaction.$current.withValue(open, operation: body)
}

/// Makes the changes of `body` in a transaction that differs from the one around in one value.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Makes the changes of `body` with `animation`; nil makes them jump.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Makes the changes of `body` with `animation`, and calls `completion` once all animations that they started fulfil the criteria.
///
/// Without any animation `completion` is called in the same frame.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// A place in the tree that rewrites the transaction for what lies below it.
@MainActor
class TransactionScope {
    let parent: TransactionScope?
    /// The type of view that a body with a transaction of its own was written for; its placeholder goes back to the scope around.
    var bodyType: ObjectIdentifier? { nil }
    private var latest: (update: Int, transaction: Transaction)?

    init(parent: TransactionScope?) { self.parent = parent }

    /// Changes the transaction from around into that of below.
    func rewrite(_ transaction: inout Transaction, in graph: ViewGraph) {}

    /// The transaction below, for that of the running update. Worked out once an update: what a modifier adds it adds once.
    final func transaction(in graph: ViewGraph) -> Transaction {
        if let latest, latest.update == graph.updateID { return latest.transaction }
        var transaction = graph.transaction(in: parent)
        rewrite(&transaction, in: graph)
        latest = (graph.updateID, transaction)
        return transaction
    }

    /// Makes the next question be answered anew: the modifier has another value.
    final func modifierDidChange() { latest = nil }
}

/// A modifier's way to rewrite the transaction.
@MainActor
final class ModifierTransactionScope: TransactionScope {
    private let modify: (inout Transaction) -> Void
    private let ownBodyType: ObjectIdentifier?
    override var bodyType: ObjectIdentifier? { ownBodyType }

    init(parent: TransactionScope?, bodyType: ObjectIdentifier? = nil, modify: @escaping (inout Transaction) -> Void) {
        self.modify = modify
        ownBodyType = bodyType
        super.init(parent: parent)
    }

    override func rewrite(_ transaction: inout Transaction, in graph: ViewGraph) { modify(&transaction) }
}
