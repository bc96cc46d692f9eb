import AppleUIKit
import Easel
import Foundation
import Testing

@testable import Views

/// Grids of UIKit. A character is a square of 10 points.
@MainActor @Suite struct GridPictureTests {
    private final class Cell: UICollectionViewCell {
        let label = UILabel(frame: .zero)
    }
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = Cell(frame: .zero)
            cell.label.text = "\(indexPath.item)"
            cell.label.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            cell.contentView.addSubview(cell.label)
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
            CGSize(width: (collectionView.bounds.width - 60) / 3, height: 40)
        }
    }

    @Test func cellsFormLinesWithTheRoomThatIsLeftBetweenThem() {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        layout.minimumLineSpacing = 6
        let (grid, source) = (UICollectionView(frame: .zero, collectionViewLayout: layout), Source())
        (grid.dataSource, grid.delegate) = (source, source)
        let graph = AppleModuleGraph.make(Shown(view: grid))
        // Three cells of 80 points leave 40 of 280 points.
        let texts = graph.layoutListing().filter { $0.name == "Text" }
        #expect(texts.map(\.label) == ["0", "1", "2", "3"])
        #expect(texts.map(\.rect.minX) == [10, 110, 210, 10])
        let tops = texts.map(\.rect.minY)
        #expect(tops[0] == tops[2] && tops[3] - tops[0] == 46)
        #expect(graph.warnings == [])
    }

    private final class Waterfall: UICollectionViewLayout {}

    @Test func aGridWhoseLayoutHasNoAttributesIsEmpty() {
        let (grid, source) = (UICollectionView(frame: .zero, collectionViewLayout: Waterfall()), Source())
        grid.dataSource = source
        let graph = AppleModuleGraph.make(Shown(view: grid))
        #expect(graph.shownTexts == [] && graph.warnings == [])
    }

    private final class Squares: NSObject, UICollectionViewDataSource {
        let count: Int
        init(_ count: Int) { self.count = count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = UICollectionViewCell(frame: .zero)
            cell.contentConfiguration = UIHostingConfiguration { Text("\(indexPath.item)") }.margins(.all, 0)
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
            -> UICollectionReusableView
        {
            let view = UICollectionReusableView(frame: .zero)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
            label.text = "H"
            view.addSubview(label)
            return view
        }
    }

    /// Returns the texts of a grid of 300 by 200 points with a group that fills the width.
    private func texts(_ group: NSCollectionLayoutGroup, count: Int, _ change: (NSCollectionLayoutSection) -> Void = { _ in }) -> [LayoutEntry] {
        let section = NSCollectionLayoutSection(group: group)
        change(section)
        let (grid, source) = (UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section)), Squares(count))
        grid.dataSource = source
        let graph = AppleModuleGraph.make(Shown(view: grid))
        #expect(graph.warnings == [])
        return withExtendedLifetime(source) { graph.layoutListing().filter { $0.name == "Text" } }
    }
    private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
    }
    private let line = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))

    @Test func aGroupTakesAsManyItemsAsFit() {
        let shown = texts(.horizontal(layoutSize: line, subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))]), count: 4) { $0.interGroupSpacing = 6 }
        #expect(shown.map(\.label) == ["0", "1", "2", "3"])
        #expect(shown.map(\.rect.minX) == [0, 100, 200, 0])
        #expect(shown[3].rect.midY - shown[0].rect.midY == 46)
    }

    @Test func aGroupWithANumberOfItemsSharesItsLengthBetweenThem() {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: line, subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        group.interItemSpacing = .fixed(20)
        let shown = texts(group, count: 3)
        #expect(shown.map(\.rect.minX) == [0, 160, 0])
    }

    @Test func groupsInsideOfGroupsAndInsetsPlaceItems() {
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
        let outer = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1)), pair])
        let shown = texts(outer, count: 3) { $0.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 20) }
        #expect(shown.map(\.rect.minX) == [20, 150, 150])
        #expect(shown.map(\.rect.midY) == [50, 30, 70])
    }

    @Test func aSectionHasItsHeaderAboveItsGroups() {
        let shown = texts(.horizontal(layoutSize: line, subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))]), count: 1) {
            $0.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
        }
        #expect(shown.map(\.label) == ["H", "0"])
        #expect(shown[1].rect.midY == 50)
    }
}
