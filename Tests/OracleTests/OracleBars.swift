import Foundation
import Views

/// Stacks of pages, tab views, links, and bars.
extension OracleScene {
    /// The height of the status bar, in points: the pictures with bars were drawn in a window of an iPhone, at its top.
    private static var statusBar: CGFloat { 59 }

    /// Returns the view of one of these types; nil for another type.
    func barView(_ type: String, _ a: Arguments, _ children: [AnyView]) throws -> AnyView? {
        let content = ForEach(children.indices, id: \.self) { children[$0] }
        switch type {
        case "NavigationStack":
            // The title of a stack is that of its root.
            let title = a.string("navigationTitle")
            return belowStatusBar(NavigationStack { if let title { Group { content }.navigationTitle(title) } else { content } })
        case "TabView": return belowStatusBar(TabView { content })
        case "NavigationLink": return AnyView(NavigationLink(value: a.string("value")) { content })
        case "ToolbarContent": return AnyView(Group { content })
        default: return nil
        }
    }

    private func belowStatusBar(_ view: some View) -> AnyView {
        AnyView(view.safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: Self.statusBar) })
    }
}

extension OracleModifier {
    /// Returns the view with one of the attributes of pages and bars; nil for another attribute.
    func bars(_ view: AnyView) throws -> AnyView? {
        let entries = own.object("value")
        switch name {
        case "navigationTitle": return AnyView(view.navigationTitle(own.string("value") ?? ""))
        case "navigationBarTitleDisplayMode":
            let modes: [String: NavigationBarItem.TitleDisplayMode] = ["inline": .inline, "large": .large]
            return AnyView(view.navigationBarTitleDisplayMode(own.string("value").flatMap { modes[$0] } ?? .automatic))
        case "navigationBarHidden": return AnyView(view.navigationBarHidden(own.flag("value")))
        case "navigationBarBackButtonHidden": return AnyView(view.navigationBarBackButtonHidden(own.flag("value")))
        case "navigationDestination":
            let page = try scene.view((value as? [String: Any])?["content"])
            return AnyView(view.navigationDestination(isPresented: .constant(entries?.flag("isPresented") ?? false)) { page })
        case "toolbar":
            let items = try scene.view(value)
            return AnyView(view.toolbar { ToolbarItemGroup { items } })
        case "tabItem":
            let (symbol, title) = (entries?.string("systemName"), entries?.string("text") ?? "")
            return AnyView(
                view.tabItem {
                    if let symbol { Image(systemName: symbol) }
                    Text(title)
                })
        default: return nil
        }
    }
}
