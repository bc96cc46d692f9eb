//
//  RecipeDetailView.swift
//  Pantry
//

import SwiftUI

struct RecipeDetailView: View {
    let recipe: Recipe

    @Environment(ShoppingList.self) private var shoppingList
    @State private var servings: Int
    @State private var isShowingConfirmation = false

    init(recipe: Recipe) {
        self.recipe = recipe
        _servings = State(initialValue: recipe.servings)
    }

    private var factor: Double {
        Double(servings) / Double(recipe.servings)
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                header

                VStack(alignment: .leading, spacing: 20) {
                    Text(recipe.summary)
                        .font(.body)
                        .foregroundStyle(.secondary)
                        .fixedSize(horizontal: false, vertical: true)

                    facts

                    ingredients

                    NavigationLink(value: RecipeRoute.cooking(recipe)) {
                        Label("Start Cooking", systemImage: "flame.fill")
                            .frame(maxWidth: .infinity)
                    }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
                }
                .padding(.horizontal)
            }
            .padding(.bottom, 32)
        }
        .background(Color.pantryBackground)
        .ignoresSafeArea(edges: .top)
        .navigationTitle(recipe.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(.hidden, for: .navigationBar)
        .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
                ShareLink(item: "\(recipe.title): \(recipe.summary)")
                FavoriteButton(recipe: recipe)
            }
        }
        .alert("Added to Shopping", isPresented: $isShowingConfirmation) {
            Button("OK", role: .cancel) {}
        } message: {
            Text("The ingredients for \(servings) servings are on your list.")
        }
    }

    private var header: some View {
        Image(recipe.imageName)
            .resizable()
            .aspectRatio(contentMode: .fill)
            .frame(height: 300)
            .frame(maxWidth: .infinity)
            .clipped()
            .overlay(alignment: .bottomLeading) {
                Text(recipe.title)
                    .font(.system(.largeTitle, design: .serif, weight: .bold))
                    .foregroundStyle(.white)
                    .shadow(radius: 6)
                    .padding()
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background {
                        LinearGradient(colors: [.clear, .black.opacity(0.55)], startPoint: .top, endPoint: .bottom)
                    }
            }
            .accessibilityHidden(true)
    }

    private var facts: some View {
        HStack {
            FactView(title: "Time", value: recipe.formattedDuration, symbolName: "clock")
            Divider()
            FactView(title: "Level", value: recipe.difficulty.title, symbolName: "chart.bar")
            Divider()
            FactView(title: "Steps", value: "\(recipe.steps.count)", symbolName: "list.number")
        }
        .frame(maxWidth: .infinity)
        .fixedSize(horizontal: false, vertical: true)
        .padding()
        .background(.cardBackground, in: .rect(cornerRadius: 16))
    }

    private var ingredients: some View {
        GroupBox {
            VStack(spacing: 12) {
                Stepper("Servings: \(servings)", value: $servings.animation(.snappy), in: 1...12)

                Divider()

                ForEach(recipe.ingredients) { ingredient in
                    LabeledContent(ingredient.name) {
                        Text(ingredient.formattedAmount(scaledBy: factor))
                            .monospacedDigit()
                            .contentTransition(.numericText())
                    }
                }

                Button("Add to Shopping List", systemImage: "cart.badge.plus") {
                    shoppingList.add(recipe, scaledBy: factor)
                    isShowingConfirmation = true
                }
                .buttonStyle(.bordered)
                .padding(.top, 4)
            }
            .padding(.top, 8)
        } label: {
            Label("Ingredients", systemImage: "carrot")
        }
        .backgroundStyle(.cardBackground)
    }
}

/// One of the three facts below a recipe's summary.
private struct FactView: View {
    let title: LocalizedStringKey
    let value: Text
    let symbolName: String

    init(title: LocalizedStringKey, value: LocalizedStringKey, symbolName: String) {
        self.title = title
        self.value = Text(value)
        self.symbolName = symbolName
    }

    @_disfavoredOverload
    init(title: LocalizedStringKey, value: String, symbolName: String) {
        self.title = title
        self.value = Text(verbatim: value)
        self.symbolName = symbolName
    }

    var body: some View {
        VStack(spacing: 4) {
            Image(systemName: symbolName)
                .foregroundStyle(.tint)
            value
                .font(.subheadline.bold())
                .lineLimit(1)
                .minimumScaleFactor(0.7)
            Text(title)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .combine)
    }
}

#Preview("Light") {
    NavigationStack {
        RecipeDetailView(recipe: .preview)
    }
    .environment(RecipeStore(recipes: Recipe.samples))
    .environment(ShoppingList())
}

#Preview("Dark") {
    NavigationStack {
        RecipeDetailView(recipe: .preview)
    }
    .environment(RecipeStore(recipes: Recipe.samples))
    .environment(ShoppingList())
    .preferredColorScheme(.dark)
}
