import Foundation
import Views

extension SceneEntries {
    private static let title = Parameter.string("title", default: nil, "The title.")
    private static let groupStyles: StyleKeywords = [
        "automatic": { $0.controlGroupStyle(.automatic) }, "navigation": { $0.controlGroupStyle(.navigation) },
        "menu": { $0.controlGroupStyle(.menu) }, "compactMenu": { $0.controlGroupStyle(.compactMenu) }, "palette": { $0.controlGroupStyle(.palette) },
    ]
    private static let menuOrders: Keywords<MenuOrder> = ["automatic": .automatic, "fixed": .fixed, "priority": .priority]

    @EntryList<ViewEntry> static var linkViews: [ViewEntry] {
        ViewEntry(
            "ShareLink", "A button that shares something; the list of apps isn't drawn.", .string("item", "The text or address to share.").primary, title
        ) { item, title in
            if let title { return SceneContent(ShareLink(title, item: item)) }
            return SceneContent(ShareLink(item: item))
        }
        ViewEntry(
            "Link", "A button for an address. Nothing is opened, but a tap can change state; 'as' names the address.",
            title.primary, .views("label", default: nil, "The label as views."), .string("destination", "The address, such as https://example.com."),
            .action(default: nil, "New values for state variables when it is tapped."),
            locals: [LocalVariable("as", default: "url", .string)], exactlyOne: ["title", "label"]
        ) { title, label, destination, action in
            Button {
                action(.string(destination))
            } label: {
                if let label { label } else { Text(verbatim: title ?? "") }
            }
        }
        ViewEntry("EditButton", "A button that begins and ends editing the rows of a list.") { EditButton() }
        ViewEntry(
            "OutlineGroup", "Rows of a tree: an element with children can be opened.",
            .list("in", "The elements of the top level, which are objects."),
            .name("children", default: "children", "The member of an element with the list of those below it."),
            .withLocals(.value("id", default: nil, "The identity of each element; by default the element itself.")),
            .withLocals(.views("content", "The views of one element.")), .context, locals: [LocalVariable("as", default: "element", .any)]
        ) { list, children, id, content, context in
            OutlineGroup(outline(list, children, id, context), children: \.children) { content($0.element) }
        }
    }

    @EntryList<ModifierEntry> static var linkModifiers: [ModifierEntry] {
        ModifierEntry(
            "controlGroupStyle", "The style of the control groups inside.", .keyword("style", groupStyles, "The style.").primary
        ) { view, style in style(view) }
        ModifierEntry("menuOrder", "The order of the items of the menus inside.", .keyword("order", menuOrders, "The order.").primary) { view, order in
            view.menuOrder(order)
        }
    }
}

/// An element of a tree.
private struct OutlineItem: Identifiable {
    let id: SceneValue
    let element: SceneValue
    let children: [OutlineItem]?
}

@MainActor private func outline(_ list: [SceneValue], _ children: String, _ id: Deferred<SceneValue?>, _ context: SceneContext) -> [OutlineItem] {
    loopItems(list, id, context).map { item in
        var below: [SceneValue]?
        if case .object(let members) = item.element, case .array(let elements)? = members[children] { below = elements }
        return OutlineItem(id: item.id, element: item.element, children: below.map { outline($0, children, id, context) })
    }
}
