import AppleAppIntents
import Easel
import Foundation
import Testing

@testable import Views

/// Intents that buttons run.
@MainActor @Suite struct IntentTests {
    /// Receives the values of an intent.
    private final class Sink: Sendable {
        let values = AsyncStream<[String]>.makeStream()
    }

    private struct NoteIntent: AppIntent {
        static let title: LocalizedStringResource = "Note"
        @AppDependency(key: "intent tests") var sink: Sink
        @AppDependency var word: Word
        @Parameter(title: "Name") var name: String?
        func perform() async throws -> some IntentResult {
            let texts = [word.text, name ?? "no name"]
            sink.values.continuation.yield(texts)
            return .result()
        }
    }
    private struct Word { let text: String }

    @Test func aButtonRunsItsIntentWithTheAppsValues() async throws {
        let sink = Sink()
        AppDependencyManager.shared.add(key: "intent tests", dependency: sink)
        AppDependencyManager.shared.add(key: "another key", dependency: Sink())
        AppDependencyManager.shared.add(dependency: Word(text: "word"))
        let graph = AppleModuleGraph.make(Button("Run", intent: NoteIntent()))
        try graph.tap(.text("Run"))
        for await texts in sink.values.stream {
            #expect(texts == ["word", "no name"])
            break
        }
    }

    @Test func valuesAreMadeOnce() {
        struct Made { let id: UUID }
        struct Holder { @AppDependency var made: Made }
        AppDependencyManager.shared.add(dependency: Made(id: UUID()))
        #expect(Holder().made.id == Holder().made.id)
    }

    private struct Place {
        @EntityProperty(title: "Name") var name: String?
        @EntityProperty(title: "Count") var count: Int
    }

    @Test func anOptionalPropertyIsNilUntilItIsSet() {
        let place = Place()
        #expect(place.name == nil)
        place.name = "Home"
        place.count = 2
        #expect(place.name == "Home" && place.count == 2)
    }
}
