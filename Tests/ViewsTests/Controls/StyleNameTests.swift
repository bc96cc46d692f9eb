import Foundation
import Testing

@testable import Views

/// The short names and initializers of styles: each leads to the look of its type, and styles of other platforms warn.
@MainActor
struct StyleNameTests {
    private func warnings(_ view: some View) -> [String] { host(view, width: 300, height: 400).warnings }
    private func accepted(_ name: String) -> [String] { ["\(name) is accepted but not drawn"] }

    @Test func stylesOfTabs() {
        let tabs = TabView { Text("page").tabItem { Text("A") } }
        #expect(warnings(tabs.tabViewStyle(.automatic)).isEmpty && warnings(tabs.tabViewStyle(.tabBarOnly)).isEmpty)
        #expect(warnings(tabs.tabViewStyle(.sidebarAdaptable)).isEmpty && warnings(tabs.tabViewStyle(.grouped)).isEmpty)
        #expect(warnings(tabs.tabViewStyle(.carousel)) == accepted("tabViewStyle(.carousel)"))
        #expect(warnings(tabs.tabViewStyle(.verticalPage)) == accepted("tabViewStyle(.verticalPage)"))
        #expect(warnings(tabs.tabViewStyle(.verticalPage(transitionStyle: .blur))) == accepted("tabViewStyle(.verticalPage)"))
        #expect(VerticalPageTabViewStyle(transitionStyle: .identity)._notDrawn == "tabViewStyle(.verticalPage)")
    }

