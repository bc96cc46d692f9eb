//
//  RecipeStoreTests.swift
//  PantryTests
//

import Testing

@testable import Pantry

@Suite("Recipe store")
struct RecipeStoreTests {
    let store = RecipeStore(recipes: Recipe.samples)

    @Test("A favorite can be added and removed")
    func toggleFavorite() throws {
        let recipe = try #require(store.recipes.first)

        store.toggleFavorite(recipe)
        #expect(store.favorites == [recipe])

        store.toggleFavorite(recipe)
        #expect(store.favorites.isEmpty)
    }

    @Test("Every category has a recipe", arguments: RecipeCategory.allCases)
    func categories(category: RecipeCategory) {
        #expect(!store.recipes(in: category).isEmpty)
    }

    @Test("Sorting by time puts quick recipes first")
    func sortByDuration() {
        store.sortOrder = .duration
        let minutes = store.recipes(in: .mains).map(\.minutes)
        #expect(minutes == minutes.sorted())
    }
}
