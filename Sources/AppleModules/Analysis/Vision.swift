// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleAVFoundation
import AppleCoreGraphics
import AppleCoreImage
import AppleUIKit
import Easel
import Foundation

// Apple's models are missing: requests run, and find nothing.

/// Something that a request has found.
open class VNObservation: NSObject, @unchecked Sendable {
    override init() {}
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var confidence: Float { 0 }
}
/// A rectangle in an image, in fractions of its size, with y upward.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable { open var boundingBox: CGRect { .zero } }
/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var landmarks: VNFaceLandmarks2D? { nil }
    open var roll: NSNumber? { nil }
    open var yaw: NSNumber? { nil }
}
/// The parts of a face.
open class VNFaceLandmarks2D: NSObject, @unchecked Sendable { override init() {} }
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
open class VNClassificationObservation: VNObservation, @unchecked Sendable { open var identifier: String { "" } }
/// A thing.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable { open var labels: [VNClassificationObservation] { [] } }
/// Values of a model.
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable { open var featureValue: MLFeatureValue { MLFeatureValue(double: 0) } }

/// Called after a request has run.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A search in an image.
open class VNRequest: NSObject, @unchecked Sendable {
    private let handler: VNRequestCompletionHandler?
    private var didRun = false
    open var revision = 1
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    public init(completionHandler: VNRequestCompletionHandler? = nil) { handler = completionHandler }
    public convenience override init() { self.init(completionHandler: nil) }
    /// The results: empty, or nil before the request has run.
    open var results: [VNObservation]? { didRun ? [] : nil }
    open func cancel() {}
    fileprivate func run() {
        didRun = true
        handler?(self, nil)
    }
}
/// A search in a part of an image.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable { open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1) }
/// Whether speed or accuracy has priority.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
/// Searches for texts.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages: [String] = []
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var minimumTextHeight: Float = 0
    open var customWords: [String] = []
    open func supportedRecognitionLanguages() throws -> [String] { [] }
}
/// Searches for faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Searches for faces and their parts.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Searches for codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable { open var symbologies: [VNBarcodeSymbology] = [] }
/// Searches for rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 1
    open var minimumSize: Float = 0.2
    open var minimumConfidence: Float = 0
    open var maximumObservations = 1
}
/// Searches for hands.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable { open var maximumHandCount = 2 }
/// Searches for bodies.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Names the contents of an image.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
/// The way in which an image is fitted to a model.
public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill }
/// A model for requests.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
    public init(for model: MLModel) throws {}
}
/// Runs a model.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
    public let model: VNCoreMLModel
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }
}
/// An option of a handler.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
/// Runs requests on an image.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    open func perform(_ requests: [VNRequest]) throws { for request in requests { request.run() } }
}
/// Runs requests on the images of a video.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    public override init() {}
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { for request in requests { request.run() } }
}
/// Converts a rectangle in fractions of an image's size to pixels.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    CGRect(
        x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight), width: normalizedRect.width * CGFloat(imageWidth),
        height: normalizedRect.height * CGFloat(imageHeight))
}
