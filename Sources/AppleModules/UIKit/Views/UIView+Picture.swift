import Easel
import Views

extension UIView {
    /// The view for drawing; nil if Easel can't draw this class or one of the subviews.
    ///
    /// - Parameter axes: the axes along which the view fills the proposed space, even if its content is smaller.
    package func picture(filling axes: Axis.Set = []) -> AnyView? {
        if let view = self as? any WholeDrawnView { return LayerTimeline.picture(of: layer) { view.wholePicture(filling: axes) } }
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
        LayerTimeline.picture(of: layer) {
            let moved =
                self.layer.animatedKeyPaths == nil ? .zero : CGVector(dx: self.layer.position.x - self.center.x, dy: self.layer.position.y - self.center.y)
            return self.still(filling: axes).map { moved == .zero ? $0 : AnyView($0.offset(x: moved.dx, y: moved.dy)) }
        }
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
