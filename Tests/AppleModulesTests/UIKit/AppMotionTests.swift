import AppleCoreGraphics
import AppleFoundation
import Easel
import Foundation
import Testing

@testable import AppleUIKit
@testable import Views

/// Motions that code of UIKit begins: pushes, presentations, scrolls to rows, and changes of plain layers.
@MainActor @Suite struct AppMotionTests: ViewsOverTime {
    private final class Page: UIViewController {
        static var calls: [String] = []
        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        nonisolated required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
            label.text = "page \(title ?? "")"
            view.addSubview(label)
        }
        override func viewWillAppear(_ animated: Bool) { Self.calls.append("will \(title ?? "") \(animated)") }
        override func viewDidAppear(_ animated: Bool) { Self.calls.append("did \(title ?? "") \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { Self.calls.append("leaves \(title ?? "") \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { Self.calls.append("left \(title ?? "") \(animated)") }
    }
    private func place(_ text: String, _ graph: ViewGraph) -> CGFloat? {
        graph.layoutListing().first { $0.name == "Text" && $0.label == text }?.paintedRect.minX
    }

    @Test(arguments: [true, false]) func pagesSlide(_ animated: Bool) {
        let navigation = UINavigationController(rootViewController: Page("1"))
        Page.calls = []
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(MadeController(controller: navigation))
        _SceneTime.perform(after: 1) { navigation.pushViewController(Page("2"), animated: animated) }
        _SceneTime.perform(after: 2) { navigation.popViewController(animated: animated) }
        graph.step(to: 1)
        graph.step(to: 1.1)
        let x = place("page 2", graph) ?? .nan
        #expect(animated ? x > 0 && x < 300 : x == 0, "\(x)")
        for time in [1.6, 2, 2.1, 3] { graph.step(to: time) }
        #expect(place("page 1", graph) == 0 && place("page 2", graph) == nil)
        #expect(
            Page.calls == [
                "will 1 false", "did 1 false", "leaves 1 \(animated)", "will 2 \(animated)", animated ? "left 1 true" : "left 1 false",
                "did 2 \(animated)", "leaves 2 \(animated)", "will 1 \(animated)", "left 2 \(animated)", "did 1 \(animated)",
            ], "\(Page.calls)")
    }

    @Test func thePageOfAPresentedStackAppearsAtTheEndOfTheMotion() {
        let presenter = Page("1")
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(MadeController(controller: presenter), height: 600)
        Page.calls = []
        _SceneTime.perform(after: 1) { presenter.present(UINavigationController(rootViewController: Page("2")), animated: true) }
        graph.step(to: 1)
        graph.step(to: 1.3)
        #expect(Page.calls == ["will 2 true"], "\(Page.calls)")
        graph.step(to: 1.6)
        #expect(Page.calls == ["will 2 true", "did 2 true"], "\(Page.calls)")
    }

    @Test func aPlainLayerAnimatesItsChanges() {
        let (view, layer) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), CALayer())
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.layer.addSublayer(layer)
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(Shown(view: view))
        var isOver = false
        _SceneTime.perform(after: 1) {
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setCompletionBlock { isOver = true }
            layer.opacity = 0
            CATransaction.commit()
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.position.x = 50
            CATransaction.commit()
        }
        var shown: [Float] = []
        for time in [1, 1.5, 1.9, 2.1] {
            graph.step(to: time)
            shown.append(layer.presentation()?.opacity ?? -1)
            if time > 1 { #expect(layer.presentation()?.position.x == 50) }
        }
        #expect(shown[1] > 0 && shown[1] < 1 && shown[2] < shown[1] && shown[3] == 0 && isOver, "\(shown)")
    }

    private final class Rows: UITableViewController {
        var offsets: [CGFloat] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "row \(indexPath.row)"
            return cell
        }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }

    @Test(arguments: [true, false]) func aListScrollsToARow(_ animated: Bool) throws {
        let rows = Rows(style: .plain)
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(MadeController(controller: rows), width: 300, height: 440)
        _SceneTime.perform(after: 1) { rows.tableView.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: animated) }
        graph.step(to: 1)
        graph.step(to: 1.1)
        let half = rows.tableView.contentOffset.y
        graph.step(to: 2)
        #expect(rows.tableView.contentOffset.y == 880 && rows.tableView.contentSize.height == 1760, "\(rows.offsets) \(rows.tableView.contentSize)")
        #expect(animated ? half > 0 && half < 880 : half == 880, "\(half)")
        rows.tableView.setContentOffset(CGPoint(x: 0, y: 44), animated: false)
        graph.step(to: 2.1)
        let row = try #require(graph.layoutListing().first { $0.label == "row 1" })
        #expect(row.paintedRect.minY >= 0 && row.paintedRect.minY < 44)
    }
}
