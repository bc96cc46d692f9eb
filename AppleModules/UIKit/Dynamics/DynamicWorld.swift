import AppleCoreGraphics
import Easel
import Foundation

/// Solves the motion of dynamic items in steps of fixed length, by impulses one after another (Erin Catto, "Iterative Dynamics with Temporal Coherence",
/// 2005). Equal settings give equal results.
@MainActor
final class DynamicWorld {
    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    nonisolated init() {}

    func forget(_ item: any UIDynamicItem) { bodies[ObjectIdentifier(item)] = nil }
    /// Forgets all other items, whose places are read again if a behavior moves them later.
    func keep(_ items: [any UIDynamicItem]) {
        let kept = Set(items.map { ObjectIdentifier($0) })
        bodies = bodies.filter { kept.contains($0.key) }
    }
    func velocity(of item: any UIDynamicItem) -> (linear: CGPoint, angular: CGFloat) {
        bodies[ObjectIdentifier(item)].map { (CGPoint(x: $0.velocity.x, y: $0.velocity.y), $0.spin) } ?? (.zero, 0)
    }
    func add(_ linear: CGPoint, _ angular: CGFloat, to item: any UIDynamicItem) {
        let body = body(of: item)
        body.velocity += Vector(linear)
        body.spin += angular
    }

    private func body(of item: any UIDynamicItem) -> DynamicBody {
        let key = ObjectIdentifier(item)
        if let body = bodies[key] { return body }
        let body = DynamicBody(item)
        bodies[key] = body
        return body
    }

    /// Moves all items by a time, in seconds; returns whether something moves.
    ///
    /// - Parameter bounds: those of the reference view.
    func move(by time: Double, _ behaviors: [UIDynamicBehavior], in bounds: CGRect) -> Bool {
        var moving: [DynamicBody] = []
        for item in behaviors.flatMap(\.ownItems) {
            let body = body(of: item)
            if !moving.contains(where: { $0 === body }) { moving.append(body) }
        }
        for body in moving { body.prepare() }
        for case let material as UIDynamicItemBehavior in behaviors { for item in material.items { body(of: item).take(material) } }
        for body in moving { body.weigh() }
        let steps = 4
        let step = CGFloat(time) / CGFloat(steps)
        for _ in 0..<steps {
            accelerate(behaviors, step)
            let contacts = behaviors.compactMap { $0 as? UICollisionBehavior }.flatMap { self.contacts(of: $0, in: bounds) }
            let joints = behaviors.compactMap { $0 as? UIAttachmentBehavior }.map { attachment in
                DynamicJoint(attachment, body(of: attachment.items[0]), attachment.items.count > 1 ? body(of: attachment.items[1]) : nil, step)
            }
            for contact in contacts { contact.prepare(step) }
            for _ in 0..<40 {
                for joint in joints { joint.solve() }
                for contact in contacts { contact.solve() }
            }
            for body in moving { body.advance(by: step) }
        }
        // A delegate can have given an item another place meanwhile.
        for body in moving where bodies[ObjectIdentifier(body.item)] === body { body.show() }
        keep(moving.map(\.item))
        return moving.contains(where: \.isMoving) || behaviors.contains { ($0 as? UIPushBehavior).map { $0.active && $0.mode == .continuous } ?? false }
    }

    private func accelerate(_ behaviors: [UIDynamicBehavior], _ step: CGFloat) {
        for behavior in behaviors {
            switch behavior {
            case let gravity as UIGravityBehavior:
                let pull = Vector(gravity.gravityDirection.dx, gravity.gravityDirection.dy) * (1000 * step)
                for item in gravity.items where body(of: item).inverseMass > 0 { body(of: item).velocity += pull }
            case let push as UIPushBehavior:
                guard push.active else { continue }
                let isOnce = push.mode == .instantaneous
                let impulse = Vector(push.pushDirection.dx, push.pushDirection.dy) * (isOnce ? 100 : 100 * step)
                for item in push.items {
                    let (body, offset) = (body(of: item), push.targetOffsetFromCenter(for: item))
                    body.push(impulse, at: Vector(offset.horizontal, offset.vertical).turned(by: body.angle))
                }
                if isOnce { push.active = false }
            case let snap as UISnapBehavior:
                // UIKit documents no numbers: two and a half swings per second.
                let (body, speed, ratio) = (body(of: snap.item), CGFloat(2.5 * 2 * Double.pi), 0.25 + 0.75 * min(max(snap.damping, 0), 1))
                guard body.inverseMass > 0 else { continue }
                body.velocity += ((Vector(snap.snapPoint) - body.center) * (speed * speed) - body.velocity * (2 * ratio * speed)) * step
                body.spin += (-body.angle * speed * speed - body.spin * 2 * ratio * speed) * step
            default: break
            }
        }
    }

