import Combine
import SwiftUI

/// A shelf of books that takes a second to arrive. All that changes goes through one function; what takes time comes back to it as another action.
struct Loading: View {
    @StateObject private var shelf = Shelf()

    var body: some View { ShelfView().environmentObject(shelf) }
}

private struct ShelfView: View {
    @EnvironmentObject private var shelf: Shelf

    var body: some View {
        VStack(spacing: 10) {
            Button("Fetch the books") { shelf.send(.fetch) }
            if shelf.state.isFetching {
                Text("On their way…").foregroundColor(.secondary)
            } else {
                ForEach(shelf.state.books, id: \.self) { Text($0) }
            }
        }
        .frame(width: 240, height: 170, alignment: .top)
    }
}

private struct ShelfState: Equatable {
    var isFetching = false
    var books: [String] = []
}

private enum ShelfAction {
    case fetch
    case arrived([String])
}

private final class Shelf: ObservableObject {
    @Published private(set) var state = ShelfState()
    private var deliveries = Set<AnyCancellable>()

    func send(_ action: ShelfAction) {
        let (next, errand) = Self.reduce(state, action)
        state = next
        errand?(self)
    }

    /// The state after an action, and what is to be done outside of it.
    private static func reduce(_ state: ShelfState, _ action: ShelfAction) -> (ShelfState, ((Shelf) -> Void)?) {
        switch action {
        case .fetch: (ShelfState(isFetching: true), deliver)
        case .arrived(let books): (ShelfState(books: books), nil)
        }
    }

    private static func deliver(to shelf: Shelf) {
        Just(["Emma", "Ulysses", "Middlemarch"])
            .delay(for: .seconds(1), scheduler: RunLoop.main)
            .sink { [weak shelf] in shelf?.send(.arrived($0)) }
            .store(in: &shelf.deliveries)
    }
}
