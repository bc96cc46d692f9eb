import AppleContacts
import AppleCoreMedia
import AppleTabularData
import AppleUIKit
import Easel
import Foundation
import Testing

@testable import Views

/// Rows of lists, files of rows, and cards of contacts.
@MainActor @Suite struct RowTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = UICollectionViewCell(frame: .zero)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            label.text = "\(indexPath.item)"
            cell.contentView.addSubview(label)
            return cell
        }
    }

    @Test func itemsOfAGroupHaveTheFramesThatCodeGivesThem() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
            let width = environment.container.effectiveContentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 20, y: 10, width: 10, height: 10)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width - 50, y: 30, width: 10, height: 10)),
            ]
        }
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let (grid, source) = (UICollectionView(frame: .zero, collectionViewLayout: layout), Source())
        grid.dataSource = source
        let graph = AppleModuleGraph.make(Shown(view: grid))
        let texts = graph.layoutListing().filter { $0.name == "Text" }
        #expect(texts.map(\.label) == ["0", "1", "2"])
        #expect(texts.map(\.rect.minX) == [20, 250, 20])
        #expect(texts[1].rect.minY - texts[0].rect.minY == 20 && texts[2].rect.minY - texts[0].rect.minY == 60)
    }

    private final class Header: UITableViewHeaderFooterView {
        override func updateConfiguration(using state: UIViewConfigurationState) {
            var content = defaultContentConfiguration()
            content.text = "updated"
            contentConfiguration = content
        }
    }
    private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentConfiguration = UIHostingConfiguration { Text("row") }.minSize(height: 90)
            return cell
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { Header(reuseIdentifier: nil) }
    }

    @Test func headersUpdateTheirConfigurationAndRowsKeepTheirLeastHeight() {
        let (table, source) = (UITableView(frame: .zero, style: .plain), Sections())
        (table.dataSource, table.delegate) = (source, source)
        let graph = AppleModuleGraph.make(Shown(view: table), height: 400)
        #expect(graph.shownTexts == ["updated", "row"])
        let row = graph.layoutListing().first { $0.label == "row" }
        let header = graph.layoutListing().first { $0.label == "updated" }
        #expect((row?.rect.midY ?? 0) - (header?.rect.maxY ?? 0) > 45)
    }

    /// A source that asks for cells while it makes and measures them.
    private final class Asking: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        /// The rows that were visible when a row was made last.
        var visible: [Int: [Int]] = [:]
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            visible[indexPath.row] = tableView.indexPathsForVisibleRows?.map(\.row)
            let isKnown = tableView.cellForRow(at: indexPath) != nil || !tableView.visibleCells.allSatisfy { $0.textLabel?.text != "\(indexPath.row)" }
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = isKnown ? "known" : "\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.visibleCells.isEmpty ? 40 : 50 }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { tableView.visibleCells.isEmpty ? 30 : 20 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let label = UILabel()
            label.text = tableView.visibleCells.isEmpty ? "header" : "late header"
            return label
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            visible[indexPath.item] = collectionView.indexPathsForVisibleItems.map(\.item)
            let cell = UICollectionViewCell(frame: .zero)
            cell.isHighlighted = collectionView.cellForItem(at: indexPath) != nil
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 60, height: collectionView.visibleCells.isEmpty ? 30 : 0) }
    }

    @Test func sourcesFindOnlyTheRowsBeforeTheOneThatTheyMake() {
        let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain), Asking())
        (table.dataSource, table.delegate) = (source, source)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["0", "1", "2"])
        #expect(source.visible == [0: [], 1: [0], 2: [0, 1]])
        #expect(AppleModuleGraph.make(Shown(view: table), height: 400).shownTexts.suffix(3) == ["0", "1", "2"])
    }

    @Test func gridsKnowTheirVisibleCells() {
        let (grid, source) = (UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 70), collectionViewLayout: UICollectionViewFlowLayout()), Asking())
        (grid.dataSource, grid.delegate) = (source, source)
        // Lines of one cell at 0, 40, and 80 points.
        #expect(grid.indexPathsForVisibleItems == [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        #expect(grid.visibleCells.count == 2 && grid.visibleCells.allSatisfy { !$0.isHighlighted && $0.frame.height == 30 })
        #expect(source.visible[1] == [0] && grid.indexPath(for: grid.visibleCells[1]) == IndexPath(item: 1, section: 0))
    }

    /// Headers and footers of a registered class with their standard content.
    private final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell(frame: .zero) }
        private func view(_ text: String, in table: UITableView) -> UIView? {
            let view = table.dequeueReusableHeaderFooterView(withIdentifier: "title")
            var content = view?.defaultContentConfiguration()
            content?.text = text
            view?.contentConfiguration = content
            return view
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view("Head", in: tableView) }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { view("Foot", in: tableView) }
    }

    @Test func headersHaveTheLookOfTheTablesStyle() {
        for (style, texts) in [(UITableView.Style.plain, ["Head", "Foot"]), (.grouped, ["HEAD", "Foot"]), (.insetGrouped, ["HEAD", "Foot"])] {
            let (table, source) = (UITableView(frame: .zero, style: style), Titles())
            (table.dataSource, table.delegate) = (source, source)
            table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
            #expect(AppleModuleGraph.make(Shown(view: table), height: 400).shownTexts.filter { !$0.isEmpty } == texts)
        }
    }

    @Test func filesOfRowsAreRead() throws {
        let csv = "name,age,\"a, b\"\nAnn,31,\"x \"\"y\"\"\"\nBob,,z\n\nCy,28,w\n"
        let frame = try DataFrame(csvData: Data(csv.utf8))
        #expect(frame.shape.rows == 3 && frame.columns.map(\.name) == ["name", "age", "a, b"])
        #expect(Array(frame["age", Int.self]) == [31, nil, 28])
        #expect(frame.rows[0]["a, b", String.self] == "x \"y\"")
        #expect(frame.sorted(on: "age", Int.self).rows.map { $0["name", String.self] } == ["Cy", "Ann", "Bob"])
        #expect(frame.filter(on: "age", Int.self) { ($0 ?? 0) > 30 }.shape.rows == 1)
        #expect(throws: CSVReadingError.self) { try DataFrame(csvData: Data("a,b\n1\n".utf8)) }
        #expect(throws: CSVReadingError.self) { try DataFrame(csvData: Data("a\nx\n".utf8), types: ["a": .integer]) }
        #expect(Column(name: "n", contents: [1, nil, 3]).sum() == 4)
    }

    @Test func contactsComeBackFromTheirCards() throws {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = ("Ann, Jr.", "O;K")
        contact.phoneNumbers = [CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: "555"))]
        contact.emailAddresses = [CNLabeledValue(label: nil, value: "a@b.c")]
        let back = try CNContactVCardSerialization.contacts(with: try CNContactVCardSerialization.data(with: [contact, CNMutableContact()]))
        #expect(back.map(\.givenName) == ["Ann, Jr.", ""] && back.map(\.familyName) == ["O;K", ""])
        #expect(back[0].phoneNumbers.map(\.value.stringValue) == ["555"] && back[0].emailAddresses.map { "\($0.value)" } == ["a@b.c"])
    }

    @Test func timesAreBoxed() {
        let time = CMTime(value: 7, timescale: 600)
        #expect(NSValue(time: time).timeValue == time && NSNumber(value: 1).timeValue == .invalid)
        let range = CMTimeRange(start: time, duration: CMTime(value: 1, timescale: 2))
        #expect(NSValue(timeRange: range).timeRangeValue == range)
    }
}
