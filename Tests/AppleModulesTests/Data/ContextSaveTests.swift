import AppleFoundation
import Foundation
import Testing

@testable import AppleCoreData

private final class Diary: NSManagedObject {
    var log: [String] = []
    var title: String? {
        get { _managed("title") }
        set { _setManaged(newValue, "title") }
    }
    override func willSave() { log.append("will save") }
    override func didSave() { log.append("did save") }
    override func validateForDelete() throws {
        log.append("validate")
        if title == "kept" { throw CocoaError(.fileWriteNoPermission) }
    }
}

/// Counts notifications.
private final class Calls: @unchecked Sendable { var count = 0 }

/// What objects and observers do while a context saves.
struct ContextSaveTests {
    private let context: NSManagedObjectContext
    private let calls = Calls()

    init() {
        NSEntityDescription._register([NSEntityDescription(_name: "Diary", type: Diary.self, properties: ["title": ["attributeType": "String"]])])
        context = NSPersistentContainer(name: "Diaries").viewContext
    }

    private func add(_ title: String) -> Diary {
        let diary = Diary(context: context)
        diary.title = title
        return diary
    }
    private var count: Int { (try? context.count(for: NSFetchRequest<Diary>(entityName: "Diary"))) ?? 0 }

    @Test(arguments: [Notification.Name.NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextWillSave])
    func anObserverCanSave(_ name: Notification.Name) throws {
        let observer = NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { [context, calls] _ in
            calls.count += 1
            if calls.count < 10, context.hasChanges { try? context.save() }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        _ = add("first")
        try context.save()
        #expect(calls.count == 1 && !context.hasChanges)
    }

    @Test func changesOfAnObserverAreKept() throws {
        let observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil) {
            [context, calls] _ in
            calls.count += 1
            if calls.count == 1 { Diary(context: context).title = "second" }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        let first = add("first")
        try context.save()
        #expect(!first.isInserted && context.hasChanges && context.insertedObjects.count == 1 && count == 2)
        try context.save()
        #expect(calls.count == 2 && !context.hasChanges)
    }

    @Test func anObjectIsSavedOnce() throws {
        let diary = add("a")
        try context.save()
        #expect(diary.log == ["will save", "did save"])
        diary.log = []
        diary.title = "b"
        context.delete(diary)
        try context.save()
        #expect(diary.log == ["validate", "will save", "did save"])

        let brief = add("c")
        context.delete(brief)
        try context.save()
        #expect(brief.log == ["will save", "did save"])
    }

    @Test func anObjectCanRefuseItsDeletion() throws {
        let diary = add("kept")
        try context.save()
        context.delete(diary)
        #expect(throws: CocoaError.self) { try context.save() }
        #expect(context.hasChanges && context.deletedObjects == [diary])
        context.rollback()
        #expect(!context.hasChanges && count == 1)
        _ = add("other")
        try context.save()
        #expect(!context.hasChanges && count == 2)
    }
}
