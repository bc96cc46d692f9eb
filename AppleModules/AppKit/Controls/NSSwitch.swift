// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A switch.
open class NSSwitch: NSControl {
    open var state = StateValue.off
    override var ownPicture: AnyView? { AnyView(Toggle("", isOn: .constant(state == .on)).labelsHidden().toggleStyle(.switch).scaleEffect(0.75)) }
}
