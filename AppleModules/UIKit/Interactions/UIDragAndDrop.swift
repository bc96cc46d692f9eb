import Easel
import Foundation

// Drawing has no drags between apps, so none of these sessions ever begins.

/// An item that is dragged.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}
/// The picture of a dragged item.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
    public let view: UIView
    public init(view: UIView) { self.view = view }
    public private(set) var parameters = UIDragPreviewParameters()
    public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
        self.init(view: view)
        self.parameters = parameters
    }
}
/// The outline and the background of a preview.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor! = .clear
    nonisolated public override init() {}
}
/// The outline and the background of a dragged preview.
open class UIDragPreviewParameters: UIPreviewParameters {}
/// The place of a preview.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
    public let container: UIView
    public let center: CGPoint
    public let transform: CGAffineTransform
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
    }
}
/// A view that is shown as a preview.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public init(view: UIView) { (self.view, parameters) = (view, UIPreviewParameters()) }
    public init(view: UIView, parameters: UIPreviewParameters) { (self.view, self.parameters) = (view, parameters) }
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) { (self.view, self.parameters) = (view, parameters) }
    open var size: CGSize { view.bounds.size }
}
/// A preview of a dragged item in its place.
open class UITargetedDragPreview: UITargetedPreview {}

/// A drag or a drop.
@MainActor @preconcurrency
public protocol UIDragDropSession: AnyObject {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
    func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}
/// A drag.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}
/// A drop.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
    @discardableResult func loadObjects<T>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
}
/// The result of a drop.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
/// The effect that a drop would have.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
    public let operation: UIDropOperation
    open var isPrecise = false
    open var prefersFullSizePreview = false
    public init(operation: UIDropOperation) { self.operation = operation }
}
/// The effect that a drop in a text would have.
open class UITextDropProposal: UIDropProposal {}

/// Lets a view's content be dragged.
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIDragInteractionDelegate)?
    open var isEnabled = true
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}
/// Gives a drag its items.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: AnyObject {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}
/// Lets a view receive items.
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIDropInteractionDelegate)?
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}
/// Receives items.
@MainActor @preconcurrency public protocol UIDropInteractionDelegate: AnyObject {}
/// Places dropped items.
@MainActor @preconcurrency public protocol UIDragAnimating: AnyObject {}

/// Gives a dragged row its items.
@MainActor @preconcurrency
public protocol UITableViewDragDelegate: AnyObject {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
}
/// Receives items that are dropped on a list.
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: AnyObject {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}
/// The drop on a list.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: AnyObject {
    var items: [any UITableViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}
/// An item that is dropped on a list.
@MainActor @preconcurrency
public protocol UITableViewDropItem: AnyObject {
    var dragItem: UIDragItem { get }
    var sourceIndexPath: IndexPath? { get }
}
/// The effect that a drop on a list would have.
open class UITableViewDropProposal: UIDropProposal {
    /// The place of the dropped items.
    public enum Intent: Int, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic }
    public private(set) var intent = Intent.unspecified
    public convenience init(operation: UIDropOperation, intent: Intent) {
        self.init(operation: operation)
        self.intent = intent
    }
}

/// Gives a dragged cell its items.
@MainActor @preconcurrency
public protocol UICollectionViewDragDelegate: AnyObject {
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
}
/// Receives items that are dropped on a grid.
@MainActor @preconcurrency
public protocol UICollectionViewDropDelegate: AnyObject {
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
}
/// The drop on a grid.
@MainActor @preconcurrency
public protocol UICollectionViewDropCoordinator: AnyObject {
    var items: [any UICollectionViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}
/// An item that is dropped on a grid.
@MainActor @preconcurrency
public protocol UICollectionViewDropItem: AnyObject {
    var dragItem: UIDragItem { get }
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}
/// The effect that a drop on a grid would have.
open class UICollectionViewDropProposal: UIDropProposal {
    /// The place of the dropped items.
    public enum Intent: Int, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath }
    public private(set) var intent = Intent.unspecified
    public convenience init(operation: UIDropOperation, intent: Intent) {
        self.init(operation: operation)
        self.intent = intent
    }
}
