import Easel

/// Whether a field corrects words.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// The name of a keyboard's return key.
public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue` }
/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

/// The area of a text view's lines.
public final class NSTextContainer: NSObject {
    /// The space at both ends of each line, in points.
    public var lineFragmentPadding: CGFloat = 5
    /// The maximum number of lines; 0 for no limit.
    public var maximumNumberOfLines = 0
}

// Drawing has no keyboard, so the settings of fields are kept and have no effect.

/// Reacts to the changes of a field, which never changes by itself.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
}
