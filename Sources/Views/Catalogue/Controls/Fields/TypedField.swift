/// Makes a view a field whose text and focus an object outside of SwiftUI keeps, such as a field of UIKit.
package struct TypedField: ViewModifier {
    let text: Binding<String>
    let isFocused: Bool
    let isMultiline: Bool
    let focusDidChange: (Bool) -> Void
    let submit: () -> Void

    /// - Parameters:
    ///   - isFocused: whether the object wants the focus.
    ///   - isMultiline: whether the return key types a line break.
    ///   - focusDidChange: informs the object of a change of the focus.
    ///   - submit: the action of the return key, which keeps the focus.
    package init(text: Binding<String>, isFocused: Bool, isMultiline: Bool, focusDidChange: @escaping (Bool) -> Void, submit: @escaping () -> Void) {
        (self.text, self.isFocused, self.isMultiline, self.focusDidChange, self.submit) = (text, isFocused, isMultiline, focusDidChange, submit)
    }

    package func body(content: Content) -> some View {
        content.contentShape(Rectangle())
            .modifier(
                _TextInputModifier(
                    text: text, focus: FieldFocus(isWanted: isFocused, set: { _ in }), isMultiline: isMultiline, keepsFocus: true,
                    focusDidChange: focusDidChange, submit: submit))
    }
}
