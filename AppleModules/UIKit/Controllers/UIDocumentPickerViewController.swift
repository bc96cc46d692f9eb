import AppleUniformTypeIdentifiers
import Easel

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
