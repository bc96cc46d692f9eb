import AppleARKit
import AppleSIMD
import AppleUIKit
import Easel
import Foundation
import Views

/// The entities below another one.
@MainActor @preconcurrency
public struct EntityCollection: @preconcurrency RandomAccessCollection {
    let owner: Entity
    public var startIndex: Int { 0 }
    public var endIndex: Int { owner.members.count }
    public subscript(position: Int) -> Entity { owner.members[position] }
    public func append(_ child: Entity, preservingWorldTransforms: Bool = false) {
        owner.addChild(child, preservingWorldTransform: preservingWorldTransforms)
    }
    public func append(contentsOf sequence: some Sequence<Entity>) { for child in Array(sequence) { owner.addChild(child) } }
    public func remove(_ child: Entity, preservingWorldTransforms: Bool = false) {
        owner.removeChild(child, preservingWorldTransform: preservingWorldTransforms)
    }
    public func removeAll(preservingWorldTransforms: Bool = false) { for child in owner.members { remove(child) } }
    public func removeAll(where shouldBeRemoved: (Entity) throws -> Bool) rethrows {
        for child in owner.members where try shouldBeRemoved(child) { remove(child) }
    }
}

extension Entity: Identifiable, @preconcurrency Hashable {
    nonisolated public static func == (a: Entity, b: Entity) -> Bool { a === b }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    /// The entities directly below this one.
    public var children: EntityCollection {
        get { EntityCollection(owner: self) }
        set {}
    }
    /// The uppermost entity.
    public var anchor: (any HasAnchoring)? { self as? any HasAnchoring ?? parent?.anchor }
    public var isEnabledInHierarchy: Bool { isEnabled && parent?.isEnabledInHierarchy ?? true }

    /// The matrix from this entity to another one; nil for the world.
    public func transformMatrix(relativeTo reference: Entity?) -> simd_float4x4 {
        let world = (parent?.transformMatrix(relativeTo: nil)).map { $0 * transform.matrix } ?? transform.matrix
        guard let reference else { return world }
        return reference.transformMatrix(relativeTo: nil).inverse * world
    }
    public func setTransformMatrix(_ matrix: simd_float4x4, relativeTo reference: Entity?) {
        let world = reference.map { $0.transformMatrix(relativeTo: nil) * matrix } ?? matrix
        transform = Transform(matrix: parent.map { $0.transformMatrix(relativeTo: nil).inverse * world } ?? world)
    }
    public func position(relativeTo reference: Entity?) -> SIMD3<Float> { Transform(matrix: transformMatrix(relativeTo: reference)).translation }
    public func orientation(relativeTo reference: Entity?) -> simd_quatf { Transform(matrix: transformMatrix(relativeTo: reference)).rotation }
    public func scale(relativeTo reference: Entity?) -> SIMD3<Float> { Transform(matrix: transformMatrix(relativeTo: reference)).scale }
    public func setPosition(_ position: SIMD3<Float>, relativeTo reference: Entity?) { change(relativeTo: reference) { $0.translation = position } }
    public func setOrientation(_ orientation: simd_quatf, relativeTo reference: Entity?) { change(relativeTo: reference) { $0.rotation = orientation } }
    public func setScale(_ scale: SIMD3<Float>, relativeTo reference: Entity?) { change(relativeTo: reference) { $0.scale = scale } }
    private func change(relativeTo reference: Entity?, _ change: (inout Transform) -> Void) {
        var transform = Transform(matrix: reference === self ? .init(1) : transformMatrix(relativeTo: reference))
        change(&transform)
        let own = self.transform.matrix
        if reference === self {
            self.transform = Transform(matrix: own * transform.matrix)
        } else {
            setTransformMatrix(transform.matrix, relativeTo: reference)
        }
    }
    public func convert(position: SIMD3<Float>, to reference: Entity?) -> SIMD3<Float> { Self.apply(transformMatrix(relativeTo: reference), position) }
    public func convert(position: SIMD3<Float>, from reference: Entity?) -> SIMD3<Float> {
        Self.apply(transformMatrix(relativeTo: reference).inverse, position)
    }
    private static func apply(_ matrix: simd_float4x4, _ point: SIMD3<Float>) -> SIMD3<Float> {
        let result = matrix * SIMD4(point, 1)
        return SIMD3(result.x, result.y, result.z)
    }

