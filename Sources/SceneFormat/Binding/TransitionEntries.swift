import Geometry
import Views

extension SceneEntries {
    private static let edgeNames = ["top", "bottom", "leading", "trailing"]

    /// One transition, or several that play together.
    private static let parts: [BoundParameter] = [
        .init("kind", .keyword(["identity", "opacity", "slide", "scale"]), "One that needs nothing else said."),
        .init("move", .keyword(edgeNames), "From beyond this edge of itself, and back there."),
        .init("push", .keyword(edgeNames), "From beyond this edge and out at the opposite one, fading."),
        .init("scale", .number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false), "From this share of its size, and back to it."),
        .init("anchor", .keyword(UnitPoint.sceneNames), default: "center", "The point that stays while it is scaled."),
        .init("offset", .value(.point), "From there, and back."),
    ]

    private static let half = BoundSignature("transition", parts, primary: "kind", local: nil, otherNames: [], "A transition.")

    /// A transition for one of the two ways.
    private static func half(_ name: String, _ summary: String) -> BoundParameter {
        BoundParameter(
            name, .custom("a transition such as \"opacity\" or { \"move\": \"top\" }"),
            reader: { node, path, binder, scope in
                .custom(binder.arguments(of: half, from: node, at: node.position, path: path, node: node, scope: scope, depth: 0))
            }, summary)
    }

    static let transitionModifiers: [ModifierEntry] = [
        ModifierEntry(
            "transition", parts + [half("insertion", "How it comes, in place of the others."), half("removal", "How it goes, in place of the others.")],
            primary: "kind",
            "How the view comes and goes when a change with an animation inserts or removes it; several at once are combined. Without it the view fades."
        ) { view, arguments in
            let whole = transition(arguments)
            guard arguments.has("insertion") || arguments.has("removal") else { return view.transition(whole) }
            @MainActor func part(_ name: String) -> AnyTransition {
                arguments.custom(name, as: PreparedArguments.self).map { transition(SceneArguments(prepared: $0, scope: arguments.scope)) } ?? whole
            }
            return view.transition(.asymmetric(insertion: part("insertion"), removal: part("removal")))
        }
    ]

    @MainActor private static func edge(_ name: String) -> Edge {
        let edges: [String: Edge] = ["top": .top, "bottom": .bottom, "leading": .leading]
        return edges[name] ?? .trailing
    }

    /// All that is said, together.
    @MainActor private static func transition(_ arguments: SceneArguments) -> AnyTransition {
        let kinds: [String: AnyTransition] = ["identity": .identity, "opacity": .opacity, "slide": .slide, "scale": .scale]
        var parts: [AnyTransition] = []
        if let kind = arguments.string("kind").flatMap({ kinds[$0] }) { parts.append(kind) }
        if let name = arguments.string("move") { parts.append(.move(edge: edge(name))) }
        if let name = arguments.string("push") { parts.append(.push(from: edge(name))) }
        if let scale = arguments.length("scale") {
            parts.append(.scale(scale: scale, anchor: UnitPoint(sceneName: arguments.string("anchor") ?? "center")))
        }
        if let offset = arguments.point("offset") { parts.append(.offset(x: offset.x, y: offset.y)) }
        return parts.dropFirst().reduce(parts.first ?? .opacity) { $0.combined(with: $1) }
    }
}
