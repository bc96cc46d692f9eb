// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// Two arrows that change a number.
open class NSStepper: NSNumericControl {
    open var increment = 1.0
    open var valueWraps = true
    open var autorepeat = true
    /// The value, which stays between the limits.
    open override var doubleValue: Double {
        get { number }
        set { super.doubleValue = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    override var ownPicture: AnyView? {
        AnyView(
            VStack(spacing: 1) {
                Image(systemName: "chevron.up")
                Image(systemName: "chevron.down")
            }
            .font(.system(size: 7, weight: .bold)).frame(width: 13, height: 22)
            .background(Color(nsColor: .controlColor), in: RoundedRectangle(cornerRadius: 4))
            .overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(Color.black.opacity(0.15), lineWidth: 0.5) })
    }
}