    @Test func dotsHaveABackgroundOnRequest() {
        #expect(PageIndexViewStyle(backgroundDisplayMode: .always)._background == .always)
        #expect(PageIndexViewStyle.page(backgroundDisplayMode: .never)._background == .never && PageIndexViewStyle.page._background == .automatic)
        func fills(_ mode: PageIndexViewStyle.BackgroundDisplayMode) -> Int {
            let pages = TabView {
                Text("a")
                Text("b")
            }
            return host(pages.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: mode)), width: 300, height: 400).fills.count
        }
        #expect(fills(.always) == fills(.never) + 1)
    }

    @Test func stylesOfLists() {
        let looks: [(any ListStyle, _ListLook, String?)] = [
            (PlainListStyle.plain, .plain, nil), (GroupedListStyle.grouped, .grouped, nil), (InsetGroupedListStyle.insetGrouped, .insetGrouped, nil),
            (DefaultListStyle.automatic, .insetGrouped, nil), (InsetListStyle.inset, .inset(alternates: false), nil),
            (InsetListStyle.inset(alternatesRowBackgrounds: true), .inset(alternates: true), nil),
            (InsetListStyle(alternatesRowBackgrounds: true), .inset(alternates: true), nil),
            (SidebarListStyle.sidebar, .sidebar, nil), (CarouselListStyle.carousel, .insetGrouped, "listStyle(.carousel)"),
            (EllipticalListStyle.elliptical, .insetGrouped, "listStyle(.elliptical)"), (BorderedListStyle.bordered, .plain, "listStyle(.bordered)"),
            (BorderedListStyle.bordered(alternatesRowBackgrounds: true), .plain.alternating(true), "listStyle(.bordered)"),
            (BorderedListStyle(alternatesRowBackgrounds: true), .plain.alternating(true), "listStyle(.bordered)"),
        ]
        for (style, look, name) in looks { #expect(style._look == look && style._notDrawn == name) }
        #expect(warnings(List { Text("a") }.listStyle(.bordered(alternatesRowBackgrounds: true))) == accepted("listStyle(.bordered)"))
    }

    private struct Row: Identifiable { let id: Int }

    @Test func stylesOfTables() {
        let table = Table([Row(id: 1)]) { TableColumn("Id") { Text("row \($0.id)") } }
        func texts(_ view: some View) -> [String] { host(view, width: 300, height: 400).texts }
        #expect(texts(table.tableStyle(.automatic)) == ["row 1"] && texts(table.tableStyle(.inset)) == ["row 1"])
        #expect(texts(table.tableStyle(.inset(alternatesRowBackgrounds: true))) == ["row 1"])
        #expect(texts(table.tableStyle(InsetTableStyle(alternatesRowBackgrounds: true))) == ["row 1"])
        #expect(warnings(table.tableStyle(.inset)).isEmpty)
        let bordered = accepted("tableStyle(.bordered)")
        #expect(warnings(table.tableStyle(.bordered)) == bordered && texts(table.tableStyle(.bordered)) == ["row 1"])
        #expect(warnings(table.tableStyle(.bordered(alternatesRowBackgrounds: true))) == bordered)
        #expect(warnings(table.tableStyle(BorderedTableStyle(alternatesRowBackgrounds: true))) == bordered)
    }

    @Test func whatUsersCannotChangeAboutColumnsIsASet() {
        typealias Behavior = TableColumnCustomizationBehavior
        #expect(Behavior.all.contains(.reorder) && Behavior.all.contains(.resize) && Behavior.all.contains(.visibility) && Behavior().isEmpty)
        #expect(!Behavior.reorder.contains(.resize) && Behavior.reorder.union(.resize).contains(.resize))
        #expect(Behavior.all.intersection(.resize) == .resize && Behavior.all.symmetricDifference(.resize) == [.reorder, .visibility])
        var set = Behavior.all
        set.formIntersection([.reorder, .resize])
        #expect(set == [.reorder, .resize])
        set.formSymmetricDifference([.resize, .visibility])
        #expect(set == [.reorder, .visibility])
        #expect(set.remove(.reorder) == .reorder && set.remove(.reorder) == nil && set == [.visibility])
        #expect(set.insert(.resize).inserted && !set.insert(.resize).inserted && set.update(with: .resize) == .resize && set.update(with: .reorder) == nil)
        #expect(set == .all)
    }

    @Test func aDisclosureRowShowsTheRowsBelowIt() {
        let table = Table(of: Row.self) {
            TableColumn("Id") { Text("row \($0.id)") }.disabledCustomizationBehavior(.resize)
        } rows: {
            DisclosureTableRow(Row(id: 1), isExpanded: .constant(true)) {
                TableRow(Row(id: 2))
                TableRow(Row(id: 3))
            }
        }
        #expect(host(table, width: 300, height: 400).texts == ["row 1", "row 2", "row 3"])
    }

    @Test func aSectionCollapsesOnRequest() {
        func texts(_ isCollapsible: Bool) -> [String] {
            host(
                List { Section("title", isExpanded: .constant(false)) { Text("row") }.collapsible(isCollapsible) }.listStyle(.sidebar), width: 300, height: 400
            ).texts
        }
        #expect(!texts(true).contains("row") && texts(false).contains("row"))
    }

    @Test func stylesOfButtons() {
        func drawn(_ view: some View) -> [DisplayItem] { host(view).drawn }
        let button = Button("A") {}
        #expect(drawn(button.buttonStyle(.bordered)) == drawn(button.buttonStyle(BorderedButtonStyle())))
        #expect(drawn(button.buttonStyle(.bordered)) != drawn(button.buttonStyle(.borderedProminent)))
        #expect(drawn(button.buttonStyle(.borderedProminent)) == drawn(button.buttonStyle(BorderedProminentButtonStyle())))
        #expect(drawn(button.buttonStyle(BorderedButtonStyle(tint: .red))) == drawn(button.buttonStyle(.bordered).tint(.red)))
        #expect(drawn(button.buttonStyle(.glass)) != drawn(button.buttonStyle(.glassProminent)))
        #expect(drawn(button.buttonStyle(.glassProminent)) == drawn(button.buttonStyle(GlassProminentButtonStyle())))
        #expect(drawn(button.buttonStyle(GlassButtonStyle(.regular.tint(.red)))) != drawn(button.buttonStyle(.glass)))
    }
}
