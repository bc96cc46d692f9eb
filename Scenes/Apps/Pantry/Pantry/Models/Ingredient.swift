//
//  Ingredient.swift
//  Pantry
//

import Foundation

struct Ingredient: Identifiable, Hashable, Codable {
    var id: String { name }

    var name: String
    var amount: Double
    var unit: Unit

    enum Unit: String, Codable {
        case grams = "g"
        case milliliters = "ml"
        case tablespoons = "tbsp"
        case pieces = ""
    }

    init(_ name: String, _ amount: Double, _ unit: Unit = .pieces) {
        self.name = name
        self.amount = amount
        self.unit = unit
    }

    /// The amount for another number of servings, with at most one digit after the decimal point.
    func formattedAmount(scaledBy factor: Double = 1) -> String {
        let number = (amount * factor).formatted(.number.precision(.fractionLength(0...1)))
        return unit == .pieces ? number : "\(number) \(unit.rawValue)"
    }
}
