// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Easel
import Views

/// A text in a frame with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.textFieldStyle(.plain).padding(.horizontal, 5).frame(minHeight: 22).background(MacColor.text)
            .overlay { Rectangle().strokeBorder(MacColor.edge, lineWidth: 0.5) }
    }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
