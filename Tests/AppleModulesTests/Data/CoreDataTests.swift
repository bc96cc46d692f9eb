import AppleFoundation
import Foundation
import Testing

@testable import AppleCoreData

private final class Shelf: NSManagedObject {
    var title: String? {
        get { _managed("title") }
        set { _setManaged(newValue, "title") }
    }
    var books: NSSet? {
        get { _managed("books") }
        set { _setManaged(newValue, "books") }
    }
}
private final class Book: NSManagedObject {
    var title: String? {
        get { _managed("title") }
        set { _setManaged(newValue, "title") }
    }
    var pages: Int16 {
        get { _managed("pages") }
        set { _setManaged(newValue, "pages") }
    }
    var isRead: Bool {
        get { _managed("isRead") }
        set { _setManaged(newValue, "isRead") }
    }
    var shelf: Shelf? {
        get { _managed("shelf") }
        set { _setManaged(newValue, "shelf") }
    }
}

private class Animal: NSManagedObject {
    var legs: Int16 {
        get { _managed("legs") }
        set { _setManaged(newValue, "legs") }
    }
}
private final class Bird: Animal {}
private final class Lamp: NSManagedObject {}

/// Objects of a data model in memory.
struct CoreDataTests {
    private let context: NSManagedObjectContext

    init() {
        NSEntityDescription._register([
            NSEntityDescription(
                _name: "Shelf", type: Shelf.self,
                properties: [
                    "title": ["attributeType": "String"],
                    "books": ["destinationEntity": "Book", "inverseName": "shelf", "toMany": "YES", "deletionRule": "Cascade"],
                ]),
            NSEntityDescription(
                _name: "Book", type: Book.self,
                properties: [
                    "title": ["attributeType": "String"], "pages": ["attributeType": "Integer 16", "defaultValueString": "7"],
                    "isRead": ["attributeType": "Boolean"], "shelf": ["destinationEntity": "Shelf", "inverseName": "books"],
                ]),
        ])
        context = NSPersistentContainer(name: "Library").viewContext
    }

    private func titles(_ predicate: NSPredicate? = nil) throws -> [String] {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = predicate
        request.sortDescriptors = [_NSSortDescriptor(keyPath: \Book.title, ascending: false)]
        return try context.fetch(request).compactMap(\.title)
    }

    private func add(_ title: String, to shelf: Shelf) -> Book {
        let book = Book(context: context)
        book.title = title
        book.shelf = shelf
        return book
    }

    @Test func objectsAreFoundAndSorted() throws {
        let shelf = Shelf(context: context)
        let dune = add("Dune", to: shelf)
        _ = add("Emma", to: shelf)
        #expect(dune.pages == 7 && !dune.isRead)
        dune.isRead = true
        #expect(try titles() == ["Emma", "Dune"])
        #expect(try titles(NSPredicate(format: "isRead == YES")) == ["Dune"])
        #expect(try titles(NSPredicate(format: "shelf == %@ AND title CONTAINS %@", shelf, "mm")) == ["Emma"])
        #expect(context.hasChanges)
        try context.save()
        #expect(!context.hasChanges)
    }

    @Test func relationshipsHaveTwoSides() throws {
        let (left, right) = (Shelf(context: context), Shelf(context: context))
        let book = add("Dune", to: left)
        #expect(left.books?.count == 1)
        right._changeManaged("addToBooks", book)
        #expect(book.shelf === right && left.books?.count == 0)
        right._changeManaged("removeFromBooks", NSSet(array: [book]))
        #expect(book.shelf == nil && right.books?.count == 0)
        book.shelf = left
        context.delete(left)
        #expect(try titles().isEmpty)
    }

    @Test func batchesInsertUpdateAndDelete() throws {
        let insertion = NSBatchInsertRequest(entityName: "Book", objects: [["title": "Dune", "pages": 3], ["title": "Emma"]])
        insertion.resultType = .count
        #expect((try context.execute(insertion) as? NSBatchInsertResult)?.result as? Int == 2)
        let update = NSBatchUpdateRequest(entityName: "Book")
        update.predicate = NSPredicate(format: "title == %@", "Emma")
        update.propertiesToUpdate = ["isRead": true]
        try context.execute(update)
        #expect(try titles(NSPredicate(format: "isRead == YES")) == ["Emma"])
        let deletion = NSBatchDeleteRequest(fetchRequest: NSFetchRequest<Book>(entityName: "Book"))
        deletion.resultType = .resultTypeObjectIDs
        #expect(((try context.execute(deletion) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID])?.count == 2)
        #expect(try titles().isEmpty)
    }

    @Test func dictionariesHaveSumsOfGroups() throws {
        let shelf = Shelf(context: context)
        for (title, pages) in [("Dune", 3), ("Emma", 4), ("Dune", 5)] as [(String, Int16)] { add(title, to: shelf).pages = pages }
        let sum = NSExpressionDescription()
        sum.name = "sum"
        sum.expression = _NSExpression(forFunction: "sum:", arguments: [_NSExpression(forKeyPath: \Book.pages)])
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
        (request.propertiesToGroupBy, request.propertiesToFetch, request.resultType) = (["title"], [sum, "title"], .dictionaryResultType)
        var found: [[String: Any]] = []
        context.performAndWait { found = ((try? request.execute()) ?? []).compactMap { (($0 as Any) as? NSDictionary) as? [String: Any] } }
        #expect(found.map { $0["title"] as? String } == ["Dune", "Emma"] && found.map { $0["sum"] as? Double } == [8, 4])
    }

