import Geometry
import Views

/// A gesture as a scene says it: one, or several of them one after another, at the same time, or in each other's place.
struct PreparedGesture: TypedValue {
    private typealias Meaning = @MainActor @Sendable (SceneArguments) -> AnyGesture<SceneValue>
    private let meaning: Meaning
    private let arguments: PreparedArguments
    /// Of what it tells.
    let type: ExpressionType

    @MainActor func gesture(in scope: SceneScope) -> AnyGesture<SceneValue> { meaning(SceneArguments(prepared: arguments, scope: scope)) }

    /// Reads `"tap"`, `{ "drag": { … } }` or `{ "sequenced": [ … ] }`.
    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        prepared(node, path: path, binder: binder, scope: scope).map { .custom($0) }
    }

    /// Recursive once for a gesture in a gesture; the parser has bounded the file's depth.
    private static func prepared(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedGesture? {
        guard let (meaning, arguments) = cases.read(node, path: path, binder: binder, scope: scope) else { return nil }
        let name = node.string ?? node.members?.first?.key ?? ""
        guard combinations.contains(name) else { return PreparedGesture(meaning: meaning, arguments: arguments, type: types[name] ?? .any) }
        guard case .custom(let value) = arguments.values[parts], let pair = value as? Pair else { return nil }
        // Which of the two has begun is known only while it goes on.
        let type = ExpressionType.object(["first": pair.first.type, "second": pair.second.type])
        return PreparedGesture(meaning: meaning, arguments: arguments, type: type)
    }

    private struct Pair: Sendable {
        let first: PreparedGesture
        let second: PreparedGesture

        @MainActor func gestures(in scope: SceneScope) -> (AnyGesture<SceneValue>, AnyGesture<SceneValue>) {
            (first.gesture(in: scope), second.gesture(in: scope))
        }
    }

    private static func readPair(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        guard let nodes = node.elements, nodes.count == 2 else {
            let found = node.elements.map { "\($0.count)" } ?? node.kind
            binder.collector.error("expected an array of two gestures, not \(found)", at: node.position, path: path)
            return nil
        }
        let both = nodes.enumerated().map { prepared($1, path: path[$0], binder: binder, scope: scope) }
        guard let first = both[0], let second = both[1] else { return nil }
        return .custom(Pair(first: first, second: second))
    }

    private static let parts = "gestures"
    private static let combinations = ["sequenced", "simultaneously", "exclusively"]
    private static let types: [String: ExpressionType] = ["tap": .object(["location": .point]), "longPress": .bool, "drag": SceneEntries.dragType]

    private static let seconds = ParameterKind.number(in: 0...3600, allowsInfinity: false)
    private static let points = ParameterKind.number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false)
    private static let space = BoundParameter("coordinateSpace", .name, default: "local", "'local', 'global' or the name of a coordinateSpace around.")

    private static func combination(
        _ name: String, _ summary: String,
        _ combine: @escaping @MainActor @Sendable (AnyGesture<SceneValue>, AnyGesture<SceneValue>) -> AnyGesture<SceneValue>
    ) -> NamedCases<Meaning>.Case {
        let gestures = BoundParameter(
            parts, .custom("an array of two gestures"), isRequired: true, shape: .list(.definition("gesture")), reader: readPair, "Both of them.")
        return .init(name, [gestures], primary: parts, summary) { arguments in
            guard let pair: Pair = arguments.custom(parts) else { return AnyGesture(TapGesture().map { .null }) }
            let (first, second) = pair.gestures(in: arguments.scope)
            return combine(first, second)
        }
    }

    private static func pairValue(_ first: SceneValue?, _ second: SceneValue?) -> SceneValue { .object(["first": first ?? .null, "second": second ?? .null]) }

    private static let cases = NamedCases<Meaning>(
        "a gesture",
        [
            .init(
                "tap", [.init("count", .number(in: 1...10, allowsInfinity: false), default: "1", "How many taps in a row."), space], primary: "count",
                "A tap; it tells its location."
            ) { arguments in
                let tap = SpatialTapGesture(count: Int(arguments.number("count", default: 1)), coordinateSpace: arguments.coordinateSpace)
                return AnyGesture(tap.map { .object(["location": .point($0.location)]) })
            },
            .init(
                "longPress",
                [
                    .init("minimumDuration", seconds, default: "0.5", "Seconds."),
                    .init("maximumDistance", points, default: "10", "Points that the finger may stray."),
                ], primary: "minimumDuration", "A finger that rests; it tells true."
            ) { arguments in
                let press = LongPressGesture(
                    minimumDuration: arguments.number("minimumDuration", default: 0.5), maximumDistance: arguments.length("maximumDistance") ?? 10)
                return AnyGesture(press.map { .bool($0) })
            },
            .init(
                "drag", [.init("minimumDistance", points, default: "10", "Points before it begins."), space], primary: "minimumDistance",
                "A finger that moves; it tells what dragGesture's variable does."
            ) { arguments in
                let drag = DragGesture(minimumDistance: arguments.length("minimumDistance") ?? 10, coordinateSpace: arguments.coordinateSpace)
                return AnyGesture(drag.map { $0.sceneValue })
            },
            combination("sequenced", "One, and when that has come to its end another; the second is null until it has begun.") { first, second in
                AnyGesture(
                    first.sequenced(before: second).map { result in
                        switch result {
                        case .first(let value): pairValue(value, nil)
                        case .second(let before, let after): pairValue(before, after)
                        }
                    })
            },
            combination("simultaneously", "Both at the same time; one that has not begun is null.") { first, second in
                AnyGesture(first.simultaneously(with: second).map { pairValue($0.first, $0.second) })
            },
            combination("exclusively", "The first, or the second where the first doesn't come about; the other one is null.") { first, second in
                AnyGesture(
                    first.exclusively(before: second).map { result in
                        switch result {
                        case .first(let only): pairValue(only, nil)
                        case .second(let only): pairValue(nil, only)
                        }
                    })
            },
        ])

    /// For the schema and the reference.
    static var shape: ValueShape { .named(cases.signatures, changes: []) }
}
