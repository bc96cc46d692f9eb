//
//  RecipeStore.swift
//  Pantry
//

import Observation
import SwiftUI

/// All recipes, plus which of them are favorites.
@Observable
final class RecipeStore {
    enum SortOrder: String, CaseIterable, Identifiable {
        case title = "Name"
        case duration = "Time"
        case difficulty = "Difficulty"

        var id: Self { self }
    }

    private(set) var recipes: [Recipe]
    private(set) var favoriteIDs: Set<Recipe.ID> = []
    var sortOrder: SortOrder = .title

    init(recipes: [Recipe]) {
        self.recipes = recipes
    }

    var favorites: [Recipe] {
        sorted(recipes.filter { favoriteIDs.contains($0.id) })
    }

    /// The quickest recipe that isn't a favorite yet.
    var suggestion: Recipe? {
        recipes
            .filter { !favoriteIDs.contains($0.id) && $0.category == .mains }
            .min { $0.minutes < $1.minutes }
    }

    func recipes(in category: RecipeCategory) -> [Recipe] {
        sorted(recipes.filter { $0.category == category })
    }

    func recipe(withID id: Recipe.ID) -> Recipe? {
        recipes.first { $0.id == id }
    }

    func isFavorite(_ recipe: Recipe) -> Bool {
        favoriteIDs.contains(recipe.id)
    }

    func toggleFavorite(_ recipe: Recipe) {
        if favoriteIDs.remove(recipe.id) == nil {
            favoriteIDs.insert(recipe.id)
        }
    }

    func removeFavorites(at offsets: IndexSet) {
        let current = favorites
        for index in offsets {
            favoriteIDs.remove(current[index].id)
        }
    }

    private func sorted(_ recipes: [Recipe]) -> [Recipe] {
        switch sortOrder {
        case .title:
            recipes.sorted { $0.title.localizedStandardCompare($1.title) == .orderedAscending }
        case .duration:
            recipes.sorted { $0.minutes < $1.minutes }
        case .difficulty:
            recipes.sorted { ($0.difficulty, $0.minutes) < ($1.difficulty, $1.minutes) }
        }
    }
}
