// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import AppleUniformTypeIdentifiers
import Easel

/// A dialog for a file's place. It never opens, and is canceled at once.
@MainActor @preconcurrency
open class NSSavePanel: NSPanel {
    open var url: URL? { nil }
    open var directoryURL: URL?
    open var prompt: String! = ""
    open var message: String! = ""
    open var nameFieldLabel: String! = ""
    open var nameFieldStringValue = ""
    open var accessoryView: NSView?
    open var allowedContentTypes: [UTType] = []
    open var allowedFileTypes: [String]?
    open var allowsOtherFileTypes = false
    open var currentContentType: UTType?
    open var canCreateDirectories = true
    open var canSelectHiddenExtension = false
    open var isExtensionHidden = false
    open var isExpanded: Bool { false }
    open var showsHiddenFiles = false
    open var showsTagField = false
    open var showsContentTypes = false
    open var tagNames: [String]?
    open var treatsFilePackagesAsDirectories = false
    @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(.cancel) }
    open func begin() async -> NSApplication.ModalResponse { .cancel }
    open func beginSheetModal(for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(.cancel) }
    open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { .cancel }
    open func validateVisibleColumns() {}
    open func ok(_ sender: Any?) {}
    open func cancel(_ sender: Any?) {}
}

/// A dialog for files. It never opens, and is canceled at once.
open class NSOpenPanel: NSSavePanel {
    open var urls: [URL] { [] }
    open var canChooseFiles = true
    open var canChooseDirectories = false
    open var allowsMultipleSelection = false
    open var resolvesAliases = true
    open var canDownloadUbiquitousContents = true
    open var canResolveUbiquitousConflicts = true
    open var isAccessoryViewDisclosed = false
}
/// Reacts to a dialog for files.
@MainActor @preconcurrency public protocol NSOpenSavePanelDelegate: AnyObject {}

/// A message with buttons. It never opens; its answer is the one for the last button, which cancels.
@MainActor @preconcurrency
open class NSAlert: NSObject {
    /// The importance of a message.
    public enum Style: UInt, Sendable { case warning, informational, critical }
    open var alertStyle = Style.warning
    open var messageText = ""
    open var informativeText = ""
    open var icon: NSImage! = NSImage()
    open var accessoryView: NSView?
    open var showsHelp = false
    open var helpAnchor: String?
    open var showsSuppressionButton = false
    open lazy var suppressionButton: NSButton? = NSButton(checkboxWithTitle: "Do not show this message again", target: nil, action: nil)
    open weak var delegate: AnyObject?
    open private(set) var buttons: [NSButton] = []
    public private(set) lazy var window: NSWindow = NSPanel()
    nonisolated public override init() {}
    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
    }
    @discardableResult open func addButton(withTitle title: String) -> NSButton {
        let button = NSButton(title: title, target: nil, action: nil)
        buttons.append(button)
        return button
    }
    private var answer: NSApplication.ModalResponse { buttons.count < 2 ? .alertFirstButtonReturn : .init(999 + buttons.count) }
    @discardableResult open func runModal() -> NSApplication.ModalResponse { answer }
    open func beginSheetModal(for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil) { handler?(answer) }
    @discardableResult open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse { answer }
    open func layout() {}
}

/// The window for colors, which never opens.
open class NSColorPanel: NSPanel {
    public static let shared = NSColorPanel()
    open var color: NSColor = .white
    open var showsAlpha = false
    open var isContinuous = true
    open var mode = 0
    open func setTarget(_ target: Any?) {}
    open func setAction(_ selector: Selector?) {}
    nonisolated public static let colorDidChangeNotification = Notification.Name("NSColorPanelColorDidChangeNotification")
}
/// Takes a color from the screen; it takes none.
@MainActor @preconcurrency
public final class NSColorSampler: NSObject {
    nonisolated public override init() {}
    public func show(selectionHandler: @escaping (NSColor?) -> Void) { selectionHandler(nil) }
    public func sample() async -> NSColor? { nil }
}
/// The window for fonts, which never opens.
open class NSFontPanel: NSPanel {
    public static let shared = NSFontPanel()
    open func setPanelFont(_ fontObj: NSFont, isMultiple flag: Bool) {}
    open func convert(_ fontObj: NSFont) -> NSFont { fontObj }
}

