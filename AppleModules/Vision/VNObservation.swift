// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleCoreGraphics
import AppleCoreImage
import AppleCoreML
import AppleCoreVideo
import AppleUIKit
import Easel
import Foundation

// Apple's models are missing: requests run, and find nothing.

/// How certain an answer is, from 0 to 1.
public typealias VNConfidence = Float
/// The ratio of width to height.
public typealias VNAspectRatio = Float
/// An angle in degrees.
public typealias VNDegrees = Float

/// Something that a request has found.
open class VNObservation: NSObject, @unchecked Sendable {
    override init() {}
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var confidence: Float { 0 }
}
/// A rectangle in an image, in fractions of its size, with y upward.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    private let rect: CGRect
    override init() { rect = .zero }
    public init(boundingBox: CGRect) { rect = boundingBox }
    open var boundingBox: CGRect { rect }
}
/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var landmarks: VNFaceLandmarks2D? { nil }
    open var roll: NSNumber? { nil }
    open var yaw: NSNumber? { nil }
}
/// The parts of a face.
open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
    override init() {}
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var leftPupil: VNFaceLandmarkRegion2D? { nil }
    open var rightPupil: VNFaceLandmarkRegion2D? { nil }
    open var nose: VNFaceLandmarkRegion2D? { nil }
    open var noseCrest: VNFaceLandmarkRegion2D? { nil }
    open var medianLine: VNFaceLandmarkRegion2D? { nil }
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    open var innerLips: VNFaceLandmarkRegion2D? { nil }
}
/// The points of a part of a face.
open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
    override init() {}
    open var pointCount: Int { 0 }
    open var normalizedPoints: [CGPoint] { [] }
    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}
/// Four corners.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}
/// A line of text.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
/// A reading of a line of text.
open class VNRecognizedText: NSObject, @unchecked Sendable {
    override init() {}
    open var string: String { "" }
    open var confidence: Float { 0 }
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
/// The kind of a code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
}
/// A code.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    open var payloadStringValue: String? { nil }
    open var symbology: VNBarcodeSymbology { .qr }
}
/// A class of things.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    open var identifier: String { "" }
    open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
    open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
}
/// A thing.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable { open var labels: [VNClassificationObservation] { [] } }
/// Values of a model.
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable { open var featureValue: MLFeatureValue { MLFeatureValue(double: 0) } }

/// A point of a body or a hand, in fractions of the image's size.
open class VNRecognizedPoint: NSObject, @unchecked Sendable {
    override init() {}
    open var location: CGPoint { .zero }
    open var x: Double { 0 }
    open var y: Double { 0 }
    open var confidence: Float { 0 }
}
/// The pose of a body.
open class VNHumanBodyPoseObservation: VNObservation, @unchecked Sendable {
    /// A part of a body.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let nose = JointName(rawValue: "nose")
        public static let leftEye = JointName(rawValue: "leftEye")
        public static let rightEye = JointName(rawValue: "rightEye")
        public static let leftEar = JointName(rawValue: "leftEar")
        public static let rightEar = JointName(rawValue: "rightEar")
        public static let leftShoulder = JointName(rawValue: "leftShoulder")
        public static let rightShoulder = JointName(rawValue: "rightShoulder")
        public static let neck = JointName(rawValue: "neck")
        public static let leftElbow = JointName(rawValue: "leftElbow")
        public static let rightElbow = JointName(rawValue: "rightElbow")
        public static let leftWrist = JointName(rawValue: "leftWrist")
        public static let rightWrist = JointName(rawValue: "rightWrist")
        public static let leftHip = JointName(rawValue: "leftHip")
        public static let rightHip = JointName(rawValue: "rightHip")
        public static let root = JointName(rawValue: "root")
        public static let leftKnee = JointName(rawValue: "leftKnee")
        public static let rightKnee = JointName(rawValue: "rightKnee")
        public static let leftAnkle = JointName(rawValue: "leftAnkle")
        public static let rightAnkle = JointName(rawValue: "rightAnkle")
    }
    /// Several parts of a body.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let all = JointsGroupName(rawValue: "all")
        public static let face = JointsGroupName(rawValue: "face")
        public static let torso = JointsGroupName(rawValue: "torso")
        public static let leftArm = JointsGroupName(rawValue: "leftArm")
        public static let rightArm = JointsGroupName(rawValue: "rightArm")
        public static let leftLeg = JointsGroupName(rawValue: "leftLeg")
        public static let rightLeg = JointsGroupName(rawValue: "rightLeg")
    }
    open var availableJointNames: [JointName] { [] }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { VNRecognizedPoint() }
    open func recognizedPoints(_ groupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}
