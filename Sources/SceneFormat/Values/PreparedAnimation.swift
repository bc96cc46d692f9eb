import Motion
import Views

/// An animation: a curve and its modifications, in order; or null, which disables animations.
struct PreparedAnimation: Sendable {
    private var curve: PreparedNamedValue<Void, Animation>?
    private var changes: [PreparedNamedValue<Animation, Animation>] = []

    @MainActor func animation(in scope: SceneScope) -> Animation? {
        guard let curve else { return nil }
        return changes.reduce(curve(in: scope)) { animation, change in
            var animation = animation
            return change(&animation, in: scope)
        }
    }

    /// Reads `"easeInOut"`, `{ "easeInOut": { "duration": 1 }, "delay": 0.5 }` or null; returns nil after an error.
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
                let change = changes.read(name: member.key, at: member.keyPosition, value: member.value, path: path, binder: binder, scope: scope)
                if let change { result.changes.append(change) } else { isWhole = false }
            } else if result.curve == nil {
                result.curve = curves.read(name: member.key, at: member.keyPosition, value: member.value, path: path, binder: binder, scope: scope)
                if result.curve == nil { return nil }
            } else {
                binder.collector.error(
                    "an animation has one curve; \(quoted(member.key)) is a second curve or unknown", at: member.keyPosition, path: path,
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

    private static let seconds = 0.0...1_000_000
    private static let bounces = -1.0...1
    private static let optionalDuration = Parameter.number("duration", in: seconds, default: nil, "Seconds.").primary
    private static let curveDuration = Parameter.number("duration", in: seconds, default: 0.35, "Seconds.")
    private static let extraBounce = Parameter.number("extraBounce", in: -2...2, default: 0, "More bounce, or less.")

    /// A curve with its standard duration, which the scene doesn't give.
    private static func curve(
        _ name: String, _ summary: String, standard: Animation, _ make: @escaping @Sendable (Double) -> Animation
    ) -> NamedValue<Void, Animation> {
        NamedValue(name, summary, optionalDuration) { duration in duration.map(make) ?? standard }
    }

    private static func unitCurve(_ name: String, _ summary: String, _ curve: UnitCurve) -> NamedValue<Void, Animation> {
        self.curve(name, summary, standard: .timingCurve(curve, duration: 0.35)) { .timingCurve(curve, duration: $0) }
    }

    private static func spring(
        _ name: String, _ summary: String, _ make: @escaping @Sendable (Double, Double) -> Animation
    ) -> NamedValue<Void, Animation> {
        NamedValue(name, summary, optionalDuration, extraBounce) { duration, extraBounce in make(duration ?? 0.5, extraBounce) }
    }

    private static func perceptualDuration(_ standard: Double) -> Parameter<Double> {
        .number("duration", in: seconds, default: standard, "The perceived duration, in seconds.")
    }

    private static let response = Parameter.number(
        "response", in: seconds, default: nil, "The period without damping in seconds, instead of 'duration'."
    ).not(with: "duration", "bounce", "extraBounce")

    private static func dampingFraction(_ standard: String) -> Parameter<Double?> {
        .number("dampingFraction", in: 0...100, default: .described(standard), "1 doesn't overshoot.").not(with: "duration", "bounce", "extraBounce")
    }

    private static let bounce = Parameter.number("bounce", in: bounces, default: 0, "How far it overshoots.")

    private static func blendDuration(_ standard: Double) -> Parameter<Double> {
        .number("blendDuration", in: seconds, default: standard, "Seconds over which the response of a running spring is blended in.")
    }

    private static let curves = NamedValues<Void, Animation>("an animation") {
        NamedValue("default", "SwiftUI's default spring.") { Animation.default }
        curve("linear", "At constant speed.", standard: .linear) { .linear(duration: $0) }
        curve("easeIn", "Slow at the start.", standard: .easeIn) { .easeIn(duration: $0) }
        curve("easeOut", "Slow at the end.", standard: .easeOut) { .easeOut(duration: $0) }
        curve("easeInOut", "Slow at both ends.", standard: .easeInOut) { .easeInOut(duration: $0) }
        unitCurve("circularEaseIn", "Slow at the start, as a quarter of a circle.", .circularEaseIn)
        unitCurve("circularEaseOut", "Slow at the end, as a quarter of a circle.", .circularEaseOut)
        unitCurve("circularEaseInOut", "Slow at both ends, as two quarters of a circle.", .circularEaseInOut)
        NamedValue(
            "custom",
            "A custom curve: 'progress' is the fraction of the duration, 0…1, 'time' seconds, and 'curve' the fraction of the change: "
                + "{ \"curve\": \"1 - pow(1 - progress, 3)\", \"duration\": 0.8 }.",
            .course(
                "curve",
                "The fraction of the change, 0 at the start and 1 at the end: \"1 - pow(1 - progress, 3)\". 'progress' is the fraction of "
                    + "the duration, 0…1, and 'time' seconds; the state is that of the animation's start."
            ).primary,
            curveDuration, locals: PreparedCourse.locals
        ) { course, duration in course.map { Animation.course($0, duration: duration) } ?? .linear }
        NamedValue(
            "timingCurve", "A cubic Bézier curve from (0, 0) to (1, 1).",
            .number("p1x", in: 0...1, "The first control point."), .number("p1y", "The first control point."),
            .number("p2x", in: 0...1, "The second control point."), .number("p2y", "The second control point."), curveDuration
        ) { x1, y1, x2, y2, duration in Animation.timingCurve(x1, y1, x2, y2, duration: duration) }
        NamedValue(
            "spring", "A spring.", perceptualDuration(0.5), bounce, response, dampingFraction("0.825"), blendDuration(0)
        ) { duration, bounce, response, damping, blend in
            if response == nil, damping == nil { return Animation.spring(duration: duration, bounce: bounce, blendDuration: blend) }
            return .spring(response: response ?? 0.5, dampingFraction: damping ?? 0.825, blendDuration: blend)
        }
        NamedValue(
            "interactiveSpring", "A stiff spring for views that follow a finger.",
            perceptualDuration(0.15), extraBounce, response, dampingFraction("0.86"), blendDuration(0.25)
        ) { duration, extraBounce, response, damping, blend in
            if response == nil, damping == nil { return Animation.interactiveSpring(duration: duration, extraBounce: extraBounce, blendDuration: blend) }
            return .interactiveSpring(response: response ?? 0.15, dampingFraction: damping ?? 0.86, blendDuration: blend)
        }
        NamedValue(
            "interpolatingSpring", "A spring whose movements add up.",
            perceptualDuration(0.5), bounce,
            .number("mass", in: 1e-6...1_000_000, default: 1, "The mass of the moving object.").going(with: "stiffness"),
            .number("stiffness", in: 1e-6...1_000_000, default: nil, "The stiffness of the spring, instead of 'duration' and 'bounce'.").not(
                with: "duration", "bounce"),
            .number("damping", in: 0...1_000_000, default: .described("critical: the spring doesn't overshoot"), "How fast it comes to rest.").going(
                with: "stiffness"),
            .number("initialVelocity", default: 0, "In fractions of the full change per second.")
        ) { duration, bounce, mass, stiffness, damping, velocity in
            guard let stiffness else { return Animation.interpolatingSpring(duration: duration, bounce: bounce, initialVelocity: velocity) }
            return .interpolatingSpring(
                mass: mass, stiffness: stiffness, damping: damping ?? 2 * (mass * stiffness).squareRoot(), initialVelocity: velocity)
        }
        spring("smooth", "A spring that doesn't overshoot.") { .smooth(duration: $0, extraBounce: $1) }
        spring("snappy", "A spring that overshoots a little.") { .snappy(duration: $0, extraBounce: $1) }
        spring("bouncy", "A spring that overshoots.") { .bouncy(duration: $0, extraBounce: $1) }
    }

    private static let autoreverses = Parameter.bool("autoreverses", default: true, "Whether every second run goes backwards.")

    private static let changes = NamedValues<Animation, Animation>("a change of an animation") {
        NamedValue("delay", "Delays the start.", .number("delay", in: seconds, "Seconds.").primary) { animation, delay in animation.delay(delay) }
        NamedValue("speed", "Changes the speed.", .number("speed", in: seconds, "2 is twice as fast.").primary) { animation, speed in
            animation.speed(speed)
        }
        NamedValue("repeatCount", "Runs it several times.", .count("count", in: 1...1_000_000, "The number of runs.").primary, autoreverses) {
            animation, count, autoreverses in animation.repeatCount(count, autoreverses: autoreverses)
        }
        NamedValue("repeatForever", "Runs it again and again.", autoreverses.primary) { animation, autoreverses in
            animation.repeatForever(autoreverses: autoreverses)
        }
        NamedValue(
            "logicallyComplete", "Calls a 'completion' at this time, even if the animation is still running.", .number("after", in: seconds, "Seconds.").primary
        ) { animation, duration in animation.logicallyComplete(after: duration) }
    }
}

extension ParameterType where Value == Animation? {
    /// An animation, or null for no animation.
    fileprivate static let animation = ParameterType(
        custom: "an animation such as \"easeInOut\" or { \"easeInOut\": { \"duration\": 1 } }", shape: .definition("animation"), fallback: nil,
        read: { PreparedAnimation.read($0, path: $1, binder: $2, scope: $3) }, evaluate: { .some($0.animation(in: $1.scope)) })
}

extension Parameter where Value == Animation? {
    /// An animation; `null` means no animation.
    static func animation(named name: String = "animation", _ summary: String) -> Self { Self(name, .animation, summary) }
}

extension Parameter where Value == Animation?? {
    /// An animation. `null` means no animation, which differs from an absent parameter.
    static func animation(named name: String = "animation", default standard: Absence, _ summary: String) -> Self {
        Self(name, .animation, default: standard, summary)
    }
}
