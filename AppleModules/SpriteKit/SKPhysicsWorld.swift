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
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? {
        SceneNotes.notDrawn("SKPhysicsWorld.body(alongRayStart:end:)")
        return nil
    }
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
        guard seconds > 0 else { return }
        guard bodies.contains(where: \.isDynamic) else { return tell(bodies, []) }
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

    /// Two bodies, whatever their order.
    private struct PairKey: Hashable {
        let lower: ObjectIdentifier
        let upper: ObjectIdentifier
        init(_ first: SKPhysicsBody, _ second: SKPhysicsBody) {
            let (a, b) = (ObjectIdentifier(first), ObjectIdentifier(second))
            (lower, upper) = (min(a, b), max(a, b))
        }
    }
    private struct Touch {
        let first: SKPhysicsBody
        let second: SKPhysicsBody
        let contact: DynamicContact
    }
    /// The bodies that touched each other after the last step, in the order in which they were found.
    private var pairs: [(first: SKPhysicsBody, second: SKPhysicsBody)] = []

    /// Returns the bodies in the scene that touch a body.
    func contacts(of body: SKPhysicsBody) -> [SKPhysicsBody] {
        pairs.compactMap { pair -> SKPhysicsBody? in
            let other = pair.first === body ? pair.second : pair.second === body ? pair.first : nil
            return other?.node?.scene === scene ? other : nil
        }
    }

    /// Whether the delegate hears of touches of two bodies.
    private func notifies(_ a: SKPhysicsBody, _ b: SKPhysicsBody) -> Bool {
        a.categoryBitMask & b.contactTestBitMask != 0 || b.categoryBitMask & a.contactTestBitMask != 0
    }

    private func contacts(_ pieces: [BodyPiece], _ touches: inout [Touch]) -> [DynamicContact] {
        var found: [DynamicContact] = []
        var known = Set(touches.map { PairKey($0.first, $0.second) })
        for (index, first) in pieces.enumerated() {
            for second in pieces[(index + 1)...] where first.owner !== second.owner && (first.moves || second.moves) && first.isNear(second) {
                let (a, b) = (first.owner, second.owner)
                let collides = a.categoryBitMask & b.collisionBitMask != 0 || b.categoryBitMask & a.collisionBitMask != 0
                guard collides || notifies(a, b) else { continue }
                let contacts = BodyPiece.contacts(first, second)
                if let contact = contacts.first, known.insert(PairKey(a, b)).inserted {
                    touches.append(Touch(first: a, second: b, contact: contact))
                }
                if collides { found += contacts }
            }
        }
        return found
    }

    private func tell(_ bodies: [SKPhysicsBody], _ touches: [Touch]) {
        let former = pairs
        pairs = touches.map { ($0.first, $0.second) }
        let (formerKeys, keys) = (Set(former.map { PairKey($0.first, $0.second) }), Set(pairs.map { PairKey($0.first, $0.second) }))
        let present = Set(bodies.map { ObjectIdentifier($0) })
        func contact(_ touch: Touch) -> SKPhysicsContact {
            let (point, normal) = (touch.contact.point, touch.contact.normal)
            return SKPhysicsContact(
                touch.first, touch.second, at: CGPoint(x: point.x, y: point.y), normal: CGVector(dx: normal.x, dy: normal.y), impulse: touch.contact.impulse)
        }
        for touch in touches where notifies(touch.first, touch.second) && !formerKeys.contains(PairKey(touch.first, touch.second)) {
            contactDelegate?.didBegin(contact(touch))
        }
        // The pairs of bodies that left the scene end without a call.
        for (first, second) in former where notifies(first, second) && !keys.contains(PairKey(first, second)) {
            guard present.contains(ObjectIdentifier(first)), present.contains(ObjectIdentifier(second)) else { continue }
            contactDelegate?.didEnd(SKPhysicsContact(first, second, at: .zero, normal: .zero, impulse: 0))
        }
    }
}

/// A part of a body that the simulation moves: a circle, a box, or a line.
@MainActor
private final class BodyPiece {
    let owner: SKPhysicsBody
    let body: DynamicBody
    /// The way from the center of the piece to the node's origin, before the step.
    private let offset: Vector
    /// The angle of the piece before the step.
    private let startAngle: CGFloat
    private let node: SKNode
    private let radius: CGFloat
    let moves: Bool

