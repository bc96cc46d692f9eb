import Easel
import Views

/// Draws a layer at each frame until the end of its animations.
struct LayerTimeline: View {
    let layer: CALayer
    /// The seconds by which a copy of a replicator is late.
    let delay: Double
    private let traits: UITraitCollection
    /// The drawing with the layer's own values, if it has no animations; otherwise that with its present values.
    private let still: AnyView?
    let picture: @MainActor () -> AnyView?
    @State private var isOver: Bool

    private init(layer: CALayer, still: AnyView?, picture: @escaping @MainActor () -> AnyView?) {
        (self.layer, delay, traits, self.still, self.picture) = (layer, Self.delay, .current, still, picture)
        _isOver = State(initialValue: still != nil)
    }

    /// The delay of the copies that are being drawn.
    static var delay = 0.0

    var body: some View {
        TimelineView(.animation(minimumInterval: nil, paused: isOver)) { _ in
            let time = layer.localTime - delay
            (still ?? content(at: time)).onChange(of: time >= (layer.running.map(\.end).max() ?? -.infinity), initial: true) { if isOver != $1 { isOver = $1 } }
        }
    }

    private func content(at time: Double) -> AnyView? {
        let outer = Self.delay
        Self.delay = delay
        defer { Self.delay = outer }
        return UITraitCollection.withCurrent(traits) { layer.withAnimatedValues(at: time, color: layer.viewColor, picture) }
    }

    /// Returns a drawing that follows the layer's animations; nil if the layer can't be drawn.
    static func picture(of layer: CALayer, _ picture: @escaping @MainActor () -> AnyView?) -> AnyView? {
        guard !layer.running.isEmpty, layer.animatedKeyPaths == nil else { return picture() }
        return picture() == nil ? nil : AnyView(LayerTimeline(layer: layer, still: nil, picture: picture))
    }

    /// Returns a drawing of a view; nil if the view can't be drawn. A view with state inside keeps one identity, so that the state outlives the start and the
    /// end of animations.
    static func picture(of view: UIView, _ picture: @escaping @MainActor () -> AnyView?) -> AnyView? {
        let layer = view.layer
        guard layer.animatedKeyPaths == nil else { return picture() }
        guard layer.running.isEmpty else { return self.picture(of: layer, picture) }
        guard !isMeasuring, view.holdsState, ViewAnimation.takesTime else { return picture() }
        layer.animatedKeyPaths = []
        defer { layer.animatedKeyPaths = nil }
        return picture().map { AnyView(LayerTimeline(layer: layer, still: $0, picture: picture)) }
    }

    /// Whether drawings serve to measure views only, so that their identity doesn't matter.
    private static var isMeasuring = false
    /// Runs code that draws views to measure them.
    static func measuring<Result>(_ body: () -> Result) -> Result {
        let outer = isMeasuring
        isMeasuring = true
        defer { isMeasuring = outer }
        return body()
    }
}

extension CALayer {
    /// The background of the layer's view, without a pattern.
    @MainActor fileprivate var viewColor: CGColor? { view?.backgroundColor.flatMap { $0.pattern == nil ? $0.cgColor : nil } }
}
