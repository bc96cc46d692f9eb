import AppleUIKit
import AppleWatchConnectivity
import Easel
import Foundation
import Views

/// An object on a watch's screen, which `WKInterfaceObjectRepresentable` shows. It is drawn as an outline with its name.
@MainActor @preconcurrency
open class WKInterfaceObject: NSObject {
    nonisolated public override init() {}
    public var interfaceProperty: String { "" }
    open func setHidden(_ hidden: Bool) {}
    open func setAlpha(_ alpha: CGFloat) {}
    open func setWidth(_ width: CGFloat) {}
    open func setHeight(_ height: CGFloat) {}
    open func sizeToFitWidth() {}
    open func sizeToFitHeight() {}
    open func setAccessibilityLabel(_ accessibilityLabel: String?) {}
}
/// The rings of a day's activity.
open class WKInterfaceActivityRing: WKInterfaceObject {
    open func setActivitySummary(_ activitySummary: NSObject?, animated: Bool) {}
}
/// A map.
open class WKInterfaceMap: WKInterfaceObject {
    open func setShowsUserLocation(_ showsUserLocation: Bool) {}
    open func removeAllAnnotations() {}
}
/// A film.
open class WKInterfaceInlineMovie: WKInterfaceObject {
    open func setMovieURL(_ url: URL) {}
    open func setLoops(_ loops: Bool) {}
    open func setAutoplays(_ autoplays: Bool) {}
    open func play() {}
    open func pause() {}
    open func playFromBeginning() {}
}

/// The values that an interface object needs.
@MainActor @preconcurrency
public struct WKInterfaceObjectRepresentableContext<Representable: WKInterfaceObjectRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
}
/// A view that shows an object of WatchKit.
@MainActor @preconcurrency
public protocol WKInterfaceObjectRepresentable: View where Body == Never {
    associatedtype WKInterfaceObjectType: WKInterfaceObject
    associatedtype Coordinator = Void
    typealias Context = WKInterfaceObjectRepresentableContext<Self>
    func makeWKInterfaceObject(context: Context) -> WKInterfaceObjectType
    func updateWKInterfaceObject(_ wkInterfaceObject: WKInterfaceObjectType, context: Context)
    static func dismantleWKInterfaceObject(_ wkInterfaceObject: WKInterfaceObjectType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
}
extension WKInterfaceObjectRepresentable {
    public static func dismantleWKInterfaceObject(_ wkInterfaceObject: WKInterfaceObjectType, coordinator: Coordinator) {}
    public var body: Never { fatalError("\(Self.self) shows an object of WatchKit and has no body") }
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        ContentNode(view, inputs) { InterfaceObject(representable: $0) }
    }
}
extension WKInterfaceObjectRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}
private struct InterfaceObject<Representable: WKInterfaceObjectRepresentable>: View {
    let representable: Representable
    @State private var made = Made()
    @Environment(\.self) private var environment

    @MainActor private final class Made { var value: (object: Representable.WKInterfaceObjectType, coordinator: Representable.Coordinator)? }

    private func updated() -> String {
        let coordinator = made.value?.coordinator ?? representable.makeCoordinator()
        let context = WKInterfaceObjectRepresentableContext<Representable>(coordinator: coordinator, transaction: Transaction(), environment: environment)
        let object = made.value?.object ?? representable.makeWKInterfaceObject(context: context)
        made.value = (object, coordinator)
        representable.updateWKInterfaceObject(object, context: context)
        return "\(type(of: object))"
    }
    var body: some View { RepresentedPlaceholder(name: updated(), framework: "WatchKit") }
}

/// Controls of the media that is playing. It is drawn as an outline, because nothing plays.
public struct NowPlayingView: View {
    public init() {}
    public var body: some View { RepresentedPlaceholder(name: "NowPlayingView", framework: "WatchKit") }
}

extension BackgroundTask where Request == Void, Response == Void {
    /// Receives values from the iPhone's app.
    public static var watchConnectivity: BackgroundTask<Void, Void> { appRefresh() }
}

// On a watch, only one iPhone is connected, and the session stays active.
extension WCSessionDelegate {
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    public func sessionDidDeactivate(_ session: WCSession) {}
}
