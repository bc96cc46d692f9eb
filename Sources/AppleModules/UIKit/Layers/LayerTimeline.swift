import Easel
import Views

/// Draws a layer at each frame until the end of its animations.
struct LayerTimeline: View {
    let layer: CALayer
    /// The drawing with the layer's present values.
    let picture: @MainActor () -> AnyView?
    @State private var isOver = false

    var body: some View {
        TimelineView(.animation(minimumInterval: nil, paused: isOver)) { _ in
            let now = _SceneTime.now.seconds
            let _ = layer.followView()
            let end = layer.running.map(\.end).max() ?? 0
            layer.withAnimatedValues(at: now, picture).onChange(of: now >= end, initial: true) { isOver = $1 }
        }
    }

    /// Returns a drawing that follows the layer's animations; nil if the layer can't be drawn.
    @MainActor static func picture(of layer: CALayer, _ picture: @escaping @MainActor () -> AnyView?) -> AnyView? {
        guard !layer.running.isEmpty, !layer.showsAnimatedValues else { return picture() }
        return picture() == nil ? nil : AnyView(LayerTimeline(layer: layer, picture: picture))
    }
}

extension CALayer {
    /// Takes the values of the layer's view from which animations count: in UIKit both have the same.
    @MainActor fileprivate func followView() {
        guard let view else { return }
        (position, bounds.size) = (view.center, view.bounds.size)
        if !view.transform.isIdentity { setAffineTransform(view.transform) }
        if let color = view.backgroundColor, color.pattern == nil { backgroundColor = color.cgColor }
    }
}