    public convenience init(components: any Component...) {
        self.init()
        self.components.set(components)
    }
    public convenience init(components: [any Component]) {
        self.init()
        self.components.set(components)
    }
    /// - Throws: an error, because Easel reads no files of scenes.
    public static func load(contentsOf url: URL, withName name: String? = nil) throws -> Entity { throw CocoaError(.fileReadUnsupportedScheme) }
    public func attachment(named name: String) -> Entity? { findEntity(named: name) }
    @discardableResult public func playAudio(_ resource: AudioResource) -> AudioPlaybackController { AudioPlaybackController() }
    @discardableResult public func prepareAudio(_ resource: AudioResource) -> AudioPlaybackController { AudioPlaybackController() }
    public func stopAllAudio() {}
    @discardableResult public func playAnimation(
        _ animation: AnimationResource, transitionDuration: TimeInterval = 0, blendLayerOffset: Int, separateAnimatedValue: Bool = false,
        startsPaused: Bool = false
    ) -> AnimationPlaybackController { AnimationPlaybackController() }
    @discardableResult public func playAnimation(named name: String) -> AnimationPlaybackController { AnimationPlaybackController() }
    // Accessibility doesn't change the picture.
    public var isAccessibilityElement: Bool {
        get { false }
        set {}
    }
    public var accessibilityLabel: String? {
        get { nil }
        set {}
    }
}
/// The course of a motion.
public struct AnimationTimingFunction: Hashable, Sendable {
    private let name: String
    public static let `default` = AnimationTimingFunction(name: "default")
    public static let linear = AnimationTimingFunction(name: "linear")
    public static let easeIn = AnimationTimingFunction(name: "easeIn")
    public static let easeOut = AnimationTimingFunction(name: "easeOut")
    public static let easeInOut = AnimationTimingFunction(name: "easeInOut")
    public static func cubicBezier(controlPoint1: SIMD2<Float>, controlPoint2: SIMD2<Float>) -> AnimationTimingFunction {
        AnimationTimingFunction(name: "\(controlPoint1) \(controlPoint2)")
    }
}
/// A description of an animation.
public protocol AnimationDefinition {}
/// The end of a repetition.
public enum AnimationRepeatMode: Sendable { case none, `repeat`, autoReverse, cumulative }
/// The property that an animation changes.
public enum BindTarget: Sendable {
    case transform
    case opacity
    case jointTransforms
}
/// An animation between two values.
public struct FromToByAnimation<Value>: AnimationDefinition {
    public init(
        name: String = "", from: Value? = nil, to: Value? = nil, by: Value? = nil, duration: TimeInterval = 1, timing: AnimationTimingFunction = .linear,
        isAdditive: Bool = false, bindTarget: BindTarget? = nil, repeatMode: AnimationRepeatMode = .none, delay: TimeInterval = 0, speed: Float = 1
    ) {}
}
/// An animation around a center.
public struct OrbitAnimation: AnimationDefinition {
    public init(
        name: String = "", duration: TimeInterval = 1, axis: SIMD3<Float> = [0, 1, 0], startTransform: Transform = .identity,
        spinClockwise: Bool = true, orientToPath: Bool = false, rotationCount: Float = 1, bindTarget: BindTarget? = nil,
        repeatMode: AnimationRepeatMode = .none
    ) {}
}
/// A number of a surface.
public enum MaterialScalarParameter: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    case float(Float)
    public init(floatLiteral value: Float) { self = .float(value) }
    public init(integerLiteral value: Int) { self = .float(Float(value)) }
}
/// A color of a surface.
public typealias MaterialColorParameter = PhysicallyBasedMaterial.BaseColor
extension PhysicallyBasedMaterial.BaseColor {
    public static func color(_ color: UIColor) -> Self { Self(tint: color) }
    public static func texture(_ resource: TextureResource) -> Self { Self(texture: .init(resource)) }
}
extension ShapeResource {
    /// - Throws: never; the surroundings are not measured.
    public static func generateStaticMesh(from anchor: MeshAnchor) async throws -> ShapeResource { ShapeResource() }
}
