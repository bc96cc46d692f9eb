// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleUIKit
import Easel
import Foundation

/// The arrangement of pages.
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
/// The direction of pages.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

/// A view of a document. It isn't drawn.
open class PDFView: UIView {
    open var document: PDFDocument? { didSet { current = document?.page(at: 0) } }
    private var current: PDFPage?
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displaysPageBreaks = true
    open var displaysAsBook = false
    open var displayBox = PDFDisplayBox.cropBox
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
    open var autoScales = false
    open var scaleFactor: CGFloat = 1
    open var minScaleFactor: CGFloat = 0.1
    open var maxScaleFactor: CGFloat = 10
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var pageShadowsEnabled = true
    open var enableDataDetectors = false
    open var highlightedSelections: [PDFSelection]?
    open weak var delegate: (any PDFViewDelegate)?
    open var currentPage: PDFPage? { current }
    open var currentSelection: PDFSelection?
    open var documentView: UIView? { nil }
    open var canGoToNextPage: Bool { neighbor(1) != nil }
    open var canGoToPreviousPage: Bool { neighbor(-1) != nil }
    open func goToNextPage(_ sender: Any?) { if let page = neighbor(1) { go(to: page) } }
    open func goToPreviousPage(_ sender: Any?) { if let page = neighbor(-1) { go(to: page) } }
    open func goToFirstPage(_ sender: Any?) { if let page = document?.page(at: 0) { go(to: page) } }
    open func goToLastPage(_ sender: Any?) { if let document, let page = document.page(at: document.pageCount - 1) { go(to: page) } }
    open func go(to page: PDFPage) { current = page }
    open func go(to destination: PDFDestination) { current = destination.page }
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
    open func layoutDocumentView() {}
    open var isInMarkupMode = false
    open weak var pageOverlayViewProvider: (any PDFPageOverlayViewProvider)?
    open var currentDestination: PDFDestination? { current.map { PDFDestination(page: $0, at: .zero) } }
    open var visiblePages: [PDFPage] { current.map { [$0] } ?? [] }
    /// The page that is shown.
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { current }
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
    open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect }
    open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
    open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
    open func zoomIn(_ sender: Any?) {}
    open func zoomOut(_ sender: Any?) {}
    open func clearSelection() { currentSelection = nil }
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }

    private func neighbor(_ offset: Int) -> PDFPage? {
        guard let document, let current else { return nil }
        return document.page(at: document.index(for: current) + offset)
    }
}
/// Gives pages views above them. It is never called.
@MainActor @preconcurrency public protocol PDFPageOverlayViewProvider: NSObjectProtocol {
    func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView?
}
/// Reacts to taps in a document.
@MainActor @preconcurrency public protocol PDFViewDelegate: AnyObject {}
/// Thumbnails of a document's pages. They aren't drawn.
open class PDFThumbnailView: UIView {
    open weak var pdfView: PDFView?
    open var thumbnailSize = CGSize.zero
    open var layoutMode = PDFThumbnailLayoutMode.vertical
}
/// The direction of thumbnails.
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

extension Notification.Name {
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
    public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewChangedSelection")
}
