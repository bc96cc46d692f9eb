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
    /// Body by body, those that touch it now.
    var touching: [SKPhysicsBody] = []

    nonisolated init(_ outline: Outline) { self.outline = outline }
    public convenience init(circleOfRadius r: CGFloat) { self.init(.circle(r, center: .zero)) }
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init(.circle(r, center: center)) }
    public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
    public convenience init(rectangleOf s: CGSize, center: CGPoint) {
        self.init(.box(CGRect(x: center.x - s.width / 2, y: center.y - s.height / 2, width: s.width, height: s.height)))
    }
    public convenience init(polygonFrom path: CGPath) { self.init(.box(path.boundingBoxOfPath)) }
    public convenience init(bodies: [SKPhysicsBody]) { self.init(.joined(bodies)) }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(edges: [(p1, p2)]) }
    public convenience init(edgeLoopFrom rect: CGRect) {
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)].map { CGPoint(x: $0.0, y: $0.1) }
        self.init(edges: (0..<4).map { (corners[$0], corners[($0 + 1) % 4]) })
    }
    public convenience init(edgeLoopFrom path: CGPath) { self.init(edges: Self.edges(of: path, closes: true)) }
    public convenience init(edgeChainFrom path: CGPath) { self.init(edges: Self.edges(of: path, closes: false)) }
    public convenience init(texture: SKTexture, size: CGSize) { self.init(rectangleOf: size) }
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init(rectangleOf: size) }
    private convenience init(edges: [(CGPoint, CGPoint)]) {
        self.init(.lines(edges))
        isDynamic = false
    }
    private static func edges(of path: CGPath, closes: Bool) -> [(CGPoint, CGPoint)] {
        let walk = PathWalk(path)
        let points = walk.corners
        guard points.count > 1 else { return [] }
        let chain = (1..<points.count).map { (points[$0 - 1], points[$0]) }
        return closes && points[0] != points[points.count - 1] ? chain + [(points[points.count - 1], points[0])] : chain
    }

    /// The area in square meters, of which each side has 150 points.
    open var area: CGFloat {
        switch outline {
        case .circle(let radius, _): .pi * radius * radius / 22_500
        case .box(let rect): rect.width * rect.height / 22_500
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
    /// The angular momentum for an angular velocity of 1.
    private var inertia: CGFloat {
        switch outline {
        case .circle(let radius, _): mass * radius * radius / 2
        case .box(let rect): mass * (rect.width * rect.width + rect.height * rect.height) / 12
        default: mass
        }
    }
    open func applyForce(_ force: CGVector) { push(force, 1.0 / 60) }
    open func applyForce(_ force: CGVector, at point: CGPoint) { applyForce(force) }
    open func applyImpulse(_ impulse: CGVector) { push(impulse, 1) }
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) { applyImpulse(impulse) }
    open func applyAngularImpulse(_ impulse: CGFloat) { if isDynamic, inertia > 0 { angularVelocity += impulse / inertia } }
    open func applyTorque(_ torque: CGFloat) { applyAngularImpulse(torque / 60) }
    private func push(_ vector: CGVector, _ factor: CGFloat) {
        guard isDynamic, mass > 0 else { return }
        velocity = CGVector(dx: velocity.dx + vector.dx * factor / mass, dy: velocity.dy + vector.dy * factor / mass)
    }
    open func allContactedBodies() -> [SKPhysicsBody] { touching }
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
