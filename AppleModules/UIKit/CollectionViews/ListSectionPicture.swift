import Easel

/// A section of rows in a grid whose other sections have groups.
struct ListSectionPicture: View {
    let list: UICollectionLayoutListConfiguration
    let section: Int
    let cells: [UICollectionViewCell]
    let header: AnyView?
    let footer: AnyView?

    private var isInset: Bool { list.appearance == .insetGrouped }
    private var isGrouped: Bool { isInset || list.appearance == .grouped }
    private var ground: UIColor { list.backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground) }
    private var face: UIColor { isGrouped ? .secondarySystemGroupedBackground : .clear }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            header
            VStack(spacing: 0) { ForEach(Array(cells.enumerated()), id: \.offset) { row($0, $1) } }
                .clipShape(RoundedRectangle(cornerRadius: isInset ? 10 : 0, style: .continuous))
            footer
        }
        .padding(.horizontal, isInset ? 20 : 0).padding(.vertical, isGrouped ? 17.5 : 0)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(uiColor: ground))
    }

    private func row(_ index: Int, _ cell: UICollectionViewCell) -> some View {
        (cell.foreground() ?? AnyView(RepresentedPlaceholder(of: cell)))
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .touchArea(cell)
            .id(ScrolledPlace(section: section, item: index))
            .background { Self.background(of: cell) ?? AnyView(Color(uiColor: face)) }
            .overlay(alignment: .bottom) {
                if list.showsSeparators, index + 1 < cells.count {
                    Color(uiColor: list.separatorConfiguration.color).frame(height: 1 / UIScreen.main.scale).padding(.leading, textInset(of: cell))
                }
            }
    }

    /// The distance of a row's text from its edge, where its separator begins.
    private func textInset(of cell: UICollectionViewCell) -> CGFloat {
        (cell.contentConfiguration as? UIListContentConfiguration)?.image == nil ? (isInset ? 20 : 16) : 60
    }

    /// The background of a row; nil for that of the list.
    @MainActor
    static func background(of cell: UICollectionViewCell) -> AnyView? {
        if cell.isSelected || cell.isHighlighted, cell.backgroundConfiguration == nil {
            return cell.selectedBackgroundView?.picture(filling: [.horizontal, .vertical]) ?? AnyView(Color(uiColor: .systemGray4))
        }
        return TablePicture.background(cell.backgroundConfiguration, cell.backgroundColor)
    }
}