/// Services that share things. The list is empty.
@MainActor @preconcurrency
open class NSSharingService: NSObject {
    /// The name of a service.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let composeEmail = Name(rawValue: "com.apple.share.Mail.compose")
        public static let composeMessage = Name(rawValue: "com.apple.messages.ShareExtension")
        public static let sendViaAirDrop = Name(rawValue: "com.apple.share.AirDrop.send")
        public static let addToSafariReadingList = Name(rawValue: "com.apple.share.System.add-to-safari-reading-list")
        public static let cloudSharing = Name(rawValue: "com.apple.share.CloudSharing")
    }
    public let title: String
    public let image = NSImage()
    open weak var delegate: AnyObject?
    open var recipients: [String]?
    open var subject: String?
    public init?(named serviceName: Name) { return nil }
    public init(title: String, image: NSImage, alternateImage: NSImage?, handler block: @escaping () -> Void) { self.title = title }
    open func canPerform(withItems items: [Any]?) -> Bool { false }
    open func perform(withItems items: [Any]) {}
    public class func sharingServices(forItems items: [Any]) -> [NSSharingService] { [] }
}
/// The list of services, which never opens.
@MainActor @preconcurrency
open class NSSharingServicePicker: NSObject {
    open weak var delegate: AnyObject?
    public init(items: [Any]) {}
    open func show(relativeTo rect: CGRect, of view: NSView, preferredEdge: NSRectEdge) {}
    open func close() {}
    public private(set) lazy var standardShareMenuItem = NSMenuItem(title: "Share…", action: nil, keyEquivalent: "")
}
/// Chooses services.
@MainActor @preconcurrency public protocol NSSharingServicePickerDelegate: AnyObject {}
/// Reacts to a service.
@MainActor @preconcurrency public protocol NSSharingServiceDelegate: AnyObject {}

/// A sound, which isn't heard.
public final class NSSound: NSObject, @unchecked Sendable {
    public typealias Name = String
    public var volume: Float = 1
    public var loops = false
    public var currentTime: TimeInterval = 0
    public var duration: TimeInterval { 0 }
    public var isPlaying: Bool { false }
    public let name: Name?
    public init?(named name: Name) { self.name = name }
    public init?(contentsOf url: URL, byReference byRef: Bool) { name = nil }
    public init?(contentsOfFile path: String, byReference byRef: Bool) { name = nil }
    public init?(data: Data) { name = nil }
    @discardableResult public func play() -> Bool { false }
    @discardableResult public func stop() -> Bool { false }
    @discardableResult public func pause() -> Bool { false }
    @discardableResult public func resume() -> Bool { false }
    public class func beep() {}
}
public func NSBeep() {}
/// Speaks texts, which aren't heard.
@MainActor @preconcurrency
public final class NSSpeechSynthesizer: NSObject {
    nonisolated public override init() {}
    public var rate: Float = 175
    public var volume: Float = 1
    public var isSpeaking: Bool { false }
    @discardableResult public func startSpeaking(_ string: String) -> Bool { false }
    public func stopSpeaking() {}
}

/// The settings of a printer.
@MainActor @preconcurrency
open class NSPrintInfo: NSObject {
    public static let shared = NSPrintInfo()
    nonisolated public override init() {}
    /// How a document is divided into pages.
    public enum PaginationMode: UInt, Sendable { case automatic, fit, clip }
    /// The orientation of the paper.
    public enum PaperOrientation: Int, Sendable { case portrait, landscape }
    open var paperSize = CGSize(width: 612, height: 792)
    open var topMargin: CGFloat = 72
    open var bottomMargin: CGFloat = 72
    open var leftMargin: CGFloat = 72
    open var rightMargin: CGFloat = 72
    open var orientation = PaperOrientation.portrait
    open var horizontalPagination = PaginationMode.clip
    open var verticalPagination = PaginationMode.automatic
    open var isHorizontallyCentered = true
    open var isVerticallyCentered = true
    open var scalingFactor: CGFloat = 1
    open var jobDisposition = ""
    open var imageablePageBounds: CGRect { CGRect(origin: .zero, size: paperSize) }
}
/// Prints a view, which never happens.
@MainActor @preconcurrency
open class NSPrintOperation: NSObject {
    public init(view: NSView) {}
    public init(view: NSView, printInfo: NSPrintInfo) {}
    open var showsPrintPanel = true
    open var showsProgressPanel = true
    open var jobTitle: String?
    open var canSpawnSeparateThread = false
    open lazy var printInfo = NSPrintInfo()
    @discardableResult open func run() -> Bool { false }
    open func runModal(for docWindow: NSWindow, delegate: Any?, didRun didRunSelector: Selector?, contextInfo: UnsafeMutableRawPointer?) {}
}
