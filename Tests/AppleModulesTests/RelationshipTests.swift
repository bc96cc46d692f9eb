import Observation
import Testing

@testable import AppleSwiftData

/// Relationships of models with inverses: both ends agree.
struct RelationshipTests {
    final class Note: PersistentModel {
        private let registrar = _ModelRegistrar()
        private var stored: Place?
        static var _inverses: [_Inverse] { [_Inverse(\Note.place, \Place.notes)] }

        var place: Place? {
            get { stored }
            set { registrar.withMutation(of: self, keyPath: \.place) { stored = newValue } }
        }
        init(_ place: Place? = nil) { stored = place }
    }

    final class Place: PersistentModel {
        private let registrar = _ModelRegistrar()
        private var stored: [Note] = []

        var notes: [Note] {
            get { stored }
            _modify {
                registrar.willSet(self, keyPath: \.notes)
                defer { registrar.didSet(self, keyPath: \.notes) }
                yield &stored
            }
        }
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

        context.delete(notes[2])
        #expect(second.notes == [notes[1]])
        context.delete(second)
        #expect(notes[1].place == nil)
    }
}
