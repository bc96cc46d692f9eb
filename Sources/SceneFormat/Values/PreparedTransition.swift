import Geometry
import Views

/// How a view comes and goes, as a scene says it: several things at once, or one way in and another one out.
struct PreparedTransition: Sendable {
    private let arguments: PreparedArguments

    /// Reads `"slide"`, `{ "move": "leading", "kind": "opacity" }` or `{ "insertion": …, "removal": … }`.
    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        let arguments = binder.arguments(of: signature, from: node, at: node.position, path: path, scope: scope, depth: binder.depth)
        return .custom(PreparedTransition(arguments: arguments))
    }

    /// Reads a list of transitions.
    private static func readAll(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        guard let nodes = node.elements else {
            binder.collector.error("expected an array of transitions, not \(node.kind)", at: node.position, path: path)
            return nil
        }
        let all = nodes.enumerated().map { index, node in
            PreparedTransition(
                arguments: binder.arguments(of: signature, from: node, at: node.position, path: path[index], scope: scope, depth: binder.depth))
        }
        return .custom(all)
    }

    @MainActor func transition(in scope: SceneScope) -> AnyTransition {
        Self.transition(SceneArguments(prepared: arguments, scope: scope))
    }

    private static let edgeNames = ["top", "bottom", "leading", "trailing"]
    private static let edges: [String: Edge] = ["top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing]
    private static let shape = ParameterKind.custom("a transition such as \"slide\" or { \"move\": \"leading\" }")

    static let parameters: [BoundParameter] = [
        .init("kind", .keyword(["identity", "opacity", "slide", "scale", "blurReplace"]), "One that needs nothing else said."),
        .init("move", .keyword(edgeNames), "From beyond this edge of itself, and back there."),
        .init("push", .keyword(edgeNames), "From beyond this edge and out at the opposite one, fading."),
        .init("scale", .number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false), "From this share of its size, and back to it."),
        .unitPoint("anchor", default: "center", "The point that stays."),
        .init("offset", .value(.point), "From there, and back."),
        .init(
            "blurReplace", .keyword(["downUp", "upUp"]), "Blurred and smaller: smaller on either side ('downUp'), or larger on the way out ('upUp')."),
        .init("insertion", shape, shape: .definition("transition"), reader: read, "How it comes, in place of the others."),
        .init("removal", shape, shape: .definition("transition"), reader: read, "How it goes, in place of the others."),
        .init(
            "combined", .custom("an array of transitions"), shape: .list(.definition("transition")), reader: readAll, "Several at once, the last one outermost."
        ),
        .modifiers(
            seesLocals: true,
            "What the view looks like in each phase: phase.value is -1 before it comes, 0 while it is there and 1 when it has gone; phase.isIdentity says the second."
        ),
        .animation("What moves it in place of the change's animation."),
    ]

    /// What modifiers know of the way in and out.
    static let phase = LocalVariable("as", default: "phase", .object(["value": .number, "isIdentity": .bool]))

    private static let signature = BoundSignature(
        "transition", parameters, primary: "kind", local: phase, otherNames: [], "How a view comes and goes.")

    /// For the schema and the reference.
    static var valueShape: ValueShape { .parameters(signature.signature) }

    /// All that is said, together.
    @MainActor static func transition(_ arguments: SceneArguments) -> AnyTransition {
        let kinds: [String: AnyTransition] = [
            "identity": .identity, "opacity": .opacity, "slide": .slide, "scale": .scale, "blurReplace": AnyTransition(.blurReplace),
        ]
        let anchor = arguments.unitPoint("anchor") ?? .center
        var parts: [AnyTransition] = []
        if let kind = arguments.string("kind").flatMap({ kinds[$0] }) { parts.append(kind) }
        if let edge = arguments.string("move").flatMap({ edges[$0] }) { parts.append(.move(edge: edge)) }
        if let edge = arguments.string("push").flatMap({ edges[$0] }) { parts.append(.push(from: edge)) }
        if let scale = arguments.length("scale") { parts.append(.scale(scale: scale, anchor: anchor)) }
        if let configuration = arguments.string("blurReplace") { parts.append(AnyTransition(.blurReplace(configuration == "upUp" ? .upUp : .downUp))) }
        if let offset = arguments.point("offset") { parts.append(.offset(x: offset.x, y: offset.y)) }
        if let modifiers: PreparedModifiers = arguments.custom("modifiers") {
            parts.append(AnyTransition(ModifiersTransition(modifiers: modifiers, scope: arguments.scope)))
        }
        func inner(_ name: String) -> AnyTransition? { arguments.custom(name, as: PreparedTransition.self)?.transition(in: arguments.scope) }
        for part in arguments.custom("combined", as: [PreparedTransition].self) ?? [] { parts.append(part.transition(in: arguments.scope)) }
        var whole = parts.dropFirst().reduce(parts.first ?? .opacity) { $0.combined(with: $1) }
        if arguments.has("insertion") || arguments.has("removal") {
            whole = .asymmetric(insertion: inner("insertion") ?? whole, removal: inner("removal") ?? whole)
        }
        return arguments.has("animation") ? whole.animation(arguments.animation("animation")) : whole
    }
}

/// A transition that a scene makes of modifiers.
private struct ModifiersTransition: Transition {
    let modifiers: PreparedModifiers
    let scope: SceneScope

    func body(content: Content, phase: TransitionPhase) -> some View {
        modifiers.apply(to: content, in: scope.adding(.object(["value": .number(phase.value), "isIdentity": .bool(phase.isIdentity)])))
    }
}
