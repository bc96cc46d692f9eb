import Easel
import Foundation

// Nothing is printed.

/// The settings of a print job.
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
    /// The kind of content.
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    /// The orientation of the paper.
    public enum Orientation: Int, Sendable { case portrait, landscape }
    /// The printing on both sides.
    public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }
    open var jobName = ""
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none
    nonisolated public override init() {}
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
    public class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}
/// Lays out printed content.
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {
    open var perPageContentInsets = UIEdgeInsets.zero
    open var startPage = 0
    nonisolated public override init() {}
}
/// Lays out a printed text.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var attributedText: NSAttributedString?
    public init(text: String) { self.text = text }
    public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
}
/// Lays out printed HTML.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String?
    public init(markupText: String) { self.markupText = markupText }
}
/// Draws printed pages.
@MainActor @preconcurrency
open class UIPrintPageRenderer: NSObject {
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open var numberOfPages: Int { 0 }
    open var paperRect: CGRect { .zero }
    open var printableRect: CGRect { .zero }
    nonisolated public override init() {}
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {}
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    open func prepare(forDrawingPages range: NSRange) {}
}
/// Shows the options of a print job. Nothing is shown.
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
    /// Receives the result of a print job.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
    public class var shared: UIPrintInteractionController { UIPrintInteractionController() }
    public class var isPrintingAvailable: Bool { false }
    public class func canPrint(_ url: URL) -> Bool { false }
    open var printInfo: UIPrintInfo?
    open var printingItem: Any?
    open var printingItems: [Any]?
    open var printFormatter: UIPrintFormatter?
    open var printPageRenderer: UIPrintPageRenderer?
    open var showsNumberOfCopies = true
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    nonisolated override init() {}
    @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { false }
    @discardableResult open func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        false
    }
}
/// Reacts to a print job.
@MainActor @preconcurrency public protocol UIPrintInteractionControllerDelegate: AnyObject {}
