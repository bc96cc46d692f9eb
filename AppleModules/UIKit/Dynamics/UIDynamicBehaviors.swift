import AppleCoreGraphics
import Easel
import Foundation

/// A force or a rule of a simulation.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
    public private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called at each step.
    open var action: (() -> Void)?
    public private(set) weak var dynamicAnimator: UIDynamicAnimator?
    nonisolated public override init() {}
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        behavior.begin(in: dynamicAnimator)
        dynamicAnimator?.wake()
    }
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior.begin(in: nil)
        dynamicAnimator?.wake()
    }
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
    func begin(in animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.begin(in: animator) }
    }
    /// The items that the behavior moves itself.
    var ownItems: [any UIDynamicItem] { [] }
}

/// A rule for several items.
open class UIItemsBehavior: UIDynamicBehavior {
    public fileprivate(set) var items: [any UIDynamicItem] = []
    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        dynamicAnimator?.wake()
    }
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        dynamicAnimator?.wake()
    }
    override var ownItems: [any UIDynamicItem] { items }
}

/// A force, whose angle remains while its magnitude is 0.
struct DynamicForce {
    private(set) var angle: CGFloat = 0
    private(set) var magnitude: CGFloat = 0
    var vector: CGVector {
        didSet {
            magnitude = hypot(vector.dx, vector.dy)
            if magnitude > 0 { angle = atan2(vector.dy, vector.dx) }
        }
    }
    init(_ dx: CGFloat, _ dy: CGFloat) { (vector, angle, magnitude) = (CGVector(dx: dx, dy: dy), atan2(dy, dx), hypot(dx, dy)) }
    init(angle: CGFloat, magnitude: CGFloat) {
        (vector, self.angle, self.magnitude) = (CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle)), angle, magnitude)
    }
}

/// A rule with one force for all of its items.
open class UIForceBehavior: UIItemsBehavior {
    final lazy var force = Self.standardForce { didSet { dynamicAnimator?.wake() } }
    class var standardForce: DynamicForce { DynamicForce(0, 0) }
    /// In radians, from the positive x-axis.
    open var angle: CGFloat {
        get { force.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { force.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { force = DynamicForce(angle: angle, magnitude: magnitude) }
}

/// A constant pull.
open class UIGravityBehavior: UIForceBehavior {
    /// In units of 1000 points per square second.
    open var gravityDirection: CGVector {
        get { force.vector }
        set { force.vector = newValue }
    }
    override class var standardForce: DynamicForce { DynamicForce(0, 1) }
    public convenience init(items: [any UIDynamicItem]) {
        self.init()
        self.items = items
    }
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
    open var translatesReferenceBoundsIntoBoundary = false { didSet { dynamicAnimator?.wake() } }
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// The distances of the boundary from the reference view's edges.
    private(set) var insets = UIEdgeInsets.zero
    /// The lines that code has added.
    private(set) var boundaries: [(identifier: any NSCopying, lines: [DynamicBody])] = []
    /// The pairs that touched each other at the last step.
    var touching: Set<ContactPair> = []

    public convenience init(items: [any UIDynamicItem]) {
        self.init()
        self.items = items
    }
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) { add(identifier, bezierPath.flattened) }
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) { add(identifier, [[p1, p2]]) }
    private func add(_ identifier: any NSCopying, _ parts: [[CGPoint]]) {
        boundaries.append((identifier, parts.flatMap { zip($0, $0.dropFirst()).map { DynamicBody(from: $0, to: $1) } }))
        dynamicAnimator?.wake()
    }
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { "\($0.identifier)" == "\(identifier)" }
        dynamicAnimator?.wake()
    }
    open func removeAllBoundaries() {
        boundaries = []
        dynamicAnimator?.wake()
    }
}

/// Two things that touch each other; the second one is nil for a boundary.
struct ContactPair: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier?
    /// The number of the boundary; -1 for the reference view's.
    let boundary: Int
}

/// Reacts to collisions.
@MainActor @preconcurrency
public protocol UICollisionBehaviorDelegate: AnyObject {
    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
}
extension UICollisionBehaviorDelegate {
    public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint) {}
    public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

/// Pulls an item to a point, where it stands upright.
open class UISnapBehavior: UIDynamicBehavior {
    let item: any UIDynamicItem
    open var snapPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
    /// From 0, for a long swing, to 1, for none.
    open var damping: CGFloat = 0.5
    public init(item: any UIDynamicItem, snapTo point: CGPoint) { (self.item, snapPoint) = (item, point) }
    override var ownItems: [any UIDynamicItem] { [item] }
}

