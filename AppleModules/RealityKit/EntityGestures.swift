import AppleSpatial
import Easel
import Foundation
import Views

/// The value of a gesture, and the entity that it touches.
@dynamicMemberLookup
public struct EntityTargetValue<Value> {
    /// The value without the entity.
    public var gestureValue: Value
    public var entity: Entity
    public subscript<T>(dynamicMember keyPath: KeyPath<Value, T>) -> T { gestureValue[keyPath: keyPath] }

    /// Converts a place of the gesture to an entity: a point is 1/1360 of a meter.
    public func convert(_ point: Point3D, from space: some CoordinateSpaceProtocol, to entity: Entity) -> SIMD3<Float> { Self.meters(point) }
    /// Converts a place of the gesture to an entity: a point is 1/1360 of a meter.
    public func convert(_ point: Point3D, from space: some CoordinateSpaceProtocol, to destination: RealityCoordinateSpace) -> SIMD3<Float> {
        Self.meters(point)
    }
    /// Converts a place of the gesture to an entity: a point is 1/1360 of a meter.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol, to entity: Entity) -> SIMD3<Float> {
        Self.meters(Point3D(x: point.x, y: point.y))
    }
    /// Converts a way of the gesture to an entity: a point is 1/1360 of a meter.
    public func convert(_ vector: Vector3D, from space: some CoordinateSpaceProtocol, to entity: Entity) -> SIMD3<Float> { Self.meters(Point3D(vector)) }
    /// Converts a way of the gesture to a scene: a point is 1/1360 of a meter.
    public func convert(_ vector: Vector3D, from space: some CoordinateSpaceProtocol, to destination: RealityCoordinateSpace) -> SIMD3<Float> {
        Self.meters(Point3D(vector))
    }
    private static func meters(_ point: Point3D) -> SIMD3<Float> { SIMD3<Float>(point.vector * SIMD3(1, -1, 1) / 1360) }
}
/// The space of a scene.
public enum RealityCoordinateSpace: Sendable { case scene }

extension EntityTargetValue: Equatable where Value: Equatable {
    public static func == (a: Self, b: Self) -> Bool { a.entity === b.entity && a.gestureValue == b.gestureValue }
}

/// A gesture on an entity. Entities aren't drawn, so it never begins.
public struct EntityTargetGesture<Base: Gesture>: Gesture {
    nonisolated init() {}
    public var body: some Gesture<EntityTargetValue<Base.Value>> {
        DragGesture(minimumDistance: .infinity).map { _ -> EntityTargetValue<Base.Value> in preconditionFailure("no entity is touched") }
    }
}

extension Gesture {
    /// Limits the gesture to entities of a `RealityView`, which can't be touched.
    public func targetedToAnyEntity() -> EntityTargetGesture<Self> { EntityTargetGesture() }
    /// Limits the gesture to an entity and those below it, which can't be touched.
    public func targetedToEntity(_ entity: Entity) -> EntityTargetGesture<Self> { EntityTargetGesture() }
    /// Limits the gesture to entities that a condition accepts, which can't be touched.
    public func targetedToEntity(where predicate: QueryPredicate<Entity>) -> EntityTargetGesture<Self> { EntityTargetGesture() }
}
