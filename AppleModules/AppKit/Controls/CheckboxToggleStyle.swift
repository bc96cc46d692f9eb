// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Easel
import Views

/// A box with a check mark.
public struct CheckboxToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MacToggle(configuration: configuration, look: .checkbox)
    }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
