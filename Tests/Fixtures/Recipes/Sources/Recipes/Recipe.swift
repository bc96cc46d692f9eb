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
