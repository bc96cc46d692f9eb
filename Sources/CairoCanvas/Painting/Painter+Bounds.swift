import Display
import Geometry

extension Painter {
    /// Returns a rectangle that contains all pixels that items may draw on; nil if there are none.
    func inkFrame(of items: [DisplayItem], in context: CairoContext) -> PixelRect? {
        let rect = inkBounds(of: items, in: context)
        return rect.isNull ? nil : PixelRect(around: rect)
    }

    /// Returns a bounding box of items in pixels of the canvas. Clipped items are only reduced to the clip's bounding box.
    func inkBounds(of items: [DisplayItem], in context: CairoContext) -> CGRect {
        CairoInk(painter: self, context: context).ink(of: items, under: context.transform)
    }
}

/// Measures with Cairo: tight bounding boxes, which determine the sizes of layers.
struct CairoInk: InkMeasure {
    let painter: Painter
    /// The context to measure with; its path is replaced.
    let context: CairoContext

    func fill(_ path: Path, under transform: CGAffineTransform) -> CGRect {
        context.measured(under: transform) {
            context.setPath(path)
            return context.fillBounds()
        }
    }

    func stroke(_ path: Path, _ style: StrokeStyle, under transform: CGAffineTransform) -> CGRect {
        context.measured(under: transform) {
            context.setLine(path)
            return context.strokeBounds(style)
        }
    }

    func text(_ text: ShapedText, at origin: CGPoint) -> CGRect { painter.textBounds(text, at: origin) }

    func projected(_ rect: CGRect, by projection: ProjectionTransform, under transform: CGAffineTransform) -> CGRect {
        rect.projected(by: projection.inPixels(of: transform))
    }
}

/// Measures only the points of paths: fast bounding boxes that may be too large, for checking every item of a list.
struct QuickInk: InkMeasure {
    let painter: Painter

    func fill(_ path: Path, under transform: CGAffineTransform) -> CGRect { path.pointBounds.applying(transform) }

    func stroke(_ path: Path, _ style: StrokeStyle, under transform: CGAffineTransform) -> CGRect {
        let box = path.pointBounds
        return box.isNull ? box : box.insetBy(dx: -style.reach, dy: -style.reach).applying(transform)
    }

    func text(_ text: ShapedText, at origin: CGPoint) -> CGRect { painter.textBounds(text, at: origin) }

    func projected(_ rect: CGRect, by projection: ProjectionTransform, under transform: CGAffineTransform) -> CGRect {
        rect.projected(by: projection.inPixels(of: transform))
    }
}
