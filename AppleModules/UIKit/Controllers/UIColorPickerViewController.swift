import AppleUniformTypeIdentifiers
import Easel

/// Colors to choose from. They aren't drawn.
open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.black
    open var supportsAlpha = true
    open var maximumLinearExposure: CGFloat = 1
}

/// Reacts to a picked color.
@MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: AnyObject {}
