import Foundation

// The history of a store. Stores in memory keep none.

/// A place in the history.
public struct DefaultHistoryToken: Codable, Hashable, Comparable, Sendable {
    private let number: Int
    public static func < (lhs: DefaultHistoryToken, rhs: DefaultHistoryToken) -> Bool { lhs.number < rhs.number }
}
/// A new model.
public protocol HistoryInsert: Sendable { var changedPersistentIdentifier: PersistentIdentifier { get } }
/// A changed model.
public protocol HistoryUpdate: Sendable { var changedPersistentIdentifier: PersistentIdentifier { get } }
/// A deleted model.
public protocol HistoryDelete: Sendable { var changedPersistentIdentifier: PersistentIdentifier { get } }
/// A change of a model.
public enum HistoryChange: Sendable {
    case insert(any HistoryInsert)
    case update(any HistoryUpdate)
    case delete(any HistoryDelete)
    public var changedPersistentIdentifier: PersistentIdentifier {
        switch self {
        case .insert(let change): change.changedPersistentIdentifier
        case .update(let change): change.changedPersistentIdentifier
        case .delete(let change): change.changedPersistentIdentifier
        }
    }
}
/// The changes of a save.
public struct DefaultHistoryTransaction: Sendable {
    public let token: DefaultHistoryToken
    public let author: String?
    public let timestamp: Date
    public let storeIdentifier: String
    public let bundleIdentifier: String
    public let changes: [HistoryChange]
}
/// A part of the history.
public struct HistoryDescriptor<Transaction> {
    public var predicate: Predicate<Transaction>?
    public var sortBy: [SortDescriptor<Transaction>] = []
    public var fetchLimit: UInt64 = 0
    public init(predicate: Predicate<Transaction>? = nil, sortBy: [SortDescriptor<Transaction>] = []) { (self.predicate, self.sortBy) = (predicate, sortBy) }
}
extension ModelContext {
    /// Returns no changes, because stores in memory keep no history.
    public func fetchHistory<Transaction>(_ descriptor: HistoryDescriptor<Transaction>) throws -> [Transaction] { [] }
    /// Does nothing, because stores in memory keep no history.
    public func deleteHistory<Transaction>(_ descriptor: HistoryDescriptor<Transaction>) throws {}
}
