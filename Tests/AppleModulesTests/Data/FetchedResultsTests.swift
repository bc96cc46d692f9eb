import AppleFoundation
import Foundation
import Testing

@testable import AppleCoreData

private final class Stamp: NSManagedObject {
    var name: String? {
        get { _managed("name") }
        set { _setManaged(newValue, "name") }
    }
    var country: String? {
        get { _managed("country") }
        set { _setManaged(newValue, "country") }
    }
}

/// The numbers of objects in the notifications of saves.
private final class Saves: @unchecked Sendable {
    var counts: [[String: Int]] = []
}

/// Notes what a controller of fetched results reports.
private final class Listener: NSFetchedResultsControllerDelegate {
    var log: [String] = []
    var objects: [Stamp] = []

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        let name = (anObject as? Stamp)?.name ?? "?"
        log.append("\(type) \(name) \(indexPath.map { "\($0[0])-\($0[1])" } ?? "nil") \(newIndexPath.map { "\($0[0])-\($0[1])" } ?? "nil")")
    }
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) { log.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { log.append("will change") }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        log.append("did change")
        objects = controller.fetchedObjects as? [Stamp] ?? []
        if let first = controller.sections?.first, first.numberOfObjects > 0 { log.append("first \((controller.object(at: [0, 0]) as? Stamp)?.name ?? "?")") }
    }
}

/// Gives sections other titles in an index, and keeps the controller.
private final class Titles: NSFetchedResultsControllerDelegate {
    var controller: NSFetchedResultsController<any NSFetchRequestResult>?

    func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String) -> String? {
        self.controller = controller
        return sectionName == "Togo" ? nil : String(sectionName.prefix(2))
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { self.controller = controller }
}

/// `NSFetchedResultsController` with sections and a delegate.
struct FetchedResultsTests {
    private let context: NSManagedObjectContext
    private let controller: NSFetchedResultsController<Stamp>
    private let listener = Listener()

    init() throws {
        NSEntityDescription._register([
            NSEntityDescription(
                _name: "Stamp", type: Stamp.self, properties: ["name": ["attributeType": "String"], "country": ["attributeType": "String"]])
        ])
        context = NSPersistentContainer(name: "Album").viewContext
        let request = NSFetchRequest<Stamp>(entityName: "Stamp")
        request.sortDescriptors = [_NSSortDescriptor(keyPath: \Stamp.country, ascending: true), _NSSortDescriptor(keyPath: \Stamp.name, ascending: true)]
        controller = NSFetchedResultsController(fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "country", cacheName: nil)
        controller.delegate = listener
        try controller.performFetch()
    }

    @discardableResult
    private func add(_ name: String, _ country: String) -> Stamp {
        let stamp = Stamp(context: context)
        (stamp.name, stamp.country) = (name, country)
        return stamp
    }

    @Test func aDelegateLearnsOfChangesAfterASave() throws {
        add("b", "Peru")
        try context.save()
        #expect(listener.log == ["will change", "insert section Peru 0", "insert b nil 0-0", "did change", "first b"])
        listener.log = []
        let moving = add("a", "Peru")
        let c = add("c", "Togo")
        try context.save()
        #expect(listener.log == ["will change", "insert section Togo 1", "insert a nil 0-0", "insert c nil 1-0", "did change", "first a"])
        listener.log = []
        moving.name = "z"
        try context.save()
        #expect(listener.log == ["will change", "move a 0-0 0-1", "did change", "first b"].map { $0.replacing("move a", with: "move z") })
        listener.log = []
        c.name = "d"
        try context.save()
        #expect(listener.log == ["will change", "update d 1-0 1-0", "did change", "first b"])
        listener.log = []
        moving.country = "Togo"
        try context.save()
        #expect(listener.log == ["will change", "move z 0-1 1-1", "did change", "first b"])
        listener.log = []
        context.delete(c)
        try context.save()
        #expect(listener.log == ["will change", "delete d 1-0 nil", "did change", "first b"])
        #expect(listener.objects.map(\.name) == ["b", "z"])
    }

