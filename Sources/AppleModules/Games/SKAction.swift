import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation
import Views

/// Warnings about features of a scene that aren't drawn.
enum SKNotes {
    static func actions() { SceneNotes.notDrawn("SKAction") }
    static func particles() { SceneNotes.notDrawn("SKEmitterNode") }
    static func physics() { SceneNotes.notDrawn("SKPhysicsBody") }
}

/// The timing of an action.
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// A change of a node. Actions don't run: nodes stay where the scene puts them.
open class SKAction: NSObject, @unchecked Sendable {
    open var duration: TimeInterval
    open var timingMode = SKActionTimingMode.linear
    open var speed: CGFloat = 1
    private init(_ duration: TimeInterval) { self.duration = duration }

    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction { SKAction(duration) }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func scaleX(to xScale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func scaleY(to yScale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
    open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
    open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func hide() -> SKAction { SKAction(0) }
    open class func unhide() -> SKAction { SKAction(0) }
    open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
    open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction { SKAction(sec) }
    open class func removeFromParent() -> SKAction { SKAction(0) }
    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(0) }
    open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction(action.duration) }
    open class func customAction(withDuration duration: TimeInterval, actionBlock: @escaping (SKNode, CGFloat) -> Void) -> SKAction { SKAction(duration) }
    open class func sequence(_ actions: [SKAction]) -> SKAction { SKAction(actions.reduce(0) { $0 + $1.duration }) }
    open class func group(_ actions: [SKAction]) -> SKAction { SKAction(actions.map(\.duration).max() ?? 0) }
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction(action.duration * Double(count)) }
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.infinity) }
    open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval) -> SKAction { SKAction(duration) }
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction { SKAction(0) }
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction { SKAction(sec * Double(textures.count)) }
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction {
        SKAction(sec * Double(textures.count))
    }
    open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction(0) }
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction(0) }
    open class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
    open func reversed() -> SKAction { SKAction(duration) }
}

/// The body of a node. Bodies don't move.
@MainActor @preconcurrency
open class SKPhysicsBody: NSObject {
    open var isDynamic = true
    open var affectedByGravity = true
    open var allowsRotation = true
    open var mass: CGFloat = 1
    open var density: CGFloat = 1
    open var friction: CGFloat = 0.2
    open var restitution: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var velocity = CGVector.zero
    open var angularVelocity: CGFloat = 0
    open var categoryBitMask: UInt32 = .max
    open var collisionBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    open var usesPreciseCollisionDetection = false
    open var isResting: Bool { true }
    open weak var node: SKNode?
    nonisolated override init() {}
    public convenience init(circleOfRadius r: CGFloat) { self.init() }
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
    public convenience init(rectangleOf s: CGSize) { self.init() }
    public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
    public convenience init(polygonFrom path: CGPath) { self.init() }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
    public convenience init(edgeLoopFrom path: CGPath) { self.init() }
    public convenience init(texture: SKTexture, size: CGSize) { self.init() }
    open func applyForce(_ force: CGVector) { SKNotes.physics() }
    open func applyImpulse(_ impulse: CGVector) { SKNotes.physics() }
    open func applyAngularImpulse(_ impulse: CGFloat) { SKNotes.physics() }
    open func applyTorque(_ torque: CGFloat) { SKNotes.physics() }
    open func allContactedBodies() -> [SKPhysicsBody] { [] }
}
/// The touch of two bodies. Bodies don't move, so none happens.
@MainActor @preconcurrency
open class SKPhysicsContact: NSObject {
    public let bodyA = SKPhysicsBody()
    public let bodyB = SKPhysicsBody()
    open var contactPoint: CGPoint { .zero }
    open var collisionImpulse: CGFloat { 0 }
    nonisolated override init() {}
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
/// The forces of a scene.
@MainActor @preconcurrency
open class SKPhysicsWorld: NSObject {
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
    nonisolated override init() {}
    // Bodies don't move, so joints hold nothing.
    open func add(_ joint: SKPhysicsJoint) {}
    open func remove(_ joint: SKPhysicsJoint) {}
    open func removeAllJoints() {}
    open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
    open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { nil }
    open func enumerateBodies(in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func enumerateBodies(at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
