import AppleCoreGraphics
import Easel

/// Drawings of the layers inside of a view's layer: gradients, shapes, texts, images, and copies, with their animations.
///
/// Transforms count in the plane only, without depth and perspective, copies of a replicator keep their colors, and images follow the values of
/// `contentsGravity` that Easel declares.
@MainActor
enum LayerPicture {
    /// The sublayers at their frames, in order; nil if one of them can't be drawn.
    ///
    /// - Parameter place: those below or above the subviews; nil for all. A sublayer that code has added above all subviews is above them.
    static func sublayers(of layer: CALayer, _ place: SublayerPlace? = nil) -> AnyView? {
        var pictures: [AnyView] = []
        let count = layer.view?.subviews.count ?? 0
        for part in layer.sublayers ?? [] where !part.isHidden {
            let own = part.subviewsBelow > 0 && part.subviewsBelow >= count ? SublayerPlace.above : .below
            guard place == nil || own == place else { continue }
            guard let picture = picture(of: part) else { return nil }
            pictures.append(picture)
        }
        return AnyView(ZStack(alignment: .topLeading) { ForEach(Array(pictures.enumerated()), id: \.offset) { $0.element } })
    }
    /// The place of sublayers relative to the subviews.
    enum SublayerPlace { case below, above }
    /// Whether a sublayer is above the subviews of the layer's view.
    static func hasLayersAboveSubviews(_ layer: CALayer) -> Bool {
        guard let view = layer.view, let parts = layer.sublayers else { return false }
        return parts.contains { $0.subviewsBelow > 0 && $0.subviewsBelow >= view.subviews.count }
    }

    /// A layer at its frame; an empty frame fills the view.
    private static func picture(of layer: CALayer) -> AnyView? { LayerTimeline.picture(of: layer) { still(of: layer) } }

    /// Returns a layer's background, content, and sublayers, without its effects; nil if it can't be drawn.
    static func content(of layer: CALayer) -> AnyView? {
        guard let own = own(layer), let inner = copies(layer) else { return nil }
        return AnyView(own.overlay(alignment: .topLeading) { inner }.background { background(layer, layer.backgroundColor) })
    }

    private static func still(of layer: CALayer) -> AnyView? {
        layer.noteDrawing()
        guard let whole = content(of: layer) else { return nil }
        let frame = layer.frame
        let content =
            layer.shownTransition.map { AnyView(TransitionPicture(old: $0.transition.old, new: whole, transition: $0.transition, part: $0.part)) } ?? whole
        guard frame.size != .zero || layer.animatedKeyPaths != nil else {
            return effects(of: layer, on: AnyView(content.frame(maxWidth: .infinity, maxHeight: .infinity))).map { AnyView($0.opacity(Double(layer.opacity))) }
        }
        let sized = AnyView(content.frame(width: frame.width, height: frame.height))
        let anchor = CGPoint(x: layer.anchorPoint.x * frame.width, y: layer.anchorPoint.y * frame.height)
        return effects(of: layer, on: sized).map {
            AnyView(
                $0.opacity(Double(layer.opacity)).transformEffect(CGAffineTransform(layer.transform).around(anchor)).offset(x: frame.minX, y: frame.minY))
        }
    }

    /// The sublayers, for a replicator once for each copy.
    private static func copies(_ layer: CALayer) -> AnyView? {
        guard let inner = sublayers(of: layer) else { return nil }
        guard let replicator = layer as? CAReplicatorLayer else { return inner }
        let outer = LayerTimeline.delay
        defer { LayerTimeline.delay = outer }
        let step = CGAffineTransform(replicator.instanceTransform)
        let center = CGPoint(x: replicator.bounds.width / 2, y: replicator.bounds.height / 2)
        var (transforms, transform): ([CGAffineTransform], CGAffineTransform) = ([], .identity)
        var copies: [AnyView] = []
        for index in 0..<min(max(0, replicator.instanceCount), 1000) {
            LayerTimeline.delay = outer + replicator.instanceDelay * Double(index)
            copies.append(replicator.instanceDelay == 0 ? inner : sublayers(of: layer) ?? inner)
            transforms.append(transform.around(center))
            transform = transform.concatenating(step)
        }
        let fade = Double(replicator.instanceAlphaOffset)
        return AnyView(
            ZStack(alignment: .topLeading) {
                ForEach(Array(transforms.enumerated()), id: \.offset) { index, transform in
                    copies[index].opacity(min(1, max(0, 1 + fade * Double(index)))).transformEffect(transform)
                }
            })
    }

