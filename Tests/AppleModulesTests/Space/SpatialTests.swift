import AppleSIMD
import Easel
import Foundation
import Testing

@testable import AppleSpatial

/// Spatial's points, vectors, boxes, and rotations, with values worked out by hand.
struct SpatialTests {
    private func isClose(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Bool { simd_distance(a, b) < 1e-9 }
    /// Whether a rotation takes a vector to another one.
    private func turns(_ rotation: Rotation3D, _ from: Vector3D, to: Vector3D) -> Bool { isClose(from.rotated(by: rotation).vector, to.vector) }

    @Test func pointsHaveDistances() {
        let (a, b) = (Point3D(x: 1, y: 2, z: 3), Point3D(x: 3, y: 5, z: 9))
        #expect(a.distance(to: b) == 7)
        #expect(b - a == Vector3D(x: 2, y: 3, z: 6) && a + Vector3D(x: 2, y: 3, z: 6) == b && b - Vector3D(x: 2, y: 3, z: 6) == a)
        var moved = a
        moved += Vector3D(x: 0, y: 0, z: -3)
        #expect(moved == Point3D(x: 1, y: 2))
        moved.vector.y = 8
        #expect(moved.y == 8 && Point3D(SIMD3<Float>(1, 2, 3)) == a)
    }

    @Test func vectorsHaveLengthsAndProducts() {
        let vector = Vector3D(x: 2, y: -3, z: 6)
        #expect(vector.length == 7 && vector.lengthSquared == 49)
        #expect(isClose(vector.normalized.vector, SIMD3(2, -3, 6) / 7) && Vector3D.zero.normalized == .zero)
        #expect(vector.dot(Vector3D(x: 1, y: 2, z: 0.5)) == 2 - 6 + 3)
        #expect(Vector3D.right.cross(.up) == .forward && Vector3D.up.cross(.right) == -Vector3D.forward)
        #expect(Vector3D(x: 1, y: 2, z: 3).cross(Vector3D(x: 4, y: 5, z: 6)) == Vector3D(x: -3, y: 6, z: -3))
        #expect(vector * 2 == Vector3D(x: 4, y: -6, z: 12) && 2 * vector == vector + vector && vector / 2 == Vector3D(x: 1, y: -1.5, z: 3))
    }

    @Test func sizesAreScaled() {
        let size = Size3D(width: 1, height: 2, depth: 3)
        #expect(size * 2 == Size3D(width: 2, height: 4, depth: 6) && size / 2 == Size3D(width: 0.5, height: 1, depth: 1.5))
        #expect(size + .one == Size3D(width: 2, height: 3, depth: 4) && size - size == .zero)
        #expect(Size3D(CGSize(width: 4, height: 5), depth: 6) == Size3D(width: 4, height: 5, depth: 6) && Size3D(CGSize(width: 4, height: 5)).depth == 0)
        #expect(Vector3D(size).vector == SIMD3(1, 2, 3))
    }

    @Test func boxesHaveCenters() {
        var box = Rect3D(center: Point3D(x: 10, y: 20, z: 30), size: Size3D(width: 2, height: 4, depth: 6))
        #expect(box.origin == Point3D(x: 9, y: 18, z: 27) && box.min == box.origin && box.max == Point3D(x: 11, y: 22, z: 33))
        #expect(box.contains(Point3D(x: 10, y: 21, z: 28)) && box.contains(box.max) && !box.contains(Point3D(x: 10, y: 23, z: 28)))
        box.center = .zero
        #expect(box.origin == Point3D(x: -1, y: -2, z: -3) && box.size.depth == 6)
        #expect(Rect3D.zero.center == .zero)
    }

    @Test func anglesAreInRadiansOrDegrees() {
        #expect(abs(Angle2D(degrees: 180).radians - .pi) < 1e-12 && Angle2D(radians: .pi / 2).degrees == 90)
        #expect(Angle2D.degrees(10) < .degrees(11) && -Angle2D.degrees(30) == .degrees(-30))
        #expect(abs((Angle2D.degrees(30) + .degrees(60)).degrees - 90) < 1e-9 && abs((Angle2D.degrees(30) * 3).degrees - 90) < 1e-9)
        var angle = Angle2D(Angle.degrees(45))
        angle += .degrees(45)
        #expect(abs(angle.degrees - 90) < 1e-9)
        angle.degrees = 360
        #expect(abs(angle.radians - 2 * .pi) < 1e-12)
    }

    @Test func aQuarterTurnTakesOneAxisToTheNext() {
        let quarter = Angle2D.degrees(90)
        #expect(turns(Rotation3D(angle: quarter, axis: .z), .right, to: .up))
        #expect(turns(Rotation3D(angle: quarter, axis: .x), .up, to: .forward))
        #expect(turns(Rotation3D(angle: quarter, axis: .y), .forward, to: .right))
        #expect(turns(Rotation3D(angle: -quarter, axis: .z), .right, to: -Vector3D.up))
        // A third of a turn around the diagonal exchanges the axes.
        #expect(turns(Rotation3D(angle: .degrees(120), axis: .xyz), Vector3D(x: 1, y: 2, z: 3), to: Vector3D(x: 3, y: 1, z: 2)))
    }

    @Test func aRotationKnowsItsAngleAndItsAxis() {
        let rotation = Rotation3D(angle: .degrees(60), axis: RotationAxis3D(x: 0, y: 3, z: 4))
        #expect(abs(rotation.angle.degrees - 60) < 1e-9)
        #expect(isClose(rotation.axis.vector, SIMD3(0, 0.6, 0.8)))
        // cos 30° = 0.866 is the real part, and sin 30° = 0.5 the length of the others.
        #expect(
            abs(rotation.vector.w - 0.75.squareRoot()) < 1e-9 && isClose(SIMD3(rotation.vector.x, rotation.vector.y, rotation.vector.z), SIMD3(0, 0.3, 0.4)))
        #expect(Rotation3D.identity.angle == .zero && turns(.identity, Vector3D(x: 1, y: 2, z: 3), to: Vector3D(x: 1, y: 2, z: 3)))
        #expect(Rotation3D(angle: Angle.degrees(60), axis: .y) == Rotation3D(angle: Angle2D.degrees(60), axis: .y))
    }

