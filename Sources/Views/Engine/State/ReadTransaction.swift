/// The transaction of changes of observable objects that a view's body reads: a part of properties that find objects, such as `@Query(animation: .default)`.
package struct ReadTransaction: DynamicProperty {
    private let transaction: Transaction

    /// Changes made in a transaction with its own values keep those values.
    package init(_ transaction: Transaction) { self.transaction = transaction }
    /// Nil means that changes jump.
    package init(animation: Animation?) { transaction = animation.map { Transaction(animation: $0) } ?? Transaction() }

    @MainActor package static func _install(_ property: inout ReadTransaction, _ context: _PropertyContext) {
        context.tracker.transaction = property.transaction.merging(over: context.tracker.transaction)
    }
}
