import AppleUniformTypeIdentifiers
import Easel

/// The change of a status bar.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
/// Gives a controller its transitions. It is never called.
@MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: AnyObject {}
/// Runs changes beside a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}
/// A transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    var isInteractive: Bool { get }
    var transitionDuration: TimeInterval { get }
    var percentComplete: CGFloat { get }
    var containerView: UIView { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}
extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}
/// The role of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}
/// The role of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
/// A transition between controllers.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: AnyObject {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func initialFrame(for vc: UIViewController) -> CGRect
    func finalFrame(for vc: UIViewController) -> CGRect
}
/// Draws a transition that a gesture controls. It is never called.
@MainActor @preconcurrency public protocol UIViewControllerInteractiveTransitioning: AnyObject {}
/// A transition that a gesture controls.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    open var wantsInteractiveStart = true
    public private(set) var percentComplete: CGFloat = 0
    nonisolated public override init() {}
    open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
    open func cancel() {}
    open func finish() {}
}
/// Draws a transition between controllers. It is never called.
@MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning: AnyObject {}
/// Reacts to the dismissal of a controller.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
/// Reacts to the changes of a sheet.
@MainActor @preconcurrency public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
/// Reacts to the changes of a popover.
@MainActor @preconcurrency public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The presentation of a controller, which never happens.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    public let presentedViewController: UIViewController
    public let presentingViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
    }
    open var containerView: UIView? { nil }
    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { .zero }
    open func presentationTransitionWillBegin() {}
    open func dismissalTransitionWillBegin() {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open var presentationStyle: UIModalPresentationStyle { .custom }
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }
    open var traitCollection: UITraitCollection { .current }
}

/// A controller or a presentation with content.
@MainActor @preconcurrency public protocol UIContentContainer: AnyObject {}
extension UIViewController: UIContentContainer {}
extension UIPresentationController: UIContentContainer {}

/// The size that a sheet's height depends on.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    var maximumDetentValue: CGFloat { get }
    var containerTraitCollection: UITraitCollection { get }
}

/// A sheet.
open class UISheetPresentationController: UIPresentationController {
    /// A height of a sheet.
    @MainActor @preconcurrency
    public final class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }
        public static func medium() -> Detent { Detent() }
        public static func large() -> Detent { Detent() }
        public static func custom(identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
            -> Detent
        {
            Detent()
        }
    }
    open var detents: [Detent] = []
    open var prefersGrabberVisible = false
    open var preferredCornerRadius: CGFloat?
    open var selectedDetentIdentifier: Detent.Identifier?
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open func animateChanges(_ changes: () -> Void) { changes() }
}

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
    /// The way in which columns appear.
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

/// A file of Interface Builder, which isn't read.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
    open func instantiateInitialViewController() -> UIViewController? { nil }
    /// Returns an empty controller: files of Interface Builder aren't read.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
}
/// A transition of a storyboard.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
}

/// A search field in a navigation bar. UIKit's search isn't drawn.
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar(frame: .zero)
    public let searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var isActive = false
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
}
/// Shows the results of a search.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}
/// Reacts to the changes of a search.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: AnyObject {}

/// The camera or the photo library. It isn't drawn.
open class UIImagePickerController: UINavigationController {
    /// The source of images.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// A camera.
    public enum CameraDevice: Int, Sendable { case rear, front }
    /// The medium that a camera records.
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    /// The light of a camera.
    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto, on
    }
    /// The quality of a film.
    public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540 }
    /// The keys of a picked image.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }
    open var sourceType = SourceType.photoLibrary
    open var allowsEditing = false
    open var mediaTypes = ["public.image"]
    open var cameraDevice = CameraDevice.rear
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var cameraFlashMode = CameraFlashMode.auto
    open var showsCameraControls = true
    open var cameraOverlayView: UIView?
    open var videoMaximumDuration: TimeInterval = 600
    open var videoQuality = QualityType.typeMedium
    open func takePicture() {}
    private weak var pickerDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    open override var delegate: (any UINavigationControllerDelegate)? {
        get { pickerDelegate }
        set { pickerDelegate = newValue as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
    }
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
    package override func drawn() -> AnyView? { nil }
}
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {}
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
    public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// The files of the device. They aren't drawn.
open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
    public init(forExporting urls: [URL], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) { super.init(nibName: nil, bundle: nil) }
    nonisolated public required init?(coder: NSCoder) { nil }
}
/// The purpose of a document picker.
public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }
/// Reacts to picked files.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
/// A preview of a file. It isn't shown.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
    open var url: URL?
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    public init(url: URL) { self.url = url }
    @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
}
/// Reacts to the preview of a file.
@MainActor @preconcurrency public protocol UIDocumentInteractionControllerDelegate: AnyObject {}

/// Colors to choose from. They aren't drawn.
open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.black
    open var supportsAlpha = true
    open var maximumLinearExposure: CGFloat = 1
}
/// Reacts to a picked color.
@MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: AnyObject {}
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

/// A picker with wheels. It isn't drawn.
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int { dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0 }
    open func reloadAllComponents() {}
    open func reloadComponent(_ component: Int) {}
    private var rows: [Int: Int] = [:]
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { rows[component] = row }
    open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
}
/// Gives a picker its rows.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
/// Gives a picker its titles.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {}
