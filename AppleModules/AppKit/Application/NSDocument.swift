// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// A document of an app. Code reads and writes it; nothing opens by itself.
@MainActor @preconcurrency
open class NSDocument: NSObject {
    /// The kind of a save.
    public enum SaveOperationType: UInt, Sendable {
        case saveOperation, saveAsOperation, saveToOperation, autosaveInPlaceOperation, autosaveElsewhereOperation, autosaveAsOperation
    }
    /// The kind of a change.
    public enum ChangeType: UInt, Sendable { case changeDone, changeUndone, changeCleared, changeReadOtherContents, changeAutosaved, changeRedone }
    nonisolated(unsafe) open var fileURL: URL?
    nonisolated(unsafe) open var fileType: String?
    nonisolated(unsafe) private var ownName: String?
    /// The name that code has given; otherwise that of the file.
    nonisolated open var displayName: String! {
        get { unsafe ownName ?? fileURL?.lastPathComponent ?? "Untitled" }
        set { unsafe ownName = newValue }
    }
    open var fileModificationDate: Date?
    open var undoManager: UndoManager? = UndoManager()
    open var hasUndoManager = true
    open private(set) var windowControllers: [NSWindowController] = []
    private var changes = 0
    open var isDocumentEdited: Bool { changes != 0 }
    open var isDraft = false
    open var windowNibName: String? { nil }
    nonisolated public override init() {}
    nonisolated public convenience init(type typeName: String) throws {
        self.init()
        unsafe fileType = typeName
    }
    nonisolated public convenience init(contentsOf url: URL, ofType typeName: String) throws {
        self.init()
        unsafe (fileURL, fileType) = (url, typeName)
        try read(from: url, ofType: typeName)
    }
    open class var autosavesInPlace: Bool { false }
    open class var readableTypes: [String] { [] }
    open class var writableTypes: [String] { [] }
    open class func canConcurrentlyReadDocuments(ofType typeName: String) -> Bool { false }
    open func makeWindowControllers() {}
    open func addWindowController(_ windowController: NSWindowController) {
        windowController.document = self
        windowControllers.append(windowController)
    }
    open func removeWindowController(_ windowController: NSWindowController) { windowControllers.removeAll { $0 === windowController } }
    open func showWindows() { for controller in windowControllers { controller.showWindow(nil) } }
    open func windowControllerDidLoadNib(_ windowController: NSWindowController) {}
    nonisolated open func data(ofType typeName: String) throws -> Data { throw CocoaError(.featureUnsupported) }
    nonisolated open func read(from data: Data, ofType typeName: String) throws { throw CocoaError(.featureUnsupported) }
    nonisolated open func read(from url: URL, ofType typeName: String) throws { try read(from: Data(contentsOf: url), ofType: typeName) }
    nonisolated open func write(to url: URL, ofType typeName: String) throws { try data(ofType: typeName).write(to: url) }
    nonisolated open func fileWrapper(ofType typeName: String) throws -> FileWrapper { FileWrapper(regularFileWithContents: try data(ofType: typeName)) }
    open func updateChangeCount(_ change: ChangeType) {
        switch change {
        case .changeDone, .changeRedone, .changeReadOtherContents: changes += 1
        case .changeUndone: changes -= 1
        case .changeCleared: changes = 0
        case .changeAutosaved: break
        }
    }
    open func save(_ sender: Any?) {}
    open func saveAs(_ sender: Any?) {}
    /// Closes the windows, and leaves the document controller.
    open func close() {
        for controller in windowControllers { controller.close() }
        NSDocumentController.shared.removeDocument(self)
    }
    open func revertToSaved(_ sender: Any?) {}
    open func printDocument(_ sender: Any?) {}
    @discardableResult open func presentError(_ error: any Error) -> Bool { false }
    open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { true }
}
