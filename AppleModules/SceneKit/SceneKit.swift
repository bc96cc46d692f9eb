// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of SceneKit.

import AppleCoreGraphics
import AppleSIMD
import AppleUIKit
import Easel
import Foundation
import Views

/// A vector in space.
public struct SCNVector3: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
    /// Integer literals prefer this initializer; otherwise, they would fit all of the others equally.
    public init(_ x: Int, _ y: Int, _ z: Int) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
    public init(_ v: SIMD3<Float>) { (x, y, z) = (v.x, v.y, v.z) }
}
/// A vector of four numbers.
public struct SCNVector4: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public var w: Float
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }
public let SCNVector3Zero = SCNVector3()
public typealias SCNMatrix4 = CATransform3D
public let SCNMatrix4Identity = CATransform3DIdentity
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    CATransform3DMakeTranslation(CGFloat(tx), CGFloat(ty), CGFloat(tz))
}
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 { CATransform3DMakeScale(CGFloat(sx), CGFloat(sy), CGFloat(sz)) }
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    CATransform3DMakeRotation(CGFloat(angle), CGFloat(x), CGFloat(y), CGFloat(z))
}

/// The content of a surface: a color or an image.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
    open var contents: Any?
    open var intensity: CGFloat = 1
    open var contentsTransform = SCNMatrix4Identity
}
/// The appearance of a surface.
open class SCNMaterial: NSObject, @unchecked Sendable {
    /// The lighting of a surface.
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
        public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
        public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
        public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
        public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
    }
    open var name: String?
    public let diffuse = SCNMaterialProperty()
    public let ambient = SCNMaterialProperty()
    public let specular = SCNMaterialProperty()
    public let emission = SCNMaterialProperty()
    public let transparent = SCNMaterialProperty()
    public let reflective = SCNMaterialProperty()
    public let normal = SCNMaterialProperty()
    public let metalness = SCNMaterialProperty()
    public let roughness = SCNMaterialProperty()
    open var shininess: CGFloat = 1
    open var transparency: CGFloat = 1
    open var isDoubleSided = false
    open var lightingModel = LightingModel.blinn
    public override init() {}
}
/// A form.
open class SCNGeometry: NSObject, @unchecked Sendable {
    open var name: String?
    open var materials: [SCNMaterial] = [SCNMaterial()]
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { if let newValue { materials = [newValue] + materials.dropFirst() } }
    }
}
/// A box.
open class SCNBox: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat
    open var height: CGFloat
    open var length: CGFloat
    open var chamferRadius: CGFloat
    public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    }
}
/// A sphere.
open class SCNSphere: SCNGeometry, @unchecked Sendable {
    open var radius: CGFloat
    open var segmentCount = 48
    open var isGeodesic = false
    public init(radius: CGFloat) { self.radius = radius }
}
/// A plane.
open class SCNPlane: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat
    open var height: CGFloat
    open var cornerRadius: CGFloat = 0
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}
/// A cylinder.
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
    open var radius: CGFloat
    open var height: CGFloat
    public init(radius: CGFloat, height: CGFloat) { (self.radius, self.height) = (radius, height) }
}
/// A cone.
open class SCNCone: SCNGeometry, @unchecked Sendable {
    open var topRadius: CGFloat
    open var bottomRadius: CGFloat
    open var height: CGFloat
    public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
    }
}
/// A capsule.
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
    public init(capRadius: CGFloat, height: CGFloat) {}
}
/// A pyramid.
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
    public init(width: CGFloat, height: CGFloat, length: CGFloat) {}
}
/// A tube.
open class SCNTube: SCNGeometry, @unchecked Sendable {
    public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {}
}
/// A ring.
open class SCNTorus: SCNGeometry, @unchecked Sendable {
    public init(ringRadius: CGFloat, pipeRadius: CGFloat) {}
}
/// A floor.
open class SCNFloor: SCNGeometry, @unchecked Sendable { open var reflectivity: CGFloat = 0.25 }
/// A text in space.
open class SCNText: SCNGeometry, @unchecked Sendable {
    open var string: Any?
    open var extrusionDepth: CGFloat
    open var font: UIFont?
    open var flatness: CGFloat = 0.6
    public init(string: Any?, extrusionDepth: CGFloat) { (self.string, self.extrusionDepth) = (string, extrusionDepth) }
}

/// A light.
open class SCNLight: NSObject, @unchecked Sendable {
    /// The kind of a light.
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = LightType(rawValue: "ambient")
        public static let directional = LightType(rawValue: "directional")
        public static let omni = LightType(rawValue: "omni")
        public static let spot = LightType(rawValue: "spot")
        public static let area = LightType(rawValue: "area")
        public static let probe = LightType(rawValue: "probe")
    }
    open var type = LightType.omni
    open var color: Any = UIColor.white
    open var intensity: CGFloat = 1000
    open var temperature: CGFloat = 6500
    open var castsShadow = false
    open var shadowMode = 0
    open var spotInnerAngle: CGFloat = 0
    open var spotOuterAngle: CGFloat = 45
    public override init() {}
}
/// A camera.
open class SCNCamera: NSObject, @unchecked Sendable {
    open var fieldOfView: CGFloat = 60
    open var zNear = 1.0
    open var zFar = 100.0
    open var usesOrthographicProjection = false
    open var orthographicScale = 1.0
    open var wantsHDR = false
    public override init() {}
}
/// A rule for a node.
open class SCNConstraint: NSObject, @unchecked Sendable {}
/// A node looks at another one.
open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
    open var isGimbalLockEnabled = false
    public init(target: SCNNode?) {}
}
/// A node looks at the camera.
open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable { public override init() {} }