    @Test func rotationsFollowEachOther() {
        let (aroundX, aroundZ) = (Rotation3D(angle: .degrees(90), axis: .x), Rotation3D(angle: .degrees(90), axis: .z))
        // The right factor comes first: the first axis becomes the second, which becomes the third.
        #expect(turns(aroundX * aroundZ, .right, to: .forward))
        // In the other order, the first axis stays where it is, and becomes the second.
        #expect(turns(aroundZ * aroundX, .right, to: .up))
        #expect(turns(aroundZ.rotated(by: aroundX), .right, to: .forward))
        #expect(turns(aroundX * aroundX.inverse, Vector3D(x: 1, y: 2, z: 3), to: Vector3D(x: 1, y: 2, z: 3)))
        let twice = aroundZ * aroundZ
        #expect(abs(twice.angle.degrees - 180) < 1e-9 && turns(twice, .right, to: -Vector3D.right))
    }

    @Test func quaternionsAreRotations() {
        let rotation = Rotation3D(simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1)))
        #expect(simd_distance(Vector3D.right.rotated(by: rotation).vector, SIMD3(0, 1, 0)) < 1e-6)
        #expect(abs(rotation.angle.degrees - 90) < 1e-4)
    }

    @Test func posesAndTransformsBeginWithoutAChange() {
        #expect(Pose3D.identity == Pose3D(position: .zero, rotation: .identity))
        #expect(AffineTransform3D.identity == AffineTransform3D(scale: .one, rotation: .identity, translation: .zero))
        let pose = Pose3D(position: Point3D(x: 1, y: 2, z: 3), rotation: Rotation3D(angle: .degrees(90), axis: .y))
        #expect(pose != .identity && pose.position.z == 3 && Set([pose, pose, .identity]).count == 2)
        let transform = AffineTransform3D(scale: Size3D(width: 2, height: 2, depth: 2), translation: Vector3D(x: 5))
        #expect(transform.scale.width == 2 && transform.rotation == .identity && transform.translation.x == 5)
    }

    @Test func aRayHasADirectionOfLengthOne() {
        let ray = Ray3D(origin: Point3D(x: 1), direction: Vector3D(x: 0, y: 3, z: 4))
        #expect(ray.origin.x == 1 && isClose(ray.direction.vector, SIMD3(0, 0.6, 0.8)))
    }

    @Test func valuesAreWrittenAndRead() throws {
        let box = Rect3D(origin: Point3D(x: 1, y: 2, z: 3), size: .one)
        #expect(try JSONDecoder().decode(Rect3D.self, from: JSONEncoder().encode(box)) == box)
        let rotation = Rotation3D(angle: .degrees(30), axis: .xy)
        #expect(try JSONDecoder().decode(Rotation3D.self, from: JSONEncoder().encode(rotation)) == rotation)
    }
}
