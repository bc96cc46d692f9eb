import Geometry
import Views

/// The insertion and removal of a view: one or several effects at once, or different ones for insertion and removal.
struct PreparedTransition: Sendable {
    private let arguments: PreparedArguments

    /// Reads `"slide"`, `{ "move": "leading", "kind": "opacity" }` or `{ "insertion": …, "removal": … }`.
    fileprivate static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedTransition? {
        PreparedTransition(arguments: value.read(node, path: path, binder: binder, scope: scope))
    }

    /// Reads a list of transitions.
    fileprivate static func readAll(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> [PreparedTransition]? {
        guard let nodes = node.elements else {
            binder.collector.error("expected an array of transitions, not \(node.kind)", at: node.position, path: path)
            return nil
        }
        return nodes.enumerated().map { PreparedTransition(arguments: value.read($1, path: path[$0], binder: binder, scope: scope)) }
    }

    @MainActor fileprivate func transition(in scope: SceneScope) -> AnyTransition { Self.value.value(arguments, in: scope) }

    /// The variable with the phase of the transition, for the transition's modifiers.
    static let phase = LocalVariable("as", default: "phase", .object(["value": .number, "isIdentity": .bool]))

    private static let value = ObjectValue("transition", "How a view is inserted and removed.", .transition, locals: [phase]) { $0 }

    /// For the schema and the reference.
    static var valueShape: ValueShape { value.shape }
}

extension ParameterType where Value == AnyTransition {
    fileprivate static let transition = ParameterType(
        custom: "a transition such as \"slide\" or { \"move\": \"leading\" }", shape: .definition("transition"), fallback: .opacity,
        read: { PreparedTransition.read($0, path: $1, binder: $2, scope: $3) }, evaluate: { $0.transition(in: $1.scope) })
}

extension ParameterType where Value == [AnyTransition] {
    fileprivate static let transitions = ParameterType(
        custom: "an array of transitions", shape: .list(.definition("transition")), fallback: [],
        read: { PreparedTransition.readAll($0, path: $1, binder: $2, scope: $3) },
        evaluate: { transitions, arguments in transitions.map { $0.transition(in: arguments.scope) } })
}

extension Parameter where Value == AnyTransition? {
    private typealias Make = @MainActor @Sendable () -> AnyTransition

    private static let kinds: Keywords<Make> = [
        "identity": { .identity }, "opacity": { .opacity }, "slide": { .slide }, "scale": { .scale }, "blurReplace": { AnyTransition(.blurReplace) },
    ]

    fileprivate static let kind = Parameter<Make?>.keyword("kind", kinds, default: nil, "A transition without parameters.").map { $0?() }.primary
    fileprivate static let insertion = Self("insertion", .transition, default: nil, "The insertion, instead of the others.")
    fileprivate static let removal = Self("removal", .transition, default: nil, "The removal, instead of the others.")
}

extension Parameter where Value == [AnyTransition]? {
    fileprivate static let combined = Self("combined", .transitions, default: nil, "Several at once, the last one outermost.")
}

extension Parameter where Value == AnyTransition {
    private static let edges: Keywords<Edge> = ["top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing]
    private static let replacements: Keywords<BlurReplaceTransition.Configuration> = ["downUp": .downUp, "upUp": .upUp]

    /// All effects of a transition, combined. Its modifiers see ``PreparedTransition/phase``.
    static let transition = group(
        .kind,
        .keyword("move", edges, default: nil, "Moves in from beyond this edge of the view, and back out."),
        .keyword("push", edges, default: nil, "Pushes in from beyond this edge and out at the opposite one, fading."),
        .length("scale", default: nil, "Scales from this fraction of the size, and back to it."),
        .unitPoint("anchor", default: .center, "The fixed point."),
        .point("offset", default: nil, "Moves from this offset, and back to it."),
        .keyword(
            "blurReplace", replacements, default: nil, "Blurred and scaled: smaller at both ends ('downUp'), or larger when removed ('upUp')."),
        .insertion, .removal, .combined,
        .withLocals(
            .modifiers(
                default: nil,
                "The view's appearance in each phase: phase.value is -1 before insertion, 0 while the view is shown and 1 after removal; phase.isIdentity is "
                    + "true while it is shown.")),
        .animation(default: nil, "The animation of the transition, instead of that of the change.")
    ) { kind, move, push, scale, anchor, offset, replacement, insertion, removal, combined, modifiers, animation in
        var parts: [AnyTransition] = []
        if let kind { parts.append(kind) }
        if let move { parts.append(.move(edge: move)) }
        if let push { parts.append(.push(from: push)) }
        if let scale { parts.append(.scale(scale: scale, anchor: anchor)) }
        if let replacement { parts.append(AnyTransition(.blurReplace(replacement))) }
        if let offset { parts.append(.offset(x: offset.x, y: offset.y)) }
        if modifiers.isGiven { parts.append(AnyTransition(ModifiersTransition(modifiers: modifiers))) }
        parts += combined ?? []
        var whole = parts.dropFirst().reduce(parts.first ?? .opacity) { $0.combined(with: $1) }
        if insertion != nil || removal != nil {
            whole = .asymmetric(insertion: insertion ?? whole, removal: removal ?? whole)
        }
        return animation.map { whole.animation($0) } ?? whole
    }
}

/// A transition that consists of a scene's modifiers.
private struct ModifiersTransition: Transition {
    let modifiers: Deferred<SceneModifiers?>

    func body(content: Content, phase: TransitionPhase) -> some View {
        let modifiers = modifiers(.object(["value": .number(phase.value), "isIdentity": .bool(phase.isIdentity)]))
        return modifiers?.apply(to: content) ?? AnyView(content)
    }
}
