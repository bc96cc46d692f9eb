import Easel
import Foundation

// Layouts keep their settings, which the drawings of grids read.

/// The layout of a grid.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    nonisolated public override init() {}
    nonisolated public required init?(coder: NSCoder) { nil }
    open weak var collectionView: UICollectionView?
    open var collectionViewContentSize: CGSize { .zero }
    open func prepare() {}
    open func invalidateLayout() {}
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext()
    }
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    /// Keeps nothing: decorations aren't drawn.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        proposedContentOffset
    }
}
/// The parts of a layout that have changed.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
    nonisolated public override init() {}
    open var contentOffsetAdjustment = CGPoint.zero
    open var contentSizeAdjustment = CGSize.zero
    open var invalidateEverything: Bool { false }
    open func invalidateItems(at indexPaths: [IndexPath]) {}
}
/// The parts of a layout in lines that have changed.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}
/// A changed item of a grid. Grids of UIKit don't change.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change.
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }
    open var indexPathBeforeUpdate: IndexPath? { nil }
    open var indexPathAfterUpdate: IndexPath? { nil }
    open var updateAction: Action { .none }
}
/// The frame of a cell.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    nonisolated public required override init() {}
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
    open var indexPath = IndexPath(item: 0, section: 0)
    open var center = CGPoint.zero
    open var size = CGSize.zero
    /// The rectangle around the center.
    open var frame: CGRect {
        get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
        set { (center, size) = (CGPoint(x: newValue.midX, y: newValue.midY), newValue.size) }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var transform = CGAffineTransform.identity
    open var transform3D = CATransform3DIdentity
    /// The transform for drawing, which has two dimensions.
    var drawnTransform: CGAffineTransform {
        transform != .identity
            ? transform
            : CGAffineTransform(a: transform3D.m11, b: transform3D.m12, c: transform3D.m21, d: transform3D.m22, tx: transform3D.m41, ty: transform3D.m42)
    }
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        (representedElementKind, representedElementCategory) = (elementKind, .supplementaryView)
    }
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        (representedElementKind, representedElementCategory) = (decorationViewKind, .decorationView)
    }
    public private(set) var representedElementKind: String?
    public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var result: Any = self
        MainActor.assumeIsolated {
            let copy = type(of: self).init()
            (copy.indexPath, copy.center, copy.size, copy.alpha, copy.zIndex) = (indexPath, center, size, alpha, zIndex)
            (copy.isHidden, copy.transform, copy.transform3D) = (isHidden, transform, transform3D)
            (copy.representedElementKind, copy.representedElementCategory) = (representedElementKind, representedElementCategory)
            unsafe result = copy
        }
        return unsafe result
    }
}
/// A layout in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize = CGSize.zero
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
    open var sectionInset = UIEdgeInsets.zero
    open var sectionHeadersPinToVisibleBounds = false
    open var sectionFootersPinToVisibleBounds = false
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    /// The edges from which a section's insets are measured.
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewFlowLayoutInvalidationContext()
    }
    nonisolated public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
