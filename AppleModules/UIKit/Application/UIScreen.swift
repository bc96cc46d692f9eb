import AppleCoreGraphics
import Easel
import Foundation
import Views

/// The screen: the canvas of the scene that is drawn.
public final class UIScreen: NSObject, @unchecked Sendable {
    public static let main = UIScreen()
    public static var screens: [UIScreen] { [main] }

    /// The canvas in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: SceneHost.values.size) }
    /// The canvas in pixels.
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    /// Pixels per point.
    public var scale: CGFloat { SceneHost.values.scale }
    public var nativeScale: CGFloat { scale }
    public var brightness: CGFloat {
        get { 1 }
        set {}
    }
    public var maximumFramesPerSecond: Int { 60 }
    public var traitCollection: UITraitCollection { .current }
    public var isCaptured: Bool { false }
    public var currentMode: UIScreenMode? { UIScreenMode() }
    public var wantsSoftwareDimming: Bool {
        get { false }
        set {}
    }
    public var coordinateSpace: UIWindowSceneCoordinates { MainActor.assumeIsolated { UIWindowSceneCoordinates() } }
    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
}

/// The resolution of the screen.
public final class UIScreenMode: NSObject, @unchecked Sendable {
    /// The canvas in pixels.
    public var size: CGSize { UIScreen.main.nativeBounds.size }
    public var pixelAspectRatio: CGFloat { 1 }
}

extension UIScreen {
    public var fixedCoordinateSpace: UIWindowSceneCoordinates { UIWindowSceneCoordinates() }
}
