//
//  FavoritesTab.swift
//  Pantry
//

import SwiftUI

struct FavoritesTab: View {
    @Binding var selectedTab: AppTab

    @Environment(RecipeStore.self) private var store

    var body: some View {
        NavigationStack {
            Group {
                if store.favorites.isEmpty {
                    ContentUnavailableView {
                        Label("No Favorites Yet", systemImage: "heart.slash")
                    } description: {
                        Text("Tap the heart on a recipe to keep it here.")
                    } actions: {
                        Button("Browse Recipes") {
                            selectedTab = .recipes
                        }
                        .buttonStyle(.borderedProminent)
                    }
                } else {
                    List {
                        ForEach(store.favorites) { recipe in
                            NavigationLink(value: RecipeRoute.recipe(recipe)) {
                                RecipeRow(recipe: recipe)
                            }
                        }
                        .onDelete(perform: store.removeFavorites)
                    }
                    .toolbar {
                        EditButton()
                    }
                }
            }
            .navigationTitle("Favorites")
            .navigationDestination(for: RecipeRoute.self) { route in
                switch route {
                case .category(let category): CategoryView(category: category)
                case .recipe(let recipe): RecipeDetailView(recipe: recipe)
                case .cooking(let recipe): CookingView(recipe: recipe)
                }
            }
        }
    }
}

#Preview("Empty") {
    FavoritesTab(selectedTab: .constant(.favorites))
        .environment(RecipeStore(recipes: Recipe.samples))
        .environment(ShoppingList())
}

#Preview("Two favorites") {
    let store = RecipeStore(recipes: Recipe.samples)
    store.toggleFavorite(Recipe.samples[0])
    store.toggleFavorite(Recipe.samples[4])

    return FavoritesTab(selectedTab: .constant(.favorites))
        .environment(store)
        .environment(ShoppingList())
}
