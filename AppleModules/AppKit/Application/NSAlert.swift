// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// A message with buttons. It never opens; its answer is the one for the last button, which cancels.
@MainActor @preconcurrency
open class NSAlert: NSObject {
    /// The importance of a message.
    public enum Style: UInt, Sendable { case warning, informational, critical }
    open var alertStyle = Style.warning
    open var messageText = ""
    open var informativeText = ""
    open var icon: NSImage! = NSImage()
    open var accessoryView: NSView?
    open var showsHelp = false
    open var helpAnchor: String?
    open var showsSuppressionButton = false
    open lazy var suppressionButton: NSButton? = NSButton(checkboxWithTitle: "Do not show this message again", target: nil, action: nil)
    open weak var delegate: AnyObject?
    open private(set) var buttons: [NSButton] = []
    public private(set) lazy var window: NSWindow = NSPanel()
    nonisolated public override init() {}
    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
    }
    @discardableResult open func addButton(withTitle title: String) -> NSButton {
        let button = NSButton(title: title, target: nil, action: nil)
        buttons.append(button)
        return button
    }
    private var answer: NSApplication.ModalResponse { buttons.count < 2 ? .alertFirstButtonReturn : .init(999 + buttons.count) }
    @discardableResult open func runModal() -> NSApplication.ModalResponse { answer }
    open func beginSheetModal(for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil) { handler?(answer) }
    @discardableResult open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse { answer }
    open func layout() {}
}