/// The pose of a hand.
open class VNHumanHandPoseObservation: VNObservation, @unchecked Sendable {
    /// A part of a hand.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let wrist = JointName(rawValue: "wrist")
        public static let thumbCMC = JointName(rawValue: "thumbCMC")
        public static let thumbMP = JointName(rawValue: "thumbMP")
        public static let thumbIP = JointName(rawValue: "thumbIP")
        public static let thumbTip = JointName(rawValue: "thumbTip")
        public static let indexMCP = JointName(rawValue: "indexMCP")
        public static let indexPIP = JointName(rawValue: "indexPIP")
        public static let indexDIP = JointName(rawValue: "indexDIP")
        public static let indexTip = JointName(rawValue: "indexTip")
        public static let middleMCP = JointName(rawValue: "middleMCP")
        public static let middlePIP = JointName(rawValue: "middlePIP")
        public static let middleDIP = JointName(rawValue: "middleDIP")
        public static let middleTip = JointName(rawValue: "middleTip")
        public static let ringMCP = JointName(rawValue: "ringMCP")
        public static let ringPIP = JointName(rawValue: "ringPIP")
        public static let ringDIP = JointName(rawValue: "ringDIP")
        public static let ringTip = JointName(rawValue: "ringTip")
        public static let littleMCP = JointName(rawValue: "littleMCP")
        public static let littlePIP = JointName(rawValue: "littlePIP")
        public static let littleDIP = JointName(rawValue: "littleDIP")
        public static let littleTip = JointName(rawValue: "littleTip")
    }
    /// Several parts of a hand.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let all = JointsGroupName(rawValue: "all")
        public static let thumb = JointsGroupName(rawValue: "thumb")
        public static let indexFinger = JointsGroupName(rawValue: "indexFinger")
        public static let middleFinger = JointsGroupName(rawValue: "middleFinger")
        public static let ringFinger = JointsGroupName(rawValue: "ringFinger")
        public static let littleFinger = JointsGroupName(rawValue: "littleFinger")
    }
    open var chirality: VNChirality { .unknown }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { VNRecognizedPoint() }
    open func recognizedPoints(_ groupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}
/// The side of a hand.
public enum VNChirality: Int, Sendable { case unknown, left, right }
/// An image as a result, such as a mask.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable { open var pixelBuffer: CVPixelBuffer { CVPixelBuffer() } }
/// The separate things in the foreground of an image.
open class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
    open var allInstances: IndexSet { [] }
    open func generateMaskedImage(ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler, croppedToInstancesExtent: Bool) throws
        -> CVPixelBuffer
    { CVPixelBuffer() }
    open func generateScaledMaskForImage(forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler) throws -> CVPixelBuffer {
        CVPixelBuffer()
    }
}
/// The character of an image, for comparisons.
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
    open var elementCount: Int { 0 }
    open func computeDistance(_ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation) throws { unsafe outDistance.pointee = 0 }
}
/// The lines of an image.
open class VNContoursObservation: VNObservation, @unchecked Sendable {
    open var contourCount: Int { 0 }
    open var normalizedPath: CGPath { CGMutablePath() }
}
