import Display
import Geometry
import Views

/// A shape, an image, a color or a canvas in a display list, with the effects of the groups around it.
struct SeenDrawing {
    var view: InspectedView
    /// The bounding box of its painting on the canvas, in points.
    var box: CGRect
    /// The area that clips leave visible; nil without clips.
    var clip: CGRect?
    /// The area that the scroll views around it leave visible; nil without scroll views.
    var window: CGRect?
    /// Whether a mask or a blur forms its edges, or it is projected in perspective, so that its box is unreliable.
    var isSoft: Bool

    /// Returns whether both have the same position.
    func isAtRest(with other: SeenDrawing) -> Bool { box == other.box && clip == other.clip && window == other.window }

    /// Returns all drawings that people are meant to see, in paint order.
    static func all(in list: DisplayList, views: [InspectedView]) -> [SeenDrawing] {
        var walk = Walk()
        for view in views {
            switch view.kind {
            case .scroll(let window): walk.windows.append(Path(window))
            case .canvas:
                // The contents of a canvas aren't checked; only its frame counts.
                guard !view.isLeaving, !view.isDecoration, view.rect.width > 0, view.rect.height > 0 else { continue }
                walk.found.append(SeenDrawing(view: view, box: view.rect, window: view.scrollWindow, isSoft: true))
            case .image, .shape, .color:
                guard let ink = view.ink, ink.all.width > 0, ink.all.height > 0 else { continue }
                walk.waiting[BoxKey(ink.first), default: []].append(view)
            case .text, .control, .other: break
            }
        }
        walk.visit(list.items, Surroundings())
        return walk.found
    }

    private struct Surroundings {
        var transform = CGAffineTransform.identity
        var opacity = 1.0
        var clip: CGRect?
        var window: CGRect?
        var isSoft = false
    }

    private struct BoxKey: Hashable {
        var x: CGFloat
        var y: CGFloat
        var width: CGFloat
        var height: CGFloat

        init(_ rect: CGRect) { (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height) }
    }

    /// Finds the views of display items by their boxes.
    private struct Walk {
        /// Views that haven't been matched yet, by the box of the first item that they paint.
        var waiting: [BoxKey: [InspectedView]] = [:]
        var windows: [Path] = []
        var found: [SeenDrawing] = []

        /// The opacity below which a drawing isn't meant to be visible.
        private static let leastOpacity = 0.05

        mutating func visit(_ items: [DisplayItem], _ around: Surroundings) {
            for item in items {
                guard case .group(let effect, let items) = item else {
                    if let box = item.inkBoxes.first { match(box, item.opacity, around) }
                    continue
                }
                var inner = around
                switch effect {
                case .opacity(let opacity): inner.opacity *= opacity
                case .transform(let transform): inner.transform = transform.concatenating(around.transform)
                case .projection, .mask, .blur, .shader: inner.isSoft = true
                case .clip(let path, _):
                    let box = path.boundingRect.applying(around.transform)
                    if windows.contains(path) {
                        inner.window = around.window.map { $0.overlap(with: box) } ?? box
                    } else {
                        inner.clip = around.clip.map { $0.overlap(with: box) } ?? box
                    }
                case .shadow, .filter, .blend, .isolated: break
                }
                visit(items, inner)
            }
        }

        /// Records the view whose painting has this box, if there is one.
        private mutating func match(_ box: CGRect, _ opacity: Double, _ around: Surroundings) {
            let key = BoxKey(box)
            guard let view = waiting[key]?.first else { return }
            waiting[key]?.removeFirst()
            guard !view.isLeaving, !view.isDecoration, opacity * around.opacity >= Self.leastOpacity, let ink = view.ink else { return }
            found.append(
                SeenDrawing(
                    view: view, box: ink.all.applying(around.transform), clip: around.clip, window: around.window,
                    isSoft: around.isSoft || !around.transform.keepsAxes))
        }
    }
}

extension DisplayItem {
    /// The opacity of its paint, 0…1; 1 if the opacity varies.
    fileprivate var opacity: Double {
        switch self {
        case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): Double(color.opacity)
        case .fill, .stroke, .text, .image, .group: 1
        }
    }
}

extension CGAffineTransform {
    /// Whether rectangles stay axis-aligned, so that their bounding boxes are exact.
    fileprivate var keepsAxes: Bool { (abs(b) < 1e-9 && abs(c) < 1e-9) || (abs(a) < 1e-9 && abs(d) < 1e-9) }
}
