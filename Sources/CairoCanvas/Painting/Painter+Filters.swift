import CCairo
import Display
import Geometry

extension Painter {
    /// Paints items blurred.
    ///
    /// - Parameters:
    ///   - radius: the standard deviation in points; values below 0 count as 0, which doesn't blur.
    ///   - opaque: a rectangle in points; see `DisplayEffect.blur`.
    func paintBlurred(_ items: [DisplayItem], radius: CGFloat, opaque: CGRect?, in context: CairoContext) throws(CanvasError) {
        let sigma = context.sigma(radius)
        guard sigma.isFinite, let clip = context.clipFrame() else { return }
        let reach = GaussianBlur.reach(sigma: sigma)
        // Items beyond the canvas may spread onto it.
        let near = clip.expanded(by: reach + 1).limited(toSide: ImageSurface.longestSide)
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

    /// Paints items with a color filter.
    func paintFiltered(_ items: [DisplayItem], by filter: ColorFilter, in context: CairoContext) throws(CanvasError) {
        if let items = filter.applied(to: items) { return try paint(items, in: context) }
        guard let layer = try layer(of: items, in: context) else { return }
        PixelFilter(filter).apply(to: layer)
        try context.draw(layer)
    }

    /// Paints items as a group, blended with the pixels below.
    func paintBlended(_ items: [DisplayItem], mode: BlendMode, in context: CairoContext) throws(CanvasError) {
        if context.surface.isVector, let compositing = mode.cairoOperator ?? mode.vectorOperator {
            return try context.grouped(operator: compositing) { () throws(CanvasError) in try paint(items, in: context) }
        }
        guard let layer = try layer(of: items, in: context) else { return }
        if let compositing = mode.cairoOperator { return try context.draw(layer, operator: compositing) }
        let result = try surface(layer.frame)
        let pen = try CairoContext(surface: result, transform: .identity)
        try pen.draw(context.surface, operator: CAIRO_OPERATOR_SOURCE)
        try pen.checkStatus()
        if let hues = HueBlend(mode) { hues.blend(layer, onto: result) } else { PlusDarker.blend(layer, onto: result) }
        try context.saved { () throws(CanvasError) in
            // Otherwise, pixels beyond the layer would be cleared.
            context.clip(to: layer.frame)
            try context.draw(result, operator: CAIRO_OPERATOR_SOURCE)
        }
    }

    /// Paints items as a group.
    ///
    /// - Parameter opaque: a rectangle in points that the group fills, on black; nil for a transparent group as large as its items.
    func paintIsolated(_ items: [DisplayItem], opaque: CGRect?, in context: CairoContext) throws(CanvasError) {
        guard let opaque else {
            // Unless an item depends on the pixels below, painting directly gives the same result.
            if !items.contains(where: { $0.reachesBelow }) { return try paint(items, in: context) }
            if context.surface.isVector { return try context.grouped { () throws(CanvasError) in try paint(items, in: context) } }
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

    /// Paints items off screen on black.
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

    /// Returns the backdrop of a material: all pixels below, including those of the enclosing layers, blurred and tinted.
    func materialBackdrop(_ material: MaterialPaint, opacity: Double, frame: PixelRect, in context: CairoContext) throws(CanvasError) -> ImageSurface {
        let sigma = context.sigma(material.radius)
        let reach = GaussianBlur.reach(sigma: sigma)
        var pens = [context]
        while let next = pens.last?.backdrop { pens.append(next) }
        // The canvas's outermost pixels are repeated, because materials would otherwise get darker toward its edges.
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
    /// Converts a length to pixels; values below 0 count as 0. If the transform isn't uniform, it scales by the square root of its change in area.
    func pixels(_ length: CGFloat) -> Double { transform.pixels(length) }

    /// Converts a standard deviation to pixels, limited to `BlurSpread.widest`. The result is finite if and only if `radius` is.
    func sigma(_ radius: CGFloat) -> Double {
        guard radius.isFinite else { return Double(radius) }
        return min(pixels(radius), BlurSpread.widest)
    }
}

extension PixelRect {
    /// Returns the central part of the rectangle whose sides are at most `side` long.
    func limited(toSide side: Int) -> PixelRect {
        let (left, top) = (max(0, width - side + 1) / 2, max(0, height - side + 1) / 2)
        return PixelRect(x: x + left, y: y + top, width: min(width, side), height: min(height, side))
    }

    /// The pixels that a rectangle touches, without the margin of `PixelRect(around:)`; nil for an empty rectangle.
    init?(inside rect: CGRect) {
        guard let around = PixelRect(around: rect), around.width > 2, around.height > 2 else { return nil }
        self = around.expanded(by: -1)
    }
}

extension BlendMode {
    /// Cairo's operator for a mode that the painter computes itself where there are pixels; nil if it has none.
    var vectorOperator: cairo_operator_t? {
        switch self {
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        default: nil
        }
    }

    /// Cairo's operator for the mode, which follows PDF as well; nil if it has none.
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
        // Implemented by `HueBlend` and `PlusDarker`.
        case .hue, .saturation, .color, .luminosity, .plusDarker: nil
        }
    }
}
