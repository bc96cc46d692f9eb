// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// Controls a window.
@MainActor @preconcurrency
open class NSWindowController: NSResponder {
    open var window: NSWindow? { didSet { window?.windowController = self } }
    open weak var document: AnyObject?
    open var contentViewController: NSViewController? {
        get { window?.contentViewController }
        set { window?.contentViewController = newValue }
    }
    open var shouldCascadeWindows = true
    open var shouldCloseDocument = false
    open var windowFrameAutosaveName = ""
    open var isWindowLoaded: Bool { window != nil }
    open var windowNibName: String? { nil }
    nonisolated public init(window: NSWindow?) {
        super.init()
        if MainThread.isCurrent { MainActor.assumeIsolated { adopt(window) } }
    }
    private func adopt(_ window: NSWindow?) {
        self.window = window
        window?.windowController = self
    }
    nonisolated public convenience override init() { self.init(window: nil) }
    nonisolated public convenience init(windowNibName: String) { self.init(window: nil) }
    nonisolated public required init?(coder: NSCoder) { nil }
    open func showWindow(_ sender: Any?) {
        loadWindowOnce()
        window?.makeKeyAndOrderFront(sender)
    }
    private var isLoaded = false
    private func loadWindowOnce() {
        guard !isLoaded else { return }
        isLoaded = true
        windowDidLoad()
    }
    open func close() { window?.close() }
    open func loadWindow() {}
    open func windowDidLoad() {}
    open func windowWillLoad() {}
    open func windowTitle(forDocumentDisplayName displayName: String) -> String { displayName }
    open func dismissController(_ sender: Any?) { close() }
}
