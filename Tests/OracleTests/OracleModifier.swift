import Foundation
import Views

/// One attribute of an oracle's view: a modifier and its value.
@MainActor
struct OracleModifier {
    let scene: OracleScene
    let name: String
    let value: Any

    /// The value under the name "value".
    var own: Arguments { Arguments([("value", value)], scheme: scene.scheme) { _ in } }
    /// The value's entries; the same as `own` unless it is an object.
    private var a: Arguments { own.object("value") ?? own }
    private var number: CGFloat { own.number("value") ?? 0 }

    /// Returns the view with the modifier.
    func modify(_ view: AnyView) throws -> AnyView {
        for part in [layout, text, effect, control, forms, bars] {
            if let result = try part(view) { return result }
        }
        if let result = try OracleLists.modify(view, name, value, in: scene) { return result }
        throw OracleScene.Problem("unknown attribute \(name)")
    }

    // MARK: Layout

    private func layout(_ view: AnyView) throws -> AnyView? {
        switch name {
        case "padding":
            if value is NSNull { return AnyView(view.padding()) }
            if let length = own.number("value") { return AnyView(view.padding(length)) }
            let insets = EdgeInsets(
                top: a.number("top") ?? 0, leading: a.number("leading") ?? 0, bottom: a.number("bottom") ?? 0, trailing: a.number("trailing") ?? 0)
            return AnyView(view.padding(insets))
        case "frame": return try frame(view)
        case "containerRelativeFrame": return try containerRelativeFrame(view)
        case "fixedSize":
            return AnyView(view.fixedSize(horizontal: a.object("value") == nil ? a.flag("horizontal") : true, vertical: a.flag("vertical")))
        // The pictures show that their renderer loses the priority.
        case "layoutPriority": return view
        case "offset": return AnyView(view.offset(x: a.number("x") ?? 0, y: a.number("y") ?? 0))
        case "position": return AnyView(view.position(x: a.number("x") ?? 0, y: a.number("y") ?? 0))
        case "aspectRatio": return AnyView(view.aspectRatio(a.number("ratio"), contentMode: a.string("contentMode") == "fill" ? .fill : .fit))
        case "gridCellColumns": return AnyView(view.gridCellColumns(Int(number)))
        case "ignoresSafeArea":
            let edges: [String: Edge.Set] = [
                "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "horizontal": .horizontal, "vertical": .vertical,
            ]
            return AnyView(view.ignoresSafeArea(edges: own.string("value").flatMap { edges[$0] } ?? .all))
        case "safeAreaInset":
            let content = try scene.view((value as? [String: Any])?["content"])
            let alignment = try a.alignment()
            return AnyView(
                view.safeAreaInset(edge: a.string("edge") == "top" ? .top : .bottom, alignment: alignment.horizontal) { content })
        case "responsive": return try responsive(view)
        // Neither changes the image.
        case "coordinateSpace", "ignoreEquatable": return view
        default: return nil
        }
    }

    private func frame(_ view: AnyView) throws -> AnyView {
        let (width, height) = (a.number("width"), a.number("height"))
        if width != nil || height != nil { return AnyView(view.frame(width: width, height: height, alignment: try a.alignment())) }
        return AnyView(
            view.frame(
                minWidth: a.number("minWidth"), idealWidth: a.number("idealWidth"), maxWidth: a.number("maxWidth"),
                minHeight: a.number("minHeight"), idealHeight: a.number("idealHeight"), maxHeight: a.number("maxHeight"), alignment: try a.alignment()))
    }

    private func containerRelativeFrame(_ view: AnyView) throws -> AnyView {
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
    }

