import AppleCoreGraphics
import Easel
import Foundation

/// Whether a field corrects words.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// The name of a keyboard's return key.
public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue` }

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

/// Whether a field marks misspelled words.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// Whether a field makes quotes curly.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// Whether a field makes two hyphens a dash.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// The kinds of data that a text view turns into links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// A position in a text.
open class UITextPosition: NSObject, @unchecked Sendable {}

/// A part of a text.
open class UITextRange: NSObject, @unchecked Sendable {
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
    open var isEmpty: Bool { true }
}

/// The frame of a selected line.
open class UITextSelectionRect: NSObject {
    open var rect: CGRect { .zero }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
}

// The keyboard isn't drawn, so its settings are kept and have no effect.

/// Reacts to the changes of a field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
}

/// The rules for a new password. Drawing has no keyboard.
@MainActor @preconcurrency
open class UITextInputPasswordRules: NSObject {
    public let passwordRulesDescriptor: String
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// Whether the keyboard adds and removes spaces.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// Whether the keyboard proposes the rest of a text.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// Whether a text can be rewritten by a model.
public enum UIWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default`, complete, limited
}

/// The buttons above an iPad's keyboard. The keyboard isn't drawn.
@MainActor @preconcurrency
public final class UITextInputAssistantItem: NSObject {
    public var allowsHidingShortcuts = true
    public var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    public var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    nonisolated override init() {}
}

/// A view with a keyboard's traits. Drawing has no keyboard, so none has an effect.
@MainActor @preconcurrency public protocol UITextInputTraits: AnyObject {}

/// A view that takes characters from a keyboard.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}
