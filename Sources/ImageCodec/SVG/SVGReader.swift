import Display
import Foundation
import Geometry

/// Turns the elements of a drawing into items to paint.
struct SVGReader {
    private var elements: [String: SVGElement] = [:]
    private var sheet = SVGStyleSheet()
    /// The size to which percentages refer.
    private let room: CGSize
    /// The number of elements that may still be drawn: copies of copies can be very many.
    private var budget = 50_000

    private static let depthLimit = 64

    /// - Parameter room: the size to which percentages refer.
    init(_ root: SVGElement, room: CGSize) {
        self.room = room
        collect(root)
    }

    private mutating func collect(_ element: SVGElement) {
        if let id = element["id"], elements[id] == nil { elements[id] = element }
        if element.name == "style" { sheet.add(element.text) }
        for child in element.children { collect(child) }
    }

    /// Returns the element with an identifier.
    func element(_ id: String) -> SVGElement? { elements[id] }

    private var diagonal: CGFloat { ((room.width * room.width + room.height * room.height) / 2).squareRoot() }

    /// Returns what the root draws.
    mutating func items(in root: SVGElement) -> [DisplayItem] {
        let properties = sheet.properties(of: root)
        return effects(properties, on: children(of: root, SVGStyle().inherited(properties, diagonal: diagonal), depth: 0), box: .null, depth: 0)
    }

    /// Returns the transform that fits a rectangle into another one, in its middle unless the text says otherwise.
    static func fit(_ view: CGRect, into target: CGRect, _ text: String?) -> CGAffineTransform {
        var (x, y) = (target.width / view.width, target.height / view.height)
        let words = (text ?? "xMidYMid meet").split(separator: " ")
        if words.first != "none" {
            let scale = words.contains("slice") ? max(x, y) : min(x, y)
            (x, y) = (scale, scale)
        }
        let align = words.first ?? "xMidYMid"
        func share(_ low: String, _ high: String) -> CGFloat { align.contains(low) || align == "none" ? 0 : align.contains(high) ? 1 : 0.5 }
        return CGAffineTransform(
            x, 0, 0, y, target.minX - view.minX * x + (target.width - view.width * x) * share("xMin", "xMax"),
            target.minY - view.minY * y + (target.height - view.height * y) * share("YMin", "YMax"))
    }

    // MARK: Elements

    private mutating func children(of element: SVGElement, _ style: SVGStyle, depth: Int) -> [DisplayItem] {
        guard depth < Self.depthLimit else { return [] }
        var result: [DisplayItem] = []
        for child in element.children { result += items(child, style, depth: depth + 1) }
        return result
    }

    private mutating func items(_ element: SVGElement, _ inherited: SVGStyle, depth: Int) -> [DisplayItem] {
        budget -= 1
        guard budget > 0, depth < Self.depthLimit else { return [] }
        budget -= sheet.cost
        let properties = sheet.properties(of: element)
        guard properties["display"] != "none" else { return [] }
        let style = inherited.inherited(properties, diagonal: diagonal)
        let transform = SVGValues.transform(properties["transform"])
        var (content, box): ([DisplayItem], CGRect) = ([], .null)
        switch element.name {
        case "g", "a": content = children(of: element, style, depth: depth)
        case "svg": content = nested(element, in: element, style, depth: depth)
        case "switch":
            // Illustrator's own data comes first.
            let first = element.children.first { $0["requiredExtensions"] == nil && $0.name != "foreignObject" }
            if let first { content = items(first, style, depth: depth + 1) }
        case "use":
            guard let target = SVGValues.reference(element["href"]).flatMap({ elements[$0] }) else { return [] }
            let isView = target.name == "symbol" || target.name == "svg"
            let copy =
                isView
                ? nested(target, in: element, style.inherited(sheet.properties(of: target), diagonal: diagonal), depth: depth)
                : items(target, style, depth: depth + 1)
            let offset = CGAffineTransform(
                translationX: SVGValues.length(element["x"], of: room.width) ?? 0, y: SVGValues.length(element["y"], of: room.height) ?? 0)
            content = isView || offset.isIdentity ? copy : [.group(.transform(offset), copy)]
        case "image": content = image(element).map { [$0] } ?? []
        default:
            budget -= ((element["d"] ?? element["points"])?.utf8.count ?? 0) / 256
            guard let path = path(element), !path.isEmpty else { return [] }
            box = path.boundingRect
            if style.isVisible { content = shape(path, style) }
        }
        guard !content.isEmpty else { return [] }
        content = effects(properties, on: content, box: box, depth: depth)
        return transform.isIdentity ? content : [.group(.transform(transform), content)]
    }

