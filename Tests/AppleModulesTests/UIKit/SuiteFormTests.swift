import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation
import Testing

@testable import Views

/// UIKit in the forms of snapshot suites: measured views, stacks of controllers, images that are stretched, and windows with traits of their own.
@MainActor @Suite struct SuiteFormTests {
    private struct Controller: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    private func pixels(_ view: UIView, _ size: CGSize) throws -> [UInt32] {
        view.frame.size = size
        return try ImageRenderer(content: Shown(view: view).frame(width: size.width, height: size.height)).pixmap().pixels
    }
    /// Four columns: red, blue, blue, red.
    private var striped: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
            red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            blue.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 2, height: 2))
        }
    }

    @Test func targetsCompeteWithContentsByTheirPriorities() {
        let label = UILabel()
        label.text = "ten points"
        let natural = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(natural.width > 50 && natural.height > 5)
        func size(_ width: UILayoutPriority, _ height: UILayoutPriority) -> CGSize {
            label.systemLayoutSizeFitting(CGSize(width: 300, height: 0), withHorizontalFittingPriority: width, verticalFittingPriority: height)
        }
        #expect(size(.defaultHigh, .defaultLow) == CGSize(width: 300, height: natural.height))
        #expect(size(.required, .required) == CGSize(width: 300, height: 0))
        #expect(size(.fittingSizeLevel, .fittingSizeLevel).width == natural.width)
    }

    @Test func capsKeepTheirSize() throws {
        let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let view = UIImageView(image: striped.resizableImage(withCapInsets: caps, resizingMode: .stretch))
        let row = try pixels(view, CGSize(width: 10, height: 2)).prefix(10)
        #expect(Array(row) == [0xFFFF_0000] + Array(repeating: 0xFF00_00FF, count: 8) + [0xFFFF_0000])
    }

    @Test func patternsFillBackgrounds() throws {
        let view = UIView()
        view.backgroundColor = UIColor(patternImage: striped)
        let row = try pixels(view, CGSize(width: 8, height: 2)).prefix(8)
        #expect(Array(row) == [0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000])
    }

    @Test func segmentsShowImages() throws {
        let control = UISegmentedControl(items: ["a", try #require(UIImage(systemName: "star"))])
        #expect(control.imageForSegment(at: 1) != nil && control.titleForSegment(at: 0) == "a")
        control.insertSegment(withTitle: "b", at: 0, animated: false)
        #expect(control.imageForSegment(at: 2) != nil && control.imageForSegment(at: 1) == nil)
        let graph = AppleModuleGraph.make(Shown(view: control))
        #expect(graph.namesNotDrawn == [] && graph.layoutListing().contains { $0.name.hasPrefix("Image") })
    }

    @Test func pushedControllersHaveAButtonThatGoesBack() throws {
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("First", "Second")
        let navigation = UINavigationController(rootViewController: first)
        #expect(AppleModuleGraph.make(Controller(controller: navigation)).shownTexts == ["First"])
        navigation.pushViewController(second, animated: false)
        try AppleModuleGraph.make(Controller(controller: navigation)).tap(.text("First"))
        #expect(navigation.topViewController === first)
        navigation.pushViewController(second, animated: false)
        // The covered page's title isn't a button.
        for change in [{ second.navigationItem.backButtonDisplayMode = .minimal }, { second.navigationItem.hidesBackButton = true }] {
            second.navigationItem.backButtonDisplayMode = .default
            change()
            #expect(throws: EventError.self) { try AppleModuleGraph.make(Controller(controller: navigation)).tap(.text("First")) }
        }
        #expect(navigation.topViewController === second)
    }

    private final class Window: UIWindow {
        override var traitCollection: UITraitCollection { UITraitCollection(traitsFrom: [.init(userInterfaceStyle: .dark), .init(displayScale: 2)]) }
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0) }
    }

    @Test func windowsAreDrawnWithTheirOwnTraitsAndSafeArea() throws {
        let controller = UIViewController()
        let part = UIView()
        part.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(part)
        NSLayoutConstraint.activate([
            part.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
            part.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
            part.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor), part.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        part.backgroundColor = UIColor { [red, blue] in $0.userInterfaceStyle == .dark ? blue : red }
        controller.view.backgroundColor = .white
        let window = Window(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        window.rootViewController = controller
        let image = UIGraphicsImageRenderer(bounds: window.bounds, format: .init(for: window.traitCollection)).image { window.layer.render(in: $0.cgContext) }
        #expect(image.scale == 2 && image.pixmap.width == 20)
        #expect(part.frame == CGRect(x: 0, y: 6, width: 10, height: 14))
        #expect(image.pixmap.pixels[5 * 20 + 5] == 0xFFFF_FFFF && image.pixmap.pixels[30 * 20 + 5] == 0xFF00_00FF)
    }

    @Test func onlyLabelsThatAdjustFollowTheTextSizeOfAController() throws {
        func height(_ font: UIFont, adjusts: Bool) throws -> CGFloat {
            let label = UILabel()
            (label.text, label.font, label.adjustsFontForContentSizeCategory) = ("text", font, adjusts)
            return CGFloat(try ImageRenderer(content: Shown(view: label).fixedSize().dynamicTypeSize(.accessibility3)).pixmap().height)
        }
        AppTypeSize.current = .large
        defer { AppTypeSize.current = nil }
        let (body, metrics) = (UIFont.preferredFont(forTextStyle: .body), UIFontMetrics(forTextStyle: .body))
        let standard = try height(.systemFont(ofSize: 17), adjusts: false)
        #expect(try height(body, adjusts: false) == standard)
        #expect(try height(body, adjusts: true) > standard * 1.5)
        #expect(try height(metrics.scaledFont(for: .systemFont(ofSize: 17)), adjusts: true) > standard * 1.5)
        #expect(try height(metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20), adjusts: true) < standard * 1.5)
        #expect(try height(.systemFont(ofSize: 17), adjusts: true) == standard)
    }

    @Test func emptyTablesShowTheViewBehindTheirRows() {
        let (table, label) = (UITableView(frame: .zero, style: .plain), UILabel())
        label.text = "nothing"
        table.backgroundView = label
        #expect(AppleModuleGraph.make(Shown(view: table)).shownTexts == ["nothing"])
    }
}
