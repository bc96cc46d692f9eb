import Motion

/// An animation as a scene says it: a curve, and what changes it, in order; or none, which makes changes jump.
struct PreparedAnimation: Sendable {
    fileprivate typealias Curve = @MainActor @Sendable (SceneArguments) -> Animation
    fileprivate typealias Change = @MainActor @Sendable (Animation, SceneArguments) -> Animation

    private var curve: (meaning: Curve, arguments: PreparedArguments)?
    private var changes: [(meaning: Change, arguments: PreparedArguments)] = []

    @MainActor func animation(in scope: SceneScope) -> Animation? {
        guard let curve else { return nil }
        return changes.reduce(curve.meaning(SceneArguments(prepared: curve.arguments, scope: scope))) { animation, change in
            change.meaning(animation, SceneArguments(prepared: change.arguments, scope: scope))
        }
    }

    /// Reads `"easeInOut"`, `{ "easeInOut": { "duration": 1 }, "delay": 0.5 }` or null; nil after an error.
    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedAnimation? {
        var result = PreparedAnimation()
        if case .null = node.value { return result }
        guard let members = node.members else {
            result.curve = curves.read(node, path: path, binder: binder, scope: scope)
            return result.curve == nil ? nil : result
        }
        var isWhole = true
        for member in members {
            let path = path[member.key]
            if changes.names.contains(member.key) {
                let change = changes.read(
                    name: member.key, at: member.keyPosition, value: member.value, node: node, path: path, binder: binder, scope: scope)
                if let change { result.changes.append(change) } else { isWhole = false }
            } else if result.curve == nil {
                result.curve = curves.read(
                    name: member.key, at: member.keyPosition, value: member.value, node: node, path: path, binder: binder, scope: scope)
                if result.curve == nil { return nil }
            } else {
                binder.collector.error(
                    "an animation has one curve; \(quoted(member.key)) is another one or unknown", at: member.keyPosition, path: path,
                    suggestion: nearestName(to: member.key, in: changes.names))
                isWhole = false
            }
        }
        guard result.curve != nil else {
            binder.collector.error("an animation needs a curve such as 'easeInOut'", at: node.position, path: path)
            return nil
        }
        return isWhole ? result : nil
    }

    /// For the schema and the reference.
    static var shape: ValueShape { .either([.named(curves.signatures, changes: changes.signatures), .null]) }

    private static let seconds = ParameterKind.number(in: 0...1_000_000, allowsInfinity: false)
    private static let duration = BoundParameter("duration", seconds, "Seconds.")
    private static let extraBounce = BoundParameter("extraBounce", .number(in: -2...2, allowsInfinity: false), default: "0", "More of it, or less.")

    private static func curve(
        _ name: String, _ summary: String, standard: Animation, _ make: @escaping @Sendable (Double) -> Animation
    ) -> NamedCases<Curve>.Case {
        .init(name, [duration], primary: "duration", summary) { arguments in arguments.number("duration").map(make) ?? standard }
    }

    private static func spring(
        _ name: String, _ summary: String, _ make: @escaping @Sendable (Double, Double) -> Animation
    ) -> NamedCases<Curve>.Case {
        .init(name, [duration, extraBounce], primary: "duration", summary) { arguments in
            make(arguments.number("duration", default: 0.5), arguments.number("extraBounce", default: 0))
        }
    }

    private static let positive = ParameterKind.number(in: 1e-6...1_000_000, allowsInfinity: false)
    private static let fraction = ParameterKind.number(in: 0...1, allowsInfinity: false)