    @Test func rollbackRemovesUnsavedObjects() throws {
        let shelf = Shelf(context: context)
        _ = add("Dune", to: shelf)
        try context.save()
        _ = add("Emma", to: shelf)
        context.rollback()
        #expect(try titles() == ["Dune"])
    }

    @Test func entitiesInheritProperties() throws {
        NSEntityDescription._register([
            NSEntityDescription(_name: "Animal", type: Animal.self, properties: ["legs": ["attributeType": "Integer 16", "defaultValueString": "4"]]),
            NSEntityDescription(_name: "Bird", type: Bird.self, parent: "Animal", properties: ["name": ["attributeType": "String"]]),
        ])
        let bird = Bird(context: context)
        _ = Animal(context: context)
        #expect(bird.legs == 4 && bird.entity.attributesByName.keys.sorted() == ["legs", "name"])
        let request = NSFetchRequest<Animal>(entityName: "Animal")
        #expect(try context.fetch(request).count == 2 && context.fetch(NSFetchRequest<Bird>(entityName: "Bird")) == [bird])
        request.includesSubentities = false
        #expect(try context.fetch(request).count == 1)
    }

    @Test func aClassMayBeUsedBeforeItsModel() throws {
        #expect(Lamp.entity().attributesByName.isEmpty)
        let day = "86400"
        let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
        NSEntityDescription._register([
            NSEntityDescription(
                _name: "Lamp", type: Lamp.self,
                properties: [
                    "day": ["attributeType": "Date", "defaultDateTimeInterval": day], "id": ["attributeType": "UUID", "defaultValueString": id],
                    "page": ["attributeType": "URI", "defaultValueString": "https://example.com"],
                ])
        ])
        let lamp = Lamp(context: context)
        let (date, seconds): (Date?, TimeInterval) = (lamp._managed("day"), lamp._managed("day"))
        #expect(date == Date(timeIntervalSinceReferenceDate: 86_400) && seconds == 86_400)
        #expect(lamp._managed("id") == UUID(uuidString: id) && lamp._managed("page") == URL(string: "https://example.com"))
    }

    @Test func requestsWithoutANameCountAndDelete() throws {
        let shelf = Shelf(context: context)
        for title in ["Dune", "Emma"] { _ = add(title, to: shelf) }
        #expect(try context.count(for: NSFetchRequest<Book>()) == 2)
        let one = NSFetchRequest<Book>()
        one.fetchLimit = 1
        #expect(try context.count(for: one) == 1)
        try context.execute(NSBatchDeleteRequest(fetchRequest: NSFetchRequest<Book>()))
        #expect(try titles().isEmpty)
    }

    @Test func resultsAreFoundOncePerChange() throws {
        let shelf = Shelf(context: context)
        for title in ["Dune", "Emma"] { _ = add(title, to: shelf) }
        let request = NSFetchRequest<Book>(entityName: "Book")
        var count = 0
        let source = FetchSource<Book> {
            count += 1
            return request.duplicate()
        }
        let changes = FetchChanges<Book>()
        #expect(changes.results(of: source, in: context).count == 2 && changes.results(of: source, in: context).count == 2 && count == 1)
        _ = add("Ivanhoe", to: shelf)
        #expect(changes.results(of: source, in: context).count == 3 && count == 2)

        // Other views may use the request, too.
        let results = changes.results(of: source, in: context)
        results.nsPredicate = NSPredicate(format: "title == %@", "Emma")
        results.sortDescriptors = [SortDescriptor(\.pages, order: .reverse)]
        let found = changes.results(of: source, in: context)
        #expect(found.map(\.title) == ["Emma"] && found.sortDescriptors == [SortDescriptor(\.pages, order: .reverse)] && request.predicate == nil)
    }

    @Test func resultsHaveSections() throws {
        let shelf = Shelf(context: context)
        for (title, pages) in [("Dune", 5), ("Emma", 5), ("Ivanhoe", 9)] { add(title, to: shelf).pages = Int16(pages) }
        let source = FetchSource<Book> {
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.sortDescriptors = [_NSSortDescriptor(keyPath: \Book.pages, ascending: false), _NSSortDescriptor(keyPath: \Book.title, ascending: true)]
            return request
        }
        let change = SectionChange<Int16, Book>()
        let sections = SectionedFetchResults(results: FetchChanges<Book>().results(of: source, in: context), by: \.pages, change: change)
        #expect(sections.map(\.id) == [9, 5] && sections.map { $0.compactMap(\.title) } == [["Ivanhoe"], ["Dune", "Emma"]])
        sections.sectionIdentifier = \.pages
        #expect(change.sectionIdentifier == \.pages)
    }
}
