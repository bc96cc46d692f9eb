import Geometry
import Views

/// A gesture: a single one, or two in sequence, at the same time, or as alternatives.
struct PreparedGesture: TypedValue {
    private let gesture: PreparedNamedValue<Void, AnyGesture<SceneValue>>
    /// The type of the gesture's value.
    let type: ExpressionType

    @MainActor fileprivate func gesture(in scope: SceneScope) -> AnyGesture<SceneValue> { gesture(in: scope) }

    /// Reads `"tap"`, `{ "drag": { … } }` or `{ "sequenced": [ … ] }`.
    ///
    /// Recursive, one call per nested gesture; the parser has bounded the file's depth.
    fileprivate static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedGesture? {
        guard let gesture = values.read(node, path: path, binder: binder, scope: scope) else { return nil }
        guard combinations.contains(gesture.name) else { return PreparedGesture(gesture: gesture, type: types[gesture.name] ?? .any) }
        guard case .custom(let value) = gesture.arguments.values[0], let pair = value as? GesturePair else { return nil }
        // It is known only at run time which of the two gestures has begun.
        return PreparedGesture(gesture: gesture, type: .object(["first": pair.first.type, "second": pair.second.type]))
    }

    private static let combinations = ["sequenced", "simultaneously", "exclusively"]
    private static let types: [String: ExpressionType] = [
        "tap": .object(["location": .point]), "longPress": .bool, "drag": DragGesture.Value.sceneType, "magnify": MagnifyGesture.Value.sceneType,
        "rotate": RotateGesture.Value.sceneType,
    ]

    private static func value(_ first: SceneValue?, _ second: SceneValue?) -> SceneValue { .object(["first": first ?? .null, "second": second ?? .null]) }

    private static let values = NamedValues<Void, AnyGesture<SceneValue>>("a gesture") {
        NamedValue(
            "tap", "A tap; its value has the location.", .count("count", in: 1...10, default: 1, "The number of taps in a row.").primary, .coordinateSpace
        ) { count, space in
            AnyGesture(SpatialTapGesture(count: count, coordinateSpace: space).map { .object(["location": .point($0.location)]) })
        }
        NamedValue(
            "longPress", "A finger that rests on the view; its value is true.",
            .number("minimumDuration", in: 0...3600, default: 0.5, "Seconds.").primary,
            .length("maximumDistance", default: 10, "The distance in points that the finger may move.")
        ) { duration, distance in
            AnyGesture(LongPressGesture(minimumDuration: duration, maximumDistance: distance).map { .bool($0) })
        }
        NamedValue(
            "drag", "A finger that moves; its value is that of dragGesture.",
            .length("minimumDistance", default: 10, "Points before it begins.").primary, .coordinateSpace
        ) { distance, space in
            AnyGesture(DragGesture(minimumDistance: distance, coordinateSpace: space).map { $0.sceneValue })
        }
        NamedValue(
            "magnify", "Two fingers that move apart or together, as with the event 'pinch'; its value has the magnification.",
            .length("minimumScaleDelta", default: 0.01, "The change of the scale from which on it begins.").primary
        ) { delta in AnyGesture(MagnifyGesture(minimumScaleDelta: delta).map { $0.sceneValue }) }
        NamedValue(
            "rotate", "Two fingers that turn, as with the event 'rotate'; its value has the rotation in degrees.",
            .degrees("minimumAngleDelta", default: .degrees(1), "Degrees before it begins.").primary
        ) { delta in AnyGesture(RotateGesture(minimumAngleDelta: delta).map { $0.sceneValue }) }
        NamedValue("sequenced", "One gesture and then another one; the second value is null until the second gesture has begun.", .gesturePair.primary) {
            pair in
            AnyGesture(
                pair.first.sequenced(before: pair.second).map { result in
                    switch result {
                    case .first(let first): value(first, nil)
                    case .second(let first, let second): value(first, second)
                    }
                })
        }
        NamedValue("simultaneously", "Both at the same time; the value of a gesture that has not begun is null.", .gesturePair.primary) { pair in
            AnyGesture(pair.first.simultaneously(with: pair.second).map { value($0.first, $0.second) })
        }
        NamedValue("exclusively", "The first gesture, or the second one if the first fails; the value of the other one is null.", .gesturePair.primary) {
            pair in
            AnyGesture(
                pair.first.exclusively(before: pair.second).map { result in
                    switch result {
                    case .first(let only): value(only, nil)
                    case .second(let only): value(nil, only)
                    }
                })
        }
    }

    /// For the schema and the reference.
    static var shape: ValueShape { values.shape }
}

/// The two gestures of a combination.
private struct GesturePair: Sendable {
    let first: PreparedGesture
    let second: PreparedGesture

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> GesturePair? {
        guard let nodes = node.elements, nodes.count == 2 else {
            let found = node.elements.map { "\($0.count)" } ?? node.kind
            binder.collector.error("expected an array of two gestures, not \(found)", at: node.position, path: path)
            return nil
        }
        let both = nodes.enumerated().map { PreparedGesture.read($1, path: path[$0], binder: binder, scope: scope) }
        guard let first = both[0], let second = both[1] else { return nil }
        return GesturePair(first: first, second: second)
    }
}

/// Two gestures in a scope.
private struct GestureOperands {
    let first: AnyGesture<SceneValue>
    let second: AnyGesture<SceneValue>
}

extension ParameterType where Value == GestureOperands {
    fileprivate static let pair = ParameterType(
        custom: "an array of two gestures", shape: .list(.definition("gesture")), fallback: GestureOperands(first: .empty, second: .empty),
        read: { GesturePair.read($0, path: $1, binder: $2, scope: $3) },
        evaluate: { GestureOperands(first: $0.first.gesture(in: $1.scope), second: $0.second.gesture(in: $1.scope)) })
}

extension Parameter where Value == GestureOperands {
    fileprivate static let gesturePair = Self("gestures", .pair, "Both gestures.")
}

extension ParameterType where Value == AnyGesture<SceneValue> {
    fileprivate static let gesture = ParameterType(
        custom: "a gesture such as { \"longPress\": 0.5 }", shape: .definition("gesture"), fallback: .empty,
        read: { PreparedGesture.read($0, path: $1, binder: $2, scope: $3) }, evaluate: { $0.gesture(in: $1.scope) })
}

extension Parameter where Value == AnyGesture<SceneValue> {
    static func gesture(_ name: String, _ summary: String) -> Self { Self(name, .gesture, summary) }
}

extension AnyGesture<SceneValue> {
    /// A placeholder for a gesture with errors.
    @MainActor fileprivate static var empty: AnyGesture { AnyGesture(TapGesture().map { .null }) }
}
