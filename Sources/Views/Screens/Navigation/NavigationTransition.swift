import Foundation

/// How a page appears.
public protocol NavigationTransition: Sendable {
    /// The zoom transition's source; nil for a page that slides in. For the library only.
    var _source: _TransitionSourceKey? { get }
}

/// The name of a view out of which a page grows. For the library only.
public struct _TransitionSourceKey: Hashable, @unchecked Sendable {
    let namespace: Namespace.ID
    let id: AnyHashable
}

/// The page slides in.
public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}
    public var _source: _TransitionSourceKey? { nil }
}

/// The page grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {
    public let _source: _TransitionSourceKey?
    init(_ source: _TransitionSourceKey) { _source = source }
}

/// The page fades in. It slides in here, with a warning.
public struct CrossFadeNavigationTransition: NavigationTransition {
    public init() {}
    public var _source: _TransitionSourceKey? { nil }
}

/// Any transition.
public struct AnyNavigationTransition: NavigationTransition {
    let base: any NavigationTransition
    public init(_ transition: some NavigationTransition) { base = (transition as? AnyNavigationTransition)?.base ?? transition }
    public var _source: _TransitionSourceKey? { base._source }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// The page fades in.
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}
extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The page slides in.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The page grows out of the view with a `matchedTransitionSource` of that name, and shrinks back to it.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(_TransitionSourceKey(namespace: namespace, id: AnyHashable(sourceID)))
    }
}

/// What a page's content says about its transition.
struct PageSource: Equatable {
    /// The name of the zoom transition's source; nil for a page that slides in.
    let source: _TransitionSourceKey?
}

/// Carries the transition of a page up to it.
struct NavigationTransitionKey: PreferenceKey {
    static var defaultValue: PageSource? { nil }
    static func reduce(value: inout PageSource?, nextValue: () -> PageSource?) { value = value ?? nextValue() }
}

private struct ZoomsPagesKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is in a page or a sheet, which can grow out of a view.
    var zoomsPages: Bool {
        get { self[ZoomsPagesKey.self] }
        set { self[ZoomsPagesKey.self] = newValue }
    }
}

private struct NavigationTransitionModifier: ViewModifier {
    let source: _TransitionSourceKey?
    @Environment(\.zoomsPages) private var zoomsPages

    func body(content: Content) -> some View {
        content
            .preference(key: NavigationTransitionKey.self, value: source.map { PageSource(source: $0) })
            .notDrawn(source == nil || zoomsPages ? nil : "navigationTransition(.zoom)")
    }
}

/// The look of a view while a page grows out of it.
struct TransitionSourceLook: Sendable {
    /// In points; nil for the radius of the view's own background.
    var cornerRadius: CGFloat?
    var background: Color?
    var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
}

/// Marks a view out of which a page grows.
struct TransitionSourceModifier: RenderModifier {
    let key: _TransitionSourceKey
    let look: TransitionSourceLook

    func makeRenderNode(around child: RenderNode, owner: _Node) -> TransitionSourceRenderNode {
        TransitionSourceRenderNode(owner: owner, child: child, modifier: self)
    }
    func updateRenderNode(_ node: TransitionSourceRenderNode) { node.setModifier(self) }
}

final class TransitionSourceRenderNode: WrapperRenderNode {
    private(set) var modifier: TransitionSourceModifier
    private var frame = AnimatedFrame()
    /// Returns whether a page that a finger has pulled away is still on its way back here.
    var isReplaced: () -> Bool = { false }
    override var name: String { "matchedTransitionSource" }

    init(owner: _Node, child: RenderNode, modifier: TransitionSourceModifier) {
        self.modifier = modifier
        super.init(owner: owner, child: child)
        graph.parts[TransitionSources.self].add(self)
    }

    func setModifier(_ modifier: TransitionSourceModifier) { self.modifier = modifier }

    override func display(_ builder: inout DisplayListBuilder) {
        if !isReplaced() { child.display(&builder) }
    }

    override func geometryDidChange(resized: Bool) { frame.follow(self) }

    /// The corner radius of an area that fills the view, in points; 0 for a view without one.
    var drawnCornerRadius: CGFloat {
        var builder = DisplayListBuilder(time: graph.time, reusesItems: false)
        child.display(&builder)
        return Self.cornerRadius(of: builder.items, filling: absoluteFrame) ?? 0
    }

    private static func cornerRadius(of items: [DisplayItem], filling rect: CGRect) -> CGFloat? {
        for item in items {
            let path: Path
            switch item {
            case .fill(let filled, _, _): path = filled
            case .group(.clip(let clip, _), let children):
                guard !fills(clip, rect) else { return radius(of: clip) }
                if let radius = cornerRadius(of: children, filling: rect) { return radius }
                continue
            case .group(.transform, _): continue
            case .group(_, let children):
                if let radius = cornerRadius(of: children, filling: rect) { return radius }
                continue
            default: continue
            }
            if fills(path, rect) { return radius(of: path) }
        }
        return nil
    }

