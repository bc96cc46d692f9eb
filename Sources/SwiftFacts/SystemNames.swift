/// Names that source has for one of Apple's systems only.
public enum SystemNames {
    /// Names that SwiftUI and Xcode's templates have on visionOS only. Some are words that other code has, too: they count as arguments of a preview, or as
    /// modifiers with certain arguments.
    public static let space: Set<String> = [
        "ImmersiveSpace", "openImmersiveSpace", "dismissImmersiveSpace", "RealityKitContent", "immersionStyle", "bottomOrnament", "glassBackgroundEffect",
        "GeometryReader3D", "ornament", "windowStyle",
    ]
    public static let watch: Set<String> = [
        "WatchKit", "WKInterfaceDevice", "WKExtension", "WKApplication", "WKExtendedRuntimeSession", "digitalCrownRotation", "handGestureShortcut",
    ]
    /// Modules that only macOS has. iOS has another IOKit, with few names.
    public static let macModules = SystemModules.macOS.subtracting(["IOKit"])
    /// Names that only macOS has. A file that imports SwiftUI sees AppKit without an import.
    public static let mac: Set<String> = [
        "MenuBarExtra", "NSApp", "NSApplication", "NSApplicationDelegateAdaptor", "NSHostingController", "NSHostingView", "NSOpenPanel", "NSPasteboard",
        "NSViewControllerRepresentable", "NSViewRepresentable", "NSWindow", "NSWorkspace",
    ]
    public static let all = space.union(watch).union(mac)
    /// Modules whose import tells the system.
    public static let modules: Set<String> = macModules.union(["UIKit", "WatchKit"])
}

/// Calls that the scene's clock does not cover.
public enum ClockCall: String, CaseIterable, Sendable {
    // Names, wherever they are used.
    case urlSession = "URLSession"
    case dispatchSource = "DispatchSource"
    case dispatchWallTime = "DispatchWallTime"
    case dispatchSemaphore = "DispatchSemaphore"
    case date = "NSDate"
    case wallDeadline, addOperation, detachNewThread
    case pthreadCreate = "pthread_create"
    // Calls.
    case thread = "Thread"
    case process = "Process"
    case nanosleep, gettimeofday
    case clockNanosleep = "clock_nanosleep"
    case clockGettime = "clock_gettime"
    // Calls that need more than a name.
    case runMainLoop = "RunLoop.main.run"
    case runCurrentLoop = "RunLoop.current.run"
    case time = "time(nil)"

    /// Whether a use without a call counts, such as the type of a property.
    public var isAnyUse: Bool {
        switch self {
        case .urlSession, .dispatchSource, .dispatchWallTime, .wallDeadline, .addOperation, .detachNewThread, .dispatchSemaphore, .date, .pthreadCreate: true
        default: false
        }
    }
}
