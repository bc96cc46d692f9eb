// Modifiers that don't affect drawing: input, speech, and the system's own interface.

/// The keyboard of a text field. It isn't drawn.
public struct UIKeyboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let `default` = UIKeyboardType(rawValue: 0)
    public static let asciiCapable = UIKeyboardType(rawValue: 1)
    public static let numbersAndPunctuation = UIKeyboardType(rawValue: 2)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = UIKeyboardType(rawValue: 3)
    public static let numberPad = UIKeyboardType(rawValue: 4)
    public static let phonePad = UIKeyboardType(rawValue: 5)
    public static let namePhonePad = UIKeyboardType(rawValue: 6)
    public static let emailAddress = UIKeyboardType(rawValue: 7)
    public static let decimalPad = UIKeyboardType(rawValue: 8)
    public static let twitter = UIKeyboardType(rawValue: 9)
    public static let webSearch = UIKeyboardType(rawValue: 10)
    public static let asciiCapableNumberPad = UIKeyboardType(rawValue: 11)
}

/// The meaning of a text field's content, for suggestions.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = UITextContentType(rawValue: "url")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

/// The letters that a keyboard capitalizes.
public struct TextInputAutocapitalization: Sendable {
    private let name: String
    public static let never = TextInputAutocapitalization(name: "never")
    public static let words = TextInputAutocapitalization(name: "words")
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The letters that a keyboard capitalizes; the older name.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
    private let name: String
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

extension View {
    /// Sets how scrolling dismisses the keyboard. Does not affect drawing.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { environment(\.scrollDismissesKeyboardMode, mode) }
    /// Hides the status bar, which is drawn only around views that are shown as on a device.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { hidesSystemParts(hidden ? .statusBar : []) }
    /// Hides the status bar, which is drawn only around views that are shown as on a device.
    public func statusBar(hidden: Bool) -> some View { hidesSystemParts(hidden ? .statusBar : []) }
    /// Hides the home indicator, which is drawn only around views that are shown as on a device.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { hidesSystemParts(visibility == .hidden ? .homeIndicator : []) }
}

private struct ScrollDismissesKeyboardKey: EnvironmentKey { static var defaultValue: ScrollDismissesKeyboardMode { .automatic } }

extension EnvironmentValues {
    /// How scrolling dismisses the keyboard.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set { self[ScrollDismissesKeyboardKey.self] = newValue }
    }
}
