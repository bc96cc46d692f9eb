//
//  FavoriteButton.swift
//  Pantry
//

import SwiftUI

struct FavoriteButton: View {
    let recipe: Recipe

    @Environment(RecipeStore.self) private var store

    private var isFavorite: Bool {
        store.isFavorite(recipe)
    }

    var body: some View {
        Button {
            withAnimation(.bouncy) {
                store.toggleFavorite(recipe)
            }
        } label: {
            Label(isFavorite ? "Remove Favorite" : "Favorite", systemImage: isFavorite ? "heart.fill" : "heart")
                .symbolEffect(.bounce, value: isFavorite)
        }
        .sensoryFeedback(.impact(weight: .light), trigger: isFavorite)
    }
}
