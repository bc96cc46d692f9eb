import AppleUIKit
import Easel
import Foundation
import Testing

@testable import Views

/// Grids of UIKit. A character is a square of 10 points.
@MainActor @Suite struct GridPictureTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }
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

    @Test func aGridWithAnotherLayoutIsAnOutline() {
        let (grid, source) = (UICollectionView(frame: .zero, collectionViewLayout: Waterfall()), Source())
        grid.dataSource = source
        #expect(AppleModuleGraph.make(Shown(view: grid)).warnings == ["Shown, a view of UIKit, is drawn as an outline with its name"])
    }
}
