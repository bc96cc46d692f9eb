import AppleCoreGraphics
import Easel
import Foundation

/// A control that shows a color, and lets a user choose another one. It is drawn as an outline with its name.
open class UIColorWell: UIControl {
    open var selectedColor: UIColor?
    open var supportsAlpha = true
    open var title: String?
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.colorWell(self)) : nil }
}
