// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of ARKit on visionOS.

import AppleSIMD
import Foundation

// There are no sensors: no provider is supported, and sequences of anchors end at once.

/// The state of a provider.
public enum DataProviderState: Hashable, Sendable { case initialized, running, paused, stopped }
/// Data about the surroundings.
public protocol DataProvider: AnyObject, Sendable {
    var state: DataProviderState { get }
    static var isSupported: Bool { get }
    static var requiredAuthorizations: [ARKitSession.AuthorizationType] { get }
}
extension DataProvider {
    public var state: DataProviderState { .initialized }
    public static var isSupported: Bool { false }
    public static var requiredAuthorizations: [ARKitSession.AuthorizationType] { [] }
}

/// Runs providers. None is supported.
public final class ARKitSession: Sendable {
    /// The data that a user permits.
    public enum AuthorizationType: Hashable, Sendable { case handTracking, worldSensing, cameraAccess, accessoryTracking }
    /// The user's answer.
    public enum AuthorizationStatus: Hashable, Sendable { case notDetermined, allowed, denied }
    /// A change of a session.
    public enum Event: Sendable {
        case authorizationChanged(type: AuthorizationType, status: AuthorizationStatus)
        case dataProviderStateChanged(dataProviders: [any DataProvider], newState: DataProviderState, error: Error?)
    }
    /// The reason why a session can't run.
    public struct Error: Swift.Error, Sendable {
        /// The kind of a reason.
        public enum Code: Hashable, Sendable { case dataProviderNotAuthorized, dataProviderFailedToRun }
        public let code: Code
    }
    public init() {}
    public var events: AnchorSequence<Event> { AnchorSequence() }
    /// - Throws: an error, because no provider is supported.
    public func run(_ dataProviders: [any DataProvider]) async throws { throw Error(code: .dataProviderFailedToRun) }
    public func stop() {}
    public func requestAuthorization(for types: [AuthorizationType]) async -> [AuthorizationType: AuthorizationStatus] {
        Dictionary(types.map { ($0, .denied) }) { first, _ in first }
    }
    public func queryAuthorization(for types: [AuthorizationType]) async -> [AuthorizationType: AuthorizationStatus] {
        Dictionary(types.map { ($0, .notDetermined) }) { first, _ in first }
    }
}

/// Values that never arrive.
public struct AnchorSequence<Element>: AsyncSequence, Sendable {
    /// Ends at once.
    public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> Element? { nil } }
    public func makeAsyncIterator() -> Iterator { Iterator() }
}
public typealias AnchorUpdateSequence<AnchorType: _SpaceAnchor> = AnchorSequence<AnchorUpdate<AnchorType>>

/// Something in the surroundings: ARKit calls it `Anchor`, which would hide the type of SwiftUI with this name.
public protocol _SpaceAnchor: Identifiable, Sendable where ID == UUID {
    var originFromAnchorTransform: simd_float4x4 { get }
}
/// Something that may be lost.
public protocol TrackableAnchor: _SpaceAnchor { var isTracked: Bool { get } }
/// A change of an anchor.
public struct AnchorUpdate<AnchorType: _SpaceAnchor>: Sendable {
    /// The kind of a change.
    public enum Event: Hashable, Sendable { case added, updated, removed }
    public let event: Event
    public let anchor: AnchorType
    public let timestamp: TimeInterval
}

/// A hand.
public struct HandAnchor: TrackableAnchor {
    /// The side of a hand.
    public enum Chirality: Hashable, Sendable, CaseIterable { case left, right }
    public let id: UUID
    public let originFromAnchorTransform: simd_float4x4
    public let isTracked: Bool
    public let chirality: Chirality
    public let handSkeleton: HandSkeleton?
}
/// The joints of a hand.
public struct HandSkeleton: Sendable {
    /// A joint by its name.
    public enum JointName: String, Hashable, Sendable, CaseIterable {
        case wrist, thumbKnuckle, thumbIntermediateBase, thumbIntermediateTip, thumbTip, indexFingerMetacarpal, indexFingerKnuckle
        case indexFingerIntermediateBase, indexFingerIntermediateTip, indexFingerTip, middleFingerMetacarpal, middleFingerKnuckle
        case middleFingerIntermediateBase, middleFingerIntermediateTip, middleFingerTip, ringFingerMetacarpal, ringFingerKnuckle
        case ringFingerIntermediateBase, ringFingerIntermediateTip, ringFingerTip, littleFingerMetacarpal, littleFingerKnuckle
        case littleFingerIntermediateBase, littleFingerIntermediateTip, littleFingerTip, forearmWrist, forearmArm
    }
    /// A joint.
    public struct Joint: Sendable {
        public let name: JointName
        public let isTracked: Bool
        public let anchorFromJointTransform: simd_float4x4
        public let parentFromJointTransform: simd_float4x4
    }
    public func joint(_ name: JointName) -> Joint {
        Joint(name: name, isTracked: false, anchorFromJointTransform: simd_float4x4(1), parentFromJointTransform: simd_float4x4(1))
    }
    public var allJoints: [Joint] { JointName.allCases.map(joint) }
}
/// Follows hands.
public final class HandTrackingProvider: DataProvider {
    public init() {}
    public static var requiredAuthorizations: [ARKitSession.AuthorizationType] { [.handTracking] }
    public var anchorUpdates: AnchorUpdateSequence<HandAnchor> { AnchorSequence() }
    public var latestAnchors: (leftHand: HandAnchor?, rightHand: HandAnchor?) { (nil, nil) }
    public func handAnchors(at timestamp: TimeInterval) -> (leftHand: HandAnchor?, rightHand: HandAnchor?) { (nil, nil) }
}

