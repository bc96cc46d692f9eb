import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation
import Testing

@testable import Views

/// Drawings of UIKit's lists, of views that draw themselves, and of the windows that delegates create.
@MainActor @Suite struct ListPictureTests {
    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section + 1 }
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { section == 1 ? "Header" : nil }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            if indexPath.section == 0 {
                cell.textLabel?.text = "label"
            } else if indexPath.row == 0 {
                var content = cell.defaultContentConfiguration()
                (content.text, content.secondaryText) = ("text", "second")
                cell.contentConfiguration = content
            } else {
                cell.contentConfiguration = UIHostingConfiguration { Text("hosted") }
            }
            return cell
        }
    }

    private final class OwnCell: UITableViewCell {
        private(set) var words = ["own"]
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            MainActor.assumeIsolated { words.append(reuseIdentifier ?? "") }
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class OwnHeader: UITableViewHeaderFooterView {}
    private class OwnGridCell: UICollectionViewCell {
        private(set) var words: [String] = []
        override init(frame: CGRect) {
            super.init(frame: frame)
            MainActor.assumeIsolated { words = ["grid"] }
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class LaterGridCell: OwnGridCell {}

    @Test func rowsAndCellsOfRegisteredClassesAreMadeByTheirOwnInitializers() {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(OwnCell.self, forCellReuseIdentifier: "row")
        table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        #expect((table.dequeueReusableCell(withIdentifier: "row") as? OwnCell)?.words == ["own", "row"])
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") is OwnHeader)
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(LaterGridCell.self, forCellWithReuseIdentifier: "cell")
        let path = IndexPath(item: 0, section: 0)
        #expect((grid.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as? LaterGridCell)?.words == ["grid"])
        var shown: [String] = []
        let registration = UICollectionView.CellRegistration<OwnGridCell, String> { shown += $0.words + [$2] }
        _ = grid.dequeueConfiguredReusableCell(using: registration, for: path, item: "item")
        #expect(shown == ["grid", "item"])
    }

    @Test func aListShowsTheRowsOfItsSource() {
        let (table, source) = (UITableView(frame: .zero, style: .plain), Source())
        table.dataSource = source
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        #expect(AppleModuleGraph.make(Shown(view: table), height: 400).shownTexts == ["label", "Header", "text", "second", "hosted"])
        table.register(OwnCell.self, forCellReuseIdentifier: "row")
        #expect(AppleModuleGraph.make(Shown(view: table), height: 400).shownTexts == ["label", "Header", "text", "second", "hosted"])
        // Nothing reads the files of Interface Builder.
        table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
        #expect(AppleModuleGraph.make(Shown(view: table), height: 400).warnings.contains { $0.contains("outline") })
    }

    private final class RowSource: NSObject, UITableViewDataSource {
        var rows: [UITableViewCell] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { rows[indexPath.row] }
    }
    private final class ConstrainedCell: UITableViewCell {}
    private final class DeeplyConstrainedCell: UITableViewCell {}
    private final class DirectlyConstrainedCell: UITableViewCell {}
    private final class FramedCell: UITableViewCell {}
    private final class StackedCell: UITableViewCell {}

    private func labels(_ texts: String..., constrained: Bool) -> [UILabel] {
        texts.enumerated().map { index, text in
            let label = UILabel(frame: constrained ? .zero : CGRect(x: 0, y: 20 * index, width: 80, height: 20))
            label.text = text
            label.translatesAutoresizingMaskIntoConstraints = !constrained
            return label
        }
    }

    @Test func rowsShowViewsPlacedByConstraints() {
        let constrained = ConstrainedCell(frame: .zero)
        labels("a", "b", constrained: true).forEach(constrained.contentView.addSubview)
        let (deep, box) = (DeeplyConstrainedCell(frame: .zero), UIView(frame: .zero))
        labels("c", "d", constrained: true).forEach(box.addSubview)
        deep.contentView.addSubview(box)
        let direct = DirectlyConstrainedCell(frame: .zero)
        labels("e", "f", constrained: true).forEach(direct.addSubview)
        let framed = FramedCell(frame: .zero)
        labels("g", "h", constrained: false).forEach(framed.contentView.addSubview)
        labels("i", "j", constrained: false).forEach(framed.addSubview)
        let (stacked, stack) = (StackedCell(frame: .zero), UIStackView(arrangedSubviews: labels("k", "l", constrained: true)))
        stack.translatesAutoresizingMaskIntoConstraints = false
        stacked.contentView.addSubview(stack)
        let (table, source) = (UITableView(frame: .zero, style: .plain), RowSource())
        source.rows = [constrained, deep, direct, framed, stacked]
        table.dataSource = source
        let graph = AppleModuleGraph.make(Shown(view: table), height: 400)
        #expect(graph.shownTexts == "abcdefghijkl".map(String.init))
        #expect(graph.warnings == [])
    }

    @Test func aSnapshotGivesAListItsRows() {
        let table = UITableView(frame: .zero, style: .plain)
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(item) \(path.section) \(path.row)"
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1, 2])
        snapshot.appendItems(["a", "b"], toSection: 1)
        snapshot.appendItems(["c"])
        snapshot.deleteItems(["a"])
        source.apply(snapshot)
        #expect(AppleModuleGraph.make(Shown(view: table), height: 400).shownTexts == ["b 0 0", "c 1 0"])
    }

    private final class Badge: UIView {
        let label = UILabel(frame: .zero)
        override func layoutSubviews() {
            if label.superview == nil { addSubview(label) }
            label.text = "\(Int(saturating: bounds.width))"
            label.frame = CGRect(x: 10, y: 20, width: 50, height: 10)
        }
        override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
    }

    @Test func aViewOfTheUsersOwnDrawsItself() {
        let graph = AppleModuleGraph.make(Shown(view: Badge()))
        #expect(graph.shownTexts == ["300"])
        #expect(graph.layoutListing().first { $0.name == "Text" }?.rect.minY ?? 0 >= 20)
        let fills = graph.displayList().items.count
        let plain = AppleModuleGraph.make(Shown(view: UIView(frame: .zero))).displayList().items.count
        #expect(fills > plain)
    }

    @Test func gradientsAndShapesInLayersAreDrawn() {
        let view = UIView(frame: .zero)
        view.layer.addSublayer(CAGradientLayer())
        view.layer.insertSublayer(CAShapeLayer(), at: 0)
        #expect(view.layer.sublayers?.first is CAShapeLayer)
        #expect(AppleModuleGraph.make(Shown(view: view)).warnings.isEmpty)
        let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
        cell.emitterCells = [CAEmitterCell()]
        emitter.emitterCells = [cell]
        view.layer.addSublayer(emitter)
        #expect(AppleModuleGraph.make(Shown(view: view)).namesNotDrawn == ["CAEmitterCell.emitterCells"])
        view.layer.sublayers?.last?.removeFromSuperlayer()
        #expect(view.layer.sublayers?.count == 2)
    }

    private final class App: NSObject, UIApplicationDelegate {
        var isLaunched = false
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            isLaunched = true
            return true
        }
    }
    private final class Scene: NSObject, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            let tabs = UITabBarController()
            let first = UIHostingController(rootView: Text("first"))
            first.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
            let second = UINavigationController(rootViewController: UIHostingController(rootView: Text("second")))
            second.title = "Other"
            tabs.viewControllers = [first, second]
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            self.window = window
        }
    }

    @Test func delegatesMakeTheWindow() {
        let (app, scene) = (App(), Scene())
        let texts = AppleModuleGraph.make(_WindowContent(app, scene), height: 500).shownTexts
        #expect(app.isLaunched && UIApplication.shared.delegate === app)
        #expect(UIApplication.shared.windows.first === scene.window && scene.window?.isKeyWindow == true)
        #expect(texts == ["first", "Search", "Other"])
    }

    @Test func aDelegatesLaunchEndsWithTheApp() { #expect(_AppDelegate(App()).wrappedValue.isLaunched) }

    @Test func attributesOfATextAreDrawn() {
        let label = UILabel(frame: .zero)
        let text = NSMutableAttributedString(string: "ab")
        text.append(NSAttributedString(string: "cd", attributes: [.foregroundColor: UIColor.red]))
        label.attributedText = text
        #expect(AppleModuleGraph.make(Shown(view: label)).shownTexts == ["abcd"])
    }

    @Test func actionsOfControlsRun() {
        var runs = 0
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "A") { _ in runs += 1 })
        button.sendActions(for: .touchUpInside)
        #expect(runs == 0)
        button.sendActions(for: .primaryActionTriggered)
        #expect(runs == 1)
    }
}
