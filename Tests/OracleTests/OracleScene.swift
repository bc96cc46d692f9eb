import Foundation
import Views

/// A scene of the oracle as a tree of views, with the types and attributes listed in its README.
@MainActor
struct OracleScene {
    /// The reason why a scene couldn't be built.
    struct Problem: Error, CustomStringConvertible {
        var description: String
        init(_ description: String) { self.description = description }
    }

    /// The system controls: scenes with one of them are not drawn.
    static let controls: Set<String> = []

    let scheme: ColorScheme
    /// The image that the scenes name; nil if it isn't known.
    var image: Pixmap?

    /// Returns the types of all views of a scene, including those inside attributes.
    static func types(in json: Any?) -> Set<String> {
        switch json {
        case let list as [Any]: return list.reduce(into: []) { $0.formUnion(types(in: $1)) }
        case let node as [String: Any]:
            var found = types(in: Array(node.values))
            if let type = node["type"] as? String { found.insert(type) }
            return found
        default: return []
        }
    }

    func view(_ json: Any?) throws -> AnyView {
        guard var node = json as? [String: Any] else { throw Problem("not a view: \(json ?? "nothing")") }
        if node["$type"] as? String == "node", let inner = node["value"] as? [String: Any] { node = inner }
        guard let type = node["type"] as? String else { throw Problem("no type in \(node)") }
        var attributes = try (node["attributes"] as? [[Any]] ?? []).map { pair in
            guard pair.count == 2, let name = pair[0] as? String else { throw Problem("not an attribute: \(pair)") }
            return (name: name, value: pair[1])
        }
        if scheme != .dark, attributes.contains(where: { $0.name == "colorScheme" && $0.value as? String == "dark" }) {
            // Colors that differ between light and dark follow the scene's own scheme.
            return try OracleScene(scheme: .dark, image: image).view(json)
        }
        var consumed: Set<String> = []
        let arguments = Arguments(attributes.map { ($0.name, $0.value) }, scheme: scheme) { consumed.insert($0) }
        let children = try (node["children"] as? [Any] ?? []).map { try view($0) }
        let base = try makeView(type, arguments, children)
        attributes.removeAll { consumed.contains($0.name) }
        // A shape's fill and stroke come first: they make it a view.
        return try attributes.reduce(base) { try OracleModifier(scene: self, name: $1.name, value: $1.value).modify($0) }
    }

    // MARK: Types

    private func makeView(_ type: String, _ a: Arguments, _ children: [AnyView]) throws -> AnyView {
        let content = ForEach(children.indices, id: \.self) { children[$0] }
        if let control = try button(type, a, children) { return control }
        if let bars = try barView(type, a, children) { return bars }
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
        case "Divider": return AnyView(Divider())
        case "EmptyView": return AnyView(EmptyView())
        case "Group": return AnyView(Group { content })
        case "Text": return AnyView(text(a))
        case "Label": return AnyView(Label(a.string("title") ?? "", systemImage: a.string("systemName") ?? ""))
        case "Image": return try picture(a)
        case "ColorScheme": return children.count == 2 ? children[scheme == .dark ? 1 : 0] : AnyView(content)
        case "ScrollView": return AnyView(ScrollView(a.string("axis") == "horizontal" ? .horizontal : .vertical) { content })
        case "ViewThatFits":
            return AnyView(ViewThatFits(in: a.string("axis") == "horizontal" ? .horizontal : .vertical) { content })
        case "LazyVGrid", "LazyHGrid":
            let (alignment, spacing) = (try a.alignment(), a.number("spacing"))
            let tracks = Array(repeating: GridItem(.flexible(), spacing: spacing), count: Int(a.number("columns") ?? a.number("rows") ?? 1))
            if type == "LazyVGrid" { return AnyView(LazyVGrid(columns: tracks, alignment: alignment.horizontal, spacing: spacing) { content }) }
            return AnyView(LazyHGrid(rows: tracks, alignment: alignment.vertical, spacing: spacing) { content })
        default:
            if let view = try OracleLists.view(type, children) { return view }
            if let view = try formView(type, a, children) { return view }
            throw Problem("unknown type \(type)")
        }
    }

    private func text(_ a: Arguments) -> Text {
        guard let markdown = a.string("markdown") else { return Text(verbatim: a.string("text") ?? "") }
        return Text(LocalizedStringKey(markdown))
    }

    private func picture(_ a: Arguments) throws -> AnyView {
        if let name = a.string("systemName") { return AnyView(Image(systemName: name)) }
        _ = a.string("bundle")
        guard let image, let name = a.string("name") else { throw Problem("no image") }
        return AnyView(a.has("resizable") ? Image(image, scale: 3, label: Text(name)).resizable() : Image(image, scale: 3, label: Text(name)))
    }

    private func shape<S: Shape>(_ shape: S, _ a: Arguments) throws -> AnyView {
        // The pictures show that a fill that is a view has no effect.
        let fill = a.object("fill") == nil ? try a.optionalColor("fill").map { shape.fill($0) } : nil
        let line = try a.object("stroke").map { shape.stroke(try $0.color("color"), lineWidth: $0.number("lineWidth") ?? 1) }
        return switch (fill, line) {
        case (let fill?, let line?): AnyView(fill.overlay { line })
        case (let fill?, nil): AnyView(fill)
        case (nil, let line?): AnyView(line)
        case (nil, nil): AnyView(shape)
        }
    }
}
