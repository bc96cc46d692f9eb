import Display
import Geometry

extension ViewGraph {
    /// Returns where a finger touches a target: its center.
    ///
    /// - Throws: `EventError` if no view matches, several match, or the view can't be touched there.
    func reach(_ target: EventTarget) throws(EventError) -> CGPoint {
        if case .point(let point) = target { return point }
        let node = try find(target)
        let point = node.convertToGlobal(CGPoint(x: node.size.width / 2, y: node.size.height / 2))
        try checkReach(of: node, at: point, target)
        return point
    }

    /// Checks that a finger can touch a view: it isn't scrolled out of sight, and no other view that is drawn there takes the touch, such as a bar.
    ///
    /// A view that takes touches without being seen is meant to do so.
    func checkReach(of node: RenderNode, at point: CGPoint, _ target: EventTarget) throws(EventError) {
        let around = Array(sequence(first: node) { $0.parent })
        let scrolls = around.compactMap { $0 as? ScrollRenderNode }
        let isInSight = scrolls.allSatisfy { scroll in
            let (local, origin) = (scroll.convertFromGlobal(point), scroll.absoluteFrame.origin)
            return scroll.window.contains(CGPoint(x: local.x + origin.x, y: local.y + origin.y))
        }
        guard CGRect(origin: .zero, size: configuration.size).contains(point), isInSight else { throw .offCanvas(target) }
        guard let front = root.hitTest(point).first, front !== node, !front.contains(node), !node.contains(front) else { return }
        let path = Array(sequence(first: front) { $0.parent }.prefix { other in !around.contains { $0 === other } })
        guard let branch = path.last else { return }
        let local = branch.convertFromGlobal(point)
        var builder = DisplayListBuilder(time: time, reusesItems: false)
        branch.display(&builder)
        guard builder.items.covers(CGPoint(x: local.x + branch.absoluteOrigin.x, y: local.y + branch.absoluteOrigin.y)) else { return }
        throw .covered(target, by: name(ofCover: path), at: point, canScroll: scrolls.contains { !$0.contains(front) })
    }

    /// Returns what messages call a view that hides others: the innermost name on a path, otherwise its text or its kind.
    private func name(ofCover path: [RenderNode]) -> String {
        for node in path {
            if let cover = node as? NamedCoverRenderNode { return cover.value }
            if let identified = node as? IdentifierRenderNode { return EventTarget.identifier(identified.identifier).words }
            var text = (node as? TextRenderNode)?.string
            node.forEachDescendant { text = text ?? ($0 as? TextRenderNode)?.string }
            if let text, !text.isEmpty, !path.contains(where: { $0 is NamedCoverRenderNode }) { return EventTarget.text(text).words }
        }
        return "another view (\(path.first { $0.isListed }?.name ?? "unnamed"))"
    }
}

extension [DisplayItem] {
    /// Whether any of the items is drawn at a point, so that it hides what is behind it.
    fileprivate func covers(_ point: CGPoint) -> Bool { contains { $0.covers(point) } }
}

extension DisplayItem {
    /// The opacity up to which an item counts as unseen: an estimate.
    private static let leastOpacity = 0.05

    fileprivate func covers(_ point: CGPoint) -> Bool {
        switch self {
        case .fill(let path, let paint, let style):
            if case .color(let color) = paint, Double(color.opacity) < Self.leastOpacity { return false }
            return path.contains(point, eoFill: style.isEOFilled)
        case .stroke: return false
        case .text(let text, let origin): return CGRect(origin: origin, size: text.size).contains(point)
        case .image(let image): return image.frame.contains(point)
        case .group(let effect, let items):
            switch effect {
            case .opacity(let opacity): return opacity >= Self.leastOpacity && items.covers(point)
            case .clip(let path, let style): return path.contains(point, eoFill: style.isEOFilled) && items.covers(point)
            case .mask(let mask): return mask.covers(point) && items.covers(point)
            case .transform(let transform): return items.covers(point.applying(transform.inverted()))
            case .projection: return false
            case .shadow, .blur, .filter, .shader, .blend, .isolated: return items.covers(point)
            }
        }
    }
}