    /// A layer's background within its corners.
    static func background(_ layer: CALayer, _ color: CGColor?) -> some View { corners(layer).fill(color.map { Color(cgColor: $0) } ?? .clear) }
    static func background(_ layer: CALayer, _ color: Color) -> some View { corners(layer).fill(color) }
    /// Copies of a pattern's image, from the upper left corner.
    static func background(_ layer: CALayer, pattern: UIImage) -> some View {
        Image(uiImage: pattern).resizable(resizingMode: .tile).clipShape(corners(layer))
    }

    /// The layer's own content above its background.
    static func own(_ layer: CALayer) -> AnyView? {
        switch layer {
        case let gradient as CAGradientLayer: return AnyView(self.gradient(gradient).clipShape(corners(gradient)))
        case let shape as CAShapeLayer: return self.shape(shape)
        case let text as CATextLayer: return self.text(text)
        case is CAReplicatorLayer, is CATransformLayer, is CAScrollLayer: return AnyView(Color.clear)
        case let emitter as CAEmitterLayer: return AnyView(EmitterPicture(layer: emitter, delay: LayerTimeline.delay))
        default:
            guard type(of: layer) == CALayer.self || !isFromApple(layer) else { return nil }
            return layer.contents.map { contents($0, layer.contentsGravity) } ?? AnyView(Color.clear)
        }
    }

    private static func isFromApple(_ layer: CALayer) -> Bool { _typeName(type(of: layer)).hasPrefix("Apple") }

