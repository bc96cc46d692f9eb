/// One line of a layout listing: a view with its resolved rect.
package struct LayoutEntry: Sendable, Equatable {
    /// The kind of view: "Text", "VStack", "padding".
    package var name: String
    /// The view's text, or its identifier.
    package var label: String?
    /// The rect in the final layout: points in the root's coordinates, unrounded, before transform effects.
    package var rect: CGRect
    /// The bounding box of the painted area on the canvas at the present time, in points: between two rects while an animation runs, after
    /// transform effects and transitions. The edges of a container move with those of its content.
    package var paintedRect: CGRect
    /// The part of `paintedRect` that no clip and no window of a scroll view around it hides; nil if the view can't be seen, for example because its opacity is 0.
    package var visibleRect: CGRect?
    /// Whether events pass through it to the views behind.
    package var letsEventsThrough = false
    /// The number of views that contain it.
    package var depth: Int

    package init(name: String, label: String? = nil, rect: CGRect, paintedRect: CGRect, depth: Int) {
        (self.name, self.label, self.rect, self.paintedRect, self.depth) = (name, label, rect, paintedRect, depth)
    }

    /// Whether the view is painted elsewhere than at its final rect, by more than rounding to pixels at `scale` explains.
    package func isPaintedElsewhere(scale: CGFloat) -> Bool {
        let limit = 1 / scale + 1e-6
        return abs(rect.minX - paintedRect.minX) > limit || abs(rect.minY - paintedRect.minY) > limit || abs(rect.maxX - paintedRect.maxX) > limit
            || abs(rect.maxY - paintedRect.maxY) > limit
    }
}

extension ViewGraph {
    /// Returns every view with its rect in the final layout of the present time, and with the rect where it is painted, in paint order.
    ///
    /// - Complexity: proportional to the number of views times their depth.
    package func layoutListing() -> [LayoutEntry] {
        var entries: [LayoutEntry] = []
        var places: [ObjectIdentifier: Int] = [:]
        visitLayout(
            enter: { node, depth in
                guard node.isListed else { return }
                places[ObjectIdentifier(node)] = entries.count
                entries.append(LayoutEntry(name: node.name, label: node.listedLabel, rect: node.absoluteFrame, paintedRect: .null, depth: depth))
            },
            leave: { node, painted, context in
                guard let index = places[ObjectIdentifier(node)] else { return }
                entries[index].paintedRect = painted
                entries[index].visibleRect = context.visiblePart(of: painted)
                entries[index].letsEventsThrough = context.letsEventsThrough
            })
        return entries
    }

    /// Returns the bounding box of the area where each node is painted at the present time.
    ///
    /// - Complexity: proportional to the number of views times their depth.
    func paintedRects() -> [ObjectIdentifier: CGRect] {
        var rects: [ObjectIdentifier: CGRect] = [:]
        visitLayout(enter: { _, _ in }, leave: { node, painted, _ in rects[ObjectIdentifier(node)] = painted })
        return rects
    }

    /// Visits all nodes in paint order.
    ///
    /// - Parameters:
    ///   - enter: gets a node and its depth before the nodes inside.
    ///   - leave: gets a node and its painted rect after the nodes inside.
    private func visitLayout(enter: (RenderNode, Int) -> Void, leave: (RenderNode, CGRect, ListingContext) -> Void) {
        /// Visits the nodes below a node, and returns the final and the painted bounding box of the views inside, before the transforms around the node.
        func visit(_ node: RenderNode, _ depth: Int, _ around: ListingContext) -> MovedBox? {
            let inner = node.paintedTransform.map { $0.concatenating(around.transform) } ?? around.transform
            var box: MovedBox?
            node.forEachChild { child in
                var context = around
                context.transform = inner
                context.enter(child)
                enter(child, depth)
                let content = visit(child, child.isListed ? depth + 1 : depth, context)
                let own = child.movedBox(content: content)
                leave(child, own.painted.boundingBox(through: inner), context)
                box = box?.union(own) ?? own
            }
            return box
        }
        _ = visit(root, 0, ListingContext())
    }
}

/// The effect of the views around a view on where it is painted.
@MainActor
private struct ListingContext {
    var transform = ProjectionTransform()
    /// The area that the clips around it leave, on the canvas; nil without a clip.
    var clip: CGRect?
    var letsEventsThrough = false

    mutating func enter(_ node: RenderNode) {
        letsEventsThrough = letsEventsThrough || node.letsEventsThrough
        guard let area = node.paintedArea else { return }
        let onCanvas = area.isNull ? area : area.boundingBox(through: transform)
        clip = clip.map { $0.overlap(with: onCanvas) } ?? onCanvas
    }

    /// Returns the part of a rect on the canvas that the clips leave; nil if no part is left. A view without a width or height has a part without it.
    func visiblePart(of rect: CGRect) -> CGRect? {
        guard let clip else { return rect }
        let part = rect.overlap(with: clip)
        return part.isNull || (part.isEmpty && !rect.isEmpty) ? nil : part
    }
}

/// An area in the final layout, and where it is painted on its way there.
struct MovedBox {
    var final: CGRect
    var painted: CGRect

    func union(_ other: MovedBox) -> MovedBox { MovedBox(final: final.union(other.final), painted: painted.union(other.painted)) }
}

extension RenderNode {
    /// Returns the node's rect in the final layout and on screen, in the root's space before transform effects.
    fileprivate func movedBox(content: MovedBox?) -> MovedBox {
        let final = absoluteFrame
        if let painted = paintedFrame { return MovedBox(final: final, painted: painted) }
        guard let content, content.final != content.painted else { return MovedBox(final: final, painted: final) }
        let (from, to) = (content.final, content.painted)
        let (minX, minY) = (final.minX + to.minX - from.minX, final.minY + to.minY - from.minY)
        let (maxX, maxY) = (final.maxX + to.maxX - from.maxX, final.maxY + to.maxY - from.maxY)
        return MovedBox(final: final, painted: CGRect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY)))
    }
}

extension CGRect {
    /// Returns the bounding box of the rect's corners after a projection.
    fileprivate func boundingBox(through projection: ProjectionTransform) -> CGRect {
        guard !projection.isIdentity else { return self }
        let corners = [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)]
        let points = corners.map { $0.applying(projection) }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max(), (maxX - minX).isFinite, (maxY - minY).isFinite else {
            return self
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
