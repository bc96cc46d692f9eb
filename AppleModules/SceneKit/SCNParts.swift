// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of SceneKit.

import AppleCoreGraphics
import AppleSIMD
import AppleUIKit
import Easel
import Foundation
import Views

/// The points, directions, or colors of a form.
open class SCNGeometrySource: NSObject, @unchecked Sendable {
    /// The meaning of a source's values.
    public struct Semantic: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let vertex = Semantic(rawValue: "kGeometrySourceSemanticVertex")
        public static let normal = Semantic(rawValue: "kGeometrySourceSemanticNormal")
        public static let color = Semantic(rawValue: "kGeometrySourceSemanticColor")
        public static let texcoord = Semantic(rawValue: "kGeometrySourceSemanticTexcoord")
    }
    public let semantic: Semantic
    public let vectorCount: Int
    public init(vertices: [SCNVector3]) { (semantic, vectorCount) = (.vertex, vertices.count) }
    public init(normals: [SCNVector3]) { (semantic, vectorCount) = (.normal, normals.count) }
    public init(textureCoordinates: [CGPoint]) { (semantic, vectorCount) = (.texcoord, textureCoordinates.count) }
    public init(
        data: Data, semantic: Semantic, vectorCount: Int, usesFloatComponents floatComponents: Bool, componentsPerVector: Int, bytesPerComponent: Int,
        dataOffset offset: Int, dataStride stride: Int
    ) { (self.semantic, self.vectorCount) = (semantic, vectorCount) }
}
/// The primitives of a form.
public enum SCNGeometryPrimitiveType: Int, Sendable { case triangles, triangleStrip, line, point, polygon }
/// The indices of a form's points.
open class SCNGeometryElement: NSObject, @unchecked Sendable {
    public let primitiveType: SCNGeometryPrimitiveType
    public let primitiveCount: Int
    open var pointSize: CGFloat = 1
    open var minimumPointScreenSpaceRadius: CGFloat = 1
    open var maximumPointScreenSpaceRadius: CGFloat = 1
    public init<IndexType: FixedWidthInteger>(indices: [IndexType], primitiveType: SCNGeometryPrimitiveType) {
        self.primitiveType = primitiveType
        primitiveCount =
            switch primitiveType {
            case .triangles: indices.count / 3
            case .triangleStrip: max(0, indices.count - 2)
            case .line: indices.count / 2
            case .point: indices.count
            case .polygon: 1
            }
    }
    public init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int) {
        (self.primitiveType, self.primitiveCount) = (primitiveType, primitiveCount)
    }
}
extension SCNGeometry {
    /// Makes a form without points: Easel draws no forms of an app's own.
    public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
        self.init()
        SceneNotes.notDrawn("SCNGeometry.init(sources:elements:)")
    }
    public func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
}
/// A flat form with a thickness.
open class SCNShape: SCNGeometry, @unchecked Sendable {
    open var path: UIBezierPath?
    open var extrusionDepth: CGFloat
    open var chamferRadius: CGFloat = 0
    open var chamferProfile: UIBezierPath?
    public init(path: UIBezierPath?, extrusionDepth: CGFloat) { (self.path, self.extrusionDepth) = (path, extrusionDepth) }
}
/// A simpler form for larger distances.
open class SCNLevelOfDetail: NSObject, @unchecked Sendable {
    public let geometry: SCNGeometry?
    public init(geometry: SCNGeometry?, screenSpaceRadius radius: CGFloat) { self.geometry = geometry }
    public init(geometry: SCNGeometry?, worldSpaceDistance distance: CGFloat) { self.geometry = geometry }
}

