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
        items.reduce(CGRect.null) { $0.union(inkBounds(of: $1, in: context)) }
    }

    private func inkBounds(of item: DisplayItem, in context: CairoContext) -> CGRect {
        let transform = context.transform
        switch item {
        case .fill(let path, _, _):
            context.setPath(path)
            return context.fillBounds().applying(transform)
        case .stroke(let path, _, let style):
            context.setLine(path)
            return context.strokeBounds(style).applying(transform)
        case .text(let text, let origin): return textBounds(text, at: origin).applying(transform)
        case .image(let image): return image.frame.applying(transform)
        case .group(let effect, let items):
            switch effect {
            case .opacity, .filter, .blend, .isolated(opaque: nil): return inkBounds(of: items, in: context)
            case .isolated(let rect?), .blur(_, let rect?): return rect.applying(transform)
            case .blur(let radius, nil):
                let inner = inkBounds(of: items, in: context)
                let reach = CGFloat(GaussianBlur.reach(sigma: context.pixels(radius)) + 1)
                return inner.isNull ? inner : inner.insetBy(dx: -reach, dy: -reach)
            case .projection(let projection): return inkBounds(of: items, in: context).projected(by: projection.inPixels(of: transform))
            case .mask(let mask): return inkBounds(of: items, in: context).intersection(inkBounds(of: mask, in: context))
            case .clip(let path, _):
                let inner = inkBounds(of: items, in: context)
                context.setPath(path)
                let both = inner.intersection(context.fillBounds().applying(transform))
                return both
            case .shadow(_, let radius, let offset):
                let inner = inkBounds(of: items, in: context)
                if inner.isNull { return inner }
                let reach = CGFloat(GaussianBlur.reach(sigma: context.pixels(radius)) + 1)
                let shift = offset.applying(transform)
                return inner.union(inner.offsetBy(dx: shift.width, dy: shift.height).insetBy(dx: -reach, dy: -reach))
            case .transform(let inner):
                var bounds = CGRect.null
                // The body never throws.
                try? context.saved { () throws(CanvasError) in
                    if context.concatenate(inner) { bounds = inkBounds(of: items, in: context) }
                }
                return bounds
            }
        }
    }
}