    @Test func aDelegateLearnsOfChangesBeforeTheyAreSaved() throws {
        context.performAndWait { _ = add("b", "Peru") }
        #expect(listener.log == ["will change", "insert section Peru 0", "insert b nil 0-0", "did change", "first b"])
        listener.log = []
        try context.save()
        #expect(listener.log == [])
        let stamp = add("c", "Peru")
        #expect(listener.log == [])
        context.processPendingChanges()
        #expect(listener.log == ["will change", "insert c nil 0-1", "did change", "first b"])
        listener.log = []
        context.rollback()
        context.processPendingChanges()
        #expect(listener.log == ["will change", "delete c 0-1 nil", "did change", "first b"])
        // An object that comes and goes between two notifications was never there.
        listener.log = []
        context.delete(add("d", "Peru"))
        context.processPendingChanges()
        #expect(listener.log == [] && stamp.name == "c")
    }

    @Test func aDelegateLearnsOfTheChangesOfOtherContextsWhenTheyAreSaved() throws {
        let other = NSManagedObjectContext(store: context.store, .privateQueueConcurrencyType)
        try other.performAndWait {
            Stamp(context: other).country = "Peru"
            other.processPendingChanges()
            #expect(listener.log == [])
            try other.save()
        }
        #expect(listener.log.first == "will change" && controller.fetchedObjects?.count == 1)
    }

    @Test func sectionsAreNeighborsWithAnEqualValue() throws {
        for (name, country) in [("a", "Peru"), ("b", "Togo"), ("c", "Peru")] { add(name, country) }
        try context.save()
        #expect(controller.sections?.map(\.name) == ["Peru", "Togo"])
        #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
        #expect(controller.sectionIndexTitles == ["P", "T"])
        #expect(controller.object(at: [0, 1]).name == "c")
        #expect(controller.indexPath(forObject: controller.object(at: [1, 0])) == [1, 0])
    }

    @Test func theDelegateReceivesAnEqualController() throws {
        let titles = Titles()
        controller.delegate = titles
        add("a", "Peru")
        try context.save()
        let received = try #require(titles.controller)
        let areEqual = [received == controller, controller == received, controller == controller, received == received]
        #expect(areEqual == [true, true, true, true])
        #expect(received.hash == controller.hash && received !== controller)
        let other = NSFetchedResultsController(
            fetchRequest: controller.fetchRequest, managedObjectContext: context, sectionNameKeyPath: "country", cacheName: nil)
        let isOther = [received == other, other == received, other == controller]
        #expect(isOther == [false, false, false])
        #expect(!controller.isEqual(nil) && !controller.isEqual(context))
    }

    @Test func theDelegateGivesSectionsTheirIndexTitles() throws {
        for (name, country) in [("a", "Peru"), ("b", "Poland"), ("c", "Togo")] { add(name, country) }
        try context.save()
        #expect(controller.sectionIndexTitles == ["P", "P", "T"])
        #expect(controller.sectionIndexTitle(forSectionName: "uruguay") == "U")
        #expect(controller.section(forSectionIndexTitle: "P", at: 1) == 1)
        #expect(controller.section(forSectionIndexTitle: "T", at: 1) == 2)
        #expect(controller.section(forSectionIndexTitle: "X", at: 1) == 1)

        let titles = Titles()
        controller.delegate = titles
        #expect(controller.sectionIndexTitles == ["Pe", "Po"])
        #expect(controller.sections?.map(\.indexTitle) == ["Pe", "Po", nil])
        #expect(controller.section(forSectionIndexTitle: "Po", at: 0) == 1)
        #expect(titles.controller?.sectionIndexTitles == ["Pe", "Po"])
    }

    @Test func aSaveNamesItsObjects() throws {
        let stamp = add("a", "Peru")
        try context.save()
        let saves = Saves()
        let observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextDidSave, object: context, queue: nil) { note in
            saves.counts.append((note.userInfo as? [String: Set<NSManagedObject>] ?? [:]).mapValues(\.count))
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        stamp.name = "b"
        add("c", "Togo")
        #expect(stamp.isUpdated && context.updatedObjects == [stamp])
        try context.save()
        #expect(!stamp.isUpdated && context.updatedObjects.isEmpty)
        context.delete(stamp)
        try context.save()
        #expect(saves.counts == [["inserted": 1, "updated": 1, "deleted": 0], ["inserted": 0, "updated": 0, "deleted": 1]])
    }
}
