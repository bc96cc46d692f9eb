import Foundation
import SnapshotTesting
import SwiftUI
import Testing

@testable import Recipes

@MainActor
@Suite("Recipe list", .snapshots(record: .missing, diffTool: .ksdiff))
struct RecipeListTests {
    @Test func list() {
        assertSnapshot(of: RecipeList(model: RecipeListModel()), as: .image(layout: .device(config: .iPhone13Mini)))
    }

    @Test func emptyAndFull() {
        assertSnapshot(of: RecipeList(model: RecipeListModel(recipes: [])), as: .image(layout: .device(config: .iPhoneSe)))
        assertSnapshot(of: RecipeList(model: RecipeListModel()), as: .image(layout: .device(config: .iPhoneSe)))
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func styles(_ style: UIUserInterfaceStyle) {
        assertSnapshot(
            of: RecipeList(model: RecipeListModel()),
            as: .image(layout: .device(config: .iPhone13), traits: .init(userInterfaceStyle: style)),
            named: style == .dark ? "dark" : "light"
        )
    }

    @Test func values() {
        var recipe = Recipe.samples[1]
        recipe.id = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
        assertSnapshot(of: recipe, as: .dump)
        assertSnapshot(of: recipe, as: .json)
        assertSnapshot(of: recipe.name, as: .lines)
        assertSnapshot(of: Data(recipe.name.utf8), as: .data)
        assertSnapshot(of: recipe.minutes, as: .description)
    }
}
