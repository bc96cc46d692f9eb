import Display

// The short forms of styles and shapes in inspection.

extension AnyShapeStyle: InspectedConvertible {
    var inspectedText: String? { (style as? any InspectedConvertible)?.inspectedText ?? InspectedText.text(style) ?? "\(type(of: style))" }
}

extension NestedForegroundStyle: InspectedConvertible {
    var inspectedText: String? { style.inspectedText }
}

extension HierarchicalShapeStyle: InspectedConvertible {
    var inspectedText: String? {
        let names = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
        return names.indices.contains(level) ? names[level] : "level \(level)"
    }
}

extension Color: InspectedConvertible {
    var inspectedText: String? { description }
}

extension Shape {
    /// The values that inspection shows for a shape with a paint: the shape's parameters, the paint, and a stroke's line width.
    func inspectedValues(_ paint: Paint) -> [ViewDetails.Value] {
        let color: ViewDetails.Value = (self is any StrokedShape ? "stroke" : "fill", "\(paint)")
        let style = (self as? any StrokedShape)?.strokeStyle
        let parameters = InspectedText.values(of: self).filter { $0.name != "value" && $0.name != "style" }
        return parameters + [color] + (style.map { [("lineWidth", InspectedText.number($0.lineWidth))] } ?? [])
    }
}
