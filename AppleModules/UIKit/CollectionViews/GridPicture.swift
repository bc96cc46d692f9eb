import Easel
import Foundation

/// Drawings of UIKit's grids with a flow layout.
@MainActor
enum GridPicture {
    /// The cells in lines or groups; nil for the layouts of other classes. A cell that can't be drawn is an outline.
    static func grid(_ grid: UICollectionView) -> AnyView? {
        if let layout = grid.collectionViewLayout as? UICollectionViewCompositionalLayout {
            guard type(of: layout) == UICollectionViewCompositionalLayout.self else { return nil }
            return AnyView(GroupedGridPicture(grid: grid, layout: layout, update: FollowedPicture.updates))
        }
        guard let layout = grid.collectionViewLayout as? UICollectionViewFlowLayout else { return OwnGridPicture.grid(grid) }
        // The base class has no attributes that a subclass could change.
        // The method of a subclass isn't called to find out whether there is one: many unwrap the attributes of the base class.
        if type(of: layout) != UICollectionViewFlowLayout.self {
            SceneNotes.notDrawn("\(type(of: layout)).layoutAttributesForElements(in:)")
        }
        let isVertical = layout.scrollDirection == .vertical
        return AnyView(
            GeometryReader { proxy in
                ScrollView(isVertical ? .vertical : .horizontal) { content(grid, layout, proxy.size) }.modifier(FollowedScroll(grid))
            })
    }

    private static func content(_ grid: UICollectionView, _ layout: UICollectionViewFlowLayout, _ size: CGSize) -> some View {
        grid.frame.size = size
        layout.collectionView = grid
        layout.prepare()
        let sections = cells(grid, layout)
        let isVertical = layout.scrollDirection == .vertical
        let outer = isVertical ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0)) : AnyLayout(HStackLayout(alignment: .top, spacing: 0))
        return outer {
            ForEach(Array(sections.enumerated()), id: \.offset) { index, cells in
                let section = FlowSection(index, of: grid, layout)
                supplement(grid, UICollectionView.elementKindSectionHeader, index, section.header, isVertical)
                FlowLayout(isVertical: isVertical, lineSpacing: section.lineSpacing, itemSpacing: section.itemSpacing) {
                    ForEach(Array(cells.enumerated()), id: \.offset) { $0.element.id(ScrolledPlace(section: index, item: $0.offset)) }
                }
                .padding(
                    EdgeInsets(top: section.insets.top, leading: section.insets.left, bottom: section.insets.bottom, trailing: section.insets.right))
                supplement(grid, UICollectionView.elementKindSectionFooter, index, section.footer, isVertical)
            }
        }
    }

    /// The header or the footer of a section, which is as wide as the grid, and as high as its size, or the other way around.
    @ViewBuilder
    private static func supplement(_ grid: UICollectionView, _ kind: String, _ section: Int, _ size: CGSize, _ isVertical: Bool) -> some View {
        if isVertical ? size.height > 0 : size.width > 0, let source = grid.dataSource {
            let view = source.collectionView(grid, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
            supplement(view, isVertical ? CGSize(width: grid.frame.width, height: size.height) : CGSize(width: size.width, height: grid.frame.height))
        }
    }

    private static func supplement(_ view: UICollectionReusableView, _ size: CGSize) -> some View {
        view.frame.size = size
        return (view.picture(filling: [.horizontal, .vertical]) ?? AnyView(RepresentedPlaceholder(of: view))).frame(width: size.width, height: size.height)
    }

    /// The cells of all sections, up to a thousand.
    private static func cells(_ grid: UICollectionView, _ layout: UICollectionViewFlowLayout) -> [[AnyView]] {
        guard let source = grid.dataSource else { return [] }
        var sections: [[AnyView]] = []
        for section in 0..<min(1000, source.numberOfSections(in: grid)) {
            var cells: [AnyView] = []
            for item in 0..<min(1000, source.collectionView(grid, numberOfItemsInSection: section)) {
                let path = IndexPath(item: item, section: section)
                let cell = grid.shownCell(at: path, of: source)
                let size = size(of: cell, at: path, grid, layout)
                cell.frame.size = CGSize(width: max(0, size.width), height: max(0, size.height))
                let picture = cell.picture() ?? AnyView(RepresentedPlaceholder(of: cell))
                cells.append(AnyView(picture.frame(width: cell.frame.width, height: cell.frame.height)))
            }
            sections.append(cells)
        }
        return sections
    }

    /// The size of a cell: that of the delegate or of the layout. With an estimated size, the cell chooses its own.
    static func size(of cell: UICollectionViewCell, at path: IndexPath, _ grid: UICollectionView, _ layout: UICollectionViewFlowLayout) -> CGSize {
        let delegate = grid.delegate as? any UICollectionViewDelegateFlowLayout
        let given = delegate?.collectionView(grid, layout: layout, sizeForItemAt: path) ?? layout.itemSize
        guard layout.estimatedItemSize != .zero else { return given }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.size = layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize ? given : layout.estimatedItemSize
        return cell.preferredLayoutAttributesFitting(attributes).size
    }
}

/// Lines of cells. The remaining space of a full line is distributed between its cells; the cells of the last line keep the distances of a full one.
private struct FlowLayout: Layout {
    let isVertical: Bool
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    /// The offset and the line of each cell, and the extent of all lines.
    private func places(_ sizes: [CGSize], _ length: CGFloat) -> (points: [CGPoint], extent: CGFloat) {
        var lines: [[Int]] = []
        var used: CGFloat = 0
        for (index, size) in sizes.enumerated() {
            let next = used + (lines.last?.isEmpty ?? true ? 0 : itemSpacing) + along(size)
            if lines.isEmpty || next > length + 0.01 {
                lines.append([index])
                used = along(size)
            } else {
                lines[lines.count - 1].append(index)
                used = next
            }
        }
        var points = Array(repeating: CGPoint.zero, count: sizes.count)
        var (edge, gap) = (CGFloat(0), itemSpacing)
        for (number, line) in lines.enumerated() {
            let extent = line.map { across(sizes[$0]) }.max() ?? 0
            if number + 1 < lines.count || number == 0, line.count > 1, length.isFinite, lines.count > 1 {
                gap = max(itemSpacing, (length - line.reduce(0) { $0 + along(sizes[$1]) }) / CGFloat(line.count - 1))
            }
            var place: CGFloat = 0
            for index in line {
                let inset = (extent - across(sizes[index])) / 2
                points[index] = isVertical ? CGPoint(x: place, y: edge + inset) : CGPoint(x: edge + inset, y: place)
                place += along(sizes[index]) + gap
            }
            edge += extent + lineSpacing
        }
        return (points, max(0, edge - lineSpacing))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let length = (isVertical ? proposal.width : proposal.height) ?? .infinity
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let extent = places(sizes, length).extent
        let used = length.isFinite ? length : sizes.reduce(0) { $0 + along($1) }
        return isVertical ? CGSize(width: used, height: extent) : CGSize(width: extent, height: used)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let points = places(subviews.map { $0.sizeThatFits(.unspecified) }, isVertical ? bounds.width : bounds.height).points
        for (subview, point) in zip(subviews, points) {
            subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
        }
    }
}
