import Foundation
import Views

/// A scene of the oracle as a tree of views: types and attributes as its README lists them.
@MainActor
struct OracleScene {
    /// Why a scene couldn't be built.
    struct Problem: Error, CustomStringConvertible {
        var description: String
        init(_ description: String) { self.description = description }
    }

    let scheme: ColorScheme

    func view(_ json: Any?) throws -> AnyView {
        guard var node = json as? [String: Any] else { throw Problem("not a view: \(json ?? "nothing")") }
        if node["$type"] as? String == "node", let inner = node["value"] as? [String: Any] { node = inner }
        guard let type = node["type"] as? String else { throw Problem("no type in \(node)") }
        var attributes = try (node["attributes"] as? [[Any]] ?? []).map { pair in
            guard pair.count == 2, let name = pair[0] as? String else { throw Problem("not an attribute: \(pair)") }
            return (name: name, value: pair[1])
        }
        var consumed: Set<String> = []
        let arguments = Arguments(attributes.map { ($0.name, $0.value) }, scheme: scheme) { consumed.insert($0) }
        let children = try (node["children"] as? [Any] ?? []).map { try view($0) }
        let base = try makeView(type, arguments, children)
        attributes.removeAll { consumed.contains($0.name) }
        // A shape's fill and stroke come first: they make it a view.
        return try attributes.reduce(base) { try modified($0, by: $1.name, Arguments([("value", $1.value)], scheme: scheme) { _ in }, $1.value) }
    }

    // MARK: Types

    private func makeView(_ type: String, _ a: Arguments, _ children: [AnyView]) throws -> AnyView {
        let content = ForEach(children.indices, id: \.self) { children[$0] }
        switch type {
        case "Color": return AnyView(try a.color("value"))
        case "Circle": return try shape(Circle(), a)
        case "Capsule": return try shape(Capsule(), a)
        case "Ellipse": return try shape(Ellipse(), a)
        case "Rectangle": return try shape(Rectangle(), a)
        case "ContainerRelativeShape": return try shape(ContainerRelativeShape(), a)
        case "RoundedRectangle": return try shape(RoundedRectangle(cornerRadius: a.number("cornerRadius") ?? 0), a)
        case "UnevenRoundedRectangle":
            return try shape(
                UnevenRoundedRectangle(
                    topLeadingRadius: a.number("topLeading") ?? 0, bottomLeadingRadius: a.number("bottomLeading") ?? 0,
                    bottomTrailingRadius: a.number("bottomTrailing") ?? 0, topTrailingRadius: a.number("topTrailing") ?? 0), a)
        case "LinearGradient":
            return AnyView(LinearGradient(colors: try a.colors(), startPoint: try a.unitPoint("startPoint"), endPoint: try a.unitPoint("endPoint")))
        case "RadialGradient":
            return AnyView(
                RadialGradient(
                    colors: try a.colors(), center: try a.unitPoint("center"), startRadius: a.number("startRadius") ?? 0,
                    endRadius: a.number("endRadius") ?? 0))
        case "AngularGradient":
            return AnyView(
                AngularGradient(
                    colors: try a.colors(), center: try a.unitPoint("center"), startAngle: .degrees(a.number("startAngle") ?? 0),
                    endAngle: .degrees(a.number("endAngle") ?? 360)))
        case "HStack": return AnyView(HStack(alignment: try a.alignment().vertical, spacing: a.number("spacing")) { content })
        case "VStack": return AnyView(VStack(alignment: try a.alignment().horizontal, spacing: a.number("spacing")) { content })
        case "ZStack": return AnyView(ZStack(alignment: try a.alignment()) { content })
        case "LazyHStack": return AnyView(LazyHStack(alignment: try a.alignment().vertical, spacing: a.number("spacing")) { content })
        case "LazyVStack": return AnyView(LazyVStack(alignment: try a.alignment().horizontal, spacing: a.number("spacing")) { content })
        case "Grid":
            return AnyView(
                Grid(
                    alignment: try a.alignment(), horizontalSpacing: a.number("horizontalSpacing"), verticalSpacing: a.number("verticalSpacing")
                ) { content })
        case "GridRow": return AnyView(GridRow(alignment: try a.optionalAlignment()?.vertical) { content })
        case "Spacer": return AnyView(Spacer())
        default: throw Problem("unknown type \(type)")
        }
    }

