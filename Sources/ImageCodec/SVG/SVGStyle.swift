import Display
import Foundation
import Geometry

/// The properties that an element of a drawing inherits.
struct SVGStyle {
    /// What fills or strokes a shape.
    enum Source {
        case none
        case color(ResolvedColor)
        /// The gradient with an identifier, and the color that is used without it.
        case reference(String, fallback: ResolvedColor?)
    }

    var fill = Source.color(ResolvedColor(red: 0, green: 0, blue: 0))
    var stroke = Source.none
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var isEvenOdd = false
    var clipsEvenOdd = false
    var line = StrokeStyle(lineWidth: 1, miterLimit: 4)
    var isVisible = true
    /// `currentColor`.
    var color = ResolvedColor(red: 0, green: 0, blue: 0)

    /// Returns the style of an element inside one with this style.
    ///
    /// - Parameter properties: the attributes and declarations of the element.
    func inherited(_ properties: [String: String], diagonal: CGFloat) -> SVGStyle {
        var style = self
        if let text = properties["color"], let color = SVGValues.color(text) { style.color = color }
        if let text = properties["fill"], let source = style.source(text) { style.fill = source }
        if let text = properties["stroke"], let source = style.source(text) { style.stroke = source }
        if let opacity = SVGValues.fraction(properties["fill-opacity"]) { style.fillOpacity = opacity }
        if let opacity = SVGValues.fraction(properties["stroke-opacity"]) { style.strokeOpacity = opacity }
        if let rule = properties["fill-rule"], rule != "inherit" { style.isEvenOdd = rule == "evenodd" }
        if let rule = properties["clip-rule"], rule != "inherit" { style.clipsEvenOdd = rule == "evenodd" }
        if let visibility = properties["visibility"], visibility != "inherit" { style.isVisible = visibility == "visible" }
        if let width = SVGValues.length(properties["stroke-width"], of: diagonal) { style.line.lineWidth = max(0, width) }
        if let limit = SVGValues.length(properties["stroke-miterlimit"]) { style.line.miterLimit = max(1, limit) }
        if let phase = SVGValues.length(properties["stroke-dashoffset"], of: diagonal) { style.line.dashPhase = phase }
        if let dash = properties["stroke-dasharray"], dash != "inherit" {
            let lengths = SVGValues.numbers(dash)
            // An odd number of lengths is repeated, so that dashes and gaps alternate.
            style.line.dash = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        }
        switch properties["stroke-linecap"] {
        case "butt": style.line.lineCap = .butt
        case "round": style.line.lineCap = .round
        case "square": style.line.lineCap = .square
        default: break
        }
        switch properties["stroke-linejoin"] {
        case "miter", "miter-clip", "arcs": style.line.lineJoin = .miter
        case "round": style.line.lineJoin = .round
        case "bevel": style.line.lineJoin = .bevel
        default: break
        }
        return style
    }

    private func source(_ text: String) -> Source? {
        switch text {
        case "none": return Source.none
        case "inherit": return nil
        case "currentColor", "currentcolor": return .color(color)
        default:
            guard text.hasPrefix("url("), let name = SVGValues.reference(text) else { return SVGValues.color(text).map(Source.color) }
            let rest = text.firstIndex(of: ")").map { text[text.index(after: $0)...].trimmingCharacters(in: .whitespaces) } ?? ""
            return .reference(name, fallback: SVGValues.color(rest))
        }
    }
}
