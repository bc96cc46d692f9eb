import Display
import Foundation
import Geometry

extension SVGReader {
    /// Returns the outline of a shape; nil for other elements. A path ends where its data is wrong.
    func path(_ element: SVGElement) -> Path? {
        func x(_ name: String) -> CGFloat { SVGValues.length(element[name], of: room.width) ?? 0 }
        func y(_ name: String) -> CGFloat { SVGValues.length(element[name], of: room.height) ?? 0 }
        var path = Path()
        switch element.name {
        case "path": return SVGPathParser.beginning(of: element["d"] ?? "")
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

    /// Returns what a shape paints.
    mutating func shape(_ path: Path, _ style: SVGStyle, _ properties: [String: String], depth: Int) -> [DisplayItem] {
        if ["marker", "marker-start", "marker-mid", "marker-end"].contains(where: { properties[$0]?.hasPrefix("url(") == true }) { omissions.note("markers") }
        let box = path.boundingRect
        let fill = painted(style.fill, style.fillOpacity, path, FillStyle(eoFill: style.isEvenOdd), box, depth)
        var line = style.line
        if properties["vector-effect"] == "non-scaling-stroke", zoom > 0 {
            line.lineWidth /= zoom
            line.dash = line.dash.map { $0 / zoom }
            line.dashPhase /= zoom
        }
        guard line.lineWidth > 0 else { return fill }
        let stroke: [DisplayItem]
        switch style.stroke {
        case .none: return fill
        case .color(let color):
            budget -= path.dashCost(line)
            guard budget > 0 else { return [] }
            stroke = [.stroke(path, .color(color.faded(style.strokeOpacity)), line)]
        case .reference:
            budget -= 4 + path.elements.count / 4 + path.dashCost(line)
            guard budget > 0 else { return [] }
            let outline = path.strokedPath(line)
            budget -= outline.elements.count / 16
            guard budget > 0 else { return [] }
            stroke = painted(style.stroke, style.strokeOpacity, outline, FillStyle(), box, depth)
        }
        return properties["paint-order"]?.hasPrefix("stroke") == true ? stroke + fill : fill + stroke
    }

    /// Returns a path filled with a color, a gradient, or a pattern.
    ///
    /// - Parameter box: the bounds of the shape, to which gradients and patterns may refer.
    private mutating func painted(
        _ source: SVGStyle.Source, _ opacity: Double, _ path: Path, _ rule: FillStyle, _ box: CGRect, _ depth: Int
    ) -> [DisplayItem] {
        switch source {
        case .none: return []
        case .color(let color): return [.fill(path, .color(color.faded(opacity)), rule)]
        case .reference(let name, let fallback):
            if let element = elements[name] {
                if let gradient = gradient(element) {
                    if gradient.hasFocus { omissions.note("focal points of gradients") }
                    let painted = gradient.items(filling: path, rule, opacity: opacity, box: box)
                    budget -= painted.stops / 16
                    return budget > 0 ? painted.items : []
                }
                if element.name == "pattern" { return tiles(element, box, depth)?.items(filling: path, rule, opacity: opacity) ?? [] }
            }
            return fallback.map { [.fill(path, .color($0.faded(opacity)), rule)] } ?? []
        }
    }

    /// Returns the gradient of an element, which is read once; nil for another element, or for a gradient without colors.
    private mutating func gradient(_ element: SVGElement) -> SVGGradient? {
        let id = ObjectIdentifier(element)
        if let known = gradients[id] { return known }
        let gradient = SVGGradient(element, elements, sheet, room: room)
        if let gradient { budget -= gradient.stops.count * (1 + sheet.cost) / 16 }
        gradients.updateValue(gradient, forKey: id)
        return gradient
    }

    private static let referenceLimit = 8

    /// Returns the tiles of a pattern; nil for a pattern without a size or a content.
    private mutating func tiles(_ element: SVGElement, _ box: CGRect, _ depth: Int) -> DrawingTiles? {
        // A pattern takes what it doesn't say itself from the pattern to which it refers.
        var chain = [element]
        while chain.count < Self.referenceLimit, let next = SVGValues.reference(chain[chain.count - 1]["href"]).flatMap({ elements[$0] }),
            next.name == "pattern"
        {
            chain.append(next)
        }
        budget -= chain.reduce(0) { $0 + $1.bytes / 256 }
        func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }
        guard let source = chain.first(where: { !$0.children.isEmpty }), budget > 0, open.insert(ObjectIdentifier(source)).inserted else { return nil }
        defer { open.remove(ObjectIdentifier(source)) }
        let followsBox = attribute("patternUnits") != "userSpaceOnUse"
        let whole = followsBox ? CGSize(width: 1, height: 1) : room
        var tile = CGRect(
            x: SVGValues.length(attribute("x"), of: whole.width) ?? 0, y: SVGValues.length(attribute("y"), of: whole.height) ?? 0,
            width: SVGValues.length(attribute("width"), of: whole.width) ?? 0, height: SVGValues.length(attribute("height"), of: whole.height) ?? 0)
        if followsBox { tile = tile.applying(SVGGradient.unit(box)) }
        guard tile.width > 0, tile.height > 0 else { return nil }
        let view = SVGValues.numbers(attribute("viewBox") ?? "")
        // The content begins at the tile's corner.
        var content = CGAffineTransform(translationX: tile.minX, y: tile.minY)
        if view.count == 4, view[2] > 0, view[3] > 0 {
            content = Self.fit(CGRect(x: view[0], y: view[1], width: view[2], height: view[3]), into: tile, attribute("preserveAspectRatio"))
        } else if attribute("patternContentUnits") == "objectBoundingBox" {
            content = CGAffineTransform(box.width, 0, 0, box.height, tile.minX, tile.minY)
        }
        let transform = SVGValues.transform(attribute("patternTransform"))
        let outer = zoom
        zoom *= transform.meanScale * content.meanScale
        let drawn = children(of: source, SVGStyle().inherited(sheet.properties(of: source), diagonal: diagonal), depth: depth + 1)
        zoom = outer
        let tiles = DrawingTiles(items: drawn.placed(content).items, box: tile, step: tile.size, space: transform, zoom: zoom)
        budget -= tiles.cost
        return drawn.items.isEmpty || budget <= 0 ? nil : tiles
    }
}
