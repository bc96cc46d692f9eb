//
//  IngredientTests.swift
//  PantryTests
//

import XCTest

@testable import Pantry

final class IngredientTests: XCTestCase {
    func testAmountScalesWithServings() {
        let butter = Ingredient("Butter", 50, .grams)
        XCTAssertEqual(butter.formattedAmount(scaledBy: 2), "100 g")
    }

    func testPiecesHaveNoUnit() {
        let eggs = Ingredient("Eggs", 2)
        XCTAssertEqual(eggs.formattedAmount(), "2")
    }

    func testShoppingListSkipsKnownItems() {
        let list = ShoppingList()
        let count = list.items.count
        let soup = Recipe.samples[1]

        list.add(soup, scaledBy: 1)

        XCTAssertEqual(list.items.count, count + soup.ingredients.count - 1, "Olive oil is already on the list")
    }
}
