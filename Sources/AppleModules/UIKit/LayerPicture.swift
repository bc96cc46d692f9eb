import AppleCoreGraphics
import Easel

/// Pictures of gradients and shapes inside of a view's layer.
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

    /// What the layer itself shows above its background.
    static func own(_ layer: CALayer) -> AnyView? {
        switch layer {
        case let gradient as CAGradientLayer: return self.gradient(gradient)
        case let shape as CAShapeLayer: return self.shape(shape)
        default: return type(of: layer) == CALayer.self && layer.contents == nil ? AnyView(Color.clear) : nil
        }
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
