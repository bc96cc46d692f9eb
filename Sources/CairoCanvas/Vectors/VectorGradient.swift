import CCairo
import Display
import Geometry

/// A gradient along a line or around a point, as Cairo's own one, which files keep as a gradient.
struct VectorGradient {
    private let gradient: GradientPaint
    private let opacity: Double
    /// The steps between two stops: files interpolate in sRGB.
    private var steps: Int { gradient.colorSpace == .device ? 1 : 16 }

    /// Returns nil for other gradients, which are painted as pictures.
    init?(_ gradient: GradientPaint, opacity: Double) {
        switch gradient.geometry {
        case .linear, .radial: break
        case .elliptical, .angular: return nil
        }
        guard !gradient.stops.isEmpty, gradient.stops.allSatisfy({ 0...1 ~= $0.location }) else { return nil }
        (self.gradient, self.opacity) = (gradient, opacity)
    }

    /// Sets the gradient as the source to draw with; returns false if Cairo can't make it.
    func set(in context: CairoContext) -> Bool {
        let pattern: OpaquePointer? =
            switch gradient.geometry {
            case .linear(let start, let end): unsafe cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
            case .radial(let center, let start, let end):
                unsafe cairo_pattern_create_radial(
                    Double(center.x), Double(center.y), Double(max(0, start)), Double(center.x), Double(center.y), Double(max(0, end)))
            case .elliptical, .angular: nil
            }
        guard let pattern = unsafe pattern else { return false }
        defer { unsafe cairo_pattern_destroy(pattern) }
        for (location, color) in colors {
            let alpha = Double(color.w)
            func channel(_ value: Float) -> Double { alpha > 0 ? min(1, Double(value) / alpha) : 0 }
            unsafe cairo_pattern_add_color_stop_rgba(
                pattern, location, channel(color.x), channel(color.y), channel(color.z), min(max(alpha * opacity, 0), 1))
        }
        guard unsafe cairo_pattern_status(pattern) == CAIRO_STATUS_SUCCESS else { return false }
        unsafe context.withHandle { unsafe cairo_set_source($0, pattern) }
        return true
    }

    /// Premultiplied colors at their locations. One that is clear has the hue of its neighbor, with hardly any opacity.
    private var colors: [(location: Double, color: SIMD4<Float>)] {
        let stops = gradient.stops
        guard stops.count > 1 else { return stops.map { (Double($0.location), mix($0, $0)[0]) } }
        return zip(stops, stops.dropFirst()).flatMap { first, second in
            let colors = mix(first, second)
            return colors.enumerated().map { index, color in
                let location = Double(first.location) + Double(second.location - first.location) * Double(index) / Double(colors.count - 1)
                let neighbor = index == 0 ? colors[1] : colors[index - 1]
                return (location, color.w == 0 && neighbor.w > 0 ? neighbor / neighbor.w * 1e-4 : color)
            }
        }
    }

    /// Returns the colors between two stops, including both.
    private func mix(_ first: GradientPaint.Stop, _ second: GradientPaint.Stop) -> [SIMD4<Float>] {
        let pair = GradientPaint(
            .linear(start: .zero, end: CGPoint(x: 1, y: 0)),
            stops: [GradientPaint.Stop(color: first.color, location: 0), GradientPaint.Stop(color: second.color, location: 1)], colorSpace: gradient.colorSpace)
        // The last color is the second stop's: colors continue beyond it.
        return pair.premultipliedColors(count: steps + 1)
    }
}
