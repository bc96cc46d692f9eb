import Display
import Geometry

extension Painter {
    /// The pixels that items may touch, never fewer; nil if none.
    func inkFrame(of items: [DisplayItem], in context: CairoContext) -> PixelRect? {
        let rect = inkBounds(of: items, in: context)
        return rect.isNull ? nil : PixelRect(around: rect)
    }

    /// A box around items in pixels of the canvas. What a clip hides still counts, cut by the clip's own box.
    func inkBounds(of items: [DisplayItem], in context: CairoContext) -> CGRect {
        CairoInk(painter: self, context: context).ink(of: items, under: context.transform)
    }
}

/// Asks Cairo: tight boxes, by which layers are made.
struct CairoInk: InkMeasure {
    let painter: Painter
    /// Of which the path and the transform may be changed.
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

/// Looks at the points of paths only: boxes that may be too large, for looking at every item of a list.
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
