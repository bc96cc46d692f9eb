import AppleUIKit
import Easel
import Foundation
import Views

// Entities aren't drawn, so their parts are values only.

/// The camera of a view.
public struct RealityViewCamera: Hashable, Sendable {
    private let number: Int
    public static let virtual = RealityViewCamera(number: 0)
    public static let spatialTracking = RealityViewCamera(number: 1)
    public static let worldTracking = RealityViewCamera(number: 2)
}
/// The control of a view's camera.
public struct CameraControls: Hashable, Sendable {
    private let number: Int
    public static let none = CameraControls(number: 0)
    public static let orbit = CameraControls(number: 1)
    public static let dolly = CameraControls(number: 2)
    public static let pan = CameraControls(number: 3)
    public static let tilt = CameraControls(number: 4)
}
extension View {
    /// Accepts the control of a camera, which doesn't change the picture.
    public func realityViewCameraControls(_ controls: CameraControls) -> some View { self }
}
/// A subscription to events, which never happen.
public struct EventSubscription { public func cancel() {} }
/// The events of a scene.
public enum SceneEvents {
    /// A new frame.
    public struct Update { public var deltaTime: TimeInterval { 0 } }
}

/// The form of a body.
public struct ShapeResource: Sendable {
    public static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource() }
    public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource { ShapeResource() }
    public static func generateSphere(radius: Float) -> ShapeResource { ShapeResource() }
    public static func generateCapsule(height: Float, radius: Float) -> ShapeResource { ShapeResource() }
    public static func generateConvex(from mesh: MeshResource) -> ShapeResource { ShapeResource() }
    /// - Throws: never.
    public static func generateConvex(from mesh: MeshResource) async throws -> ShapeResource { ShapeResource() }
    /// - Throws: never.
    public static func generateStaticMesh(from mesh: MeshResource) async throws -> ShapeResource { ShapeResource() }
    public func offsetBy(translation: SIMD3<Float>) -> ShapeResource { self }
}
/// An image on a surface. Easel reads none.
public final class TextureResource: Sendable {
    /// - Throws: an error, because Easel reads no textures.
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource { throw CocoaError(.fileReadUnsupportedScheme) }
    /// - Throws: an error, because Easel reads no textures.
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws { throw CocoaError(.fileReadUnsupportedScheme) }
    init() {}
}
/// The light of surroundings. Easel reads none.
public final class EnvironmentResource: Sendable {
    /// - Throws: an error, because Easel reads no files of light.
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> EnvironmentResource { throw CocoaError(.fileReadUnsupportedScheme) }
    /// - Throws: an error, because Easel reads no files of light.
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws { throw CocoaError(.fileReadUnsupportedScheme) }
    init() {}
}
/// A motion of an entity.
public struct AnimationResource: Sendable {
    public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
    public func `repeat`(count: Int) -> AnimationResource { self }
    public func `repeat`() -> AnimationResource { self }
    /// - Throws: never; the animation does nothing.
    public static func generate(with definition: some AnimationDefinition) throws -> AnimationResource { AnimationResource() }
    /// - Throws: never; the animation does nothing.
    public static func sequence(with animations: [AnimationResource]) throws -> AnimationResource { AnimationResource() }
    /// - Throws: never; the animation does nothing.
    public static func group(with animations: [AnimationResource]) throws -> AnimationResource { AnimationResource() }
}
/// Controls a motion.
public final class AnimationPlaybackController: Sendable {
    public func pause() {}
    public func resume() {}
    public func stop() {}
    public var isPlaying: Bool { false }
}

/// A surface with the properties of a real one.
public struct PhysicallyBasedMaterial: Material {
    /// The color of a surface.
    public struct BaseColor {
        public var tint: UIColor
        public var texture: Texture?
        public init(tint: UIColor = .white, texture: Texture? = nil) { (self.tint, self.texture) = (tint, texture) }
    }
    /// An image on a surface.
    public struct Texture {
        public var resource: TextureResource
        public init(_ resource: TextureResource) { self.resource = resource }
    }
    /// A number, such as the roughness of a surface.
    public struct Scalar: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        public var scale: Float
        public var texture: Texture?
        public init(floatLiteral value: Float) { scale = value }
        public init(integerLiteral value: Int) { scale = Float(value) }
        public init(scale: Float = 0, texture: Texture? = nil) { (self.scale, self.texture) = (scale, texture) }
    }
    public typealias Roughness = Scalar
    public typealias Metallic = Scalar
    /// The light of a surface.
    public struct EmissiveColor {
        public var color: UIColor
        public init(color: UIColor = .black, texture: Texture? = nil) { self.color = color }
    }
    /// The transparency of a surface.
    public enum Blending {
        case opaque
        case transparent(opacity: Scalar)
    }
    public var baseColor = BaseColor()
    public var roughness: Roughness = 0.5
    public var metallic: Metallic = 0
    public var clearcoat: Scalar = 0
    public var specular: Scalar = 0.5
    public var emissiveColor = EmissiveColor()
    public var emissiveIntensity: Float = 0
    public var blending = Blending.opaque
    public init() {}
}

