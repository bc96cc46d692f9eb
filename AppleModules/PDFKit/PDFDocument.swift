import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation

/// A document of pages. Easel reads only the number of pages of PDF files; documents that code creates keep their pages.
open class PDFDocument: NSObject, @unchecked Sendable {
    private var pages: [PDFPage] = []
    private let data: Data?
    public let documentURL: URL?
    open weak var delegate: (any PDFDocumentDelegate)?
    open var documentAttributes: [AnyHashable: Any]?

    /// Creates a document without pages.
    public override init() { (data, documentURL) = (nil, nil) }
    /// Reads the number of pages of a PDF file; nil for other data.
    public convenience init?(data: Data) { self.init(data, url: nil) }
    /// Reads the number of pages of a PDF file; nil if the file can't be read or isn't a PDF file.
    public convenience init?(url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.init(data, url: url)
    }
    private init?(_ data: Data, url: URL?) {
        guard data.starts(with: Array("%PDF-".utf8)) else { return nil }
        (self.data, documentURL) = (data, url)
        super.init()
        for _ in 0..<Self.pageCount(in: Array(data)) { insert(PDFPage(), at: pages.count) }
    }

    /// The number of page objects; 1 if they are compressed.
    private static func pageCount(in bytes: [UInt8]) -> Int {
        let (type, page, space) = (Array("/Type".utf8), Array("/Page".utf8), Set(" \r\n\t".utf8))
        var (count, index) = (0, 0)
        while index + type.count < bytes.count {
            guard bytes[index..<(index + type.count)].elementsEqual(type) else {
                index += 1
                continue
            }
            index += type.count
            while index < bytes.count, space.contains(bytes[index]) { index += 1 }
            let end = index + page.count
            // Skip "/Pages", which is a node above pages.
            if end < bytes.count, bytes[index..<end].elementsEqual(page), bytes[end] != UInt8(ascii: "s") { count += 1 }
        }
        return max(1, count)
    }

    open var pageCount: Int { pages.count }
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    open func insert(_ page: PDFPage, at index: Int) {
        pages.insert(page, at: min(max(0, index), pages.count))
        page.document = self
    }
    open func removePage(at index: Int) { if pages.indices.contains(index) { pages.remove(at: index).document = nil } }
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        if pages.indices.contains(indexA), pages.indices.contains(indexB) { pages.swapAt(indexA, indexB) }
    }
    /// The texts of the pages; nil, because Easel reads no pages.
    open var string: String? { nil }
    open var outlineRoot: PDFOutline? { nil }
    open var isLocked: Bool { false }
    open var isEncrypted: Bool { false }
    open func unlock(withPassword password: String) -> Bool { true }
    /// The file that the document was read from; nil for a document that code has created.
    open func dataRepresentation() -> Data? { data }
    @discardableResult open func write(to url: URL) -> Bool { data.map { (try? $0.write(to: url)) != nil } ?? false }
    /// Has no effect, because Easel reads no pages: no notification announces a result or the end of the search.
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {}
    /// Has no effect: no search runs.
    open func cancelFindString() {}
    /// Always false: no search runs.
    open var isFinding: Bool { false }
    /// Finds nothing, because Easel reads no pages.
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
}

/// Reacts to changes of a document.
public protocol PDFDocumentDelegate: AnyObject {}

/// The part of a page that is shown.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

/// A page: an image, or a page of a file, whose content Easel doesn't read.
open class PDFPage: NSObject, @unchecked Sendable {
    private let image: UIImage?
    private var box: CGRect
    open fileprivate(set) weak var document: PDFDocument?
    open var rotation = 0
    open private(set) var annotations: [PDFAnnotation] = []

    /// Creates a blank page of 612x792 points.
    public override init() { (image, box) = (nil, CGRect(x: 0, y: 0, width: 612, height: 792)) }
    /// Creates a page that shows an image.
    public init?(image: UIImage) { (self.image, box) = (image, CGRect(origin: .zero, size: image.size)) }

    open func bounds(for box: PDFDisplayBox) -> CGRect { self.box }
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { self.box = bounds }
    open var string: String? { nil }
    open var attributedString: AppleUIKit.NSAttributedString? { nil }
    open var numberOfCharacters: Int { 0 }
    open var label: String? { document.map { String($0.index(for: self) + 1) } }
    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotations.append(annotation)
        annotation.page = self
    }
    open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Returns the page's image in a size; white for a page of a file.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let bounds = self.box
        let scale = bounds.width > 0 && bounds.height > 0 ? min(size.width / bounds.width, size.height / bounds.height) : 1
        let fitted = CGSize(width: max(1, bounds.width * scale), height: max(1, bounds.height * scale))
        return UIGraphicsImageRenderer(size: fitted).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: fitted))
            image?.draw(in: CGRect(origin: .zero, size: fitted))
        }
    }
}

/// A mark on a page. It isn't drawn.
open class PDFAnnotation: NSObject, @unchecked Sendable {
    public let type: String?
    open var bounds: CGRect
    open var contents: String?
    open var color = UIColor.black
    open var font: UIFont?
    open var fontColor: UIColor?
    open var userName: String?
    open var url: URL?
    open var border: PDFBorder?
    open var action: PDFAction?
    open var widgetStringValue: String?
    open var interiorColor: UIColor?
    open var shouldDisplay = true
    open var isHighlighted = false
    open var fieldName: String?
    open weak var page: PDFPage?
    open private(set) var paths: [UIBezierPath]?
    open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
    open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }
    public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?) {
        (self.bounds, type) = (bounds, String(annotationType.rawValue.dropFirst()))
    }
}
/// The line around an annotation.
open class PDFBorder: NSObject, @unchecked Sendable {
    public override init() {}
    open var style = PDFBorderStyle.solid
    open var lineWidth: CGFloat = 1
    open var dashPattern: [Any]?
}
/// The form of a line around an annotation.
public enum PDFBorderStyle: Int, Sendable { case solid, dashed, beveled, inset, underline }
/// The effect of a tap on an annotation.
open class PDFAction: NSObject, @unchecked Sendable { override init() {} }
/// Opens a URL.
open class PDFActionURL: PDFAction, @unchecked Sendable {
    open var url: URL?
    public init(url: URL) { self.url = url }
}
/// Goes to a place.
open class PDFActionGoTo: PDFAction, @unchecked Sendable {
    open var destination: PDFDestination
    public init(destination: PDFDestination) { self.destination = destination }
}
/// The kind of an annotation.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// A part of a document's text.
open class PDFSelection: NSObject, @unchecked Sendable {
    open var string: String? { nil }
    open var pages: [PDFPage] { [] }
    open var color: UIColor?
    public init(document: PDFDocument) {}
    open func selectionsByLine() -> [PDFSelection] { [] }
    open func bounds(for page: PDFPage) -> CGRect { .zero }
    open func add(_ selection: PDFSelection) {}
}
/// A part of a document's table of contents.
open class PDFOutline: NSObject, @unchecked Sendable {
    open var label: String?
    open var numberOfChildren: Int { 0 }
    open func child(at index: Int) -> PDFOutline? { nil }
    open var destination: PDFDestination?
}
/// A place in a document.
open class PDFDestination: NSObject, @unchecked Sendable {
    open private(set) weak var page: PDFPage?
    public let point: CGPoint
    public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}
/// A fact about a document.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
}
extension PDFPage {
    /// Draws the page's image; a page of a file is white.
    public func draw(with box: PDFDisplayBox, to context: CGContext) {
        let area = bounds(for: box)
        guard let image = thumbnail(of: area.size, for: box).cgImage else { return }
        context.draw(image, in: area)
    }
}
