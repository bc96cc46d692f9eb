import Geometry
import Views

extension SceneArguments {
    /// A binding to what is presented; nil where the parameter isn't there.
    @MainActor fileprivate func item(_ name: String) -> Binding<PresentedValue?>? {
        guard let reference: StateReference = custom(name) else { return nil }
        return reference.binding(in: scope, get: { $0 == .null ? nil : PresentedValue(value: $0) }, set: { $0?.value ?? .null })
    }

    /// A binding to a state variable that is true or false; nil where the parameter isn't there.
    @MainActor func flag(_ name: String) -> Binding<Bool>? {
        guard let reference: StateReference = custom(name) else { return nil }
        return reference.binding(in: scope, get: { $0 == .bool(true) }, set: { .bool($0) })
    }
}

/// What a sheet or popover is shown for.
private struct PresentedValue: Identifiable {
    let value: SceneValue
    var id: SceneValue {
        if case .object(let members) = value, let id = members["id"] { id } else { value }
    }
}

extension SceneEntries {
    private static let presented = variable("isPresented", .bool, isRequired: false, "Whether it is shown; going away sets it to false.")
    private static let item = BoundParameter(
        "item", .custom("the name of a state variable that begins with null"), shape: .stateVariable(nil), reader: readItem,
        "What it is shown for, and known as in it; it is shown while this is not null, and going away sets it to null. An object is told from the next by its "
            + "'id', or else by all of it.")
    private static let itemLocal: LocalVariable = {
        var local = LocalVariable("as", default: "item", .any)
        local.isNamedWith = "item"
        return local
    }()
    private static let presentedOrItem = ["isPresented", "item"]

    static func readItem(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        guard let value = StateReference.reader(nil)(node, path, binder, scope) else { return nil }
        if let name = node.string, let type = scope.variable(name)?.type, type != .any {
            binder.collector.error(
                "state variable \(quoted(name)) is \(type), and what is presented begins with null", at: node.position, path: path)
            return nil
        }
        return value
    }
    private static let onDismiss = BoundParameter("onDismiss", .assignments, seesLocals: false, "New values for state variables when it has gone.")
    private static let shown = BoundParameter("content", .views, isRequired: true, "What is shown in it.")
    private static let edges: [String: Edge] = ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing]

    static let presentationModifiers: [ModifierEntry] = [
        ModifierEntry(
            "sheet",
            [
                presented, item, shown, onDismiss,
                .init("height", .value(.number), "A share of the canvas, 0…1; without it the sheet is large."),
            ], local: itemLocal, exactlyOne: presentedOrItem, "A sheet that comes up over everything."
        ) { view, arguments in
            @MainActor @ViewBuilder func content(_ item: SceneValue) -> some View {
                // Without a height what the content itself says of its heights holds.
                if let height = arguments.number("height") {
                    Group { arguments.adding(item).views("content") }.presentationDetents([.fraction(CGFloat(min(max(height, 0), 1)))])
                } else {
                    arguments.adding(item).views("content")
                }
            }
            if let item = arguments.item("item") { return view.sheet(item: item, onDismiss: arguments.action("onDismiss")) { content($0.value) } }
            guard let isPresented = arguments.flag("isPresented") else { return view }
            return view.sheet(isPresented: isPresented, onDismiss: arguments.action("onDismiss")) { content(.null) }
        },
        ModifierEntry(
            "fullScreenCover", [presented, item, shown, onDismiss], local: itemLocal, exactlyOne: presentedOrItem, "A view that comes up and covers everything."
        ) { view, arguments in
            if let item = arguments.item("item") {
                return view.fullScreenCover(item: item, onDismiss: arguments.action("onDismiss")) { arguments.adding($0.value).views("content") }
            }
            guard let isPresented = arguments.flag("isPresented") else { return view }
            return view.fullScreenCover(isPresented: isPresented, onDismiss: arguments.action("onDismiss")) { arguments.adding(.null).views("content") }
        },
        ModifierEntry(
            "popover",
            [
                presented, item, shown, .init("rect", .value(.rect), "What it is attached to, in the view; without it, the view."),
                .unitPoint("point", "What it is attached to, in place of a rect.").not(with: "rect"),
                .init("arrowEdge", .keyword(Array(edges.keys.sorted())), default: "top", "The edge of that place where the arrow is, if there is room."),
            ], local: itemLocal, exactlyOne: presentedOrItem, "A bubble over everything that points to the view."
        ) { view, arguments in
            let anchor: PopoverAttachmentAnchor =
                if let point = arguments.unitPoint("point") {
                    .point(point)
                } else if let rect = arguments.rect("rect") { .rect(.rect(rect)) } else { .rect(.bounds) }
            let edge = edges[arguments.string("arrowEdge") ?? "top"] ?? .top
            if let item = arguments.item("item") {
                return view.popover(item: item, attachmentAnchor: anchor, arrowEdge: edge) { arguments.adding($0.value).views("content") }
            }
            guard let isPresented = arguments.flag("isPresented") else { return view }
            return view.popover(isPresented: isPresented, attachmentAnchor: anchor, arrowEdge: edge) { arguments.adding(.null).views("content") }
        },
    ]
}
