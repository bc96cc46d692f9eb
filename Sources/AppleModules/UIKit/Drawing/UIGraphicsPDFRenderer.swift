import AppleCoreGraphics
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
    private(set) var pages: [(image: UIImage, size: CGSize)] = []
    /// Pixels per point of the pages' images.
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
        if let image = page.image { pages.append((image, page.size)) }
        self.page = nil
    }
    // A page is an image, so it has no links.
    public func setURL(_ url: URL, for rect: CGRect) { SceneNotes.notDrawn("UIGraphicsPDFRendererContext.setURL(_:for:)") }
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
}

/// Writes PDF files. A page is an image of two pixels per point. It works on the main thread only.
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

/// A PDF file of images.
enum PDFFile {
    static func data(_ pages: [(image: UIImage, size: CGSize)]) -> Data {
        var (file, offsets) = (Data("%PDF-1.4\n".utf8), [Int]())
        func object(_ number: Int, _ body: String, _ stream: Data? = nil) {
            offsets.append(file.count)
            file += Data("\(number) 0 obj\n\(body)\n".utf8)
            if let stream { file += Data("stream\n".utf8) + stream + Data("\nendstream\n".utf8) }
            file += Data("endobj\n".utf8)
        }
        object(1, "<< /Type /Catalog /Pages 2 0 R >>")
        object(2, "<< /Type /Pages /Kids [\(pages.indices.map { "\(3 + 3 * $0) 0 R" }.joined(separator: " "))] /Count \(pages.count) >>")
        for (index, page) in pages.enumerated() {
            let (number, pixmap) = (3 + 3 * index, page.image.pixmap)
            let box = "\(Double(page.size.width)) \(Double(page.size.height))"
            let content = Data("q \(Double(page.size.width)) 0 0 \(Double(page.size.height)) 0 0 cm /I Do Q".utf8)
            // The image has no transparency, because paper is white.
            var bytes: [UInt8] = []
            bytes.reserveCapacity(3 * pixmap.pixels.count)
            for pixel in pixmap.pixels {
                let rest = 255 - (pixel >> 24)
                for shift: UInt32 in [16, 8, 0] { bytes.append(UInt8(min(255, (pixel >> shift & 0xFF) + rest))) }
            }
            object(
                number,
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(box)] /Contents \(number + 1) 0 R /Resources << /XObject << /I \(number + 2) 0 R >> >> >>")
            object(number + 1, "<< /Length \(content.count) >>", content)
            object(
                number + 2,
                "<< /Type /XObject /Subtype /Image /Width \(pixmap.width) /Height \(pixmap.height) /ColorSpace /DeviceRGB /BitsPerComponent 8 /Length \(bytes.count) >>",
                Data(bytes))
        }
        let start = file.count
        file += Data("xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n".utf8)
        for offset in offsets { file += Data((String(repeating: "0", count: 10 - "\(offset)".count) + "\(offset) 00000 n \n").utf8) }
        file += Data("trailer\n<< /Size \(offsets.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n".utf8)
        return file
    }
}