/// The device.
public struct DeviceAnchor: TrackableAnchor {
    public let id: UUID
    public let originFromAnchorTransform: simd_float4x4
    public let isTracked: Bool
}
/// A place that an app chooses.
public struct WorldAnchor: TrackableAnchor {
    public let id: UUID
    public let originFromAnchorTransform: simd_float4x4
    public var isTracked: Bool { false }
    public init(originFromAnchorTransform: simd_float4x4) { (id, self.originFromAnchorTransform) = (UUID(), originFromAnchorTransform) }
}
/// Follows the device.
public final class WorldTrackingProvider: DataProvider {
    public init() {}
    public static var requiredAuthorizations: [ARKitSession.AuthorizationType] { [.worldSensing] }
    public var anchorUpdates: AnchorUpdateSequence<WorldAnchor> { AnchorSequence() }
    public var allAnchors: [WorldAnchor]? { [] }
    public func queryDeviceAnchor(atTimestamp timestamp: TimeInterval) -> DeviceAnchor? { nil }
    /// - Throws: an error, because places can't be kept.
    public func addAnchor(_ worldAnchor: WorldAnchor) async throws { throw ARKitSession.Error(code: .dataProviderFailedToRun) }
    /// - Throws: an error, because places can't be kept.
    public func removeAnchor(_ worldAnchor: WorldAnchor) async throws { throw ARKitSession.Error(code: .dataProviderFailedToRun) }
    /// - Throws: an error, because places can't be kept.
    public func removeAnchor(forID id: UUID) async throws { throw ARKitSession.Error(code: .dataProviderFailedToRun) }
}

/// A surface.
public struct PlaneAnchor: _SpaceAnchor {
    /// The direction of a surface.
    public enum Alignment: Hashable, Sendable { case horizontal, vertical, slanted }
    /// The kind of a surface.
    public enum Classification: Hashable, Sendable { case notAvailable, undetermined, unknown, wall, floor, ceiling, table, seat, window, door }
    /// The form of a surface.
    public struct Geometry: Sendable {
        /// The lengths of a surface.
        public struct Extent: Sendable {
            public let width: Float
            public let height: Float
            public let anchorFromExtentTransform: simd_float4x4
        }
        public let extent: Extent
    }
    public let id: UUID
    public let originFromAnchorTransform: simd_float4x4
    public let alignment: Alignment
    public let classification: Classification
    public let geometry: Geometry
}
/// Finds surfaces.
public final class PlaneDetectionProvider: DataProvider {
    public init(alignments: [PlaneAnchor.Alignment] = [.horizontal, .vertical]) {}
    public static var requiredAuthorizations: [ARKitSession.AuthorizationType] { [.worldSensing] }
    public var anchorUpdates: AnchorUpdateSequence<PlaneAnchor> { AnchorSequence() }
    public var allAnchors: [PlaneAnchor] { [] }
}
/// A part of the surroundings.
public struct MeshAnchor: _SpaceAnchor {
    public let id: UUID
    public let originFromAnchorTransform: simd_float4x4
}
/// Measures the surroundings.
public final class SceneReconstructionProvider: DataProvider {
    /// The data that is measured.
    public enum Mode: Hashable, Sendable { case classification }
    public init(modes: [Mode] = []) {}
    public static var requiredAuthorizations: [ARKitSession.AuthorizationType] { [.worldSensing] }
    public var anchorUpdates: AnchorUpdateSequence<MeshAnchor> { AnchorSequence() }
    public var allAnchors: [MeshAnchor] { [] }
}
/// An image that is looked for.
public struct ReferenceImage: Sendable {
    public let name: String?
    public let physicalSize: CGSize
    /// The images of a group in an asset catalog; Easel reads none.
    public static func loadReferenceImages(inGroupNamed name: String, bundle: Bundle? = nil) -> [ReferenceImage] { [] }
}
/// An image in the surroundings.
public struct ImageAnchor: TrackableAnchor {
    public let id: UUID
    public let originFromAnchorTransform: simd_float4x4
    public let isTracked: Bool
    public let estimatedScaleFactor: Float
    public let referenceImage: ReferenceImage
}
/// Finds images.
public final class ImageTrackingProvider: DataProvider {
    public init(referenceImages: [ReferenceImage]) {}
    public static var requiredAuthorizations: [ARKitSession.AuthorizationType] { [.worldSensing] }
    public var anchorUpdates: AnchorUpdateSequence<ImageAnchor> { AnchorSequence() }
}