/// A force on items.
open class UIPushBehavior: UIForceBehavior {
    /// Whether a force lasts.
    public enum Mode: Int, Sendable { case continuous, instantaneous }
    public let mode: Mode
    open var active = true { didSet { if active { dynamicAnimator?.wake() } } }
    /// In units that accelerate a square of 100 points by 100 points per square second.
    open var pushDirection: CGVector {
        get { force.vector }
        set { force.vector = newValue }
    }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init()
        self.items = items
    }
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) { offsets[ObjectIdentifier(item)] = o }
}

/// A rod or a spring between an item and a point or another item.
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The thing at the other end.
    public enum AttachmentType: Int, Sendable { case items, anchor }
    public let attachedBehaviorType: AttachmentType
    public let items: [any UIDynamicItem]
    let offsets: [UIOffset]
    open var anchorPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
    open var length: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
    open var damping: CGFloat = 0
    /// In swings per second; 0 for a rod.
    open var frequency: CGFloat = 0

    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (attachedBehaviorType, items, offsets, anchorPoint) = (.anchor, [item], [offset], point)
        super.init()
        length = Self.distance(item, offset, point)
    }
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) {
        (attachedBehaviorType, items, offsets, anchorPoint) = (.items, [item1, item2], [offset1, offset2], item2.center)
        super.init()
        length = Self.distance(item1, offset1, CGPoint(x: item2.center.x + offset2.horizontal, y: item2.center.y + offset2.vertical))
    }
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }
    private static func distance(_ item: any UIDynamicItem, _ offset: UIOffset, _ point: CGPoint) -> CGFloat {
        hypot(item.center.x + offset.horizontal - point.x, item.center.y + offset.vertical - point.y)
    }
    override var ownItems: [any UIDynamicItem] { items }
}

/// The material of items.
open class UIDynamicItemBehavior: UIItemsBehavior {
    /// The part of the speed that a collision leaves; until code sets it, items keep a fifth.
    open var elasticity: CGFloat = 0 { didSet { hasElasticity = true } }
    private(set) var hasElasticity = false
    /// The resistance of touching surfaces; until code sets it, items have a fifth.
    open var friction: CGFloat = 0 { didSet { hasFriction = true } }
    private(set) var hasFriction = false
    open var density: CGFloat = 1
    open var resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0
    open var charge: CGFloat = 0
    open var isAnchored = false { didSet { dynamicAnimator?.wake() } }
    open var allowsRotation = true
    /// The velocities that items have got before the behavior belonged to an animator.
    private var waiting: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []
    public convenience init(items: [any UIDynamicItem]) {
        self.init()
        self.items = items
    }
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(velocity, 0, item) }
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, item) }
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { dynamicAnimator?.velocity(of: item).linear ?? .zero }
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { dynamicAnimator?.velocity(of: item).angular ?? 0 }
    private func add(_ linear: CGPoint, _ angular: CGFloat, _ item: any UIDynamicItem) {
        if let dynamicAnimator { dynamicAnimator.add(linear, angular, to: item) } else { waiting.append((item, linear, angular)) }
    }
    override func begin(in animator: UIDynamicAnimator?) {
        super.begin(in: animator)
        guard let animator else { return }
        for entry in waiting { animator.add(entry.linear, entry.angular, to: entry.item) }
        waiting = []
    }
}

extension UIBezierPath {
    /// The parts of the path as lines through points, with eight pieces for each curve.
    fileprivate var flattened: [[CGPoint]] {
        var (parts, points, start) = ([[CGPoint]](), [CGPoint](), CGPoint.zero)
        for element in Path(cgPath).elements {
            let last = points.last ?? start
            func add(_ point: (CGFloat) -> CGPoint) { points += (1...8).map { point(CGFloat($0) / 8) } }
            switch element {
            case .move(let to):
                parts.append(points)
                (start, points) = (to, [to])
            case .line(let to): points.append(to)
            case .quadCurve(let to, let control):
                add { t in
                    let u = 1 - t
                    return CGPoint(x: u * u * last.x + 2 * u * t * control.x + t * t * to.x, y: u * u * last.y + 2 * u * t * control.y + t * t * to.y)
                }
            case .curve(let to, let control1, let control2):
                add { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * last.x + b * control1.x + c * control2.x + d * to.x, y: a * last.y + b * control1.y + c * control2.y + d * to.y)
                }
            case .closeSubpath: points.append(start)
            }
        }
        return parts + [points]
    }
}
