// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleCoreGraphics
import AppleCoreImage
import AppleCoreML
import AppleCoreMedia
import AppleCoreVideo
import AppleUIKit
import Easel
import Foundation

/// Called after a request has run.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A request whose class has no results of a narrower type. For the library only: in Swift, a subclass can't narrow the type of a property, except where
/// the first one is that of a protocol.
public protocol _VisionRequest: AnyObject {
    var _didRun: Bool { get }
}
extension _VisionRequest {
    /// The results: empty, or nil before the request has run.
    public var results: [VNObservation]? { _didRun ? [] : nil }
}

/// A search in an image.
open class VNRequest: NSObject, _VisionRequest, @unchecked Sendable {
    private let handler: VNRequestCompletionHandler?
    public private(set) final var _didRun = false
    open var revision = 1
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    public init(completionHandler: VNRequestCompletionHandler? = nil) { handler = completionHandler }
    public convenience override init() { self.init(completionHandler: nil) }
    open func cancel() {}
    fileprivate func run() {
        _didRun = true
        handler?(self, nil)
    }
}
/// A search in a part of an image.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable { open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1) }
/// Whether speed or accuracy has priority.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
/// Searches for texts.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNRecognizedTextObservation]? { _didRun ? [] : nil }

    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages: [String] = []
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var minimumTextHeight: Float = 0
    open var customWords: [String] = []
    open func supportedRecognitionLanguages() throws -> [String] { [] }
}
/// Searches for faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNFaceObservation]? { _didRun ? [] : nil }
}
/// Searches for faces and their parts.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNFaceObservation]? { _didRun ? [] : nil }
}
/// Searches for codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNBarcodeObservation]? { _didRun ? [] : nil }
    open var symbologies: [VNBarcodeSymbology] = []
}
/// Searches for rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNRectangleObservation]? { _didRun ? [] : nil }

    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 1
    open var minimumSize: Float = 0.2
    open var minimumConfidence: Float = 0
    open var maximumObservations = 1
}
/// Searches for hands.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNHumanHandPoseObservation]? { _didRun ? [] : nil }
    open var maximumHandCount = 2
}
/// Searches for bodies.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNHumanBodyPoseObservation]? { _didRun ? [] : nil }
}
/// Names the contents of an image.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNClassificationObservation]? { _didRun ? [] : nil }
}
/// Compares images.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNFeaturePrintObservation]? { _didRun ? [] : nil }
}
/// Separates things from their background.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNInstanceMaskObservation]? { _didRun ? [] : nil }
}
/// Searches for texts without reading them.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable { open var results: [VNRectangleObservation]? { _didRun ? [] : nil } }
/// Searches for people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable { open var results: [VNDetectedObjectObservation]? { _didRun ? [] : nil } }
/// Searches for animals.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable { open var results: [VNRecognizedObjectObservation]? { _didRun ? [] : nil } }
/// Searches for documents.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable { open var results: [VNRectangleObservation]? { _didRun ? [] : nil } }
/// Searches for lines.
open class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable { open var results: [VNContoursObservation]? { _didRun ? [] : nil } }
/// Searches for the horizon.
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Rates pictures of faces.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable { open var results: [VNFaceObservation]? { _didRun ? [] : nil } }
/// Finds what draws attention.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNPixelBufferObservation]? { _didRun ? [] : nil }
}
/// Separates people from their background.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    /// Whether speed or accuracy has priority.
    public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
    open var qualityLevel = QualityLevel.accurate
    open var outputPixelFormat: OSType = 0
    open var results: [VNPixelBufferObservation]? { _didRun ? [] : nil }
}
/// Follows a thing through a video.
open class VNTrackObjectRequest: VNImageBasedRequest, @unchecked Sendable {
    open var inputObservation: VNDetectedObjectObservation
    open var isLastFrame = false
    public init(detectedObjectObservation observation: VNDetectedObjectObservation, completionHandler: VNRequestCompletionHandler? = nil) {
        inputObservation = observation
        super.init(completionHandler: completionHandler)
    }
}
/// How an image is fitted to a model.
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
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {}
    public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
    public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    open func perform(_ requests: [VNRequest]) throws { for request in requests { request.run() } }
}
/// Runs requests on the images of a video.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    public override init() {}
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { for request in requests { request.run() } }
    open func perform(_ requests: [VNRequest], on image: CIImage) throws { for request in requests { request.run() } }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { for request in requests { request.run() } }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation) throws {
        for request in requests { request.run() }
    }
    open func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation = .up) throws {
        for request in requests { request.run() }
    }
}
/// Converts a rectangle in fractions of an image's size to pixels.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    CGRect(
        x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight), width: normalizedRect.width * CGFloat(imageWidth),
        height: normalizedRect.height * CGFloat(imageHeight))
}
