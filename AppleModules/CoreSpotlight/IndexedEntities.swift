import AppleAppIntents
import AppleUniformTypeIdentifiers
import Easel
import Foundation

extension IndexedEntity {
    /// The facts about the object that can be found.
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
    /// The facts that follow from the object's name.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let set = CSSearchableItemAttributeSet(contentType: .item)
        set.title = displayRepresentation.title.key
        set.displayName = set.title
        return set
    }
    /// Whether Spotlight doesn't show the object.
    public var hideInSpotlight: Bool { false }
}
extension CSSearchableIndex {
    /// Makes objects of the app ones that can be found. Nothing searches them.
    public func indexAppEntities<Entity: IndexedEntity>(_ entities: [Entity], priority: Int = 0) async throws {}
    public func deleteAppEntities<Entity: IndexedEntity>(identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type) async throws {}
    public func deleteAppEntities<Entity: IndexedEntity>(ofType type: Entity.Type) async throws {}
}
extension CSSearchableItem {
    /// Connects an item with an object of the app.
    public func associateAppEntity<Entity: AppEntity>(_ entity: Entity, priority: Int = 0) {}
    public convenience init<Entity: IndexedEntity>(appEntity: Entity, priority: Int = 0) {
        self.init(uniqueIdentifier: "\(appEntity.id)", domainIdentifier: nil, attributeSet: appEntity.attributeSet)
    }
}
/// The name of a fact of the app's own.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
    public let keyName: String
    public init?(keyName: String) { self.keyName = keyName }
    public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) { self.keyName = keyName }
}
extension EntityProperty {
    /// Creates a property that can be searched for.
    public convenience init<Fact>(title: LocalizedStringResource? = nil, indexingKey: WritableKeyPath<CSSearchableItemAttributeSet, Fact>) {
        self.init(title: title)
    }
    /// Creates a property that can be searched for by a name of the app's own.
    public convenience init(title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey?) { self.init(title: title) }
}
