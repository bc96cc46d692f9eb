// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A window, with a view or a controller as its content. The canvas shows the one that was ordered to the front last.
@MainActor @preconcurrency
open class NSWindow: NSResponder, NSAppearanceCustomization {
    open var styleMask: StyleMask
    private var place: CGRect
    open var frame: CGRect { place }
    open var title = ""
    open var subtitle = ""
    open var representedURL: URL?
    open var representedFilename = ""
    open weak var delegate: (any NSWindowDelegate)?
    open weak var windowController: NSWindowController?
    open var appearance: NSAppearance?
    open var effectiveAppearance: NSAppearance { appearance ?? NSApp.effectiveAppearance }
    open var titleVisibility = TitleVisibility.visible
    open var titlebarAppearsTransparent = false
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
    open var toolbarStyle = ToolbarStyle.automatic
    open var toolbar: NSToolbar? { didSet { toolbar?.addDefaultItems() } }
    open var showsToolbarButton = false
    open var level = Level.normal
    open var collectionBehavior: CollectionBehavior = []
    open var backgroundColor: NSColor! = .windowBackgroundColor
    open var isOpaque = true
    open var alphaValue: CGFloat = 1
    open var hasShadow = true
    open var isMovable = true
    open var isMovableByWindowBackground = false
    open var isReleasedWhenClosed = true
    open var isRestorable = true
    open var isExcludedFromWindowsMenu = false
    open var isDocumentEdited = false
    open var hidesOnDeactivate = false
    open var canHide = true
    open var ignoresMouseEvents = false
    open var acceptsMouseMovedEvents = false
    open var allowsConcurrentViewDrawing = true
    open var displaysWhenScreenProfileChanges = false
    open var preservesContentDuringLiveResize = true
    open var animationBehavior = AnimationBehavior.default
    open var tabbingMode = TabbingMode.automatic
    open var tabbingIdentifier = ""
    open var sharingType = SharingType.readOnly
    open var depthLimit: Int32 = 0
    open var colorSpace: NSColorSpace?
    open var identifier: NSUserInterfaceItemIdentifier?
    open var restorationClass: AnyClass?
    open var minSize = CGSize.zero
    open var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var contentMinSize = CGSize.zero
    open var contentMaxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var minFullScreenContentSize = CGSize.zero
    open var contentAspectRatio = CGSize.zero
    open var aspectRatio = CGSize.zero
    open var resizeIncrements = CGSize(width: 1, height: 1)
    open var contentResizeIncrements = CGSize(width: 1, height: 1)
    open var initialFirstResponder: NSView?
    private weak var ownResponder: NSResponder?
    /// The responder that code has chosen; otherwise the window itself.
    open var firstResponder: NSResponder? { ownResponder ?? self }
    open private(set) var childWindows: [NSWindow]?
    open weak var parent: NSWindow?
    open private(set) var sheets: [NSWindow] = []
    private var sheetHandlers: [ObjectIdentifier: (NSApplication.ModalResponse) -> Void] = [:]
    open var attachedSheet: NSWindow? { sheets.last }
    open weak var sheetParent: NSWindow?
    open var isSheet: Bool { sheetParent != nil }
    private var isInOrder = false
    open var isVisible: Bool { isInOrder && !isMiniaturized }
    open private(set) var isMiniaturized = false
    open var isZoomed: Bool { false }
    open var isKeyWindow: Bool { NSApp.keyWindow === self }
    open var isMainWindow: Bool { NSApp.mainWindow === self }
    open var canBecomeKey: Bool { styleMask.contains(.titled) }
    open var canBecomeMain: Bool { styleMask.contains(.titled) }
    open var isOnActiveSpace: Bool { true }
    open var inLiveResize: Bool { false }
    open var occlusionState: NSWindow.OcclusionState { .visible }
    open var screen: NSScreen? { .main }
    open var deepestScreen: NSScreen? { .main }
    open var backingScaleFactor: CGFloat { NSScreen.main?.backingScaleFactor ?? 2 }
    open var windowNumber: Int { 1 + (NSApp.windows.firstIndex { $0 === self } ?? 0) }
    open var tabbedWindows: [NSWindow]? { nil }
    open var tabGroup: NSWindowTabGroup? { nil }
    open var contentLayoutRect: CGRect { CGRect(origin: .zero, size: frame.size) }
    open var defaultButtonCell: NSButtonCell?