    private static let curves = NamedCases<Curve>(
        "an animation",
        [
            .init("default", [], "SwiftUI's standard spring.") { _ in .default },
            curve("linear", "At one speed.", standard: .linear) { .linear(duration: $0) },
            curve("easeIn", "Slow at the start.", standard: .easeIn) { .easeIn(duration: $0) },
            curve("easeOut", "Slow at the end.", standard: .easeOut) { .easeOut(duration: $0) },
            curve("easeInOut", "Slow at both ends.", standard: .easeInOut) { .easeInOut(duration: $0) },
            .init(
                "timingCurve",
                [
                    .init("p1x", fraction, isRequired: true, "First control point."), .init("p1y", .number, isRequired: true, "First control point."),
                    .init("p2x", fraction, isRequired: true, "Second control point."), .init("p2y", .number, isRequired: true, "Second control point."),
                    .init("duration", seconds, default: "0.35", "Seconds."),
                ], "A cubic curve from (0, 0) to (1, 1)."
            ) { arguments in
                .timingCurve(
                    arguments.number("p1x", default: 0), arguments.number("p1y", default: 0), arguments.number("p2x", default: 1),
                    arguments.number("p2y", default: 1),
                    duration: arguments.number("duration", default: 0.35))
            },
            .init(
                "spring",
                [
                    .init("duration", seconds, default: "0.5", "Seconds of a perceived movement."),
                    .init("bounce", .number(in: -1...1, allowsInfinity: false), default: "0", "How far it overshoots."),
                    .init("response", seconds, "Seconds of a period without damping, in place of 'duration'."),
                    .init("dampingFraction", .number(in: 0...100, allowsInfinity: false), default: "0.825", "1 doesn't overshoot; goes with 'response'."),
                    .init("blendDuration", seconds, default: "0", "Seconds in which the response of a running spring is taken over."),
                ], "A spring."
            ) { arguments in
                let blend = arguments.number("blendDuration", default: 0)
                if arguments.has("response") || arguments.has("dampingFraction") {
                    return .spring(
                        response: arguments.number("response", default: 0.5), dampingFraction: arguments.number("dampingFraction", default: 0.825),
                        blendDuration: blend)
                }
                return .spring(duration: arguments.number("duration", default: 0.5), bounce: arguments.number("bounce", default: 0), blendDuration: blend)
            },
            .init(
                "interpolatingSpring",
                [
                    .init("mass", positive, default: "1", "Of what moves."), .init("stiffness", positive, isRequired: true, "Of the spring."),
                    .init("damping", .number(in: 0...1_000_000, allowsInfinity: false), isRequired: true, "How fast it comes to rest."),
                    .init("initialVelocity", .number, default: "0", "In whole ways a second."),
                ], "A spring whose movements add up."
            ) { arguments in
                .interpolatingSpring(
                    mass: arguments.number("mass", default: 1), stiffness: arguments.number("stiffness", default: 1),
                    damping: arguments.number("damping", default: 1),
                    initialVelocity: arguments.number("initialVelocity", default: 0))
            },
            spring("smooth", "A spring that doesn't overshoot.") { .smooth(duration: $0, extraBounce: $1) },
            spring("snappy", "A spring that overshoots a little.") { .snappy(duration: $0, extraBounce: $1) },
            spring("bouncy", "A spring that overshoots.") { .bouncy(duration: $0, extraBounce: $1) },
        ])

    private static let autoreverses = BoundParameter("autoreverses", .value(.bool), default: "true", "Whether every second run goes back.")

    private static let changes = NamedCases<Change>(
        "a change of an animation",
        [
            .init("delay", [.init("delay", seconds, isRequired: true, "Seconds.")], primary: "delay", "Starts it later.") { animation, arguments in
                animation.delay(arguments.number("delay", default: 0))
            },
            .init(
                "speed", [.init("speed", .number(in: 0...1_000_000, allowsInfinity: false), isRequired: true, "2 is twice as fast.")], primary: "speed",
                "Lets it run faster or slower."
            ) { animation, arguments in animation.speed(arguments.number("speed", default: 1)) },
            .init(
                "repeatCount",
                [.init("count", .number(in: 1...1_000_000, allowsInfinity: false), isRequired: true, "How many runs."), autoreverses], primary: "count",
                "Runs it several times."
            ) { animation, arguments in
                animation.repeatCount(Int(arguments.number("count", default: 1)), autoreverses: arguments.bool("autoreverses") ?? true)
            },
            .init("repeatForever", [autoreverses], primary: "autoreverses", "Runs it again and again.") { animation, arguments in
                animation.repeatForever(autoreverses: arguments.bool("autoreverses") ?? true)
            },
        ])
}

extension BoundParameter {
    /// An animation; `null` is none.
    static func animation(isRequired: Bool = false, _ summary: String) -> BoundParameter {
        BoundParameter(
            "animation", .custom("an animation such as \"easeInOut\" or { \"easeInOut\": { \"duration\": 1 } }"), isRequired: isRequired,
            shape: .definition("animation"),
            reader: { node, path, binder, scope in
                PreparedAnimation.read(node, path: path, binder: binder, scope: scope).map { .custom($0) }
            }, summary)
    }

    /// Goes with ``set``.
    static let settingAnimation = animation("How what it changes moves.")
    /// Goes with ``settingAnimation``.
    static let completion = BoundParameter("completion", .assignments, "New values for state variables once that has come to rest.")

    /// What happens to state variables, evaluated when it happens.
    static let set = BoundParameter("set", .assignments, isRequired: true, "New values for state variables.")
}
