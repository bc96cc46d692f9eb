import AppleSIMD
import Combine
import Easel
import Foundation
import Views

extension Component {
    /// Makes the type known to files of scenes, which Easel doesn't read.
    public static func registerComponent() {}
}

/// The entities of a view.
@MainActor @preconcurrency
public final class Scene {
    public var anchors: [Entity] = [] {
        didSet {
            for anchor in oldValue where anchor.ownScene === self { anchor.ownScene = nil }
            for anchor in anchors { anchor.ownScene = self }
        }
    }
    public nonisolated init() {}
    public func addAnchor(_ anchor: some HasAnchoring) { anchors.append(anchor) }
    public func removeAnchor(_ anchor: some HasAnchoring) { anchors.removeAll { $0 === anchor } }
    public func findEntity(named name: String) -> Entity? { anchors.lazy.compactMap { $0.findEntity(named: name) }.first }
    /// Returns the entities below the anchors that a query accepts.
    public func performQuery(_ query: EntityQuery) -> QueryResult<Entity> { QueryResult(entities: query.entities(below: anchors)) }
    /// Accepts an action for events, which never happen.
    public func subscribe<E>(to event: E.Type, on sourceObject: Entity? = nil, _ handler: @escaping (E) -> Void) -> any Cancellable { EventSubscription() }
    /// Accepts an action for events, which never happen.
    public func subscribe<E, C: Component>(
        to event: E.Type, on sourceObject: Entity? = nil, componentType: C.Type?, _ handler: @escaping (E) -> Void
    ) -> any Cancellable { EventSubscription() }
    /// Finds the entities that a line crosses: none, because entities have no form.
    public func raycast(
        origin: SIMD3<Float>, direction: SIMD3<Float>, length: Float = 100, query: CollisionCastQueryType = .all, mask: CollisionGroup = .all,
        relativeTo referenceEntity: Entity? = nil
    ) -> [CollisionCastHit] { [] }
}
extension EventSubscription: Cancellable {}

/// The entities that are found.
public enum CollisionCastQueryType: Sendable { case nearest, all, any }
/// A place at which a line crosses an entity.
public struct CollisionCastHit {
    public let entity: Entity
    public let position: SIMD3<Float>
    public let normal: SIMD3<Float>
    public let distance: Float
}

/// A condition for entities.
public struct QueryPredicate<Value>: Sendable {
    private indirect enum Rule: Sendable {
        case has(ObjectIdentifier)
        case both(Rule, Rule)
        case either(Rule, Rule)
        case not(Rule)

        func accepts(_ components: ComponentSet) -> Bool {
            switch self {
            case .has(let type): components.types.contains(type)
            case .both(let a, let b): a.accepts(components) && b.accepts(components)
            case .either(let a, let b): a.accepts(components) || b.accepts(components)
            case .not(let rule): !rule.accepts(components)
            }
        }
    }
    private let rule: Rule
    @MainActor func accepts(_ entity: Entity) -> Bool { rule.accepts(entity.components) }

    public static func has<T: Component>(_ type: T.Type) -> QueryPredicate { QueryPredicate(rule: .has(ObjectIdentifier(type))) }
    public static func && (a: Self, b: Self) -> Self { Self(rule: .both(a.rule, b.rule)) }
    public static func || (a: Self, b: Self) -> Self { Self(rule: .either(a.rule, b.rule)) }
    public static prefix func ! (a: Self) -> Self { Self(rule: .not(a.rule)) }
}
/// Finds entities by their components.
public struct EntityQuery: Sendable {
    private let predicate: QueryPredicate<Entity>?
    public init() { predicate = nil }
    public init(where predicate: QueryPredicate<Entity>) { self.predicate = predicate }
    @MainActor func entities(below roots: [Entity]) -> [Entity] {
        roots.flatMap { root in (predicate?.accepts(root) ?? true ? [root] : []) + entities(below: Array(root.children)) }
    }
}
/// The entities that a query finds.
public struct QueryResult<Value>: Sequence {
    let entities: [Value]
    public func makeIterator() -> IndexingIterator<[Value]> { entities.makeIterator() }
}

