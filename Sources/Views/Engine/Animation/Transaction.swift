import Motion
import Synchronization

/// A key for a custom value that a transaction carries in addition to its animation.
///
///     struct CauseKey: TransactionKey { static let defaultValue = Cause.unknown }
///     extension Transaction { var cause: Cause { get { self[CauseKey.self] } set { self[CauseKey.self] = newValue } } }
public protocol TransactionKey {
    associatedtype Value
    /// The value in transactions that don't set one.
    static var defaultValue: Value { get }
}

/// Describes how an update happens: with which animation, if any. It is passed down the tree with the update.
public struct Transaction: Sendable, Equatable {
    /// The animation of the changes, or nil for changes that jump.
    public var animation: Animation? {
        didSet { hasAnimation = true }
    }
    /// Whether `.animation(…)` modifiers are ignored in this update.
    public var disablesAnimations = false
    /// Whether the update is one of a series, as during a drag.
    public var isContinuous = false
    /// Whether a spring that follows shortly afterward inherits the speed of this update's jumps.
    public var tracksVelocity = false
    /// Whether `animation` was set at all: an explicit nil differs from an unset animation.
    private var hasAnimation = false
    private var values: [ObjectIdentifier: KeyedValue] = [:]
    /// The completions that wait for this update's animations to end.
    private(set) var completions: [AnimationCompletion] = []

    public init() {}

    /// Creates a transaction whose changes animate with `animation`.
    public init(animation: Animation?) {
        self.animation = animation
        hasAnimation = true
    }

    /// A custom value; the key's default if none was set.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = KeyedValue(value: newValue, isEqual: KeyedValue.comparison(of: K.Value.self)) }
    }

    /// Calls `completion` once all animations started by the update's changes meet the criteria, or soon if it starts no animations.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        add(AnimationCompletion(criteria: criteria, action: completion))
    }

    mutating func add(_ completion: AnimationCompletion) { completions.append(completion) }

    var isEmpty: Bool { self == Transaction() }

    /// Returns this transaction, with unset values taken from `outer`.
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

    /// The transaction for changes made at this moment.
    static var current: Transaction { OpenTransaction.current?.openTransaction ?? Transaction() }
}

/// A value whose type is known only to its key. A value that a user puts into a transaction crosses threads only when the transaction does.
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

/// The transaction of a running `withTransaction` call. A task started inside the call doesn't keep the transaction after the call ends.
private final class OpenTransaction: Sendable {
    /// The transaction of the innermost call.
    @TaskLocal static var current: OpenTransaction?
    private let transaction: Mutex<Transaction?>

    init(_ transaction: Transaction) { self.transaction = Mutex(transaction) }

    var openTransaction: Transaction? { transaction.withLock { $0 } }
    func close() { transaction.withLock { $0 = nil } }
}

/// Makes the changes of `body` in `transaction`; unset values come from an enclosing transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    defer { for completion in transaction.completions { completion.bodyDidEnd() } }
    let open = OpenTransaction(transaction.merging(over: .current))
    defer { open.close() }
    return try OpenTransaction.$current.withValue(open, operation: body)
}

/// Makes the changes of `body` in a transaction that differs from the enclosing one in a single value.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Animates the changes of `body` with `animation`; nil makes them jump.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Animates the changes of `body` with `animation`, and calls `completion` once all animations that they started meet the criteria.
///
/// If there are no animations, `completion` is called in the same frame.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// A point in the tree that rewrites the transaction for everything below it.
@MainActor
class TransactionScope {
    final let parent: TransactionScope?
    /// The type of view that a body with its own transaction was written for; the body's placeholder returns to the enclosing scope.
    var bodyType: ObjectIdentifier? { nil }
    private var latest: (update: Int, transaction: Transaction)?

    init(parent: TransactionScope?) { self.parent = parent }

    /// Turns the enclosing transaction into the one for the tree below.
    func rewrite(_ transaction: inout Transaction, in graph: ViewGraph) {}

    /// The running update's transaction for the tree below. It is computed once per update, so that a modifier's additions are added only once.
    final func transaction(in graph: ViewGraph) -> Transaction {
        if let latest, latest.update == graph.updateID { return latest.transaction }
        var transaction = graph.transaction(in: parent)
        rewrite(&transaction, in: graph)
        latest = (graph.updateID, transaction)
        return transaction
    }

    /// Discards the cached transaction because the modifier has a new value.
    final func modifierDidChange() { latest = nil }
}

/// A modifier's closure that rewrites the transaction.
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
