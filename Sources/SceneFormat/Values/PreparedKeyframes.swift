import Geometry
import Motion
import Views

/// The numbers that a scene's keyframes move, by name.
struct KeyframedNumbers: Sendable {
    var numbers: [String: Double]

    subscript(name: String) -> Double {
        get { numbers[name] ?? 0 }
        set { numbers[name] = newValue }
    }

    var members: [String: SceneValue] { numbers.mapValues { .number($0) } }
}

/// Tracks of keyframes as a scene says them: `{ "x": [0, { "linear": { "to": 40, "duration": 1 } }] }`.
struct PreparedKeyframes: Sendable {
    private typealias Meaning = @MainActor @Sendable (SceneArguments) -> _KeyframeSequence<Double>
    typealias Track = (name: String, keyframes: [_KeyframeSequence<Double>])

    private var tracks: [(name: String, start: SceneExpression, keyframes: [(meaning: Meaning, arguments: PreparedArguments)])] = []

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        guard let members = node.members, !members.isEmpty else {
            let found = node.members == nil ? node.kind : "an empty one"
            binder.collector.error("expected an object of names and keyframes, not \(found)", at: node.position, path: path)
            return nil
        }
        var result = PreparedKeyframes()
        for member in members {
            let path = path[member.key]
            if !ExpressionScope.isValidName(member.key) { binder.reportVariableName(member.key, at: member.keyPosition, path: path) }
            guard let nodes = member.value.elements, let first = nodes.first else {
                binder.collector.error("expected an array: where the number starts, and its keyframes", at: member.value.position, path: path)
                continue
            }
            guard let start = binder.decoder(scope).expressions.expression(first, as: .number, path: path[0]) else { continue }
            let keyframes = nodes.enumerated().dropFirst().compactMap { index, node in
                cases.read(node, path: path[index], binder: binder, scope: scope)
            }
            result.tracks.append((member.key, start, keyframes))
        }
        return .custom(result)
    }

    /// Where the numbers start, and the tracks with their expressions evaluated.
    @MainActor func tracks(in scope: SceneScope) -> (KeyframedNumbers, [Track]) {
        var start = KeyframedNumbers(numbers: [:])
        let all = tracks.map { track in
            if case .number(let number)? = scope.store.evaluate(track.start, locals: scope.locals) { start[track.name] = number }
            return (track.name, track.keyframes.map { $0.meaning(SceneArguments(prepared: $0.arguments, scope: scope)) })
        }
        return (start, all)
    }

    @KeyframesBuilder<KeyframedNumbers> static func keyframes(_ tracks: [Track]) -> some Keyframes<KeyframedNumbers> {
        for track in tracks {
            KeyframeTrack(\KeyframedNumbers[track.name]) {
                for keyframe in track.keyframes { keyframe }
            }
        }
    }

    private static let to = BoundParameter("to", .number, isRequired: true, "The number to reach.")
    private static let seconds = ParameterKind.number(in: 0...1_000_000, allowsInfinity: false)
    private static let duration = BoundParameter("duration", seconds, isRequired: true, "Seconds.")
    private static let startVelocity = BoundParameter("startVelocity", .number, "How fast it starts, per second.")
    private static let curves: [String: UnitCurve] = [
        "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut, "circularEaseIn": .circularEaseIn,
        "circularEaseOut": .circularEaseOut, "circularEaseInOut": .circularEaseInOut,
    ]

    @MainActor private static func curve(_ arguments: SceneArguments) -> UnitCurve {
        let given = arguments.numbers("controlPoints")
        let numbers = given ?? []
        guard arguments.has("controlPoints") else { return arguments.string("timingCurve").flatMap { curves[$0] } ?? .linear }
        guard numbers.count == 4 else {
            if given != nil { arguments.fail("'controlPoints' are four numbers: x and y of both") }
            return .linear
        }
        return .bezier(startControlPoint: UnitPoint(x: numbers[0], y: numbers[1]), endControlPoint: UnitPoint(x: numbers[2], y: numbers[3]))
    }

    private static func one<K: KeyframeTrackContent>(_ keyframe: K) -> _KeyframeSequence<Double> where K.Value == Double {
        KeyframeTrackContentBuilder.buildExpression(keyframe)
    }

    /// Of one keyframe, for the schema and the reference.
    static var keyframeShape: ValueShape { .named(cases.signatures, changes: []) }

    private static let cases = NamedCases<Meaning>(
        "a keyframe",
        [
            .init(
                "linear",
                [
                    to, duration, .init("timingCurve", .keyword(curves.keys.sorted()), default: "linear", "How it goes."),
                    .init("controlPoints", .value(.array(.number)), "How it goes, as a cubic curve: x and y of both control points, 0…1."),
                ], "Straight to a number."
            ) { arguments in
                one(
                    LinearKeyframe(
                        arguments.number("to", default: 0), duration: arguments.number("duration", default: 0),
                        timingCurve: curve(arguments)))
            },
            .init(
                "cubic", [to, duration, startVelocity, .init("endVelocity", .number, "How fast it ends, per second.")],
                "Along a smooth curve through the numbers."
            ) { arguments in
                one(
                    CubicKeyframe(
                        arguments.number("to", default: 0), duration: arguments.number("duration", default: 0),
                        startVelocity: arguments.number("startVelocity"), endVelocity: arguments.number("endVelocity")))
            },
            .init(
                "spring",
                [
                    to, .init("duration", seconds, default: "until it rests", "Seconds until the next keyframe."),
                    .init("response", seconds, default: "0.5", "Seconds of the spring's perceived movement."),
                    .init("bounce", .number(in: -1...1, allowsInfinity: false), default: "0", "How far it overshoots."), startVelocity,
                ], "As a spring pulls."
            ) { arguments in
                one(
                    SpringKeyframe(
                        arguments.number("to", default: 0), duration: arguments.number("duration"),
                        spring: Spring(duration: arguments.number("response", default: 0.5), bounce: arguments.number("bounce", default: 0)),
                        startVelocity: arguments.number("startVelocity")))
            },
            .init("move", [to], primary: "to", "At the number at once.") { arguments in one(MoveKeyframe(arguments.number("to", default: 0))) },
        ])
}
