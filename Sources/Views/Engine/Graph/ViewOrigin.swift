/// Where the view of a node comes from: from the source of the author, or from a body of the library.
@MainActor
final class ViewOrigin {
    /// Whether the view belongs to the source.
    let isWritten: Bool
    /// Whether that is known from its type.
    let isCertain: Bool
    /// The author's views and modifiers whose bodies contain the views inside, innermost first.
    let owners: [String]
    /// The location in a scene.
    let place: ViewDetails.SourcePlace?
    /// The names that the source can have for it; nil for any.
    private let names: Set<String>?
    /// The origin of the node around it.
    let around: ViewOrigin?
    /// Whether the nodes directly inside are written, whatever their types.
    private let isOpen: Bool
    /// The types that are written directly inside.
    private let direct: [String]
    /// The types that are written wherever they are inside.
    private let expected: Set<String>
    /// The types that may be: parts of views whose types are erased.
    private let possible: Set<String>
    /// The modifiers around it that show their content in bodies of their own, innermost last.
    private let modifiers: [ViewOrigin]
    /// Those that are also around the nodes inside.
    private let modifiersInside: [ViewOrigin]
    /// Whether it is such a modifier itself.
    private let showsContentInBody: Bool

    init(of node: _Node, inside outer: ViewOrigin?) {
        around = outer
        modifiers = outer.map { $0.modifiersInside + ($0.showsContentInBody ? [$0] : []) } ?? []
        let sceneView = (node as? any InspectedBody)?.inspectedView as? any PlacedInSource
        names = sceneView.map(\.sourceNames) ?? outer?.names
        let (isOpenOutside, expectedOutside, possibleOutside) = (outer?.isOpen ?? false, outer?.expected ?? [], outer?.possible ?? [])
        guard let viewType = node.viewType else {
            (isWritten, isCertain, owners, place) = (outer?.isWritten ?? false, outer?.isCertain ?? false, outer?.owners ?? [], outer?.place)
            (isOpen, direct, expected, possible) = (isOpenOutside, outer?.direct ?? [], expectedOutside, possibleOutside)
            (modifiersInside, showsContentInBody) = (modifiers, false)
            return
        }
        if viewType is any ModifierBodyContent.Type, let whole = modifiers.last {
            (isWritten, isCertain, owners, place) = (whole.isWritten, whole.isCertain, whole.around?.owners ?? [], whole.place)
            (isOpen, direct, expected, possible) = (whole.isWritten, [], whole.expected, whole.possible)
            (modifiersInside, showsContentInBody) = (whole.modifiers, false)
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
        (modifiersInside, showsContentInBody) = (modifiers, modifier.map { !($0 is any PrimitiveModifier.Type) } ?? false)
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
