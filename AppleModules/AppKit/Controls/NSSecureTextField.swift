// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A field that hides its text.
open class NSSecureTextField: NSTextField {
    override var shownText: String { String(repeating: "•", count: text.count) }
}
