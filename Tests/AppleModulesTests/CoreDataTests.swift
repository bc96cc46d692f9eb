import AppleCoreData
import AppleFoundation
import Foundation
import Testing

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

    @Test func rollbackRemovesUnsavedObjects() throws {
        let shelf = Shelf(context: context)
        _ = add("Dune", to: shelf)
        try context.save()
        _ = add("Emma", to: shelf)
        context.rollback()
        #expect(try titles() == ["Dune"])
    }
}
