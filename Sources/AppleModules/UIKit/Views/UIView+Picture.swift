import Easel
import Views

extension UIView {
    /// The view for drawing; nil if Easel can't draw this class or one of the subviews.
    ///
    /// - Parameter axes: the axes along which the view fills the proposed space, even if its content is smaller.
    package func picture(filling axes: Axis.Set = []) -> AnyView? {
        LayerTimeline.picture(of: layer) { self.placed(self.content(filling: axes)) }
    }

    private func content(filling axes: Axis.Set) -> AnyView? {
        if let view = self as? any WholeDrawnView { return changing(view.wholePicture(filling: axes)) }
        if OwnDrawing.followsLayout(self) {
            return parts(filling: axes).map { AnyView($0.hidden().overlay { OwnDrawing(view: self) }) }
        }
        guard OwnDrawing.isPossible(self) else { return parts(filling: axes) }
        let drawing = AnyView(OwnDrawing(view: self))
        // If constraints let the content decide the size, the view draws itself at that size.
        guard ConstraintLayout.isUsed(by: self) else { return drawing }
        return parts(filling: axes).map { AnyView($0.hidden().overlay { drawing }) }
    }

    /// The view's own drawing with its layers and subviews.
    package func parts(filling axes: Axis.Set = []) -> AnyView? {
        LayerTimeline.picture(of: layer) { self.changing(self.still(filling: axes)) }
    }

    /// A picture at its animated place and size, relative to the frame that the layer itself has.
    private func placed(_ picture: AnyView?) -> AnyView? {
        guard let picture, let model = layer.modelFrame, layer.animatedKeyPaths != nil else { return picture }
        let shown = layer.frame
        guard shown != model else { return picture }
        return AnyView(
            AnimatedPlace(
                offset: CGSize(width: shown.minX - model.minX, height: shown.minY - model.minY), size: shown.size == model.size ? nil : shown.size
            ) { picture })
    }

    /// A picture in a change from the former one.
    private func changing(_ picture: AnyView?) -> AnyView? {
        guard let picture else { return nil }
        guard let (transition, part) = layer.shownTransition else {
            LastPictures.keep(picture, of: self)
            return picture
        }
        return AnyView(TransitionPicture(old: transition.old, new: picture, transition: transition, part: part))
    }

    /// The parts with the present values of the layer.
    private func still(filling axes: Axis.Set) -> AnyView? {
        guard let content = filled(axes), let layers = LayerPicture.sublayers(of: layer, .below), let inner = subviewPictures() else { return nil }
        let own =
            contentIsInLayer ? AnyView(content.overlay(alignment: .topLeading) { layers }) : AnyView(content.background(alignment: .topLeading) { layers })
        let pattern = backgroundColor?.pattern
        let isAnimated = layer.animatedKeyPaths?.contains("backgroundColor") ?? false
        let plain = pattern == nil && !isAnimated ? backgroundColor : nil
        let color = Color(uiColor: plain ?? layer.backgroundColor.map { UIColor(cgColor: $0) } ?? standardBackground ?? .clear)
        var whole: AnyView
        if type(of: self) == UIScrollView.self, let scroll = self as? UIScrollView {
            whole = AnyView(ScrollPicture(scroll: scroll, parts: inner).background { own })
        } else if ConstraintLayout.isUsed(by: self) {
            whole = AnyView(ConstraintLayout(self) { ForEach(Array(inner.enumerated()), id: \.offset) { $0.element.picture } }.background { own })
        } else {
            whole = AnyView(own.overlay(alignment: .topLeading) { Self.placed(inner) })
        }
        if LayerPicture.hasLayersAboveSubviews(layer), let above = LayerPicture.sublayers(of: layer, .above) {
            whole = AnyView(whole.overlay(alignment: .topLeading) { above })
        }
        return LayerPicture.finished(
            AnyView(
                whole.background {
                    if let pattern { LayerPicture.background(layer, pattern: pattern) } else { LayerPicture.background(layer, color) }
                }), of: self)
    }

    /// Whether the view's own content is that of its layer, so that sublayers cover it. The contents of controls are subviews in UIKit.
    private var contentIsInLayer: Bool {
        switch self {
        case is UIImageView, is UILabel: true
        case is UIControl, is any WholeDrawnView: false
        default: layer is CAGradientLayer || layer is CAShapeLayer || layer is CATextLayer || OwnDrawing.isPossible(self)
        }
    }

    /// Whether constraints place the subviews.
    package var arrangesByConstraints: Bool { ConstraintLayout.isUsed(by: self) }

    /// The drawings of the subviews that the view doesn't arrange itself; nil if one of them can't be drawn.
    private func subviewPictures() -> [(view: UIView, picture: AnyView)]? {
        if (self as? any WholeDrawnView)?.arrangesItself == true { return [] }
        let isConstrained = ConstraintLayout.isUsed(by: self)
        var parts: [(view: UIView, picture: AnyView)] = []
        for view in laidOutSubviews where isConstrained || !view.isHidden {
            // A view fills its frame.
            let axes: Axis.Set = isConstrained || view.frame.size != .zero ? [.horizontal, .vertical] : []
            parts.append((view, view.picture(filling: axes) ?? AnyView(RepresentedPlaceholder(of: view))))
        }
        return parts
    }

    /// The subviews at their frames, or at the positions given by constraints; nil if one of them can't be drawn.
    func placedSubviews() -> AnyView? {
        guard let inner = subviewPictures() else { return nil }
        guard ConstraintLayout.isUsed(by: self) else { return AnyView(Self.placed(inner)) }
        return AnyView(ConstraintLayout(self) { ForEach(Array(inner.enumerated()), id: \.offset) { $0.element.picture } })
    }

    /// The subviews at their frames; subviews without a frame, and those that follow the view's size, fill the view.
    static func placed(_ parts: [(view: UIView, picture: AnyView)]) -> some View {
        ForEach(Array(parts.enumerated()), id: \.offset) { _, part in
            let frame = part.view.frame
            if frame.size == .zero || part.view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight]) {
                part.picture
            } else {
                part.picture.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
            }
        }
    }

    private func filled(_ axes: Axis.Set) -> AnyView? {
        guard let own = drawn(), !axes.isEmpty else { return drawn() }
        let horizontal = (self as? UILabel).map { ControlPicture.alignment($0.shownAlignment) } ?? (self as? any WholeDrawnView)?.contentAlignment ?? .center
        if self is UIImageView {
            // An image that fills the view may be larger than it.
            let width: CGFloat? = axes.contains(.horizontal) ? 0 : nil
            let height: CGFloat? = axes.contains(.vertical) ? 0 : nil
            return AnyView(own.frame(minWidth: width, maxWidth: width.map { _ in .infinity }, minHeight: height, maxHeight: height.map { _ in .infinity }))
        }
        return AnyView(
            own.frame(
                maxWidth: axes.contains(.horizontal) ? .infinity : nil, maxHeight: axes.contains(.vertical) ? .infinity : nil,
                alignment: Alignment(horizontal: horizontal, vertical: .center)))
    }
}

/// A view beside its place, and at another size than the one that it would get.
private struct AnimatedPlace: Layout {
    let offset: CGSize
    /// Nil for the proposed one.
    let size: CGSize?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let place = CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height)
        for view in subviews { view.place(at: place, proposal: size.map { ProposedViewSize($0) } ?? proposal) }
    }
}
