import AppleUniformTypeIdentifiers
import Easel

/// Fonts to choose from. They aren't drawn.
open class UIFontPickerViewController: UIViewController {
    /// The fonts to choose from.
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        open var includeFaces = false
        open var displayUsingSystemFont = false
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        nonisolated public override init() {}
    }
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    open var selectedFontDescriptor: UIFontDescriptor?
    public init(configuration: Configuration) { super.init(nibName: nil, bundle: nil) }
    nonisolated public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    nonisolated public required init?(coder: NSCoder) { nil }
}

/// Reacts to a picked font.
@MainActor @preconcurrency public protocol UIFontPickerViewControllerDelegate: AnyObject {}
