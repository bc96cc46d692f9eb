// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// Reacts to a window. Drawing calls nothing of it.
@MainActor @preconcurrency
public protocol NSWindowDelegate: AnyObject {
    func windowShouldClose(_ sender: NSWindow) -> Bool
    func windowWillClose(_ notification: Notification)
    func windowDidBecomeKey(_ notification: Notification)
    func windowDidResignKey(_ notification: Notification)
    func windowDidBecomeMain(_ notification: Notification)
    func windowDidResize(_ notification: Notification)
    func windowDidMove(_ notification: Notification)
    func windowWillResize(_ sender: NSWindow, to frameSize: CGSize) -> CGSize
    func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
}
extension NSWindowDelegate {
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    public func windowWillClose(_ notification: Notification) {}
    public func windowDidBecomeKey(_ notification: Notification) {}
    public func windowDidResignKey(_ notification: Notification) {}
    public func windowDidBecomeMain(_ notification: Notification) {}
    public func windowDidResize(_ notification: Notification) {}
    public func windowDidMove(_ notification: Notification) {}
    public func windowWillResize(_ sender: NSWindow, to frameSize: CGSize) -> CGSize { frameSize }
    public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { nil }
}
