import AppleCoreGraphics
import AppleCoreMedia
import AppleUIKit
import Easel
import Foundation

/// Finds codes and faces. There is no camera, so it finds none.
public final class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() {}
    public var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    public var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [.qr] }
    public var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    public func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?) {}
}
/// Something that a camera has found.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// The kind of a found object.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        public static let codabar = ObjectType(rawValue: "Codabar")
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        public static let gs1DataBar = ObjectType(rawValue: "org.gs1.GS1DataBar")
        public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
        public static let microPDF417 = ObjectType(rawValue: "org.iso.MicroPDF417")
        public static let humanBody = ObjectType(rawValue: "humanBody")
        public static let face = ObjectType(rawValue: "face")
    }
    public var type: ObjectType { .qr }
    public var bounds: CGRect { .zero }
    public var time: CMTime { .zero }
}
/// A code that a camera has found.
public final class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    public var stringValue: String? { nil }
    public var corners: [CGPoint] { [] }
}
/// Receives the objects that a camera has found.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) {}
}
/// A layer with a camera's image. It isn't drawn.
open class AVCaptureVideoPreviewLayer: CALayer, @unchecked Sendable {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { pointInLayer }
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint { captureDevicePointOfInterest }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect { rectInLayerCoordinates }
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect { rectInMetadataOutputCoordinates }
    open var isPreviewing: Bool { false }
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
}
