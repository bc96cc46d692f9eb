import Geometry
import Views

/// The priority of a gesture, which is that of one of SwiftUI's modifiers.
enum GesturePriority: Sendable {
    case normal
    case high
    case simultaneous
}

extension Parameter where Value == GesturePriority? {
    /// The priority of a gesture relative to those of the views inside.
    static func gesturePriority(default standard: Absence) -> Self {
        let priorities: Keywords<GesturePriority> = ["normal": .normal, "high": .high, "simultaneous": .simultaneous]
        return keyword(
            "priority", priorities, default: standard,
            "Beside the gestures of the views inside: after them, before them (highPriorityGesture), or along with them (simultaneousGesture).")
    }
}

extension Parameter where Value == GesturePriority {
    static let gesturePriority = Parameter<GesturePriority?>.gesturePriority(default: .described("normal")).map { $0 ?? .normal }
}

extension CoordinateSpace {
    /// Creates the space with a name from a scene.
    init(sceneName: String) {
        switch sceneName {
        case "local": self = .local
        case "global": self = .global
        default: self = .named(sceneName)
        }
    }
}

extension Parameter where Value == CoordinateSpace? {
    private static let optionalName = Parameter<String?>.name(
        "coordinateSpace", default: .described("local"), "'local', 'global', or the name of a coordinateSpace around.")

    /// The coordinate space of a gesture's points.
    static func coordinateSpace(default: Absence) -> Self { optionalName.map { $0.map { CoordinateSpace(sceneName: $0) } } }
}

extension Parameter where Value == CoordinateSpace {
    static let coordinateSpace = Parameter<CoordinateSpace?>.coordinateSpace(default: nil).map { $0 ?? .local }
}

extension MagnifyGesture.Value {
    /// The value as a scene's variable.
    static let sceneType = ExpressionType.object(["magnification": .number, "velocity": .number, "startAnchor": .point, "startLocation": .point])

    /// The value as an object with the members of ``sceneType``.
    var sceneValue: SceneValue {
        .object([
            "magnification": .number(Double(magnification)), "velocity": .number(Double(velocity)),
            "startAnchor": .point(CGPoint(x: startAnchor.x, y: startAnchor.y)), "startLocation": .point(startLocation),
        ])
    }
}

extension RotateGesture.Value {
    /// The value as a scene's variable.
    static let sceneType = ExpressionType.object(["rotation": .number, "velocity": .number, "startAnchor": .point, "startLocation": .point])

    /// The value as an object with the members of ``sceneType``. Angles are in degrees.
    var sceneValue: SceneValue {
        .object([
            "rotation": .number(rotation.degrees), "velocity": .number(velocity.degrees),
            "startAnchor": .point(CGPoint(x: startAnchor.x, y: startAnchor.y)), "startLocation": .point(startLocation),
        ])
    }
}
