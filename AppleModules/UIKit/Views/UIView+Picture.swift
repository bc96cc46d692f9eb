import Easel
import Views

extension UIView {
    /// The view for drawing; nil if Easel can't draw this class or one of the subviews.
    ///
    /// - Parameter axes: the axes along which the view fills the proposed space, even if its content is smaller.
    package func picture(filling axes: Axis.Set = []) -> AnyView? {
        LayerTimeline.picture(of: self) { self.placed(self.content(filling: axes)) }
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
        LayerTimeline.picture(of: self) { self.changing(self.still(filling: axes)) }
    }

    /// A picture at its animated place and size, relative to the frame that the layer itself has.
    private func placed(_ picture: AnyView?) -> AnyView? {
        guard let picture, layer.animatedKeyPaths != nil else { return picture }
        let shown = layer.frame
        let model = layer.modelFrame ?? shown
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
        if type(of: self) == UIScrollView.self || OwnDrawing.isPossible(self), let scroll = self as? UIScrollView {
            whole = AnyView(ScrollPicture(scroll: scroll, parts: inner).background { own })
        } else if ConstraintLayout.isUsed(by: self) {
            whole = AnyView(ConstraintLayout(self) { Self.pictures(inner) }.background { own })
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
        return AnyView(ConstraintLayout(self) { Self.pictures(inner) })
    }

    /// The subviews at their frames; subviews without a frame, and those that follow the view's size, fill the view.
    static func placed(_ parts: [(view: UIView, picture: AnyView)]) -> some View {
        pictures(
            parts.map { view, picture in
                let frame = view.frame
                let fills = frame.size == .zero || view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
                let place = fills ? CGPoint.zero : frame.origin
                return (view, AnyView(picture.frame(width: fills ? nil : frame.width, height: fills ? nil : frame.height).offset(x: place.x, y: place.y)))
            })
    }

    /// Whether the view hosts SwiftUI's views. Their state outlives a transform, too, where no bar needs the place of the view without one.
    var mayTurn: Bool { superview != nil && hostsViews && !scrolls && safeAreaInsets == .zero }
    private var hostsViews: Bool { self is HostView || subviews.contains { $0.hostsViews } }
    private var scrolls: Bool { self is UIScrollView || subviews.contains { $0.scrolls } }

    /// The pictures of views. The state of each one stays with its view; views that come and go do so at once, as in UIKit.
    static func pictures(_ parts: [(view: UIView, picture: AnyView)]) -> some View {
        ForEach(parts, id: \.view.identity) { $0.picture.transition(.identity) }
    }

    /// The pixels of the view, if a class of the code draws itself or its subviews when it is shown, and not before.
    var pixels: AnyView? {
        guard drawsLater, let pixels = snapshot() else { return nil }
        return AnyView(Image(decorative: pixels, scale: bounds.width > 0 ? CGFloat(pixels.width) / bounds.width : 1))
    }
    private var drawsLater: Bool { OwnDrawing.isPossible(self) || OwnDrawing.followsLayout(self) || subviews.contains { $0.drawsLater } }

    /// The view and its subviews at its size; nil if the view is empty or can't be drawn.
    func snapshot() -> Pixmap? {
        guard bounds.width > 0, bounds.height > 0, let picture = picture(filling: [.horizontal, .vertical]) else { return nil }
        let traits = traitCollection
        // Those of the device; the drawing has none of its own.
        let insets = EdgeInsets(self is UIWindow ? safeAreaInsets : .zero)
        return UIImage.draw(scale: traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale) {
            picture.safeAreaPadding(insets).frame(width: bounds.width, height: bounds.height)
                .transformEnvironment(\.self) { traits.apply(to: &$0) }
        }
    }

    /// Whether the class is UIKit's or a user's, which is drawn like its superclass. Easel's other modules have classes with unknown drawings.
    static var isOurs: Bool { _typeName(self).hasPrefix("AppleUIKit.") || !isFromApple }

    /// Whether the class is in one of Easel's modules, such as `AppleMapKit`.
    static var isFromApple: Bool {
        let name = _typeName(self)
        let module = name.prefix { $0 != "." }
        return module.hasPrefix("Apple") && module.dropFirst(5).first?.isUppercase == true && !module.hasSuffix("Tests")
    }

    private nonisolated var identity: ObjectIdentifier { ObjectIdentifier(self) }

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
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? { subviews.first?.dimensions(in: proposal)[explicit: guide] }
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? { subviews.first?.dimensions(in: proposal)[explicit: guide] }
}
