import Display
import Foundation
import Geometry

/// The first page of a PDF file: shapes, clips, masks, gradients, and JPEG pictures. Texts, tiles, and other pictures are left out.
struct PDFDrawing: FileDrawing {
    /// The natural size in points, positive.
    let size: CGSize
    let items: [DisplayItem]

    /// Reads a drawing.
    ///
    /// - Throws: `ImageError` for a file that isn't PDF, is encrypted, or has no page.
    init(_ bytes: [UInt8]) throws(ImageError) {
        guard let file = PDFFile(bytes), let page = file.firstPage() else { throw ImageError("not a PDF file with a page that can be read") }
        let corners = file.numbers(page["CropBox"] ?? page["MediaBox"]) ?? []
        guard corners.count == 4 else { throw ImageError("a PDF page without a size") }
        let box = CGRect(x: corners[0], y: corners[1], width: corners[2] - corners[0], height: corners[3] - corners[1]).standardized
        guard box.width > 0, box.height > 0, max(box.width, box.height) <= drawingSideLimit else { throw ImageError("a PDF page without a valid size") }
        size = box.size
        // A page has its origin at the bottom.
        let flip = CGAffineTransform(1, 0, 0, -1, -box.minX, box.maxY)
        var data: [UInt8] = []
        for part in file.array(page["Contents"]) ?? [page["Contents"] ?? .null] { data += (file.data(part) ?? []) + [0x0A] }
        var reader = PDFReader(file, page: CGRect(origin: .zero, size: box.size))
        items = reader.items(data, file.dictionary(page["Resources"]) ?? [:], PDFState(transform: flip))
    }
}
