// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of CoreImage.

import AppleCoreGraphics
import Foundation

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"

/// Something that a detector found.
open class CIFeature: NSObject, @unchecked Sendable {
    override init() {}
    open var type: String { "" }
    open var bounds: CGRect { .zero }
}
/// A face.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
    open var hasLeftEyePosition: Bool { false }
    open var leftEyePosition: CGPoint { .zero }
    open var hasRightEyePosition: Bool { false }
    open var rightEyePosition: CGPoint { .zero }
    open var hasMouthPosition: Bool { false }
    open var mouthPosition: CGPoint { .zero }
    open var hasFaceAngle: Bool { false }
    open var faceAngle: Float { 0 }
    open var hasSmile: Bool { false }
    open var leftEyeClosed: Bool { false }
    open var rightEyeClosed: Bool { false }
    open var hasTrackingID: Bool { false }
    open var trackingID: Int32 { 0 }
}
/// A rectangle.
open class CIRectangleFeature: CIFeature, @unchecked Sendable {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}
/// A QR code.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
    open var messageString: String? { nil }
}
/// A text.
open class CITextFeature: CIFeature, @unchecked Sendable {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
    open var subFeatures: [Any]? { nil }
}
/// Looks for things in images, and finds none.
open class CIDetector: NSObject, @unchecked Sendable {
    /// Creates a detector; nil for an unknown type.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        guard [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText].contains(type) else { return nil }
    }
    open func features(in image: CIImage) -> [CIFeature] { [] }
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}
