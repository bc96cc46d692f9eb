//
//  ShoppingList.swift
//  Pantry
//

import Observation
import SwiftUI

@Observable
final class ShoppingList {
    var items: [ShoppingItem] = [
        ShoppingItem(name: "Sea salt"),
        ShoppingItem(name: "Olive oil", note: "The large bottle"),
    ]

    var remainingCount: Int {
        items.count { !$0.isChecked }
    }

    func add(_ name: String) {
        let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { return }
        items.append(ShoppingItem(name: trimmed))
    }

    /// Adds the ingredients of a recipe, leaving out those already on the list.
    func add(_ recipe: Recipe, scaledBy factor: Double) {
        let known = Set(items.map { $0.name.lowercased() })
        for ingredient in recipe.ingredients where !known.contains(ingredient.name.lowercased()) {
            items.append(
                ShoppingItem(name: ingredient.name, note: "\(ingredient.formattedAmount(scaledBy: factor)) for \(recipe.title)")
            )
        }
    }

    func removeChecked() {
        items.removeAll(where: \.isChecked)
    }
}
