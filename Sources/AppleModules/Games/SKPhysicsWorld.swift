import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation
import Views

/// The forces of a scene, and the touches of its bodies.
@MainActor @preconcurrency
open class SKPhysicsWorld: NSObject {
    /// In meters per second squared, of 150 points each.
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
    weak var scene: SKScene?
    nonisolated override init() {}
    open func add(_ joint: SKPhysicsJoint) { SceneNotes.notDrawn("SKPhysicsJoint") }
    open func remove(_ joint: SKPhysicsJoint) {}
    open func removeAllJoints() {}
    open func body(at point: CGPoint) -> SKPhysicsBody? { bodies.first { $0.node.map { $0.calculateAccumulatedFrame().contains(point) } ?? false } }
    open func body(in rect: CGRect) -> SKPhysicsBody? { bodies.first { $0.node.map { $0.calculateAccumulatedFrame().intersects(rect) } ?? false } }
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { nil }
    open func enumerateBodies(in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stops = ObjCBool(false)
        for body in bodies where body.node.map({ $0.calculateAccumulatedFrame().intersects(rect) }) ?? false {
            unsafe block(body, &stops)
            if stops.boolValue { return }
        }
    }
    open func enumerateBodies(at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        unsafe enumerateBodies(in: CGRect(origin: point, size: .zero), using: block)
    }

    /// The bodies of the scene's nodes, in the order of the tree.
    private var bodies: [SKPhysicsBody] {
        var found: [SKPhysicsBody] = []
        scene?.forEachNode { if let body = $0.physicsBody { found.append(body) } }
        return found
    }

    /// Moves the bodies, and tells the delegate which ones begin and cease to touch each other.
    func step(_ seconds: CGFloat) {
        let bodies = bodies
        let seconds = seconds * speed
        guard seconds > 0, bodies.contains(where: \.isDynamic) else { return }
        let pieces = bodies.flatMap { BodyPiece.pieces(of: $0) }
        var touches: [Touch] = []
        let count = 2
        for _ in 0..<count {
            let step = seconds / CGFloat(count)
            for piece in pieces { piece.prepare(gravity, step) }
            let found = contacts(pieces, &touches)
            for contact in found { contact.prepare(step) }
            for _ in 0..<8 { for contact in found { contact.solve() } }
            for piece in pieces { piece.advance(step) }
        }
        for piece in pieces { piece.show() }
        tell(bodies, touches)
    }

    private struct Touch {
        let first: SKPhysicsBody
        let second: SKPhysicsBody
        let contact: DynamicContact
    }

    private func contacts(_ pieces: [BodyPiece], _ touches: inout [Touch]) -> [DynamicContact] {
        var found: [DynamicContact] = []
        for (index, first) in pieces.enumerated() {
            for second in pieces[(index + 1)...] where first.owner !== second.owner && (first.moves || second.moves) && first.isNear(second) {
                let (a, b) = (first.owner, second.owner)
                let collides = a.categoryBitMask & b.collisionBitMask != 0 || b.categoryBitMask & a.collisionBitMask != 0
                let isTold = a.categoryBitMask & b.contactTestBitMask != 0 || b.categoryBitMask & a.contactTestBitMask != 0
                guard collides || isTold else { continue }
                let contacts = DynamicContact.between(first.body, second.body)
                if let contact = contacts.first, !touches.contains(where: { $0.first === a && $0.second === b }) {
                    touches.append(Touch(first: a, second: b, contact: contact))
                }
                if collides { found += contacts }
            }
        }
        return found
    }

    private func tell(_ bodies: [SKPhysicsBody], _ touches: [Touch]) {
        let former = bodies.flatMap { body in body.touching.map { (body, $0) } }
        for body in bodies { body.touching = [] }
        for touch in touches { touch.first.touching.append(touch.second) }
        func isTold(_ a: SKPhysicsBody, _ b: SKPhysicsBody) -> Bool {
            a.categoryBitMask & b.contactTestBitMask != 0 || b.categoryBitMask & a.contactTestBitMask != 0
        }
        func contact(_ touch: Touch) -> SKPhysicsContact {
            let (point, normal) = (touch.contact.point, touch.contact.normal)
            return SKPhysicsContact(
                touch.first, touch.second, at: CGPoint(x: point.x, y: point.y), normal: CGVector(dx: normal.x, dy: normal.y), impulse: touch.contact.impulse)
        }
        for touch in touches where isTold(touch.first, touch.second) && !former.contains(where: { $0.0 === touch.first && $0.1 === touch.second }) {
            contactDelegate?.didBegin(contact(touch))
        }
        for (first, second) in former where isTold(first, second) && !touches.contains(where: { $0.first === first && $0.second === second }) {
            contactDelegate?.didEnd(SKPhysicsContact(first, second, at: .zero, normal: .zero, impulse: 0))
        }
    }
}

