// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// The tabs of a window.
@MainActor @preconcurrency
public final class NSWindowTabGroup: NSObject {
    public var windows: [NSWindow] { [] }
    public var selectedWindow: NSWindow?
    public var isOverviewVisible = false
    public var isTabBarVisible: Bool { false }
}
