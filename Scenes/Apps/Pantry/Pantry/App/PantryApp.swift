//
//  PantryApp.swift
//  Pantry
//

import SwiftUI

@main
struct PantryApp: App {
    @State private var store = RecipeStore(recipes: Recipe.samples)
    @State private var shoppingList = ShoppingList()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(store)
                .environment(shoppingList)
        }
    }
}