    /// Returns the children of an element with its own view box, at the place of another one.
    private mutating func nested(_ view: SVGElement, in place: SVGElement, _ style: SVGStyle, depth: Int) -> [DisplayItem] {
        let content = children(of: view, style, depth: depth)
        let box = SVGValues.numbers(view["viewBox"] ?? "")
        let (x, y) = (SVGValues.length(place["x"], of: room.width) ?? 0, SVGValues.length(place["y"], of: room.height) ?? 0)
        guard box.count == 4, box[2] > 0, box[3] > 0 else { return [.group(.transform(CGAffineTransform(translationX: x, y: y)), content)] }
        let width = SVGValues.length(place["width"] ?? view["width"], of: room.width) ?? room.width
        let height = SVGValues.length(place["height"] ?? view["height"], of: room.height) ?? room.height
        let source = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
        let target = CGRect(x: x, y: y, width: width, height: height)
        return [.group(.transform(Self.fit(source, into: target, view["preserveAspectRatio"])), content)]
    }

    private mutating func image(_ element: SVGElement) -> DisplayItem? {
        guard let text = element["href"], text.hasPrefix("data:image/"), let comma = text.firstIndex(of: ","), text[..<comma].hasSuffix(";base64"),
            let data = Data(base64Encoded: String(text[text.index(after: comma)...]), options: .ignoreUnknownCharacters),
            let pixmap = try? ImageDecoder.decode([UInt8](data))
        else { return nil }
        budget -= pixmap.width * pixmap.height / 4096
        guard budget > 0 else { return nil }
        let width = SVGValues.length(element["width"], of: room.width) ?? CGFloat(pixmap.width)
        let height = SVGValues.length(element["height"], of: room.height) ?? CGFloat(pixmap.height)
        guard width > 0, height > 0 else { return nil }
        let target = CGRect(
            x: SVGValues.length(element["x"], of: room.width) ?? 0, y: SVGValues.length(element["y"], of: room.height) ?? 0, width: width, height: height)
        let source = CGRect(x: 0, y: 0, width: pixmap.width, height: pixmap.height)
        return .image(DisplayImage(pixmap, frame: source.applying(Self.fit(source, into: target, element["preserveAspectRatio"]))))
    }

    // MARK: Shapes

