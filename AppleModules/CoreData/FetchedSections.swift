import AppleFoundation
import Foundation

/// A section of fetched objects.
struct FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    fileprivate(set) var members: [AnyObject] = []
    private(set) var indexTitle: String?

    init(name: String, members: [AnyObject] = []) { (self.name, self.members, indexTitle) = (name, members, Self.indexTitle(of: name)) }

    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }

    /// Returns the section with another title in an index.
    func titled(_ indexTitle: String?) -> FetchedSection {
        var copy = self
        copy.indexTitle = indexTitle
        return copy
    }

    /// The first letter of a section's name, as a capital; nil for an empty name.
    static func indexTitle(of name: String) -> String? { name.first.map { $0.uppercased() } }
}

/// Fetched objects in sections: neighbors with an equal value of a property.
struct FetchedSections {
    private(set) var sections: [FetchedSection] = []

    init() {}

    /// Divides objects by the value of a property; without one, all are in one section.
    init(_ objects: [AnyObject], by keyPath: String?) {
        guard let keyPath else {
            sections = [FetchedSection(name: "", members: objects)]
            return
        }
        for object in objects {
            let name = KeyValues.value(object, keyPath).map { "\($0)" } ?? ""
            if sections.last?.name != name { sections.append(FetchedSection(name: name)) }
            sections[sections.count - 1].members.append(object)
        }
    }

    var all: [AnyObject] { sections.flatMap(\.members) }

    func object(at indexPath: IndexPath) -> AnyObject? {
        guard indexPath.count == 2, sections.indices.contains(indexPath[0]) else { return nil }
        let members = sections[indexPath[0]].members
        return members.indices.contains(indexPath[1]) ? members[indexPath[1]] : nil
    }

    func indexPath(of object: AnyObject) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            if let item = section.members.firstIndex(where: { $0 === object }) { return [index, item] }
        }
        return nil
    }

    /// The section's index and the index within it of each object.
    fileprivate var places: [ObjectIdentifier: IndexPath] {
        var places: [ObjectIdentifier: IndexPath] = [:]
        for (index, section) in sections.enumerated() {
            for (item, object) in section.members.enumerated() { places[ObjectIdentifier(object)] = [index, item] }
        }
        return places
    }
}

/// The changes between two fetches, in the order in which a delegate learns of them.
struct FetchedChanges {
    private struct Change {
        let object: AnyObject
        let old: IndexPath?
        let type: NSFetchedResultsChangeType
        let new: IndexPath?
    }
    private var sections: [(section: FetchedSection, index: Int, type: NSFetchedResultsChangeType)] = []
    private var objects: [Change] = []
    private let difference: CollectionDifference<NSManagedObjectID>

    var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

    /// Compares two fetches. An object that kept its place is a change only if it is among the updated ones.
    init(from old: FetchedSections, to new: FetchedSections, updated: Set<ObjectIdentifier>) {
        let (oldNames, newNames) = (Set(old.sections.map(\.name)), Set(new.sections.map(\.name)))
        for (index, section) in old.sections.enumerated() where !newNames.contains(section.name) { sections.append((section, index, .delete)) }
        for (index, section) in new.sections.enumerated() where !oldNames.contains(section.name) { sections.append((section, index, .insert)) }

        let (before, after) = (old.places, new.places)
        let (oldObjects, newObjects) = (old.all, new.all)
        let kept = newObjects.map { ObjectIdentifier($0) }.filter { before[$0] != nil }
        let order = kept.difference(from: oldObjects.map { ObjectIdentifier($0) }.filter { after[$0] != nil })
        let reordered = Set(
            order.insertions.map { change in
                switch change {
                case .insert(_, let element, _), .remove(_, let element, _): element
                }
            })
        for object in oldObjects where after[ObjectIdentifier(object)] == nil {
            objects.append(Change(object: object, old: before[ObjectIdentifier(object)], type: .delete, new: nil))
        }
        for object in newObjects {
            let id = ObjectIdentifier(object)
            guard let place = after[id] else { continue }
            guard let oldPlace = before[id] else {
                objects.append(Change(object: object, old: nil, type: .insert, new: place))
                continue
            }
            let isMoved = reordered.contains(id) || old.sections[oldPlace[0]].name != new.sections[place[0]].name
            if isMoved {
                objects.append(Change(object: object, old: oldPlace, type: .move, new: place))
            } else if updated.contains(id) {
                objects.append(Change(object: object, old: oldPlace, type: .update, new: place))
            }
        }
        let ids = { (objects: [AnyObject]) in objects.compactMap { ($0 as? NSManagedObject)?.objectID } }
        difference = ids(newObjects).difference(from: ids(oldObjects))
    }

    func report(to delegate: any NSFetchedResultsControllerDelegate, _ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        delegate.controllerWillChangeContent(controller)
        for (section, index, type) in sections { delegate.controller(controller, didChange: section, atSectionIndex: index, for: type) }
        for change in objects {
            delegate.controller(controller, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
        }
        delegate.controller(controller, didChangeContentWith: difference)
        delegate.controllerDidChangeContent(controller)
    }
}
