#if canImport(UIKit)
    import SnapshotTesting
    import SwiftUI
    import UIKit
    import XCTest

    @testable import Recipes

    final class FavoriteTests: AppTestCase {
        @MainActor func testButton() {
            assertPhone(FavoriteButton())
        }

        @MainActor func testUndoExpires() {
            let expired = expectation(description: "expired")
            let model = UndoModel(seconds: 0.01) { expired.fulfill() }
            model.delete("Soup")
            XCTAssertEqual(model.deleted, ["Soup"])
            wait(for: [expired], timeout: 10)
            XCTAssertEqual(model.deleted, [])
        }

        func testOffTheMainActor() async {
            assertSnapshot(of: Text("Hello"), as: .image(layout: .fixed(width: 100, height: 40)))
        }
    }
#endif
