import AppleFoundation
import Display
import Easel
import Foundation
import Testing

@testable import AppleCoreData
@testable import AppleSwiftData
@testable import Views

private final class Bell: PersistentModel {
    let name = "bell"
}
private final class Kite: NSManagedObject {}

/// Views move in the animation of the property that found their objects.
@MainActor @Suite struct QueryAnimationTests {
    private final class NoText: TextShaper {
        func shape(_ request: TextRequest) -> ShapedText {
            ShapedText(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 1, isTruncated: false, runs: [], string: "")
        }
    }

    private struct Bells: View {
        var query: Query<Bell, [Bell]>
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: CGFloat(query.wrappedValue.count) * 100, height: 10).accessibilityIdentifier("bar")
                Spacer(minLength: 0)
            }
        }
    }

    private struct Kites: View {
        var request: FetchRequest<Kite>
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: CGFloat(request.wrappedValue.count) * 100, height: 10).accessibilityIdentifier("bar")
                Spacer(minLength: 0)
            }
        }
    }

    /// Returns the drawn widths of the bar halfway and at the end of a change.
    private func widths<V: View>(_ view: V, _ change: () -> Void) -> [CGFloat] {
        let graph = ViewGraph(root: view, configuration: ViewHostConfiguration(size: CGSize(width: 200, height: 20), scale: 1), textShaper: NoText())
        graph.settle()
        change()
        graph.settle()
        return [0.5, 1.5].map { time in
            graph.advance(to: time)
            graph.settle()
            return graph.displayList().items.reduce(0) { $0 + Self.width($1) }
        }
    }

    private static func width(_ item: DisplayItem) -> CGFloat {
        switch item {
        case .fill(let path, _, _): path.boundingRect.width
        case .group(_, let items): items.reduce(0) { $0 + width($1) }
        default: 0
        }
    }

    @Test(arguments: [(Animation?.some(.linear(duration: 1)), CGFloat(50)), (nil, 100)])
    func aQueryAnimates(_ animation: Animation?, halfway: CGFloat) throws {
        let transaction = Transaction(animation: animation)
        for query in [Query<Bell, [Bell]>(animation: animation), Query(transaction: transaction), Query(sort: \.name, transaction: transaction)] {
            let container = try ModelContainer(for: Bell.self)
            let view = Bells(query: query).modelContainer(container)
            let found = widths(view) { ModelContext(container).insert(Bell()) }
            #expect(found == [halfway, 100])
            // An animation of the change itself is not replaced.
            let explicit = widths(view) { withAnimation(.linear(duration: 2)) { ModelContext(container).insert(Bell()) } }
            #expect(explicit == [125, 175])
        }
    }

    /// A store whose models have come to refer to others is only read by views.
    @Test func searchesChangeNothing() throws {
        struct Shelf: View {
            var query: Query<RelationshipTests.Place, [RelationshipTests.Place]>
            var body: some View {
                VStack { ForEach(0..<query.wrappedValue.count, id: \.self) { _ in Color.red } }.animation(.default, value: query.wrappedValue.count)
            }
        }
        struct Window: View {
            var body: some View {
                VStack {
                    Shelf(query: Query())
                    Shelf(query: Query(animation: .default))
                }
            }
        }
        let view = Window().modelContainer(for: [RelationshipTests.Place.self, RelationshipTests.Note.self]) { result in
            guard case .success(let container) = result else { return }
            let place = RelationshipTests.Place()
            container.mainContext.insert(place)
            place.notes = [RelationshipTests.Note()]
        }
        let graph = ViewGraph(root: view, configuration: ViewHostConfiguration(size: CGSize(width: 200, height: 20), scale: 1), textShaper: NoText())
        graph.settle()
        graph.advance(to: 1)
        graph.settle()
        #expect(graph.warnings == [])
    }

    @Test(arguments: [(Animation?.some(.linear(duration: 1)), CGFloat(50)), (nil, 100)])
    func aFetchRequestAnimates(_ animation: Animation?, halfway: CGFloat) throws {
        let context = NSPersistentContainer(name: "Kites").viewContext
        let view = Kites(request: FetchRequest(sortDescriptors: [], animation: animation)).environment(\.managedObjectContext, context)
        let found = widths(view) { _ = Kite(context: context) }
        #expect(found == [halfway, 100])
    }
}
