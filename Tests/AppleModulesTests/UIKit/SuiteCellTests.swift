import Easel
import Foundation
import Testing

@testable import AppleUIKit
@testable import Views

/// Cells as suites of snapshots ask for them, and grids with the measures of their delegates.
@MainActor @Suite struct SuiteCellTests {
    /// A cell with a square of a given width, 10 points from the edges.
    private final class Cell: UICollectionViewCell {
        func show(_ width: CGFloat, _ text: String = "") {
            let label = UILabel(frame: .zero)
            label.text = text
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
                label.widthAnchor.constraint(equalToConstant: width), label.heightAnchor.constraint(equalToConstant: 20),
            ])
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var widths: [CGFloat] = [60, 60, 60]
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { widths.count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = Cell(frame: .zero)
            cell.show(widths[indexPath.item], "\(indexPath.item)")
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
            -> UICollectionReusableView
        {
            let view = UICollectionReusableView(frame: .zero)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
            label.text = "title"
            view.addSubview(label)
            return view
        }
    }

    private final class Measures: NSObject, UICollectionViewDelegateFlowLayout {
        typealias Grid = UICollectionView
        typealias GridLayout = UICollectionViewLayout
        func collectionView(_ collectionView: Grid, layout collectionViewLayout: GridLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
            CGSize(width: (collectionView.bounds.width - 2 * 3 - 4) / 2, height: 40)
        }
        func collectionView(_ collectionView: Grid, layout collectionViewLayout: GridLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
            UIEdgeInsets(top: 7, left: 3, bottom: 0, right: 3)
        }
        func collectionView(_ collectionView: Grid, layout collectionViewLayout: GridLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { 5 }
        func collectionView(_ collectionView: Grid, layout collectionViewLayout: GridLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { 4 }
        func collectionView(_ collectionView: Grid, layout collectionViewLayout: GridLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
            CGSize(width: 0, height: 30)
        }
    }

    private static func texts(_ grid: UICollectionView, _ source: Source) -> [String: CGPoint] {
        grid.dataSource = source
        let listing = AppleModuleGraph.make(Shown(view: grid)).layoutListing().filter { $0.name == "Text" }
        return Dictionary(listing.map { ($0.label ?? "", $0.rect.origin) }) { first, _ in first }
    }

    @Test func theDelegateOfAFlowLayoutGivesItsMeasures() throws {
        let (grid, source, delegate) = (UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), Source(), Measures())
        grid.delegate = delegate
        let texts = Self.texts(grid, source)
        // Two cells of 145 points and their distance fill a line; the header is above.
        let (first, second, third) = (try #require(texts["0"]), try #require(texts["1"]), try #require(texts["2"]))
        #expect(second.x - first.x == 149 && second.y == first.y)
        #expect(third.x == first.x && third.y - first.y == 45)
        #expect(texts["title"]?.y ?? -1 < first.y)
    }

    @Test func cellsChooseTheirSizeIfItIsEstimated() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.minimumInteritemSpacing = 10
        let source = Source()
        source.widths = [100, 100, 100]
        let texts = Self.texts(UICollectionView(frame: .zero, collectionViewLayout: layout), source)
        // Of 300 points, two cells of 120 have the rest of 60 between them.
        let (first, second, third) = (try #require(texts["0"]), try #require(texts["1"]), try #require(texts["2"]))
        #expect(second.x - first.x == 180 && third.x == first.x && third.y - first.y == 50)
    }

    /// The places of cells of 80, 160, and 120 points in 300 points: two fit in a line.
    static func placesOfEstimatedCells(isOrthogonal: Bool) throws -> (CGPoint, CGPoint, CGPoint) {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(50), heightDimension: .absolute(40))
        let whole = NSCollectionLayoutSize(widthDimension: isOrthogonal ? .estimated(50) : .fractionalWidth(1), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        if isOrthogonal { section.orthogonalScrollingBehavior = .continuous }
        let source = Source()
        source.widths = [60, 140, 100]
        let texts = texts(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section)), source)
        return (try #require(texts["0"]), try #require(texts["1"]), try #require(texts["2"]))
    }

    @Test func cellsOfEstimatedWidthFollowEachOtherWhileTheyScroll() throws {
        let (first, second, third) = try Self.placesOfEstimatedCells(isOrthogonal: true)
        #expect(second.y == first.y && second.x - first.x == 90 && third.y == first.y && third.x > second.x)
    }

    @Test func aGridShowsTheCellsThatCodeHasChanged() throws {
        let (grid, source) = (UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), Source())
        grid.dataSource = source
        let cell = try #require(grid.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(grid.cellForItem(at: IndexPath(item: 1, section: 0)) === cell && grid.indexPath(for: cell) == IndexPath(item: 1, section: 0))
        #expect(grid.cellForItem(at: IndexPath(item: 3, section: 0)) == nil)
        (cell.contentView.subviews.first as? UILabel)?.text = "changed"
        grid.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        #expect(cell.isSelected && grid.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        #expect(AppleModuleGraph.make(Shown(view: grid)).shownTexts == ["0", "changed", "2"])
        grid.reloadData()
        #expect(AppleModuleGraph.make(Shown(view: grid)).shownTexts == ["0", "1", "2"])
        #expect(grid.indexPathsForSelectedItems == [])
    }

