import AppIntents
import CoreSpotlight
import SwiftUI
import UniformTypeIdentifiers

// Names of iOS 27, and rare names of App Intents, in the forms of public code.

struct Card: Identifiable, Codable, Transferable {
    var id = 0
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

extension ReorderDifference where CollectionID == ReorderableSingleCollectionIdentifier {
    func apply<Items: RangeReplaceableCollection & MutableCollection>(to items: inout Items) where Items.Element: Identifiable, Items.Element.ID == ItemID {
        let moved = items.filter { sources.contains($0.id) }
        items.removeAll { sources.contains($0.id) }
        switch destination.position {
        case .before(let id): items.insert(contentsOf: moved, at: items.firstIndex { $0.id == id } ?? items.startIndex)
        case .end: items.append(contentsOf: moved)
        }
    }
}

struct Recent: View {
    @State private var cards = (1...3).map { Card(id: $0) }
    @State private var doomed: Card?
    @State private var text = ""

    var body: some View {
        NavigationStack {
            ScrollView {
                #if compiler(>=6.3)
                    if #available(anyAppleOS 26, *) { Text("Any system") }
                #else
                    Text("Any system")
                #endif
                TextField("Name", text: $text).textFieldStyle(.bordered).textInputBorderShape(.capsule)
                VStack {
                    ForEach(cards) { card in
                        Text("Card \(card.id)").draggable(containerItemID: card.id)
                            .swipeActions {
                                Button("Delete", role: .destructive) {}
                            } onPresentationChanged: { _ in
                            }
                    }
                    .reorderable()
                }
                .reorderContainer(for: Card.self) { $0.apply(to: &cards) }
                .dragContainer(for: Card.self) { ids in cards.filter { ids.contains($0.id) } }
                .dragConfiguration(DragConfiguration(operationsWithinApp: .init(allowMove: true), operationsOutsideApp: .init(allowCopy: false)))
                .dropDestination(for: Card.self, isEnabled: true) { items, session in print(items, session.location) }
                AsyncImage(request: nil) {
                    $0.resizable()
                } placeholder: {
                    Text("Placeholder")
                }
                Text("Tap").gesture(DragGesture(inputKinds: [.directTouch, .pencil])).onTapGesture(inputKinds: .pointer) {}
                    .gesture(SpatialEventGesture().onChanged { events in for event in events { print(event.location, event.phase == .active) } })
            }
            .swipeActionsContainer()
            .asyncImageURLSession(.shared)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Star") {} }.visibilityPriority(.high).contentMarginsRemoved()
                ToolbarOverflowMenu { Button("More") {} }
                ToolbarItem(placement: .topBarPinnedTrailing) { Button("Share") {} }
            }
            .toolbarMinimizationBehavior(.never, for: .navigationBar)
            .confirmationDialog("Delete?", item: $doomed, titleVisibility: .visible) { Button("\($0.id)") {} }
        }
    }
}

@Observable final class Note: WritableDocument {
    static let writableContentTypes: [UTType] = [.plainText]
    var text = ""
    func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
        FileWrapperDocumentWriter(configuration) { snapshot, _ in FileWrapper(regularFileWithContents: Data(snapshot.utf8)) }
    }
    @MainActor func snapshot(contentType: UTType) async throws -> sending String { text }
}

struct BookEntity: AppEntity, IndexedEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Book")
    static let defaultQuery = BookQuery()
    let id: UUID
    @Property(title: "Title") var title: String
    @Property(title: "Read", indexingKey: \.contentModificationDate) var read: Date?
    @ComputedProperty(indexingKey: \.displayName) var shown: String { title }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
    var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
}

struct BookQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
        Property(\BookEntity.$title) {
            EqualToComparator { NSPredicate(format: "title = %@", $0) }
            ContainsComparator { NSPredicate(format: "title CONTAINS %@", $0) }
        }
        Property(\.$read) { LessThanComparator { NSPredicate(format: "read < %@", $0 as NSDate) } }
    }
    static let sortingOptions = SortingOptions { SortableBy(\BookEntity.$title) }
    func entities(for identifiers: [UUID]) async throws -> [BookEntity] { [] }
    func entities(
        matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<BookEntity>], limit: Int?
    ) async throws -> [BookEntity] { [] }
}

struct BookSnippet: SnippetIntent {
    static let title: LocalizedStringResource = "Book"
    @Parameter var count: Int
    init() {}
    init(count: Int) { self.count = count }
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("\(count)")) }
}

@AppIntent(schema: .system.search)
struct SearchIntent: ShowInAppSearchResultsIntent {
    static let searchScopes: [StringSearchScope] = [.general]
    var criteria: StringSearchCriteria
    @Parameter(title: "Time", defaultUnit: .minutes) var time: Measurement<UnitDuration>
    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        let choice = try await requestChoice(between: [IntentChoiceOption(title: "Add"), .cancel], dialog: "Which?")
        guard choice != .cancel else { throw AppIntentError.Unrecoverable.entityNotFound }
        return .result(snippetIntent: BookSnippet(count: criteria.term.count))
    }
}
