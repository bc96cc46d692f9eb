import AppleCoreGraphics
import Easel
import Foundation

/// A point at which two bodies touch each other.
@MainActor
package final class DynamicContact {
    private let first: DynamicBody
    /// Nil for a wall.
    private let second: DynamicBody?
    package let point: Vector
    /// From the first body to the second one.
    package let normal: Vector
    private let depth: CGFloat
    private var (arm1, arm2) = (Vector(0, 0), Vector(0, 0))
    private var (massN, massT, target) = (CGFloat(0), CGFloat(0), CGFloat(0))
    /// The impulse across the contact.
    package var impulse: CGFloat { sumN }
    private var (sumN, sumT) = (CGFloat(0), CGFloat(0))
    private let (elasticity, friction): (CGFloat, CGFloat)

    init(_ first: DynamicBody, _ second: DynamicBody?, at point: Vector, normal: Vector, depth: CGFloat) {
        (self.first, self.second, self.point, self.normal, self.depth) = (first, second, point, normal, depth)
        // The material of a boundary, or of another thing that doesn't move, doesn't count.
        let moving = [first, second].compactMap { $0 }.filter { $0.inverseMass > 0 }
        elasticity = moving.map(\.elasticity).max() ?? 0
        friction = moving.count == 2 ? (moving[0].friction * moving[1].friction).squareRoot() : moving.first?.friction ?? 0
    }

    private var relative: Vector { (second?.velocity(at: arm2) ?? Vector(0, 0)) - first.velocity(at: arm1) }
    private var tangent: Vector { Vector(-normal.y, normal.x) }

    package func prepare(_ step: CGFloat) {
        (arm1, arm2) = (point - first.center, second.map { point - $0.center } ?? Vector(0, 0))
        let (n, t) = (normal, tangent)
        massN = 1 / max(first.inverseMass(at: arm1, along: n) + (second?.inverseMass(at: arm2, along: n) ?? 0), 1e-9)
        massT = 1 / max(first.inverseMass(at: arm1, along: t) + (second?.inverseMass(at: arm2, along: t) ?? 0), 1e-9)
        let speed = relative.dot(n)
        // Slow contacts don't bounce, so that things come to rest; overlaps end softly.
        target = max(speed < -40 ? -elasticity * speed : 0, 0.1 / step * max(0, depth - 0.25))
    }

    package func solve() {
        let along = max(sumN + (target - relative.dot(normal)) * massN, 0)
        apply(normal * (along - sumN))
        sumN = along
        let limit = friction * sumN
        let across = min(max(sumT - relative.dot(tangent) * massT, -limit), limit)
        apply(tangent * (across - sumT))
        sumT = across
    }

    private func apply(_ impulse: Vector) {
        first.push(-impulse, at: arm1)
        second?.push(impulse, at: arm2)
    }

    // MARK: Where bodies touch

    /// The contacts of a body with the inside of a rectangle.
    static func walls(of rect: CGRect, _ body: DynamicBody) -> [DynamicContact] {
        let walls = [
            (Vector(0, 1), rect.maxY), (Vector(0, -1), -rect.minY), (Vector(1, 0), rect.maxX), (Vector(-1, 0), -rect.minX),
        ]
        return walls.flatMap { normal, distance -> [DynamicContact] in
            let points = body.isCircle ? [body.center + normal * body.radius] : body.corners
            return points.compactMap { point in
                let depth = point.dot(normal) - distance
                return depth > 0 ? DynamicContact(body, nil, at: point, normal: normal, depth: depth) : nil
            }
        }
    }

    package static func between(_ first: DynamicBody, _ second: DynamicBody) -> [DynamicContact] {
        let way = second.center - first.center
        switch (first.isCircle, second.isCircle) {
        case (true, true):
            let (distance, reach) = (way.length, first.radius + second.radius)
            guard distance < reach else { return [] }
            let normal = distance > 0 ? way * (1 / distance) : Vector(0, 1)
            return [DynamicContact(first, second, at: first.center + normal * first.radius, normal: normal, depth: reach - distance)]
        case (true, false): return circle(first, box: second, isFirst: true)
        case (false, true): return circle(second, box: first, isFirst: false)
        default: return boxes(first, second)
        }
    }

    private static func circle(_ circle: DynamicBody, box: DynamicBody, isFirst: Bool) -> [DynamicContact] {
        let local = (circle.center - box.center).turned(by: -box.angle)
        var nearest = Vector(min(max(local.x, -box.half.x), box.half.x), min(max(local.y, -box.half.y), box.half.y))
        var (outward, depth) = (local - nearest, CGFloat(0))
        let distance = outward.length
        if distance > 0 {
            (outward, depth) = (outward * (1 / distance), circle.radius - distance)
        } else {
            // The center is inside: out through the nearest side.
            let (x, y) = (box.half.x - abs(local.x), box.half.y - abs(local.y))
            outward = x < y ? Vector(local.x < 0 ? -1 : 1, 0) : Vector(0, local.y < 0 ? -1 : 1)
            depth = circle.radius + min(x, y)
            nearest = local
        }
        guard depth > 0 else { return [] }
        let (normal, point) = (outward.turned(by: box.angle), box.center + nearest.turned(by: box.angle))
        return [DynamicContact(isFirst ? circle : box, isFirst ? box : circle, at: point, normal: isFirst ? -normal : normal, depth: depth)]
    }

    /// The contacts of two boxes: the corners of the one inside of the side of the other one with the smallest overlap.
    private static func boxes(_ first: DynamicBody, _ second: DynamicBody) -> [DynamicContact] {
        let way = second.center - first.center
        var best: (depth: CGFloat, axis: Vector, isFirst: Bool)?
        for (isFirst, axes) in [(true, first.axes), (false, second.axes)] {
            for axis in axes {
                let depth = first.extent(along: axis) + second.extent(along: axis) - abs(way.dot(axis))
                guard depth > 0 else { return [] }
                // A side of the first box has precedence, so that the choice doesn't change from step to step.
                if best.map({ depth < $0.depth - 0.05 }) ?? true { best = (depth, way.dot(axis) < 0 ? -axis : axis, isFirst) }
            }
        }
        guard let best else { return [] }
        let (owner, other) = best.isFirst ? (first, second) : (second, first)
        let outward = best.isFirst ? best.axis : -best.axis
        let side = Vector(-outward.y, outward.x)
        // The other box's edge that faces the side.
        let edge = other.corners.sorted { $0.dot(outward) < $1.dot(outward) }.prefix(2).map { $0 }
        let (low, high) = (owner.center.dot(side) - owner.extent(along: side), owner.center.dot(side) + owner.extent(along: side))
        let face = owner.center.dot(outward) + owner.extent(along: outward)
        var points: [Vector] = []
        let (start, end) = (edge[0], edge[1])
        let (a, b) = (start.dot(side), end.dot(side))
        for (point, from, to) in [(start, a, b), (end, b, a)] {
            let clipped = min(max(from, low), high)
            let other = from == a ? end : start
            points.append(abs(to - from) > 1e-6 ? point + (other - point) * ((clipped - from) / (to - from)) : point)
        }
        return points.compactMap { point in
            let depth = face - point.dot(outward)
            return depth > 0 ? DynamicContact(first, second, at: point, normal: best.axis, depth: depth) : nil
        }
    }
}

