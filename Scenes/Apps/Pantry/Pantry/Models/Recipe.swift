//
//  Recipe.swift
//  Pantry
//

import SwiftUI

/// A dish with everything needed to cook it.
struct Recipe: Identifiable, Hashable, Codable {
    let id: UUID
    var title: String
    var summary: String
    var category: RecipeCategory
    var imageName: String
    var minutes: Int
    var servings: Int
    var difficulty: Difficulty
    var ingredients: [Ingredient]
    var steps: [String]

    init(
        id: UUID = UUID(),
        title: String,
        summary: String,
        category: RecipeCategory,
        imageName: String,
        minutes: Int,
        servings: Int = 2,
        difficulty: Difficulty = .easy,
        ingredients: [Ingredient],
        steps: [String]
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.category = category
        self.imageName = imageName
        self.minutes = minutes
        self.servings = servings
        self.difficulty = difficulty
        self.ingredients = ingredients
        self.steps = steps
    }

    /// The cooking time as people say it, for example "1 hr, 15 min".
    var formattedDuration: String {
        Duration.seconds(minutes * 60)
            .formatted(.units(allowed: [.hours, .minutes], width: .abbreviated))
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

// MARK: - Difficulty

extension Recipe {
    enum Difficulty: Int, Codable, CaseIterable, Comparable {
        case easy = 1
        case medium
        case challenging

        var title: LocalizedStringKey {
            switch self {
            case .easy: "Easy"
            case .medium: "Medium"
            case .challenging: "Challenging"
            }
        }

        static func < (lhs: Self, rhs: Self) -> Bool {
            lhs.rawValue < rhs.rawValue
        }
    }
}
