extension RenderNode {
    /// Converts `point` from the node's own space to the space of the root, through all transform effects around the node.
    final func convertToGlobal(_ point: CGPoint) -> CGPoint {
        var result = CGPoint(x: point.x + absoluteOrigin.x, y: point.y + absoluteOrigin.y)
        var next = effect
        while let current = next {
            result = result.applying(current.absoluteTransform)
            next = current.effect
        }
        return result
    }

    /// Converts `point` from the space of the root to the node's own space.
    final func convertFromGlobal(_ point: CGPoint) -> CGPoint {
        var effects: [TransformEffectRenderNode] = []
        var next = effect
        while let current = next {
            effects.append(current)
            next = current.effect
        }
        var result = point
        for effect in effects.reversed() { result = result.applying(effect.absoluteTransform.inverted()) }
        return CGPoint(x: result.x - absoluteOrigin.x, y: result.y - absoluteOrigin.y)
    }

    /// Returns the bounding box of `rect`'s corners after `convert`.
    final func convertRect(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(convert)
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else { return rect }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
