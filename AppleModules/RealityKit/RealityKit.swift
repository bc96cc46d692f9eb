import AppleARKit
import AppleSIMD
import AppleUIKit
import Easel
import Foundation
import Views

/// A position, a rotation, and a size in space.
public struct Transform: Hashable, Sendable {
    public var scale: SIMD3<Float>
    public var rotation: simd_quatf
    public var translation: SIMD3<Float>
    public init(scale: SIMD3<Float> = .one, rotation: simd_quatf = simd_quatf(), translation: SIMD3<Float> = .zero) {
        (self.scale, self.rotation, self.translation) = (scale, rotation, translation)
    }
    /// Creates a transform from a matrix without shear.
    public init(matrix: simd_float4x4) {
        let (x, y, z, w) = matrix.columns
        func length(_ v: SIMD4<Float>) -> Float { (v.x * v.x + v.y * v.y + v.z * v.z).squareRoot() }
        scale = SIMD3(length(x), length(y), length(z))
        let safe = scale.replacing(with: 1, where: scale .== 0)
        rotation = simd_quatf(simd_float3x3(SIMD3(x.x, x.y, x.z) / safe.x, SIMD3(y.x, y.y, y.z) / safe.y, SIMD3(z.x, z.y, z.z) / safe.z))
        translation = SIMD3(w.x, w.y, w.z)
    }
    /// Creates a rotation around the axes, in radians.
    @_disfavoredOverload public init(pitch: Float = 0, yaw: Float = 0, roll: Float = 0) {
        let turns = [(yaw, SIMD3<Float>(0, 1, 0)), (pitch, SIMD3(1, 0, 0)), (roll, SIMD3(0, 0, 1))]
        self.init(rotation: turns.dropFirst().reduce(simd_quatf(angle: yaw, axis: turns[0].1)) { $0 * simd_quatf(angle: $1.0, axis: $1.1) })
    }
    /// The transform as a matrix.
    public var matrix: simd_float4x4 {
        let columns = [SIMD3<Float>(scale.x, 0, 0), SIMD3(0, scale.y, 0), SIMD3(0, 0, scale.z)].map { rotation.act($0) }
        return simd_float4x4(SIMD4(columns[0], 0), SIMD4(columns[1], 0), SIMD4(columns[2], 0), SIMD4(translation, 1))
    }
    public static let identity = Transform()
}
/// A part of an entity.
public protocol Component {}
/// The parts of an entity by type.
public struct ComponentSet {
    private var parts: [ObjectIdentifier: any Component] = [:]
    init() {}
    public subscript<T: Component>(componentType: T.Type) -> T? {
        get { parts[ObjectIdentifier(componentType)] as? T }
        set { parts[ObjectIdentifier(componentType)] = newValue }
    }
    public mutating func set<T: Component>(_ component: T) { self[T.self] = component }
    public mutating func set(_ components: [any Component]) { for component in components { parts[ObjectIdentifier(type(of: component))] = component } }
    public mutating func removeAll() { parts = [:] }
    public var count: Int { parts.count }
    var types: Dictionary<ObjectIdentifier, any Component>.Keys { parts.keys }
    public func has<T: Component>(_ componentType: T.Type) -> Bool { self[componentType] != nil }
    public mutating func remove<T: Component>(_ componentType: T.Type) { self[componentType] = nil }
}
/// A thing in space. It isn't drawn.
@MainActor @preconcurrency
open class Entity {
    public var name = ""
    public var isEnabled = true
    public var transform = Transform()
    public var components = ComponentSet()
    var members: [Entity] = []
    public internal(set) weak var parent: Entity?
    public required init() {}
    /// - Throws: an error, because Easel reads no files of scenes.
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws { throw CocoaError(.fileReadUnsupportedScheme) }
    /// - Throws: an error, because Easel reads no files of scenes.
    public convenience init(contentsOf url: URL, withName name: String? = nil) async throws { throw CocoaError(.fileReadUnsupportedScheme) }
    public var position: SIMD3<Float> {
        get { transform.translation }
        set { transform.translation = newValue }
    }
    public var scale: SIMD3<Float> {
        get { transform.scale }
        set { transform.scale = newValue }
    }
    public var orientation: simd_quatf {
        get { transform.rotation }
        set { transform.rotation = newValue }
    }
    public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        let matrix = entity.transformMatrix(relativeTo: nil)
        entity.removeFromParent()
        members.append(entity)
        entity.parent = self
        if preservingWorldTransform { entity.setTransformMatrix(matrix, relativeTo: nil) }
    }
    public func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) { if entity.parent === self { entity.removeFromParent() } }
    public func removeFromParent(preservingWorldTransform: Bool = false) {
        let matrix = transformMatrix(relativeTo: nil)
        parent?.members.removeAll { $0 === self }
        parent = nil
        if preservingWorldTransform { setTransformMatrix(matrix, relativeTo: nil) }
    }
    public func findEntity(named name: String) -> Entity? { self.name == name ? self : members.lazy.compactMap { $0.findEntity(named: name) }.first }
    @discardableResult public func move(
        to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval = 0, timingFunction: AnimationTimingFunction = .default
    ) -> AnimationPlaybackController {
        setTransformMatrix(transform.matrix, relativeTo: referenceEntity)
        return AnimationPlaybackController()
    }
    /// Gives the entity, if it has a form, and those inside a form for collisions.
    public func generateCollisionShapes(recursive: Bool, static isStatic: Bool = false) {
        if components.has(ModelComponent.self) { components.set(CollisionComponent(shapes: [ShapeResource()])) }
        if recursive { for member in members { member.generateCollisionShapes(recursive: true, static: isStatic) } }
    }
    public var availableAnimations: [AnimationResource] { [] }
    @discardableResult public func playAnimation(_ animation: AnimationResource, transitionDuration: TimeInterval = 0, startsPaused: Bool = false)
        -> AnimationPlaybackController
    { AnimationPlaybackController() }
    public func stopAllAnimations(recursive: Bool = true) {}
    /// The box around the forms of the entity and, if it is recursive, of the enabled ones inside; empty without a form.
    public func visualBounds(recursive: Bool = true, relativeTo referenceEntity: Entity?) -> BoundingBox {
        let own = components[ModelComponent.self]?.mesh.bounds ?? BoundingBox()
        let box = own.transformed(by: transformMatrix(relativeTo: referenceEntity))
        guard recursive else { return box }
        return members.filter(\.isEnabled).reduce(box) { $0.union($1.visualBounds(relativeTo: referenceEntity)) }
    }
    public func clone(recursive: Bool) -> Self {
        let copy = Self()
        (copy.name, copy.isEnabled, copy.transform, copy.components) = (name, isEnabled, transform, components)
        if recursive { for member in members { copy.addChild(member.clone(recursive: true)) } }
        return copy
    }
    public func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
        if let parent {
            parent.addChild(self, preservingWorldTransform: preservingWorldTransform)
        } else {
            removeFromParent(preservingWorldTransform: preservingWorldTransform)
        }
    }
    weak var ownScene: Scene?
    /// The scene that has the uppermost entity.
    public var scene: Scene? { parent?.scene ?? ownScene }
    /// Whether the entity and those around it are enabled, and in a scene.
    public var isActive: Bool { isEnabledInHierarchy && scene != nil }
    /// - Throws: an error, because Easel reads no files of scenes.
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity { throw CocoaError(.fileReadUnsupportedScheme) }
    /// - Throws: an error, because Easel reads no files of scenes.
    public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity { throw CocoaError(.fileReadUnsupportedScheme) }
    /// Moves the entity, and turns its front, the negative third axis, to a target.
    public func look(
        at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = [0, 1, 0], relativeTo referenceEntity: Entity?
    ) {
        setPosition(position, relativeTo: referenceEntity)
        let back = position - target
        let right = simd_cross(upVector, back)
        guard simd_length(back) > 0, simd_length(right) > 0 else { return }
        let (x, z) = (simd_normalize(right), simd_normalize(back))
        setOrientation(simd_quatf(simd_float3x3(x, simd_cross(z, x), z)), relativeTo: referenceEntity)
    }
}
/// The appearance of a surface.
public protocol Material {}
/// A surface in a color, with light.
public struct SimpleMaterial: Material {
    public typealias Color = UIColor
    public typealias BaseColor = PhysicallyBasedMaterial.BaseColor
    public var color: BaseColor
    public var roughness = MaterialScalarParameter.float(0.5)
    public var metallic = MaterialScalarParameter.float(0)
    public init() { color = BaseColor() }
    public init(color: UIColor, isMetallic: Bool) {
        self.color = BaseColor(tint: color)
        metallic = .float(isMetallic ? 1 : 0)
    }
    public init(color: UIColor, roughness: MaterialScalarParameter, isMetallic: Bool) {
        self.init(color: color, isMetallic: isMetallic)
        self.roughness = roughness
    }
}
/// A surface in a color, without light.
public struct UnlitMaterial: Material {
    public var color: PhysicallyBasedMaterial.BaseColor
    public var blending = PhysicallyBasedMaterial.Blending.opaque
    public init(color: UIColor = .white) { self.color = PhysicallyBasedMaterial.BaseColor(tint: color) }
    public init(color: UIColor = .white, applyPostProcessToneMap: Bool) { self.init(color: color) }
    public init(texture: TextureResource) { color = PhysicallyBasedMaterial.BaseColor(texture: .init(texture)) }
    public init(applyPostProcessToneMap: Bool) { self.init() }
}
/// A surface that hides the objects behind it.
public struct OcclusionMaterial: Material { public init() {} }
/// The form and the appearance of an entity.
public struct ModelComponent: Component {
    public var mesh: MeshResource
    public var materials: [any Material]
    public init(mesh: MeshResource, materials: [any Material]) { (self.mesh, self.materials) = (mesh, materials) }
}
/// An entity with a form.
open class ModelEntity: Entity {
    public required init() {}
    public convenience init(mesh: MeshResource, materials: [any Material] = []) {
        self.init()
        model = ModelComponent(mesh: mesh, materials: materials)
    }
    public convenience init(mesh: MeshResource, materials: [any Material], collisionShape: ShapeResource, mass: Float) {
        self.init(mesh: mesh, materials: materials)
        collision = CollisionComponent(shapes: [collisionShape])
        physicsBody = PhysicsBodyComponent(shapes: [collisionShape], mass: mass)
    }
    public var collision: CollisionComponent? {
        get { components[CollisionComponent.self] }
        set { components[CollisionComponent.self] = newValue }
    }
    public var physicsBody: PhysicsBodyComponent? {
        get { components[PhysicsBodyComponent.self] }
        set { components[PhysicsBodyComponent.self] = newValue }
    }
    public var physicsMotion: PhysicsMotionComponent? {
        get { components[PhysicsMotionComponent.self] }
        set { components[PhysicsMotionComponent.self] = newValue }
    }
    public func applyLinearImpulse(_ impulse: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    public func addForce(_ force: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    public var model: ModelComponent? {
        get { components[ModelComponent.self] }
        set { components[ModelComponent.self] = newValue }
    }
}
/// An entity at a location in the surroundings.
public final class AnchorEntity: Entity {
    /// A location in the surroundings.
    public enum Target: Sendable {
        /// The direction of a plane.
        public enum Alignment: Sendable { case horizontal, vertical, any }
        /// The kind of surface that a plane belongs to.
        public enum Classification: Sendable { case wall, floor, ceiling, table, seat, any }
        case camera
        case head
        case world
        case image(group: String, name: String)
        case hand(Chirality, location: HandLocation)
        /// The side of a hand.
        public enum Chirality: Sendable { case left, right, either }
        /// A place at a hand.
        public enum HandLocation: Sendable { case palm, wrist, aboveHand, indexFingerTip, thumbTip }
        case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
    }
    public required init() {}
    public convenience init(_ target: Target) { self.init() }
    public convenience init(_ target: Target, trackingMode: TrackingMode) { self.init() }
    public convenience init(plane alignment: Target.Alignment, classification: Target.Classification = .any, minimumBounds: SIMD2<Float> = .zero) {
        self.init()
    }
    public convenience init(anchor: ARAnchor) { self.init() }
    /// How an entity follows its location.
    public enum TrackingMode: Sendable { case once, continuous, predicted }
    public convenience init(world position: SIMD3<Float>) {
        self.init()
        self.position = position
    }
}
/// An entity with light.
public final class DirectionalLight: Entity {
    public var light = DirectionalLightComponent()
}
/// An entity with a camera.
public final class PerspectiveCamera: Entity {}

/// A view of entities in the surroundings. It isn't drawn.
open class ARView: UIView {
    /// The background of a view.
    public enum CameraMode: Sendable { case ar, nonAR }
    public let scene = Scene()
    public let session = ARSession()
    nonisolated public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool) { self.init(frame: frame) }
    nonisolated public required init?(coder: NSCoder) { nil }
    open func entity(at point: CGPoint) -> Entity? { nil }
    /// The surroundings of a view.
    public struct Environment {
        /// What lies behind the entities.
        public enum Background {
            case cameraFeed
            case color(UIColor)
            case skybox(EnvironmentResource)
        }
        public var background = Background.cameraFeed
        public var lighting = ImageBasedLight()
        /// The light of the surroundings.
        public struct ImageBasedLight {
            public var resource: EnvironmentResource?
            public var intensityExponent: Float = 1
        }
    }
    /// What a view shows for its developer.
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let none: DebugOptions = []
        public static let showPhysics = DebugOptions(rawValue: 1)
        public static let showStatistics = DebugOptions(rawValue: 2)
        public static let showAnchorOrigins = DebugOptions(rawValue: 4)
        public static let showAnchorGeometry = DebugOptions(rawValue: 8)
        public static let showWorldOrigin = DebugOptions(rawValue: 16)
        public static let showFeaturePoints = DebugOptions(rawValue: 32)
        public static let showSceneUnderstanding = DebugOptions(rawValue: 64)
    }
    /// What a view leaves out to be faster.
    public struct RenderOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let disableMotionBlur = RenderOptions(rawValue: 1)
        public static let disableDepthOfField = RenderOptions(rawValue: 2)
        public static let disableHDR = RenderOptions(rawValue: 4)
        public static let disableGroundingShadows = RenderOptions(rawValue: 8)
        public static let disablePersonOcclusion = RenderOptions(rawValue: 16)
    }
    /// The gestures on an entity.
    public struct EntityGestures: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let translation = EntityGestures(rawValue: 1)
        public static let rotation = EntityGestures(rawValue: 2)
        public static let scale = EntityGestures(rawValue: 4)
        public static let all: EntityGestures = [.translation, .rotation, .scale]
    }
    open var environment: Environment {
        get { Environment() }
        set {}
    }
    open var debugOptions: DebugOptions {
        get { [] }
        set {}
    }
    open var renderOptions: RenderOptions {
        get { [] }
        set {}
    }
    open var automaticallyConfigureSession: Bool {
        get { true }
        set {}
    }
    // There is no camera: nothing is found in the surroundings.
    @discardableResult open func installGestures(_ gestures: EntityGestures = .all, for entity: any HasCollision) -> [UIGestureRecognizer] { [] }
    open func raycast(from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment) -> [ARRaycastResult] { [] }
    open func hitTest(_ point: CGPoint) -> [Any] { [] }
    open func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) { completion(nil) }
}
