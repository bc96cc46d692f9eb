import AppleCoreGraphics
import Easel
import Foundation

/// A search field.
open class UISearchTextField: UITextField {
    open override class func appearance() -> UISearchTextField { UISearchTextField(frame: .zero) }
    open var tokens: [UISearchToken] = []
    open var allowsCopyingTokens = true
    open var allowsDeletingTokens = true
    open var tokenBackgroundColor: UIColor! = .systemBlue
    open func insertToken(_ suggestionToken: UISearchToken, at tokenIndex: Int) { tokens.insert(suggestionToken, at: min(max(0, tokenIndex), tokens.count)) }
    open func removeToken(at tokenIndex: Int) { if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) } }
}

/// A part of a search.
@MainActor @preconcurrency
open class UISearchToken: NSObject {
    open var representedObject: Any?
    public init(icon: UIImage?, text: String) {}
}
