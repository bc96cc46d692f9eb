import Display
import Geometry
import Views

extension Color {
    /// The view library's color for a scene's color.
    package init(_ color: SceneColor) {
        let base: Color
        switch color.base {
        case .sRGB(let red, let green, let blue): base = Color(.sRGB, red: red, green: green, blue: blue)
        case .system(let name): base = ColorNotation.named[name] ?? .clear
        case .mix(let first, let second, let fraction, let space):
            base = Color(first).mix(with: Color(second), by: fraction, in: space == .device ? .device : .perceptual)
        }
        self = color.opacity == 1 ? base : base.opacity(color.opacity)
    }
}

extension SceneGeometry {
    /// The data of a proxy. The current evaluation then depends on the parts that it reads.
    init(_ proxy: GeometryProxy) {
        self.init(
            size: proxy.size,
            resolve: { anchor in
                if let rect = anchor.base as? Anchor<CGRect> { return .rect(proxy[rect]) }
                if let point = anchor.base as? Anchor<CGPoint> { return .point(proxy[point]) }
                return nil
            },
            frame: { name in
                switch name {
                case "local": proxy.frame(in: CoordinateSpace.local)
                case "global": proxy.frame(in: CoordinateSpace.global)
                default: proxy.bounds(of: .named(name)).map { _ in proxy.frame(in: CoordinateSpace.named(name)) }
                }
            }, bounds: { proxy.bounds(of: .named($0)) },
            safeAreaInsets: {
                let insets = proxy.safeAreaInsets
                return .insets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
            })
    }
}
