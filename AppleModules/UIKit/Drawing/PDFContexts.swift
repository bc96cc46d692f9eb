// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of CoreGraphics and UIKit.

import AppleCoreGraphics
import AppleFoundation
import Display
import Easel
import Foundation

/// The receiver of a file's bytes: data or a file.
public final class CGDataConsumer {
    let write: (Data) -> Void
    /// Appends the bytes to data.
    public init?(data: CFMutableData) { write = { data.append($0) } }
    /// Writes the bytes to a file.
    public init?(url: CFURL) { write = { try? $0.write(to: url) } }
}

/// The pages of a PDF file that a context writes. Shapes and texts stay shapes; other effects are pictures of two pixels per point.
private final class PDFPages: CGContextPages {
    private let (box, pointsUp, write): (CGRect, Bool, (Data) -> Void)
    private var page: RecordedContext?
    private var isClosed = false
    private var pages: [DisplayList] = []

    init(box: CGRect, pointsUp: Bool, write: @escaping (Data) -> Void) { (self.box, self.pointsUp, self.write) = (box, pointsUp, write) }

    func begin(in context: CGContext, box: CGRect?) {
        end(in: context)
        let box = box ?? self.box
        guard let page = RecordedContext(size: box.size, scale: 2, isOpaque: false) else { return }
        self.page = page
        context.restart(in: page.context.target)
        if pointsUp { context.pointUp(height: box.height) }
        context.translateBy(x: -box.minX, y: -box.minY)
    }
    func end(in context: CGContext) {
        guard let page else { return }
        pages.append(page.list(of: context))
        self.page = nil
    }
    func close(_ context: CGContext) {
        guard !isClosed else { return }
        end(in: context)
        isClosed = true
        write(PDFFile.data(pages))
    }
}

extension CGContext {
    /// A sheet of US Letter, the size of pages that don't name theirs.
    private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

    fileprivate convenience init?(box: CGRect, pointsUp: Bool, write: @escaping (Data) -> Void) {
        guard let recorded = RecordedContext(size: box.size, scale: 2, isOpaque: false) else { return nil }
        self.init(recorded.context.target)
        pages = PDFPages(box: box, pointsUp: pointsUp, write: write)
    }
    /// Creates a context that writes the pages of a PDF file, with the origin at the bottom left, when it is closed. It works on the main thread only.
    ///
    /// - Parameter mediaBox: the size of pages; nil for US Letter.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        self.init(box: unsafe mediaBox?.pointee ?? Self.letter, pointsUp: true) { try? $0.write(to: url) }
    }
    /// Creates a context that writes the pages of a PDF file, with the origin at the bottom left, when it is closed. It works on the main thread only.
    ///
    /// - Parameter mediaBox: the size of pages; nil for US Letter.
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        self.init(box: unsafe mediaBox?.pointee ?? Self.letter, pointsUp: true, write: consumer.write)
    }
}

/// The context of the PDF file that code has begun.
nonisolated(unsafe) private var begunPDF: CGContext?

/// Begins a PDF file in data. It works on the main thread only.
///
/// - Parameter bounds: the size of pages; zero means US Letter.
public func UIGraphicsBeginPDFContextToData(_ data: CFMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    beginPDF(bounds) { data.append($0) }
}
/// Begins a PDF file at a path. It works on the main thread only.
///
/// - Parameter bounds: the size of pages; zero means US Letter.
@discardableResult public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
    beginPDF(bounds) { try? $0.write(to: URL(filePath: path)) }
    return true
}
private func beginPDF(_ bounds: CGRect, _ write: @escaping (Data) -> Void) {
    let box = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    guard let context = CGContext(box: box, pointsUp: false, write: write) else { return }
    unsafe begunPDF = context
    UIGraphicsPushContext(context)
}
/// Begins a page of the file's size in the PDF file that was begun.
public func UIGraphicsBeginPDFPage() { unsafe begunPDF?.beginPDFPage(nil) }
/// Begins a page of its own size in the PDF file that was begun.
///
/// - Parameter pageInfo: makes no difference.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    if let context = unsafe begunPDF { context.pages?.begin(in: context, box: bounds) }
}
/// Writes the file that was begun.
public func UIGraphicsEndPDFContext() {
    guard let context = unsafe begunPDF else { return }
    UIGraphicsPopContext()
    context.closePDF()
    unsafe begunPDF = nil
}
