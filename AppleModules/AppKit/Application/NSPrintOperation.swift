// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

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
