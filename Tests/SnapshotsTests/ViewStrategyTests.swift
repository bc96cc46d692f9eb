import AppleAppKit
import Easel
import Foundation
import SnapshotTesting
import Testing

/// The snapshots of views, controllers, and images.
@MainActor
@Suite struct ViewStrategyTests {
    private func image<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> UIImage? {
        var result: UIImage?
        strategy.snapshot(value).run { result = $0 }
        return result
    }

    private func color(_ image: UIImage?, _ x: Int, _ y: Int) -> UInt32? { image.map { $0.pixmap.pixels[y * $0.pixmap.width + x] } }

    @Test func layoutsGiveTheSize() {
        func size(_ layout: SwiftUISnapshotLayout) -> [Int]? {
            image(Color.red.frame(minWidth: 30, minHeight: 10), .image(layout: layout)).map { [$0.pixmap.width, $0.pixmap.height] }
        }
        #expect(size(.fixed(width: 50, height: 40)) == [100, 80])
        #expect(size(.sizeThatFits) == [60, 20])
        #expect(size(.device(config: .iPhone13)) == [780, 1688])
        #expect(size(.device(config: .iPhone13(.landscape))) == [1688, 780])
        #expect(size(.device(config: .iPadPro11(.portrait(splitView: .oneThird)))) == [640, 2388])
    }

    @Test(arguments: [
        (ViewImageConfig.iPhoneSe, 320 as CGFloat, 568 as CGFloat, 20 as CGFloat, 0 as CGFloat), (.iPhone8, 375, 667, 20, 0), (.iPhone8Plus, 414, 736, 20, 0),
        (.iPhoneX, 375, 812, 44, 34),
        (.iPhoneXsMax, 414, 896, 44, 34), (.iPhoneXr, 414, 896, 44, 34), (.iPhone12, 390, 844, 47, 34), (.iPhone12Pro, 390, 844, 47, 34),
        (.iPhone12ProMax, 428, 926, 47, 34), (.iPhone13Mini, 375, 812, 50, 34), (.iPhone13Pro, 390, 844, 47, 34), (.iPhone13ProMax, 428, 926, 47, 34),
        (.iPadMini, 1024, 768, 20, 0), (.iPad9_7, 1024, 768, 20, 0), (.iPad10_2, 1080, 810, 20, 0), (.iPadPro10_5, 1112, 834, 20, 0),
        (.iPadPro11, 1194, 834, 24, 20), (.iPadPro12_9, 1366, 1024, 20, 0), (.tv, 1920, 1080, 60, 60), (.tv4K, 3840, 2160, 120, 120),
    ])
    func devicesHaveTheirMeasures(_ config: ViewImageConfig, _ width: CGFloat, _ height: CGFloat, _ top: CGFloat, _ bottom: CGFloat) {
        #expect(config.size == CGSize(width: width, height: height))
        #expect(config.safeArea.top == top && config.safeArea.bottom == bottom)
    }

    @Test func devicesHaveTheirTraits() {
        let upright = ViewImageConfig.iPhone13ProMax.traits
        let sideways = UITraitCollection.iPhone13ProMax(.landscape)
        #expect([upright.horizontalSizeClass, upright.verticalSizeClass] == [.compact, .regular])
        #expect([sideways.horizontalSizeClass, sideways.verticalSizeClass] == [.regular, .compact])
        #expect(upright.preferredContentSizeCategory == .medium)
        #expect(upright.userInterfaceIdiom == .phone)
        #expect(ViewImageConfig.iPadMini(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass == .compact)
        #expect(ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass == .regular)
        #expect(ViewImageConfig.iPadPro10_5(.portrait(splitView: .twoThirds)).size?.width == 504)
    }

