import CCairo
import Display
import Geometry

extension Painter {
    /// Paints a blurred picture of items.
    ///
    /// - Parameters:
    ///   - radius: the standard deviation in points, below 0 taken for 0: sharp.
    ///   - opaque: points; see `DisplayEffect.blur`.
    func paintBlurred(_ items: [DisplayItem], radius: CGFloat, opaque: CGRect?, in context: CairoContext) throws(CanvasError) {
        let sigma = context.sigma(radius)
        guard sigma.isFinite, let clip = context.clipFrame() else { return }
        let reach = GaussianBlur.reach(sigma: sigma)
        // What is off the canvas still shines onto it.
        let near = clip.expanded(by: reach + 1).cut(to: ImageSurface.longestSide)
        guard let opaque else {
            guard let source = inkFrame(of: items, in: context)?.expanded(by: reach).intersection(near) else { return }
            let layer = try layer(of: items, frame: source, in: context, needed: context.needed?.expanded(by: BlurSpread.influence(sigma: sigma)))
            GaussianBlur.blur(layer, sigma: sigma)
            return try context.draw(layer)
        }
        guard let frame = PixelRect(inside: opaque.applying(context.transform)), let source = frame.intersection(near) else { return }
        let layer = try blackLayer(of: items, frame: source, in: context, needed: context.needed?.expanded(by: BlurSpread.influence(sigma: sigma)))
        GaussianBlur.blur(layer, sigma: sigma, repeatsEdges: true)
        try context.saved { () throws(CanvasError) in
            context.setFillStyle(FillStyle())
            context.setPath(Path(opaque))
            context.clip()
            try context.draw(layer)
        }
    }

    /// Paints items with the colours of their pixels changed.
    func paintFiltered(_ items: [DisplayItem], by filter: ColorFilter, in context: CairoContext) throws(CanvasError) {
        guard let layer = try layer(of: items, in: context) else { return }
        PixelFilter(filter).apply(to: layer)
        try context.draw(layer)
    }

    /// Paints items as one, mixed with what is there.
    func paintBlended(_ items: [DisplayItem], mode: BlendMode, in context: CairoContext) throws(CanvasError) {
        guard let layer = try layer(of: items, in: context) else { return }
        if let way = mode.cairoOperator { return try context.draw(layer, operator: way) }
        let result = try surface(layer.frame)
        let pen = try CairoContext(surface: result, transform: .identity)
        try pen.draw(context.surface, operator: CAIRO_OPERATOR_SOURCE)
        try pen.checkStatus()
        if let hues = HueBlend(mode) { hues.blend(layer, onto: result) } else { PlusDarker.blend(layer, onto: result) }
        try context.saved { () throws(CanvasError) in
            // Or what is beyond the layer would be taken for empty.
            context.clip(to: layer.frame)
            try context.draw(result, operator: CAIRO_OPERATOR_SOURCE)
        }
    }

    /// Paints items as one.
    func paintIsolated(_ items: [DisplayItem], opaque: CGRect?, in context: CairoContext) throws(CanvasError) {
        guard let opaque else {
            // On their own items look the same where none of them looks at what lies below.
            if !items.contains(where: { $0.reachesBelow }) { return try paint(items, in: context) }
            if let layer = try layer(of: items, in: context) { try context.draw(layer) }
            return
        }
        guard let clip = context.clipFrame(), let frame = PixelRect(around: opaque.applying(context.transform))?.intersection(clip) else { return }
        let layer = try blackLayer(of: items, frame: frame, in: context, needed: context.needed)
        try context.saved { () throws(CanvasError) in
            context.setFillStyle(FillStyle())
            context.setPath(Path(opaque))
            context.clip()
            try context.draw(layer)
        }
    }

    /// Items painted off screen on black.
    private func blackLayer(of items: [DisplayItem], frame: PixelRect, in context: CairoContext, needed: PixelRegion?) throws(CanvasError) -> ImageSurface {
        let layer = try surface(frame)
        let pen = try CairoContext(surface: layer, transform: context.transform, needed: needed)
        unsafe pen.withHandle { pen in
            unsafe cairo_set_source_rgb(pen, 0, 0, 0)
            unsafe cairo_paint(pen)
        }
        try paint(items, in: pen)
        try pen.checkStatus()
        return layer
    }

    /// What is seen through a material: all that lies below, in the layers around too, blurred and tinted.
    func glass(_ material: MaterialPaint, opacity: Double, frame: PixelRect, in context: CairoContext) throws(CanvasError) -> ImageSurface {
        let sigma = context.sigma(material.radius)
        let reach = GaussianBlur.reach(sigma: sigma)
        var pens = [context]
        while let next = pens.last?.backdrop { pens.append(next) }
        // At the canvas' edge its last pixels go on, or the glass would get darker there.
        let wide = frame.expanded(by: reach)
        let below = try surface(wide.intersection(pens.last?.surface.frame ?? wide) ?? frame)
        let pen = try CairoContext(surface: below, transform: .identity)
        for context in pens.reversed() { try pen.draw(context.surface) }
        try pen.checkStatus()
        GaussianBlur.blur(below, sigma: sigma, repeatsEdges: true)
        PixelFilter(.saturation(material.saturation)).apply(to: below)
        pen.setSource(material.tint)
        unsafe pen.withHandle { unsafe cairo_paint($0) }
        let visible = material.opacity * opacity
        if visible < 1 { PixelFilter(.multiply(ResolvedColor(red: 1, green: 1, blue: 1, opacity: visible))).apply(to: below) }
        try pen.checkStatus()
        return below
    }
}

extension CairoContext {
    /// A length in pixels, below 0 taken for 0; where the transform squeezes, by the square root of the area.
    func pixels(_ length: CGFloat) -> Double { transform.pixels(length) }

    /// A standard deviation in pixels: not finite for one that isn't, else `BlurSpread.widest` at the most.
    func sigma(_ radius: CGFloat) -> Double {
        guard radius.isFinite else { return Double(radius) }
        return min(pixels(radius), BlurSpread.widest)
    }
}

extension PixelRect {
    /// The middle of the rectangle, with no side longer than `side`.
    func cut(to side: Int) -> PixelRect {
        let (left, top) = (max(0, width - side + 1) / 2, max(0, height - side + 1) / 2)
        return PixelRect(x: x + left, y: y + top, width: min(width, side), height: min(height, side))
    }

    /// All pixels that a rectangle touches, and none more; nil for a rectangle without an inside.
    init?(inside rect: CGRect) {
        guard let around = PixelRect(around: rect), around.width > 2, around.height > 2 else { return nil }
        self = around.expanded(by: -1)
    }
}

extension BlendMode {
    /// Cairo's way of mixing like this; nil where it has none. Its modes are PDF's, too.
    fileprivate var cairoOperator: cairo_operator_t? {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        // Mixed by us: `HueBlend`, `PlusDarker`.
        case .hue, .saturation, .color, .luminosity, .plusDarker: nil
        }
    }
}
