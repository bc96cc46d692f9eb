// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// The content that an app's delegate creates: its window, its popover, or the menu of its item in the menu bar.
@MainActor
enum DelegateContent {
    /// The window that the delegate has shown; nil without one.
    static var window: AnyView? { NSApp.shownWindow?.picture }

    /// The content that the delegate has prepared; without any, the content that a click on an item in the menu bar shows; nil without one.
    static var onRequest: AnyView? {
        if let prepared { return prepared }
        // Views ask for the content often, but a user clicks once, and on the next item only if nothing has opened.
        if !hasPressed {
            hasPressed = true
            for item in NSStatusBar.system.items {
                item.press()
                if let shown = window ?? prepared { return shown }
            }
        }
        return window ?? prepared
    }
    /// Whether the items in the menu bar were clicked since the launch.
    private static var hasPressed = false
    private static var prepared: AnyView? {
        if let picture = NSPopover.last?.picture { return AnyView(PopoverFrame(content: picture)) }
        if let menu = NSMenu.last { return AnyView(_OpenMenu { menu.picture() }) }
        for item in NSStatusBar.system.items {
            if let menu = item.menu { return AnyView(_OpenMenu { menu.picture() }) }
        }
        return NSApp.windows.lazy.compactMap(\.picture).first
    }

    static func launch(_ delegate: any NSApplicationDelegate) {
        let notification = Notification(name: NSApplication.didFinishLaunchingNotification, object: NSApp)
        NSApp.delegate = delegate
        (kept, hasPressed, NSMenu.last) = (delegate, false, nil)
        delegate.applicationWillFinishLaunching(notification)
        delegate.applicationDidFinishLaunching(notification)
        DelegateScenes.window = { window }
        DelegateScenes.onRequest = { onRequest }
    }
    /// The delegate, which AppKit doesn't retain.
    private static var kept: (any NSApplicationDelegate)?
}

/// The content of a popover on the background of popovers.
private struct PopoverFrame: View {
    let content: AnyView
    var body: some View {
        content.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color(nsColor: .windowBackgroundColor))
    }
}

/// The content of an app without SwiftUI's `App`: what its delegate creates at the launch.
public struct _MacContent: View {
    private let name: String
    @State private var picture: AnyView?

    public init(_ delegate: any NSApplicationDelegate) {
        name = String("\(type(of: delegate))".prefix { $0 != "<" })
        DelegateContent.launch(delegate)
        _picture = State(initialValue: DelegateContent.window ?? DelegateContent.onRequest)
    }

    public var body: some View {
        if let picture { picture } else { RepresentedPlaceholder(name: name, framework: "AppKit") }
    }
}

extension _AppDelegate where DelegateType: NSApplicationDelegate {
    /// Creates the delegate and ends the app's launch.
    public init(_ delegate: @autoclosure () -> DelegateType) {
        self.init(made: delegate())
        nonisolated(unsafe) let sent = wrappedValue
        MainActor.assumeIsolated { unsafe DelegateContent.launch(sent) }
    }
    /// Without arguments, `render` adds the initial value: `@_AppDelegate var delegate: Delegate = Delegate()`.
    public init(wrappedValue delegate: @autoclosure () -> DelegateType) { self.init(delegate()) }
}
