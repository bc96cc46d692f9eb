import Display
import Foundation
import Geometry

extension SVGReader {
    /// Returns what an element draws with its filter, clip, mask, opacity, and blend mode.
    ///
    /// - Parameter cost: the number of elements in it, as the budget counts them.
    mutating func effects(_ properties: [String: String], on drawn: SVGDrawn, cost: Int, depth: Int) -> [DisplayItem] {
        var content = drawn.items
        guard !content.isEmpty else { return [] }
        if let filter = properties["filter"], filter != "none", filter != "inherit" { content = filtered(content, by: filter, drawn.box, cost: cost) }
        if let clip = element(properties["clip-path"], "clipPath", "clips by shapes of CSS") {
            content = clipped(content, by: clip, box: drawn.box, depth: depth)
        }
        if let mask = element(properties["mask"], "mask", "masks of CSS") { content = masked(content, by: mask, box: drawn.box, depth: depth) }
        if let opacity = SVGValues.fraction(properties["opacity"]), opacity < 1 { content = [.group(.opacity(opacity), content)] }
        if let name = properties["mix-blend-mode"], let mode = BlendMode(css: name), mode != .normal { content = [.group(.blend(mode), content)] }
        if properties["isolation"] == "isolate" { content = [.group(.isolated(opaque: nil), content)] }
        return budget > 0 ? content : []
    }

    /// Returns the element of a kind to which a property refers; a property in another notation is noted.
    private func element(_ property: String?, _ kind: String, _ other: String) -> SVGElement? {
        guard let property, property != "none", property != "inherit" else { return nil }
        guard let name = SVGValues.reference(property) else {
            omissions.note(other)
            return nil
        }
        return elements[name].flatMap { $0.name == kind ? $0 : nil }
    }

    /// Returns the part of the drawing to which a mask or a filter is limited; nil if it isn't limited.
    static func region(_ element: SVGElement, units: String, box: CGRect, room: CGSize) -> CGRect? {
        let followsBox = element[units] != "userSpaceOnUse"
        let whole = followsBox ? CGSize(width: 1, height: 1) : room
        let region = CGRect(
            x: SVGValues.length(element["x"], of: whole.width) ?? -0.1 * whole.width,
            y: SVGValues.length(element["y"], of: whole.height) ?? -0.1 * whole.height,
            width: SVGValues.length(element["width"], of: whole.width) ?? 1.2 * whole.width,
            height: SVGValues.length(element["height"], of: whole.height) ?? 1.2 * whole.height)
        guard followsBox else { return region }
        guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
        return region.applying(SVGGradient.unit(box))
    }

    private mutating func masked(_ content: [DisplayItem], by mask: SVGElement, box: CGRect, depth: Int) -> [DisplayItem] {
        guard open.insert(ObjectIdentifier(mask)).inserted else { return [] }
        defer { open.remove(ObjectIdentifier(mask)) }
        budget -= mask.bytes / 256
        let properties = sheet.properties(of: mask)
        var shown = children(of: mask, SVGStyle().inherited(properties, diagonal: diagonal), depth: depth + 1).items
        if mask["maskContentUnits"] == "objectBoundingBox", !box.isNull { shown = [.group(.transform(SVGGradient.unit(box)), shown)] }
        if properties["mask-type"] != "alpha" { shown = [.group(.filter(.luminanceToAlpha), shown)] }
        if let region = Self.region(mask, units: "maskUnits", box: box, room: room) { shown = [.group(.clip(Path(region), FillStyle()), shown)] }
        return [.group(.mask(shown), content)]
    }

    // MARK: Clips

    /// A shape of a clip.
    private struct ClipShape {
        var path: Path
        var isEvenOdd: Bool
        var clip: SVGElement?
    }

