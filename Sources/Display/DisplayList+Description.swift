import Foundation
import Geometry

/// Display lists as text, for expectations in tests and for reading: one line for each item, with the items of a group below it, indented by two spaces.
///
///     40x30 @2 on #FFFFFF
///     fill #34C759 rect(2, 1, 4, 3)
///     opacity 0.5
///       stroke #000000 width 2 path(M 0 0 L 4 4)
///       text "May" #000000 at (4, 5) size 31x20.333
///
/// The items of a mask precede the group's items, behind bars.
/// Numbers are rounded to three decimals and colors to 8-bit sRGB (`#RRGGBB`, or `#RRGGBBAA` for translucent ones); defaults are left out. Equal
/// lists have the same description, as do lists that differ by less than the rounding.
extension DisplayList: CustomStringConvertible {
    package var description: String {
        var lines = ["\(printed(size)) @\(printed(scale))" + (background == .clear ? "" : " on \(printed(background))")]
        for item in items { item.append(to: &lines, indentation: "") }
        return lines.joined(separator: "\n")
    }
}

extension DisplayItem: CustomStringConvertible {
    /// As in `DisplayList.description`; more than one line for a group.
    package var description: String {
        var lines: [String] = []
        append(to: &lines, indentation: "")
        return lines.joined(separator: "\n")
    }

    fileprivate func append(to lines: inout [String], indentation: String) {
        switch self {
        case .fill(let path, let paint, let style): lines.append("\(indentation)fill \(printed(paint)) \(printed(path))\(printed(style))")
        case .stroke(let path, let paint, let style): lines.append("\(indentation)stroke \(printed(paint)) \(printed(style)) \(printed(path))")
        case .text(let shaped, let origin):
            var colors: [String] = []
            for run in shaped.runs where colors.last != printed(run.color) { colors.append(printed(run.color)) }
            let attributes = (colors + (shaped.isTruncated ? ["truncated"] : [])).joined(separator: " ")
            lines.append(
                "\(indentation)text \(shaped.string.debugDescription) \(attributes.isEmpty ? "" : attributes + " ")at \(printed(origin)) size \(printed(shaped.size))"
            )
        case .image(let image): lines.append(indentation + image.description)
        case .group(let effect, let items):
            lines.append(indentation + printed(effect))
            if case .mask(let items) = effect {
                for item in items { item.append(to: &lines, indentation: indentation + "  | ") }
            }
            for item in items { item.append(to: &lines, indentation: indentation + "  ") }
        }
    }
}

/// Returns a number with at most three decimals, without trailing zeros and without a negative zero.
func printed(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 1000).rounded() / 1000
    // Beyond 2^53 thousandths rounding is meaningless, as it is for infinity and NaN.
    guard abs(rounded) < 9e12 else { return "\(Double(number))" }
    let thousandths = Int(exactly: (abs(rounded) * 1000).rounded()) ?? 0
    let sign = rounded < 0 && thousandths > 0 ? "-" : ""
    var fraction = String(thousandths % 1000 + 1000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return sign + String(thousandths / 1000) + (fraction.isEmpty ? "" : "." + fraction)
}

func printed(_ size: CGSize) -> String { "\(printed(size.width))x\(printed(size.height))" }
func printed(_ point: CGPoint) -> String { "(\(printed(point.x)), \(printed(point.y)))" }

extension Paint: CustomStringConvertible {
    /// As in `DisplayList.description`: `#FF0000`.
    package var description: String { printed(self) }
}

extension ResolvedColor {
    /// Hexadecimal digits, with those of the opacity unless it is opaque: `#FF0000`.
    package var hexadecimal: String { printed(self) }
}

func printed(_ color: ResolvedColor) -> String {
    let encoded = color.encoded8
    let components = [encoded.red, encoded.green, encoded.blue] + (encoded.alpha == 255 ? [] : [encoded.alpha])
    return "#" + components.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
}

private func printed(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): printed(color)
    case .gradient(let gradient): printed(gradient)
    case .material(let material):
        "material \(printed(material.tint)) radius \(printed(material.radius)) saturation \(printed(CGFloat(material.saturation)))"
            + (material.opacity == 1 ? "" : " opacity \(printed(CGFloat(material.opacity)))")
    case .image(let pattern): pattern.description
    case .shader(let shader): shader.description
    case .mesh(let mesh):
        "mesh \(mesh.width)x\(mesh.height) ["
            + zip(mesh.points, mesh.colors).map { "\(printed($1)) \(printed($0.position))" }.joined(separator: ", ")
            + "]\(mesh.background.opacity > 0 ? " on \(printed(mesh.background))" : "")\(mesh.isSmooth ? "" : " even")\(mesh.colorSpace == .device ? "" : " perceptual")"
    }
}