    private static func contents(_ contents: Any, _ gravity: CALayerContentsGravity) -> AnyView? {
        let image: UIImage
        switch contents {
        case let made as UIImage: image = made
        case let pixels as CGImage: image = UIImage(cgImage: pixels)
        default: return nil
        }
        let picture = Image(uiImage: image).resizable()
        let content =
            switch gravity {
            case .resizeAspect: AnyView(picture.scaledToFit())
            case .resizeAspectFill: AnyView(picture.scaledToFill())
            case .center: AnyView(Image(uiImage: image))
            default: AnyView(picture)
            }
        return AnyView(content.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity))
    }

    private static func text(_ layer: CATextLayer) -> AnyView {
        let font: Font =
            switch layer.font {
            case let font as UIFont: Font(font.withSize(layer.fontSize))
            case let name as String: .custom(name, fixedSize: layer.fontSize)
            default: .custom("Helvetica", fixedSize: layer.fontSize)
            }
        let attributed = layer.string as? NSAttributedString
        let text = attributed.map { AttributedRuns.text($0) } ?? Text(verbatim: layer.string as? String ?? "")
        let alignment: HorizontalAlignment = layer.alignmentMode == .center ? .center : layer.alignmentMode == .right ? .trailing : .leading
        return AnyView(
            text.font(font).foregroundColor(Color(cgColor: layer.foregroundColor ?? CGColor(gray: 1, alpha: 1))).lineLimit(layer.isWrapped ? nil : 1)
                .multilineTextAlignment(alignment == .center ? .center : alignment == .trailing ? .trailing : .leading)
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top)))
    }

    /// A view's content with the effects of its layer and its transform: corners, border, mask, shadow; in the view's own style.
    static func finished(_ content: AnyView, of view: UIView) -> AnyView {
        effects(of: view, on: content).inTraits(view.ownChanges)
    }

    private static func effects(of view: UIView, on content: AnyView) -> AnyView {
        let layer = view.layer
        let mask = view.mask.map { $0.picture() } ?? layer.mask.map { picture(of: $0) }
        let shaded = effects(of: layer, clips: layer.masksToBounds || view.clipsToBounds, mask: mask, on: content).touchArea(view)
        let opacity = view.isHidden || layer.isHidden ? 0 : Double(view.alpha)
        let transform = layer.affineTransform()
        let anchor = UnitPoint(x: layer.anchorPoint.x, y: layer.anchorPoint.y)
        // A view that an animation may turn is drawn in the same way before and after it.
        guard !transform.isIdentity || (layer.animatedKeyPaths != nil && view.mayTurn) else { return AnyView(shaded.opacity(opacity)) }
        let parts = transform.decomposed()
        return AnyView(
            shaded.scaleEffect(x: parts.scale.width, y: parts.scale.height, anchor: anchor)
                .rotationEffect(.radians(Double(parts.rotation)), anchor: anchor)
                .offset(x: parts.translation.dx, y: parts.translation.dy).opacity(opacity))
    }

    /// A layer's content with its corners, border, mask, and shadow; nil if the mask can't be drawn.
    private static func effects(of layer: CALayer, on content: AnyView) -> AnyView? {
        let mask = layer.mask.map { picture(of: $0) }
        if case .some(.none) = mask { return nil }
        return effects(of: layer, clips: layer.masksToBounds, mask: mask, on: content)
    }

    /// - Parameter mask: nil for none, and a picture of nil for one that can't be drawn.
    private static func effects(of layer: CALayer, clips: Bool, mask: AnyView??, on content: AnyView) -> AnyView {
        let shape = corners(layer)
        // Rounded corners alone don't clip what lies inside of the layer.
        let clipped = clips ? AnyView(content.clipShape(shape)) : content
        let bordered = clipped.overlay {
            if layer.borderWidth > 0 { shape.strokeBorder(Color(cgColor: layer.borderColor ?? .black), lineWidth: layer.borderWidth) }
        }
        let masked =
            switch mask {
            case .none: AnyView(bordered)
            case .some(.none): AnyView(bordered.notDrawn("UIView.mask"))
            case .some(.some(let mask)): AnyView(bordered.mask(alignment: .topLeading) { mask })
            }
        guard layer.shadowOpacity > 0, !clips else { return masked }
        let shadow = Color(cgColor: layer.shadowColor ?? CGColor(gray: 0, alpha: 1)).opacity(Double(layer.shadowOpacity))
        return AnyView(
            masked.compositingGroup().shadow(color: shadow, radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height))
    }

    private static func corners(_ layer: CALayer) -> UnevenRoundedRectangle {
        func radius(_ corner: CACornerMask) -> CGFloat { layer.maskedCorners.contains(corner) ? layer.cornerRadius : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: radius(.layerMinXMinYCorner), bottomLeadingRadius: radius(.layerMinXMaxYCorner),
            bottomTrailingRadius: radius(.layerMaxXMaxYCorner), topTrailingRadius: radius(.layerMaxXMinYCorner),
            style: layer.cornerCurve == .continuous ? .continuous : .circular)
    }

    private static func gradient(_ layer: CAGradientLayer) -> AnyView {
        let colors = (layer.colors ?? []).compactMap { $0 as? CGColor ?? ($0 as? UIColor)?.cgColor }.map { Color(cgColor: $0) }
        let places = layer.locations?.map { CGFloat($0.doubleValue) } ?? []
        let last = CGFloat(max(1, colors.count - 1))
        let stops = colors.enumerated().map { index, color in
            Gradient.Stop(color: color, location: places.count == colors.count ? places[index] : CGFloat(index) / last)
        }
        let (start, end) = (UnitPoint(x: layer.startPoint.x, y: layer.startPoint.y), UnitPoint(x: layer.endPoint.x, y: layer.endPoint.y))
        switch layer.type {
        case .radial:
            let radius = max(abs(layer.endPoint.x - layer.startPoint.x), abs(layer.endPoint.y - layer.startPoint.y))
            return AnyView(EllipticalGradient(stops: stops, center: start, startRadiusFraction: 0, endRadiusFraction: radius))
        case .conic:
            let angle = Angle.radians(Double(atan2(layer.endPoint.y - layer.startPoint.y, layer.endPoint.x - layer.startPoint.x)))
            return AnyView(AngularGradient(stops: stops, center: start, startAngle: angle, endAngle: angle + .degrees(360)))
        default: return AnyView(LinearGradient(stops: stops, startPoint: start, endPoint: end))
        }
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

extension CGAffineTransform {
    /// The part of a transform of layers that lies in the plane.
    fileprivate init(_ transform: CATransform3D) {
        self.init(a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41, ty: transform.m42)
    }

    /// Returns the transform with another point than the origin as its center.
    fileprivate func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self).concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
