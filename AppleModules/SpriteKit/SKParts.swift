import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation
import Views

/// A range of numbers.
open class SKRange: NSObject, @unchecked Sendable {
    open var lowerLimit: CGFloat
    open var upperLimit: CGFloat
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
    public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
    public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    public convenience init(value: CGFloat, variance: CGFloat) { self.init(lowerLimit: value - variance / 2, upperLimit: value + variance / 2) }
    open class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity, upperLimit: .infinity) }
}
/// A limit of a node's position or rotation, which holds after each step of the scene.
@MainActor @preconcurrency
open class SKConstraint: NSObject {
    open var enabled = true
    open var referenceNode: SKNode?
    let apply: @MainActor (SKNode) -> Void
    nonisolated public override convenience init() { self.init { _ in } }
    nonisolated init(_ apply: @escaping @MainActor (SKNode) -> Void) { self.apply = apply }
    open class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint { $0.position.x = range.clamped($0.position.x) } }
    open class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint { $0.position.y = range.clamped($0.position.y) } }
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
        SKConstraint { $0.position = CGPoint(x: xRange.clamped($0.position.x), y: yRange.clamped($0.position.y)) }
    }
    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
        SKConstraint { [weak node] in
            guard let node, let parent = $0.parent else { return }
            $0.keep(range, from: parent.convert(.zero, from: node))
        }
    }
    open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint { SKConstraint { $0.keep(range, from: point) } }
    open class func zRotation(_ zRange: SKRange) -> SKConstraint { SKConstraint { $0.zRotation = zRange.clamped($0.zRotation) } }
    open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
        SKConstraint { [weak node] in
            guard let node, let parent = $0.parent else { return }
            $0.turn(to: parent.convert(.zero, from: node), offset: radians)
        }
    }
    open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint { SKConstraint { $0.turn(to: point, offset: radians) } }
}
extension SKRange {
    func clamped(_ value: CGFloat) -> CGFloat { max(lowerLimit, min(upperLimit, value)) }
}
extension SKNode {
    func applyConstraints() { for constraint in constraints ?? [] where constraint.enabled { constraint.apply(self) } }
    fileprivate func keep(_ range: SKRange, from point: CGPoint) {
        let way = CGVector(dx: position.x - point.x, dy: position.y - point.y)
        let distance = hypot(way.dx, way.dy)
        let allowed = range.clamped(distance)
        guard allowed != distance else { return }
        let unit = distance > 0 ? CGVector(dx: way.dx / distance, dy: way.dy / distance) : CGVector(dx: 1, dy: 0)
        position = CGPoint(x: point.x + unit.dx * allowed, y: point.y + unit.dy * allowed)
    }
    fileprivate func turn(to point: CGPoint, offset: SKRange) {
        let angle = atan2(point.y - position.y, point.x - position.x)
        zRotation = max(angle + offset.lowerLimit, min(angle + offset.upperLimit, zRotation))
    }
}
/// A link between two bodies, without effect.
@MainActor @preconcurrency
open class SKPhysicsJoint: NSObject {
    open var bodyA: SKPhysicsBody?
    open var bodyB: SKPhysicsBody?
    nonisolated override init() {}
    static func made<Joint: SKPhysicsJoint>(_ joint: Joint, _ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) -> Joint {
        (joint.bodyA, joint.bodyB) = (bodyA, bodyB)
        return joint
    }
}
/// A link around which bodies turn.
open class SKPhysicsJointPin: SKPhysicsJoint {
    open var shouldEnableLimits = false
    open var lowerAngleLimit: CGFloat = 0
    open var upperAngleLimit: CGFloat = 0
    open var frictionTorque: CGFloat = 0
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin {
        made(SKPhysicsJointPin(), bodyA, bodyB)
    }
}
/// A link like a spring.
open class SKPhysicsJointSpring: SKPhysicsJoint {
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointSpring {
        made(SKPhysicsJointSpring(), bodyA, bodyB)
    }
}
/// A link that makes two bodies one.
open class SKPhysicsJointFixed: SKPhysicsJoint {
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed {
        made(SKPhysicsJointFixed(), bodyA, bodyB)
    }
}
/// A link like a rope.
open class SKPhysicsJointLimit: SKPhysicsJoint {
    open var maxLength: CGFloat = 0
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointLimit {
        made(SKPhysicsJointLimit(), bodyA, bodyB)
    }
}
/// A link along which bodies slide.
open class SKPhysicsJointSliding: SKPhysicsJoint {
    open var shouldEnableLimits = false
    open var lowerDistanceLimit: CGFloat = 0
    open var upperDistanceLimit: CGFloat = 0
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector) -> SKPhysicsJointSliding {
        made(SKPhysicsJointSliding(), bodyA, bodyB)
    }
}
/// A force in an area, without effect: bodies only feel gravity, impulses, and each other.
open class SKFieldNode: SKNode {
    override func drawContent(in context: inout GraphicsContext) { SceneNotes.notDrawn("SKFieldNode") }
    open var strength: Float = 1
    open var falloff: Float = 0
    open var minimumRadius: Float = 0
    open var isEnabled = true
    open var isExclusive = false
    open var categoryBitMask: UInt32 = .max
    open var region: SKRegion?
    open var smoothness: Float = 0
    open var animationSpeed: Float = 0
    open class func dragField() -> SKFieldNode { SKFieldNode() }
    open class func radialGravityField() -> SKFieldNode { SKFieldNode() }
    open class func vortexField() -> SKFieldNode { SKFieldNode() }
    open class func springField() -> SKFieldNode { SKFieldNode() }
    open class func electricField() -> SKFieldNode { SKFieldNode() }
    open class func magneticField() -> SKFieldNode { SKFieldNode() }
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode { SKFieldNode() }
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode { SKFieldNode() }
}
/// An area.
open class SKRegion: NSObject, @unchecked Sendable {
    public let path: CGPath?
    public init(path: CGPath) { self.path = path }
    public convenience init(radius: Float) {
        let side = 2 * Double(radius)
        self.init(path: Path(ellipseIn: CGRect(x: -side / 2, y: -side / 2, width: side, height: side)).cgPath)
    }
    public convenience init(size: CGSize) {
        self.init(path: Path(CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)).cgPath)
    }
}
/// Values over time.
open class SKKeyframeSequence: NSObject, @unchecked Sendable {
    private var keys: [(value: Any, time: CGFloat)]
    public init(keyframeValues values: [Any], times: [NSNumber]) { keys = zip(values, times).map { ($0, CGFloat($1.doubleValue)) } }
    public init(capacity numItems: Int) { keys = [] }
    open func count() -> Int { keys.count }
    open func addKeyframeValue(_ value: Any, time: CGFloat) { keys.append((value, time)) }
    open func getKeyframeValue(for index: Int) -> Any { keys[index].value }
    open func getKeyframeTime(for index: Int) -> CGFloat { keys[index].time }
    /// Returns the value between the keys around a time, for numbers and colors.
    open func sample(atTime time: CGFloat) -> Any? {
        guard let last = keys.last, let first = keys.first else { return nil }
        guard let index = keys.firstIndex(where: { $0.time > time }) else { return Self.mixed(last.value, last.value, 0) }
        guard index > 0 else { return Self.mixed(first.value, first.value, 0) }
        let (from, to) = (keys[index - 1], keys[index])
        return Self.mixed(from.value, to.value, (time - from.time) / (to.time - from.time))
    }
    private static func mixed(_ first: Any, _ second: Any, _ part: CGFloat) -> Any? {
        if let first = number(first), let second = number(second) { return first + (second - first) * part }
        guard let first = first as? UIColor, let second = second as? UIColor else { return first }
        let (a, b) = (first.numbers, second.numbers)
        let mix = zip(a, b).map { $0 + ($1 - $0) * part }
        return UIColor(red: mix[0], green: mix[1], blue: mix[2], alpha: mix[3])
    }
    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}
