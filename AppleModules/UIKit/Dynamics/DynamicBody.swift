import AppleCoreGraphics
import Easel
import Foundation

/// A pair of numbers for the arithmetic of the simulation.
package struct Vector {
    package var x: CGFloat
    package var y: CGFloat
    package init(_ x: CGFloat, _ y: CGFloat) { (self.x, self.y) = (x, y) }
    init(_ point: CGPoint) { (x, y) = (point.x, point.y) }
    package static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
    package static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
    package static func * (a: Vector, factor: CGFloat) -> Vector { Vector(a.x * factor, a.y * factor) }
    package static func += (a: inout Vector, b: Vector) { a = a + b }
    static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }
    func dot(_ other: Vector) -> CGFloat { x * other.x + y * other.y }
    func cross(_ other: Vector) -> CGFloat { x * other.y - y * other.x }
    /// The vector turned by 90 degrees and multiplied: the velocity of a point of something that turns.
    func spun(by spin: CGFloat) -> Vector { Vector(-spin * y, spin * x) }
    package var length: CGFloat { hypot(x, y) }
    package var isFinite: Bool { x.isFinite && y.isFinite }
    package func turned(by angle: CGFloat) -> Vector {
        let (s, c) = (sin(angle), cos(angle))
        return Vector(c * x - s * y, s * x + c * y)
    }
}

/// An item as a box or a circle with a mass, or a line that doesn't move.
@MainActor
package final class DynamicBody {
    let item: any UIDynamicItem
    package private(set) var center: Vector
    package private(set) var angle: CGFloat
    /// Half of the box's sides.
    private(set) var half: Vector
    private(set) var isCircle = false
    package var velocity = Vector(0, 0)
    /// In radians per second.
    package var spin: CGFloat = 0
    private(set) var inverseMass: CGFloat = 0
    private(set) var inverseInertia: CGFloat = 0
    private(set) var elasticity: CGFloat = 0
    private(set) var friction: CGFloat = 0
    private var density: CGFloat = 1
    private var resistance: CGFloat = 0
    private var angularResistance: CGFloat = 0
    private var isAnchored = false
    private var allowsRotation = true
    private let startAngle: CGFloat

    package init(_ item: any UIDynamicItem) {
        self.item = item
        let transform = item.transform
        (center, half) = (Vector(item.center), Vector(item.bounds.width / 2, item.bounds.height / 2))
        startAngle = atan2(transform.b, transform.a)
        angle = startAngle
    }
    /// A line as a thin box.
    package init(from start: CGPoint, to end: CGPoint) {
        final class Line: UIDynamicItem {
            var (center, bounds, transform) = (CGPoint.zero, CGRect.zero, CGAffineTransform.identity)
        }
        item = Line()
        let way = Vector(end) - Vector(start)
        (center, half, angle, startAngle) = ((Vector(start) + Vector(end)) * 0.5, Vector(way.length / 2, 0.5), atan2(way.y, way.x), 0)
    }

    /// Takes the item's size, and its place if code has moved it.
    package func prepare() {
        (half, isCircle) = (Vector(item.bounds.width / 2, item.bounds.height / 2), item.collisionBoundsType == .ellipse)
        // The material is that of SpriteKit's bodies (Apple: `SKPhysicsBody.restitution` and `friction`), because Apple documents none for items.
        (elasticity, friction, density, resistance, angularResistance, isAnchored, allowsRotation) = (0.2, 0.2, 1, 0, 0, false, true)
    }
    /// Takes the settings that differ from those of a new behavior: an item may have several ones.
    package func take(_ material: UIDynamicItemBehavior) {
        if material.hasElasticity { elasticity = material.elasticity }
        if material.hasFriction { friction = material.friction }
        if material.density != 1 { density = material.density }
        if material.resistance != 0 { resistance = material.resistance }
        if material.angularResistance != 0 { angularResistance = material.angularResistance }
        isAnchored = isAnchored || material.isAnchored
        allowsRotation = allowsRotation && material.allowsRotation
    }
    /// Computes the mass: 1 for a square of 100 points.
    package func weigh() {
        let area = isCircle ? CGFloat.pi * radius * radius : 4 * half.x * half.y
        let mass = density * area / 10_000
        guard !isAnchored, mass > 0, mass.isFinite, center.isFinite, angle.isFinite else {
            (inverseMass, inverseInertia, velocity, spin) = (0, 0, Vector(0, 0), 0)
            return
        }
        inverseMass = 1 / mass
        let inertia = isCircle ? mass * radius * radius / 2 : mass * (half.x * half.x + half.y * half.y) / 3
        inverseInertia = allowsRotation ? 1 / inertia : 0
        if !allowsRotation { spin = 0 }
    }

    var radius: CGFloat { min(half.x, half.y) }
    /// The directions of the box's sides.
    var axes: [Vector] { [Vector(1, 0).turned(by: angle), Vector(0, 1).turned(by: angle)] }
    var corners: [Vector] {
        [Vector(-half.x, -half.y), Vector(half.x, -half.y), Vector(half.x, half.y), Vector(-half.x, half.y)].map { center + $0.turned(by: angle) }
    }
    /// Half of the body's extent along a direction.
    func extent(along axis: Vector) -> CGFloat {
        if isCircle { return radius }
        let axes = axes
        return half.x * abs(axes[0].dot(axis)) + half.y * abs(axes[1].dot(axis))
    }
    func velocity(at arm: Vector) -> Vector { velocity + arm.spun(by: spin) }
    /// Changes the velocities by an impulse at a distance from the center.
    func push(_ impulse: Vector, at arm: Vector) {
        velocity += impulse * inverseMass
        spin += arm.cross(impulse) * inverseInertia
    }
    /// The inverse of the mass that an impulse along a direction feels.
    func inverseMass(at arm: Vector, along axis: Vector) -> CGFloat {
        let turn = arm.cross(axis)
        return inverseMass + turn * turn * inverseInertia
    }

    /// The highest speeds, far above visible ones, so that no force leads to infinite places.
    private static let (limit, spinLimit) = (CGFloat(100_000), CGFloat(1000))

    package func advance(by step: CGFloat) {
        velocity = velocity.isFinite ? velocity * max(0, 1 - resistance * step) : Vector(0, 0)
        spin = spin.isFinite ? spin * max(0, 1 - angularResistance * step) : 0
        if velocity.length > Self.limit { velocity = velocity * (Self.limit / velocity.length) }
        spin = min(max(spin, -Self.spinLimit), Self.spinLimit)
        center += velocity * step
        angle += spin * step
    }
    /// Whether the body moves by more than rounding: gravity adds a little in each step, which contacts take away.
    package var isMoving: Bool { inverseMass > 0 && (velocity.length > 3 || abs(spin) > 0.02) }
    /// Gives the item its place.
    func show() {
        guard center.isFinite, angle.isFinite else { return }
        let point = CGPoint(x: center.x, y: center.y)
        if item.center != point { item.center = point }
        if angle != startAngle { item.transform = CGAffineTransform(rotationAngle: angle) }
    }
}
