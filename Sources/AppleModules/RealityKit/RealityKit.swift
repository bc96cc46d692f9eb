import AppleSIMD
import AppleThreeD
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
    public private(set) var children: [Entity] = []
    public private(set) weak var parent: Entity?
    public required init() {}
    /// - Throws: an error, because Easel reads no files of scenes.
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws { throw CocoaError(.fileReadUnsupportedScheme) }
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
        entity.removeFromParent()
        children.append(entity)
        entity.parent = self
    }
    public func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) { if entity.parent === self { entity.removeFromParent() } }
    public func removeFromParent(preservingWorldTransform: Bool = false) {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    public func findEntity(named name: String) -> Entity? { self.name == name ? self : children.lazy.compactMap { $0.findEntity(named: name) }.first }
    public func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) { self.position = position }
    public func move(to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval) { self.transform = transform }
    public func generateCollisionShapes(recursive: Bool) {}
    public var availableAnimations: [AnimationResource] { [] }
    @discardableResult public func playAnimation(_ animation: AnimationResource, transitionDuration: TimeInterval = 0, startsPaused: Bool = false)
        -> AnimationPlaybackController
    { AnimationPlaybackController() }
    public func stopAllAnimations(recursive: Bool = true) {}
    public func visualBounds(recursive: Bool = true, relativeTo referenceEntity: Entity?) -> BoundingBox { BoundingBox() }
    public func clone(recursive: Bool) -> Self { Self() }
    public func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) { self.scale = scale }
    public func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) { self.orientation = orientation }
    public func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
        if let parent { parent.addChild(self) } else { removeFromParent() }
    }
    public var scene: ARView.Scene? { nil }
    public var isActive: Bool { isEnabled }
    /// - Throws: an error, because Easel reads no files of scenes.
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity { throw CocoaError(.fileReadUnsupportedScheme) }
    /// - Throws: an error, because Easel reads no files of scenes.
    public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity { throw CocoaError(.fileReadUnsupportedScheme) }
    public func look(at target: SIMD3<Float>, from position: SIMD3<Float>, relativeTo referenceEntity: Entity?) { self.position = position }
}
/// The form of a thing.
public struct MeshResource: Sendable {
    public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    public static func generateBox(width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false) -> MeshResource {
        MeshResource()
    }
    public static func generateSphere(radius: Float) -> MeshResource { MeshResource() }
    public static func generateText(
        _ string: String, extrusionDepth: Float = 0.25, font: UIFont = .systemFont(ofSize: 12), containerFrame: CGRect = .zero,
        alignment: NSTextAlignment = .left, lineBreakMode: NSLineBreakMode = .byTruncatingTail
    ) -> MeshResource { MeshResource() }
    public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    public static func generateCone(height: Float, radius: Float) -> MeshResource { MeshResource() }
    public static func generateCylinder(height: Float, radius: Float) -> MeshResource { MeshResource() }
}
/// The appearance of a surface.
public protocol Material {}
/// A surface in a color, with light.
public struct SimpleMaterial: Material {
    public typealias Color = UIColor
    public var color: UIColor
    public var isMetallic: Bool
    public init() { (color, isMetallic) = (.white, false) }
    public init(color: UIColor, isMetallic: Bool) { (self.color, self.isMetallic) = (color, isMetallic) }
    public init(color: UIColor, roughness: Float, isMetallic: Bool) { (self.color, self.isMetallic) = (color, isMetallic) }
}
/// A surface in a color, without light.
public struct UnlitMaterial: Material {
    public var color: UIColor
    public init(color: UIColor = .white) { self.color = color }
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
public final class ModelEntity: Entity {
    public required init() {}
    public convenience init(mesh: MeshResource, materials: [any Material] = []) {
        self.init()
        model = ModelComponent(mesh: mesh, materials: materials)
    }
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
        case world
        case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
    }
    public required init() {}
    public convenience init(_ target: Target) { self.init() }
    public convenience init(plane alignment: Target.Alignment) { self.init() }
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

/// The content of a view.
@MainActor @preconcurrency
public struct RealityViewContent {
    public var camera = RealityViewCamera.virtual
    public var entities: [Entity] { [] }
    public func add(_ entity: Entity) {}
    public func remove(_ entity: Entity) {}
    public func subscribe<E>(to event: E.Type, on sourceObject: Entity? = nil, _ handler: @escaping (E) -> Void) -> EventSubscription { EventSubscription() }
}
public typealias RealityViewCameraContent = RealityViewContent
/// A view of entities. It isn't drawn.
public struct RealityView: View {
    @preconcurrency public init(
        make: @escaping @MainActor @Sendable (inout RealityViewContent) async -> Void, update: (@MainActor (inout RealityViewContent) -> Void)? = nil
    ) {}
    @preconcurrency public init<Placeholder: View>(
        make: @escaping @MainActor @Sendable (inout RealityViewContent) async -> Void, update: (@MainActor (inout RealityViewContent) -> Void)? = nil,
        @ViewBuilder placeholder: () -> Placeholder
    ) {}
    public var body: some View { RepresentedPlaceholder(name: "RealityView", framework: "RealityKit") }
}
/// A view of a file. It isn't drawn.
public struct Model3D: View {
    private let name: String
    public init(named name: String, bundle: Bundle? = nil) { self.name = name }
    public init(url: URL) { name = url.lastPathComponent }
    public init<Model: View, Placeholder: View>(
        named name: String, bundle: Bundle? = nil, @ViewBuilder content: @escaping (ResolvedModel3D) -> Model, @ViewBuilder placeholder: () -> Placeholder
    ) { self.name = name }
    public var body: some View { RepresentedPlaceholder(name: "Model3D \(name)", framework: "RealityKit") }
}
/// A view of entities in the surroundings. It isn't drawn.
open class ARView: UIView {
    /// The entities of a view.
    @MainActor @preconcurrency
    public final class Scene {
        public var anchors: [Entity] = []
        nonisolated init() {}
        public func addAnchor(_ anchor: AnchorEntity) { anchors.append(anchor) }
        public func removeAnchor(_ anchor: AnchorEntity) { anchors.removeAll { $0 === anchor } }
        public func findEntity(named name: String) -> Entity? { anchors.lazy.compactMap { $0.findEntity(named: name) }.first }
    }
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
