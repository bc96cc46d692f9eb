import Geometry
import Motion
import Views

/// The numbers that a scene's keyframes animate, by name.
struct KeyframedNumbers: Sendable {
    var numbers: [String: Double]

    subscript(name: String) -> Double {
        get { numbers[name] ?? 0 }
        set { numbers[name] = newValue }
    }

    var members: [String: SceneValue] { numbers.mapValues { .number($0) } }
}

/// Tracks of keyframes: `{ "x": [0, { "linear": { "to": 40, "duration": 1 } }] }`.
struct PreparedKeyframes: Sendable {
    typealias Track = (name: String, keyframes: [_KeyframeSequence<Double>])

    private var tracks: [(name: String, start: SceneExpression, keyframes: [PreparedNamedValue<Void, _KeyframeSequence<Double>>])] = []

    fileprivate static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedKeyframes? {
        guard let members = node.members, !members.isEmpty else {
            let found = node.members == nil ? node.kind : "an empty one"
            binder.collector.error("expected an object that maps names to keyframes, not \(found)", at: node.position, path: path)
            return nil
        }
        var result = PreparedKeyframes()
        for member in members {
            let path = path[member.key]
            if !ExpressionScope.isValidName(member.key) { binder.reportVariableName(member.key, at: member.keyPosition, path: path) }
            guard let nodes = member.value.elements, let first = nodes.first else {
                binder.collector.error("expected an array of the start value and the keyframes", at: member.value.position, path: path)
                continue
            }
            guard let start = binder.decoder(scope).expressions.expression(first, as: .number, path: path[0]) else { continue }
            let keyframes = nodes.enumerated().dropFirst().compactMap { index, node in
                values.read(node, path: path[index], binder: binder, scope: scope)
            }
            result.tracks.append((member.key, start, keyframes))
        }
        return result
    }

    /// Returns the start values of the numbers, and the tracks with their expressions evaluated.
    @MainActor fileprivate func tracks(in scope: SceneScope) -> KeyframeTracks {
        var start = KeyframedNumbers(numbers: [:])
        let all = tracks.map { track in
            if case .number(let number)? = scope.store.evaluate(track.start, locals: scope.locals) { start[track.name] = number }
            return (track.name, track.keyframes.map { $0(in: scope) })
        }
        return KeyframeTracks(start: start, tracks: all)
    }

    @KeyframesBuilder<KeyframedNumbers> static func keyframes(_ tracks: [Track]) -> some Keyframes<KeyframedNumbers> {
        for track in tracks {
            KeyframeTrack(\KeyframedNumbers[track.name]) {
                for keyframe in track.keyframes { keyframe }
            }
        }
    }

    /// The shape of one keyframe, for the schema and the reference.
    static var keyframeShape: ValueShape { values.shape }

    private static let to = Parameter.number("to", "The number to reach.")
    private static let duration = Parameter.number("duration", in: 0...1_000_000, "Seconds.")
    private static let startVelocity = Parameter.number("startVelocity", default: nil, "The velocity at the start, per second.")

    private static func sequence<K: KeyframeTrackContent>(_ keyframe: K) -> _KeyframeSequence<Double> where K.Value == Double {
        KeyframeTrackContentBuilder.buildExpression(keyframe)
    }

    private static let values = NamedValues<Void, _KeyframeSequence<Double>>("a keyframe") {
        NamedValue("linear", "Linear, or along a timing curve.", to, duration, .timingCurve) { to, duration, curve in
            sequence(LinearKeyframe(to, duration: duration, timingCurve: curve))
        }
        NamedValue(
            "cubic", "Along a smooth curve through the numbers.",
            to, duration, startVelocity, .number("endVelocity", default: nil, "The velocity at the end, per second.")
        ) { to, duration, startVelocity, endVelocity in
            sequence(CubicKeyframe(to, duration: duration, startVelocity: startVelocity, endVelocity: endVelocity))
        }
        NamedValue(
            "spring", "With a spring.",
            to, .number("duration", in: 0...1_000_000, default: .described("until it rests"), "Seconds until the next keyframe."),
            .number("response", in: 0...1_000_000, default: 0.5, "The perceived duration of the spring, in seconds."),
            .number("bounce", in: -1...1, default: 0, "How far it overshoots."), startVelocity
        ) { to, duration, response, bounce, startVelocity in
            sequence(SpringKeyframe(to, duration: duration, spring: Spring(duration: response, bounce: bounce), startVelocity: startVelocity))
        }
        NamedValue("move", "Jumps to the number.", to.primary) { to in sequence(MoveKeyframe(to)) }
    }
}

extension Parameter where Value == UnitCurve {
    private static let curves: Keywords<UnitCurve> = [
        "circularEaseIn": .circularEaseIn, "circularEaseInOut": .circularEaseInOut, "circularEaseOut": .circularEaseOut, "easeIn": .easeIn,
        "easeInOut": .easeInOut, "easeOut": .easeOut, "linear": .linear,
    ]

    /// The timing curve of a linear keyframe.
    fileprivate static let timingCurve = group(
        .keyword("timingCurve", curves, default: .described("linear"), "The timing curve."),
        .numbers("controlPoints", default: nil, "The timing curve as a cubic Bézier curve: x and y of both control points, 0…1."), .context
    ) { curve, points, context in
        guard let points else { return curve ?? .linear }
        guard points.count == 4 else {
            context.fail("'controlPoints' must be four numbers: x and y of both points")
            return .linear
        }
        return .bezier(startControlPoint: UnitPoint(x: points[0], y: points[1]), endControlPoint: UnitPoint(x: points[2], y: points[3]))
    }
}

/// The start values of numbers, and their tracks of keyframes.
struct KeyframeTracks {
    var start = KeyframedNumbers(numbers: [:])
    var tracks: [PreparedKeyframes.Track] = []
}

extension Parameter where Value == KeyframeTracks {
    /// An object of names and keyframes.
    static func keyframes(_ name: String, _ summary: String) -> Self {
        Self(
            name,
            ParameterType(
                custom: "an object that maps names to keyframes",
                shape: .dictionary(.sequence(first: .kind(.number), rest: .definition("keyframe"))), fallback: KeyframeTracks(),
                read: { PreparedKeyframes.read($0, path: $1, binder: $2, scope: $3) }, evaluate: { $0.tracks(in: $1.scope) }), summary)
    }
}
