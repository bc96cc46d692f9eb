import AppleCoreLocation
import AppleFoundation
import Foundation

/// A value of a record.
public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

/// A record of a database: values by key.
open class CKRecord: NSObject, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String

    /// The identity of a record.
    public final class ID: NSObject, Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID
        public init(recordName: String, zoneID: CKRecordZone.ID = .default) { (self.recordName, self.zoneID) = (recordName, zoneID) }
        public convenience override init() { self.init(recordName: UUID().uuidString) }
        public override func isEqual(_ object: Any?) -> Bool { (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false }
        public override var hash: Int { recordName.hashValue }
    }
    /// A link to a record.
    public final class Reference: NSObject, CKRecordValueProtocol, Sendable {
        public let recordID: ID
        public let action: ReferenceAction
        public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
        public convenience init(record: CKRecord, action: ReferenceAction) { self.init(recordID: record.recordID, action: action) }
    }
    /// The effect on a record when the one that it links to is deleted.
    public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

    public let recordType: RecordType
    public let recordID: ID
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    open var parent: Reference?
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var creatorUserRecordID: ID? { nil }
    open var recordChangeTag: String? { nil }

    public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(recordName: UUID().uuidString, zoneID: zoneID))
    }

    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { values[key] = object }
    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value as? any CKRecordValueProtocol }
    open func setValuesForKeys(_ keyedValues: [String: Any]) { for (key, value) in keyedValues { setValue(value, forKey: key) } }
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
    open func changedKeys() -> [FieldKey] { allKeys() }
    public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set { values[key] = newValue }
    }
    @_disfavoredOverload
    public subscript<T: CKRecordValueProtocol>(key: FieldKey) -> T? {
        get { values[key] as? T }
        set { values[key] = newValue }
    }
    public func setParent(_ parent: CKRecord?) { self.parent = parent.map { Reference(record: $0, action: .none) } }
}

/// A file of a record.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    public let fileURL: URL?
    public init(fileURL: URL) { self.fileURL = fileURL }
}
/// A part of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
    /// The identity of a zone.
    public final class ID: NSObject, Sendable {
        public let zoneName: String
        public let ownerName: String
        public init(zoneName: String = "_defaultZone", ownerName: String = "__defaultOwner__") { (self.zoneName, self.ownerName) = (zoneName, ownerName) }
        public static let `default` = ID()
        public static let defaultZoneName = "_defaultZone"
        public override func isEqual(_ object: Any?) -> Bool { (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false }
        public override var hash: Int { zoneName.hashValue }
    }
    public let zoneID: ID
    public init(zoneID: ID) { self.zoneID = zoneID }
    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
    public class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}
/// A search for records.
open class CKQuery: NSObject, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var sortDescriptors: [_NSSortDescriptor]?
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) { (self.recordType, self.predicate) = (recordType, predicate) }
}

/// The error of a database. There is no account, so all requests fail with `notAuthenticated`.
public struct CKError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case internalError = 1
        case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited, missingEntitlement, notAuthenticated,
            permissionFailure, unknownItem, invalidArguments, resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound,
            assetFileModified, incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase,
            quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone
        case accountTemporarilyUnavailable = 36
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var retryAfterSeconds: Double? { nil }
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
    public static var networkUnavailable: Code { .networkUnavailable }
    public static var networkFailure: Code { .networkFailure }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var unknownItem: Code { .unknownItem }
    public static var permissionFailure: Code { .permissionFailure }
    public static var quotaExceeded: Code { .quotaExceeded }
    public static var serverRecordChanged: Code { .serverRecordChanged }
    public static var partialFailure: Code { .partialFailure }
    public static var zoneNotFound: Code { .zoneNotFound }
}
extension CKError.Code {
    /// Whether an error has the code, as in `catch CKError.unknownItem`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? CKError)?.code == code }
}
/// A record that other people may see.
open class CKShare: CKRecord, @unchecked Sendable {
    /// What people may do.
    public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
    /// A person who takes part.
    open class Participant: NSObject, @unchecked Sendable {
        override init() {}
        open var permission = ParticipantPermission.none
    }
    /// A share that a user has accepted.
    open class Metadata: NSObject, @unchecked Sendable {
        override init() {}
        open var share: CKShare { CKShare(recordZoneID: .default) }
        open var containerIdentifier: String { "" }
    }
    /// The names of a share's own values.
    public enum SystemFieldKey {
        public static let title = "cloudkit.title"
        public static let thumbnailImageData = "cloudkit.thumbnailImageData"
        public static let shareType = "cloudkit.type"
    }
    public init(rootRecord: CKRecord, shareID: CKRecord.ID = CKRecord.ID()) { super.init(recordType: "cloudkit.share", recordID: shareID) }
    public init(recordZoneID: CKRecordZone.ID) {
        super.init(recordType: "cloudkit.share", recordID: CKRecord.ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID))
    }
    open var publicPermission = ParticipantPermission.none
    open var url: URL? { nil }
    open var participants: [Participant] { [] }
}
