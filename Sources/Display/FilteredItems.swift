import Geometry

extension ColorFilter {
    /// Returns the items with the filter applied to their colors, or nil if it must be applied to their pixels.
    ///
    /// SwiftUI filters the stops of a gradient, not the colors between them (Documentation/Semantics/Drawing.md#color-filters). Without gradients the result
    /// is nil, as it is for items with images, blend modes, and blurs, and for filters that change opacities by colors.
    package func applied(to items: [DisplayItem]) -> [DisplayItem]? {
        switch self {
        case .luminanceToAlpha, .matrix, .alphaThreshold: return nil
        case .brightness, .contrast, .saturation, .grayscale, .hueRotation, .multiply, .invert: break
        }
        guard items.contains(where: \.hasGradient) else { return nil }
        return filtered(items, by: matrix)
    }

    private func filtered(_ items: [DisplayItem], by matrix: ColorMatrix) -> [DisplayItem]? {
        var result: [DisplayItem] = []
        for item in items {
            guard let item = filtered(item, by: matrix) else { return nil }
            result.append(item)
        }
        return result
    }

    private func filtered(_ item: DisplayItem, by matrix: ColorMatrix) -> DisplayItem? {
        switch item {
        case .fill(let path, let paint, let style): return filtered(paint, by: matrix).map { .fill(path, $0, style) }
        case .stroke(let path, let paint, let style): return filtered(paint, by: matrix).map { .stroke(path, $0, style) }
        case .text(var text, let point):
            guard text.attachments.isEmpty, text.runs.allSatisfy({ !$0.hasOwnColors }) else { return nil }
            for index in text.runs.indices { text.runs[index].color = matrix.clamped(text.runs[index].color) }
            for index in text.decorations.indices { text.decorations[index].color = matrix.clamped(text.decorations[index].color) }
            return .text(text, point)
        case .image: return nil
        case .group(let effect, let items):
            switch effect {
            case .opacity, .clip, .mask, .transform, .projection: return filtered(items, by: matrix).map { .group(effect, $0) }
            case .shadow, .blur, .filter, .shader, .blend, .isolated: return nil
            }
        }
    }

    private func filtered(_ paint: Paint, by matrix: ColorMatrix) -> Paint? {
        switch paint {
        case .color(let color): return .color(matrix.clamped(color))
        case .gradient(var gradient):
            for index in gradient.stops.indices { gradient.stops[index].color = matrix.unclamped(gradient.stops[index].color) }
            return .gradient(gradient)
        case .mesh(var mesh):
            mesh.colors = mesh.colors.map(matrix.unclamped)
            mesh.background = matrix.unclamped(mesh.background)
            return .mesh(mesh)
        case .material, .image, .shader: return nil
        }
    }
}

extension DisplayItem {
    /// Whether colors are interpolated in the item.
    fileprivate var hasGradient: Bool {
        switch self {
        case .fill(_, let paint, _), .stroke(_, let paint, _):
            switch paint {
            case .gradient, .mesh: true
            case .color, .material, .image, .shader: false
            }
        case .text, .image: false
        case .group(_, let items): items.contains(where: \.hasGradient)
        }
    }
}

extension ColorMatrix {
    /// Applies the rows to a color; components beyond 0…1 are not clamped.
    fileprivate func unclamped(_ color: ResolvedColor) -> ResolvedColor {
        let (r, g, b) = (Float(color.red), Float(color.green), Float(color.blue))
        func row(_ x: Float, _ y: Float, _ z: Float, _ constant: Float) -> Double { Double(r * x + g * y + b * z + constant) }
        return ResolvedColor(
            red: row(r1, r2, r3, r5), green: row(g1, g2, g3, g5), blue: row(b1, b2, b3, b5), opacity: Double(color.opacity * min(max(a4, 0), 1)))
    }

    fileprivate func clamped(_ color: ResolvedColor) -> ResolvedColor {
        let result = unclamped(color)
        func limited(_ component: Double) -> Double { min(max(component, 0), 1) }
        return ResolvedColor(red: limited(result.red), green: limited(result.green), blue: limited(result.blue), opacity: Double(result.opacity))
    }
}
