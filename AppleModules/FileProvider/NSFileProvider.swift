import AppleFoundation
import AppleUniformTypeIdentifiers
import Easel
import Foundation

// The Files app isn't drawn: domains are kept, and nothing is synchronized.

/// The identity of a file in the Files app.
public struct NSFileProviderItemIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let rootContainer = NSFileProviderItemIdentifier("NSFileProviderRootContainerItemIdentifier")
    public static let workingSet = NSFileProviderItemIdentifier("NSFileProviderWorkingSetContainerItemIdentifier")
    public static let trashContainer = NSFileProviderItemIdentifier("NSFileProviderTrashContainerItemIdentifier")
}
/// The identity of a domain.
public struct NSFileProviderDomainIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// A place in the Files app.
open class NSFileProviderDomain: NSObject, @unchecked Sendable {
    public let identifier: NSFileProviderDomainIdentifier
    public let displayName: String
    public init(identifier: NSFileProviderDomainIdentifier, displayName: String) { (self.identifier, self.displayName) = (identifier, displayName) }
    open var isDisconnected: Bool { false }
    open var userEnabled: Bool { true }
}
/// The version of a file.
open class NSFileProviderItemVersion: NSObject, @unchecked Sendable {
    public let contentVersion: Data
    public let metadataVersion: Data
    public init(contentVersion: Data, metadataVersion: Data) { (self.contentVersion, self.metadataVersion) = (contentVersion, metadataVersion) }
}
/// The actions that a file allows.
public struct NSFileProviderItemCapabilities: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowsReading = NSFileProviderItemCapabilities(rawValue: 1)
    public static let allowsWriting = NSFileProviderItemCapabilities(rawValue: 2)
    public static let allowsReparenting = NSFileProviderItemCapabilities(rawValue: 4)
    public static let allowsRenaming = NSFileProviderItemCapabilities(rawValue: 8)
    public static let allowsTrashing = NSFileProviderItemCapabilities(rawValue: 16)
    public static let allowsDeleting = NSFileProviderItemCapabilities(rawValue: 32)
    public static let allowsAddingSubItems = allowsWriting
    public static let allowsContentEnumerating = allowsReading
    public static let allowsAll = NSFileProviderItemCapabilities(rawValue: 63)
}
/// A file in the Files app.
public protocol NSFileProviderItemProtocol: NSObjectProtocol {
    var itemIdentifier: NSFileProviderItemIdentifier { get }
    var parentItemIdentifier: NSFileProviderItemIdentifier { get }
    var filename: String { get }
}
public typealias NSFileProviderItem = NSFileProviderItemProtocol
/// A position in a list of files.
public struct NSFileProviderPage: RawRepresentable, Hashable, Sendable {
    public let rawValue: Data
    public init(rawValue: Data) { self.rawValue = rawValue }
    public init(_ rawValue: Data) { self.rawValue = rawValue }
    public static let initialPageSortedByDate = NSFileProviderPage(Data("date".utf8))
    public static let initialPageSortedByName = NSFileProviderPage(Data("name".utf8))
}
/// A moment in the changes of files.
public struct NSFileProviderSyncAnchor: RawRepresentable, Hashable, Sendable {
    public let rawValue: Data
    public init(rawValue: Data) { self.rawValue = rawValue }
    public init(_ rawValue: Data) { self.rawValue = rawValue }
}
/// Receives files.
public protocol NSFileProviderEnumerationObserver: NSObjectProtocol {
    func didEnumerate(_ updatedItems: [any NSFileProviderItemProtocol])
    func finishEnumerating(upTo nextPage: NSFileProviderPage?)
    func finishEnumeratingWithError(_ error: any Error)
}
/// Receives the changes of files.
public protocol NSFileProviderChangeObserver: NSObjectProtocol {
    func didUpdate(_ updatedItems: [any NSFileProviderItemProtocol])
    func didDeleteItems(withIdentifiers deletedItemIdentifiers: [NSFileProviderItemIdentifier])
    func finishEnumeratingChanges(upTo anchor: NSFileProviderSyncAnchor, moreComing: Bool)
    func finishEnumeratingWithError(_ error: any Error)
}
/// Lists files.
public protocol NSFileProviderEnumerator: NSObjectProtocol {
    func invalidate()
    func enumerateItems(for observer: any NSFileProviderEnumerationObserver, startingAt page: NSFileProviderPage)
}
/// The request of the Files app.
open class NSFileProviderRequest: NSObject, @unchecked Sendable {}
/// The extension of an app that offers files. It never runs.
public protocol NSFileProviderReplicatedExtension: NSObjectProtocol {
    init(domain: NSFileProviderDomain)
    func invalidate()
}
/// The options for a changed file.
public struct NSFileProviderModifyItemOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mayAlreadyExist = NSFileProviderModifyItemOptions(rawValue: 1)
}
/// The options for a new file.
public struct NSFileProviderCreateItemOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mayAlreadyExist = NSFileProviderCreateItemOptions(rawValue: 1)
}
/// The options for a deleted file.
public struct NSFileProviderDeleteItemOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let recursive = NSFileProviderDeleteItemOptions(rawValue: 1)
}
/// The parts of a file that changed.
public struct NSFileProviderItemFields: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let contents = NSFileProviderItemFields(rawValue: 1)
    public static let filename = NSFileProviderItemFields(rawValue: 2)
    public static let parentItemIdentifier = NSFileProviderItemFields(rawValue: 4)
    public static let contentModificationDate = NSFileProviderItemFields(rawValue: 128)
}
/// The error of a file.
public struct NSFileProviderError: Error, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        case notAuthenticated = -1000
        case filenameCollision = -1001
        case syncAnchorExpired = -1002
        case pageExpired = -1003
        case insufficientQuota = -1004
        case serverUnreachable = -1005
        case noSuchItem = -1006
        case cannotSynchronize = -2005
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var noSuchItem: Code { .noSuchItem }
    public static var serverUnreachable: Code { .serverUnreachable }
    public static var notAuthenticated: Code { .notAuthenticated }
}
/// The domains of the Files app.
open class NSFileProviderManager: NSObject, @unchecked Sendable {
    private static let kept = _FileProviderDomains()
    public static let `default` = NSFileProviderManager()
    override init() {}
    public init?(for domain: NSFileProviderDomain) {}
    open class func add(_ domain: NSFileProviderDomain) async throws { kept.change { $0.append(domain) } }
    open class func add(_ domain: NSFileProviderDomain, completionHandler: @escaping ((any Error)?) -> Void) {
        kept.change { $0.append(domain) }
        completionHandler(nil)
    }
    open class func remove(_ domain: NSFileProviderDomain) async throws { kept.change { $0.removeAll { $0.identifier == domain.identifier } } }
    open class func remove(_ domain: NSFileProviderDomain, completionHandler: @escaping ((any Error)?) -> Void) {
        kept.change { $0.removeAll { $0.identifier == domain.identifier } }
        completionHandler(nil)
    }
    open class func domains() async throws -> [NSFileProviderDomain] { kept.all }
    open func signalEnumerator(for containerItemIdentifier: NSFileProviderItemIdentifier) async throws {}
    open func signalEnumerator(for containerItemIdentifier: NSFileProviderItemIdentifier, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    /// - Throws: an error: the Files app has no files.
    open func getUserVisibleURL(for itemIdentifier: NSFileProviderItemIdentifier) async throws -> URL { throw NSFileProviderError(.noSuchItem) }
}
/// The domains that code has added.
private final class _FileProviderDomains: @unchecked Sendable {
    private let lock = NSLock()
    private var domains: [NSFileProviderDomain] = []
    var all: [NSFileProviderDomain] { lock.withLock { domains } }
    func change(_ body: (inout [NSFileProviderDomain]) -> Void) { lock.withLock { body(&domains) } }
}