    /// Applies the attributes of the narrowest rule that applies to the view's width: of the highest lower bound, then of the lowest upper bound.
    private func responsive(_ view: AnyView) throws -> AnyView {
        let rules = (value as? [[String: Any]] ?? []).map { rule in
            (conditions: (rule["pattern"] as? String ?? "").split(separator: ",").map(String.init), attributes: rule["attributes"] as? [[Any]] ?? [])
        }
        let scene = scene
        return AnyView(
            GeometryReader { geometry in
                let matching = rules.filter { $0.conditions.allSatisfy { Self.holds($0, width: geometry.size.width) } }
                (try? matching.max { Self.isWider($0.conditions, $1.conditions) }?.attributes.reduce(view) { view, pair in
                    try OracleModifier(scene: scene, name: pair[0] as? String ?? "", value: pair[1]).modify(view)
                }) ?? view
            })
    }

    /// Whether some conditions admit more widths than others.
    private static func isWider(_ a: [String], _ b: [String]) -> Bool {
        func bounds(_ conditions: [String]) -> (lower: Double, upper: Double) {
            var result = (lower: 0.0, upper: Double.infinity)
            for condition in conditions {
                guard let number = Double(condition.drop { !$0.isNumber }) else { continue }
                if condition.contains(">") { result.lower = max(result.lower, number) } else { result.upper = min(result.upper, number) }
            }
            return result
        }
        let (first, second) = (bounds(a), bounds(b))
        return first.lower < second.lower || first.lower == second.lower && first.upper >= second.upper
    }

    /// Returns whether a condition such as `w>=50` is true.
    private static func holds(_ condition: String, width: CGFloat) -> Bool {
        let text = condition.dropFirst()
        if text.hasPrefix(">="), let bound = Double(text.dropFirst(2)) { return width >= bound }
        if text.hasPrefix("<="), let bound = Double(text.dropFirst(2)) { return width <= bound }
        if text.hasPrefix("<"), let bound = Double(text.dropFirst()) { return width < bound }
        if text.hasPrefix(">"), let bound = Double(text.dropFirst()) { return width > bound }
        return false
    }

    // MARK: Text

    private func text(_ view: AnyView) throws -> AnyView? {
        let isActive = a.object("value") == nil ? a.flag("isActive") : own.flag("value")
        switch name {
        case "font": return AnyView(view.font(try font()))
        case "fontWeight": return AnyView(view.fontWeight(try own.string("value").map(weight)))
        case "bold": return AnyView(view.bold(own.flag("value")))
        case "italic": return AnyView(view.italic(own.flag("value")))
        case "kerning": return AnyView(view.kerning(number))
        case "tracking": return AnyView(view.tracking(number))
        case "baselineOffset": return AnyView(view.baselineOffset(number))
        case "underline": return AnyView(view.underline(isActive, color: try a.optionalColor("color")))
        case "strikethrough": return AnyView(view.strikethrough(isActive, color: try a.optionalColor("color")))
        case "lineLimit": return AnyView(view.lineLimit(own.number("value").map { Int($0) }))
        case "lineSpacing": return AnyView(view.lineSpacing(number))
        case "allowsTightening": return AnyView(view.allowsTightening(own.flag("value")))
        case "minimumScaleFactor": return AnyView(view.minimumScaleFactor(number))
        case "truncationMode":
            let modes: [String: Text.TruncationMode] = ["head": .head, "middle": .middle]
            return AnyView(view.truncationMode(own.string("value").flatMap { modes[$0] } ?? .tail))
        case "multilineTextAlignment":
            let alignments: [String: TextAlignment] = ["center": .center, "trailing": .trailing]
            return AnyView(view.multilineTextAlignment(own.string("value").flatMap { alignments[$0] } ?? .leading))
        default: return nil
        }
    }

    private func font() throws -> Font {
        if let name = own.string("value") {
            let styles: [String: Font] = [
                "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline, "subheadline": .subheadline,
                "body": .body, "callout": .callout, "footnote": .footnote, "caption": .caption, "caption2": .caption2,
            ]
            guard let font = styles[name] else { throw OracleScene.Problem("unknown font \(name)") }
            return font
        }
        let size = a.number("size") ?? 17
        if let name = a.string("name") { return .custom(name, size: size) }
        let designs: [String: Font.Design] = ["rounded": .rounded, "monospaced": .monospaced, "serif": .serif]
        return .system(size: size, weight: try a.string("weight").map(weight), design: a.string("design").flatMap { designs[$0] })
    }

