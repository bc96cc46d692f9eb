import Observation
import Testing

@testable import AppleSwiftData

/// Relationships of models: both ends agree, and deletions follow the rules.
struct RelationshipTests {
    final class Note: PersistentModel {
        private let registrar = _ModelRegistrar()
        private var stored: Place?
        static var _relationships: [_Relationship] { [_Relationship(\Note.place, inverse: \Place.notes)] }

        var place: Place? {
            get { stored }
            set { registrar.withMutation(of: self, keyPath: \.place) { stored = newValue } }
        }
        init(_ place: Place? = nil) { stored = place }
    }

    final class Place: PersistentModel {
        private let registrar = _ModelRegistrar()
        private var stored: [Note] = []
        static var _relationships: [_Relationship] { [_Relationship(\Place.notes)] }

        var notes: [Note] {
            get { stored }
            _modify {
                registrar.willSet(self, keyPath: \.notes)
                defer { registrar.didSet(self, keyPath: \.notes) }
                yield &stored
            }
        }
    }

    private final class Changes: @unchecked Sendable {
        var count = 0
    }

    @Test func bothEndsAgree() throws {
        let context = ModelContext(try ModelContainer(for: Note.self, Place.self))
        let (first, second) = (Place(), Place())
        let notes = [Note(first), Note(first), Note()]
        #expect(first.notes.isEmpty)
        for note in notes { context.insert(note) }
        #expect(first.notes == [notes[0], notes[1]])

        notes[0].place = second
        #expect(first.notes == [notes[1]])
        #expect(second.notes == [notes[0]])

        second.notes.append(notes[2])
        #expect(notes[2].place === second)
        second.notes.append(notes[1])
        #expect(first.notes.isEmpty)
        #expect(notes[1].place === second)

        second.notes.removeAll { $0 === notes[0] }
        #expect(notes[0].place == nil)

        // Models to which others come to refer are in the store before the next search, which changes nothing then.
        let late = Note()
        first.notes = [late]
        #expect(late.modelContext != nil)
        let changes = Changes()
        withObservationTracking {
            #expect((try? context.fetchCount(FetchDescriptor<Note>())) == 4)
        } onChange: {
            changes.count += 1
        }
        #expect(try context.fetchCount(FetchDescriptor<Note>()) == 4)
        #expect(changes.count == 0)
        first.notes = []

        context.delete(notes[2])
        #expect(second.notes == [notes[1]])
        context.delete(second)
        #expect(notes[1].place == nil)
    }
}

/// Deletions follow the rules of relationships.
@Suite struct DeleteRuleTests {
    /// A part of any kit.
    final class Part: PersistentModel {
        var kit: Kit?
        static var _relationships: [_Relationship] { [_Relationship(\Part.kit)] }
        init(_ kit: Kit? = nil) { self.kit = kit }
    }
    /// A sketch to which only kits refer.
    final class Sketch: PersistentModel {}
    /// A loan prevents that its kit is deleted.
    final class Loan: PersistentModel {}

    final class Kit: PersistentModel {
        var parts: [Part] = []
        var sketch: Sketch?
        var loans: [Loan] = []
        static var _relationships: [_Relationship] {
            [
                _Relationship(\Kit.parts, deleteRule: .cascade), _Relationship(\Kit.sketch), _Relationship(\Kit.loans, deleteRule: .deny),
            ]
        }
    }

    private let context: ModelContext
    init() throws { context = ModelContext(try ModelContainer(for: Kit.self, Part.self, Sketch.self, Loan.self)) }

    private func count<Model: PersistentModel>(_ type: Model.Type) throws -> Int { try context.fetchCount(FetchDescriptor<Model>()) }

    /// Threads may change models at the same time: each change ends with its own model.
    @Test func changesInProgressDoNotMix() {
        let (kit, part, other) = (Kit(), Part(), Part())
        let (first, second) = (_ModelRegistrar(), _ModelRegistrar())
        first.willSet(kit, keyPath: \.parts)
        second.willSet(other, keyPath: \.kit)
        kit.parts = [part]
        first.didSet(kit, keyPath: \.parts)
        #expect(part.kit === kit)
        other.kit = kit
        second.didSet(other, keyPath: \.kit)
        #expect(kit.parts == [part, other])
    }

    @Test func aCascadeDeletesTheParts() throws {
        let kit = Kit()
        kit.sketch = Sketch()
        context.insert(kit)
        // Nothing names the other end: the only property that fits is it.
        for part in [Part(kit), Part(kit)] { context.insert(part) }
        #expect(kit.parts.count == 2)
        context.delete(kit)
        #expect(try count(Kit.self) == 0 && count(Part.self) == 0 && count(Sketch.self) == 1)
    }

    @Test func aDeletedPartLeavesItsKit() throws {
        let (kit, part, sketch) = (Kit(), Part(), Sketch())
        (kit.parts, kit.sketch) = ([part], sketch)
        context.insert(kit)
        #expect(part.kit === kit)
        context.delete(part)
        context.delete(sketch)
        #expect(kit.parts.isEmpty && kit.sketch == nil)
        #expect(try count(Part.self) == 0 && count(Sketch.self) == 0 && count(Kit.self) == 1)
        context.insert(part)
        #expect(try count(Part.self) == 1)
    }

    @Test func aLoanDeniesTheDeletion() throws {
        let (kit, loan) = (Kit(), Loan())
        kit.loans = [loan]
        context.insert(kit)
        context.delete(kit)
        #expect(try count(Kit.self) == 1)
        #expect(throws: (any Error).self) { try context.save() }
        try context.save()
        context.delete(loan)
        context.delete(kit)
        #expect(try count(Kit.self) == 0)
    }
}
