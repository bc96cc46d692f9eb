/// A view, or a modifier with a place of its own, that may stand in the source: not one of those that the library's views consist of.
package struct WrittenView: Sendable, Equatable, Codable {
    /// The name of its type or modifier: "List", "padding".
    package var name: String
    /// The view's text, or that of its label, or its identifier.
    package var label: String?
    /// The rect in the final layout, as in `LayoutEntry`.
    package var rect: CGRect
    /// The bounding box of the painted area, as in `LayoutEntry`.
    package var paintedRect: CGRect
    /// The number of written views that contain it.
    package var depth: Int
    /// The author's views and modifiers whose bodies contain it, innermost first.
    package var owners: [String]
    /// Whether it can only come from the source; otherwise it may be a part of a library's view whose type is erased.
    package var isCertain: Bool
    /// The location in a scene.
    package var place: ViewDetails.SourcePlace?

    package init(
        name: String, label: String? = nil, rect: CGRect, paintedRect: CGRect, depth: Int, owners: [String] = [], isCertain: Bool = true,
        place: ViewDetails.SourcePlace? = nil
    ) {
        (self.name, self.label, self.rect, self.paintedRect, self.depth) = (name, label, rect, paintedRect, depth)
        (self.owners, self.isCertain, self.place) = (owners, isCertain, place)
    }
}

extension ViewGraph {
    /// Returns the views that the author wrote, with their rects at the present time, outer views first.
    ///
    /// The static type of a body names the views of its source: a view belongs to the source if its type is a part of that type, and not only of the body of one
    /// of the library's views.
    ///
    /// - Complexity: proportional to the number of views times their depth, and to the lengths of the names of their types.
    package func writtenViews() -> [WrittenView] {
        var listing = WrittenListing(paintedRects: paintedRects())
        listing.visit(root, depth: 0)
        return listing.views
    }
}

/// Collects the written views of a tree of render nodes.
@MainActor
private struct WrittenListing {
    let paintedRects: [ObjectIdentifier: CGRect]
    private(set) var views: [WrittenView] = []
    private var origins: [ObjectIdentifier: Origin] = [:]
    /// The entries of the nodes that have one.
    private var entries: [ObjectIdentifier: Int] = [:]
    /// The node of the author's view that the graph shows.
    private var shown: ObjectIdentifier?

    init(paintedRects: [ObjectIdentifier: CGRect]) { self.paintedRects = paintedRects }

    /// Adds the written views below a render node.
    mutating func visit(_ node: RenderNode, depth: Int) {
        var children: [RenderNode] = []
        node.forEachChild { children.append($0) }
        for child in children {
            var inner = depth
            for owner in child.owner.parents(inside: node.owner) where owner is any InspectedBody { enter(owner, &inner) }
            if child.isListed { add(child, &inner) }
            visit(child, depth: inner)
        }
    }

    /// Adds an entry for a node with a body, unless an earlier sibling did.
    private mutating func enter(_ node: _Node, _ depth: inout Int) {
        let key = ObjectIdentifier(node)
        if let index = entries[key] {
            depth = views[index].depth + 1
            return
        }
        let origin = origin(of: node)
        guard origin.isWritten, let type = node.viewType, !Origin.isStructural(TypeName(type)), !isRoot(node, type, depth) else { return }
        let name = TypeName(type).base
        guard origin.canHave(name) else { return }
        entries[key] = views.count
        var items: [RenderNode] = []
        node.appendItems(to: &items)
        views.append(
            WrittenView(
                name: name, label: label(of: items, type), rect: items.union(\.absoluteFrame), paintedRect: items.union(painted), depth: depth,
                owners: origin.around?.owners ?? [],
                isCertain: origin.isCertain, place: origin.place))
        depth += 1
    }

    private mutating func add(_ child: RenderNode, _ depth: inout Int) {
        let origin = origin(of: child.owner)
        guard origin.isWritten, origin.canHave(child.name) else { return }
        views.append(
            WrittenView(
                name: child.name, label: child.listedLabel, rect: child.absoluteFrame, paintedRect: painted(child), depth: depth, owners: origin.owners,
                isCertain: origin.isCertain, place: origin.place))
        depth += 1
    }

    private func painted(_ node: RenderNode) -> CGRect { paintedRects[ObjectIdentifier(node)] ?? node.absoluteFrame }

    /// Returns the label of a view with a body, if its first argument, as of `Toggle<Label>`, is a text or a label with one.
    private func label(of items: [RenderNode], _ type: Any.Type) -> String? {
        guard !InspectedText.isUsers(type), let first = TypeName(type).arguments.first, first == "Views.Text" || first.hasPrefix("Views.Label<Views.Text")
        else {
            return nil
        }
        return items.lazy.compactMap(\.firstText).first
    }

    /// Returns whether a node shows what was asked for, or only has a place in a scene.
    private mutating func isRoot(_ node: _Node, _ type: Any.Type, _ depth: Int) -> Bool {
        if PreviewValues.isContent(type) || (node as? any InspectedBody)?.inspectedView is any PlacedInSource { return true }
        guard depth == 0, shown == nil, InspectedText.isUsers(type) else { return shown == ObjectIdentifier(node) }
        shown = ObjectIdentifier(node)
        return true
    }

    /// Returns where a node's view comes from.
    private mutating func origin(of node: _Node) -> Origin {
        let key = ObjectIdentifier(node)
        if let known = origins[key] { return known }
        let around: Origin? = if let parent = node.parent { origin(of: parent) } else { nil }
        let new = Origin(of: node, inside: around)
        origins[key] = new
        return new
    }
}

