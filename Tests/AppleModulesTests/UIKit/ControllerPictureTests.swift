import AppleUIKit
import Easel
import Foundation
import Testing

@testable import Views

/// The views of controllers on a screen with a safe area, and the moments at which they are loaded.
@MainActor @Suite struct ControllerPictureTests {
    private func graph(_ controller: UIViewController) throws -> ViewGraph {
        var configuration = ViewHostConfiguration(size: CGSize(width: 300, height: 600), scale: 1)
        configuration.safeAreaInsets = EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0)
        let graph = ViewGraph(root: try #require(controller.drawn()), configuration: configuration, textShaper: AppleModuleGraph.shaper)
        graph.settle()
        return graph
    }
    private func frame(of text: String, in graph: ViewGraph) -> CGRect? { graph.layoutListing().last { $0.label == text }?.rect }

    private final class Screen: UIViewController {
        let (header, body, title1) = (UIView(), UIView(), UILabel())
        private(set) var loads = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            loads += 1
            title1.text = "title"
            for part in [header, body, title1] {
                part.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(part)
            }
            let safe = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                header.topAnchor.constraint(equalTo: view.topAnchor), header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                header.trailingAnchor.constraint(equalTo: view.trailingAnchor), header.bottomAnchor.constraint(equalTo: safe.topAnchor, constant: 50),
                body.topAnchor.constraint(equalTo: header.bottomAnchor), body.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                body.trailingAnchor.constraint(equalTo: view.trailingAnchor), body.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                title1.topAnchor.constraint(equalTo: safe.topAnchor), title1.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ])
        }
    }

    @Test func theViewOfAControllerFillsTheScreen() throws {
        let screen = Screen()
        _ = try graph(screen)
        #expect(screen.view.frame.size == CGSize(width: 300, height: 600))
        #expect(screen.header.frame == CGRect(x: 0, y: 0, width: 300, height: 90))
        #expect(screen.body.frame == CGRect(x: 16, y: 90, width: 284, height: 510))
        #expect(screen.title1.frame.minY == 40)
        #expect(screen.body.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    }

    @Test func theFirstAccessLoadsTheViewOnce() throws {
        let screen = Screen()
        #expect(!screen.isViewLoaded && screen.viewIfLoaded == nil)
        _ = screen.view
        #expect(screen.isViewLoaded && screen.loads == 1)
        screen.title1.text = "changed"
        #expect(try graph(screen).shownTexts.contains("changed"))
        #expect(screen.loads == 1)
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "row \(indexPath.row)"
            return cell
        }
    }

    @Test func listsAndHostedViewsKeepTheSafeArea() throws {
        let (screen, table, rows) = (UIViewController(), UITableView(frame: .zero, style: .plain), Rows())
        table.dataSource = rows
        let hosting = UIHostingController(
            rootView: VStack {
                Text("hosted")
                Spacer()
            })
        screen.addChild(hosting)
        let parts: [(view: UIView, sides: (CGFloat, CGFloat))] = [(table, (0, -150)), (hosting.view!, (150, 0))]
        for (part, sides) in parts {
            part.translatesAutoresizingMaskIntoConstraints = false
            screen.view.addSubview(part)
            NSLayoutConstraint.activate([
                part.topAnchor.constraint(equalTo: screen.view.topAnchor), part.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
                part.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: sides.0),
                part.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor, constant: sides.1),
            ])
        }
        let graph = try graph(screen)
        #expect(table.frame.height == 600)
        #expect(try #require(frame(of: "hosted", in: graph)).minY == 40)
        let first = try #require(frame(of: "row 0", in: graph))
        #expect(first.minY > 40 && first.minY < 70)
        withExtendedLifetime(rows) {}
    }

    @Test func lengthsFollowViewsFurtherOut() throws {
        let (screen, scroll, content, page) = (UIViewController(), UIScrollView(), UIView(), UIView())
        for (part, outer) in [(scroll as UIView, screen.view!), (content, scroll), (page, content)] {
            part.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(part)
            NSLayoutConstraint.activate([
                part.topAnchor.constraint(equalTo: outer.topAnchor), part.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                part.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            scroll.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor), content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            page.trailingAnchor.constraint(equalTo: content.trailingAnchor), page.heightAnchor.constraint(equalToConstant: 80),
            page.widthAnchor.constraint(equalTo: screen.view.widthAnchor),
        ])
        _ = try graph(screen)
        #expect(page.frame.width == 300)
    }

    private struct Probe: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.dynamicTypeSize) private var size
        var body: some View { Text("\(scheme == .dark ? "dark" : "light") \(size == .xSmall ? "small" : "other")") }
    }

    @Test func viewsHaveTheTraitsOfTheirControllers() throws {
        let (parent, child) = (UIViewController(), UIViewController())
        let probe = UIHostingController(rootView: Probe())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        child.addChild(probe)
        child.view.addSubview(probe.view)
        probe.view.frame = child.view.bounds
        child.traitOverrides.preferredContentSizeCategory = .extraSmall
        child.overrideUserInterfaceStyle = .dark
        for traits in [child.traitCollection, child.view.traitCollection, probe.view.traitCollection] {
            #expect(traits.userInterfaceStyle == .dark && traits.preferredContentSizeCategory == .extraSmall)
        }
        #expect(parent.view.traitCollection.userInterfaceStyle == .light)
        #expect(try graph(parent).shownTexts == ["dark small"])
        // The traits of the parent and those of the child don't replace each other.
        child.overrideUserInterfaceStyle = .unspecified
        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
        #expect(try graph(parent).shownTexts == ["dark small"])
        parent.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.view.traitCollection.userInterfaceStyle == .light && child.traitOverrides.preferredContentSizeCategory == .extraSmall)
        #expect(try graph(parent).shownTexts == ["light small"])
    }

    @Test func theFieldOfASearchIsInTheBarOfAListThatIsNotScrolled() throws {
        let page = UITableViewController(style: .plain)
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Find fruit"
        search.searchBar.scopeButtonTitles = ["All", "Mine"]
        page.navigationItem.searchController = search
        func texts() throws -> [String] { try graph(UINavigationController(rootViewController: page)).shownTexts }
        #expect(try texts().contains("Find fruit"))
        page.tableView.contentOffset.y = 100
        #expect(try !texts().contains("Find fruit"))
        page.navigationItem.hidesSearchBarWhenScrolling = false
        #expect(try texts().contains("Find fruit") && !texts().contains("Mine"))
        search.isActive = true
        search.searchBar.text = "pear"
        #expect(try Set(["pear", "All", "Mine"]).isSubset(of: texts()))
    }
}