private func printed(_ gradient: GradientPaint) -> String {
    let geometry =
        switch gradient.geometry {
        case .linear(let start, let end): "linear \(printed(start)) to \(printed(end))"
        case .radial(let center, let start, let end): "radial \(printed(center)) \(printed(start)) to \(printed(end))"
        case .elliptical(let center, let size, let start, let end):
            "elliptical \(printed(center)) \(printed(size)) \(printed(start)) to \(printed(end))"
        case .angular(let center, let start, let end):
            "angular \(printed(center)) \(printed(CGFloat(start.degrees))) to \(printed(CGFloat(end.degrees)))"
        }
    let stops = gradient.stops.map { "\(printed($0.color)) \(printed($0.location))" }.joined(separator: ", ")
    return "\(geometry) [\(stops)]\(gradient.colorSpace == .device ? " device" : "")"
}

private func printed(_ style: FillStyle) -> String { (style.isEOFilled ? " even-odd" : "") + (style.isAntialiased ? "" : " aliased") }

private func printed(_ style: StrokeStyle) -> String {
    var words = ["width \(printed(style.lineWidth))"]
    if style.lineCap != .butt { words.append("cap \(style.lineCap)") }
    if style.lineJoin != .miter { words.append("join \(style.lineJoin)") }
    if style.lineJoin == .miter, style.miterLimit != 10 { words.append("miter \(printed(style.miterLimit))") }
    if !style.dash.isEmpty { words.append("dash [\(style.dash.map { printed($0) }.joined(separator: ", "))] phase \(printed(style.dashPhase))") }
    return words.joined(separator: " ")
}

private func printed(_ effect: DisplayEffect) -> String {
    switch effect {
    case .opacity(let opacity): return "opacity \(printed(CGFloat(opacity)))"
    case .clip(let path, let style): return "clip \(printed(path))\(printed(style))"
    case .shadow(let color, let radius, let offset):
        return "shadow \(printed(color)) radius \(printed(radius)) offset (\(printed(offset.width)), \(printed(offset.height)))"
    case .mask: return "mask"
    case .projection(let t):
        let numbers = [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33]
        // Three decimals would round the third column to zero, because its numbers are multiplied by points.
        return "projection (\(numbers.enumerated().map { $0 % 3 == 2 && $0 < 8 ? printed($1 * 1000) + "e-3" : printed($1) }.joined(separator: ", ")))"
    case .blur(let radius, let rect): return "blur radius \(printed(radius))\(printed(opaque: rect))"
    case .filter(let filter): return printed(filter)
    case .shader(let shader): return shader.description
    case .blend(let mode): return "blend \(mode)"
    case .isolated(let rect): return "isolated\(printed(opaque: rect))"
    case .transform(let t): return "transform (\([t.a, t.b, t.c, t.d, t.tx, t.ty].map { printed($0) }.joined(separator: ", ")))"
    }
}

private func printed(opaque rect: CGRect?) -> String {
    guard let rect else { return "" }
    return " opaque in (\(printed(rect.minX)), \(printed(rect.minY)), \(printed(rect.width)), \(printed(rect.height)))"
}

private func printed(_ filter: ColorFilter) -> String {
    switch filter {
    case .brightness(let amount): "brightness \(printed(CGFloat(amount)))"
    case .contrast(let amount): "contrast \(printed(CGFloat(amount)))"
    case .saturation(let amount): "saturation \(printed(CGFloat(amount)))"
    case .grayscale(let amount): "grayscale \(printed(CGFloat(amount)))"
    case .hueRotation(let angle): "hueRotation \(printed(CGFloat(angle.degrees)))"
    case .multiply(let color): "multiply \(printed(color))"
    case .invert: "invert"
    case .luminanceToAlpha: "luminanceToAlpha"
    case .alphaThreshold(let min, let max, let color): "alphaThreshold \(printed(CGFloat(min))) to \(printed(CGFloat(max))) \(printed(color))"
    case .matrix(let matrix): "matrix (\(matrix.numbers.map { printed(CGFloat($0)) }.joined(separator: ", ")))"
    }
}

/// Returns an upright rectangle as its numbers, and any other path as its elements: M move, L line, C curve, Z close.
private func printed(_ path: Path) -> String {
    let elements = path.cubicElements
    if let rect = uprightRectangle(elements) {
        return "rect(\(printed(rect.minX)), \(printed(rect.minY)), \(printed(rect.width)), \(printed(rect.height)))"
    }
    func pair(_ point: CGPoint) -> String { "\(printed(point.x)) \(printed(point.y))" }
    let pieces = elements.map { element in
        switch element {
        case .move(let end): "M \(pair(end))"
        case .line(let end): "L \(pair(end))"
        case .quadCurve(let end, let control): "Q \(pair(control)) \(pair(end))"
        case .curve(let end, let control1, let control2): "C \(pair(control1)) \(pair(control2)) \(pair(end))"
        case .closeSubpath: "Z"
        }
    }
    return "path(\(pieces.joined(separator: " ")))"
}

/// Returns the rectangle of a path like that of `Path(_ rect:)`: from the top left, to the right first, closed; nil for any other path.
private func uprightRectangle(_ elements: [Path.Element]) -> CGRect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1], case .line(let c) = elements[2],
        case .line(let d) = elements[3], elements[4] == .closeSubpath, a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x, b.x >= a.x, c.y >= a.y
    else { return nil }
    return CGRect(x: a.x, y: a.y, width: c.x - a.x, height: c.y - a.y)
}
