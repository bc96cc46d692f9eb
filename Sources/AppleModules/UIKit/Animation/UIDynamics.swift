import Easel
import Foundation
import Views

/// A thing that a simulation moves.
@MainActor @preconcurrency
public protocol UIDynamicItem: AnyObject {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}
extension UIView: UIDynamicItem {}

/// Moves views by physics. Easel has no such simulation: the views keep their places.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
    public let referenceView: UIView?
    public private(set) var behaviors: [UIDynamicBehavior] = []
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    public init(referenceView view: UIView) { referenceView = view }
    nonisolated public override init() { referenceView = nil }
    open var isRunning: Bool { false }
    open var elapsedTime: TimeInterval { 0 }
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        SceneNotes.notDrawn("UIDynamicAnimator")
        behaviors.append(behavior)
    }
    open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
    open func removeAllBehaviors() { behaviors = [] }
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}
/// Reacts to the start and the end of a simulation.
@MainActor @preconcurrency public protocol UIDynamicAnimatorDelegate: AnyObject {}
/// A force or a rule of a simulation.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
    public private(set) var childBehaviors: [UIDynamicBehavior] = []
    open var action: (() -> Void)?
    nonisolated public override init() {}
    open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
}
/// A rule for several items.
open class UIItemsBehavior: UIDynamicBehavior {
    public fileprivate(set) var items: [any UIDynamicItem] = []
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
/// A constant pull.
open class UIGravityBehavior: UIItemsBehavior {
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    open var angle = CGFloat.pi / 2
    open var magnitude: CGFloat = 1
    public convenience init(items: [any UIDynamicItem]) {
        self.init()
        self.items = items
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
}
/// Keeps items apart and inside bounds.
open class UICollisionBehavior: UIItemsBehavior {
    /// The objects that items hit.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)
    }
    open var collisionMode = Mode.everything
    open var translatesReferenceBoundsIntoBoundary = false
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    public convenience init(items: [any UIDynamicItem]) {
        self.init()
        self.items = items
    }
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { translatesReferenceBoundsIntoBoundary = true }
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
    open func removeAllBoundaries() {}
}
/// Reacts to collisions.
@MainActor @preconcurrency public protocol UICollisionBehaviorDelegate: AnyObject {}
/// Pulls an item to a point.
open class UISnapBehavior: UIDynamicBehavior {
    open var snapPoint: CGPoint
    open var damping: CGFloat = 0.5
    public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}
/// A force on items.
open class UIPushBehavior: UIItemsBehavior {
    /// Whether a force lasts.
    public enum Mode: Int, Sendable { case continuous, instantaneous }
    public let mode: Mode
    open var active = true
    open var angle: CGFloat = 0
    open var magnitude: CGFloat = 0
    open var pushDirection = CGVector.zero
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init()
        self.items = items
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}
/// A connection of an item to a point or another item.
open class UIAttachmentBehavior: UIDynamicBehavior {
    open var anchorPoint: CGPoint
    open var length: CGFloat = 0
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { anchorPoint = point }
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) { anchorPoint = point }
    public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) { anchorPoint = item2.center }
}
/// The material of items.
open class UIDynamicItemBehavior: UIItemsBehavior {
    open var elasticity: CGFloat = 0
    open var friction: CGFloat = 0
    open var density: CGFloat = 1
    open var resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0
    open var charge: CGFloat = 0
    open var isAnchored = false
    open var allowsRotation = true
    public convenience init(items: [any UIDynamicItem]) {
        self.init()
        self.items = items
    }
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}
