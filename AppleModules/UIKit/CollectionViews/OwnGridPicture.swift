import Easel
import Foundation

/// The drawing of a grid with a layout of the app: each cell at the frame of its attributes.
@MainActor
enum OwnGridPicture {
    /// The cells, up to a thousand; nil for a grid whose layout has no attributes.
    static func grid(_ grid: UICollectionView) -> AnyView? {
        let layout = grid.collectionViewLayout
        guard !_typeName(type(of: layout)).hasPrefix("AppleUIKit.") else { return nil }
        return AnyView(GeometryReader { proxy in content(grid, layout, proxy.size) })
    }

    private static func content(_ grid: UICollectionView, _ layout: UICollectionViewLayout, _ size: CGSize) -> some View {
        let isOther = grid.frame.size != size
        grid.frame.size = size
        layout.collectionView = grid
        // Layouts that keep their attributes forget those of another size.
        if isOther { layout.invalidateLayout() }
        layout.prepare()
        let asked = layout.collectionViewContentSize
        let area = CGSize(width: length(asked.width), height: length(asked.height))
        let whole = CGSize(width: max(area.width, size.width), height: max(area.height, size.height))
        let all = layout.layoutAttributesForElements(in: CGRect(origin: .zero, size: whole)) ?? []
        let shown = all.filter { !$0.isHidden && isPlaced($0, in: grid) }.prefix(1000)
        let isHorizontal = area.width > size.width && area.height <= size.height
        return ScrollView(isHorizontal ? .horizontal : .vertical) {
            ZStack(alignment: .topLeading) {
                ForEach(Array(shown.enumerated()), id: \.offset) { _, attributes in
                    picture(grid, attributes)
                        .frame(width: attributes.size.width, height: attributes.size.height)
                        .id(ScrolledPlace(attributes.indexPath))
                        .opacity(Double(attributes.alpha))
                        .transformEffect(centered(attributes.drawnTransform, attributes.size))
                        .offset(x: attributes.frame.minX, y: attributes.frame.minY)
                        .zIndex(Double(attributes.zIndex))
                }
            }
            .frame(width: isHorizontal ? area.width : nil, height: area.height, alignment: .topLeading)
            .frame(maxWidth: .infinity, alignment: .topLeading)
        }
        .modifier(FollowedScroll(grid))
    }

    /// The paths of the cells that the grid shows before it is scrolled, up to a thousand.
    static func shownPaths(_ grid: UICollectionView) -> [IndexPath] {
        let layout = grid.collectionViewLayout
        guard !_typeName(type(of: layout)).hasPrefix("AppleUIKit.") else { return [] }
        layout.collectionView = grid
        layout.prepare()
        let all = layout.layoutAttributesForElements(in: grid.bounds) ?? []
        let cells = all.filter { $0.representedElementCategory == .cell && !$0.isHidden && isPlaced($0, in: grid) && $0.frame.intersects(grid.bounds) }
        return cells.prefix(1000).map { $0.indexPath }
    }

    private static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }

    /// Whether a part has a size and a place, and a cell is one of the data source's.
    private static func isPlaced(_ attributes: UICollectionViewLayoutAttributes, in grid: UICollectionView) -> Bool {
        let frame = attributes.frame
        guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite), frame.width >= 0, frame.height >= 0 else { return false }
        let path = attributes.indexPath
        guard attributes.representedElementCategory == .cell else { return true }
        return path.count == 2 && path.section >= 0 && path.section < grid.numberOfSections && path.item >= 0
            && path.item < grid.numberOfItems(inSection: path.section)
    }

    /// A transform about the middle of a cell.
    private static func centered(_ transform: CGAffineTransform, _ size: CGSize) -> CGAffineTransform {
        CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    }

    /// A cell or another part of the grid; an outline if it can't be drawn.
    private static func picture(_ grid: UICollectionView, _ attributes: UICollectionViewLayoutAttributes) -> AnyView {
        guard let source = grid.dataSource else { return AnyView(EmptyView()) }
        let part: UICollectionReusableView
        switch attributes.representedElementCategory {
        case .cell: part = grid.shownCell(at: attributes.indexPath, of: source)
        case .supplementaryView:
            part = source.collectionView(
                grid, viewForSupplementaryElementOfKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
        case .decorationView:
            SceneNotes.notDrawn("UICollectionViewLayout.layoutAttributesForDecorationView(ofKind:at:)")
            return AnyView(EmptyView())
        }
        part.frame.size = CGSize(width: max(0, attributes.size.width), height: max(0, attributes.size.height))
        part.apply(attributes)
        return part.picture() ?? AnyView(RepresentedPlaceholder(of: part))
    }
}