extension UICollectionView {
    /// The kind of a part.
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
    /// The axis along which a grid scrolls.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}
extension UICollectionViewFlowLayout { public typealias ScrollDirection = UICollectionView.ScrollDirection }

/// A length in a layout.
@MainActor @preconcurrency
public final class NSCollectionLayoutDimension: NSObject {
    enum Kind { case width, height, absolute, estimated }
    public let dimension: CGFloat
    let kind: Kind
    init(_ dimension: CGFloat, _ kind: Kind) { (self.dimension, self.kind) = (dimension, kind) }
    public var isFractionalWidth: Bool { kind == .width }
    public var isFractionalHeight: Bool { kind == .height }
    public var isAbsolute: Bool { kind == .absolute }
    public var isEstimated: Bool { kind == .estimated }
    public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(fraction, .width) }
    public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(fraction, .height) }
    public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(length, .absolute) }
    public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(length, .estimated) }
}
/// A size in a layout.
@MainActor @preconcurrency
public final class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    }
}
/// A space in a layout.
@MainActor @preconcurrency
public final class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    init(_ spacing: CGFloat) { self.spacing = spacing }
    public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(spacing) }
    public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(spacing) }
}
/// An item of a layout.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    open var contentInsets = NSDirectionalEdgeInsets.zero
    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
    public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) { self.init(layoutSize: layoutSize) }
}
/// A header or footer of a layout.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    open var zIndex = 0
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.init(layoutSize: layoutSize)
    }
}
/// The position of a supplement.
@MainActor @preconcurrency
open class NSCollectionLayoutAnchor: NSObject {
    public let edges: NSDirectionalRectEdge
    public init(edges: NSDirectionalRectEdge) { self.edges = edges }
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.edges = edges }
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.edges = edges }
}
/// The background of a section. It isn't drawn.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    open var zIndex = 0
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }
}
/// A header or footer of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    open var pinToVisibleBounds = false
    open var extendsBoundary = true
    public let elementKind: String
    public let alignment: NSRectAlignment
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        (self.elementKind, self.alignment) = (elementKind, alignment)
        super.init(layoutSize: layoutSize)
    }
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment)
    }
}
/// A position relative to a rectangle.
public enum NSRectAlignment: Int, Sendable { case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing }
/// A row or a column of items.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The number of items: a fixed one, or as many as fit, in turn.
    enum Filling {
        case fit
        case equal(Int)
        case repeated(Int)
        case frames((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
    }
    open var interItemSpacing: NSCollectionLayoutSpacing?
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    public private(set) var subitems: [NSCollectionLayoutItem] = []
    private(set) var isHorizontal = true
    private(set) var filling = Filling.fit

    private static func made(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], _ isHorizontal: Bool, _ filling: Filling)
        -> NSCollectionLayoutGroup
    {
        let group = NSCollectionLayoutGroup(layoutSize: size)
        (group.subitems, group.isHorizontal, group.filling) = (items, isHorizontal, filling)
        return group
    }
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        made(layoutSize, subitems, true, .fit)
    }
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        made(layoutSize, subitems, false, .fit)
    }
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        made(layoutSize, [subitem], true, .equal(max(1, count)))
    }
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        made(layoutSize, [subitem], false, .equal(max(1, count)))
    }
    public static func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        made(layoutSize, [repeatingSubitem], true, .repeated(max(1, count)))
    }
    public static func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        made(layoutSize, [repeatingSubitem], false, .repeated(max(1, count)))
    }
    /// Creates a group whose items have frames that code gives them.
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
    ) -> NSCollectionLayoutGroup { made(layoutSize, [], true, .frames(itemProvider)) }
}
/// An item of a group with its frame.
@MainActor @preconcurrency
public final class NSCollectionLayoutGroupCustomItem: NSObject {
    public let frame: CGRect
    public let zIndex: Int
    public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
/// The way in which a section scrolls across the grid.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
/// The information that a layout has about its grid.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: AnyObject {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}
/// The size of a layout's grid.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: AnyObject {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
/// An item that is on the screen.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var frame: CGRect { get }
    var indexPath: IndexPath { get }
    var representedElementKind: String? { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var transform3D: CATransform3D { get set }
}
/// A section of a layout.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    open var supplementariesFollowContentInsets = true
    open var visibleItemsInvalidationHandler: (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
    let group: NSCollectionLayoutGroup
    var list: UICollectionLayoutListConfiguration?
    public init(group: NSCollectionLayoutGroup) { self.group = group }
    public static func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection
    {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.list = configuration
        return section
    }
}
/// The settings of a layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    nonisolated public override init() {}
}
/// A list in a grid.
public struct UICollectionLayoutListConfiguration {
    /// The appearance of a list.
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public let appearance: Appearance
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    /// Gives a row its actions. Rows aren't swiped.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var headerTopPadding: CGFloat?
    public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
    public var itemSeparatorHandler: ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
    /// The headers of a list.
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    /// The footers of a list.
    public enum FooterMode: Int, Sendable { case none, supplementary }
    public init(appearance: Appearance) { self.appearance = appearance }
}
/// The lines between a list's rows.
public struct UIListSeparatorConfiguration {
    /// Whether a line is shown.
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }
    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
    public var color = UIColor.separator
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
/// A layout made of sections.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Makes the layout of a section.
    public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
    open var configuration = UICollectionViewCompositionalLayoutConfiguration()
    private(set) var provider: SectionProvider = { _, _ in nil }
    public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
    public convenience init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        self.init(section: section)
        self.configuration = configuration
    }
    public convenience init(sectionProvider: @escaping SectionProvider) {
        self.init()
        provider = sectionProvider
    }
    public convenience init(sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        self.init(sectionProvider: sectionProvider)
        self.configuration = configuration
    }
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
    }
}
