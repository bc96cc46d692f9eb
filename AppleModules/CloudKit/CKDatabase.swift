// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// Whether the user has an account.
public enum CKAccountStatus: Int, Sendable { case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable }

/// The databases of an app. There is no account.
open class CKContainer: NSObject, @unchecked Sendable {
    public let containerIdentifier: String?
    public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
    private static let main = CKContainer(identifier: "iCloud.\(Bundle.main.bundleIdentifier ?? "app")")
    open class func `default`() -> CKContainer { main }
    public let privateCloudDatabase = CKDatabase(.private)
    public let publicCloudDatabase = CKDatabase(.public)
    public let sharedCloudDatabase = CKDatabase(.shared)
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }
    @preconcurrency open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        completionHandler(.noAccount, nil)
    }
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    @preconcurrency open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
}

/// A database. There is no account, so all requests fail.
open class CKDatabase: NSObject, @unchecked Sendable {
    /// The visibility of a database.
    public enum Scope: Int, Sendable {
        case `public` = 1
        case `private`, shared
    }
    public let databaseScope: Scope
    init(_ scope: Scope) { databaseScope = scope }
    private var failure: CKError { CKError(.notAuthenticated) }

    @preconcurrency open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, failure)
    }
    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw failure }
    @preconcurrency open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, failure)
    }
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw failure }
    open func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
        atomically: Bool = true
    ) async throws -> (saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]) { throw failure }
    @preconcurrency open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, failure)
    }
    @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw failure }
    @preconcurrency open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, failure)
    }
    /// The records of a search, each with its result, and a cursor to the next ones.
    public typealias QueryResult = (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?)
    open func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
    ) async throws -> QueryResult { throw failure }
    open func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
    ) async throws -> QueryResult { throw failure }
    @preconcurrency open func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0,
        completionHandler: @escaping @Sendable (Result<QueryResult, any Error>) -> Void
    ) { completionHandler(.failure(failure)) }
    @preconcurrency open func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
        completionHandler(nil, failure)
    }
    @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw failure }
    @preconcurrency open func save(_ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void) {
        completionHandler(nil, failure)
    }
    @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw failure }
    open func add(_ operation: CKDatabaseOperation) { operation.fail(failure) }
}

/// A request to a database.
open class CKDatabaseOperation: Operation, @unchecked Sendable {
    open weak var database: CKDatabase?
    func fail(_ error: CKError) {}
}
/// A search for records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The position at which a search continues.
    public final class Cursor: NSObject, Sendable { override init() {} }
    public static let maximumResults = 0
    open var query: CKQuery?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var resultsLimit = 0
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }
    public convenience init(cursor: Cursor) { self.init() }
    override func fail(_ error: CKError) {
        queryResultBlock?(.failure(error))
        queryCompletionBlock?(nil, error)
    }
}
/// A change of several records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The condition for saving a record.
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
    open var recordsToSave: [CKRecord]?
    open var recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        self.init()
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }
    override func fail(_ error: CKError) {
        modifyRecordsResultBlock?(.failure(error))
        modifyRecordsCompletionBlock?(nil, nil, error)
    }
}
/// A request for messages about changes.
open class CKSubscription: NSObject, @unchecked Sendable {
    /// The content of a message.
    open class NotificationInfo: NSObject, @unchecked Sendable {
        open var alertBody: String?
        open var title: String?
        open var soundName: String?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
        public override init() {}
    }
    public let subscriptionID: String
    open var notificationInfo: NotificationInfo?
    init(_ subscriptionID: String) { self.subscriptionID = subscriptionID }
}
/// A request for messages about changes of some records.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// The changes.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        public static let firesOnce = Options(rawValue: 8)
    }
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: String = "subscription", options: Options = []) {
        super.init(subscriptionID)
    }
}
extension Notification.Name {
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
