import Easel
import Foundation

/// A custom keyboard. It isn't drawn.
open class UIInputViewController: UIViewController {
    open func dismissInputMode() {}
    open func advanceToNextInputMode() {}
    open var needsInputModeSwitchKey: Bool { true }
    open var hasFullAccess: Bool { false }
}

/// A view above the keyboard.
open class UIInputView: UIView {
    /// The look of a view above the keyboard.
    public enum Style: Int, Sendable { case `default`, keyboard }
    public let inputViewStyle: Style
    open var allowsSelfSizing = false
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
}