/// A change of a node. Actions don't run.
open class SCNAction: NSObject, @unchecked Sendable {
    open var duration: TimeInterval
    private init(_ duration: TimeInterval) { self.duration = duration }
    open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    open class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
    open class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
    open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
    open class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction(actions.reduce(0) { $0 + $1.duration }) }
    open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction(actions.map(\.duration).max() ?? 0) }
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction { SCNAction(action.duration * Double(count)) }
    open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.infinity) }
    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(0) }
    open class func removeFromParentNode() -> SCNAction { SCNAction(0) }
}

/// A node of a scene.
open class SCNNode: NSObject, @unchecked Sendable {
    open var name: String?
    open var geometry: SCNGeometry?
    open var light: SCNLight?
    open var camera: SCNCamera?
    open var position = SCNVector3()
    open var eulerAngles = SCNVector3()
    open var rotation = SCNVector4()
    open var orientation = SCNVector4(0, 0, 0, 1)
    open var scale = SCNVector3(1 as Float, 1, 1)
    open var pivot = SCNMatrix4Identity
    open var transform = SCNMatrix4Identity
    open var opacity: CGFloat = 1
    open var isHidden = false
    open var castsShadow = true
    open var renderingOrder = 0
    open var categoryBitMask = 1
    open var constraints: [SCNConstraint]?
    open var physicsBody: SCNPhysicsBody?
    open private(set) var childNodes: [SCNNode] = []
    open private(set) weak var parent: SCNNode?
    private var actions: [String: SCNAction] = [:]
    public override init() {}
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }
    open var simdPosition: SIMD3<Float> {
        get { SIMD3(position.x, position.y, position.z) }
        set { position = SCNVector3(newValue) }
    }
    open var worldPosition: SCNVector3 { position }
    open var presentation: SCNNode { self }
    open var boundingBox: (min: SCNVector3, max: SCNVector3) { (SCNVector3(), SCNVector3()) }
    open func addChildNode(_ child: SCNNode) {
        child.removeFromParentNode()
        childNodes.append(child)
        child.parent = self
    }
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        childNodes.first { $0.name == name } ?? (recursively ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first : nil)
    }
    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<Bool>) -> Void) {
        for child in childNodes {
            var stops = false
            unsafe block(child, &stops)
            if stops { return }
            unsafe child.enumerateChildNodes(block)
        }
    }
    open func look(at worldTarget: SCNVector3) {}
    open func runAction(_ action: SCNAction) { actions["action\(actions.count)"] = action }
    open func runAction(_ action: SCNAction, forKey key: String?) { actions[key ?? ""] = action }
    open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) { runAction(action) }
    open func removeAction(forKey key: String) { actions[key] = nil }
    open func removeAllActions() { actions = [:] }
    open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
    open func clone() -> SCNNode {
        let copy = SCNNode(geometry: geometry)
        (copy.name, copy.position, copy.eulerAngles, copy.scale, copy.light, copy.camera) = (name, position, eulerAngles, scale, light, camera)
        for child in childNodes { copy.addChildNode(child.clone()) }
        return copy
    }
}
/// A scene of nodes. It isn't drawn.
open class SCNScene: NSObject, @unchecked Sendable {
    public let rootNode = SCNNode()
    public let background = SCNMaterialProperty()
    public let lightingEnvironment = SCNMaterialProperty()
    open var isPaused = false
    public override init() {}
    /// Always nil: Easel reads no files of scenes.
    public convenience init?(named name: String) { return nil }
    /// - Throws: an error, because Easel reads no files of scenes.
    public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws { throw CocoaError(.fileReadUnsupportedScheme) }
    /// An option of reading.
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let checkConsistency = LoadingOption(rawValue: "kSceneSourceCheckConsistency")
    }
}
/// The smoothing of edges.
public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }
/// A view of a scene. It isn't drawn.
open class SCNView: UIView {
    open var scene: SCNScene?
    open var pointOfView: SCNNode?
    open var allowsCameraControl = false
    open var autoenablesDefaultLighting = false
    open var showsStatistics = false
    open var isPlaying = false
    open var loops = false
    open var rendersContinuously = false
    open var preferredFramesPerSecond = 60
    open var antialiasingMode = SCNAntialiasingMode.none
    open weak var delegate: (any SCNSceneRendererDelegate)?
    public convenience init(frame: CGRect, options: [String: Any]? = nil) { self.init(frame: frame) }
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
}
/// An option of a search.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
/// A location on a node.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
    override init() {}
    open var node: SCNNode { SCNNode() }
    open var worldCoordinates: SCNVector3 { SCNVector3() }
}
/// Draws a scene.
public protocol SCNSceneRenderer: AnyObject {}
/// Reacts to the frames of a scene. None are drawn.
public protocol SCNSceneRendererDelegate: AnyObject {
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
}
/// Changes of a scene that belong together. They take effect immediately.
open class SCNTransaction: NSObject {
    open class func begin() {}
    open class func commit() {}
    open class var animationDuration: Double {
        get { 0 }
        set {}
    }
    open class var completionBlock: (() -> Void)? {
        get { nil }
        set { newValue?() }
    }
}

/// A view of a scene in space. It isn't drawn.
public struct SceneView: View {
    /// The settings of a view.
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let allowsCameraControl = Options(rawValue: 1)
        public static let rendersContinuously = Options(rawValue: 2)
        public static let autoenablesDefaultLighting = Options(rawValue: 4)
        public static let jitteringEnabled = Options(rawValue: 8)
        public static let temporalAntialiasingEnabled = Options(rawValue: 16)
    }
    public init(
        scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60,
        antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil
    ) {}
    public var body: some View { RepresentedPlaceholder(name: "SceneView", framework: "SceneKit") }
}
