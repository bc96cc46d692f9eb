import AppleCoreGraphics
import Foundation

/// A control of the camera's button, which doesn't exist here.
open class AVCaptureControl: NSObject, @unchecked Sendable {
    open var isEnabled = true
    override init() {}
}
/// A control of the zoom.
public final class AVCaptureSystemZoomSlider: AVCaptureControl, @unchecked Sendable {
    public init(device: AVCaptureDevice) { super.init() }
    public init(device: AVCaptureDevice, action: @escaping (CGFloat) -> Void) { super.init() }
}
/// A control of the exposure.
public final class AVCaptureSystemExposureBiasSlider: AVCaptureControl, @unchecked Sendable {
    public init(device: AVCaptureDevice) { super.init() }
    public init(device: AVCaptureDevice, action: @escaping (Float) -> Void) { super.init() }
}
/// A control of a number.
public final class AVCaptureSlider: AVCaptureControl, @unchecked Sendable {
    public var value: Float = 0
    public var prominentValues: [Float] = []
    public var localizedValueFormat: String?
    public let localizedTitle: String
    public let symbolName: String
    public init(_ localizedTitle: String, symbolName: String, in values: ClosedRange<Float>) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
    }
    public init(_ localizedTitle: String, symbolName: String, in values: ClosedRange<Float>, step: Float) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
    }
    public init(_ localizedTitle: String, symbolName: String, values: [Float]) { (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName) }
    public func setActionQueue(_ queue: DispatchQueue, action: @escaping (Float) -> Void) {}
}
/// A control of a choice.
public final class AVCaptureIndexPicker: AVCaptureControl, @unchecked Sendable {
    public var selectedIndex = 0
    public let localizedTitle: String
    public let symbolName: String
    public init(_ localizedTitle: String, symbolName: String, numberOfIndexes: Int) { (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName) }
    public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
    }
    public func setActionQueue(_ queue: DispatchQueue, action: @escaping (Int) -> Void) {}
}
/// Follows the controls of the camera's button.
public protocol AVCaptureSessionControlsDelegate: AnyObject {
    func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}
