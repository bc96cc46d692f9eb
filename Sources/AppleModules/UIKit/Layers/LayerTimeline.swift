import Easel
import Views

/// Draws a layer at each frame until the end of its animations.
struct LayerTimeline: View {
    let layer: CALayer
    /// The seconds by which a copy of a replicator is late.
    let delay: Double
    private let traits: UITraitCollection
    /// The drawing with the layer's present values.
    let picture: @MainActor () -> AnyView?
    @State private var isOver = false

    /// The delay of the copies that are being drawn.
    static var delay = 0.0

    var body: some View {
        TimelineView(.animation(minimumInterval: nil, paused: isOver)) { _ in
            let time = layer.localTime - delay
            content(at: time).onChange(of: time >= (layer.running.map(\.end).max() ?? 0), initial: true) { isOver = $1 }
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
        return picture() == nil ? nil : AnyView(LayerTimeline(layer: layer, delay: delay, traits: .current, picture: picture))
    }
}

extension CALayer {
    /// The background of the layer's view, without a pattern.
    @MainActor fileprivate var viewColor: CGColor? { view?.backgroundColor.flatMap { $0.pattern == nil ? $0.cgColor : nil } }
}
