import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation
import Views

/// The body of a node: a circle, a box, or lines that don't move. Bodies of other outlines are boxes around these.
@MainActor @preconcurrency
open class SKPhysicsBody: NSObject {
    /// The outline, in the node's coordinates.
    enum Outline {
        case circle(CGFloat, center: CGPoint)
        case box(CGRect)
        case lines([(CGPoint, CGPoint)])
        case joined([SKPhysicsBody])
    }
    let outline: Outline
    open var isDynamic = true
    open var affectedByGravity = true
    open var allowsRotation = true
    open var density: CGFloat = 1 { didSet { givenMass = nil } }
    open var friction: CGFloat = 0.2
    open var restitution: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var charge: CGFloat = 0
    open var pinned = false
    /// In points per second.
    open var velocity = CGVector.zero
    /// In radians per second.
    open var angularVelocity: CGFloat = 0
    open var categoryBitMask: UInt32 = .max
    open var collisionBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    open var fieldBitMask: UInt32 = .max
    open var usesPreciseCollisionDetection = false
    open var isResting = false
    open internal(set) weak var node: SKNode?
    private var givenMass: CGFloat?

    nonisolated init(_ outline: Outline) { self.outline = outline }
    public convenience init(circleOfRadius r: CGFloat) { self.init(.circle(r, center: .zero)) }
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init(.circle(r, center: center)) }
    public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
    public convenience init(rectangleOf s: CGSize, center: CGPoint) {
        self.init(.box(CGRect(x: center.x - s.width / 2, y: center.y - s.height / 2, width: s.width, height: s.height)))
    }
    public convenience init(polygonFrom path: CGPath) {
        self.init(.box(path.boundingBoxOfPath))
        SceneNotes.warn("SKPhysicsBody(polygonFrom:) is simulated as the box around the path")
    }
    public convenience init(bodies: [SKPhysicsBody]) { self.init(.joined(bodies)) }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(edges: [(p1, p2)]) }
    public convenience init(edgeLoopFrom rect: CGRect) {
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)].map { CGPoint(x: $0.0, y: $0.1) }
        self.init(edges: (0..<4).map { (corners[$0], corners[($0 + 1) % 4]) })
    }
    public convenience init(edgeLoopFrom path: CGPath) { self.init(edges: Self.edges(of: path, closes: true)) }
    public convenience init(edgeChainFrom path: CGPath) { self.init(edges: Self.edges(of: path, closes: false)) }
    public convenience init(texture: SKTexture, size: CGSize) {
        self.init(rectangleOf: size)
        SceneNotes.warn("SKPhysicsBody(texture:size:) is simulated as a box of that size")
    }
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init(texture: texture, size: size) }
    private convenience init(edges: [(CGPoint, CGPoint)]) {
        self.init(.lines(edges))
        isDynamic = false
    }
    private static func edges(of path: CGPath, closes: Bool) -> [(CGPoint, CGPoint)] {
        PathWalk(path).subpaths.flatMap { points -> [(CGPoint, CGPoint)] in
            guard points.count > 1 else { return [] }
            let chain = (1..<points.count).map { (points[$0 - 1], points[$0]) }
            return closes && points[0] != points[points.count - 1] ? chain + [(points[points.count - 1], points[0])] : chain
        }
    }

    /// The points in a meter.
    nonisolated static let meter: CGFloat = 150
    private nonisolated static let squareMeter = meter * meter
    /// The area in square meters.
    open var area: CGFloat {
        switch outline {
        case .circle(let radius, _): .pi * radius * radius / Self.squareMeter
        case .box(let rect): rect.width * rect.height / Self.squareMeter
        case .lines: 0
        case .joined(let bodies): bodies.reduce(0) { $0 + $1.area }
        }
    }
    open var mass: CGFloat {
        get { givenMass ?? density * area }
        set {
            if area > 0 { density = newValue / area }
            givenMass = newValue
        }
    }
    /// The box around the outline without its lines, in the node's coordinates.
    var box: CGRect {
        switch outline {
        case .circle(let radius, let center): CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        case .box(let rect): rect
        case .lines: .null
        case .joined(let bodies): bodies.reduce(.null) { $0.union($1.box) }
        }
    }
    /// The angular momentum for an angular velocity of 1, for distances in meters.
    private var inertia: CGFloat {
        if case .circle(let radius, _) = outline { return mass * radius * radius / 2 / Self.squareMeter }
        let box = box
        return box.isNull ? 0 : mass * (box.width * box.width + box.height * box.height) / 12 / Self.squareMeter
    }
    open func applyForce(_ force: CGVector) { push(force, 1.0 / 60) }
    open func applyForce(_ force: CGVector, at point: CGPoint) {
        applyForce(force)
        applyTorque(moment(of: force, at: point))
    }
    open func applyImpulse(_ impulse: CGVector) { push(impulse, 1) }
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
        applyImpulse(impulse)
        applyAngularImpulse(moment(of: impulse, at: point))
    }
    open func applyAngularImpulse(_ impulse: CGFloat) { if isDynamic, allowsRotation, inertia > 0 { angularVelocity += impulse / inertia } }
    /// Returns how much a force at a point of the scene turns the body.
    private func moment(of vector: CGVector, at point: CGPoint) -> CGFloat {
        let box = box
        guard let node, !box.isNull else { return 0 }
        let center = CGPoint(x: box.midX, y: box.midY).applying(node.toScene)
        return ((point.x - center.x) * vector.dy - (point.y - center.y) * vector.dx) / Self.squareMeter
    }
    open func applyTorque(_ torque: CGFloat) { applyAngularImpulse(torque / 60) }
    private func push(_ vector: CGVector, _ factor: CGFloat) {
        guard isDynamic, mass > 0 else { return }
        velocity = CGVector(dx: velocity.dx + vector.dx * factor / mass, dy: velocity.dy + vector.dy * factor / mass)
    }
    open func allContactedBodies() -> [SKPhysicsBody] { node?.scene?.physicsWorld.contacts(of: self) ?? [] }
    open override func copy() -> Any { MainActor.assumeIsolated { UncheckedBody(body: duplicate()) }.body }
    private func duplicate() -> SKPhysicsBody {
        let other = SKPhysicsBody(outline)
        (other.isDynamic, other.affectedByGravity, other.allowsRotation, other.pinned) = (isDynamic, affectedByGravity, allowsRotation, pinned)
        (other.density, other.friction, other.restitution, other.givenMass) = (density, friction, restitution, givenMass)
        (other.linearDamping, other.angularDamping, other.velocity, other.angularVelocity) = (linearDamping, angularDamping, velocity, angularVelocity)
        (other.categoryBitMask, other.collisionBitMask, other.contactTestBitMask) = (categoryBitMask, collisionBitMask, contactTestBitMask)
        return other
    }
}
/// A body that leaves the main actor's region: only that actor copies bodies.
private struct UncheckedBody: @unchecked Sendable { let body: SKPhysicsBody }
/// The touch of two bodies.
@MainActor @preconcurrency
open class SKPhysicsContact: NSObject {
    public let bodyA: SKPhysicsBody
    public let bodyB: SKPhysicsBody
    public let contactPoint: CGPoint
    public let contactNormal: CGVector
    public let collisionImpulse: CGFloat
    init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, at point: CGPoint, normal: CGVector, impulse: CGFloat) {
        (bodyA, bodyB, contactPoint, contactNormal, collisionImpulse) = (a, b, point, normal, impulse)
    }
}
/// Reacts to touches of bodies.
@MainActor @preconcurrency
public protocol SKPhysicsContactDelegate: AnyObject {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}