    // MARK: Lists

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
    }

    @Test func rowsThatCodeAsksForHaveTheirSizeAndAreDrawn() throws {
        let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Rows())
        table.dataSource = source
        table.rowHeight = 50
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.frame.size == CGSize(width: 300, height: 50))
        #expect(table.cellForRow(at: IndexPath(row: 12, section: 0)) == nil)
        #expect(table.visibleCells.count == 4 && table.visibleCells[1] === cell)
        cell.textLabel?.text = "changed"
        #expect(AppleModuleGraph.make(Shown(view: table)).shownTexts.prefix(3) == ["0", "changed", "2"])
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0) && table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)] && cell.isSelected)
        table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
        #expect(table.indexPathForSelectedRow == nil && !cell.isSelected)
    }

    // MARK: Traits and presentations

    @Test func controllersChangeTheTraitsOfTheirChildren() {
        struct Probe: View {
            @Environment(\.colorScheme) private var scheme
            @Environment(\.dynamicTypeSize) private var size
            var body: some View { Text("\(scheme == .dark ? "dark" : "light") \(size == .xSmall ? "small" : "other")") }
        }
        let (parent, child) = (UIViewController(), UIHostingController(rootView: Probe()))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.frame = parent.view.bounds
        let traits = UITraitCollection(traitsFrom: [.init(userInterfaceStyle: .dark), .init(preferredContentSizeCategory: .extraSmall)])
        parent.setOverrideTraitCollection(traits, forChild: child)
        #expect(child.traitCollection.userInterfaceStyle == .dark && child.traitCollection.preferredContentSizeCategory == .extraSmall)
        #expect(AppleModuleGraph.make(Shown(view: parent.view)).shownTexts == ["dark small"])
        parent.setOverrideTraitCollection(nil, forChild: child)
        child.traitOverrides.preferredContentSizeCategory = .extraSmall
        #expect(child.traitCollection.userInterfaceStyle == .light && child.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
        #expect(AppleModuleGraph.make(Shown(view: parent.view)).shownTexts == ["light small"])
    }

    @Test func windowsShowWhatIsPresented() {
        let (window, root) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), UIViewController())
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 60, height: 20))
        label.text = "below"
        root.view.addSubview(label)
        window.rootViewController = root
        let alert = UIAlertController(title: "Delete?", message: "For ever", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        var isDone = false
        root.present(alert, animated: false) { isDone = true }
        #expect(isDone && root.presentedViewController === alert && alert.presentingViewController === root)
        #expect(AppleModuleGraph.make(Shown(view: window), height: 400).shownTexts == ["below", "Delete?", "For ever", "Cancel"])
        alert.dismiss(animated: false)
        #expect(root.presentedViewController == nil && alert.presentingViewController == nil)
        #expect(AppleModuleGraph.make(Shown(view: window), height: 400).shownTexts == ["below"])
    }

    // MARK: Sizes and layers

    private final class Framed: UITableViewCell {
        let label = UILabel(frame: .zero)
        override func layoutSubviews() {
            super.layoutSubviews()
            label.text = "framed"
            if label.superview == nil { contentView.addSubview(label) }
            label.frame = CGRect(x: contentView.bounds.width - 100, y: 10, width: 60, height: 20)
        }
    }
    private final class FramedRows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { Framed(style: .default, reuseIdentifier: nil) }
    }

    @Test func contentsKnowTheirSizeWhenCodePlacesViews() {
        let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), FramedRows())
        table.dataSource = source
        let text = AppleModuleGraph.make(Shown(view: table)).layoutListing().first { $0.label == "framed" }
        #expect(text?.rect.minX == 200)
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        effect.frame = CGRect(x: 10, y: 10, width: 50, height: 40)
        #expect(effect.contentView.bounds.size == CGSize(width: 50, height: 40))
    }

    @Test func sublayersCoverTheContentOfTheirView() throws {
        func color(_ view: UIView, _ x: Int = 5) throws -> UInt32 {
            let pixmap = try #require(view.snapshot())
            return pixmap.pixels[5 * Int(saturating: UIScreen.main.scale) * pixmap.width + x * Int(saturating: UIScreen.main.scale)]
        }
        func layer(_ color: UIColor) -> CALayer {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.backgroundColor = color.cgColor
            return layer
        }
        let (red, blue) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        let image = UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            })
        image.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(try color(image) == 0xFFFF_0000)
        image.layer.addSublayer(layer(blue))
        #expect(try color(image) == 0xFF00_00FF)
        // Below the subviews that are added later, above those that were there.
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        inner.backgroundColor = red
        outer.layer.addSublayer(layer(blue))
        outer.addSubview(inner)
        #expect(try color(outer) == 0xFFFF_0000)
        outer.layer.addSublayer(layer(blue))
        #expect(try color(outer) == 0xFF00_00FF)
    }
}