/// Small pictures that move, such as sparks.
open class SCNParticleSystem: NSObject, @unchecked Sendable {
    /// Always nil: Easel reads no files of particles.
    public convenience init?(named name: String, inDirectory directory: String?) { return nil }
    public override init() {}
    open var birthRate: CGFloat = 0
    open var birthRateVariation: CGFloat = 0
    open var warmupDuration: CGFloat = 0
    open var emissionDuration: CGFloat = 1
    open var emissionDurationVariation: CGFloat = 0
    open var idleDuration: CGFloat = 0
    open var loops = true
    open var emitterShape: SCNGeometry?
    open var birthLocation = SCNParticleBirthLocation.surface
    open var birthDirection = SCNParticleBirthDirection.constant
    open var emittingDirection = SCNVector3(0, 0, 1)
    open var spreadingAngle: CGFloat = 0
    open var particleAngle: CGFloat = 0
    open var particleAngleVariation: CGFloat = 0
    open var particleAngularVelocity: CGFloat = 0
    open var particleVelocity: CGFloat = 0
    open var particleVelocityVariation: CGFloat = 0
    open var particleLifeSpan: CGFloat = 1
    open var particleLifeSpanVariation: CGFloat = 0
    open var particleSize: CGFloat = 1
    open var particleSizeVariation: CGFloat = 0
    open var particleIntensity: CGFloat = 1
    open var particleColor = UIColor.white
    open var particleColorVariation = SCNVector4()
    open var particleImage: Any?
    open var particleMass: CGFloat = 1
    open var particleBounce: CGFloat = 0.7
    open var particleFriction: CGFloat = 1
    open var speedFactor: CGFloat = 1
    open var stretchFactor: CGFloat = 0
    open var dampingFactor: CGFloat = 0
    open var acceleration = SCNVector3()
    open var isAffectedByGravity = false
    open var isAffectedByPhysicsFields = false
    open var isLightingEnabled = false
    open var isLocal = false
    open var blendMode = SCNParticleBlendMode.additive
    open var orientationMode = SCNParticleOrientationMode.billboardScreenAligned
    open func reset() {}
}
public enum SCNParticleBirthLocation: Int, Sendable { case surface, volume, vertex }
public enum SCNParticleBirthDirection: Int, Sendable { case constant, surfaceNormal, random }
public enum SCNParticleBlendMode: Int, Sendable { case additive, subtract, multiply, screen, alpha, replace }
public enum SCNParticleOrientationMode: Int, Sendable { case billboardScreenAligned, billboardViewAligned, free, billboardYAligned }

/// A file of a scene. Easel reads none.
open class SCNSceneSource: NSObject {
    public init?(url: URL, options: [SCNScene.LoadingOption: Any]? = nil) { nil }
    open func scene(options: [SCNScene.LoadingOption: Any]? = nil) throws -> SCNScene { throw CocoaError(.fileReadUnsupportedScheme) }
}
/// The contents of a file as a node. Easel reads none.
open class SCNReferenceNode: SCNNode, @unchecked Sendable {
    public let referenceURL: URL
    public init?(url: URL) {
        referenceURL = url
        super.init()
    }
    open func load() {}
    open func unload() {}
    open var isLoaded: Bool { false }
}

extension SCNNode {
    public func addParticleSystem(_ system: SCNParticleSystem) { SceneNotes.notDrawn("SCNNode.addParticleSystem") }
    public func removeParticleSystem(_ system: SCNParticleSystem) {}
    public func removeAllParticleSystems() {}
    public var simdEulerAngles: SIMD3<Float> {
        get { SIMD3(eulerAngles.x, eulerAngles.y, eulerAngles.z) }
        set { eulerAngles = SCNVector3(newValue) }
    }
    public var simdScale: SIMD3<Float> {
        get { SIMD3(scale.x, scale.y, scale.z) }
        set { scale = SCNVector3(newValue) }
    }
    public func insertChildNode(_ child: SCNNode, at index: Int) {
        addChildNode(child)
        // The nodes that follow move behind the new one, in their order.
        for sibling in childNodes.dropLast().dropFirst(max(0, index)) { addChildNode(sibling) }
    }
    public func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
        guard oldChild !== newChild, oldChild.parent === self else { return }
        newChild.removeFromParentNode()
        guard let index = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
        oldChild.removeFromParentNode()
        insertChildNode(newChild, at: index)
    }
    public func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {}
    public func flattenedClone() -> SCNNode { clone() }
    public func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
        var result: [SCNNode] = []
        for child in childNodes {
            let isStopped = unsafe child.visit { node, stop in
                if unsafe predicate(node, stop) { result.append(node) }
            }
            if isStopped { break }
        }
        return result
    }
    public func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        _ = unsafe visit(block)
    }
    /// Calls a closure with the node and all nodes below it; returns whether the closure stopped.
    private func visit(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) -> Bool {
        var stop = ObjCBool(false)
        unsafe withUnsafeMutablePointer(to: &stop) { unsafe block(self, $0) }
        guard !stop.boolValue else { return true }
        for child in childNodes where unsafe child.visit(block) { return true }
        return false
    }
}
