import Geometry
import Views

/// The effects so far, to which others are added.
struct SceneVisualEffect: VisualEffect {
    private(set) var _steps: [_VisualEffectStep] = []

    mutating func become(_ effect: some VisualEffect) { _steps = effect._steps }
}

/// Effects in order, whose numbers are expressions of a view's geometry or of its place in a scroll view.
struct PreparedVisualEffects: StateReading {
    private let effects: [PreparedNamedValue<SceneVisualEffect, Void>]

    var expressions: [SceneExpression] {
        effects.flatMap(\.arguments.values).compactMap { if case .expression(let expression)? = $0 { expression } else { nil } }
    }

    @MainActor func effect(in scope: SceneScope) -> SceneVisualEffect {
        var result = SceneVisualEffect()
        for effect in effects { effect(&result, in: scope) }
        return result
    }

    /// For the schema and the reference.
    static var shape: ValueShape { .list(cases.shape) }

    /// Reads `[{ "opacity": 0.5 }, { "blur": 2 }]`; returns nil after an error.
    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedVisualEffects? {
        guard let nodes = node.elements else {
            binder.collector.error("expected an array of effects such as { \"opacity\": 0.5 }, not \(node.kind)", at: node.position, path: path)
            return nil
        }
        return PreparedVisualEffects(
            effects: nodes.enumerated().compactMap { cases.read($1, path: path[$0], binder: binder, scope: scope) })
    }

    private static let anchor = Parameter.unitPoint("anchor", default: .center, "The fixed point.")
    private typealias Effect = NamedValue<SceneVisualEffect, Void>

    private static let cases = NamedValues<SceneVisualEffect, Void>("an effect") {
        Effect("opacity", "The opacity.", .number("opacity", in: 0...1, "0 is invisible, 1 is opaque.").primary) { (effect: inout SceneVisualEffect, opacity) in
            effect.become(effect.opacity(opacity))
        }
        Effect(
            "offset", "Moves the view.", .signedLength("x", default: 0, "Points to the right."), .signedLength("y", default: 0, "Points down."),
            .size("offset", default: nil, "The offset in both directions.").not(with: "x", "y").primary
        ) { (effect: inout SceneVisualEffect, x, y, offset) in effect.become(effect.offset(offset ?? CGSize(width: x, height: y))) }
        Effect(
            "scaleEffect", "Enlarges or shrinks the view.", .signedLength("scale", default: nil, "The scale in both directions.").primary,
            .signedLength("x", default: 1, "Across.").not(with: "scale"), .signedLength("y", default: 1, "Down.").not(with: "scale"), anchor
        ) { (effect: inout SceneVisualEffect, scale, x, y, anchor) in effect.become(effect.scaleEffect(x: scale ?? x, y: scale ?? y, anchor: anchor)) }
        Effect("rotationEffect", "Turns the view.", .degrees("degrees", "Clockwise.").primary, anchor) { (effect: inout SceneVisualEffect, angle, anchor) in
            effect.become(effect.rotationEffect(angle, anchor: anchor))
        }
        Effect(
            "rotation3DEffect", "Turns the view about an axis in space.", .degrees("degrees", "The angle."),
            .signedLength("x", default: 0, "The axis."), .signedLength("y", default: 0, "The axis."), .signedLength("z", default: 0, "The axis."), anchor,
            .signedLength("perspective", default: 1, "How strong the perspective is.")
        ) { (effect: inout SceneVisualEffect, angle, x, y, z, anchor, perspective) in
            effect.become(effect.rotation3DEffect(angle, axis: (x, y, z), anchor: anchor, perspective: perspective))
        }
        Effect("blur", "Blurs the view.", .length("radius", "Points.").primary) { (effect: inout SceneVisualEffect, radius) in
            effect.become(effect.blur(radius: radius))
        }
        Effect("brightness", "Adds to all colors.", .number("amount", in: -1...1, "0 changes nothing.").primary) { (effect: inout SceneVisualEffect, amount) in
            effect.become(effect.brightness(amount))
        }
        Effect("contrast", "The distance of colors from gray.", .number("amount", in: -10...10, "1 changes nothing.").primary) {
            (effect: inout SceneVisualEffect, amount) in
            effect.become(effect.contrast(amount))
        }
        Effect("saturation", "The strength of colors.", .number("amount", in: 0...10, "1 changes nothing, 0 is gray.").primary) {
            (effect: inout SceneVisualEffect, amount) in
            effect.become(effect.saturation(amount))
        }
        Effect("grayscale", "Removes color.", .number("amount", in: 0...1, "1 is gray.").primary) { (effect: inout SceneVisualEffect, amount) in
            effect.become(effect.grayscale(amount))
        }
        Effect("hueRotation", "Shifts all hues.", .degrees("degrees", "Around the color wheel.").primary) { (effect: inout SceneVisualEffect, angle) in
            effect.become(effect.hueRotation(angle))
        }
    }
}

/// Effects in a scope.
@MainActor
struct SceneVisualEffects {
    fileprivate let prepared: PreparedVisualEffects?
    fileprivate let scope: SceneScope

    var effect: SceneVisualEffect { prepared?.effect(in: scope) ?? SceneVisualEffect() }
}

extension Parameter where Value == SceneVisualEffects {
    /// Effects in order.
    static func visualEffects(_ name: String, _ summary: String) -> Self {
        let type = ParameterType<SceneVisualEffects>(
            kind: .custom("an array of effects such as { \"opacity\": 0.5 }"), shape: .definition("visualEffects"),
            reader: { PreparedVisualEffects.read($0, path: $1, binder: $2, scope: $3).map { .custom($0) } },
            evaluate: { prepared, arguments in
                guard case .custom(let value) = prepared else { return nil }
                return SceneVisualEffects(prepared: value as? PreparedVisualEffects, scope: arguments.scope)
            }, fallback: { SceneVisualEffects(prepared: nil, scope: $0.scope) })
        return Self(name, type, summary)
    }
}
