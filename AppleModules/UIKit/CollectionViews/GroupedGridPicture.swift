import Easel
import Foundation

/// A grid with a layout made of groups: the cells of each section in its groups, below its header.
struct GroupedGridPicture: View {
    let grid: UICollectionView
    let layout: UICollectionViewCompositionalLayout
    /// Differs after each update or change, because the same grid may have other cells or another offset then.
    let update: Int

    var body: some View {
        GeometryReader { proxy in
            let all = (0..<sectionCount).map { section($0, proxy.size) }
            // One kind of list scrolls as SwiftUI's; lists among groups are drawn like them.
            if let list = (all.first ?? section(0, proxy.size))?.list, all.allSatisfy({ $0?.list != nil }) {
                rows(list, proxy.size)
            } else {
                ScrollView { VStack(alignment: .leading, spacing: layout.configuration.interSectionSpacing) { sections(all, proxy.size) } }
                    .modifier(FollowedScroll(grid))
            }
        }
    }

    private func section(_ index: Int, _ size: CGSize) -> NSCollectionLayoutSection? {
        grid.frame.size = size
        return layout.provider(index, GridEnvironment(size))
    }

    private var sectionCount: Int { min(1000, grid.dataSource?.numberOfSections(in: grid) ?? 0) }

    /// The cells of a section, up to a thousand. One that can't be drawn is an outline.
    private func cells(_ section: Int) -> [UICollectionViewCell] {
        guard let source = grid.dataSource else { return [] }
        return (0..<min(1000, source.collectionView(grid, numberOfItemsInSection: section)))
            .map { grid.shownCell(at: IndexPath(item: $0, section: section), of: source) }
    }

    // MARK: Groups

    private func sections(_ all: [NSCollectionLayoutSection?], _ size: CGSize) -> some View {
        ForEach(all.indices, id: \.self) { index in
            if let section = all[index], let list = section.list {
                ListSectionPicture(
                    list: list, section: index, cells: cells(index), header: list.headerMode == .supplementary ? supplementPicture(.header, index) : nil,
                    footer: list.footerMode == .supplementary ? supplementPicture(.footer, index) : nil)
            } else if let section = all[index] {
                VStack(alignment: .leading, spacing: 0) {
                    supplement(section, index, .top, UICollectionView.elementKindSectionHeader, size)
                    groups(section, index, size)
                    supplement(section, index, .bottom, UICollectionView.elementKindSectionFooter, size)
                }
                .padding(EdgeInsets(section.contentInsets))
            }
        }
    }

    @ViewBuilder
    private func supplement(_ section: NSCollectionLayoutSection, _ index: Int, _ alignment: NSRectAlignment, _ kind: String, _ size: CGSize) -> some View {
        if let item = section.boundarySupplementaryItems.first(where: { $0.alignment == alignment || $0.elementKind == kind }), let source = grid.dataSource {
            let length = item.layoutSize.heightDimension.length(in: size)
            supplement(
                source.collectionView(grid, viewForSupplementaryElementOfKind: item.elementKind, at: IndexPath(item: 0, section: index)),
                size: CGSize(width: size.width, height: length ?? item.layoutSize.heightDimension.dimension)
            )
            .frame(maxWidth: .infinity, alignment: .leading).frame(height: length)
        }
    }

    private func supplement(_ view: UICollectionReusableView, size: CGSize) -> AnyView {
        view.frame.size = size
        return view.picture() ?? AnyView(RepresentedPlaceholder(of: view))
    }

