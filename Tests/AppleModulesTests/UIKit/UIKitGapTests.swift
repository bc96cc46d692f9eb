import AppleAVFoundation
import AppleMapKit
import AppleSceneKit
import AppleUIKit
import Easel
import Foundation
import ImageCodec
import Testing

@testable import Views

/// Classes of UIKit and values of other modules that old apps use.
@MainActor @Suite struct UIKitGapTests {
    private struct ShownController: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    @Test func aViewKnowsItsWindow() {
        let (window, controller, label) = (UIWindow(frame: .zero), UIViewController(), UILabel())
        controller.view.addSubview(label)
        #expect(label.window == nil)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(label.window === window)
        #expect(controller.view.window === window)
        #expect(window.window === window)
    }

    @Test func aSubviewThatCannotBeDrawnIsAnOutlineInItsPlace() {
        let (view, label) = (UIView(frame: .zero), UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 10)))
        label.text = "A"
        view.addSubview(label)
        view.addSubview(SCNView(frame: CGRect(x: 0, y: 20, width: 50, height: 50)))
        let graph = AppleModuleGraph.make(Shown(view: view))
        #expect(graph.shownTexts == ["A", "SCNView"])
        #expect(graph.warnings == ["SCNView, a view of UIKit, is drawn as an outline with its name"])
    }

    @Test func aTabThatCannotBeDrawnLeavesTheOtherTabs() {
        let (tabs, first, second) = (UITabBarController(), UIHostingController(rootView: Text("A")), UIPickerHost())
        first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
        tabs.viewControllers = [first, second]
        let graph = AppleModuleGraph.make(ShownController(controller: tabs), height: 400)
        #expect(graph.shownTexts.contains("A") && graph.shownTexts.contains("Two"))
        #expect(graph.warnings == [])
    }
    private final class UIPickerHost: UIImagePickerController {}

    @Test func aScreenWithoutContentShowsItsMessage() {
        final class Empty: UIViewController {
            override func viewDidLoad() {
                var message = UIContentUnavailableConfiguration.empty()
                (message.text, message.secondaryText) = ("None", "Add")
                contentUnavailableConfiguration = message
            }
        }
        #expect(AppleModuleGraph.make(ShownController(controller: Empty())).shownTexts == ["None", "Add"])
    }

    @Test func snapshotsMoveItemsAndSections() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["b"])
        snapshot.insertSections(["a"], beforeSection: "b")
        snapshot.insertSections(["c"], afterSection: "b")
        snapshot.appendItems([1, 2, 3], toSection: "b")
        snapshot.moveItem(3, beforeItem: 1)
        snapshot.moveItem(1, afterItem: 2)
        #expect(snapshot.sectionIdentifiers == ["a", "b", "c"] && snapshot.itemIdentifiers == [3, 2, 1])
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        outline.append([3], to: 1)
        #expect(outline.visibleItems == [1, 2] && outline.items == [1, 3, 2] && outline.level(of: 3) == 1)
        outline.expand([1])
        #expect(outline.visibleItems == [1, 3, 2] && outline.parent(of: 3) == 1)
    }

    @Test func imagesDrawnMeanwhileKeepTheScene() {
        struct Probe: View {
            var body: some View {
                let before = SceneHost.values.size
                let image = UIImage(systemName: "star")
                return Text(image != nil && before == SceneHost.values.size && SceneHost.values.imageSource != nil ? "same" : "other")
            }
        }
        var configuration = ViewHostConfiguration(size: CGSize(width: 120, height: 80), scale: 1)
        configuration.environment.imageSource = ImageFolder(NSTemporaryDirectory())
        let graph = ViewGraph(root: Probe(), configuration: configuration, textShaper: AppleModuleGraph.shaper)
        graph.settle()
        #expect(graph.shownTexts == ["same"])
    }

    @Test func viewsDrawThemselvesIntoContexts() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let image = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
        #expect(Set(image.pixmap.pixels) == [0xFFFF_0000])
        let copy = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
        #expect(Set(copy.pixmap.pixels) == [0xFFFF_0000])
    }

    @Test func associatedObjectsEndWithTheirOwner() {
        var (first, second) = (UInt8(0), UInt8(0))
        let owner = NSObject()
        unsafe withUnsafePointer(to: &first) { unsafe objc_setAssociatedObject(owner, $0, "A", .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
        let value = unsafe withUnsafePointer(to: &first) { unsafe objc_getAssociatedObject(owner, $0) as? String }
        let other = unsafe withUnsafePointer(to: &second) { unsafe objc_getAssociatedObject(owner, $0) }
        #expect(value == "A" && other == nil)
        objc_removeAssociatedObjects(owner)
        #expect(unsafe withUnsafePointer(to: &first) { unsafe objc_getAssociatedObject(owner, $0) } == nil)
    }

    @Test func aTableWithWeakValuesForgetsThem() {
        let table = NSMapTable<NSString, NSObject>.strongToWeakObjects()
        let kept = NSObject()
        table.setObject(kept, forKey: "a")
        do { table.setObject(NSObject(), forKey: "b") }
        #expect(table.object(forKey: "a") === kept && table.object(forKey: "b") == nil && table.count == 1)
    }

    @Test func distancesAreWrittenInTheUnitsOfALocale() {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(fromDistance: 850) == "850 m" && formatter.string(fromDistance: 1500) == "1,5 km")
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(fromDistance: 16_093) == "10 mi")
    }

    @Test func aRectOfAShapeIsInTheMiddle() {
        let rect = AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(rect == CGRect(x: 0, y: 2.5, width: 10, height: 5))
    }

    @Test func bookmarksKeepTheirFiles() throws {
        let file = URL(fileURLWithPath: "/a b/c.txt")
        var isStale = true
        #expect(try URL(resolvingBookmarkData: file.bookmarkData(), bookmarkDataIsStale: &isStale) == file && !isStale)
    }
}
