// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

// The program's files are its own, so access to them needs no coordination.

/// An object that shows a file.
public protocol NSFilePresenter: NSObjectProtocol {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
    func presentedItemDidChange()
    func presentedSubitemDidChange(at url: URL)
    func presentedSubitemDidAppear(at url: URL)
    func presentedItemDidMove(to newURL: URL)
}
extension NSFilePresenter {
    public func presentedItemDidChange() {}
    public func presentedSubitemDidChange(at url: URL) {}
    public func presentedSubitemDidAppear(at url: URL) {}
    public func presentedItemDidMove(to newURL: URL) {}
}

/// Reads and writes files, immediately.
open class NSFileCoordinator: NSObject {
    /// The options of a read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        public static let forUploading = ReadingOptions(rawValue: 8)
    }
    /// The options of a write.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) {}
    public override convenience init() { self.init(filePresenter: nil) }
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
    open class var filePresenters: [any NSFilePresenter] { [] }
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
    ) {
        reader(url)
    }
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
    ) {
        writer(url)
    }
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
        error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
    ) { readerWriter(readingURL, writingURL) }
    open func cancel() {}
}

/// Finds files in the cloud. It never finds any.
open class NSMetadataQuery: NSObject {
    open var searchScopes: [Any] = []
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor] = []
    open var valueListAttributes: [String] = []
    open var operationQueue: OperationQueue?
    open var resultCount: Int { 0 }
    open var results: [Any] { [] }
    open var isStarted: Bool { false }
    open var isGathering: Bool { false }
    @discardableResult open func start() -> Bool { false }
    open func stop() {}
    open func enableUpdates() {}
    open func disableUpdates() {}
    open func result(at idx: Int) -> Any { NSNull() }
}
/// A file that a query has found.
open class NSMetadataItem: NSObject {
    open func value(forAttribute key: String) -> Any? { nil }
    open var attributes: [String] { [] }
}
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
extension Notification.Name {
    public static let NSMetadataQueryDidStartGathering = Notification.Name("NSMetadataQueryDidStartGatheringNotification")
    public static let NSMetadataQueryDidFinishGathering = Notification.Name("NSMetadataQueryDidFinishGatheringNotification")
    public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdateNotification")
    public static let NSMetadataQueryGatheringProgress = Notification.Name("NSMetadataQueryGatheringProgressNotification")
}

extension FileManager {
    /// Does nothing: all files are on this machine.
    public func startDownloadingUbiquitousItem(at url: URL) throws {}
    public func evictUbiquitousItem(at url: URL) throws {}
    public func isUbiquitousItem(at url: URL) -> Bool { false }
    /// Moves an item.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { try moveItem(at: url, to: destinationURL) }
    /// Removes an item: there is no trash.
    public func trashItem(at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?) throws { try removeItem(at: url) }
}

extension URL {
    /// The options of a new bookmark.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }
    /// The options of a bookmark's use.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
    }
    /// Returns the file's path as data.
    public func bookmarkData(options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil)
        throws -> Data
    { Data(absoluteString.utf8) }
    /// Creates the URL of a bookmark.
    public init(resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool) throws {
        guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { throw CocoaError(.fileReadCorruptFile) }
        bookmarkDataIsStale = false
        self = url
    }
}