    @ViewBuilder
    private func groups(_ section: NSCollectionLayoutSection, _ index: Int, _ size: CGSize) -> some View {
        let insets = section.contentInsets
        let room = CGSize(width: max(0, size.width - insets.leading - insets.trailing), height: size.height)
        let lines = GroupCells(section: index).made(section.group, cells(index), in: room)
        let content = ForEach(Array(lines.enumerated()), id: \.offset) { $0.element }
        if section.orthogonalScrollingBehavior == .none {
            VStack(alignment: .leading, spacing: section.interGroupSpacing) { content }
        } else {
            // Centered groups have the space beside a group at both ends.
            let isCentered = section.orthogonalScrollingBehavior == .groupPagingCentered
            let margin = isCentered ? max(0, (room.width - (section.group.layoutSize.widthDimension.length(in: room) ?? room.width)) / 2) : 0
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(alignment: .top, spacing: section.interGroupSpacing) { content }.padding(.horizontal, margin)
            }
            .scrollClipDisabled()
        }
    }

    // MARK: Lists

    /// The header or the footer of a list's section, with its own margins.
    private func listSupplement(_ kind: TableSupplement.Kind, _ section: Int) -> some View {
        (supplementPicture(kind, section) ?? AnyView(EmptyView())).textCase(nil).listRowInsets(EdgeInsets())
    }
    private func supplementPicture(_ kind: TableSupplement.Kind, _ section: Int) -> AnyView? {
        let name = kind == .header ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        return grid.dataSource?.collectionView(grid, viewForSupplementaryElementOfKind: name, at: IndexPath(item: 0, section: section)).picture()
    }

    @ViewBuilder
    private func rows(_ list: UICollectionLayoutListConfiguration, _ size: CGSize) -> some View {
        let content = List {
            ForEach(0..<sectionCount, id: \.self) { index in
                Section {
                    ForEach(Array(cells(index).enumerated()), id: \.offset) { item, cell in
                        (cell.foreground() ?? AnyView(RepresentedPlaceholder(of: cell))).touchArea(cell)
                            .id(ScrolledPlace(section: index, item: item))
                            .listRowInsets(EdgeInsets())
                            .listRowSeparator(list.showsSeparators ? .automatic : .hidden)
                            .listRowBackground(ListSectionPicture.background(of: cell))
                    }
                } header: {
                    if list.headerMode == .supplementary { listSupplement(.header, index) }
                } footer: {
                    if list.footerMode == .supplementary { listSupplement(.footer, index) }
                }
            }
        }
        .modifier(FollowedScroll(grid))
        switch list.appearance {
        case .plain, .sidebarPlain: content.listStyle(.plain)
        case .grouped: content.listStyle(.grouped)
        case .insetGrouped: content.listStyle(.insetGrouped)
        case .sidebar: content.listStyle(.sidebar)
        }
    }
}

/// The facts about a grid that its layout asks for.
final class GridEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    init(_ size: CGSize) { contentSize = size }
    var container: any NSCollectionLayoutContainer { self }
    var traitCollection: UITraitCollection { .current }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

extension NSCollectionLayoutDimension {
    /// Returns the length in points; nil if the content decides it, or if the container has no length itself.
    func length(in size: CGSize) -> CGFloat? {
        switch kind {
        case .width: dimension * size.width
        case .height: size.height > 0 ? dimension * size.height : nil
        case .absolute: dimension
        case .estimated: nil
        }
    }
}

/// The cells of groups.
@MainActor
private struct GroupCells {
    /// The number of the section, whose cells are places to scroll to.
    let section: Int

    /// Fills groups with the cells, one group after the other.
    func made(_ group: NSCollectionLayoutGroup, _ cells: [UICollectionViewCell], in room: CGSize) -> [AnyView] {
        var rest = cells[...]
        var lines: [AnyView] = []
        while !rest.isEmpty {
            let count = rest.count
            lines.append(view(group, &rest, in: room, CGSize(width: group.layoutSize.widthDimension.length(in: room) ?? 0, height: 0)))
            if rest.count == count { break }
        }
        return lines
    }

    /// The width of the cell of an item with an estimated width; nil for other items, and if the group has the width of its cells.
    private func naturalWidth(of item: NSCollectionLayoutItem, _ cell: UICollectionViewCell?, isOnly: Bool) -> CGFloat? {
        guard !isOnly, !(item is NSCollectionLayoutGroup), item.layoutSize.widthDimension.isEstimated, let picture = cell?.picture() else { return nil }
        return UIView.size(of: picture, .unspecified).width + item.contentInsets.leading + item.contentInsets.trailing
    }

