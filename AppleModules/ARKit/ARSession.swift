// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of ARKit.

import AppleSIMD
import AppleSceneKit
import AppleUIKit
import Easel
import Foundation

/// The settings of a session. There is no camera, so none is supported.
open class ARConfiguration: NSObject, @unchecked Sendable {
    open class var isSupported: Bool { false }
    open var isLightEstimationEnabled = true
    open var providesAudioData = false
    open var worldAlignment = WorldAlignment.gravity
    /// The axes of a session.
    public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
    /// The parts of the image that cover objects.
    public struct FrameSemantics: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let personSegmentation = FrameSemantics(rawValue: 1)
        public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
        public static let bodyDetection = FrameSemantics(rawValue: 4)
        public static let sceneDepth = FrameSemantics(rawValue: 8)
    }
    open var frameSemantics: FrameSemantics = []
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
    public override init() {}
}
/// The surroundings are followed.
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// Planes that are found.
    public struct PlaneDetection: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let horizontal = PlaneDetection(rawValue: 1)
        public static let vertical = PlaneDetection(rawValue: 2)
    }
    /// The reflection of the surroundings.
    public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
    /// The measurement of the surroundings.
    public struct SceneReconstruction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mesh = SceneReconstruction(rawValue: 1)
        public static let meshWithClassification = SceneReconstruction(rawValue: 3)
    }
    open var planeDetection: PlaneDetection = []
    open var environmentTexturing = EnvironmentTexturing.none
    open var sceneReconstruction: SceneReconstruction = []
    open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool { false }
}
/// A face is followed.
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {}
/// Images are found.
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable { open var maximumNumberOfTrackedImages = 0 }
/// A body is followed.
open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {}

/// A location in the surroundings.
open class ARAnchor: NSObject, @unchecked Sendable {
    public let name: String?
    public let transform: simd_float4x4
    public init(name: String, transform: simd_float4x4) { (self.name, self.transform) = (name, transform) }
    public init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
}
/// A plane in the surroundings. Code never receives one.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
    /// The direction of a plane.
    public enum Alignment: Int, Sendable { case horizontal, vertical }
    open var alignment: Alignment { .horizontal }
    open var center: SIMD3<Float> { .zero }
    open var extent: SIMD3<Float> { .zero }
}
/// A face. Code never receives one.
open class ARFaceAnchor: ARAnchor, @unchecked Sendable {}
/// A found image. Code never receives one.
open class ARImageAnchor: ARAnchor, @unchecked Sendable {}
/// An image of the camera. Code never receives one.
open class ARFrame: NSObject, @unchecked Sendable {
    override init() {}
    open var timestamp: TimeInterval { 0 }
    open var anchors: [ARAnchor] { [] }
    open var camera: ARCamera { ARCamera() }
}
/// The camera of a session.
open class ARCamera: NSObject, @unchecked Sendable {
    /// The quality of the camera's tracking.
    public enum TrackingState: Sendable {
        /// The reason why a camera can't be tracked well.
        public enum Reason: Sendable { case initializing, excessiveMotion, insufficientFeatures, relocalizing }
        case notAvailable
        case limited(Reason)
        case normal
    }
    override init() {}
    open var transform: simd_float4x4 { matrix_identity_float4x4 }
    open var trackingState: TrackingState { .notAvailable }
}
/// Follows the surroundings. There is no camera, so nothing is followed.
open class ARSession: NSObject, @unchecked Sendable {
    /// The data that is reset at the start.
    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let resetTracking = RunOptions(rawValue: 1)
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
    }
    open weak var delegate: (any ARSessionDelegate)?
    open private(set) var configuration: ARConfiguration?
    open var currentFrame: ARFrame? { nil }
    public override init() {}
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) { self.configuration = configuration }
    open func pause() {}
    open func add(anchor: ARAnchor) {}
    open func remove(anchor: ARAnchor) {}
}
/// Reacts to a session.
public protocol ARSessionDelegate: AnyObject {
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
    func session(_ session: ARSession, didFailWithError error: any Error)
    func sessionWasInterrupted(_ session: ARSession)
    func sessionInterruptionEnded(_ session: ARSession)
}
extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
}
/// A view of a scene in the surroundings. It isn't drawn.
open class ARSCNView: SCNView {
    open var session = ARSession()
    open var automaticallyUpdatesLighting = true
}
/// Reacts to the nodes of a view.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate {
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
}
extension ARSCNViewDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
}
/// Instructions for the user's movement. They aren't drawn.
open class ARCoachingOverlayView: UIView {
    /// The goal of the instructions.
    public enum Goal: Int, Sendable { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }
    open var goal = Goal.tracking
    open weak var session: ARSession?
    open var activatesAutomatically = true
    open func setActive(_ active: Bool, animated: Bool) {}
}
/// A ray into the surroundings.
open class ARRaycastQuery: NSObject, @unchecked Sendable {
    /// What a ray can meet.
    public enum Target: Int, Sendable { case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane }
    /// The direction of the planes that a ray can meet.
    public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }
    public let origin: simd_float3
    public let direction: simd_float3
    public let target: Target
    public let targetAlignment: TargetAlignment
    public init(origin: simd_float3, direction: simd_float3, allowing target: Target, alignment: TargetAlignment) {
        (self.origin, self.direction, self.target, targetAlignment) = (origin, direction, target, alignment)
    }
}
/// A point where a ray meets the surroundings. There is no camera, so none does.
open class ARRaycastResult: NSObject, @unchecked Sendable {
    override init() {}
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var anchor: ARAnchor? { nil }
}
extension ARSession {
    public func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
}