    // MARK: Collisions

    private func contacts(of behavior: UICollisionBehavior, in bounds: CGRect) -> [DynamicContact] {
        let bodies = behavior.items.map { body(of: $0) }
        var found: [DynamicContact] = []
        var touching: [ContactPair: CGPoint] = [:]
        func add(_ contacts: [DynamicContact], _ pair: ContactPair) {
            guard let first = contacts.first else { return }
            found += contacts
            touching[pair] = CGPoint(x: first.point.x, y: first.point.y)
        }
        if behavior.collisionMode.contains(.items) {
            for (index, first) in bodies.enumerated() {
                for second in bodies[(index + 1)...] where first.inverseMass + second.inverseMass > 0 {
                    add(
                        DynamicContact.between(first, second),
                        ContactPair(first: ObjectIdentifier(first.item), second: ObjectIdentifier(second.item), boundary: 0))
                }
            }
        }
        if behavior.collisionMode.contains(.boundaries) {
            for body in bodies where body.inverseMass > 0 {
                let key = ObjectIdentifier(body.item)
                if behavior.translatesReferenceBoundsIntoBoundary {
                    add(DynamicContact.walls(of: bounds.inset(by: behavior.insets), body), ContactPair(first: key, second: nil, boundary: -1))
                }
                for (number, boundary) in behavior.boundaries.enumerated() {
                    add(boundary.lines.flatMap { DynamicContact.between(body, $0) }, ContactPair(first: key, second: nil, boundary: number))
                }
            }
        }
        tell(behavior, touching)
        return found
    }

    private func tell(_ behavior: UICollisionBehavior, _ touching: [ContactPair: CGPoint]) {
        let former = behavior.touching
        behavior.touching = Set(touching.keys)
        guard let delegate = behavior.collisionDelegate else { return }
        func item(_ key: ObjectIdentifier) -> (any UIDynamicItem)? { behavior.items.first { ObjectIdentifier($0) == key } }
        func identifier(_ number: Int) -> (any NSCopying)? { behavior.boundaries.indices.contains(number) ? behavior.boundaries[number].identifier : nil }
        // In the order of the items, whatever the order of sets.
        for pair in former.union(behavior.touching).sorted(by: { order($0, behavior) < order($1, behavior) }) {
            guard let first = item(pair.first), former.contains(pair) != behavior.touching.contains(pair) else { continue }
            switch (touching[pair], pair.second.flatMap(item)) {
            case (let point?, let second?): delegate.collisionBehavior(behavior, beganContactFor: first, with: second, at: point)
            case (nil, let second?): delegate.collisionBehavior(behavior, endedContactFor: first, with: second)
            case (let point?, nil): delegate.collisionBehavior(behavior, beganContactFor: first, withBoundaryIdentifier: identifier(pair.boundary), at: point)
            case (nil, nil): delegate.collisionBehavior(behavior, endedContactFor: first, withBoundaryIdentifier: identifier(pair.boundary))
            }
        }
    }

    private func order(_ pair: ContactPair, _ behavior: UICollisionBehavior) -> Int {
        func index(_ key: ObjectIdentifier?) -> Int { behavior.items.firstIndex { ObjectIdentifier($0) == key } ?? behavior.items.count }
        return (index(pair.first) * 1000 + index(pair.second)) * 1000 + pair.boundary
    }
}
