import SwiftUI
import XCTest

@testable import Ledger
@testable import SnapshotTesting

/// In the form of the tests that tools generate from previews.
@MainActor
final class PreviewTests: XCTestCase {
    func testTransactionRow() {
        for preview in TransactionRow_Previews._allPreviews {
            let isScreen = preview.layout == .device
            let view = isScreen ? preview.content : AnyView(preview.content.frame(width: 320).fixedSize(horizontal: false, vertical: true))
            let failure = verifySnapshot(
                of: view, as: .generated(layout: isScreen ? .device(config: .iPhone13Mini) : .sizeThatFits), named: preview.displayName ?? "\(preview.id)")
            if let failure { XCTFail(failure) }
        }
    }
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
    fileprivate static func generated(layout: SwiftUISnapshotLayout) -> Snapshotting {
        let traits = UITraitCollection(displayScale: 2)
        var config: ViewImageConfig
        switch layout {
        case .device(let device): config = device
        case .sizeThatFits: config = ViewImageConfig(safeArea: .zero, size: nil, traits: traits)
        case .fixed(let width, let height): config = ViewImageConfig(safeArea: .zero, size: CGSize(width: width, height: height), traits: traits)
        }
        let diffing = Diffing<UIImage>.image(precision: 0.99, perceptualPrecision: 0.98, scale: traits.displayScale)
        return SimplySnapshotting<UIImage>(pathExtension: "png", diffing: diffing).asyncPullback { view in
            let controller = UIHostingController(rootView: view)
            if config.size == nil { config.size = controller.sizeThatFits(in: .zero) }
            return snapshotView(config: config, drawHierarchyInKeyWindow: false, traits: traits, view: controller.view, viewController: controller)
        }
    }
}
