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

        func testOffTheMainActor() async {
            assertSnapshot(of: Text("Hello"), as: .image(layout: .fixed(width: 100, height: 40)))
        }
    }
#endif
