// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// The app's tile in the Dock, which isn't drawn.
@MainActor @preconcurrency
public final class NSDockTile: NSObject {
    public var badgeLabel: String?
    public var contentView: NSView?
    public var showsApplicationBadge = true
    public var size: CGSize { CGSize(width: 128, height: 128) }
    nonisolated override init() {}
    public func display() {}
}