    /// Returns the outline of a shape; nil for other elements.
    func path(_ element: SVGElement) -> Path? {
        func x(_ name: String) -> CGFloat { SVGValues.length(element[name], of: room.width) ?? 0 }
        func y(_ name: String) -> CGFloat { SVGValues.length(element[name], of: room.height) ?? 0 }
        var path = Path()
        switch element.name {
        case "path": return try? SVGPathParser.path(element["d"] ?? "")
        case "rect":
            let rect = CGRect(x: x("x"), y: y("y"), width: x("width"), height: y("height"))
            guard rect.size.width > 0, rect.size.height > 0 else { return nil }
            let radii = (SVGValues.length(element["rx"], of: room.width), SVGValues.length(element["ry"], of: room.height))
            let (rx, ry) = (radii.0 ?? radii.1 ?? 0, radii.1 ?? radii.0 ?? 0)
            if rx > 0, ry > 0 {
                path.addRoundedRect(in: rect, cornerSize: CGSize(width: min(rx, rect.width / 2), height: min(ry, rect.height / 2)), style: .circular)
            } else {
                path.addRect(rect)
            }
        case "circle", "ellipse":
            let isCircle = element.name == "circle"
            let rx = isCircle ? SVGValues.length(element["r"], of: diagonal) ?? 0 : x("rx")
            let ry = isCircle ? rx : y("ry")
            guard rx > 0, ry > 0 else { return nil }
            path.addEllipse(in: CGRect(x: x("cx") - rx, y: y("cy") - ry, width: 2 * rx, height: 2 * ry))
        case "line": path.addLines([CGPoint(x: x("x1"), y: y("y1")), CGPoint(x: x("x2"), y: y("y2"))])
        case "polyline", "polygon":
            let numbers = SVGValues.numbers(element["points"] ?? "")
            path.addLines(stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) })
            if element.name == "polygon" { path.closeSubpath() }
        default: return nil
        }
        return path
    }

    private func shape(_ path: Path, _ style: SVGStyle) -> [DisplayItem] {
        var result: [DisplayItem] = []
        let box = path.boundingRect
        let rule = FillStyle(eoFill: style.isEvenOdd)
        switch style.fill {
        case .none: break
        case .color(let color): result.append(.fill(path, .color(color.faded(style.fillOpacity)), rule))
        case .reference(let name, let fallback): result += gradient(name, fallback, style.fillOpacity, on: path, rule, box: box)
        }
        guard style.line.lineWidth > 0 else { return result }
        switch style.stroke {
        case .none: break
        case .color(let color): result.append(.stroke(path, .color(color.faded(style.strokeOpacity)), style.line))
        case .reference(let name, let fallback):
            result += gradient(name, fallback, style.strokeOpacity, on: path.strokedPath(style.line), FillStyle(), box: box)
        }
        return result
    }

    private func gradient(_ name: String, _ fallback: ResolvedColor?, _ opacity: Double, on path: Path, _ rule: FillStyle, box: CGRect) -> [DisplayItem] {
        guard let element = elements[name], let gradient = SVGGradient(element, elements, sheet, room: room) else {
            return fallback.map { [.fill(path, .color($0.faded(opacity)), rule)] } ?? []
        }
        return gradient.items(filling: path, rule, opacity: opacity, box: box)
    }

    // MARK: Effects

    /// Returns items with the opacity, the mask, and the clip of their element.
    private mutating func effects(_ properties: [String: String], on content: [DisplayItem], box: CGRect, depth: Int) -> [DisplayItem] {
        var content = content
        if let opacity = SVGValues.fraction(properties["opacity"]), opacity < 1 { content = [.group(.opacity(opacity), content)] }
        if let mask = SVGValues.reference(properties["mask"]).flatMap({ elements[$0] }), mask.name == "mask" {
            let maskProperties = sheet.properties(of: mask)
            var shown = children(of: mask, SVGStyle().inherited(maskProperties, diagonal: diagonal), depth: depth + 1)
            if mask["maskContentUnits"] == "objectBoundingBox", !box.isNull { shown = [.group(.transform(SVGGradient.unit(box)), shown)] }
            if maskProperties["mask-type"] != "alpha" { shown = [.group(.filter(.luminanceToAlpha), shown)] }
            content = [.group(.mask(shown), content)]
        }
        if let clip = SVGValues.reference(properties["clip-path"]).flatMap({ elements[$0] }), clip.name == "clipPath" {
            budget -= clip.children.reduce(1) { $0 + 1 + ($1["d"]?.utf8.count ?? 0) / 256 }
            guard budget > 0 else { return [] }
            let (path, isEvenOdd) = outline(of: clip, box: box, depth: depth)
            content = [.group(.clip(path, FillStyle(eoFill: isEvenOdd)), content)]
        }
        return content
    }

    /// Returns the shapes of a clip as one path.
    private func outline(of clip: SVGElement, box: CGRect, depth: Int) -> (Path, isEvenOdd: Bool) {
        var path = Path()
        var isEvenOdd = false
        for child in clip.children {
            let properties = sheet.properties(of: child)
            let target = child.name == "use" ? SVGValues.reference(child["href"]).flatMap { elements[$0] } : child
            guard let target, let shape = self.path(target) else { continue }
            var transform = SVGValues.transform(properties["transform"])
            if target !== child { transform = SVGValues.transform(target["transform"]).concatenating(transform) }
            path.addPath(shape, transform: transform)
            isEvenOdd = isEvenOdd || SVGStyle().inherited(properties, diagonal: diagonal).clipsEvenOdd
        }
        var transform = SVGValues.transform(clip["transform"])
        if clip["clipPathUnits"] == "objectBoundingBox", !box.isNull { transform = transform.concatenating(SVGGradient.unit(box)) }
        return (path.applying(transform), isEvenOdd)
    }
}

extension ResolvedColor {
    /// Returns the color with its opacity multiplied.
    func faded(_ opacity: Double) -> ResolvedColor {
        guard opacity < 1 else { return self }
        var color = self
        color.opacity *= Float(opacity)
        return color
    }
}
