import CairoCanvas
import Display
import Foundation
import Geometry

/// A drawing in a file, which is sharp at any scale.
protocol FileDrawing {
    /// The natural size in points, positive.
    var size: CGSize { get }
    /// What is painted, in points from the top left corner.
    var items: [DisplayItem] { get }
    /// The names of what the file has and what isn't painted: "texts".
    var omissions: [String] { get }
}

/// The formats of drawings in files.
package enum DrawingFormat: String, CaseIterable, Sendable {
    case svg, pdf
    /// Apple's template of a symbol, in SVG.
    case symbol

    /// The format of a file by the ending of its name; nil for another file.
    init?(fileName: String) {
        let name = fileName.lowercased()
        guard let format = [DrawingFormat.svg, .pdf].first(where: { name.hasSuffix(".\($0)") }) else { return nil }
        self = format
    }

    /// The format of a file by its contents; nil for another file.
    init?(_ bytes: [UInt8]) {
        let isPDF = bytes.starts(with: Array("%PDF-".utf8))
        if !isPDF {
            let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            let text = bytes.dropFirst(start).drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
            // Declarations and comments may come first.
            guard text.first == UInt8(ascii: "<"), String(decoding: text.prefix(1 << 14), as: UTF8.self).contains("<svg") else { return nil }
        }
        self = isPDF ? .pdf : .svg
    }

    /// Returns the number of pixels per point of a drawing that keeps its size.
    static func scale(displayScale: CGFloat) -> CGFloat { min(max(displayScale.rounded(.up), 1), 3) }

    /// Reads a drawing.
    ///
    /// - Throws: `ImageError` for a file of another format, or a damaged one.
    func drawing(in bytes: [UInt8]) throws(ImageError) -> any FileDrawing {
        switch self {
        case .svg: try SVGDrawing(bytes)
        case .pdf: try PDFDrawing(bytes)
        case .symbol: try SVGSymbol(bytes)
        }
    }

    /// Reads and paints a drawing.
    ///
    /// - Parameters:
    ///   - scale: pixels per point, above 0.
    ///   - pixelLimit: the maximum number of pixels (width times height).
    package func pixmap(of bytes: [UInt8], scale: CGFloat, pixelLimit: Int = ImageDecoder.defaultPixelLimit) throws(ImageError) -> Pixmap {
        try drawing(in: bytes).pixmap(scale: scale, pixelLimit: pixelLimit)
    }
}

extension FileDrawing {
    /// Paints the drawing.
    ///
    /// - Parameters:
    ///   - scale: pixels per point, above 0.
    ///   - pixelLimit: the maximum number of pixels (width times height).
    func pixmap(scale: CGFloat, pixelLimit: Int = ImageDecoder.defaultPixelLimit) throws(ImageError) -> Pixmap {
        guard size.width * size.height * scale * scale <= CGFloat(pixelLimit) else { throw ImageError("the drawing is too large") }
        do throws(CanvasError) {
            return try Painter().paint(DisplayList(size: size, scale: scale, items: items))
        } catch {
            throw ImageError("\(error)")
        }
    }

    /// Returns the number of pixels per point for a drawing that a view may enlarge, at least the display's.
    func largeScale(displayScale: CGFloat) -> CGFloat {
        let side = max(size.width, size.height)
        return max(displayScale, min(16, (1024 / side).rounded(.down)))
    }

    /// Returns a warning that names what isn't drawn; nil if everything is drawn.
    ///
    /// - Parameters:
    ///   - name: the image's name.
    ///   - file: the file's name.
    func omission(name: String, file: String) -> String? {
        guard let last = omissions.last else { return nil }
        let others = omissions.dropLast()
        let list = others.isEmpty ? last : others.joined(separator: ", ") + (others.count > 1 ? ", and " : " and ") + last
        return "image \"\(name)\" (\(file)): \(list) are not drawn"
    }
}

/// The maximum side of a drawing in points; a larger one is considered damaged.
let drawingSideLimit: CGFloat = 10_000

/// A limit for the work that a file may cause: small files can describe endless drawings.
final class DrawingBudget {
    private var remaining: Int

    init(_ limit: Int) { remaining = limit }

    /// Returns whether a cost, at least 1, is within the limit.
    func spend(_ cost: Int = 1) -> Bool {
        guard remaining > 0 else { return false }
        remaining -= min(max(cost, 1), remaining)
        return remaining > 0
    }
}

/// The names of what a reader leaves out, in plural, each once.
final class DrawingOmissions {
    private(set) var names: [String] = []

    private static let limit = 8

    func note(_ name: String) {
        if names.count < Self.limit, !names.contains(name) { names.append(name) }
    }
}