/// Changes entities at each frame. Entities aren't drawn, so it never runs.
@MainActor @preconcurrency
public protocol System {
    init(scene: Scene)
    static var dependencies: [SystemDependency] { get }
    func update(context: SceneUpdateContext)
}
extension System {
    public static var dependencies: [SystemDependency] { [] }
    public func update(context: SceneUpdateContext) {}
    /// Accepts the system, which never runs.
    public static func registerSystem() {}
}
/// The order of two systems.
public enum SystemDependency {
    case before(any System.Type)
    case after(any System.Type)
}
/// The moments at which a system runs.
public struct SystemUpdateCondition: Sendable { public static let rendering = SystemUpdateCondition() }
/// A frame.
@MainActor @preconcurrency
public struct SceneUpdateContext {
    public let scene: Scene
    public let deltaTime: TimeInterval
    public func entities(matching query: EntityQuery, updatingSystemWhen condition: SystemUpdateCondition) -> QueryResult<Entity> {
        scene.performQuery(query)
    }
}

/// The groups that entities collide with.
public struct CollisionGroup: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `default` = CollisionGroup(rawValue: 1)
    public static let sceneUnderstanding = CollisionGroup(rawValue: 1 << 31)
    public static let all = CollisionGroup(rawValue: .max)
}
/// What an entity collides with.
public struct CollisionFilter: Hashable, Sendable {
    public var group: CollisionGroup
    public var mask: CollisionGroup
    public init(group: CollisionGroup, mask: CollisionGroup) { (self.group, self.mask) = (group, mask) }
    public static let `default` = CollisionFilter(group: .default, mask: .all)
    public static let sensor = CollisionFilter(group: .all, mask: .all)
}
/// The events of collisions, which never happen.
public enum CollisionEvents {
    /// Two entities begin to touch.
    public struct Began {
        public let entityA: Entity
        public let entityB: Entity
    }
    /// Two entities touch.
    public struct Updated {
        public let entityA: Entity
        public let entityB: Entity
    }
    /// Two entities part.
    public struct Ended {
        public let entityA: Entity
        public let entityB: Entity
    }
}
/// The events of animations, which never happen.
public enum AnimationEvents {
    /// An animation has ended.
    public struct PlaybackCompleted { public let playbackController: AnimationPlaybackController }
}
/// The events of components, which never happen.
public enum ComponentEvents {
    /// A component is new.
    public struct DidAdd { public let entity: Entity }
    /// A component has changed.
    public struct DidChange { public let entity: Entity }
    /// A component goes.
    public struct WillRemove { public let entity: Entity }
}

/// The friction of a surface.
public final class PhysicsMaterialResource: Sendable {
    public static func generate(friction: Float = 0.8, restitution: Float = 0.8) -> PhysicsMaterialResource { PhysicsMaterialResource() }
    public static func generate(staticFriction: Float, dynamicFriction: Float, restitution: Float) -> PhysicsMaterialResource { PhysicsMaterialResource() }
    public static let `default` = PhysicsMaterialResource()
}
/// The mass of a body.
public struct PhysicsMassProperties: Hashable, Sendable {
    public var mass: Float
    public init(mass: Float = 1) { self.mass = mass }
    public static let `default` = PhysicsMassProperties()
}
extension PhysicsBodyComponent {
    public init(massProperties: PhysicsMassProperties = .default, material: PhysicsMaterialResource? = nil, mode: PhysicsBodyMode = .dynamic) {
        self.init(shapes: [], mode: mode)
    }
    public init(shapes: [ShapeResource], density: Float, material: PhysicsMaterialResource? = nil, mode: PhysicsBodyMode = .dynamic) {
        self.init(shapes: shapes, mode: mode)
    }
    public init(
        shapes: [ShapeResource], mass: Float, material: PhysicsMaterialResource?, mode: PhysicsBodyMode = .dynamic
    ) { self.init(shapes: shapes, mass: mass, mode: mode) }
}
extension CollisionComponent {
    /// How a body reacts.
    public enum Mode: Sendable { case `default`, trigger, colliding }
    public init(shapes: [ShapeResource], mode: Mode = .default, filter: CollisionFilter = .default) { self.init(shapes: shapes) }
    public init(shapes: [ShapeResource], isStatic: Bool, filter: CollisionFilter = .default) { self.init(shapes: shapes) }
}
extension InputTargetComponent {
    /// The kinds of input.
    public struct InputType: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let direct = InputType(rawValue: 1)
        public static let indirect = InputType(rawValue: 2)
        public static let all: InputType = [.direct, .indirect]
    }
    public init(allowedInputTypes: InputType) { self.init() }
}

