// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A bubble beside a view. Its content is drawn if an app has nothing else.
@MainActor @preconcurrency
open class NSPopover: NSResponder, NSAppearanceCustomization {
    /// The reasons for which a popover closes.
    public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
    static var last: NSPopover?
    open weak var delegate: (any NSPopoverDelegate)?
    open var contentViewController: NSViewController? { didSet { if contentViewController != nil { Self.last = self } } }
    open var contentSize = CGSize.zero
    open var behavior = Behavior.applicationDefined
    open var animates = true
    open var appearance: NSAppearance?
    open var effectiveAppearance: NSAppearance { appearance ?? .shown }
    open var positioningRect = CGRect.zero
    open var hasFullSizeContent = false
    open private(set) var isShown = false
    open var isDetached: Bool { false }
    nonisolated public override init() {}
    nonisolated public required init?(coder: NSCoder) {}
    open func show(relativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
        self.positioningRect = positioningRect
        show()
    }
    open func show(relativeTo toolbarItem: NSToolbarItem) { show() }
    private func show() {
        guard !isShown else { return }
        tell(Self.willShowNotification) { $0.popoverWillShow($1) }
        isShown = true
        tell(Self.didShowNotification) { _, _ in }
    }
    open func close() {
        guard isShown else { return }
        tell(Self.willCloseNotification) { _, _ in }
        isShown = false
        tell(Self.didCloseNotification) { $0.popoverDidClose($1) }
    }
    /// Closes the popover if the delegate agrees.
    open func performClose(_ sender: Any?) { if delegate?.popoverShouldClose(self) ?? true { close() } }
    /// Tells the delegate and all observers about a change.
    private func tell(_ name: Notification.Name, _ call: (any NSPopoverDelegate, Notification) -> Void) {
        let notification = Notification(name: name, object: self)
        if let delegate { call(delegate, notification) }
        NotificationCenter.default.post(notification)
    }
    nonisolated public static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
    nonisolated public static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
    nonisolated public static let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
    nonisolated public static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")

    /// The content at its size; nil without content.
    var picture: AnyView? {
        guard let contentViewController else { return nil }
        contentViewController.appearOnce()
        let content = NSViewPicture.inner(contentViewController.view, filling: [.horizontal, .vertical])
        let size = contentSize == .zero ? contentViewController.preferredContentSize : contentSize
        return AnyView(content.frame(width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil))
    }
}
/// Reacts to a popover.
@MainActor @preconcurrency
public protocol NSPopoverDelegate: AnyObject {
    func popoverDidClose(_ notification: Notification)
    func popoverWillShow(_ notification: Notification)
    func popoverShouldClose(_ popover: NSPopover) -> Bool
}
extension NSPopoverDelegate {
    public func popoverDidClose(_ notification: Notification) {}
    public func popoverWillShow(_ notification: Notification) {}
    public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
}
