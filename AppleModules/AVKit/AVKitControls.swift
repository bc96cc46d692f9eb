// The names are those of Apple.

import AppleAVFoundation
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
    /// Where the film of the window comes from.
    open class ContentSource: NSObject {
        public init(playerLayer: AVPlayerLayer) {}
        public init(activeVideoCallSourceView sourceView: UIView, contentViewController: AVPictureInPictureVideoCallViewController) {}
    }
    public init(contentSource: ContentSource) {}
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var requiresLinearPlayback = false
    nonisolated public class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    nonisolated public class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open var isPictureInPictureActive: Bool { false }
    open var isPictureInPicturePossible: Bool { false }
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
}
/// The content of the small window of a call.
open class AVPictureInPictureVideoCallViewController: UIViewController {}
/// Reacts to the small window. A picture has no other windows.
@MainActor @preconcurrency public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}
