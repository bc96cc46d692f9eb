import Motion
import Views

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

    private static func unitCurve(_ name: String, _ summary: String, _ curve: UnitCurve) -> NamedCases<Curve>.Case {
        self.curve(name, summary, standard: .timingCurve(curve, duration: 0.35)) { .timingCurve(curve, duration: $0) }
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
            unitCurve("circularEaseIn", "Slow at the start, as a quarter of a circle.", .circularEaseIn),
            unitCurve("circularEaseOut", "Slow at the end, as a quarter of a circle.", .circularEaseOut),
            unitCurve("circularEaseInOut", "Slow at both ends, as two quarters of a circle.", .circularEaseInOut),
            .init(
                "custom",
                [
                    .init(
                        "curve", .value(.number), isRequired: true, seesLocals: true, reader: PreparedCourse.read,
                        "The share of the way that is covered, 0 at the start and 1 at the end: \"1 - pow(1 - progress, 3)\". 'progress' is the share of "
                            + "the duration, 0…1, and 'time' seconds; state is what it was when the movement began."),
                    .init("duration", seconds, default: "0.35", "Seconds."),
                ], primary: "curve", locals: PreparedCourse.locals,
                "A curve of one's own: 'progress' is the share of the duration, 0…1, 'time' seconds, and 'curve' the share of the way: "
                    + "{ \"curve\": \"1 - pow(1 - progress, 3)\", \"duration\": 0.8 }."
            ) { arguments in
                guard let prepared: PreparedCourse = arguments.custom("curve") else { return .linear }
                return .course(SceneCourse(prepared, in: arguments.scope), duration: arguments.number("duration", default: 0.35))
            },
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
                    BoundParameter("response", seconds, "Seconds of a period without damping, in place of 'duration'.").not(
                        with: "duration", "bounce", "extraBounce"),
                    BoundParameter("dampingFraction", .number(in: 0...100, allowsInfinity: false), default: "0.825", "1 doesn't overshoot.").not(
                        with: "duration", "bounce", "extraBounce"),
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
                "interactiveSpring",
                [
                    .init("duration", seconds, default: "0.15", "Seconds of a perceived movement."), extraBounce,
                    BoundParameter("response", seconds, "Seconds of a period without damping, in place of 'duration'.").not(
                        with: "duration", "bounce", "extraBounce"),
                    BoundParameter("dampingFraction", .number(in: 0...100, allowsInfinity: false), default: "0.86", "1 doesn't overshoot.").not(
                        with: "duration", "bounce", "extraBounce"),
                    .init("blendDuration", seconds, default: "0.25", "Seconds in which the response of a running spring is taken over."),
                ], "A stiff spring, for what follows a finger."
            ) { arguments in
                let blend = arguments.number("blendDuration", default: 0.25)
                if arguments.has("response") || arguments.has("dampingFraction") {
                    return .interactiveSpring(
                        response: arguments.number("response", default: 0.15), dampingFraction: arguments.number("dampingFraction", default: 0.86),
                        blendDuration: blend)
                }
                return .interactiveSpring(
                    duration: arguments.number("duration", default: 0.15), extraBounce: arguments.number("extraBounce", default: 0), blendDuration: blend)
            },
            .init(
                "interpolatingSpring",
                [
                    .init("duration", seconds, default: "0.5", "Seconds of a perceived movement."),
                    .init("bounce", .number(in: -1...1, allowsInfinity: false), default: "0", "How far it overshoots."),
                    BoundParameter("mass", positive, default: "1", "Of what moves.").going(with: "stiffness"),
                    BoundParameter("stiffness", positive, "Of the spring, in place of 'duration' and 'bounce'.").not(with: "duration", "bounce"),
                    BoundParameter(
                        "damping", .number(in: 0...1_000_000, allowsInfinity: false), default: "so much that it doesn't overshoot",
                        "How fast it comes to rest."
                    ).going(with: "stiffness"),
                    .init("initialVelocity", .number, default: "0", "In whole ways a second."),
                ], "A spring whose movements add up."
            ) { arguments in
                let velocity = arguments.number("initialVelocity", default: 0)
                guard let stiffness = arguments.number("stiffness") else {
                    return .interpolatingSpring(
                        duration: arguments.number("duration", default: 0.5), bounce: arguments.number("bounce", default: 0), initialVelocity: velocity)
                }
                let mass = arguments.number("mass", default: 1)
                return .interpolatingSpring(
                    mass: mass, stiffness: stiffness, damping: arguments.number("damping", default: 2 * (mass * stiffness).squareRoot()),
                    initialVelocity: velocity)
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
            .init(
                "logicallyComplete", [.init("after", seconds, isRequired: true, "Seconds.")], primary: "after",
                "Lets a 'completion' come then, though it may still move."
            ) { animation, arguments in animation.logicallyComplete(after: arguments.number("after", default: 0)) },
        ])
}

/// The curve of an animation as an expression.
private struct PreparedCourse: Sendable {
    let expression: SceneExpression
    /// How many variables there are around; a gesture's value, which is added when it happens, is none of them.
    let outerLocals: Int

    /// What the expression knows besides, in order.
    static let locals = [LocalVariable(fixed: "progress", .number), LocalVariable(fixed: "time", .number)]

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        binder.decoder(scope).expressions.expression(node, as: .number, path: path).map {
            .custom(PreparedCourse(expression: $0, outerLocals: scope.locals.count - locals.count))
        }
    }
}

/// The course of an animation that has begun. The state in it is that of the movement's beginning, so that it is a function of time alone.
private struct SceneCourse: AnimationCourse {
    private let prepared: SceneExpression
    /// With what the state was in its place: a copy of all of it for each movement could fill the memory.
    private let expression: SceneExpression
    /// What the state was.
    private let state: [SceneValue]
    private let locals: [SceneValue]
    private let store: SceneStore

    @MainActor init(_ course: PreparedCourse, in scope: SceneScope) {
        prepared = course.expression
        store = scope.store
        locals = Array(scope.locals.prefix(course.outerLocals))
        store.noteReads(of: prepared, locals: locals)
        (expression, state) = prepared.settingState(ExpressionEnvironment(state: store.values, locals: locals))
    }

    func share(at progress: Double, time: Double) -> Double {
        let inner = ExpressionEnvironment(locals: locals + [.number(progress), .number(time)])
        do throws(Diagnostic) {
            guard case .number(let share) = try expression.evaluate(in: inner, limits: store.limits) else { return 1 }
            return share
        } catch {
            MainThread.run { [store] in store.report(error) }
            return 1
        }
    }

    static func == (lhs: SceneCourse, rhs: SceneCourse) -> Bool {
        lhs.prepared === rhs.prepared && lhs.locals == rhs.locals && lhs.state == rhs.state
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(prepared)) }
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
    /// Goes with ``completion``.
    static let completionCriteria = BoundParameter(
        "completionCriteria", .keyword(["logicallyComplete", "removed"]), default: "logicallyComplete",
        "When that is: where the movement counts as done, or where nothing moves at all any more.")

    /// What happens to state variables, evaluated when it happens.
    static let set = BoundParameter("set", .assignments, isRequired: true, "New values for state variables.")
}
