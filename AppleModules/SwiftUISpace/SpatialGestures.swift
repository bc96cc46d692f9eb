import AppleSpatial
import Easel
import Foundation
import Views

extension DragGesture.Value {
    /// The place of the finger; a picture has no depth.
    public var location3D: Point3D { Point3D(x: location.x, y: location.y) }
    /// The place of the finger at the start; a picture has no depth.
    public var startLocation3D: Point3D { Point3D(x: startLocation.x, y: startLocation.y) }
    /// The way of the finger; a picture has no depth.
    public var translation3D: Vector3D { Vector3D(x: translation.width, y: translation.height) }
    /// The expected end of the drag; a picture has no depth.
    public var predictedEndLocation3D: Point3D { Point3D(x: predictedEndLocation.x, y: predictedEndLocation.y) }
    /// The hand that drags, which is not known.
    public var inputDevicePose3D: Pose3D? { nil }
}
extension SpatialTapGesture.Value {
    /// The place of the tap; a picture has no depth.
    public var location3D: Point3D { Point3D(x: location.x, y: location.y) }
}

/// Turns of two hands in space. The events of a picture turn around the axis that points to the user.
public struct RotateGesture3D: Gesture {
    /// The rotation.
    public struct Value: Hashable, Sendable {
        public var rotation: Rotation3D
        public var startAnchor3D: UnitPoint3D
    }
    private let minimumAngle: Angle
    private let axis: RotationAxis3D?
    nonisolated public init(constrainedToAxis axis: RotationAxis3D? = nil, minimumAngleDelta: Angle = .degrees(1)) {
        (self.axis, minimumAngle) = (axis, minimumAngleDelta)
    }
    public var body: some Gesture<Value> {
        let axis = axis ?? .z
        return RotateGesture(minimumAngleDelta: minimumAngle).map {
            Value(rotation: Rotation3D(angle: $0.rotation, axis: axis), startAnchor3D: .center)
        }
    }
}
