// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// The cell of a button.
open class NSButtonCell: NSActionCell {
    open var imagePosition = NSControl.ImagePosition.noImage
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var highlightsBy: Int = 0
    open var showsStateBy: Int = 0
    open var backgroundColor: NSColor?
    open var keyEquivalent = ""
}
