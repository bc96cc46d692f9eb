import AppleCoreGraphics
import CairoCanvas
import Display
import Easel
import Views

/// The facts about a PDF file, which aren't written.
public final class UIGraphicsPDFRendererFormat: NSObject {
    public var documentInfo: [String: Any] = [:]
    public static func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// The pages of a PDF renderer.
public final class UIGraphicsPDFRendererContext: NSObject {
    public private(set) var pdfContextBounds: CGRect
    private let size: CGRect
    private var page: RecordedContext?
    private(set) var pages: [DisplayList] = []
    /// Pixels per point of what isn't a shape.
    private static let scale: CGFloat = 2

    init(bounds: CGRect) { (pdfContextBounds, size) = (bounds, bounds) }

    /// The context of the page. Without a page, one begins.
    public var cgContext: CGContext {
        if page == nil { beginPage() }
        guard let page else { preconditionFailure("a page of a PDF file needs a size and the main thread") }
        return page.context
    }
    public func beginPage() { beginPage(withBounds: size, pageInfo: [:]) }
    public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        endPage()
        pdfContextBounds = bounds
        page = RecordedContext(size: bounds.size, scale: Self.scale, isOpaque: false)
        if let page { UIGraphicsPushContext(page.context) }
    }
    func endPage() {
        guard let page else { return }
        UIGraphicsPopContext()
        pages.append(page.list(of: page.context))
        self.page = nil
    }
    // A page has no links.
    public func setURL(_ url: URL, for rect: CGRect) { SceneNotes.notDrawn("UIGraphicsPDFRendererContext.setURL(_:for:)") }
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
}

/// Writes PDF files. Shapes and texts stay shapes; other effects are pictures of two pixels per point. It works on the main thread only.
public final class UIGraphicsPDFRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsPDFRendererFormat
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { (self.bounds, self.format) = (bounds, format) }

    /// Returns the file with the pages that the closure draws.
    public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let context = UIGraphicsPDFRendererContext(bounds: bounds)
        actions(context)
        context.endPage()
        return PDFFile.data(context.pages)
    }
    /// Writes the file with the pages that the closure draws.
    public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws { try pdfData(actions: actions).write(to: url) }
}

/// A PDF file of drawn pages.
enum PDFFile {
    /// Returns the file; empty, with a warning, if a page can't be drawn.
    static func data(_ pages: [DisplayList]) -> Data {
        do {
            return Data(try VectorFile.bytes(of: pages, as: .pdf))
        } catch {
            SceneNotes.warn("a PDF file can't be made: \(error)")
            return Data()
        }
    }
}
