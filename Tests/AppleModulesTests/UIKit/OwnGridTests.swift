import AppleUIKit
import Easel
import Foundation
import Testing

@testable import Views

/// Grids with layouts of an app, and the edges and bars of controllers.
@MainActor @Suite struct OwnGridTests {
    private struct ShownController: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            label.text = "Cell \(indexPath.item)"
            cell.contentView.addSubview(label)
            return cell
        }
    }
    private final class Steps: UICollectionViewLayout {
        private var all: [UICollectionViewLayoutAttributes] = []
        override func prepare() {
            all = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                attributes.size = CGSize(width: 100, height: 30)
                attributes.center = CGPoint(x: 50 + 100 * CGFloat(item), y: 15 + 30 * CGFloat(item))
                attributes.isHidden = item == 2
                return attributes
            }
        }
        override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: 90) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            all.filter { $0.frame.minX < rect.maxX && rect.minX < $0.frame.maxX && $0.frame.minY < rect.maxY && rect.minY < $0.frame.maxY }
        }
    }

    @Test func cellsAreAtTheFramesOfTheirAttributes() throws {
        let (grid, source) = (UICollectionView(frame: .zero, collectionViewLayout: Steps()), Source())
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.dataSource = source
        let graph = AppleModuleGraph.make(Shown(view: grid))
        #expect(graph.shownTexts == ["Cell 0", "Cell 1"])
        #expect(graph.warnings == [])
    }

    @Test func framesAndCentersOfAttributesBelongTogether() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(attributes.center == CGPoint(x: 25, y: 40) && attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        attributes.center.x += 5
        #expect(attributes.frame == CGRect(x: 15, y: 20, width: 30, height: 40))
    }

    @Test func theGuideOfAHiddenKeyboardIsAtTheLowerEdge() {
        let (box, view) = (UIView(frame: .zero), UIView(frame: .zero))
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: box.topAnchor), view.bottomAnchor.constraint(equalTo: box.keyboardLayoutGuide.topAnchor),
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor), view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
        _ = AppleModuleGraph.make(Shown(view: box))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    @Test func aToolbarThatIsNotHiddenIsDrawn() {
        func texts(isHidden: Bool) -> [String] {
            let page = UIViewController()
            page.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil), .flexibleSpace()]
            let stack = UINavigationController(rootViewController: page)
            stack.isToolbarHidden = isHidden
            return AppleModuleGraph.make(ShownController(controller: stack), height: 400).shownTexts
        }
        #expect(texts(isHidden: false).contains("Tool"))
        #expect(!texts(isHidden: true).contains("Tool"))
    }
}
