//
//  RecipeCard.swift
//  Pantry
//

import SwiftUI

/// A picture and title, used on the horizontal shelves.
struct RecipeCard: View {
    let recipe: Recipe

    @Environment(RecipeStore.self) private var store

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Image(recipe.imageName)
                .resizable()
                .scaledToFill()
                .frame(width: 170, height: 116)
                .clipShape(.rect(cornerRadius: 14))
                .overlay(alignment: .topTrailing) {
                    if store.isFavorite(recipe) {
                        Image(systemName: "heart.fill")
                            .font(.caption)
                            .foregroundStyle(.white)
                            .padding(7)
                            .background(.tint, in: .circle)
                            .padding(8)
                    }
                }

            VStack(alignment: .leading, spacing: 2) {
                Text(recipe.title)
                    .font(.headline)
                    .lineLimit(1)
                Label(recipe.formattedDuration, systemImage: "clock")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
        .frame(width: 170)
    }
}

/// The wide card at the top of the recipe tab.
struct FeaturedRecipeCard: View {
    let recipe: Recipe

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            Image(recipe.imageName)
                .resizable()
                .scaledToFill()
                .frame(height: 200)
                .frame(maxWidth: .infinity)
                .clipped()

            VStack(alignment: .leading, spacing: 4) {
                Text("Tonight")
                    .font(.caption.weight(.semibold))
                    .textCase(.uppercase)
                    .kerning(1.2)
                Text(recipe.title)
                    .font(.system(.title, design: .serif, weight: .bold))
            }
            .foregroundStyle(.white)
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.ultraThinMaterial.opacity(0.9))
            .environment(\.colorScheme, .dark)
        }
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
        .shadow(color: .black.opacity(0.15), radius: 10, y: 5)
        .padding(.horizontal)
    }
}

#Preview("Card", traits: .sizeThatFitsLayout) {
    RecipeCard(recipe: .preview)
        .padding()
        .environment(RecipeStore(recipes: Recipe.samples))
}

#Preview("Featured", traits: .fixedLayout(width: 390, height: 260)) {
    FeaturedRecipeCard(recipe: .preview)
}
