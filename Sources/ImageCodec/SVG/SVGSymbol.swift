import Display
import Foundation
import Geometry

/// An app's own symbol, drawn on Apple's template: outlines in three sizes and up to nine weights, between guides for the capital letters. It is drawn in one
/// color.
struct SVGSymbol: FileDrawing {
    let size: CGSize
    let items: [DisplayItem]
    var omissions: [String] { [] }
    /// Points per em of the text beside which the symbol has its natural size.
    private let em: CGFloat
    /// The middle of the capital letters, in points below the symbol's top edge.
    private let center: CGFloat

    /// The height of the capital letters in ems.
    private static let capHeight = SymbolPlace.capHeight
    private static let scales: [(name: String, factor: CGFloat)] = [("M", 1), ("S", SymbolPlace.smallScale), ("L", SymbolPlace.largeScale)]
    /// The text that a symbol is painted for: SwiftUI's body.
    private static let bodySize: CGFloat = 17
    /// The names of the weights 100, 200, and so on.
    private static let weights = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]

    /// Reads a symbol.
    ///
    /// - Parameter weight: 100…900. A weight that the file doesn't have lies between two that it has, if their outlines have the same form; otherwise the
    ///   closest weight is drawn.
    /// - Throws: `ImageError` for a file without a symbol and its guides.
    init(_ bytes: [UInt8], weight: Int = 400) throws(ImageError) {
        guard let root = SVGElement.root(of: bytes), root.name == "svg" else { throw ImageError("not an SVG file, or a damaged one") }
        let reader = SVGReader(root, room: CGSize(width: 3300, height: 2200))
        func outline(_ id: String) -> Path? { reader.outline(of: id) }
        // Templates whose weights can be interpolated have only the small size.
        guard let (scale, factor) = Self.scales.first(where: { outline("Regular-\($0.name)") != nil }),
            let regular = outline("Regular-\(scale)"), !regular.boundingRect.isNull,
            let baseline = outline("Baseline-\(scale)")?.boundingRect.midY, let capline = outline("Capline-\(scale)")?.boundingRect.midY,
            (1...drawingSideLimit).contains(baseline - capline)
        else { throw ImageError("not a template of a symbol") }
        let mix = Self.mix(weight) { outline("\(Self.weights[$0])-\(scale)")?.boundingRect.isNull == false }
        /// Returns the outline of the two weights, mixed; nil if they have different forms.
        func mixed(_ prefix: String) -> Path? {
            guard let low = outline("\(prefix)\(Self.weights[mix.low])-\(scale)"), let high = outline("\(prefix)\(Self.weights[mix.high])-\(scale)") else {
                return nil
            }
            return low.mixed(with: high, by: mix.share)
        }
        let closest = outline("\(Self.weights[mix.share < 0.5 ? mix.low : mix.high])-\(scale)")
        let shape = mixed("") ?? closest ?? regular
        var box = shape.boundingRect
        if let left = mixed("left-margin-")?.boundingRect.midX, let right = mixed("right-margin-")?.boundingRect.midX, left < right {
            (box.origin.x, box.size.width) = (left, right - left)
        }
        guard box.width > 0, box.height > 0, max(box.width, box.height) <= drawingSideLimit else { throw ImageError("not a template of a symbol") }
        size = box.size
        em = (baseline - capline) / Self.capHeight * factor
        center = (baseline + capline) / 2 - box.minY
        let moved = shape.applying(CGAffineTransform(translationX: -box.minX, y: -box.minY))
        items = [.fill(moved, .color(ResolvedColor(red: 0, green: 0, blue: 0)), FillStyle())]
    }

    /// Returns the two weights of a file around another one, by index, and the share of the second.
    private static func mix(_ weight: Int, _ isThere: (Int) -> Bool) -> (low: Int, high: Int, share: CGFloat) {
        let place = CGFloat(min(max(weight, 100), 900)) / 100 - 1
        let there = weights.indices.filter(isThere)
        let (below, above) = (there.last { CGFloat($0) <= place }, there.first { CGFloat($0) >= place })
        guard let low = below ?? above, let high = above ?? below else { return (3, 3, 0) }
        return (low, high, low == high ? 0 : (place - CGFloat(low)) / CGFloat(high - low))
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

extension Path {
    /// Returns the path between this one (0) and one of the same form (1); nil for one of another form.
    fileprivate func mixed(with other: Path, by share: CGFloat) -> Path? {
        if share == 0 { return self }
        guard elements.count == other.elements.count else { return nil }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share) }
        var result = Path()
        for (first, second) in zip(elements, other.elements) {
            switch (first, second) {
            case (.move(let a), .move(let b)): result.move(to: mix(a, b))
            case (.line(let a), .line(let b)): result.addLine(to: mix(a, b))
            case (.quadCurve(let a, let c), .quadCurve(let b, let d)): result.addQuadCurve(to: mix(a, b), control: mix(c, d))
            case (.curve(let a, let c, let e), .curve(let b, let d, let f)): result.addCurve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f))
            case (.closeSubpath, .closeSubpath): result.closeSubpath()
            default: return nil
            }
        }
        return result
    }
}
