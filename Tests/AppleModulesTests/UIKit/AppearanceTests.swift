import AppleUIKit
import Display
import Easel
import Testing

@testable import Views

/// Settings of UIKit's appearance proxies apply to SwiftUI's bars and controls.
@MainActor @Suite struct AppearanceTests {
    /// Returns the view's drawing while the settings apply. They end with the test, which never waits.
    private func drawn<V: View>(_ view: V) -> (fills: [ResolvedColor], texts: [String]) {
        let graph = AppleModuleGraph.make(view)
        var fills: [ResolvedColor] = []
        func visit(_ items: [DisplayItem]) {
            for item in items {
                if case .fill(_, .color(let color), _) = item { fills.append(color) }
                if case .group(_, let inner) = item { visit(inner) }
            }
        }
        visit(graph.displayList().items)
        return (fills, graph.shownTexts)
    }

    private let marked = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    private var magenta: ResolvedColor { Color(red: 1, green: 0, blue: 1).resolve(in: EnvironmentValues()) }

    @Test func opaqueBackgroundsOfBarsAreDrawn() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = marked
        let page = NavigationView { Text("Page").navigationTitle("Title") }
        defer { Appearance.shared.change { $0 = ControlLooks() } }
        UINavigationBar.appearance().standardAppearance = appearance
        #expect(!drawn(page).fills.contains(magenta))
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        #expect(drawn(page).fills.contains(magenta))
    }

    @Test func hiddenTabBarsHaveNoTabs() {
        let tabs = TabView { Text("Page").tabItem { Text("Tab") } }
        defer { Appearance.shared.change { $0 = ControlLooks() } }
        #expect(drawn(tabs).texts == ["Page", "Tab"])
        UITabBar.appearance().isHidden = true
        #expect(drawn(tabs).texts == ["Page"])
        UITabBar.appearance().isHidden = false
        UITabBar.appearance().backgroundColor = marked
        #expect(drawn(tabs).fills.contains(magenta))
        UITabBar.appearance().backgroundColor = nil
    }

    @Test func controlsHaveTheColorsOfTheirProxies() {
        defer { Appearance.shared.change { $0 = ControlLooks() } }
        UISwitch.appearance().onTintColor = marked
        #expect(drawn(Toggle("", isOn: .constant(true))).fills.contains(magenta))
        #expect(!drawn(Toggle("", isOn: .constant(false))).fills.contains(magenta))
        UISlider.appearance().thumbTintColor = marked
        #expect(drawn(Slider(value: .constant(0.5))).fills.contains(magenta))
        let picker = Picker("", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
        #expect(!drawn(picker).fills.contains(magenta))
        UISegmentedControl.appearance().selectedSegmentTintColor = marked
        #expect(drawn(picker).fills.contains(magenta))
        let pages = TabView { ForEach(0..<3) { Text("\($0)") } }.tabViewStyle(.page)
        UIPageControl.appearance().currentPageIndicatorTintColor = marked
        #expect(drawn(pages).fills.filter { $0 == magenta }.count == 1)
    }
}
