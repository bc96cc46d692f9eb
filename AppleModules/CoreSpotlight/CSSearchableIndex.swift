// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleUniformTypeIdentifiers
import Foundation

/// The facts about an item that can be found.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    public let contentType: String
    open var title: String?
    open var displayName: String?
    open var contentDescription: String?
    open var keywords: [String]?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    open var contentURL: URL?
    open var relatedUniqueIdentifier: String?
    open var rating: NSNumber?
    open var addedDate: Date?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var startDate: Date?
    open var endDate: Date?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var city: String?
    open var country: String?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    public init(itemContentType: String) { contentType = itemContentType }
    public init(contentType: UTType) { self.contentType = contentType.identifier }
}
/// An item that can be found.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    public let uniqueIdentifier: String
    public let domainIdentifier: String?
    open var attributeSet: CSSearchableItemAttributeSet
    open var expirationDate: Date?
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        (self.uniqueIdentifier, self.domainIdentifier, self.attributeSet) = (uniqueIdentifier ?? "", domainIdentifier, attributeSet)
    }
}
/// The items of the app that can be found, in memory. Nothing searches them.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let shared = CSSearchableIndex(name: "default")
    open class func `default`() -> CSSearchableIndex { shared }
    open class func isIndexingAvailable() -> Bool { true }
    private var items: [String: CSSearchableItem] = [:]
    public init(name: String) {}
    @preconcurrency open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        for item in items { self.items[item.uniqueIdentifier] = item }
        completionHandler?(nil)
    }
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { indexSearchableItems(items, completionHandler: nil) }
    @preconcurrency open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        for identifier in identifiers { items[identifier] = nil }
        completionHandler?(nil)
    }
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        deleteSearchableItems(withIdentifiers: identifiers, completionHandler: nil)
    }
    @preconcurrency open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        items = items.filter { !domainIdentifiers.contains($0.value.domainIdentifier ?? "") }
        completionHandler?(nil)
    }
    @preconcurrency open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        items = [:]
        completionHandler?(nil)
    }
    open func deleteAllSearchableItems() async throws { items = [:] }
}
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"