extension [RenderNode] {
    fileprivate func union(_ rect: (RenderNode) -> CGRect) -> CGRect { reduce(.null) { $0.union(rect($1)) } }
}

extension RenderNode {
    /// The text of the first text, or of the first label of a control, at or below the node.
    fileprivate var firstText: String? {
        if name == "Text" || name == "control", let label = listedLabel { return label }
        var result: String?
        forEachChild { if result == nil { result = $0.firstText } }
        return result
    }
}

/// Where the view of a node comes from: from the source of the author, or from a body of the library.
@MainActor
private final class Origin {
    /// Whether the view belongs to the source.
    let isWritten: Bool
    /// Whether that is known from its type.
    let isCertain: Bool
    /// The author's views and modifiers whose bodies contain the views inside, innermost first.
    let owners: [String]
    let place: ViewDetails.SourcePlace?
    /// The names that the source can have for it; nil for any.
    private let names: Set<String>?
    /// The origin of the node around it.
    let around: Origin?
    /// Whether the nodes directly inside are written, whatever their types.
    private let isOpen: Bool
    /// The types that are written directly inside.
    private let direct: [String]
    /// The types that are written wherever they are inside.
    private let expected: Set<String>
    /// The types that may be: parts of views whose types are erased.
    private let possible: Set<String>
    /// The modifiers around it that show their content in bodies of their own, innermost last.
    private let modifiers: [Origin]
    /// The same for the nodes inside.
    private var innerModifiers: [Origin]

    init(of node: _Node, inside outer: Origin?) {
        around = outer
        modifiers = outer?.innerModifiers ?? []
        innerModifiers = modifiers
        let sceneView = (node as? any InspectedBody)?.inspectedView as? any PlacedInSource
        names = sceneView.map(\.sourceNames) ?? outer?.names
        let (isOpenOutside, expectedOutside, possibleOutside) = (outer?.isOpen ?? false, outer?.expected ?? [], outer?.possible ?? [])
        guard let viewType = node.viewType else {
            (isWritten, isCertain, owners, place) = (outer?.isWritten ?? false, outer?.isCertain ?? false, outer?.owners ?? [], outer?.place)
            (isOpen, direct, expected, possible) = (isOpenOutside, outer?.direct ?? [], expectedOutside, possibleOutside)
            return
        }
        if viewType is any ModifierBodyContent.Type, let whole = modifiers.last {
            (isWritten, isCertain, owners, place) = (whole.isWritten, whole.isCertain, whole.around?.owners ?? [], whole.place)
            (isOpen, direct, expected, possible) = (whole.isWritten, [], whole.expected, whole.possible)
            innerModifiers = whole.modifiers
            return
        }
        let name = TypeName(viewType)
        let isUsers = InspectedText.isUsers(viewType)
        let isInside = isOpenOutside || outer?.direct.contains(name.text) == true
        isCertain = isUsers || sceneView != nil || expectedOutside.contains(name.text) || (isInside && outer?.isCertain == true)
        isWritten = isCertain || isInside || possibleOutside.contains(name.text)
        place = sceneView?.sourcePlace ?? outer?.place
        // A body may show parts of its own between those of the source; other nodes are directly around their content.
        direct = isWritten && !(node is any InspectedBody) ? name.arguments.flatMap(TypeName.elements(of:)) : []
        let owners = outer?.owners ?? []
        let modifier = (viewType as? any ModifiedView.Type)?.modifierType
        let isOwnModifier = modifier.map { InspectedText.isUsers($0) } ?? false
        let isStructural = sceneView == nil && Self.isStructural(name)
        let isBody = isUsers || sceneView != nil
        // The views of a body, and what an erased view shows, may be of any type.
        isOpen = modifier != nil ? isOwnModifier : isBody || isStructural && (isWritten || name.base == "AnyView")
        // What is around a modifier or a structural view also holds inside of it; another view begins anew.
        let isTransparent = modifier != nil || isStructural || !isWritten
        expected = (isTransparent ? expectedOutside : []).union(isCertain ? name.components : [])
        possible = (isTransparent ? possibleOutside : []).union(isWritten && !isCertain ? name.components : [])
        if let modifier, isOwnModifier {
            self.owners = Self.adding(TypeName(modifier).base, to: owners)
        } else {
            self.owners = isUsers ? Self.adding(name.base, to: owners) : sceneView != nil ? [] : owners
        }
        if let modifier, !(modifier is any PrimitiveModifier.Type) { innerModifiers.append(self) }
    }

    /// Returns whether the source can have a name for the view.
    func canHave(_ name: String) -> Bool { names?.contains(name) ?? true }

    private static func adding(_ owner: String, to owners: [String]) -> [String] {
        [owner == PreviewValues.viewName ? PreviewValues.macroName : owner] + owners.filter { $0 != owner }.prefix(7)
    }

    /// The library's views that only arrange the views of the source.
    private static let structural: Set<String> = [
        "AnyView", "TupleView", "Optional", "_ConditionalContent", "Group", "ForEach", "_TransactionBody", "BodyOf", "EvaluatedContent", "EquatableView",
    ]

    /// Whether a view only arranges others, as those do that show a scene.
    static func isStructural(_ name: TypeName) -> Bool { structural.contains(name.base) || name.text.hasPrefix("SceneFormat.") }
}

/// A view with a modifier.
private protocol ModifiedView { static var modifierType: Any.Type { get } }

extension ModifiedContent: ModifiedView { fileprivate static var modifierType: Any.Type { Modifier.self } }

/// The view that a modifier's body changes.
private protocol ModifierBodyContent {}

extension _ViewModifier_Content: ModifierBodyContent {}
