import SnapshotTesting
import SwiftUI
import XCTest

@testable import Recipes

@MainActor
final class RecipeCardTests: XCTestCase {
    private var card: RecipeCard!
    private let isRecordingLocally = false

    override func setUp() {
        super.setUp()
        card = RecipeCard(recipe: Recipe.samples[0])
    }

    override func tearDownWithError() throws {
        card = nil
        try super.tearDownWithError()
    }

    func testCard() {
        assertSnapshot(of: card.frame(width: 300), as: .image)
    }

    func testDevices() {
        assertSnapshot(of: card, as: .image(layout: .device(config: .iPhone13)), named: "iPhone13")
        assertSnapshot(of: card, as: .image(layout: .device(config: .iPhoneSe(.landscape))), named: "iPhoneSe-landscape")
        assertSnapshot(of: card, as: .image(layout: .device(config: .iPadPro11(.portrait))), named: "iPadPro11")
    }

    func testTraits() {
        assertSnapshots(
            of: card,
            as: [
                "dark": .image(layout: .fixed(width: 320, height: 160), traits: .init(userInterfaceStyle: .dark)),
                "large": .image(
                    layout: .fixed(width: 320, height: 320), traits: .init(preferredContentSizeCategory: .accessibilityLarge)),
                "rtl": .image(layout: .fixed(width: 320, height: 160), traits: .init(layoutDirection: .rightToLeft)),
                "3x": .image(layout: .fixed(width: 320, height: 160), traits: UITraitCollection(displayScale: 3)),
            ]
        )
    }

    func testPrecision() {
        assertSnapshot(
            of: card, as: .image(precision: 0.99, perceptualPrecision: 0.98, layout: .fixed(width: 320, height: 160)),
            record: isRecordingLocally)
    }

    func testController() {
        let controller = RecipeViewController(recipe: Recipe.samples[1])
        assertSnapshot(of: controller, as: .image(on: .iPhone13(.portrait), traits: .init(userInterfaceStyle: .light)))
    }

    func testNavigation() {
        let controller = UINavigationController(rootViewController: UIHostingController(rootView: card))
        assertSnapshot(of: controller, as: .image(on: .iPhoneX, precision: 0.99))
    }
}
