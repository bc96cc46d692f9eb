// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// An object that could react to events. No events come here.
@MainActor @preconcurrency
open class NSResponder: NSObject {
    nonisolated public override init() {}
    open weak var nextResponder: NSResponder?
    open var menu: NSMenu?
    open var acceptsFirstResponder: Bool { false }
    open func becomeFirstResponder() -> Bool { true }
    open func resignFirstResponder() -> Bool { true }
    open func mouseDown(with event: NSEvent) {}
    open func mouseUp(with event: NSEvent) {}
    open func mouseDragged(with event: NSEvent) {}
    open func mouseMoved(with event: NSEvent) {}
    open func mouseEntered(with event: NSEvent) {}
    open func mouseExited(with event: NSEvent) {}
    open func rightMouseDown(with event: NSEvent) {}
    open func rightMouseUp(with event: NSEvent) {}
    open func rightMouseDragged(with event: NSEvent) {}
    open func otherMouseDown(with event: NSEvent) {}
    open func otherMouseUp(with event: NSEvent) {}
    open func otherMouseDragged(with event: NSEvent) {}
    open func scrollWheel(with event: NSEvent) {}
    open func magnify(with event: NSEvent) {}
    open func rotate(with event: NSEvent) {}
    open func swipe(with event: NSEvent) {}
    open func smartMagnify(with event: NSEvent) {}
    open func pressureChange(with event: NSEvent) {}
    open func beginGesture(with event: NSEvent) {}
    open func endGesture(with event: NSEvent) {}
    open func keyDown(with event: NSEvent) {}
    open func keyUp(with event: NSEvent) {}
    open func flagsChanged(with event: NSEvent) {}
    open func cursorUpdate(with event: NSEvent) {}
    open func tabletPoint(with event: NSEvent) {}
    open func helpRequested(_ eventPtr: NSEvent) {}
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
    open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
    open func doCommand(by selector: Selector) {}
    /// Calls the method of this responder, or of the next one that has it.
    open func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
        action.send(to: self, object) || nextResponder?.tryToPerform(action, with: object) ?? false
    }
    open func noResponder(for eventSelector: Selector) {}
    open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? { nil }
    open func validRequestor(forSendType sendType: NSPasteboard.PasteboardType?, returnType: NSPasteboard.PasteboardType?) -> Any? { nil }
    open func wantsScrollEventsForSwipeTracking(on axis: NSEvent.GestureAxis) -> Bool { false }
    open func presentError(_ error: any Error) -> Bool { false }
    open var undoManager: UndoManager? { nil }
    open var userActivity: NSUserActivity?
    open func insertText(_ insertString: Any) {}
    open func cancelOperation(_ sender: Any?) {}
    open func complete(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func insertNewline(_ sender: Any?) {}
    open func insertTab(_ sender: Any?) {}
    open func insertBacktab(_ sender: Any?) {}
    open func deleteBackward(_ sender: Any?) {}
    open func deleteForward(_ sender: Any?) {}
    open func moveUp(_ sender: Any?) {}
    open func moveDown(_ sender: Any?) {}
    open func moveLeft(_ sender: Any?) {}
    open func moveRight(_ sender: Any?) {}
    open func moveToBeginningOfLine(_ sender: Any?) {}
    open func moveToEndOfLine(_ sender: Any?) {}
    open func scrollPageUp(_ sender: Any?) {}
    open func scrollPageDown(_ sender: Any?) {}
    open func pageUp(_ sender: Any?) {}
    open func pageDown(_ sender: Any?) {}
    open func encodeRestorableState(with coder: NSCoder) {}
    open func restoreState(with coder: NSCoder) {}
    open func invalidateRestorableState() {}
    open func makeTouchBar() -> NSTouchBar? { nil }
    open var touchBar: NSTouchBar?
    // Names of properties can't be looked up on Linux.
    open func setValue(_ value: Any?, forKey key: String) { SceneNotes.notDrawn("setValue(_:forKey: \"\(key)\")") }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { SceneNotes.notDrawn("setValue(_:forKeyPath: \"\(keyPath)\")") }
    open func value(forKey key: String) -> Any? { nil }
    open func value(forKeyPath keyPath: String) -> Any? { nil }
}

extension NSEvent {
    /// The axis of a gesture.
    public enum GestureAxis: Int, Sendable { case none, horizontal, vertical }
}
