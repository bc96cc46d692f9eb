// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A field with tokens, which are drawn as a text.
open class NSTokenField: NSTextField {
    open var tokenizingCharacterSet: CharacterSet! = CharacterSet(charactersIn: ",")
    open var tokenStyle = TokenStyle.default
    open var completionDelay: TimeInterval = 0
    /// The shape of a token.
    public enum TokenStyle: UInt, Sendable { case `default`, none, rounded, squared, plainSquared }
    open override var objectValue: Any? {
        get { stringValue.components(separatedBy: tokenizingCharacterSet).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty } }
        set { stringValue = (newValue as? [Any])?.map { "\($0)" }.joined(separator: ", ") ?? "" }
    }
}
