// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of WatchKit.

import AppleUIKit
import AppleUserNotifications
import Easel
import Foundation
import Views

/// A controller of a screen.
@MainActor @preconcurrency
open class WKInterfaceController: NSObject {
    public override nonisolated init() { super.init() }
    open func awake(withContext context: Any?) {}
    open func willActivate() {}
    open func didAppear() {}
    open func willDisappear() {}
    open func didDeactivate() {}
    open func setTitle(_ title: String?) {}
    open func becomeCurrentPage() {}
    open func pop() {}
    open func popToRootController() {}
    open func dismiss() {}
    public var contentFrame: CGRect { WKInterfaceDevice.current().screenBounds }
    /// Asks for a text. The user cancels.
    open func presentTextInputController(
        withSuggestions suggestions: [String]?, allowedInputMode inputMode: WKTextInputMode, completion: @escaping ([Any]?) -> Void
    ) { completion(nil) }
}
/// The kinds of texts that can be entered.
public enum WKTextInputMode: Int, Sendable { case plain, allowEmoji, allowAnimatedEmoji }

/// A controller that shows a view; the first screen of older apps.
@MainActor @preconcurrency
open class WKHostingController<Body: View>: WKInterfaceController {
    public override nonisolated init() { super.init() }
    open var body: Body { fatalError("a subclass of WKHostingController has a body") }
    public func setNeedsBodyUpdate() {}
    public func updateBodyIfNeeded() {}
}
/// The screen of a notification.
@MainActor @preconcurrency
open class WKUserNotificationInterfaceController: WKInterfaceController {
    open var notificationActions: [UNNotificationAction] = []
    open func didReceive(_ notification: UNNotification) {}
    open func performNotificationDefaultAction() {}
    open func performDismissAction() {}
}
/// The screen of a notification that shows a view.
@MainActor @preconcurrency
open class WKUserNotificationHostingController<Body: View>: WKUserNotificationInterfaceController {
    public override nonisolated init() { super.init() }
    open var body: Body { fatalError("a subclass of WKUserNotificationHostingController has a body") }
    open class var coalescedDescriptionFormat: String? { nil }
    open class var isInteractive: Bool { false }
    open class var sashColor: Color? { nil }
    open class var titleColor: Color? { nil }
    open class var subtitleColor: Color? { nil }
    open class var wantsSashBlur: Bool { false }
    public func setNeedsBodyUpdate() {}
    public func updateBodyIfNeeded() {}
}
/// A scene of notifications, which never arrive.
public struct WKNotificationScene<Content: View, Controller: WKUserNotificationHostingController<Content>>: Scene {
    public init(controller: Controller.Type, category: String) {}
    public var body: Never { fatalError("WKNotificationScene has no body") }
    public static func _content(of scene: Self) -> AnyView { AnyView(EmptyView()) }
    public static var _rank: _SceneRank { .none }
}
