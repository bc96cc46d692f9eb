/// Makes a view a field whose text and focus an object outside of SwiftUI keeps, such as a field of UIKit.
package struct TypedField: ViewModifier {
    let text: Binding<String>
    let isFocused: Bool
    let isMultiline: Bool
    let mayChangeFocus: (Bool) -> Bool
    let focusDidChange: (Bool) -> Void
    let submit: () -> Void

    /// - Parameters:
    ///   - isFocused: whether the object wants the focus.
    ///   - isMultiline: whether the return key types a line break.
    ///   - mayChangeFocus: asks the object whether the focus may come or go.
    ///   - focusDidChange: informs the object of a change of the focus.
    ///   - submit: the action of the return key, which keeps the focus.
    package init(
        text: Binding<String>, isFocused: Bool, isMultiline: Bool, mayChangeFocus: @escaping (Bool) -> Bool, focusDidChange: @escaping (Bool) -> Void,
        submit: @escaping () -> Void
    ) {
        (self.text, self.isFocused, self.isMultiline, self.submit) = (text, isFocused, isMultiline, submit)
        (self.mayChangeFocus, self.focusDidChange) = (mayChangeFocus, focusDidChange)
    }

    package func body(content: Content) -> some View {
        content.contentShape(Rectangle())
            .modifier(
                _TextInputModifier(
                    text: text, focus: FieldFocus(isWanted: isFocused, set: { _ in }), isMultiline: isMultiline, keepsFocus: true,
                    mayChangeFocus: mayChangeFocus, focusDidChange: focusDidChange, submit: submit))
    }
}