    private static func radius(of path: Path) -> CGFloat {
        if let smooth = path.onlySmoothRect, smooth.sharpCorners == 0 { return smooth.cornerSize.width }
        let bounds = path.boundingRect
        var left = bounds.maxX
        for element in path.elements {
            switch element {
            case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): if to.y - bounds.minY < 0.5 { left = min(left, to.x) }
            case .closeSubpath: break
            }
        }
        return min(left - bounds.minX, min(bounds.width, bounds.height) / 2)
    }

    private static func fills(_ path: Path, _ rect: CGRect) -> Bool {
        let bounds = path.boundingRect
        return max(abs(bounds.minX - rect.minX), abs(bounds.minY - rect.minY), abs(bounds.width - rect.width), abs(bounds.height - rect.height)) < 1
    }

    /// The view's rect on screen, in the root's space.
    var shownRect: CGRect {
        let rect = frame.presented(of: self)
        var box = rect
        var next = effect
        while let current = next {
            let matrix = current.paintedTransform ?? ProjectionTransform()
            let corners = [
                CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
            ].map { $0.applying(matrix) }
            box = corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
            next = current.effect
        }
        return box
    }
}

/// The views of a graph out of which pages grow.
@MainActor
final class TransitionSources: GraphPart {
    private struct Entry {
        weak var node: TransitionSourceRenderNode?
    }
    private var entries: [Entry] = []

    func add(_ node: TransitionSourceRenderNode) { entries = entries.filter { $0.node != nil } + [Entry(node: node)] }

    /// Returns the view of a name: the first one that isn't being removed.
    func source(_ key: _TransitionSourceKey) -> TransitionSourceRenderNode? {
        entries.lazy.compactMap(\.node).first { $0.owner.isAlive && $0.modifier.key == key }
    }

    func timeDidPass(in graph: ViewGraph) {}
    func roundDidEnd(in graph: ViewGraph) {}
}

/// Draws a page on its way in or out: it slides, or grows out of a view (Documentation/Semantics/Animation.md#pages-that-grow).
@MainActor
enum PageMotion {
    /// The share of the motion during which the page replaces the transition's source: an estimate.
    private static let crossing = 0.5

    static func draw(
        _ page: RenderNode, in frame: CGRect, presence: Double, _ builder: inout DisplayListBuilder, _ content: (inout DisplayListBuilder) -> Void
    ) {
        let pulled = page.pulledPage
        func draw(_ builder: inout DisplayListBuilder) {
            guard let pulled else { return content(&builder) }
            pulled.drawOutside { content(&builder) }
        }
        guard let source = source(of: page) else {
            let shift = Edge.trailing.shift(of: frame.size, isMirrored: page.owner.inputs.environment.isRightToLeft)
            // A page that a finger has pulled goes on from there.
            let x = shift.width * CGFloat(1 - presence) + (pulled?.shift ?? 0) * CGFloat(presence)
            return builder.group(.transform(CGAffineTransform(translationX: x, y: 0))) { builder in
                guard page.containsCoveredPage else { return draw(&builder) }
                // Of several pages that leave together, only the top one is seen: the others lie farther to the leading edge.
                builder.group(.clip(Path(page.graph.root.pageRect(of: frame)), FillStyle()), draw)
            }
        }
        let whole = page.graph.root.pageRect(of: frame)
        let place = pulled?.pulled(whole) ?? (rect: whole, radius: 0)
        zoom(page, from: source, to: place.rect, of: whole, radius: place.radius, presence: presence, &builder, draw)
    }

    /// The zoom transition's source of a page or a sheet; nil for one that slides.
    static func source(of page: RenderNode) -> TransitionSourceRenderNode? {
        guard let key = (page.preference(NavigationTransitionKey.self) ?? nil)?.source else { return nil }
        return page.graph.parts[TransitionSources.self].source(key)
    }

    /// Returns the drawing of a sheet on its way in or out: it comes from below, or grows out of a view.
    ///
    /// Another effect adds the distance beyond its own height by which the sheet moves.
    static func sheet(_ sheet: SheetFrame) -> AnyTransition.Effect.Drawing {
        { card, frame, presence, builder, content in
            let absence = CGFloat(1 - presence)
            guard let source = source(of: card) else {
                return builder.group(.transform(CGAffineTransform(translationX: 0, y: frame.height * absence)), content)
            }
            let canvas = card.graph.configuration.size
            // The sheet covers the safe area below it.
            var whole = frame
            if sheet.isFullScreen { whole = CGRect(origin: .zero, size: canvas) }
            if !sheet.isCentered { whole.size.height = canvas.height - whole.minY }
            let radius = sheet.isFullScreen ? 0 : sheet.options.cornerRadius ?? SheetFrame.cornerRadius
            builder.group(.transform(CGAffineTransform(translationX: 0, y: -sheet.distance * absence))) { builder in
                zoom(card, from: source, to: whole, of: whole, radius: radius, presence: presence, &builder, content)
            }
        }
    }

    /// Draws a page between the rect of the transition's source and its own.
    ///
    /// - Parameters:
    ///   - place: the page's rect before it leaves.
    ///   - whole: its rect at its own size.
    ///   - radius: the corner radius of the page before it leaves, in points.
    private static func zoom(
        _ page: RenderNode, from source: TransitionSourceRenderNode, to place: CGRect, of whole: CGRect, radius: CGFloat, presence: Double,
        _ builder: inout DisplayListBuilder, _ content: (inout DisplayListBuilder) -> Void
    ) {
        page.graph.state.showsForeignNodes = true
        let from = source.shownRect
        // A page that a finger has let go may first move on.
        let t = CGFloat(min(max(presence, 0), place == whole ? 1 : 1.5))
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
        let rect = CGRect(
            x: mix(from.minX, place.minX), y: mix(from.minY, place.minY), width: mix(from.width, place.width), height: mix(from.height, place.height))
        guard rect.width > 0, rect.height > 0, whole.width > 0, from.width > 0, from.height > 0 else { return }
        let look = source.modifier.look
        let outline = Path(roundedRect: rect, cornerRadius: max(0, mix(look.cornerRadius ?? source.drawnCornerRadius, radius)), style: .continuous)
        func cover(_ builder: inout DisplayListBuilder) {
            builder.group(.clip(outline, FillStyle())) { builder in
                // The page fills the rect's width, from its top.
                let scale = max(rect.width / whole.width, rect.height / whole.height)
                let page = CGAffineTransform(translationX: rect.midX - whole.midX * scale, y: rect.minY - whole.minY * scale).scaledBy(x: scale, y: scale)
                builder.group(.transform(page), content)
                let opacity = 1 - min(1, presence / crossing)
                guard opacity > 0 else { return }
                // The source is as wide as the rect, in its middle.
                let zoom = rect.width / from.width
                let view = CGAffineTransform(translationX: rect.midX - from.midX * zoom, y: rect.midY - from.midY * zoom).scaledBy(x: zoom, y: zoom)
                builder.group(.opacity(opacity)) { builder in
                    if let background = look.background {
                        builder.add(.fill(outline, .color(background.resolve(in: source.owner.inputs.environment)), FillStyle()))
                    }
                    builder.group(.transform(view)) { source.child.display(&$0) }
                }
            }
        }
        guard let shadow = look.shadow else { return cover(&builder) }
        let color = shadow.color.resolve(in: source.owner.inputs.environment)
        builder.group(.shadow(color, radius: shadow.radius / 2, offset: shadow.offset), cover)
    }
}

extension RootRenderNode {
    /// Returns the rect of a page with a frame: the whole canvas, if the page fills the safe area.
    func pageRect(of frame: CGRect) -> CGRect {
        let safe = safeArea
        guard abs(frame.minX - safe.minX) < 1, abs(frame.minY - safe.minY) < 1, abs(frame.width - safe.width) < 1, abs(frame.height - safe.height) < 1 else {
            return frame
        }
        return CGRect(origin: .zero, size: size)
    }
}

extension View {
    /// Sets how the page appears.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        let style: any NavigationTransition = (style as? AnyNavigationTransition)?.base ?? style
        return modifier(NavigationTransitionModifier(source: style._source)).notDrawn(
            style is CrossFadeNavigationTransition ? "navigationTransition(.crossFade)" : nil)
    }
    /// Marks the view that a page with `navigationTransition(.zoom(sourceID:in:))` grows out of.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(
            TransitionSourceModifier(key: _TransitionSourceKey(namespace: namespace, id: AnyHashable(id)), look: TransitionSourceLook()))
    }
    /// Marks the view that a page with `navigationTransition(.zoom(sourceID:in:))` grows out of, with a look while it does.
    public func matchedTransitionSource<ID: Hashable>(
        id: ID, in namespace: Namespace.ID,
        configuration: @Sendable (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        modifier(
            TransitionSourceModifier(
                key: _TransitionSourceKey(namespace: namespace, id: AnyHashable(id)),
                look: configuration(EmptyMatchedTransitionSourceConfiguration())._look.look))
    }
}

/// The look of a zoom transition's source.
public protocol MatchedTransitionSourceConfiguration: Sendable {
    /// The settings so far. For the library only.
    var _look: _TransitionSourceLook { get }
}

/// The look of a view out of which a page grows. For the library only.
public struct _TransitionSourceLook: Sendable {
    var look = TransitionSourceLook()
}

/// A look without changes.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    public init() {}
    public var _look: _TransitionSourceLook { _TransitionSourceLook() }
}

private struct ChangedTransitionSource: MatchedTransitionSourceConfiguration {
    var _look: _TransitionSourceLook
}

extension MatchedTransitionSourceConfiguration {
    private func with(_ change: (inout TransitionSourceLook) -> Void) -> ChangedTransitionSource {
        var look = _look
        change(&look.look)
        return ChangedTransitionSource(_look: look)
    }
    /// Sets the color behind the view while the page grows.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { with { $0.background = style } }
    /// Sets the shape of the view while the page grows.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        with { $0.cornerRadius = max(shape.cornerSize.width, shape.cornerSize.height) }
    }
    /// Sets the shadow of the view while the page grows.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { with { $0.shadow = (color, radius, CGSize(width: x, height: y)) } }
}
