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

/// The rules of the style sheets in a drawing, whose selectors are names of elements, classes, and identifiers.
struct SVGStyleSheet {
    private var rules: [(selector: String, declarations: [String: String])] = []
    /// The cost of finding an element's properties, as a number of elements.
    var cost: Int { rules.count / 64 }

    /// Adds the rules of a style sheet.
    mutating func add(_ text: String) {
        var plain = ""
        var rest = text[...]
        while let start = rest.range(of: "/*"), let end = rest.range(of: "*/", range: start.upperBound..<rest.endIndex) {
            plain += rest[..<start.lowerBound]
            rest = rest[end.upperBound...]
        }
        plain += rest
        for rule in plain.split(separator: "}") {
            guard let open = rule.firstIndex(of: "{") else { continue }
            let declarations = SVGValues.declarations(rule[rule.index(after: open)...])
            for selector in rule[..<open].split(separator: ",") {
                rules.append((selector.trimmingCharacters(in: .whitespacesAndNewlines), declarations))
            }
        }
    }

    /// Returns the properties of an element: its attributes, then the rules for its name, its classes, and its identifier, then its own style.
    func properties(of element: SVGElement) -> [String: String] {
        var result = element.attributes
        if !rules.isEmpty {
            let classes = (element["class"] ?? "").split(separator: " ").map { ".\($0)" }
            let selectors: [(String) -> Bool] = [
                { $0 == element.name || $0 == "*" }, { selector in classes.contains { selector == $0 || selector == element.name + $0 } },
                { $0 == "#\(element["id"] ?? " ")" },
            ]
            for matches in selectors {
                for rule in rules where matches(rule.selector) { result.merge(rule.declarations) { $1 } }
            }
        }
        if let style = element["style"] { result.merge(SVGValues.declarations(style)) { $1 } }
        return result
    }
}
