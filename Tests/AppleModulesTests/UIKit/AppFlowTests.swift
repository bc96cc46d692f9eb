import AppleCoreGraphics
import Easel
import Foundation
import Testing

@testable import AppleUIKit
@testable import Views

/// What apps of UIKit show over time: pushed, presented, and turned pages, lists among groups, and former contents of the app's own views.
@MainActor @Suite struct AppFlowTests {
    private final class Page: UIViewController {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        var calls: [String] = []
        init(_ text: String) {
            super.init(nibName: nil, bundle: nil)
            label.text = text
        }
        nonisolated required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { view.addSubview(label) }
        override func viewWillAppear(_ animated: Bool) { calls.append("will \(view.window == nil)") }
        override func viewIsAppearing(_ animated: Bool) { calls.append("is \(view.window == nil)") }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { calls.append("traits") }
    }
    private func texts(_ graph: ViewGraph, at time: Double) -> Set<String> {
        graph.advance(to: time)
        graph.settle()
        return Set(graph.shownTexts)
    }

    @Test func changesBelowANavigationControllerAreDrawn() {
        let (first, second) = (Page("first"), Page("second"))
        let navigation = UINavigationController(rootViewController: first)
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(MadeController(controller: navigation))
        _SceneTime.perform(after: 1) { first.label.text = "changed" }
        _SceneTime.perform(after: 2) { navigation.pushViewController(second, animated: true) }
        #expect(texts(graph, at: 0).contains("first") && texts(graph, at: 1.5).contains("changed") && texts(graph, at: 4).contains("second"))
        #expect(first.calls == ["will true", "is false", "traits"])
    }

    @Test func aPageSlidesIn() {
        let (first, second) = (Page("first"), Page("second"))
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([first], direction: .forward, animated: false)
        _SceneTime.prepare()
        var isOver = false
        let graph = AppleModuleGraph.make(MadeController(controller: pages))
        _SceneTime.perform(after: 1) { pages.setViewControllers([second], direction: .forward, animated: true) { _ in isOver = true } }
        // The former page learns the direction in the frame before.
        #expect([0.5, 1].allSatisfy { texts(graph, at: $0) == ["first"] })
        func place(at time: Double) -> CGFloat {
            #expect(texts(graph, at: time).contains("second"))
            return graph.layoutListing().last { $0.name == "Text" }?.paintedRect.minX ?? .nan
        }
        let places = [1.05, 1.2, 2].map(place)
        #expect(places[0] == 300 && places[1] > 0 && places[1] < 300 && places[2] == 0, "\(places)")
        #expect(texts(graph, at: 2) == ["second"] && isOver)
    }

    private final class Card: UIView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    }
    @Test func aDissolveShowsTheFormerPixelsOfTheAppsOwnViews() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        card.addSubview(card.label)
        card.label.text = "before"
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(Shown(view: card))
        _SceneTime.perform(after: 1) { UIView.transition(with: card, duration: 1, options: .transitionCrossDissolve) { card.label.text = "after" } }
        #expect(texts(graph, at: 0.5) == ["before"] && texts(graph, at: 1.5) == ["after"])
        #expect(graph.layoutListing().contains { $0.name == "Image" })
    }

    private final class Grid: UIViewController, UICollectionViewDataSource {
        override func viewDidLoad() {
            let layout = UICollectionViewCompositionalLayout { index, environment in
                if index == 1 {
                    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                    list.headerMode = .supplementary
                    return .list(using: list, layoutEnvironment: environment)
                }
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
                return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            }
            let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
            grid.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            grid.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
            grid.dataSource = self
            view = grid
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        private func show(_ text: String, in cell: UICollectionViewListCell) {
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            if let cell = cell as? UICollectionViewListCell { show("\(indexPath.section)\(indexPath.item)", in: cell) }
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
            -> UICollectionReusableView
        {
            let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            if let header = header as? UICollectionViewListCell { show("header", in: header) }
            return header
        }
    }
    @Test func aListAmongGroupsHasItsHeaderAndItsMargins() throws {
        let graph = AppleModuleGraph.make(MadeController(controller: Grid()), width: 300, height: 400)
        #expect(graph.shownTexts == ["00", "01", "header", "10", "11"])
        let rows = graph.layoutListing().filter { $0.name == "Text" }
        let (group, row) = (try #require(rows.first { $0.label == "01" }), try #require(rows.first { $0.label == "10" }))
        #expect(row.rect.minX - group.rect.minX == 20 && row.rect.minY > group.rect.maxY)
    }
}