/// A part of a body that the simulation moves: a circle, a box, or a line.
@MainActor
private final class BodyPiece {
    let owner: SKPhysicsBody
    let body: DynamicBody
    /// The place of the node's origin in the piece, unturned.
    private let offset: Vector
    private let node: SKNode
    private let radius: CGFloat
    let moves: Bool

    private final class Item: UIDynamicItem {
        var (center, bounds, transform) = (CGPoint.zero, CGRect.zero, CGAffineTransform.identity)
        var collisionBoundsType = UIDynamicItemCollisionBoundsType.rectangle
    }

    static func pieces(of owner: SKPhysicsBody) -> [BodyPiece] {
        guard let node = owner.node else { return [] }
        switch owner.outline {
        case .circle(let radius, let center):
            return [BodyPiece(owner, node, CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), isCircle: true)]
        case .box(let rect): return [BodyPiece(owner, node, rect, isCircle: false)]
        case .lines(let lines):
            let toScene = node.toScene
            return lines.map { BodyPiece(owner, node, from: $0.applying(toScene), to: $1.applying(toScene)) }
        case .joined(let parts):
            // Parts of one body don't move against each other, so the box around them stands for all.
            let boxes = parts.compactMap { part -> CGRect? in
                switch part.outline {
                case .circle(let radius, let center): CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
                case .box(let rect): rect
                default: nil
                }
            }
            return boxes.isEmpty ? [] : [BodyPiece(owner, node, boxes.reduce(CGRect.null) { $0.union($1) }, isCircle: false)]
        }
    }

    private init(_ owner: SKPhysicsBody, _ node: SKNode, _ rect: CGRect, isCircle: Bool) {
        (self.owner, self.node) = (owner, node)
        let toScene = node.toScene
        let (scaleX, scaleY) = (hypot(toScene.a, toScene.b), hypot(toScene.c, toScene.d))
        let item = Item()
        item.center = CGPoint(x: rect.midX, y: rect.midY).applying(toScene)
        item.bounds = CGRect(x: 0, y: 0, width: rect.width * scaleX, height: rect.height * scaleY)
        item.transform = CGAffineTransform(rotationAngle: atan2(toScene.b, toScene.a))
        item.collisionBoundsType = isCircle ? .ellipse : .rectangle
        offset = Vector(-rect.midX * scaleX, -rect.midY * scaleY)
        moves = owner.isDynamic && !owner.pinned
        body = DynamicBody(item)
        radius = isCircle ? item.bounds.width / 2 : hypot(item.bounds.width, item.bounds.height) / 2
        body.velocity = Vector(owner.velocity.dx, owner.velocity.dy)
        body.spin = owner.angularVelocity
        body.prepare()
        let material = UIDynamicItemBehavior(items: [])
        (material.elasticity, material.friction) = (owner.restitution, owner.friction)
        (material.resistance, material.angularResistance) = (owner.linearDamping, owner.angularDamping)
        let area = isCircle ? CGFloat.pi * radius * radius : item.bounds.width * item.bounds.height
        // The mass of an item is 1 for a square of 100 points.
        material.density = area > 0 ? owner.mass * 10_000 / area : 1
        (material.isAnchored, material.allowsRotation) = (!moves, owner.allowsRotation)
        body.take(material)
        body.weigh()
    }
    private init(_ owner: SKPhysicsBody, _ node: SKNode, from start: CGPoint, to end: CGPoint) {
        (self.owner, self.node, offset, moves) = (owner, node, Vector(0, 0), false)
        body = DynamicBody(from: start, to: end)
        radius = hypot(end.x - start.x, end.y - start.y) / 2 + 1
    }

    func isNear(_ other: BodyPiece) -> Bool { (body.center - other.body.center).length <= radius + other.radius }
    func prepare(_ gravity: CGVector, _ step: CGFloat) {
        if moves, owner.affectedByGravity { body.velocity += Vector(gravity.dx, gravity.dy) * (150 * step) }
    }
    func advance(_ step: CGFloat) { if moves { body.advance(by: step) } }
    /// Moves the node to its body.
    func show() {
        guard moves, body.center.isFinite, body.angle.isFinite else { return }
        owner.velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
        owner.angularVelocity = body.spin
        owner.isResting = !body.isMoving
        let origin = body.center + offset.turned(by: body.angle)
        let toParent = node.parent?.toScene ?? .identity
        node.position = CGPoint(x: origin.x, y: origin.y).applying(toParent.inverted())
        node.zRotation = body.angle - atan2(toParent.b, toParent.a)
    }
}
