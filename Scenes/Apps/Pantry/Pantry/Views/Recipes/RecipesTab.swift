//
//  RecipesTab.swift
//  Pantry
//

import SwiftUI

/// A place in the recipe tab's navigation stack.
enum RecipeRoute: Hashable {
    case category(RecipeCategory)
    case recipe(Recipe)
    case cooking(Recipe)
}

struct RecipesTab: View {
    @Environment(RecipeStore.self) private var store
    @State private var path: [RecipeRoute] = []

    private let columns = [
        GridItem(.flexible(), spacing: 12),
        GridItem(.flexible(), spacing: 12),
    ]

    var body: some View {
        NavigationStack(path: $path) {
            ScrollView {
                VStack(alignment: .leading, spacing: 24) {
                    if let suggestion = store.suggestion {
                        Button {
                            path.append(.recipe(suggestion))
                        } label: {
                            FeaturedRecipeCard(recipe: suggestion)
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel("Tonight: \(suggestion.title)")
                    }

                    categoryGrid

                    ForEach(RecipeCategory.allCases) { category in
                        shelf(for: category)
                    }
                }
                .padding(.vertical)
            }
            .background(Color.pantryBackground)
            .navigationTitle("Pantry")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    SortMenu()
                }
            }
            .navigationDestination(for: RecipeRoute.self) { route in
                switch route {
                case .category(let category):
                    CategoryView(category: category)
                case .recipe(let recipe):
                    RecipeDetailView(recipe: recipe)
                case .cooking(let recipe):
                    CookingView(recipe: recipe)
                }
            }
        }
    }

    private var categoryGrid: some View {
        LazyVGrid(columns: columns, spacing: 12) {
            ForEach(RecipeCategory.allCases) { category in
                NavigationLink(value: RecipeRoute.category(category)) {
                    Label(category.title, systemImage: category.symbolName)
                        .font(.subheadline.weight(.semibold))
                        .foregroundStyle(category.tint)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .padding(14)
                        .background(category.tint.opacity(0.12), in: .rect(cornerRadius: 14))
                }
            }
        }
        .padding(.horizontal)
    }

    @ViewBuilder
    private func shelf(for category: RecipeCategory) -> some View {
        let recipes = store.recipes(in: category)
        if !recipes.isEmpty {
            VStack(alignment: .leading, spacing: 10) {
                Text(category.title)
                    .font(.title3.bold())
                    .padding(.horizontal)

                ScrollView(.horizontal) {
                    LazyHStack(spacing: 14) {
                        ForEach(recipes) { recipe in
                            NavigationLink(value: RecipeRoute.recipe(recipe)) {
                                RecipeCard(recipe: recipe)
                            }
                            .buttonStyle(.plain)
                        }
                    }
                    .scrollTargetLayout()
                }
                .contentMargins(.horizontal, 16, for: .scrollContent)
                .scrollTargetBehavior(.viewAligned)
                .scrollIndicators(.hidden)
            }
        }
    }
}

#Preview("Recipes") {
    RecipesTab()
        .environment(RecipeStore(recipes: Recipe.samples))
        .environment(ShoppingList())
}
