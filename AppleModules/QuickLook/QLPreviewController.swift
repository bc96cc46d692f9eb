import AppleUIKit
import Easel
import Foundation
import Views

/// A file that can be previewed.
public protocol QLPreviewItem: AnyObject {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}
extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { URL(string: absoluteString) }
}

/// A preview of files. It isn't drawn.
open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }
    open func reloadData() {}
    open func refreshCurrentPreviewItem() {}
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
}
/// Gives a preview its files.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
/// Reacts to a preview.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}
extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

extension View {
    /// Previews a file, which isn't drawn.
    public func quickLookPreview(_ item: Binding<URL?>) -> some View { notDrawn(item.wrappedValue == nil ? nil : "quickLookPreview") }
    /// Previews one of several files, which isn't drawn.
    public func quickLookPreview<Items: RandomAccessCollection>(_ selection: Binding<Items.Element?>, in items: Items) -> some View
    where Items.Element == URL { notDrawn(selection.wrappedValue == nil ? nil : "quickLookPreview") }
}
