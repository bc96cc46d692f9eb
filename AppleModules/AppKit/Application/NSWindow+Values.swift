// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

extension NSWindow {
    /// The parts of a window's frame.
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let borderless: StyleMask = []
        public static let titled = StyleMask(rawValue: 1)
        public static let closable = StyleMask(rawValue: 2)
        public static let miniaturizable = StyleMask(rawValue: 4)
        public static let resizable = StyleMask(rawValue: 8)
        public static let utilityWindow = StyleMask(rawValue: 16)
        public static let docModalWindow = StyleMask(rawValue: 64)
        public static let nonactivatingPanel = StyleMask(rawValue: 128)
        public static let texturedBackground = StyleMask(rawValue: 256)
        public static let unifiedTitleAndToolbar = StyleMask(rawValue: 4096)
        public static let hudWindow = StyleMask(rawValue: 8192)
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }
    /// The memory of a window's content.
    public enum BackingStoreType: UInt, Sendable { case retained, nonretained, buffered }
    /// The level of a window above others.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let floating = Level(3)
        public static let submenu = Level(3)
        public static let tornOffMenu = Level(3)
        public static let modalPanel = Level(8)
        public static let mainMenu = Level(24)
        public static let statusBar = Level(25)
        public static let popUpMenu = Level(101)
        public static let screenSaver = Level(1000)
        public static func + (lhs: Level, rhs: Int) -> Level { Level(lhs.rawValue + rhs) }
    }
    /// The place of a window among the spaces.
    public struct CollectionBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
        public static let managed = CollectionBehavior(rawValue: 4)
        public static let transient = CollectionBehavior(rawValue: 8)
        public static let stationary = CollectionBehavior(rawValue: 16)
        public static let participatesInCycle = CollectionBehavior(rawValue: 32)
        public static let ignoresCycle = CollectionBehavior(rawValue: 64)
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
        public static let fullScreenNone = CollectionBehavior(rawValue: 512)
        public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 2048)
        public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 4096)
        public static let primary = CollectionBehavior(rawValue: 1 << 16)
        public static let auxiliary = CollectionBehavior(rawValue: 1 << 17)
        public static let canJoinAllApplications = CollectionBehavior(rawValue: 1 << 18)
    }
    /// Whether the title is visible.
    public enum TitleVisibility: Int, Sendable { case visible, hidden }
    /// The place of a toolbar.
    public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }
    /// The animation of a window's appearance.
    public enum AnimationBehavior: Int, Sendable {
        case `default` = 0
        case none = 2
        case documentWindow, utilityWindow, alertPanel
    }
    /// Whether windows become tabs.
    public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
    /// Whether other apps can read a window's content.
    public enum SharingType: UInt, Sendable { case none, readOnly, readWrite }
    /// The buttons of a title bar.
    public enum ButtonType: UInt, Sendable {
        case closeButton = 0
        case miniaturizeButton, zoomButton, toolbarButton, documentIconButton
        case documentVersionsButton = 6
    }
    /// The order of windows and views.
    public enum OrderingMode: Int, Sendable {
        case below = -1
        case out, above
    }
    /// The visibility of a window.
    public struct OcclusionState: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let visible = OcclusionState(rawValue: 2)
    }
    nonisolated public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
    nonisolated public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
    nonisolated public static let didBecomeMainNotification = Notification.Name("NSWindowDidBecomeMainNotification")
    nonisolated public static let didResignMainNotification = Notification.Name("NSWindowDidResignMainNotification")
    nonisolated public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
    nonisolated public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
    nonisolated public static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
    nonisolated public static let didEndLiveResizeNotification = Notification.Name("NSWindowDidEndLiveResizeNotification")
    nonisolated public static let willStartLiveResizeNotification = Notification.Name("NSWindowWillStartLiveResizeNotification")
    nonisolated public static let didMiniaturizeNotification = Notification.Name("NSWindowDidMiniaturizeNotification")
    nonisolated public static let didDeminiaturizeNotification = Notification.Name("NSWindowDidDeminiaturizeNotification")
    nonisolated public static let willEnterFullScreenNotification = Notification.Name("NSWindowWillEnterFullScreenNotification")
    nonisolated public static let didEnterFullScreenNotification = Notification.Name("NSWindowDidEnterFullScreenNotification")
    nonisolated public static let willExitFullScreenNotification = Notification.Name("NSWindowWillExitFullScreenNotification")
    nonisolated public static let didExitFullScreenNotification = Notification.Name("NSWindowDidExitFullScreenNotification")
    nonisolated public static let didChangeScreenNotification = Notification.Name("NSWindowDidChangeScreenNotification")
    nonisolated public static let didChangeOcclusionStateNotification = Notification.Name("NSWindowDidChangeOcclusionStateNotification")
    nonisolated public static let didChangeBackingPropertiesNotification = Notification.Name("NSWindowDidChangeBackingPropertiesNotification")
    nonisolated public static let didUpdateNotification = Notification.Name("NSWindowDidUpdateNotification")
}

/// The line below a title bar.
public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }
