import Motion

/// The leading edge of a pushed page, from which a finger pulls the page back.
struct BackSwipe: View {
    let width: CGFloat
    /// The finger's way since it touched the page, in points, toward the trailing edge and down.
    @Binding var pull: CGSize
    let previous: PreviousPage
    @Environment(\.layoutDirection) private var direction

    /// In points, like that of UIKit's gesture.
    private static var edge: CGFloat { 16 }

    var body: some View {
        Color.clear
            .frame(width: Self.edge)
            .contentShape(Rectangle())
            .gesture(DragGesture(coordinateSpace: .global).onChanged { follow($0) }.onEnded { release($0) })
    }

    private var sign: CGFloat { direction == .rightToLeft ? -1 : 1 }

    private func follow(_ drag: DragGesture.Value) {
        pull = CGSize(width: max(0, sign * drag.translation.width), height: drag.translation.height)
        previous.follow(width > 0 ? Double(min(1, pull.width / width)) : 0)
    }

    private func release(_ drag: DragGesture.Value) {
        let speed = sign * drag.velocity.width
        // The page goes back if the finger's speed would move it by more than half of its width.
        if sign * drag.predictedEndTranslation.width > width / 2 {
            // A page that flies back into a view first moves on with the finger: away from that view, which is about in the middle.
            ReleasedMotion.ofPages.begin(
                .landing(over: previous.isZoomed() ? -pull.width : width - pull.width, velocity: speed, lag: drag.lag, isLeaving: true))
            previous.goBack()
            // The code of the app may keep the page.
            _SceneTime.perform(after: 0) { if ReleasedMotion.ofPages.take() != nil { stay(.landing(over: -pull.width, velocity: speed, lag: drag.lag)) } }
        } else {
            stay(.landing(over: -pull.width, velocity: pull.width > 0 ? speed : 0, lag: drag.lag))
        }
    }

    private func stay(_ animation: Animation) {
        withAnimation(animation) {
            pull = .zero
            previous.follow(0)
        }
    }
}

/// Draws a page that a finger pulls back: beside its place, or, if it grew out of a view, smaller and around the finger.
struct PulledPageModifier: RenderModifier {
    /// In points, toward the trailing edge and down.
    let pull: CGSize

    func makeRenderNode(around child: RenderNode, owner: _Node) -> PulledPageRenderNode { PulledPageRenderNode(owner: owner, child: child) }
    func updateRenderNode(_ node: PulledPageRenderNode) { node.setPull(pull) }
}

final class PulledPageRenderNode: WrapperRenderNode {
    private struct Way: Animatable, Equatable {
        var size = CGSize.zero
        var animatableData: AnimatablePair<CGFloat, CGFloat> {
            get { AnimatablePair(size.width, size.height) }
            set { size = CGSize(width: newValue.first, height: newValue.second) }
        }
    }
    private var way = AnimatedProperty(Way())
    /// Whether the transition of the whole page draws the pull, too.
    private var isDrawnOutside = false
    override var name: String { "pulled page" }
    override var isListed: Bool { false }

    /// The scale of a page that is pulled by its width, and the share of the finger's way across by which it moves: estimates.
    private static let (leastScale, share): (CGFloat, CGFloat) = (0.5, 0.35)
    /// The corner radius of a page that is pulled by `roundingWay` or more, in points: that of an iPhone's screen; the way is an estimate.
    private static let (cornerRadius, roundingWay): (CGFloat, CGFloat) = (38, 40)

    func setPull(_ pull: CGSize) {
        way.set(Way(size: pull), in: owner)
        guard pull != .zero, let source = PageMotion.source(of: self) else { return }
        graph.state.showsForeignNodes = true
        source.isReplaced = { [weak self] in self.map { $0.owner.isAlive && $0.isPulled } ?? false }
    }

    var isPulled: Bool { way.presented.size != .zero }

    /// The distance of the page from its place, in points to the right.
    var shift: CGFloat { way.presented.size.width * (owner.inputs.environment.isRightToLeft ? -1 : 1) }

    /// Returns the rect and the corner radius of a pulled page that grew out of a view, for its rect at its place.
    func pulled(_ whole: CGRect) -> (rect: CGRect, radius: CGFloat) {
        let way = way.presented.size
        let progress = whole.width > 0 ? min(1, max(0, way.width) / whole.width) : 0
        let scale = 1 - (1 - Self.leastScale) * progress
        let size = CGSize(width: whole.width * scale, height: whole.height * scale)
        let center = CGPoint(x: whole.midX + shift * Self.share, y: whole.midY + way.height * (progress > 0 ? 1 : 0))
        return (
            CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height),
            Self.cornerRadius * min(1, max(0, way.width) / Self.roundingWay)
        )
    }

    /// Draws content that contains the page at its own place.
    func drawOutside(_ draw: () -> Void) {
        isDrawnOutside = true
        draw()
        isDrawnOutside = false
    }

    override var paintedTransform: ProjectionTransform? {
        guard isPulled, PageMotion.source(of: self) == nil else { return nil }
        return ProjectionTransform(CGAffineTransform(translationX: shift, y: 0))
    }

    override func display(_ builder: inout DisplayListBuilder) {
        guard isPulled, !isDrawnOutside else { return child.display(&builder) }
        guard PageMotion.source(of: self) != nil else {
            return builder.group(.transform(CGAffineTransform(translationX: shift, y: 0))) { child.display(&$0) }
        }
        let whole = graph.root.pageRect(of: absoluteFrame)
        let (rect, radius) = pulled(whole)
        guard rect.width > 0, whole.width > 0 else { return }
        builder.group(.clip(Path(roundedRect: rect, cornerRadius: radius, style: .continuous), FillStyle())) {
            $0.group(.transform(CGAffineTransform(mapping: whole, to: rect))) { child.display(&$0) }
        }
    }
}

extension CGAffineTransform {
    /// Creates the scale and the translation that bring a rect to the width, the top, and the middle of another one.
    fileprivate init(mapping whole: CGRect, to rect: CGRect) {
        let scale = rect.width / whole.width
        self = CGAffineTransform(translationX: rect.midX - whole.midX * scale, y: rect.minY - whole.minY * scale).scaledBy(x: scale, y: scale)
    }
}

extension RenderNode {
    /// The page that a finger has pulled, of this one and those that it contains.
    var pulledPage: PulledPageRenderNode? {
        var result: PulledPageRenderNode?
        forEachDescendant { if result == nil, let page = $0 as? PulledPageRenderNode, page.isPulled { result = page } }
        return result
    }
}
