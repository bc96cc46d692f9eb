import Display
import Foundation
import Geometry

/// The first page of a PDF file: shapes, clips, masks, gradients, tiles, and pictures. `omissions` names what is left out.
struct PDFDrawing: FileDrawing {
    /// The natural size in points, positive.
    let size: CGSize
    let items: [DisplayItem]
    let omissions: [String]

    /// Reads a drawing.
    ///
    /// - Throws: `ImageError` for a file that isn't PDF, is encrypted, or has no page.
    init(_ bytes: [UInt8]) throws(ImageError) {
        let file = try PDFFile(bytes)
        guard let page = file.firstPage() else { throw ImageError("a PDF file without a page that can be read") }
        guard let box = file.rect(page["CropBox"] ?? page["MediaBox"]) else { throw ImageError("the PDF page has no MediaBox") }
        guard box.width > 0, box.height > 0, max(box.width, box.height) <= drawingSideLimit else { throw ImageError("a PDF page without a valid size") }
        let turns = ((file.integer(page["Rotate"]) ?? 0) / 90 % 4 + 4) % 4
        size = turns.isMultiple(of: 2) ? box.size : CGSize(width: box.height, height: box.width)
        // A page has its origin at the bottom, and is turned clockwise.
        let transform =
            switch turns {
            case 1: CGAffineTransform(0, 1, 1, 0, -box.minY, -box.minX)
            case 2: CGAffineTransform(-1, 0, 0, 1, box.maxX, -box.minY)
            case 3: CGAffineTransform(0, -1, -1, 0, box.maxY, box.maxX)
            default: CGAffineTransform(1, 0, 0, -1, -box.minX, box.maxY)
            }
        var data: [UInt8] = []
        for part in file.array(page["Contents"]) ?? [page["Contents"] ?? .null] { data += (file.data(part) ?? []) + [0x0A] }
        var reader = PDFReader(file, page: CGRect(origin: .zero, size: size))
        items = reader.items(data, file.dictionary(page["Resources"]) ?? [:], PDFState(transform: transform))
        omissions = file.omissions.names
    }
}
