/// A style whose gradients extend over a rect instead of the painted view.
struct PlacedShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    /// In points from the view's top left corner.
    let rect: CGRect

    func _paint(in environment: EnvironmentValues) -> _Paint {
        switch style.paint(in: environment) {
        case .gradient(var gradient):
            // The rect of an inner `in(_:)` is the one that counts.
            gradient.area = gradient.area ?? rect
            return _Paint(.gradient(gradient))
        case .mesh(var mesh):
            mesh.area = mesh.area ?? rect
            return _Paint(.mesh(mesh))
        // Images begin at the rect's corner; colors and materials are the same everywhere.
        case .image(let pattern) where !pattern.isPlaced:
            var placed = pattern.moved(to: rect.origin)
            placed.isPlaced = true
            return _Paint(.image(placed))
        case .shader(let shader): return _Paint(.shader(shader.placed(in: rect)))
        case let paint: return _Paint(paint)
        }
    }
    func _shadows(in environment: EnvironmentValues) -> [_ResolvedShadow] { style._shadows(in: environment) }
    func _blendMode(in environment: EnvironmentValues) -> BlendMode? { style._blendMode(in: environment) }
}

extension ShapeStyle {
    /// Returns the style with its unit points relative to a rect, in points from the painted view's top left corner, instead of the view.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { PlacedShapeStyle(style: self, rect: rect) }
}
