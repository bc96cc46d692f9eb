//
//  CategoryView.swift
//  Pantry
//

import SwiftUI

struct CategoryView: View {
    let category: RecipeCategory

    @Environment(RecipeStore.self) private var store

    var body: some View {
        List(store.recipes(in: category)) { recipe in
            NavigationLink(value: RecipeRoute.recipe(recipe)) {
                RecipeRow(recipe: recipe)
            }
            .swipeActions(edge: .leading) {
                FavoriteButton(recipe: recipe)
                    .tint(.accentColor)
            }
        }
        .listStyle(.plain)
        .navigationTitle(category.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            SortMenu()
        }
    }
}

#Preview {
    NavigationStack {
        CategoryView(category: .mains)
    }
    .environment(RecipeStore(recipes: Recipe.samples))
}
