// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleAVFoundation
import AppleUIKit
import Easel
import Foundation
import Views

/// A controller with a film. It isn't drawn.
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var updatesNowPlayingInfoCenter = true
    open var requiresLinearPlayback = false
    open var isReadyForDisplay: Bool { false }
    open var videoBounds: CGRect { .zero }
    open var contentOverlayView: UIView? { nil }
    open var allowsVideoFrameAnalysis = true
    open var showsTimecodes = false
    open var speeds: [AVPlaybackSpeed] = []
}
/// Reacts to a player's controls.
@MainActor @preconcurrency public protocol AVPlayerViewControllerDelegate: AnyObject {}
/// A speed that a player offers.
public final class AVPlaybackSpeed: NSObject, @unchecked Sendable {
    public let rate: Float
    public let localizedName: String
    public init(rate: Float, localizedName: String) { (self.rate, self.localizedName) = (rate, localizedName) }
    public var localizedNumericName: String { "\(rate)×" }
    public static let systemDefaultSpeeds = [0.5, 1, 1.25, 1.5, 2].map { AVPlaybackSpeed(rate: $0, localizedName: "\($0)×") }
}
