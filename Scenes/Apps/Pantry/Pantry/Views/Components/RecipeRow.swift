//
//  RecipeRow.swift
//  Pantry
//

import SwiftUI

struct RecipeRow: View {
    let recipe: Recipe

    var body: some View {
        HStack(spacing: 14) {
            Image(recipe.imageName)
                .resizable()
                .scaledToFill()
                .frame(width: 64, height: 64)
                .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))

            VStack(alignment: .leading, spacing: 4) {
                Text(recipe.title)
                    .font(.headline)
                HStack(spacing: 6) {
                    Text(recipe.formattedDuration)
                    Text("·")
                    DifficultyDots(difficulty: recipe.difficulty)
                }
                .font(.subheadline)
                .foregroundStyle(.secondary)
            }
        }
        .padding(.vertical, 4)
    }
}

/// One to three dots that show how hard a recipe is.
struct DifficultyDots: View {
    let difficulty: Recipe.Difficulty

    var body: some View {
        HStack(spacing: 3) {
            ForEach(Recipe.Difficulty.allCases, id: \.self) { level in
                Circle()
                    .fill(level <= difficulty ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                    .frame(width: 7, height: 7)
            }
        }
        .accessibilityElement()
        .accessibilityLabel(Text(difficulty.title))
    }
}

#Preview {
    List(Recipe.samples) { recipe in
        RecipeRow(recipe: recipe)
    }
}
