import Display
import Geometry
import Views

/// A shape, a picture, a colour or a canvas as a display list has it, with what the groups around it do to it.
struct SeenDrawing {
    var view: InspectedView
    /// Around what it paints, on the canvas, in points.
    var box: CGRect
    /// What clips leave of the place where it lies; nil for all.
    var clip: CGRect?
    /// What the scroll views around it leave; nil for all.
    var window: CGRect?
    /// Whether a mask or a blur makes its edges, or it is seen at an angle: boxes say little then.
    var isSoft: Bool

    /// Whether both are in the same place.
    func isAtRest(with other: SeenDrawing) -> Bool { box == other.box && clip == other.clip && window == other.window }

    /// All of them that a person is meant to see, in paint order.
    static func all(in list: DisplayList, views: [InspectedView]) -> [SeenDrawing] {
        var walk = Walk()
        for view in views {
            switch view.kind {
            case .scroll(let window): walk.windows.append(Path(window))
            case .canvas:
                // What it draws is its own affair: its frame counts.
                guard !view.isLeaving, !view.isDecoration, view.rect.width > 0, view.rect.height > 0 else { continue }
                walk.found.append(SeenDrawing(view: view, box: view.rect, window: view.scrollWindow, isSoft: true))
            case .image, .shape, .color:
                guard let ink = view.ink, ink.all.width > 0, ink.all.height > 0 else { continue }
                walk.waiting[Place(ink.first), default: []].append(view)
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

    private struct Place: Hashable {
        var x: CGFloat
        var y: CGFloat
        var width: CGFloat
        var height: CGFloat

        init(_ rect: CGRect) { (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height) }
    }

    /// Finds the views that items come from by their places.
    private struct Walk {
        /// Views that haven't been met, by the place of the first thing that they paint.
        var waiting: [Place: [InspectedView]] = [:]
        var windows: [Path] = []
        var found: [SeenDrawing] = []

        /// Fainter than this, nothing is meant to be seen.
        private static let leastOpacity = 0.05

        mutating func visit(_ items: [DisplayItem], _ around: Surroundings) {
            for item in items {
                guard case .group(let effect, let items) = item else {
                    if let box = item.inkBoxes.first { meet(box, item.opacity, around) }
                    continue
                }
                var inner = around
                switch effect {
                case .opacity(let opacity): inner.opacity *= opacity
                case .transform(let transform): inner.transform = transform.concatenating(around.transform)
                case .projection, .mask, .blur: inner.isSoft = true
                case .clip(let path, _):
                    let box = path.boundingRect.applying(around.transform)
                    if windows.contains(path) {
                        inner.window = around.window.map { $0.intersection(box) } ?? box
                    } else {
                        inner.clip = around.clip.map { $0.intersection(box) } ?? box
                    }
                case .shadow, .filter, .blend, .isolated: break
                }
                visit(items, inner)
            }
        }

        /// Takes the view that paints something in a place, if there is one.
        private mutating func meet(_ box: CGRect, _ opacity: Double, _ around: Surroundings) {
            let place = Place(box)
            guard let view = waiting[place]?.first else { return }
            waiting[place]?.removeFirst()
            guard !view.isLeaving, !view.isDecoration, opacity * around.opacity >= Self.leastOpacity, let ink = view.ink else { return }
            found.append(
                SeenDrawing(
                    view: view, box: ink.all.applying(around.transform), clip: around.clip, window: around.window,
                    isSoft: around.isSoft || !around.transform.keepsAxes))
        }
    }
}

extension DisplayItem {
    /// Of what it is painted with, 0…1; 1 where that differs from place to place.
    fileprivate var opacity: Double {
        switch self {
        case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): Double(color.opacity)
        case .fill, .stroke, .text, .image, .group: 1
        }
    }
}

extension CGAffineTransform {
    /// Whether rectangles stay rectangles, so that the box around one is no larger than itself.
    fileprivate var keepsAxes: Bool { (abs(b) < 1e-9 && abs(c) < 1e-9) || (abs(a) < 1e-9 && abs(d) < 1e-9) }
}