/// An entity with a form for collisions.
@MainActor public protocol HasCollision: Entity {}
/// An entity with mass.
@MainActor public protocol HasPhysicsBody: HasCollision {}
/// An entity with a form.
@MainActor public protocol HasModel: Entity {}
/// An entity at a location.
@MainActor public protocol HasAnchoring: Entity {}
/// An entity with a place.
@MainActor public protocol HasTransform: Entity {}
extension Entity: HasTransform {}
extension ModelEntity: HasPhysicsBody, HasModel {}
extension AnchorEntity: HasAnchoring {}

/// The form of an entity for collisions.
public struct CollisionComponent: Component {
    public var shapes: [ShapeResource]
    public init(shapes: [ShapeResource]) { self.shapes = shapes }
}
/// Marks an entity that receives input.
public struct InputTargetComponent: Component {
    public var isEnabled = true
    public init() {}
}
/// Marks an entity that shows where a user looks.
public struct HoverEffectComponent: Component {
    /// The appearance of the place.
    public enum HoverEffect: Sendable {
        case spotlight(SpotlightHoverEffectStyle)
        case highlight(HighlightHoverEffectStyle)
    }
    /// Light at the place.
    public struct SpotlightHoverEffectStyle: Sendable {
        public static let `default` = SpotlightHoverEffectStyle()
        public init(color: UIColor? = nil, strength: Float = 1) {}
    }
    /// Light on the whole entity.
    public struct HighlightHoverEffectStyle: Sendable {
        public static let `default` = HighlightHoverEffectStyle()
        public init(color: UIColor? = nil, strength: Float = 1) {}
    }
    public init(_ effect: HoverEffect = .spotlight(.default)) {}
}
/// The opacity of an entity.
public struct OpacityComponent: Component {
    public var opacity: Float
    public init(opacity: Float = 1) { self.opacity = opacity }
}
/// Turns an entity to the user.
public struct BillboardComponent: Component { public init() {} }
/// The shadow of an entity.
public struct GroundingShadowComponent: Component {
    public var castsShadow: Bool
    public init(castsShadow: Bool) { self.castsShadow = castsShadow }
}
/// The kind of a body.
public enum PhysicsBodyMode: Sendable { case `static`, kinematic, dynamic }
/// The mass of an entity.
public struct PhysicsBodyComponent: Component {
    public var mode: PhysicsBodyMode
    public var isAffectedByGravity = true
    public init(shapes: [ShapeResource] = [], mass: Float = 1, mode: PhysicsBodyMode = .dynamic) { self.mode = mode }
}
/// The motion of an entity.
public struct PhysicsMotionComponent: Component {
    public var linearVelocity: SIMD3<Float>
    public var angularVelocity: SIMD3<Float>
    public init(linearVelocity: SIMD3<Float> = .zero, angularVelocity: SIMD3<Float> = .zero) {
        (self.linearVelocity, self.angularVelocity) = (linearVelocity, angularVelocity)
    }
}
/// Light in one direction.
public struct DirectionalLightComponent: Component {
    public var color: UIColor
    public var intensity: Float
    public init(color: UIColor = .white, intensity: Float = 2146) { (self.color, self.intensity) = (color, intensity) }
}
/// Light in all directions.
public struct PointLightComponent: Component {
    public var color: UIColor
    public var intensity: Float
    public var attenuationRadius: Float
    public init(color: UIColor = .white, intensity: Float = 26_963, attenuationRadius: Float = 10) {
        (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
    }
}
/// A camera's lens.
public struct PerspectiveCameraComponent: Component {
    public var fieldOfViewInDegrees: Float
    public init(near: Float = 0.01, far: Float = .infinity, fieldOfViewInDegrees: Float = 60) { self.fieldOfViewInDegrees = fieldOfViewInDegrees }
}
/// An entity with light in all directions.
public final class PointLight: Entity { public var light = PointLightComponent() }
/// An entity with light in a cone.
public final class SpotLight: Entity { public var light = PointLightComponent() }