    private func weight(_ name: String) throws -> Font.Weight {
        let weights: [String: Font.Weight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
            "heavy": .heavy, "black": .black,
        ]
        guard let weight = weights[name] else { throw OracleScene.Problem("unknown weight \(name)") }
        return weight
    }

    // MARK: Drawing

    private func effect(_ view: AnyView) throws -> AnyView? {
        let amount = Double(number)
        switch name {
        case "foregroundColor": return AnyView(view.foregroundColor(try own.color("value")))
        case "backgroundColor": return AnyView(view.background(try own.color("value")))
        case "background", "overlay", "mask":
            let isBare = (value as? [String: Any])?["$type"] != nil
            let inner = try scene.view(isBare ? value : (value as? [String: Any])?["value"])
            let alignment = isBare ? .center : try a.alignment()
            switch name {
            case "mask": return AnyView(view.mask(alignment: alignment) { inner })
            case "background": return AnyView(view.background(alignment: alignment) { inner })
            default: return AnyView(view.overlay(alignment: alignment) { inner })
            }
        case "opacity": return AnyView(view.opacity(own.number("value").map { Double($0) } ?? 1))
        case "cornerRadius": return AnyView(view.cornerRadius(number))
        case "hidden": return own.flag("value") ? AnyView(view.hidden()) : view
        case "disabled": return AnyView(view.disabled(own.flag("value")))
        case "border": return AnyView(view.border(try a.color("color"), width: a.number("width") ?? 1))
        case "clipped": return AnyView(view.clipped())
        case "clipShape":
            guard OracleScene.types(in: value).contains("Capsule") else { throw OracleScene.Problem("unknown clip shape") }
            return AnyView(view.clipShape(Capsule()))
        case "colorScheme": return AnyView(view.environment(\.colorScheme, own.string("value") == "dark" ? .dark : .light))
        case "blendMode":
            let modes: [String: BlendMode] = [
                "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken, "lighten": .lighten,
            ]
            guard let mode = own.string("value").flatMap({ modes[$0] }) else { throw OracleScene.Problem("unknown blend mode") }
            return AnyView(view.blendMode(mode))
        case "blur": return AnyView(view.blur(radius: number))
        case "brightness": return AnyView(view.brightness(amount))
        case "contrast": return AnyView(view.contrast(amount))
        case "saturation": return AnyView(view.saturation(amount))
        case "grayscale": return AnyView(view.grayscale(amount))
        case "hueRotation": return AnyView(view.hueRotation(.degrees(amount)))
        case "colorInvert": return AnyView(view.colorInvert())
        case "colorMultiply": return AnyView(view.colorMultiply(try own.color("value")))
        case "luminanceToAlpha": return AnyView(view.luminanceToAlpha())
        case "shadow":
            return AnyView(view.shadow(color: try a.color("color"), radius: a.number("radius") ?? 0, x: a.number("x") ?? 0, y: a.number("y") ?? 0))
        case "rotationEffect": return AnyView(view.rotationEffect(.degrees(a.number("degrees") ?? 0), anchor: try a.unitPoint("anchor")))
        case "scaleEffect": return AnyView(view.scaleEffect(x: a.number("x") ?? 1, y: a.number("y") ?? 1, anchor: try a.unitPoint("anchor")))
        case "rotation3DEffect":
            return AnyView(
                view.rotation3DEffect(
                    .degrees(a.number("degrees") ?? 0), axis: (a.number("x") ?? 0, a.number("y") ?? 0, a.number("z") ?? 0),
                    anchor: try a.unitPoint("anchor"), anchorZ: a.number("anchorZ") ?? 0, perspective: a.number("perspective") ?? 1))
        // An attribute of the scenes' own language, which has no effect in their pictures.
        case "perspective": return view
        default: return nil
        }
    }
}