/// Particles around an entity.
public struct ParticleEmitterComponent: Component {
    /// The state of the particles at the start.
    public enum Presets {
        @MainActor public static var fireworks: ParticleEmitterComponent { ParticleEmitterComponent() }
        @MainActor public static var impact: ParticleEmitterComponent { ParticleEmitterComponent() }
        @MainActor public static var magic: ParticleEmitterComponent { ParticleEmitterComponent() }
        @MainActor public static var rain: ParticleEmitterComponent { ParticleEmitterComponent() }
        @MainActor public static var snow: ParticleEmitterComponent { ParticleEmitterComponent() }
        @MainActor public static var sparks: ParticleEmitterComponent { ParticleEmitterComponent() }
    }
    /// The particles of an emitter.
    public struct ParticleEmitter {
        public var birthRate: Float = 100
        public var lifeSpan: Double = 1
        public var size: Float = 0.02
        public var spreadingAngle: Float = 0
        public var acceleration = SIMD3<Float>.zero
    }
    public var mainEmitter = ParticleEmitter()
    public var isEmitting = true
    public var speed: Float = 0.5
    public var emitterShapeSize = SIMD3<Float>(repeating: 0.1)
    public init() {}
    public mutating func burst() {}
}
/// Light from an image.
public struct ImageBasedLightComponent: Component {
    /// The image.
    public enum Source {
        case none
        case single(EnvironmentResource)
    }
    public var source: Source
    public var intensityExponent: Float
    public var inheritsRotation = false
    public init(source: Source, intensityExponent: Float = 0) { (self.source, self.intensityExponent) = (source, intensityExponent) }
}
/// Receives the light of another entity.
public struct ImageBasedLightReceiverComponent: Component {
    public init(imageBasedLight: Entity) {}
}
/// Marks the content of another world.
public struct WorldComponent: Component { public init() {} }
/// An opening to the content of another world.
public struct PortalComponent: Component {
    public var target: Entity
    public init(target: Entity) { self.target = target }
}
/// The surface of an opening.
public struct PortalMaterial: Material { public init() {} }
/// A surface made with Reality Composer Pro, whose files Easel doesn't read.
public struct ShaderGraphMaterial: Material {
    /// - Throws: an error, because Easel reads no files of materials.
    public init(named name: String, from file: String, in bundle: Bundle? = nil) async throws { throw CocoaError(.fileReadUnsupportedScheme) }
    public mutating func setParameter(name: String, value: MaterialParameters.Value) throws {}
}
/// The parameters of a surface.
public enum MaterialParameters {
    /// A value of a parameter.
    public enum Value {
        case float(Float)
        case int(Int32)
        case bool(Bool)
        case simd2Float(SIMD2<Float>)
        case simd3Float(SIMD3<Float>)
        case simd4Float(SIMD4<Float>)
        case textureResource(TextureResource)
    }
}
/// A surface that shows a video.
public struct VideoMaterial: Material {
    public init(avPlayer: AnyObject) {}
}
/// A text on an entity.
public struct TextComponent: Component {
    public var text: AttributedString?
    public init() {}
}
/// Sound in one direction.
public struct SpatialAudioComponent: Component {
    public var gain: Double
    public init(gain: Double = 0) { self.gain = gain }
}
/// Sound around the user.
public struct AmbientAudioComponent: Component {
    public var gain: Double
    public init(gain: Double = 0) { self.gain = gain }
}
/// A sound. Nothing is heard.
public class AudioResource: @unchecked Sendable {}
/// The sound of a file. Easel reads none.
public final class AudioFileResource: AudioResource, @unchecked Sendable {
    /// The use of a sound.
    public struct Configuration: Sendable {
        public init(shouldLoop: Bool = false, shouldRandomizeStartTime: Bool = false) {}
    }
    /// - Throws: an error, because Easel reads no sounds.
    public static func load(named name: String, from file: String? = nil, in bundle: Bundle? = nil) throws -> AudioFileResource {
        throw CocoaError(.fileReadUnsupportedScheme)
    }
    /// - Throws: an error, because Easel reads no sounds.
    public convenience init(named name: String, from file: String? = nil, in bundle: Bundle? = nil, configuration: Configuration = Configuration()) async throws
    { throw CocoaError(.fileReadUnsupportedScheme) }
    override init() {}
}
/// Controls a sound. Nothing is heard.
@MainActor public final class AudioPlaybackController {
    public var gain = 0.0
    public func play() {}
    public func pause() {}
    public func stop() {}
    public var isPlaying: Bool { false }
}
