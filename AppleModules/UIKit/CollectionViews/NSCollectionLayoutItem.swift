import Easel
import Foundation

// Layouts keep their settings, which the drawings of grids read.

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
