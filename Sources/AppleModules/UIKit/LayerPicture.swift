import AppleCoreGraphics
import Easel

/// Drawings of gradients and shapes inside of a view's layer.
@MainActor
enum LayerPicture {
    /// The sublayers at their frames, in order; nil if one of them can't be drawn.
    static func sublayers(of layer: CALayer) -> AnyView? {
        var pictures: [AnyView] = []
        for part in layer.sublayers ?? [] where !part.isHidden {
            guard let picture = picture(of: part) else { return nil }
            pictures.append(picture)
        }
        return AnyView(ZStack(alignment: .topLeading) { ForEach(Array(pictures.enumerated()), id: \.offset) { $0.element } })
    }

    /// A layer at its frame; an empty frame fills the view.
    private static func picture(of layer: CALayer) -> AnyView? {
        guard let own = own(layer), let inner = sublayers(of: layer), layer.mask == nil else { return nil }
        let frame = layer.frame
        let content = own.overlay { inner }.background(layer.backgroundColor.map { Color(cgColor: $0) } ?? .clear)
            .clipShape(RoundedRectangle(cornerRadius: layer.cornerRadius)).opacity(Double(layer.opacity))
        if frame.size == .zero { return AnyView(content.frame(maxWidth: .infinity, maxHeight: .infinity)) }
        return AnyView(
            content.frame(width: frame.width, height: frame.height).transformEffect(layer.affineTransform()).offset(x: frame.minX, y: frame.minY))
    }

    /// The layer's own content above its background.
    static func own(_ layer: CALayer) -> AnyView? {
        switch layer {
        case let gradient as CAGradientLayer: return self.gradient(gradient)
        case let shape as CAShapeLayer: return self.shape(shape)
        default: return type(of: layer) == CALayer.self && layer.contents == nil ? AnyView(Color.clear) : nil
        }
    }

    /// A view's content with the effects of its layer and its transform: corners, border, mask, shadow; in the view's own style.
    static func finished(_ content: AnyView, of view: UIView) -> AnyView {
        effects(of: view, on: content).inStyle(view.overrideUserInterfaceStyle)
    }

    private static func effects(of view: UIView, on content: AnyView) -> AnyView {
        let layer = view.layer
        let shape = corners(layer)
        let clipped = layer.cornerRadius > 0 || layer.masksToBounds || view.clipsToBounds ? AnyView(content.clipShape(shape)) : content
        let bordered = clipped.overlay {
            if layer.borderWidth > 0 { shape.strokeBorder(Color(cgColor: layer.borderColor ?? .black), lineWidth: layer.borderWidth) }
        }
        let mask = view.mask.map { $0.picture() } ?? layer.mask.map { picture(of: $0) }
        let masked =
            switch mask {
            case .none: AnyView(bordered)
            case .some(.none): AnyView(bordered.notDrawn("UIView.mask"))
            case .some(.some(let mask)): AnyView(bordered.mask(alignment: .topLeading) { mask })
            }
        let shadow = Color(cgColor: layer.shadowColor ?? CGColor(gray: 0, alpha: 1)).opacity(Double(layer.shadowOpacity))
        let casts = layer.shadowOpacity > 0 && !layer.masksToBounds && !view.clipsToBounds
        let shaded =
            casts
            ? AnyView(
                masked.compositingGroup().shadow(color: shadow, radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height))
            : masked
        let opacity = view.isHidden || layer.isHidden ? 0 : Double(view.alpha) * Double(layer.opacity)
        guard !view.transform.isIdentity else { return AnyView(shaded.opacity(opacity)) }
        let parts = view.transform.decomposed()
        return AnyView(
            shaded.scaleEffect(x: parts.scale.width, y: parts.scale.height).rotationEffect(.radians(Double(parts.rotation)))
                .offset(x: parts.translation.dx, y: parts.translation.dy).opacity(opacity))
    }

    private static func corners(_ layer: CALayer) -> UnevenRoundedRectangle {
        func radius(_ corner: CACornerMask) -> CGFloat { layer.maskedCorners.contains(corner) ? layer.cornerRadius : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: radius(.layerMinXMinYCorner), bottomLeadingRadius: radius(.layerMinXMaxYCorner),
            bottomTrailingRadius: radius(.layerMaxXMaxYCorner), topTrailingRadius: radius(.layerMaxXMinYCorner),
            style: layer.cornerCurve == .continuous ? .continuous : .circular)
    }

    private static func gradient(_ layer: CAGradientLayer) -> AnyView? {
        let colors = (layer.colors ?? []).compactMap { $0 as? CGColor ?? ($0 as? UIColor)?.cgColor }.map { Color(cgColor: $0) }
        let places = layer.locations?.map { CGFloat($0.doubleValue) } ?? []
        let last = CGFloat(max(1, colors.count - 1))
        let stops = colors.enumerated().map { index, color in
            Gradient.Stop(color: color, location: places.count == colors.count ? places[index] : CGFloat(index) / last)
        }
        let (start, end) = (UnitPoint(x: layer.startPoint.x, y: layer.startPoint.y), UnitPoint(x: layer.endPoint.x, y: layer.endPoint.y))
        guard layer.type == .axial else { return nil }
        return AnyView(LinearGradient(stops: stops, startPoint: start, endPoint: end))
    }

    private static func shape(_ layer: CAShapeLayer) -> AnyView {
        let path = layer.path.map { Path($0) } ?? Path()
        let style = StrokeStyle(
            lineWidth: layer.lineWidth, lineCap: layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt,
            lineJoin: layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter, miterLimit: layer.miterLimit,
            dash: (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: layer.lineDashPhase)
        let line = layer.strokeStart == 0 && layer.strokeEnd == 1 ? path : path.trimmedPath(from: layer.strokeStart, to: layer.strokeEnd)
        return AnyView(
            ZStack(alignment: .topLeading) {
                if let fill = layer.fillColor { path.fill(Color(cgColor: fill), style: FillStyle(eoFill: layer.fillRule == .evenOdd)) }
                if let stroke = layer.strokeColor { line.stroke(Color(cgColor: stroke), style: style) }
            })
    }
}