    private final class Item: UIDynamicItem {
        var (center, bounds, transform) = (CGPoint.zero, CGRect.zero, CGAffineTransform.identity)
        var collisionBoundsType = UIDynamicItemCollisionBoundsType.rectangle
    }

    static func pieces(of owner: SKPhysicsBody) -> [BodyPiece] {
        guard let node = owner.node else { return [] }
        return pieces(of: owner.outline, owner, node)
    }
    private static func pieces(of outline: SKPhysicsBody.Outline, _ owner: SKPhysicsBody, _ node: SKNode) -> [BodyPiece] {
        switch outline {
        case .circle(let radius, let center):
            return [BodyPiece(owner, node, CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), isCircle: true)]
        case .box(let rect): return [BodyPiece(owner, node, rect, isCircle: false)]
        case .lines(let lines):
            let toScene = node.toScene
            return lines.map { BodyPiece(owner, node, from: $0.applying(toScene), to: $1.applying(toScene)) }
        case .joined(let parts):
            guard owner.isDynamic, !owner.pinned else { return parts.flatMap { pieces(of: $0.outline, owner, node) } }
            // The parts of a body that moves don't move against each other, so the box around them stands for all.
            let box = owner.box
            return box.isNull ? [] : [BodyPiece(owner, node, box, isCircle: false)]
        }
    }

    private init(_ owner: SKPhysicsBody, _ node: SKNode, _ rect: CGRect, isCircle: Bool) {
        (self.owner, self.node) = (owner, node)
        let toScene = node.toScene
        let (scaleX, scaleY) = (hypot(toScene.a, toScene.b), hypot(toScene.c, toScene.d))
        let item = Item()
        item.center = CGPoint(x: rect.midX, y: rect.midY).applying(toScene)
        item.bounds = CGRect(x: 0, y: 0, width: rect.width * scaleX, height: rect.height * scaleY)
        startAngle = atan2(toScene.b, toScene.a)
        item.transform = CGAffineTransform(rotationAngle: startAngle)
        item.collisionBoundsType = isCircle ? .ellipse : .rectangle
        offset = Vector(toScene.tx - item.center.x, toScene.ty - item.center.y)
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
        (self.owner, self.node, offset, startAngle, moves) = (owner, node, Vector(0, 0), 0, false)
        body = DynamicBody(from: start, to: end)
        radius = hypot(end.x - start.x, end.y - start.y) / 2 + 1
    }

    /// Returns the contacts of two pieces. The material of a body that stands still counts as well.
    static func contacts(_ first: BodyPiece, _ second: BodyPiece) -> [DynamicContact] {
        guard first.moves != second.moves else { return DynamicContact.between(first.body, second.body) }
        let (moving, other) = first.moves ? (first, second) : (second, first)
        moving.take(max(moving.owner.restitution, other.owner.restitution), max(0, moving.owner.friction * other.owner.friction).squareRoot())
        defer { moving.take(moving.owner.restitution, moving.owner.friction) }
        return DynamicContact.between(first.body, second.body)
    }
    private func take(_ elasticity: CGFloat, _ friction: CGFloat) {
        let material = UIDynamicItemBehavior(items: [])
        (material.elasticity, material.friction) = (elasticity, friction)
        body.take(material)
    }

    func isNear(_ other: BodyPiece) -> Bool { (body.center - other.body.center).length <= radius + other.radius }
    func prepare(_ gravity: CGVector, _ step: CGFloat) {
        if moves, owner.affectedByGravity { body.velocity += Vector(gravity.dx, gravity.dy) * (SKPhysicsBody.meter * step) }
    }
    func advance(_ step: CGFloat) { if moves { body.advance(by: step) } }
    /// Moves the node to its body.
    func show() {
        guard moves, body.center.isFinite, body.angle.isFinite else { return }
        owner.velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
        owner.angularVelocity = body.spin
        owner.isResting = !body.isMoving
        // Only the change counts: a node that is mirrored by its scale has no angle of its own.
        let turn = body.angle - startAngle
        let origin = body.center + offset.turned(by: turn)
        let toParent = node.parent?.toScene ?? .identity
        node.position = CGPoint(x: origin.x, y: origin.y).applying(toParent.inverted())
        node.zRotation += toParent.a * toParent.d - toParent.b * toParent.c < 0 ? -turn : turn
    }
}