/// A rod or a spring between a body and a point or another body.
@MainActor
final class DynamicJoint {
    private let (first, second): (DynamicBody, DynamicBody?)
    private let (arm1, arm2, axis): (Vector, Vector, Vector)
    private let (mass, softness, bias): (CGFloat, CGFloat, CGFloat)
    private var sum: CGFloat = 0

    init(_ attachment: UIAttachmentBehavior, _ first: DynamicBody, _ second: DynamicBody?, _ step: CGFloat) {
        (self.first, self.second) = (first, second)
        let offsets = attachment.offsets.map { Vector($0.horizontal, $0.vertical) }
        let arm1 = offsets[0].turned(by: first.angle)
        let arm2 = second.map { offsets[1].turned(by: $0.angle) } ?? Vector(0, 0)
        let way = (second.map { $0.center + arm2 } ?? Vector(attachment.anchorPoint)) - (first.center + arm1)
        let length = way.length
        let axis = length > 1e-6 ? way * (1 / length) : Vector(0, 1)
        let inverse = first.inverseMass(at: arm1, along: axis) + (second?.inverseMass(at: arm2, along: axis) ?? 0)
        (self.arm1, self.arm2, self.axis) = (arm1, arm2, axis)
        let error = length - attachment.length
        if attachment.frequency > 0, inverse > 0 {
            let speed = 2 * CGFloat.pi * attachment.frequency
            let (stiffness, damping) = (speed * speed / inverse, 2 * attachment.damping * speed / inverse)
            let soft = 1 / (step * (damping + step * stiffness))
            (softness, bias, mass) = (soft, error * step * stiffness * soft, 1 / (inverse + soft))
        } else {
            (softness, bias, mass) = (0, 0.2 / step * error, inverse > 0 ? 1 / inverse : 0)
        }
    }

    func solve() {
        let relative = ((second?.velocity(at: arm2) ?? Vector(0, 0)) - first.velocity(at: arm1)).dot(axis)
        let impulse = -mass * (relative + bias + softness * sum)
        sum += impulse
        first.push(axis * -impulse, at: arm1)
        second?.push(axis * impulse, at: arm2)
    }
}
