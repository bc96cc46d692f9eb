// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleUIKit
import AppleVision
import Easel
import Foundation

/// A camera that scans documents. There is no camera here.
open class VNDocumentCameraViewController: UIViewController {
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
    open class var isSupported: Bool { false }
}
/// Reacts to scanned documents.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {}
}
/// Scanned pages. There is no camera, so code never receives them.
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
    override init() {}
    open var pageCount: Int { 0 }
    open var title: String { "" }
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// A camera that recognizes texts and codes. There is no camera here.
open class DataScannerViewController: UIViewController {
    /// The kinds of recognized data.
    public struct RecognizedDataType: Hashable, Sendable {
        private let name: String
        public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> RecognizedDataType { RecognizedDataType(name: "text") }
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType { RecognizedDataType(name: "barcode") }
    }
    /// The kind of a text.
    public enum TextContentType: Sendable {
        case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber, URL, currency
    }
    /// The accuracy of recognition.
    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    /// The reason why scanning is impossible.
    public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }

    public let recognizedDataTypes: Set<RecognizedDataType>
    public let qualityLevel: QualityLevel
    open weak var delegate: (any DataScannerViewControllerDelegate)?
    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced, recognizesMultipleItems: Bool = false,
        isHighFrameRateTrackingEnabled: Bool = true, isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) {
        (self.recognizedDataTypes, self.qualityLevel) = (recognizedDataTypes, qualityLevel)
        super.init(nibName: nil, bundle: nil)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    open class var isSupported: Bool { false }
    open class var isAvailable: Bool { false }
    open var isScanning: Bool { false }
    /// - Throws: `ScanningUnavailable.unsupported`, because there is no camera.
    open func startScanning() throws { throw ScanningUnavailable.unsupported }
    open func stopScanning() {}
}
/// Something that a camera has recognized. There is no camera, so code never receives it.
public enum RecognizedItem: Identifiable, Sendable {
    case text(Text)
    case barcode(Barcode)
    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let barcode): barcode.id
        }
    }
    /// A recognized text.
    public struct Text: Identifiable, Sendable {
        public let id: UUID
        public let transcript: String
    }
    /// A recognized code.
    public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        public let payloadStringValue: String?
    }
}
/// Reacts to recognized data.
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
extension DataScannerViewControllerDelegate {
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable) {}
}
