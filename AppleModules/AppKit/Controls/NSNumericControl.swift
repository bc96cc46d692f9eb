// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A control with a number, whose text is the number.
@MainActor @preconcurrency
open class NSNumericControl: NSControl {
    var number = 0.0
    open override var doubleValue: Double {
        get { number }
        set { number = newValue.isNaN ? 0 : newValue }
    }
    open override var stringValue: String {
        get { Self.text(number) }
        set { doubleValue = Double(newValue) ?? 0 }
    }
    open override var objectValue: Any? {
        get { number }
        set { doubleValue = (newValue as? NSNumber)?.doubleValue ?? newValue as? Double ?? 0 }
    }
    open var minValue = 0.0
    open var maxValue = 100.0
    /// The range of the values, which must be finite.
    var range: ClosedRange<Double> {
        let low = minValue.isFinite ? minValue : 0
        return low...(maxValue.isFinite ? max(low, maxValue) : low)
    }
    /// The part of the range that the value fills, 0…1.
    var share: Double { range.upperBound > range.lowerBound ? min(1, max(0, (number - range.lowerBound) / (range.upperBound - range.lowerBound))) : 0 }
}
