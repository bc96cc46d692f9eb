import AppleUIKit
import Easel
import Foundation
import SnapshotTesting
import Testing

@testable import Views

/// The traits of a snapshot's scene reach the views that it shows, and end with it.
@MainActor @Suite struct SceneTraitsTests {
    private final class Bordered: UIView {
        var seen: [UIUserInterfaceStyle?] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            seen.append(previousTraitCollection?.userInterfaceStyle)
            layer.borderColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.resolvedColor(with: traitCollection).cgColor
        }
    }

    private func image(_ view: UIView, _ style: UIUserInterfaceStyle) -> UIImage? {
        var image: UIImage?
        Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(userInterfaceStyle: style)).snapshot(view).run { image = $0 }
        return image
    }

    @Test func viewsLearnTheTraitsOfASnapshot() throws {
        let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Bordered(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        view.layer.borderWidth = 2
        outer.addSubview(view)
        var handled: [UIUserInterfaceStyle] = []
        let registration = outer.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, previous: UITraitCollection) in
            handled.append(previous.userInterfaceStyle)
        }
        #expect(try #require(image(outer, .dark)).pixmap.pixels[0] == 0xFFFF_FFFF)
        #expect(try #require(image(outer, .light)).pixmap.pixels[0] == 0xFF00_0000)
        #expect(view.seen == [.unspecified, .dark])
        #expect(handled == [.unspecified, .dark])
        outer.unregisterForTraitChanges(registration)
        _ = image(outer, .dark)
        #expect(handled.count == 2)
    }

    private final class Watcher: UIViewController {
        var seen: UITraitCollection?
        override func viewWillLayoutSubviews() { seen = traitCollection }
    }

    @Test func controllersSeeTheTraitsOfTheirDevice() throws {
        func traits(_ strategy: Snapshotting<UIViewController, UIImage>) throws -> UITraitCollection {
            let watcher = Watcher()
            strategy.snapshot(watcher).run { _ in }
            return try #require(watcher.seen)
        }
        let phone = try traits(.image(on: .iPhone13(.landscape), traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)))
        #expect(phone.verticalSizeClass == .compact && phone.preferredContentSizeCategory == .accessibilityLarge)
        let right = try traits(.image(on: .iPhone13, traits: UITraitCollection(layoutDirection: .rightToLeft)))
        #expect(right.layoutDirection == .rightToLeft && right.verticalSizeClass == .regular && right.horizontalSizeClass == .compact)
        #expect(try traits(.image(on: .iPadPro11)).horizontalSizeClass == .regular)
    }

    @Test func theScreenIsTheSameAfterASnapshot() {
        let (before, style) = (UIScreen.main.bounds, UITraitCollection.current.userInterfaceStyle)
        var size: CGSize?
        Snapshotting<UIViewController, UIImage>.image(on: .iPhoneSe, traits: UITraitCollection(userInterfaceStyle: .dark)).snapshot(UIViewController())
            .run { size = $0.size }
        #expect(size == CGSize(width: 320, height: 568))
        #expect(UIScreen.main.bounds == before && UITraitCollection.current.userInterfaceStyle == style)
    }

    @Test func weightAndLevelAreTraits() {
        let traits = UITraitCollection { mutable in
            mutable.legibilityWeight = .bold
            mutable.userInterfaceLevel = .elevated
        }
        #expect(traits == UITraitCollection(traitsFrom: [UITraitCollection(legibilityWeight: .bold), UITraitCollection(userInterfaceLevel: .elevated)]))
        #expect(traits.legibilityWeight == .bold && UITraitCollection().legibilityWeight == .unspecified)
        var environment = EnvironmentValues()
        traits.apply(to: &environment)
        #expect(environment.legibilityWeight == .bold && environment.systemPalette.isElevated)
        #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceLevel: .base)))
    }
}
