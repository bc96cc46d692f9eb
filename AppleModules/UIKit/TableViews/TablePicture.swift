import Easel
import Foundation

/// Drawings of UIKit's lists, made of SwiftUI's lists.
@MainActor
enum TablePicture {
    private struct Row: Identifiable {
        let id: Int
        let cell: UITableViewCell
        let picture: AnyView
        let height: CGFloat?
        let background: AnyView?
        let leading: UISwipeActionsConfiguration?
        let trailing: UISwipeActionsConfiguration?
        /// The distance of the separator from the row's edge; nil for that of the row's text.
        let separator: CGFloat?
    }
    private struct Part: Identifiable {
        let id: Int
        let header: AnyView?
        let footer: AnyView?
        let rows: [Row]
    }

    /// The list of a table view. A row that can't be drawn is an outline. Rows beyond the first thousand aren't requested.
    static func list(_ table: UITableView) -> AnyView {
        var parts: [Part] = []
        var count = 0
        let delegate = table.delegate as? any UITableViewDelegate
        for section in 0..<(table.dataSource?.numberOfSections(in: table) ?? 0) {
            guard let source = table.dataSource, count < 1000 else { break }
            var rows: [Row] = []
            for row in 0..<min(source.tableView(table, numberOfRowsInSection: section), 1000 - count) {
                let path = IndexPath(row: row, section: section)
                let own = delegate?.tableView(table, heightForRowAt: path) ?? UITableView.automaticDimension
                // The usual way to hide a row.
                if own >= 0, own < 0.5 { continue }
                let cell = table.shownRow(at: path, of: source)
                delegate?.tableView(table, willDisplay: cell, forRowAt: path)
                let height = own >= 0 ? own : table.rowHeight
                // Cells without constraints place their views by their size.
                if cell.frame.size == .zero || cell.frame.width != table.rowWidth {
                    cell.frame.size = CGSize(width: table.rowWidth, height: height > 0 ? height : 44)
                }
                let picture = cell.drawn() ?? outline(cell)
                let back = selection(cell) ?? background(cell.backgroundConfiguration, cell.backgroundColor)
                rows.append(
                    Row(
                        id: row, cell: cell, picture: picture, height: height > 0 ? height : nil, background: back,
                        leading: table.swipeActions(path, isLeading: true), trailing: table.swipeActions(path, isLeading: false),
                        separator: separator(cell, in: table)))
            }
            count += rows.count
            parts.append(Part(id: section, header: header(section, of: table), footer: footer(section, of: table), rows: rows))
        }
        let list = List {
            whole(table.tableHeaderView)
            ForEach(parts) { part in
                Section {
                    ForEach(part.rows) { row in
                        row.picture
                            .id(ScrolledPlace(section: part.id, item: row.id))
                            .frame(height: row.height)
                            .touchArea(row.cell)
                            .listRowInsets(EdgeInsets())
                            .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
                            .listRowSeparatorTint(table.separatorColor.map { Color(uiColor: $0) })
                            .separatorInset(row.separator)
                            .listRowBackground(row.background)
                            .swipeActions(row.leading, of: table, edge: .leading)
                            .swipeActions(row.trailing, of: table, edge: .trailing)
                    }
                } header: {
                    part.header.map { $0.id(ScrolledPlace(header: part.id)) }
                } footer: {
                    part.footer
                }
            }
            whole(table.tableFooterView)
        }
        .scrollContentBackground(table.backgroundColor == nil && table.backgroundView == nil ? .automatic : .hidden)
        .background { if let view = table.backgroundView { view.picture(filling: [.horizontal, .vertical]) ?? AnyView(RepresentedPlaceholder(of: view)) } }
        .modifier(FollowedScroll(table))
        switch table.style {
        case .plain: return AnyView(list.listStyle(.plain))
        case .grouped: return AnyView(list.listStyle(.grouped))
        case .insetGrouped: return AnyView(list.listStyle(.insetGrouped))
        }
    }

    /// The inset that code has given the separators of the row or of the table.
    private static func separator(_ cell: UITableViewCell, in table: UITableView) -> CGFloat? {
        if let own = cell.ownSeparatorInset { return own.left }
        return table.separatorInset.left == 16 ? nil : table.separatorInset.left
    }

    /// The place of a section's header, before its rows.
    static func headerPlace(_ section: Int) -> IndexPath { IndexPath(index: section) }

    private static func header(_ section: Int, of table: UITableView) -> AnyView? {
        let delegate = table.delegate as? any UITableViewDelegate
        return table.making(.header, at: headerPlace(section)) {
            supplement(
                delegate?.tableView(table, viewForHeaderInSection: section), .header, in: table,
                height: delegate?.tableView(table, heightForHeaderInSection: section),
                title: table.dataSource?.tableView(table, titleForHeaderInSection: section))
        }
    }
    private static func footer(_ section: Int, of table: UITableView) -> AnyView? {
        let delegate = table.delegate as? any UITableViewDelegate
        return table.making(.footer, at: IndexPath(row: .max, section: section)) {
            supplement(
                delegate?.tableView(table, viewForFooterInSection: section), .footer, in: table,
                height: delegate?.tableView(table, heightForFooterInSection: section),
                title: table.dataSource?.tableView(table, titleForFooterInSection: section))
        }
    }

