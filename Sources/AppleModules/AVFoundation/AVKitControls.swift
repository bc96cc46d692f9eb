// The names are those of Apple.

import AppleUIKit
import Easel
import Foundation

/// The button that sends sound to another device. It is drawn as AirPlay's symbol.
open class AVRoutePickerView: UIView, DrawnView {
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    open var activeTintColor: UIColor! = .tintColor
    open var prioritizesVideoDevices = false
    package var ownPicture: AnyView? { AnyView(Image(systemName: "airplayaudio").foregroundStyle(Color(uiColor: tintColor))) }
}
/// Reacts to the choice of a device. A picture has no devices.
@MainActor @preconcurrency public protocol AVRoutePickerViewDelegate: NSObjectProtocol {}

/// Shows a film in a small window. A picture has no other windows.
@MainActor @preconcurrency
open class AVPictureInPictureController: NSObject {
    nonisolated public class func isPictureInPictureSupported() -> Bool { false }
    public init?(playerLayer: AVPlayerLayer) { nil }
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open var isPictureInPictureActive: Bool { false }
    open var isPictureInPicturePossible: Bool { false }
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
}
/// Reacts to the small window. A picture has no other windows.
@MainActor @preconcurrency public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}
