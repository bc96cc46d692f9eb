import AppleCoreGraphics
import AppleFoundation
import Easel
import Foundation
import Testing

@testable import AppleUIKit
@testable import Views

/// Scrolls of lists and grids by code, scroll views inside of others, and typing into search fields.
@MainActor @Suite struct ScrollAndSearchTests: ViewsOverTime {
    private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource, UITableViewDelegate {
        var ends: [CGFloat] = []
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 1 ? 0 : 40 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { section == 1 ? "empty" : nil }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "row \(indexPath.section) \(indexPath.row)"
            return cell
        }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends.append(scrollView.contentOffset.y) }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }
    private let source = Source()

    private func list() -> UITableView {
        let list = UITableView(frame: .zero, style: .plain)
        (list.dataSource, list.delegate) = (source, source)
        return list
    }

    @Test func aGridOfGroupsScrollsToAnItem() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.dataSource = source
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(Shown(view: grid))
        var offsets: [CGFloat] = []
        for (time, item, position) in [(1.0, 30, UICollectionView.ScrollPosition.top), (2, 31, .left), (3, 20, .bottom)] {
            grid.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
            graph.step(to: time)
            offsets.append(grid.contentOffset.y)
        }
        #expect(offsets == [1200, 1200, 640])
    }

    @Test func aListScrollsToTheHeaderOfASectionWithoutRows() throws {
        let list = list()
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(Shown(view: list), width: 300, height: 440)
        list.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
        graph.step(to: 1)
        let header = try #require(graph.layoutListing().first { $0.name == "Text" && $0.label == "empty" })
        #expect(list.contentOffset.y > 1700 && list.contentOffset.y < 1850 && header.paintedRect.minY >= 0 && header.paintedRect.minY < 60)
    }

    @Test func aMotionThatAnotherOneReplacesHasNoEnd() {
        let list = list()
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(Shown(view: list), width: 300, height: 440)
        for (time, row) in [(1.0, 20), (1.1, 30)] {
            _SceneTime.perform(after: time) { list.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: true) }
        }
        var counts: [Int] = []
        for time in [1, 1.1, 1.35, 1.45, 2] {
            graph.step(to: time)
            counts.append(source.ends.count)
        }
        #expect(counts == [0, 0, 0, 1, 1] && list.contentOffset.y == 1320, "\(source.ends)")
    }

    @Test func insetsOfAListIncludeTheBar() throws {
        let page = UITableViewController(style: .plain)
        page.title = "Title"
        page.tableView.dataSource = source
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(MadeController(controller: UINavigationController(rootViewController: page)), width: 390, height: 600)
        func top() throws -> CGFloat { try #require(graph.layoutListing().first { $0.label == "row 0 0" }).paintedRect.minY }
        graph.step(to: 1)
        let (inset, start) = (page.tableView.adjustedContentInset.top, try top())
        #expect(inset > 0 && page.tableView.contentOffset.y == -inset)
        page.tableView.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
        graph.step(to: 2)
        #expect(try top() < start)
        page.tableView.setContentOffset(CGPoint(x: 0, y: -page.tableView.adjustedContentInset.top), animated: false)
        graph.step(to: 3)
        #expect(try top() == start)
    }

    @Test func aFixedScrollViewLetsOneInsideScroll() throws {
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        (outer.contentSize, inner.contentSize) = (CGSize(width: 300, height: 400), CGSize(width: 900, height: 100))
        outer.isScrollEnabled = false
        outer.addSubview(inner)
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(Shown(view: outer))
        try graph.perform(.drag(.point(CGPoint(x: 200, y: 50)), by: [CGPoint(x: -100, y: 0)], duration: 0.3))
        graph.step(to: 2)
        try graph.perform(.drag(.point(CGPoint(x: 200, y: 150)), by: [CGPoint(x: 0, y: -100)], duration: 0.3))
        graph.step(to: 4)
        #expect(inner.contentOffset.x > 0 && outer.contentOffset == .zero)
    }

    @Test func listsBounceUnlessCodeForbidsIt() {
        let (list, scroll) = (list(), UIScrollView(frame: .zero))
        #expect(list.alwaysBounceVertical && !scroll.alwaysBounceVertical)
        list.alwaysBounceVertical = false
        scroll.alwaysBounceVertical = true
        #expect(!list.alwaysBounceVertical && scroll.alwaysBounceVertical)
    }

    @Test func aTouchDoesNotKeepItsRecognizers() throws {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(Shown(view: box))
        weak var kept: UITapGestureRecognizer?
        func tap() throws {
            let tap = UITapGestureRecognizer()
            box.addGestureRecognizer(tap)
            kept = tap
            graph.settle()
            try graph.perform(.tap(.point(CGPoint(x: 50, y: 50)), count: 1))
            graph.step(to: 2)
            #expect(tap.location(ofTouch: 0, in: box) == CGPoint(x: 50, y: 50))
            box.removeGestureRecognizer(tap)
        }
        try tap()
        #expect(kept == nil)
    }

    // MARK: Search

    private final class Search: NSObject, UISearchBarDelegate {
        var calls: [String] = []
        var mayBegin = true
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            calls.append("may begin")
            return mayBegin
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
            calls.append("may end")
            return true
        }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("text \(searchText)") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    }
    private let log = Search()

    /// Returns a page with a search field whose delegate is the log.
    private func page() -> (search: UISearchController, graph: ViewGraph) {
        let (page, search) = (UIViewController(), UISearchController(searchResultsController: nil))
        search.searchBar.placeholder = "Find fruit"
        search.searchBar.delegate = log
        page.navigationItem.searchController = search
        _SceneTime.prepare()
        return (search, AppleModuleGraph.make(MadeController(controller: UINavigationController(rootViewController: page)), width: 390, height: 600))
    }

    @Test func typingIntoASearchFieldCallsTheDelegate() throws {
        let (search, graph) = page()
        try graph.perform(.tap(.text("Find fruit"), count: 1))
        graph.step(to: 1)
        #expect(log.calls == ["may begin", "begin"] && search.isActive && search.searchBar.isFirstResponder, "\(log.calls)")
        try graph.perform(.type("pe", into: nil, duration: 0.2))
        graph.step(to: 2)
        #expect(log.calls.suffix(2) == ["text p", "text pe"] && search.searchBar.text == "pe", "\(log.calls)")
        log.calls = []
        try graph.perform(.tap(.text("Cancel"), count: 1))
        graph.step(to: 3)
        #expect(log.calls == ["text ", "cancel", "may end", "end"] && !search.isActive && !search.searchBar.isFirstResponder, "\(log.calls)")
        #expect(search.searchBar.becomeFirstResponder() && search.isActive)
    }

    @Test func theEndOfASearchEndsTheEditing() {
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.delegate = log
        #expect(search.searchBar.becomeFirstResponder() && search.isActive)
        search.isActive = false
        #expect(!search.searchBar.isFirstResponder && log.calls == ["may begin", "begin", "may end", "end"], "\(log.calls)")
    }

    @Test func aDelegateCanForbidASearch() throws {
        log.mayBegin = false
        let (search, graph) = page()
        try graph.perform(.tap(.text("Find fruit"), count: 1))
        graph.step(to: 1)
        #expect(!search.isActive && !search.searchBar.isFirstResponder && !log.calls.contains("begin"), "\(log.calls)")
    }
}
