// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// The window for colors, which never opens.
open class NSColorPanel: NSPanel {
    public static let shared = NSColorPanel()
    open var color: NSColor = .white
    open var showsAlpha = false
    open var isContinuous = true
    open var mode = 0
    open func setTarget(_ target: Any?) {}
    open func setAction(_ selector: Selector?) {}
    nonisolated public static let colorDidChangeNotification = Notification.Name("NSColorPanelColorDidChangeNotification")
}
/// Takes a color from the screen; it takes none.
@MainActor @preconcurrency
public final class NSColorSampler: NSObject {
    nonisolated public override init() {}
    public func show(selectionHandler: @escaping (NSColor?) -> Void) { selectionHandler(nil) }
    public func sample() async -> NSColor? { nil }
}