    /// The cells at the frames that a group computes itself.
    private func placedCells(_ places: [NSCollectionLayoutGroupCustomItem], _ rest: inout ArraySlice<UICollectionViewCell>) -> some View {
        var parts: [AnyView] = []
        for place in places {
            let item = rest.startIndex
            guard let cell = rest.popFirst() else { break }
            cell.frame.size = place.frame.size
            let picture = cell.picture() ?? AnyView(RepresentedPlaceholder(of: cell))
            parts.append(
                AnyView(
                    picture.frame(width: place.frame.width, height: place.frame.height).offset(x: place.frame.minX, y: place.frame.minY)
                        .zIndex(Double(place.zIndex)).id(ScrolledPlace(section: section, item: item))))
        }
        return ZStack(alignment: .topLeading) { ForEach(Array(parts.enumerated()), id: \.offset) { $0.element } }
    }

    /// The view of an item or of a group with its items, which takes cells from the rest.
    private func view(_ item: NSCollectionLayoutItem, _ rest: inout ArraySlice<UICollectionViewCell>, in room: CGSize, _ own: CGSize) -> AnyView {
        let size = item.layoutSize
        let width = own.width > 0 ? own.width : size.widthDimension.length(in: room)
        let height = own.height > 0 ? own.height : size.heightDimension.length(in: room)
        let insets = EdgeInsets(item.contentInsets)
        guard let group = item as? NSCollectionLayoutGroup else {
            let place = ScrolledPlace(section: section, item: rest.startIndex)
            guard let cell = rest.popFirst() else { return AnyView(EmptyView()) }
            cell.frame.size = CGSize(
                width: max(0, (width ?? size.widthDimension.dimension) - insets.leading - insets.trailing),
                height: max(0, (height ?? size.heightDimension.dimension) - insets.top - insets.bottom))
            let picture = cell.picture() ?? AnyView(RepresentedPlaceholder(of: cell))
            return AnyView(picture.padding(insets).frame(width: width, height: height).id(place))
        }
        let inner = CGSize(
            width: max(0, (width ?? room.width) - insets.leading - insets.trailing), height: max(0, (height ?? 0) - insets.top - insets.bottom))
        let gap = group.interItemSpacing?.spacing ?? 0
        var parts: [AnyView] = []
        switch group.filling {
        case .frames(let provider):
            let places = placedCells(provider(GridEnvironment(inner)), &rest)
            return AnyView(places.padding(insets).frame(width: width, height: height, alignment: .topLeading))
        case .equal(let count):
            let total = (group.isHorizontal ? inner.width : inner.height) - gap * CGFloat(count - 1)
            let side = max(0, total / CGFloat(count))
            for _ in 0..<count where !rest.isEmpty {
                let own = group.isHorizontal ? CGSize(width: side, height: 0) : CGSize(width: 0, height: side)
                parts.append(view(group.subitems[0], &rest, in: inner, own))
            }
        case .repeated(let count):
            for _ in 0..<count where !rest.isEmpty { parts.append(view(group.subitems[0], &rest, in: inner, .zero)) }
        case .fit:
            var used: CGFloat = 0
            let limit = group.isHorizontal ? inner.width : inner.height
            var index = 0
            while !rest.isEmpty, !group.subitems.isEmpty {
                let next = group.subitems[index % group.subitems.count]
                let length =
                    group.isHorizontal
                    ? next.layoutSize.widthDimension.length(in: inner) ?? naturalWidth(of: next, rest.first, isOnly: width == nil)
                    : next.layoutSize.heightDimension.length(in: inner)
                // Items without a length of their own come once.
                if index >= group.subitems.count, length == nil || limit <= 0 { break }
                if index > 0, let length, limit > 0, used + length > limit + 0.5 { break }
                parts.append(view(next, &rest, in: inner, .zero))
                used += (length ?? 0) + gap
                index += 1
            }
        }
        let stack = group.isHorizontal ? AnyLayout(HStackLayout(alignment: .top, spacing: gap)) : AnyLayout(VStackLayout(alignment: .leading, spacing: gap))
        return AnyView(
            stack { ForEach(Array(parts.enumerated()), id: \.offset) { $0.element } }.padding(insets)
                .frame(width: width, height: height, alignment: .topLeading))
    }
}