    /// All names of swift-snapshot-testing 1.18.
    @Test func traitsHaveTheNamesOfDevices() {
        typealias Traits = UITraitCollection
        let phones: [(ViewImageConfig.Orientation) -> Traits] = [
            Traits.iPhoneSe, Traits.iPhone8, Traits.iPhone8Plus, Traits.iPhoneX, Traits.iPhoneXr, Traits.iPhoneXsMax, Traits.iPhone12, Traits.iPhone12ProMax,
            Traits.iPhone13, Traits.iPhone13ProMax,
        ]
        for phone in phones { #expect([phone(.portrait).verticalSizeClass, phone(.landscape).verticalSizeClass] == [.regular, .compact]) }
        let tablets: [Traits] = [.iPadMini, .iPad9_7, .iPad10_2, .iPadPro10_5, .iPadPro11, .iPadPro12_9]
        for tablet in tablets { #expect(tablet.horizontalSizeClass == .regular && tablet.userInterfaceIdiom == .pad) }
        let split: [Traits] = [
            .iPadMini_Compact_SplitView, .iPad9_7_Compact_SplitView, .iPad10_2_Compact_SplitView, .iPadPro10_5_Compact_SplitView, .iPadPro11_Compact_SplitView,
            .iPadPro12_9_Compact_SplitView,
        ]
        for tablet in split { #expect(tablet.horizontalSizeClass == .compact && tablet.verticalSizeClass == .regular) }
    }

    @Test func traitsReachTheView() {
        struct Probe: View {
            @Environment(\.colorScheme) private var scheme
            @Environment(\.layoutDirection) private var direction
            @Environment(\.dynamicTypeSize) private var size
            @Environment(\.horizontalSizeClass) private var width
            @Environment(\.displayScale) private var scale
            @Environment(\.colorSchemeContrast) private var contrast
            let note: (String) -> Void
            var body: some View {
                let _ = note("\(scheme) \(direction) \(size) \(width.map { "\($0)" } ?? "nil") \(scale) \(contrast)")
                Color.clear
            }
        }
        func seen(_ traits: UITraitCollection, _ layout: SwiftUISnapshotLayout = .fixed(width: 4, height: 4)) -> String? {
            var text: String?
            _ = image(Probe { text = $0 }, .image(layout: layout, traits: traits))
            return text
        }
        let all = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 3),
            UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), UITraitCollection(accessibilityContrast: .high),
        ])
        #expect(seen(all)?.hasPrefix("dark rightToLeft accessibility2") == true)
        #expect(seen(all)?.hasSuffix("3.0 increased") == true)
        #expect(seen(UITraitCollection { $0.horizontalSizeClass = .regular })?.hasPrefix("light leftToRight large regular 2.0") == true)
        // Traits of the strategy take precedence over those of the device.
        let config = SwiftUISnapshotLayout.device(config: .iPhone13)
        #expect(seen(UITraitCollection(userInterfaceStyle: .dark), config)?.hasPrefix("dark leftToRight medium compact") == true)
        #expect(seen(UITraitCollection(preferredContentSizeCategory: .large), config)?.hasPrefix("light leftToRight large compact") == true)
    }

    @Test func backgroundsAreTheSystems() {
        let strategy = Snapshotting<Color, UIImage>.image(layout: .fixed(width: 4, height: 4))
        #expect(color(image(Color.clear, strategy), 0, 0) == 0xFFFF_FFFF)
        #expect(
            color(image(Color.clear, .image(layout: .fixed(width: 4, height: 4), traits: UITraitCollection(userInterfaceStyle: .dark))), 0, 0) == 0xFF00_0000)
    }

    /// The usual ways to a dark snapshot: the style of a controller or a view, and the scheme that a view prefers. All of them reach the background.
    @Test func ownStylesReachTheBackground() {
        let (black, white): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
        let size = CGSize(width: 40, height: 40)
        let controller = UIHostingController(rootView: Color.primary.frame(width: 10, height: 10))
        controller.overrideUserInterfaceStyle = .dark
        for traits in [UITraitCollection(), UITraitCollection(userInterfaceStyle: .light)] {
            let picture = image(controller as UIViewController, .image(size: size, traits: traits))
            #expect([color(picture, 1, 1), color(picture, 40, 40)] == [black, white])
        }
        let preferring = image(Color.primary.frame(width: 10, height: 10).preferredColorScheme(.dark), .image(layout: .fixed(width: 40, height: 40)))
        #expect([color(preferring, 1, 1), color(preferring, 40, 40)] == [black, white])

        controller.overrideUserInterfaceStyle = .unspecified
        controller.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let filled = image(controller as UIViewController, .image(size: size))
        #expect([color(filled, 1, 1), color(filled, 40, 40)] == [0xFFFF_0000, black])

        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10)))
        (outer.backgroundColor, inner.backgroundColor) = (.systemBackground, .systemBackground)
        inner.overrideUserInterfaceStyle = .dark
        outer.addSubview(inner)
        let views = image(outer, .image)
        #expect([color(views, 2, 2), color(views, 30, 10)] == [white, black])
    }

    @Test func theSafeAreaIsThatOfTheDevice() {
        let picture = image(Color.red.ignoresSafeArea().overlay { Color.blue }, .image(layout: .device(config: .iPhone13)))
        #expect(color(picture, 390, 10) != color(picture, 390, 800))
        #expect(color(picture, 390, 2 * 47 - 1) == color(picture, 390, 0))
        #expect(color(picture, 390, 2 * 47) == color(picture, 390, 800))
    }

    @Test func controllersAndViewsOfUIKitAreDrawn() {
        let hosting = UIHostingController(rootView: Color.red)
        #expect(image(hosting as UIViewController, .image(on: .iPhoneSe)).map { [$0.pixmap.width, $0.pixmap.height] } == [640, 1136])
        #expect(image(hosting as UIViewController, .image).map { [$0.pixmap.width, $0.pixmap.height] } == [780, 1688])
        #expect(image(hosting as UIViewController, .image(size: CGSize(width: 10, height: 10))).map(\.pixmap.width) == 20)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 6))
        view.backgroundColor = .blue
        #expect(color(image(view, .image), 3, 3) == 0xFF00_00FF)
        let stack = UINavigationController(rootViewController: hosting)
        #expect(image(stack as UIViewController, .image(on: .iPhone13)) != nil)
    }

    @Test func whatAViewDoesNotPaintIsTransparent() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 6))
        let inner = UIView(frame: CGRect(x: 4, y: 0, width: 4, height: 6))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        let picture = image(view, .image)
        #expect([color(picture, 2, 2), color(picture, 12, 6)] == [0, 0xFF00_00FF])
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame.size = CGSize(width: 8, height: 44)
        #expect(color(image(cell as UIView, .image), 2, 2) == 0xFFFF_FFFF)
    }

    @Test func viewsOfAppKitAreDrawnForMacOS() {
        struct Probe: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { (scheme == .dark ? Color.white : .black).frame(width: 10, height: 8) }
        }
        let hosting = NSHostingView(rootView: Probe())
        // At the size of its content, without a background.
        #expect(image(hosting as NSView, .image).map { [$0.pixmap.width, $0.pixmap.height] } == [20, 16])
        let large = image(hosting as NSView, .image(size: CGSize(width: 20, height: 8)))
        #expect([color(large, 1, 1), color(large, 20, 8)] == [0, 0xFF00_0000])
        hosting.appearance = NSAppearance(named: .darkAqua)
        #expect(color(image(hosting as NSView, .image), 10, 8) == 0xFFFF_FFFF)
        let controller = NSHostingController(rootView: Probe())
        #expect(image(controller as NSViewController, .image(size: CGSize(width: 10, height: 8))).map(\.pixmap.width) == 20)
    }

    @Test func aControllerThatCannotBeDrawnIsNamed() {
        final class Map: UITabBarController {}
        let message = verifySnapshot(of: Map() as UIViewController, as: .image, named: "map", record: .never, snapshotDirectory: "/nonexistent")
        #expect(message != nil)
        withSnapshotTesting(record: .all) {
            let message = verifySnapshot(of: Map() as UIViewController, as: .image, named: "map", snapshotDirectory: "/nonexistent")
            #expect(message?.hasPrefix("Couldn't snapshot value: Easel can't draw Map, a class of UIKit") == true)
        }
    }

    @Test func snapshotsAreTakenOffTheMainActorToo() async {
        let size = await Task.detached {
            var result: UIImage?
            Snapshotting<Color, UIImage>.image(layout: .fixed(width: 4, height: 4)).snapshot(Color.red).run { result = $0 }
            return result?.pixmap.width
        }.value
        #expect(size == 8)
    }

    @Test func navigationControllersShowTheirTitle() {
        let hosting = UIHostingController(rootView: Color.red)
        let plain = image(UINavigationController(rootViewController: hosting) as UIViewController, .image(on: .iPhone13))
        hosting.title = "Settings"
        let titled = image(UINavigationController(rootViewController: hosting) as UIViewController, .image(on: .iPhone13))
        #expect(plain != nil && plain != titled)
    }
}