    private mutating func clipped(_ content: [DisplayItem], by clip: SVGElement, box: CGRect, depth: Int) -> [DisplayItem] {
        budget -= clip.children.reduce(1 + clip.bytes / 256) { $0 + 1 + sheet.cost + $1.bytes / 256 }
        guard budget > 0, depth < Self.depthLimit else { return [] }
        var transform = SVGValues.transform(clip["transform"])
        if clip["clipPathUnits"] == "objectBoundingBox", !box.isNull { transform = transform.concatenating(SVGGradient.unit(box)) }
        var content = content
        let properties = sheet.properties(of: clip)
        if let outer = element(properties["clip-path"], "clipPath", "clips by shapes of CSS") {
            content = clipped(content, by: outer, box: box, depth: depth + 1)
        }
        let inherited = SVGStyle().inherited(properties, diagonal: diagonal)
        var hasText = false
        var shapes: [ClipShape] = []
        for child in clip.children {
            if child.name == "text" { hasText = true }
            if let shape = clipShape(child, inherited) { shapes.append(shape) }
        }
        if hasText {
            omissions.note("clips by texts")
            if shapes.isEmpty { return content }
        }
        if shapes.count <= 1, shapes.first?.clip == nil {
            let shape = shapes.first ?? ClipShape(path: Path(), isEvenOdd: false)
            return [.group(.clip(shape.path.applying(transform), FillStyle(eoFill: shape.isEvenOdd)), content)]
        }
        // What any of several shapes covers is visible, whatever their directions.
        let black = Paint.color(ResolvedColor(red: 0, green: 0, blue: 0))
        var cover: [DisplayItem] = []
        for shape in shapes {
            let item = DisplayItem.fill(shape.path, black, FillStyle(eoFill: shape.isEvenOdd))
            cover += shape.clip.map { clipped([item], by: $0, box: shape.path.boundingRect, depth: depth + 1) } ?? [item]
        }
        return [.group(.mask([.group(.transform(transform), cover)]), content)]
    }

    /// Returns the shape of an element in a clip, or of the element that it copies; nil for other elements.
    private mutating func clipShape(_ child: SVGElement, _ inherited: SVGStyle) -> ClipShape? {
        let properties = sheet.properties(of: child)
        var style = inherited.inherited(properties, diagonal: diagonal)
        var transform = SVGValues.transform(properties["transform"])
        var (target, clip) = (child, properties["clip-path"])
        if child.name == "use" {
            guard let copied = SVGValues.reference(child["href"]).flatMap({ elements[$0] }) else { return nil }
            budget -= 1 + sheet.cost + copied.bytes / 256
            guard budget > 0 else { return nil }
            let own = sheet.properties(of: copied)
            guard own["display"] != "none" else { return nil }
            style = style.inherited(own, diagonal: diagonal)
            transform = SVGValues.transform(own["transform"]).concatenating(offset(of: child)).concatenating(transform)
            (target, clip) = (copied, clip ?? own["clip-path"])
        }
        guard properties["display"] != "none", style.isVisible, let path = path(target) else { return nil }
        return ClipShape(
            path: path.applying(transform), isEvenOdd: style.clipsEvenOdd, clip: element(clip, "clipPath", "clips by shapes of CSS"))
    }

    // MARK: Filters

    private mutating func filtered(_ content: [DisplayItem], by property: String, _ box: CGRect, cost: Int) -> [DisplayItem] {
        guard let name = SVGValues.reference(property) else {
            omissions.note("filters of CSS")
            return content
        }
        guard let element = elements[name], element.name == "filter" else { return content }
        let filter = SVGFilter(element, sheet: sheet, room: room, box: box, omissions: omissions)
        guard let result = filter.applied(to: SVGFilter.Layer(items: content, cost: cost + 1)) else { return content }
        budget -= result.cost
        return budget > 0 ? result.items : []
    }
}

extension BlendMode {
    /// The mode with a name in CSS; nil for another name.
    init?(css name: String) {
        let words = name.split(separator: "-")
        guard let first = words.first else { return nil }
        self.init(rawValue: first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
        if self == .sourceAtop || self == .destinationOver || self == .destinationOut { return nil }
    }
}