/// A number for a shader.
open class SKAttributeValue: NSObject, @unchecked Sendable {
    open var floatValue: Float = 0
    public convenience init(float value: Float) {
        self.init()
        floatValue = value
    }
}
/// A number for a shader.
open class SKUniform: NSObject, @unchecked Sendable {
    public let name: String
    open var floatValue: Float = 0
    open var textureValue: SKTexture?
    public init(name: String) { self.name = name }
    public convenience init(name: String, float value: Float) {
        self.init(name: name)
        floatValue = value
    }
    public convenience init(name: String, texture: SKTexture?) {
        self.init(name: name)
        textureValue = texture
    }
}
/// A program for pixels. Easel runs none.
open class SKShader: NSObject, @unchecked Sendable {
    open var source: String?
    open var uniforms: [SKUniform] = []
    open var attributes: [Any] = []
    public override init() {}
    public init(source: String) { self.source = source }
    public init(source: String, uniforms: [SKUniform]) { (self.source, self.uniforms) = (source, uniforms) }
    public convenience init(fileNamed name: String) { self.init() }
    open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
}
/// A film in a scene. It isn't drawn.
open class SKVideoNode: SKNode {
    open var size = CGSize.zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    public convenience init(fileNamed videoFile: String) { self.init() }
    public convenience init(url: URL) { self.init() }
    open func play() {}
    open func pause() {}
}
/// A scene of a file. Easel reads none.
open class SKReferenceNode: SKNode {
    public convenience init?(fileNamed fileName: String?) { return nil }
    public convenience init(url: URL?) { self.init() }
}
/// A picture that is bent.
open class SKWarpGeometryGrid: NSObject, @unchecked Sendable {
    public let numberOfColumns: Int
    public let numberOfRows: Int
    public init(columns cols: Int, rows: Int) { (numberOfColumns, numberOfRows) = (cols, rows) }
}
extension UIColor {
    /// Red, green, blue, and opacity.
    var numbers: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        unsafe getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
