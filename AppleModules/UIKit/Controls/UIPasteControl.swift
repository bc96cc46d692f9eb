import Easel
import Foundation

/// A button that pastes. It isn't drawn.
open class UIPasteControl: UIControl {
    /// The look of the button.
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        open var baseBackgroundColor: UIColor?
        open var baseForegroundColor: UIColor?
        nonisolated public override init() {}
    }
    public convenience init(configuration: Configuration) { self.init(frame: .zero) }
    open weak var target: AnyObject?
}
