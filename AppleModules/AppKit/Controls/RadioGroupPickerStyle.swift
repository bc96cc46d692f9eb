// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Easel
import Views

/// The options below each other, each with a circle before it.
public struct RadioGroupPickerStyle: PickerStyle {
    public init() {}
    public static var _look: _PickerLook { .inline }
    public static var _isRadioGroup: Bool { true }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
