import Display
import Foundation
import Geometry

/// What an element draws.
struct SVGDrawn {
    var items: [DisplayItem] = []
    /// The box of the shapes without their lines, in the coordinates in which the items are.
    var box = CGRect.null

    /// Returns the same in the coordinates around a transform.
    func placed(_ transform: CGAffineTransform) -> SVGDrawn {
        if transform.isIdentity { return self }
        return SVGDrawn(items: items.isEmpty ? [] : [.group(.transform(transform), items)], box: box.isNull ? box : box.applying(transform))
    }
}

/// Turns the elements of a drawing into items to paint.
struct SVGReader {
    private let root: SVGElement
    private(set) var elements: [String: SVGElement] = [:]
    private(set) var sheet = SVGStyleSheet()
    /// The size to which percentages refer.
    let room: CGSize
    /// Points per unit of the present coordinates.
    var zoom: CGFloat
    /// The number of elements that may still be drawn: copies of copies can be very many.
    var budget = 50_000
    let omissions = DrawingOmissions()
    /// The gradients that were read so far; nil for other elements and for gradients without colors.
    var gradients: [ObjectIdentifier: SVGGradient?] = [:]
    /// The copied elements, patterns, and masks that are being drawn, which must not be drawn inside themselves.
    var open: Set<ObjectIdentifier> = []

    static let depthLimit = 64

    /// - Parameters:
    ///   - room: the size to which percentages refer.
    ///   - zoom: points per unit of the root's coordinates.
    init(_ root: SVGElement, room: CGSize, zoom: CGFloat = 1) {
        self.root = root
        self.room = room
        self.zoom = zoom
        collect(root)
        sheet.sort()
    }

    private mutating func collect(_ element: SVGElement) {
        if let id = element["id"], elements[id] == nil { elements[id] = element }
        if element.name == "style" { sheet.add(element.text, omissions) }
        for child in element.children { collect(child) }
    }

    /// Returns the element with an identifier.
    func element(_ id: String) -> SVGElement? { elements[id] }

    var diagonal: CGFloat { ((room.width * room.width + room.height * room.height) / 2).squareRoot() }

