import AppleCoreGraphics
import Easel
import Foundation
import Testing

@testable import AppleUIKit
@testable import Views

/// The calls that controllers receive when they come and go.
@MainActor @Suite struct ControllerLifeTests: ViewsOverTime {
    private final class Log {
        var calls: [String] = []
        /// Kept, because controllers disappear at its end.
        var graph: ViewGraph?
    }
    private final class Page: UIViewController {
        let (name, log): (String, Log)
        var layouts = 0
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }
        nonisolated required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { view.addSubview(label) }
        override func viewWillLayoutSubviews() { layouts += 1 }
        override func viewWillAppear(_ animated: Bool) { log.calls.append("will \(name) \(animated)") }
        override func viewDidAppear(_ animated: Bool) { log.calls.append("did \(name) \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { log.calls.append("leaves \(name) \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { log.calls.append("left \(name) \(animated)") }
    }
    private final class Guide: UINavigationControllerDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
            log.calls.append("shows \((viewController as? Page)?.name ?? "")")
        }
        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
            log.calls.append("shown \((viewController as? Page)?.name ?? "")")
        }
    }
    private typealias Step = (time: Double, action: @MainActor () -> Void)
    /// Runs actions at their times, and draws before and after them.
    @discardableResult
    private func run(_ controller: UIViewController, _ log: Log, _ actions: [Step], until end: Double) -> ViewGraph {
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(MadeController(controller: controller), height: 800)
        graph.step(to: 0.9)
        log.calls = []
        for (time, action) in actions { _SceneTime.perform(after: time - 0.9, action) }
        for time in stride(from: 0.95, through: end, by: 0.05) { graph.step(to: time) }
        log.graph = graph
        return graph
    }
    private func cover(_ page: Page) -> Page {
        page.modalPresentationStyle = .fullScreen
        return page
    }

    @Test(arguments: [true, false]) func aCoveredPresenterAppearsOnceAtTheEnd(_ animated: Bool) {
        let log = Log()
        let (a, b) = (Page("a", log), cover(Page("b", log)))
        let actions: [Step] = [
            (1, { a.present(b, animated: animated) }), (2, { b.label.text = "changed" }), (3, { b.dismiss(animated: animated) }),
        ]
        run(a, log, actions, until: 4)
        #expect(
            log.calls == [
                "leaves a \(animated)", "will b \(animated)", "left a \(animated)", "did b \(animated)",
                "leaves b \(animated)", "will a \(animated)", "left b \(animated)", "did a \(animated)",
            ], "\(log.calls)")
    }

    @Test func anInterruptedPushEndsWhereItBegan() {
        let log = Log()
        let (a, b, guide) = (Page("a", log), Page("b", log), Guide(log))
        let navigation = UINavigationController(rootViewController: a)
        navigation.delegate = guide
        let actions: [Step] = [
            (1, { navigation.pushViewController(b, animated: true) }), (1.2, { navigation.popViewController(animated: true) }),
        ]
        run(navigation, log, actions, until: 3)
        #expect(
            log.calls == [
                "shows b", "leaves a true", "will b true", "shows a", "leaves b true", "will a true", "left b true", "did a true", "shown a",
            ], "\(log.calls)")
        #expect(a.hasAppeared && !b.hasAppeared && b.parent == nil)
        withExtendedLifetime(guide) {}
    }

    @Test func anInterruptedPresentationEndsWhereItBegan() {
        let log = Log()
        let (a, b) = (Page("a", log), cover(Page("b", log)))
        let actions: [Step] = [
            (1, { a.present(b, animated: true) { log.calls.append("presented") } }),
            (1.2, { a.dismiss(animated: true) { log.calls.append("dismissed") } }),
        ]
        run(a, log, actions, until: 3)
        #expect(
            log.calls == [
                "leaves a true", "will b true", "leaves b true", "will a true", "presented", "left b true", "did a true", "dismissed",
            ], "\(log.calls)")
    }

    private final class Moved: UIViewController {
        var calls: [String] = []
        override func willMove(toParent parent: UIViewController?) { calls.append("will move \(parent != nil)") }
        override func didMove(toParent parent: UIViewController?) { calls.append("did move \(parent != nil)") }
        override func viewWillAppear(_ animated: Bool) { calls.append("will \(isMovingToParent)") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did \(isMovingToParent)") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("leaves \(isMovingFromParent) \(navigationController != nil)") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("left \(isMovingFromParent) \(navigationController != nil)") }
    }
    @Test func aPoppedPageKeepsItsStackUntilItHasGone() {
        let (log, page) = (Log(), Moved())
        let navigation = UINavigationController(rootViewController: Page("a", log))
        let actions: [Step] = [
            (1, { navigation.pushViewController(page, animated: true) }), (2, { navigation.popViewController(animated: true) }),
        ]
        run(navigation, log, actions, until: 3)
        #expect(
            page.calls == [
                "will move true", "will true", "did true", "did move true", "will move false", "leaves true true", "left true true", "did move false",
            ], "\(page.calls)")
        #expect(page.parent == nil && !page.isMovingFromParent)
    }

    @Test func aChildOfACoveredPageComesAndGoesWithIt() {
        let (log, own) = (Log(), Log())
        let (a, b, child) = (Page("a", log), Page("b", log), Page("child", own))
        a.addChild(child)
        a.view.addSubview(child.view)
        let navigation = UINavigationController(rootViewController: a)
        let actions: [Step] = [
            (1, { navigation.pushViewController(b, animated: true) }), (2, { b.label.text = "changed" }),
            (3, { navigation.popViewController(animated: true) }),
        ]
        run(navigation, log, actions, until: 4)
        #expect(
            own.calls == ["will child false", "did child false", "leaves child true", "left child true", "will child true", "did child true"],
            "\(own.calls)")
    }

    @Test func aDismissalEndsAllPresentationsAbove() {
        let log = Log()
        let (a, b, c) = (Page("a", log), cover(Page("b", log)), cover(Page("c", log)))
        let actions: [Step] = [
            (1, { a.present(b, animated: false) }), (2, { b.present(c, animated: false) }),
            (
                3,
                {
                    log.calls = []
                    a.dismiss(animated: true)
                }
            ),
        ]
        run(a, log, actions, until: 4)
        #expect(log.calls == ["leaves c true", "will a true", "left c true", "did a true"], "\(log.calls)")
        #expect(a.presentedViewController == nil && b.presentedViewController == nil && c.presentingViewController == nil)
        #expect(![b, c].contains { $0.hasAppeared || $0.isCovered })
    }

    @Test func aRemovedPageIsntCovered() {
        let log = Log()
        let (a, b, c) = (Page("a", log), Page("b", log), Page("c", log))
        let navigation = UINavigationController()
        navigation.setViewControllers([a, b], animated: false)
        #expect(a.isCovered && !b.isCovered)
        navigation.setViewControllers([c], animated: false)
        #expect(!a.isCovered && !c.isCovered && a.parent == nil && c.parent === navigation)
    }

    @Test(arguments: [true, false]) func aFingerClosesASheetUnlessThatIsForbidden(_ isForbidden: Bool) {
        let log = Log()
        let (a, b) = (Page("a", log), Page("b", log))
        b.isModalInPresentation = isForbidden
        let graph = run(a, log, [(1, { a.present(b, animated: true) })], until: 2)
        log.calls = []
        graph.pointer(.began, at: CGPoint(x: 150, y: 30))
        for step in 1...10 {
            graph.step(to: 2 + 0.1 * Double(step))
            graph.pointer(.moved, at: CGPoint(x: 150, y: 30 + 70 * step))
            graph.settle()
        }
        graph.step(to: 4)
        graph.pointer(.ended, at: CGPoint(x: 150, y: 730))
        graph.settle()
        for time in [4.1, 4.6, 6] { graph.step(to: time) }
        #expect(log.calls == (isForbidden ? [] : ["leaves b true", "left b true"]), "\(log.calls)")
        #expect((b.presentingViewController == nil) == !isForbidden)
    }

    @Test func aCoveredPageIsDrawnOnlyAfterItsOwnChanges() {
        let log = Log()
        let (a, b) = (Page("a", log), Page("b", log))
        let navigation = UINavigationController(rootViewController: a)
        var layouts: [[Int]] = []
        func note() { layouts.append([a.layouts, b.layouts]) }
        let actions: [Step] = [
            (1, { navigation.pushViewController(b, animated: true) }), (2, { b.label.text = "first" }), (3, { note() }),
            (4, { b.label.text = "second" }), (5, { note() }), (6, { a.label.text = "changed" }), (7, { note() }),
        ]
        run(navigation, log, actions, until: 8)
        #expect(layouts.count == 3)
        guard layouts.count == 3 else { return }
        #expect(layouts[0][0] == layouts[1][0] && layouts[0][1] < layouts[1][1] && layouts[1][0] < layouts[2][0], "\(layouts)")
    }
}
