// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// The window for fonts, which never opens.
open class NSFontPanel: NSPanel {
    public static let shared = NSFontPanel()
    open func setPanelFont(_ fontObj: NSFont, isMultiple flag: Bool) {}
    open func convert(_ fontObj: NSFont) -> NSFont { fontObj }
}
