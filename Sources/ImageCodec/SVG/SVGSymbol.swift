import Display
import Foundation
import Geometry

/// An app's own symbol, drawn on Apple's template: outlines in three sizes and up to nine weights, between guides for the capital letters. The regular
/// weight is drawn in one color.
struct SVGSymbol: FileDrawing {
    let size: CGSize
    let items: [DisplayItem]
    /// Points per em of the text beside which the symbol has its natural size.
    private let em: CGFloat
    /// The middle of the capital letters, in points below the symbol's top edge.
    private let center: CGFloat

    /// The height of the capital letters in ems.
    private static let capHeight = SymbolPlace.capHeight
    private static let scales: [(String, CGFloat)] = [("M", 1), ("S", SymbolPlace.smallScale), ("L", SymbolPlace.largeScale)]
    /// The text that a symbol is painted for: SwiftUI's body.
    private static let bodySize: CGFloat = 17

    /// Reads a symbol.
    ///
    /// - Throws: `ImageError` for a file without a symbol and its guides.
    init(_ bytes: [UInt8]) throws(ImageError) {
        guard let root = SVGElement.root(of: bytes), root.name == "svg" else { throw ImageError("not an SVG file, or a damaged one") }
        let reader = SVGReader(root, room: CGSize(width: 3300, height: 2200))
        // Templates whose weights can be interpolated have only the small size.
        guard
            let (scale, factor) = [("M", 1), ("S", SymbolPlace.smallScale), ("L", SymbolPlace.largeScale)].first(where: {
                reader.outline(of: "Regular-\($0.0)") != nil
            }),
            let outline = reader.outline(of: "Regular-\(scale)"), !outline.boundingRect.isNull,
            let baseline = reader.outline(of: "Baseline-\(scale)")?.boundingRect.midY, let capline = reader.outline(of: "Capline-\(scale)")?.boundingRect.midY,
            (1...drawingSideLimit).contains(baseline - capline)
        else { throw ImageError("not a template of a symbol") }
        var box = outline.boundingRect
        if let left = reader.outline(of: "left-margin-Regular-\(scale)")?.boundingRect.midX,
            let right = reader.outline(of: "right-margin-Regular-\(scale)")?.boundingRect.midX, left < right
        {
            (box.origin.x, box.size.width) = (left, right - left)
        }
        guard box.width > 0, box.height > 0, max(box.width, box.height) <= drawingSideLimit else { throw ImageError("not a template of a symbol") }
        size = box.size
        em = (baseline - capline) / Self.capHeight * factor
        center = (baseline + capline) / 2 - box.minY
        let moved = outline.applying(CGAffineTransform(translationX: -box.minX, y: -box.minY))
        items = [.fill(moved, .color(ResolvedColor(red: 0, green: 0, blue: 0)), FillStyle())]
    }

    /// Returns the symbol as an image that has its natural size beside body text.
    func image() throws(ImageError) -> LoadedImage {
        let pixels = max(1, min(16, (1024 / max(size.width, size.height)).rounded(.down)))
        let scale = pixels * em / Self.bodySize
        var image = LoadedImage(try pixmap(scale: pixels), scale: scale, isTemplate: true)
        image.symbol = SymbolPlace(em: Self.bodySize, center: center * pixels / scale)
        return image
    }
}

extension SVGReader {
    /// Returns the outline of an element and its children in the drawing's coordinates; nil without such an element.
    func outline(of id: String) -> Path? {
        guard let element = element(id) else { return nil }
        var path = Path()
        add(element, CGAffineTransform.identity, to: &path, depth: 0)
        return path
    }

    private func add(_ element: SVGElement, _ outer: CGAffineTransform, to path: inout Path, depth: Int) {
        guard depth < 16 else { return }
        let transform = SVGValues.transform(element["transform"]).concatenating(outer)
        if let shape = self.path(element) { path.addPath(shape, transform: transform) }
        for child in element.children { add(child, transform, to: &path, depth: depth + 1) }
    }
}
