// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A field with a menu of texts.
open class NSComboBox: NSTextField {
    open weak var dataSource: (any NSComboBoxDataSource)?
    open var usesDataSource = false
    open var completes = false
    open var hasVerticalScroller = true
    open var numberOfVisibleItems = 5
    open var isButtonBordered = true
    open private(set) var objectValues: [Any] = []
    open private(set) var indexOfSelectedItem = -1
    open var numberOfItems: Int { objectValues.count }
    open func addItem(withObjectValue object: Any) { objectValues.append(object) }
    open func addItems(withObjectValues objects: [Any]) { objectValues += objects }
    open func removeAllItems() { (objectValues, indexOfSelectedItem) = ([], -1) }
    open func selectItem(at index: Int) {
        guard objectValues.indices.contains(index) else { return }
        indexOfSelectedItem = index
        stringValue = "\(objectValues[index])"
    }
    open func reloadData() {}
    override var ownPicture: AnyView? {
        AnyView(
            framed(
                HStack(spacing: 2) {
                    textPicture
                    Image(systemName: "chevron.down").font(.system(size: 9, weight: .bold)).foregroundColor(Color(nsColor: .secondaryLabelColor))
                }))
    }
}
/// Has the texts of a combo box.
@MainActor @preconcurrency public protocol NSComboBoxDataSource: AnyObject {}
/// Reacts to a combo box.
@MainActor @preconcurrency public protocol NSComboBoxDelegate: NSTextFieldDelegate {}
