// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A grid of items, which isn't drawn.
open class NSCollectionView: NSView {
    open var itemPrototype: NSCollectionViewItem?
    open var collectionViewLayout: AnyObject?
    open weak var dataSource: AnyObject?
    open weak var delegate: AnyObject?
    open var backgroundColors: [NSColor]! = []
    open var isSelectable = false
    open var allowsMultipleSelection = false
    open var allowsEmptySelection = true
    open var selectionIndexPaths: Set<IndexPath> = []
    open func reloadData() {}
    open func register(_ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {}
    open func makeItem(withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath) -> NSCollectionViewItem { NSCollectionViewItem() }
}
/// An item of a grid.
open class NSCollectionViewItem: NSViewController {
    open var isSelected = false
    open var textField: NSTextField?
    open var imageView: NSImageView?
}
