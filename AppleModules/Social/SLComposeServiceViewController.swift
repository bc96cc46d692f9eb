// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleUIKit

/// The sheet of a share extension. It isn't drawn.
open class SLComposeServiceViewController: UIViewController {
    open var textView: UITextView! = UITextView(frame: .zero)
    open var contentText: String! { textView.text }
    open var placeholder: String!
    open var charactersRemaining: NSNumber!
    open func isContentValid() -> Bool { true }
    open func didSelectPost() {}
    open func didSelectCancel() {}
    open func configurationItems() -> [Any]! { [] }
    open func validateContent() {}
    open func reloadConfigurationItems() {}
}
