import AppleUniformTypeIdentifiers
import Easel

/// Two or three columns. Only the first drawable one is drawn.
open class UISplitViewController: UIViewController {
    /// The number of columns.
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    /// A column.
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
    /// The columns that are shown.
    public enum DisplayMode: Int, Sendable { case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary }
    open var viewControllers: [UIViewController] = []
    open var preferredDisplayMode = DisplayMode.automatic
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var displayMode: DisplayMode { .oneBesideSecondary }
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var splitBehavior: SplitBehavior { .tile }
    /// How columns appear.
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
    open var presentsWithGesture = true
    open var showsSecondaryOnlyButton = false
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0
    open var preferredPrimaryColumnWidth: CGFloat = 0
    open var minimumPrimaryColumnWidth: CGFloat = 0
    open var maximumPrimaryColumnWidth: CGFloat = 0
    open var preferredSupplementaryColumnWidth: CGFloat = 0
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// The background of the first column.
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }
    open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem(image: UIImage(systemName: "sidebar.left"), style: .plain, target: nil, action: nil) }
    open func show(_ column: Column) {}
    open func hide(_ column: Column) {}
    open func viewController(for column: Column) -> UIViewController? {
        let index = [Column.primary, .supplementary, .secondary].firstIndex(of: column)
        return index.flatMap { viewControllers.indices.contains($0) ? viewControllers[$0] : nil }
    }
    public init(style: Style) { super.init(nibName: nil, bundle: nil) }
    nonisolated public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    nonisolated public required init?(coder: NSCoder) { nil }
    open func setViewController(_ vc: UIViewController?, for column: Column) { if let vc { viewControllers.append(vc) } }
    package override func drawn() -> AnyView? { viewControllers.first.flatMap { $0.drawn() } }
}

/// Reacts to the changes of columns.
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: AnyObject {}
