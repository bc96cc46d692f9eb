import Foundation

/// The messages of the system's log. There is no log, so the store is empty.
public final class OSLogStore: NSObject, @unchecked Sendable {
    /// The part of the log that a store reads.
    public enum Scope: Int, Sendable {
        case system = 0
        case currentProcessIdentifier = 1
    }
    public init(scope: Scope) throws {}
    public init(url: URL) throws {}
    /// The log of the whole system, for macOS.
    public class func local() throws -> OSLogStore { try OSLogStore(scope: .system) }
    public func position(date: Date) -> OSLogPosition { OSLogPosition() }
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
    /// Returns no entry.
    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}
/// A moment in the log.
public final class OSLogPosition: NSObject, @unchecked Sendable {}
/// The entries of the log, in an order.
public final class OSLogEnumerator: NSObject, @unchecked Sendable {
    /// The order of entries.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = Options(rawValue: 1)
    }
}
/// An entry of the log, which is empty here.
open class OSLogEntry: NSObject, @unchecked Sendable {
    /// How long the system keeps an entry.
    public enum StoreCategory: Int, Sendable { case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30 }
    override init() {}
    open var composedMessage: String { "" }
    open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var storeCategory: StoreCategory { .undefined }
}
/// An entry of a process.
public protocol OSLogEntryFromProcess {
    var activityIdentifier: UInt64 { get }
    var process: String { get }
    var processIdentifier: Int32 { get }
    var sender: String { get }
    var threadIdentifier: UInt64 { get }
}
/// An entry with a category.
public protocol OSLogEntryWithPayload {
    var category: String { get }
    var formatString: String { get }
    var subsystem: String { get }
}
/// A message of the log, which is empty here.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
    /// The importance of a message.
    public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
    open var level: Level { .undefined }
    open var activityIdentifier: UInt64 { 0 }
    open var process: String { "" }
    open var processIdentifier: Int32 { 0 }
    open var sender: String { "" }
    open var threadIdentifier: UInt64 { 0 }
    open var category: String { "" }
    open var formatString: String { "" }
    open var subsystem: String { "" }
}
/// A moment or an interval for performance tools; the log, which is empty here, would list it.
open class OSLogEntrySignpost: OSLogEntry, @unchecked Sendable {
    open var signpostName: String { "" }
    open var signpostIdentifier: UInt64 { 0 }
}
