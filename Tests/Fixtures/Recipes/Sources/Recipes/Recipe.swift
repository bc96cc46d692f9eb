import Combine
import Foundation

struct Recipe: Identifiable, Codable, Equatable {
    var id = UUID()
    var name: String
    var minutes: Int
    var tags: [String] = []
    var isFavorite = false

    static let samples = [
        Recipe(name: "Pancakes", minutes: 20, tags: ["sweet", "quick"], isFavorite: true),
        Recipe(name: "Lentil soup", minutes: 45, tags: ["vegan"]),
        Recipe(name: "Focaccia", minutes: 180),
    ]
}

/// Offers to restore what was deleted, for some seconds.
final class UndoModel: ObservableObject {
    @Published private(set) var deleted: [String] = []
    private let seconds: Double
    private let onExpire: () -> Void

    init(seconds: Double = 5, onExpire: @escaping () -> Void = {}) {
        self.seconds = seconds
        self.onExpire = onExpire
    }

    func delete(_ name: String) {
        deleted.append(name)
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            self?.deleted.removeAll { $0 == name }
            self?.onExpire()
        }
    }
}