    /// The header or the footer of a section: its view as high as the delegate wants, or its title.
    private static func supplement(_ view: UIView?, _ kind: TableSupplement.Kind, in table: UITableView, height: CGFloat?, title: String?) -> AnyView? {
        if let height, height >= 0, height < 0.5 { return nil }
        (view as? UITableViewHeaderFooterView)?.supplement = TableSupplement(kind: kind, table: table.style)
        guard let view else { return title.map { AnyView(Text(verbatim: $0)) } }
        let size = height.flatMap { $0 >= 0 ? $0 : nil } ?? view.givenSize().height
        let picture = view.picture(filling: .horizontal) ?? AnyView(RepresentedPlaceholder(of: view))
        return AnyView(picture.frame(maxWidth: .infinity, alignment: .leading).frame(height: size).textCase(nil).listRowInsets(EdgeInsets()))
    }

    /// The header or the footer of the whole list, as high as its frame.
    @ViewBuilder
    private static func whole(_ view: UIView?) -> some View {
        if let view, view.givenSize().height != nil || ConstraintLayout.isUsed(by: view) {
            (view.picture() ?? AnyView(RepresentedPlaceholder(of: view)))
                .frame(maxWidth: .infinity).frame(height: view.givenSize().height)
                .listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.clear)
        }
    }

    /// The background of a selected row; nil for other rows.
    private static func selection(_ cell: UITableViewCell) -> AnyView? {
        guard cell.isSelected || cell.isHighlighted, cell.selectionStyle != .none, cell.backgroundConfiguration == nil else { return nil }
        return cell.selectedBackgroundView?.picture(filling: [.horizontal, .vertical]) ?? AnyView(Color(uiColor: .systemGray4))
    }

    /// The height of a section's header without its space to other sections; 0 for none.
    static func headerHeight(_ section: Int, of table: UITableView, width: CGFloat) -> CGFloat {
        table.asked.making(headerPlace(section)) {
            header(section, of: table).map { UIView.size(of: $0, ProposedViewSize(width: width, height: nil)).height } ?? 0
        }
    }

    /// The background of a row: that of its configuration, or its color; nil for that of the list.
    static func background(_ configuration: UIBackgroundConfiguration?, _ color: UIColor?) -> AnyView? {
        configuration?.visiblePicture ?? color.map { AnyView(Color(uiColor: $0)) }
    }

    private static func outline(_ cell: UITableViewCell) -> AnyView {
        AnyView(RepresentedPlaceholder(name: String("\(type(of: cell))".prefix { $0 != "<" })).frame(minHeight: 44))
    }

    /// A row: its configuration, or its views, or its labels, with the accessory at the end; nil if it can't be drawn.
    static func row(_ cell: UITableViewCell) -> AnyView? {
        guard let content = content(cell), let others = cell.placedSubviews() else { return nil }
        let accessory = cell.accessoryView.map { view in
            view.shownIn = cell
            return view.picture().map { AnyView($0.fixedSize()) }
        }
        if case .some(nil) = accessory { return nil }
        return AnyView(
            HStack(spacing: 0) {
                content.frame(maxWidth: .infinity, alignment: .leading)
                (accessory ?? symbol(cell.accessoryType, of: cell))?.padding(.trailing, 16)
            }
            .frame(minHeight: 44)
            .overlay(alignment: .topLeading) { others })
    }

    private static func content(_ cell: UITableViewCell) -> AnyView? {
        if let hosted = cell.contentConfiguration as? any HostedContent { return hosted.picture }
        if let list = cell.contentConfiguration as? UIListContentConfiguration { return picture(list) }
        if let own = cell.contentConfiguration { return cell.configuredContent.picture(of: own).map { AnyView($0.frame(maxWidth: .infinity)) } }
        guard cell.contentView.subviews.isEmpty else { return cell.contentView.picture().map { AnyView($0.frame(maxWidth: .infinity)) } }
        var list = cell.defaultContentConfiguration()
        (list.text, list.attributedText, list.image) = (cell.textLabel?.text, cell.textLabel?.shownAttributedText, cell.imageView?.image)
        if let label = cell.textLabel { list.textProperties = properties(label) }
        if let label = cell.detailTextLabel {
            (list.secondaryText, list.secondaryAttributedText) = (label.text, label.shownAttributedText)
            list.secondaryTextProperties = properties(label)
        }
        if let view = cell.imageView, view.hasOwnTint { list.imageProperties.tintColor = view.tintColor }
        return picture(list)
    }

    private static func properties(_ label: UILabel) -> UIListContentConfiguration.TextProperties {
        var properties = UIListContentConfiguration.TextProperties(font: label.font, color: label.textColor, numberOfLines: label.numberOfLines)
        if label.textAlignment == .center { properties.alignment = .center }
        return properties
    }

    /// The texts and the image of a row.
    static func picture(_ list: UIListContentConfiguration) -> AnyView {
        let isRow = list.prefersSideBySideTextAndSecondaryText
        let isCentered = list.textProperties.alignment == .center && !isRow
        let column = VStackLayout(alignment: isCentered ? .center : .leading, spacing: list.textToSecondaryTextVerticalPadding)
        let texts = isRow ? AnyLayout(HStackLayout()) : AnyLayout(column)
        return AnyView(
            HStack(spacing: list.imageToTextPadding) {
                if let image = list.image { picture(image, list.imageProperties) }
                texts {
                    line(list.text, list.attributedText, list.textProperties)
                    if isRow { Spacer() }
                    line(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties)
                }
                .frame(maxWidth: isCentered ? .infinity : nil)
            }
            .padding(EdgeInsets(list.directionalLayoutMargins)))
    }

    /// The image of a row: at most as large as its greatest size, in the middle of the reserved width.
    @ViewBuilder
    private static func picture(_ image: UIImage, _ properties: UIListContentConfiguration.ImageProperties) -> some View {
        let image = properties.preferredSymbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) } ?? image
        let limit = properties.maximumSize
        let (width, height) = (limit.width > 0 ? limit.width : .infinity, limit.height > 0 ? limit.height : .infinity)
        let scale = min(1, width / max(image.size.width, 1), height / max(image.size.height, 1))
        let color = properties.tintColorTransformer.map { $0(properties.tintColor ?? .tintColor) } ?? properties.tintColor
        let shown = scale < 1 ? Image(uiImage: image).resizable() : Image(uiImage: image)
        shown.foregroundStyle(color.map { Color(uiColor: $0) } ?? .accentColor)
            .frame(width: scale < 1 ? image.size.width * scale : nil, height: scale < 1 ? image.size.height * scale : nil)
            .clipShape(RoundedRectangle(cornerRadius: properties.cornerRadius))
            // Symbols stand in a column, as in SwiftUI's lists (Documentation/Semantics/Controls.md#labels).
            .frame(
                minWidth: properties.reservedLayoutSize.width > 0 ? properties.reservedLayoutSize.width : image.edits.symbol == nil ? nil : 28,
                minHeight: properties.reservedLayoutSize.height > 0 ? properties.reservedLayoutSize.height : nil)
    }

    @ViewBuilder
    private static func line(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties
    ) -> some View {
        if let text = attributed.map({ AttributedRuns.text($0) }) ?? text.map({ Text(verbatim: properties.transformed($0)) }) {
            text.font(Font(properties.font)).foregroundStyle(Color(uiColor: properties.resolvedColor()))
                .lineLimit(properties.numberOfLines == 0 ? nil : properties.numberOfLines)
                .multilineTextAlignment(properties.alignment == .center ? .center : .leading)
        }
    }

    private static func symbol(_ type: UITableViewCell.AccessoryType, of cell: UITableViewCell) -> AnyView? {
        let image = { (name: String, size: CGFloat) in Image(systemName: name).font(.system(size: size, weight: .semibold)) }
        switch type {
        case .none: return nil
        case .disclosureIndicator: return AnyView(image("chevron.forward", 14).foregroundStyle(Color(uiColor: .tertiaryLabel)))
        case .checkmark: return AnyView(image("checkmark", 17).foregroundStyle(.tint))
        case .detailButton:
            return AnyView(
                image("info.circle", 20).fontWeight(.regular).foregroundStyle(.tint).contentShape(Rectangle()).onTapGesture { [weak cell] in
                    guard let cell, let table = cell.shownIn as? UITableView, let path = table.asked.path(of: cell) else { return }
                    (table.delegate as? any UITableViewDelegate)?.tableView(table, accessoryButtonTappedForRowWith: path)
                    table.setNeedsPicture()
                })
        case .detailDisclosureButton:
            return AnyView(
                HStack(spacing: 12) {
                    symbol(.detailButton, of: cell)
                    symbol(.disclosureIndicator, of: cell)
                })
        }
    }
}

extension View {
    /// Shows a row's actions behind it.
    @ViewBuilder
    fileprivate func swipeActions(_ configuration: UISwipeActionsConfiguration?, of table: UITableView, edge: HorizontalEdge) -> some View {
        if let configuration, !configuration.actions.isEmpty {
            swipeActions(edge: edge, allowsFullSwipe: configuration.performsFirstActionWithFullSwipe) {
                ForEach(Array(configuration.actions.enumerated()), id: \.offset) { _, action in
                    // The handler changes the data itself, also for a destructive action.
                    Button {
                        action.handler(action, table) { _ in table.setNeedsPicture() }
                        table.setNeedsPicture()
                    } label: {
                        if let image = action.image { Image(uiImage: image) } else { Text(verbatim: action.title ?? "") }
                    }
                    .tint(Color(uiColor: action.backgroundColor))
                }
            }
        } else {
            self
        }
    }

    /// Begins the separator of a list's row at a distance from the row's edge.
    @ViewBuilder
    fileprivate func separatorInset(_ inset: CGFloat?) -> some View {
        if let inset { alignmentGuide(.listRowSeparatorLeading) { _ in inset } } else { self }
    }
}
