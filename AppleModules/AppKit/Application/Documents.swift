// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import AppleUniformTypeIdentifiers
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
    nonisolated(unsafe) open var displayName: String! = "Untitled"
    open var fileModificationDate: Date?
    open var undoManager: UndoManager? = UndoManager()
    open var hasUndoManager = true
    open private(set) var windowControllers: [NSWindowController] = []
    open private(set) var isDocumentEdited = false
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
    open func updateChangeCount(_ change: ChangeType) { isDocumentEdited = change == .changeDone || change == .changeRedone }
    open func save(_ sender: Any?) {}
    open func saveAs(_ sender: Any?) {}
    open func close() {}
    open func revertToSaved(_ sender: Any?) {}
    open func printDocument(_ sender: Any?) {}
    @discardableResult open func presentError(_ error: any Error) -> Bool { false }
    open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { true }
}

/// The app's documents: none.
@MainActor @preconcurrency
open class NSDocumentController: NSObject {
    public static let shared = NSDocumentController()
    nonisolated public override init() {}
    open private(set) var documents: [NSDocument] = []
    open var currentDocument: NSDocument? { documents.last }
    open var recentDocumentURLs: [URL] { [] }
    open var defaultType: String? { nil }
    open var maximumRecentDocumentCount: Int { 10 }
    open func newDocument(_ sender: Any?) {}
    open func openDocument(_ sender: Any?) {}
    open func addDocument(_ document: NSDocument) { documents.append(document) }
    open func removeDocument(_ document: NSDocument) { documents.removeAll { $0 === document } }
    open func document(for url: URL) -> NSDocument? { documents.first { unsafe $0.fileURL == url } }
    open func openDocument(withContentsOf url: URL, display displayDocument: Bool, completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void) {
        completionHandler(nil, false, CocoaError(.fileNoSuchFile))
    }
    open func openUntitledDocumentAndDisplay(_ displayDocument: Bool) throws -> NSDocument { throw CocoaError(.featureUnsupported) }
    open func noteNewRecentDocumentURL(_ url: URL) {}
    open func clearRecentDocuments(_ sender: Any?) {}
}

/// The parts of the interface for assistive technology, which isn't drawn.
public enum NSAccessibility {
    /// The kind of an element.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let button = Role(rawValue: "AXButton")
        public static let group = Role(rawValue: "AXGroup")
        public static let image = Role(rawValue: "AXImage")
        public static let list = Role(rawValue: "AXList")
        public static let row = Role(rawValue: "AXRow")
        public static let slider = Role(rawValue: "AXSlider")
        public static let staticText = Role(rawValue: "AXStaticText")
        public static let textArea = Role(rawValue: "AXTextArea")
        public static let textField = Role(rawValue: "AXTextField")
        public static let window = Role(rawValue: "AXWindow")
        public static let toolbar = Role(rawValue: "AXToolbar")
        public static let checkBox = Role(rawValue: "AXCheckBox")
        public static let unknown = Role(rawValue: "AXUnknown")
    }
    /// A change that assistive technology can hear of.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
        public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
        public static let valueChanged = Notification(rawValue: "AXValueChanged")
    }
    /// The facts of a change.
    public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncementKey")
        public static let priority = NotificationUserInfoKey(rawValue: "AXPriorityKey")
    }
    public static func post(element: Any, notification: Notification) {}
    public static func post(element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?) {}
}
/// The priority of an announcement.
public enum NSAccessibilityPriorityLevel: Int, Sendable {
    case low = 10
    case medium = 50
    case high = 90
}