    nonisolated public init(contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool) {
        (place, styleMask) = (contentRect, style)
        super.init()
        if MainThread.isCurrent { MainActor.assumeIsolated { NSApp.add(self) } }
    }
    nonisolated public convenience init(
        contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool, screen: NSScreen?
    ) { self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag) }
    nonisolated public override convenience init() { self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false) }
    /// Creates a window with the size of a controller's content.
    public convenience init(contentViewController: NSViewController) {
        let size = contentViewController.preferredContentSize
        self.init(
            contentRect: CGRect(origin: .zero, size: size == .zero ? contentViewController.view.frame.size : size),
            styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
        adopt(contentViewController)
    }
    // An initializer wouldn't show the controller's view.
    private func adopt(_ controller: NSViewController) {
        contentViewController = controller
        title = controller.title ?? ""
    }

    // MARK: Content

    private var ownContent: NSView?
    open var contentView: NSView? {
        get {
            if ownContent == nil { show(NSView(frame: CGRect(origin: .zero, size: frame.size))) }
            return ownContent
        }
        set { show(newValue) }
    }
    private func show(_ content: NSView?) {
        ownContent?.ownWindow = nil
        ownContent = content
        guard let content else { return }
        content.ownWindow = self
        if frame.size != .zero { content.frame = CGRect(origin: .zero, size: frame.size) }
        content.moveToWindow(self)
    }
    open var contentViewController: NSViewController? {
        didSet {
            guard let contentViewController else { return }
            contentViewController.loadOnce()
            if frame.size == .zero { setContentSize(contentViewController.preferredContentSize) }
            contentView = contentViewController.view
        }
    }
    /// The content, at the window's size if the user can't change that; nil for a window without content.
    var picture: AnyView? {
        guard let ownContent else { return nil }
        contentViewController?.appearOnce()
        let content = NSViewPicture.inner(ownContent, filling: [.horizontal, .vertical])
        let isFixed = !styleMask.contains(.resizable) && frame.width > 0 && frame.height > 0
        let scheme: ColorScheme? = appearance.map { $0.isDark ? .dark : .light }
        return AnyView(
            content.frame(maxWidth: isFixed ? frame.width : .infinity, maxHeight: isFixed ? frame.height : .infinity)
                .background(Color(nsColor: backgroundColor ?? .clear))
                .opacity(Double(alphaValue)).preferredColorScheme(scheme)
                .windowSize(frame.width > 0 && frame.height > 0 ? frame.size : WindowSize.standard))
    }

    // MARK: Order

    open func makeKeyAndOrderFront(_ sender: Any?) { orderFront(sender) }
    open func orderFront(_ sender: Any?) {
        isInOrder = true
        isMiniaturized = false
        NSApp.orderFront(self)
    }
    open func orderFrontRegardless() { orderFront(nil) }
    open func orderBack(_ sender: Any?) { isInOrder = true }
    open func orderOut(_ sender: Any?) { isInOrder = false }
    open func order(_ place: OrderingMode, relativeTo otherWin: Int) { if place == .out { orderOut(nil) } else { orderFront(nil) } }
    open func makeKey() {}
    open func makeMain() {}
    open func becomeKey() {}
    open func resignKey() {}
    open func becomeMain() {}
    open func resignMain() {}
    open func close() {
        tell(Self.willCloseNotification) { $0.windowWillClose($1) }
        isInOrder = false
        NSApp.remove(self)
    }
    /// Tells the delegate and all observers about a change.
    private func tell(_ name: Notification.Name, _ call: (any NSWindowDelegate, Notification) -> Void) {
        let notification = Notification(name: name, object: self)
        if let delegate { call(delegate, notification) }
        NotificationCenter.default.post(notification)
    }
    open func performClose(_ sender: Any?) { if delegate?.windowShouldClose(self) ?? true { close() } }
    open func miniaturize(_ sender: Any?) { isMiniaturized = true }
    open func performMiniaturize(_ sender: Any?) { miniaturize(sender) }
    open func deminiaturize(_ sender: Any?) { isMiniaturized = false }
    open func zoom(_ sender: Any?) {}
    open func performZoom(_ sender: Any?) {}
    open func toggleFullScreen(_ sender: Any?) {}
    open func toggleToolbarShown(_ sender: Any?) {}
    open func runToolbarCustomizationPalette(_ sender: Any?) {}
    open func toggleTabBar(_ sender: Any?) {}
    open func addTabbedWindow(_ window: NSWindow, ordered: OrderingMode) { addChildWindow(window, ordered: ordered) }
    open func mergeAllWindows(_ sender: Any?) {}
    open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
        childWindows = (childWindows ?? []) + [childWin]
        childWin.parent = self
    }
    open func removeChildWindow(_ childWin: NSWindow) {
        childWindows?.removeAll { $0 === childWin }
        childWin.parent = nil
    }
    open func beginSheet(_ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil) {
        sheets.append(sheetWindow)
        sheetWindow.sheetParent = self
        sheetHandlers[ObjectIdentifier(sheetWindow)] = handler
    }
    open func endSheet(_ sheetWindow: NSWindow) { endSheet(sheetWindow, returnCode: .stop) }
    open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
        sheets.removeAll { $0 === sheetWindow }
        sheetWindow.sheetParent = nil
        sheetHandlers.removeValue(forKey: ObjectIdentifier(sheetWindow))?(returnCode)
    }

    // MARK: Size

    open func setFrame(_ frameRect: CGRect, display flag: Bool) {
        let old = place
        place = frameRect
        ownContent?.setFrameSize(frameRect.size)
        if old.size != frameRect.size { tell(Self.didResizeNotification) { $0.windowDidResize($1) } }
        if old.origin != frameRect.origin { tell(Self.didMoveNotification) { $0.windowDidMove($1) } }
    }
    open func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool) { setFrame(frameRect, display: displayFlag) }
    open func setFrameOrigin(_ point: CGPoint) { place.origin = point }
    open func setFrameTopLeftPoint(_ point: CGPoint) { place.origin = CGPoint(x: point.x, y: point.y - place.height) }
    open func cascadeTopLeft(from topLeftPoint: CGPoint) -> CGPoint { CGPoint(x: topLeftPoint.x + 20, y: topLeftPoint.y - 20) }
    open func setContentSize(_ size: CGSize) { setFrame(CGRect(origin: frame.origin, size: size), display: true) }
    open func center() {
        let screen = NSScreen.main?.frame ?? .zero
        place.origin = CGPoint(x: screen.midX - place.width / 2, y: screen.midY - place.height / 2)
    }
    open func contentRect(forFrameRect frameRect: CGRect) -> CGRect { frameRect }
    open func frameRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    open func constrainFrameRect(_ frameRect: CGRect, to screen: NSScreen?) -> CGRect { frameRect }
    open func animationResizeTime(_ newFrame: CGRect) -> TimeInterval { 0 }
    @discardableResult open func setFrameAutosaveName(_ name: String) -> Bool { true }
    open var frameAutosaveName: String { "" }
    @discardableResult open func setFrameUsingName(_ name: String) -> Bool { false }
    open func saveFrame(usingName name: String) {}
    open func convertPoint(toScreen point: CGPoint) -> CGPoint { CGPoint(x: point.x + frame.minX, y: point.y + frame.minY) }
    open func convertPoint(fromScreen point: CGPoint) -> CGPoint { CGPoint(x: point.x - frame.minX, y: point.y - frame.minY) }
    open func convertToScreen(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }
    open func convertFromScreen(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }

    // MARK: Parts

    private lazy var buttons: [ButtonType: NSButton] = [:]
    /// A button of the title bar, which isn't drawn.
    open func standardWindowButton(_ b: ButtonType) -> NSButton? {
        guard styleMask.contains(.titled) else { return nil }
        if let button = buttons[b] { return button }
        let button = NSButton(frame: CGRect(x: 0, y: 0, width: 14, height: 14))
        buttons[b] = button
        return button
    }
    open class func standardWindowButton(_ b: ButtonType, for styleMask: StyleMask) -> NSButton? { NSButton(frame: .zero) }
    open func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {
        titlebarAccessoryViewControllers.append(childViewController)
    }
    open var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] = []
    @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        if responder === firstResponder { return true }
        guard firstResponder?.resignFirstResponder() ?? true else { return false }
        ownResponder = responder.flatMap { $0 !== self && $0.becomeFirstResponder() ? $0 : nil }
        return responder == nil || responder === firstResponder
    }
    open func selectNextKeyView(_ sender: Any?) {}
    open func endEditing(for object: Any?) {}
    open func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? { nil }
    open func sendEvent(_ event: NSEvent) {}
    open func postEvent(_ event: NSEvent, atStart flag: Bool) {}
    open func performDrag(with event: NSEvent) {}
    open func update() {}
    open func display() {}
    open func displayIfNeeded() {}
    open func layoutIfNeeded() { contentView?.layoutSubtreeIfNeeded() }
    open func invalidateShadow() {}
    open func invalidateCursorRects(for view: NSView) {}
    open func disableCursorRects() {}
    open func enableCursorRects() {}
    open func recalculateKeyViewLoop() {}
    open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
    open func setIsVisible(_ flag: Bool) { if flag { orderFront(nil) } else { orderOut(nil) } }
    open func setContentBorderThickness(_ thickness: CGFloat, for edge: NSRectEdge) {}
    open func nextEvent(matching mask: NSEvent.EventTypeMask) -> NSEvent? { nil }
    open func trackEvents(
        matching mask: NSEvent.EventTypeMask, timeout: TimeInterval, mode: RunLoop.Mode, handler trackingHandler: (NSEvent?, UnsafeMutablePointer<Bool>) -> Void
    ) {}
    open func animator() -> Self { self }
    open func setAccessibilityIdentifier(_ identifier: String?) {}
    open func setAccessibilityLabel(_ label: String?) {}
    open class var allowsAutomaticWindowTabbing: Bool {
        get { false }
        set {}
    }
}
