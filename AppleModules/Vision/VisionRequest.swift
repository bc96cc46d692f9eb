// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleCoreGraphics
import AppleCoreImage
import AppleCoreVideo
import AppleUIKit
import Easel
import Foundation

/// A request of Vision's interface for Swift. There are no models, so it finds nothing.
public protocol VisionRequest: Sendable {
    associatedtype Result: Sendable
    /// The results that every image has.
    static var _nothing: Result { get }
}
extension VisionRequest {
    public func perform(on url: URL, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { Self._nothing }
    public func perform(on data: Data, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { Self._nothing }
    public func perform(on image: CGImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { Self._nothing }
    public func perform(on image: CIImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { Self._nothing }
    public func perform(on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { Self._nothing }
}
/// Runs requests on an image.
public final class ImageRequestHandler: Sendable {
    public init(_ url: URL, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ data: Data, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ image: CGImage, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ image: CIImage, orientation: CGImagePropertyOrientation? = nil) {}
    public func perform<R: VisionRequest>(_ request: R) async throws -> R.Result { R._nothing }
    public func perform<each R: VisionRequest>(_ request: repeat each R) async throws -> (repeat (each R).Result) { (repeat (each R)._nothing) }
}
/// Where the y axis begins.
public enum CoordinateOrigin: Sendable { case lowerLeft, upperLeft }
/// A point in fractions of an image's size.
public struct NormalizedPoint: Hashable, Sendable {
    public let x: CGFloat
    public let y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public var cgPoint: CGPoint { CGPoint(x: x, y: y) }
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGPoint {
        CGPoint(x: x * imageSize.width, y: (origin == .lowerLeft ? y : 1 - y) * imageSize.height)
    }
}
/// A rectangle in fractions of an image's size.
public struct NormalizedRect: Hashable, Sendable {
    public let cgRect: CGRect
    public init(normalizedRect: CGRect) { cgRect = normalizedRect }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { cgRect = CGRect(x: x, y: y, width: width, height: height) }
    public init(imageRect: CGRect, in size: CGSize) {
        cgRect = CGRect(
            x: imageRect.minX / size.width, y: imageRect.minY / size.height, width: imageRect.width / size.width, height: imageRect.height / size.height)
    }
    public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)
    public var origin: CGPoint { cgRect.origin }
    public var width: CGFloat { cgRect.width }
    public var height: CGFloat { cgRect.height }
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect {
        CGRect(
            x: cgRect.minX * imageSize.width, y: (origin == .lowerLeft ? cgRect.minY : 1 - cgRect.maxY) * imageSize.height,
            width: cgRect.width * imageSize.width, height: cgRect.height * imageSize.height)
    }
}
/// Something that a request has found.
public protocol VisionObservation: Sendable, Hashable {
    var uuid: UUID { get }
    var confidence: Float { get }
}
/// A line of text.
public struct RecognizedTextObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let topLeft, topRight, bottomLeft, bottomRight: NormalizedPoint
    public let transcript: String
    public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] { [] }
}
/// A class of things.
public struct ClassificationObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
    public let identifier: String
    public func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
    public func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
}
/// A face.
public struct FaceObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let roll, yaw, pitch: Measurement<UnitAngle>
}
/// A code.
public struct BarcodeObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let payloadString: String?
    public let symbology: BarcodeSymbology
}
/// Four corners.
public struct RectangleObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let topLeft, topRight, bottomLeft, bottomRight: NormalizedPoint
}
/// A person.
public struct HumanObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
}
/// A thing.
public struct RecognizedObjectObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let labels: [ClassificationObservation]
}
/// How good an image looks.
public struct ImageAestheticsScoresObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
    public let overallScore: Float
    public let isUtility: Bool
}
/// A reading of a line of text.
public struct RecognizedText: Hashable, Sendable {
    public let string: String
    public let confidence: Float
}
/// The kind of a code.
public enum BarcodeSymbology: String, Hashable, CaseIterable, Sendable {
    case aztec, codabar, code39, code93, code128, dataMatrix, ean8, ean13, pdf417, microQR, qr, upce
}
/// Searches for texts.
public struct RecognizeTextRequest: VisionRequest {
    /// Whether speed or accuracy has priority.
    public enum RecognitionLevel: Sendable { case accurate, fast }
    public var recognitionLevel = RecognitionLevel.accurate
    public var recognitionLanguages: [Locale.Language] = []
    public var usesLanguageCorrection = true
    public var automaticallyDetectsLanguage = false
    public var customWords: [String] = []
    public var minimumTextHeightFraction: Float = 0
    public var regionOfInterest = NormalizedRect.fullImage
    public init() {}
    public static var _nothing: [RecognizedTextObservation] { [] }
}
/// Searches for codes.
public struct DetectBarcodesRequest: VisionRequest {
    public var symbologies: [BarcodeSymbology] = []
    public init() {}
    public static var _nothing: [BarcodeObservation] { [] }
}
/// Rates the look of an image.
public struct CalculateImageAestheticsScoresRequest: VisionRequest {
    public init() {}
    public static var _nothing: ImageAestheticsScoresObservation {
        ImageAestheticsScoresObservation(uuid: UUID(), confidence: 0, overallScore: 0, isUtility: false)
    }
}
/// Names the contents of an image.
public struct ClassifyImageRequest: VisionRequest {
    public init() {}
    /// The part of the image that is classified.
    public enum CropAndScaleAction: Sendable { case centerCrop, scaleToFit, scaleToFill }
    public var cropAndScaleAction = CropAndScaleAction.centerCrop
    public static var _nothing: [ClassificationObservation] { [] }
}
/// Separates things from the background. It finds none.
public struct GenerateForegroundInstanceMaskRequest: VisionRequest {
    public init() {}
    public static var _nothing: InstanceMaskObservation? { nil }
}
/// The places of things.
public struct InstanceMaskObservation: Sendable {
    public var allInstances: IndexSet { [] }
}
/// Searches for faces.
public struct DetectFaceRectanglesRequest: VisionRequest {
    public init() {}
    public static var _nothing: [FaceObservation] { [] }
}
/// Searches for faces and their parts.
public struct DetectFaceLandmarksRequest: VisionRequest {
    public init() {}
    public static var _nothing: [FaceObservation] { [] }
}
/// Searches for rectangles.
public struct DetectRectanglesRequest: VisionRequest {
    public init() {}
    public static var _nothing: [RectangleObservation] { [] }
}
/// Searches for people.
public struct DetectHumanRectanglesRequest: VisionRequest {
    public init() {}
    public static var _nothing: [HumanObservation] { [] }
}
/// Searches for animals.
public struct RecognizeAnimalsRequest: VisionRequest {
    public init() {}
    public static var _nothing: [RecognizedObjectObservation] { [] }
}
