//
//  RootView.swift
//  Pantry
//

import SwiftUI

struct RootView: View {
    @Environment(ShoppingList.self) private var shoppingList
    @SceneStorage("selectedTab") private var selection = AppTab.recipes

    var body: some View {
        TabView(selection: $selection) {
            Tab("Recipes", systemImage: "book.closed", value: AppTab.recipes) {
                RecipesTab()
            }

            Tab("Favorites", systemImage: "heart", value: AppTab.favorites) {
                FavoritesTab(selectedTab: $selection)
            }

            Tab("Shopping", systemImage: "cart", value: AppTab.shopping) {
                ShoppingTab()
            }
            .badge(shoppingList.remainingCount)
        }
    }
}

#Preview {
    RootView()
        .environment(RecipeStore(recipes: Recipe.samples))
        .environment(ShoppingList())
}