    /// Returns what the root draws.
    mutating func items() -> [DisplayItem] {
        let before = budget
        let properties = sheet.properties(of: root)
        let drawn = children(of: root, SVGStyle().inherited(properties, diagonal: diagonal), depth: 0)
        return effects(properties, on: drawn, cost: before - budget, depth: 0)
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

    mutating func children(of element: SVGElement, _ style: SVGStyle, depth: Int) -> SVGDrawn {
        guard depth < Self.depthLimit else { return SVGDrawn() }
        var result = SVGDrawn()
        for child in element.children {
            let drawn = items(child, style, depth: depth + 1)
            result.items += drawn.items
            result.box = result.box.union(drawn.box)
        }
        return result
    }

    private mutating func items(_ element: SVGElement, _ inherited: SVGStyle, depth: Int) -> SVGDrawn {
        let before = budget
        budget -= 1 + element.bytes / 256
        guard budget > 0, depth < Self.depthLimit else { return SVGDrawn() }
        budget -= sheet.cost
        let properties = sheet.properties(of: element)
        guard properties["display"] != "none" else { return SVGDrawn() }
        let style = inherited.inherited(properties, diagonal: diagonal)
        let transform = SVGValues.transform(properties["transform"])
        let outer = zoom
        zoom *= transform.meanScale
        defer { zoom = outer }
        var drawn = SVGDrawn()
        switch element.name {
        case "g", "a": drawn = children(of: element, style, depth: depth)
        case "svg": drawn = nested(element, in: element, style, depth: depth)
        case "switch":
            // Illustrator's own data comes first.
            let first = element.children.first { $0["requiredExtensions"] == nil && $0.name != "foreignObject" }
            if let first { drawn = items(first, style, depth: depth + 1) }
        case "use":
            guard let target = SVGValues.reference(element["href"]).flatMap({ elements[$0] }), open.insert(ObjectIdentifier(target)).inserted else {
                return SVGDrawn()
            }
            defer { open.remove(ObjectIdentifier(target)) }
            let isView = target.name == "symbol" || target.name == "svg"
            if isView { budget -= sheet.cost + target.bytes / 256 }
            let copy =
                isView
                ? nested(target, in: element, style.inherited(sheet.properties(of: target), diagonal: diagonal), depth: depth)
                : items(target, style, depth: depth + 1)
            drawn = isView ? copy : copy.placed(offset(of: element))
        case "image":
            if let (item, frame) = image(element) { drawn = SVGDrawn(items: style.isVisible ? [item] : [], box: frame) }
        default:
            guard let path = path(element), !path.isEmpty else {
                if !["defs", "title"].contains(element.name) { note(element, style) }
                return SVGDrawn()
            }
            drawn.box = path.boundingRect
            if style.isVisible { drawn.items = shape(path, style, properties, depth: depth) }
        }
        if !drawn.items.isEmpty { drawn.items = effects(properties, on: drawn, cost: before - budget, depth: depth) }
        return drawn.placed(transform)
    }

    /// Notes an element that isn't drawn.
    private func note(_ element: SVGElement, _ style: SVGStyle) {
        guard style.isVisible else { return }
        switch element.name {
        case "text": omissions.note("texts")
        case "foreignObject": omissions.note("parts in HTML")
        default: break
        }
    }

    /// Returns the place of a copy.
    func offset(of copy: SVGElement) -> CGAffineTransform {
        CGAffineTransform(translationX: SVGValues.length(copy["x"], of: room.width) ?? 0, y: SVGValues.length(copy["y"], of: room.height) ?? 0)
    }

    /// Returns the children of an element with its own view box, at the place of another one.
    private mutating func nested(_ view: SVGElement, in place: SVGElement, _ style: SVGStyle, depth: Int) -> SVGDrawn {
        let box = SVGValues.numbers(view["viewBox"] ?? "")
        let width = SVGValues.length(place["width"] ?? view["width"], of: room.width) ?? room.width
        let height = SVGValues.length(place["height"] ?? view["height"], of: room.height) ?? room.height
        guard width > 0, height > 0 else { return SVGDrawn() }
        let origin = offset(of: place)
        let target = CGRect(x: origin.tx, y: origin.ty, width: width, height: height)
        let hasView = box.count == 4 && box[2] > 0 && box[3] > 0
        let transform =
            hasView
            ? Self.fit(CGRect(x: box[0], y: box[1], width: box[2], height: box[3]), into: target, view["preserveAspectRatio"]) : origin
        let outer = zoom
        zoom *= transform.meanScale
        defer { zoom = outer }
        var drawn = children(of: view, style, depth: depth).placed(transform)
        // The view hides everything outside of it.
        let overflow = sheet.properties(of: view)["overflow"]
        guard overflow != "visible", overflow != "auto", !drawn.items.isEmpty else { return drawn }
        drawn.items = [.group(.clip(Path(target), FillStyle()), drawn.items)]
        return drawn
    }

    private mutating func image(_ element: SVGElement) -> (DisplayItem, CGRect)? {
        guard let text = element["href"] else { return nil }
        guard text.hasPrefix("data:image/"), let comma = text.firstIndex(of: ",") else {
            omissions.note("pictures in other files")
            return nil
        }
        budget -= text.utf8.count / 4096
        guard budget > 0 else { return nil }
        guard text[..<comma].hasSuffix(";base64"),
            let data = Data(base64Encoded: String(text[text.index(after: comma)...]), options: .ignoreUnknownCharacters),
            let pixmap = try? ImageDecoder.decode([UInt8](data), startsPrograms: false)
        else {
            omissions.note("pictures that can't be read")
            return nil
        }
        budget -= pixmap.width * pixmap.height / 4096
        guard budget > 0 else { return nil }
        let width = SVGValues.length(element["width"], of: room.width) ?? CGFloat(pixmap.width)
        let height = SVGValues.length(element["height"], of: room.height) ?? CGFloat(pixmap.height)
        guard width > 0, height > 0 else { return nil }
        let origin = offset(of: element)
        let target = CGRect(x: origin.tx, y: origin.ty, width: width, height: height)
        let source = CGRect(x: 0, y: 0, width: pixmap.width, height: pixmap.height)
        let fitting = Self.fit(source, into: target, element["preserveAspectRatio"])
        let item = DisplayItem.image(DisplayImage(pixmap, frame: source.applying(fitting)))
        let isCut = (element["preserveAspectRatio"] ?? "").contains("slice")
        return (isCut ? .group(.clip(Path(target), FillStyle()), [item]) : item, target)
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
