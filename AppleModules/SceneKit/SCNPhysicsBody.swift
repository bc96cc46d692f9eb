import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation

/// The body of a node. Bodies don't move.
open class SCNPhysicsBody: NSObject, @unchecked Sendable {
    /// The kind of a body's movement.
    public enum BodyType: Int, Sendable { case `static`, dynamic, kinematic }
    open var type: BodyType
    open var mass: CGFloat = 1
    open var isAffectedByGravity = true
    open var physicsShape: SCNPhysicsShape?
    open var categoryBitMask = 1
    open var collisionBitMask = -1
    open var contactTestBitMask = 0
    open var friction: CGFloat = 0.5
    open var restitution: CGFloat = 0.5
    open var velocity = SCNVector3(0, 0, 0)
    open var damping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    public init(type: BodyType, shape: SCNPhysicsShape?) { (self.type, physicsShape) = (type, shape) }
    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
    open func clearAllForces() {}
    open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
    open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
}
/// The outline of a body. Nothing moves, so it has no effect.
open class SCNPhysicsShape: NSObject, @unchecked Sendable {
    /// The options of a shape.
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let type = Option(rawValue: "SCNPhysicsShapeTypeKey")
        public static let keepAsCompound = Option(rawValue: "SCNPhysicsShapeKeepAsCompoundKey")
        public static let scale = Option(rawValue: "SCNPhysicsShapeScaleKey")
        public static let collisionMargin = Option(rawValue: "SCNPhysicsShapeOptionCollisionMargin")
    }
    public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {}
    public init(node: SCNNode, options: [Option: Any]? = nil) {}
    public init(shapes: [SCNPhysicsShape], transforms: [NSValue]?) {}
}