    private func shape<S: Shape>(_ shape: S, _ a: Arguments) throws -> AnyView {
        let fill = try a.optionalColor("fill").map { shape.fill($0) }
        let line = try a.object("stroke").map { shape.stroke(try $0.color("color"), lineWidth: $0.number("lineWidth") ?? 1) }
        return switch (fill, line) {
        case (let fill?, let line?): AnyView(fill.overlay { line })
        case (let fill?, nil): AnyView(fill)
        case (nil, let line?): AnyView(line)
        case (nil, nil): AnyView(shape)
        }
    }

    // MARK: Attributes

    private func modified(_ view: AnyView, by name: String, _ own: Arguments, _ value: Any) throws -> AnyView {
        let a = own.object("value") ?? own
        switch name {
        case "foregroundColor": return AnyView(view.foregroundColor(try own.color("value")))
        case "opacity": return AnyView(view.opacity(Double(own.number("value") ?? 1)))
        case "cornerRadius": return AnyView(view.cornerRadius(own.number("value") ?? 0))
        case "hidden": return own.flag("value") ? AnyView(view.hidden()) : view
        case "gridCellColumns": return AnyView(view.gridCellColumns(Int(own.number("value") ?? 1)))
        case "padding":
            if let length = own.number("value") { return AnyView(view.padding(length)) }
            let insets = EdgeInsets(
                top: a.number("top") ?? 0, leading: a.number("leading") ?? 0, bottom: a.number("bottom") ?? 0, trailing: a.number("trailing") ?? 0)
            return AnyView(view.padding(insets))
        case "frame":
            let (width, height) = (a.number("width"), a.number("height"))
            if width != nil || height != nil { return AnyView(view.frame(width: width, height: height, alignment: try a.alignment())) }
            return AnyView(
                view.frame(
                    minWidth: a.number("minWidth"), idealWidth: a.number("idealWidth"), maxWidth: a.number("maxWidth"),
                    minHeight: a.number("minHeight"), idealHeight: a.number("idealHeight"), maxHeight: a.number("maxHeight"), alignment: try a.alignment()))
        case "containerRelativeFrame":
            let axes: Axis.Set =
                switch a.string("axis") ?? a.string("axes") {
                case "horizontal": .horizontal
                case "vertical": .vertical
                default: [.horizontal, .vertical]
                }
            guard let count = a.number("count") else { return AnyView(view.containerRelativeFrame(axes, alignment: try a.alignment())) }
            return AnyView(
                view.containerRelativeFrame(
                    axes, count: Int(count), span: Int(a.number("span") ?? 1), spacing: a.number("spacing") ?? 0, alignment: try a.alignment()))
        case "offset": return AnyView(view.offset(x: a.number("x") ?? 0, y: a.number("y") ?? 0))
        case "position": return AnyView(view.position(x: a.number("x") ?? 0, y: a.number("y") ?? 0))
        case "aspectRatio":
            return AnyView(view.aspectRatio(a.number("ratio"), contentMode: a.string("contentMode") == "fill" ? .fill : .fit))
        case "border": return AnyView(view.border(try a.color("color"), width: a.number("width") ?? 1))
        case "ignoresSafeArea":
            let edges: Edge.Set =
                switch own.string("value") {
                case "top": .top
                case "bottom": .bottom
                case "leading": .leading
                case "trailing": .trailing
                case "horizontal": .horizontal
                case "vertical": .vertical
                default: .all
                }
            return AnyView(view.ignoresSafeArea(edges: edges))
        case "overlay", "mask":
            let isBare = (value as? [String: Any])?["$type"] != nil
            let inner = try self.view(isBare ? value : (value as? [String: Any])?["value"])
            let alignment = isBare ? .center : try a.alignment()
            return name == "mask" ? AnyView(view.mask(alignment: alignment) { inner }) : AnyView(view.overlay(alignment: alignment) { inner })
        default: throw Problem("unknown attribute \(name)")
        }
    }
}
