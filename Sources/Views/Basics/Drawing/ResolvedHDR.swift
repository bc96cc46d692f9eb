import Foundation

extension Color {
    /// A color with components beyond the range of sRGB for displays with a high dynamic range.
    public struct ResolvedHDR: Hashable, Sendable {
        private var base: Color.Resolved
        /// The greatest linear component, relative to white; nil for the standard range.
        public private(set) var headroom: Float?

        /// Creates a color with a headroom.
        public init(_ base: Color.Resolved, headroom: Float? = nil) {
            self.base = base
            self.headroom = headroom
        }
        public var linearRed: Float {
            get { base.linearRed }
            set { base.linearRed = newValue }
        }
        public var linearGreen: Float {
            get { base.linearGreen }
            set { base.linearGreen = newValue }
        }
        public var linearBlue: Float {
            get { base.linearBlue }
            set { base.linearBlue = newValue }
        }
        public var opacity: Float {
            get { base.opacity }
            set { base.opacity = newValue }
        }
        /// Gamma-encoded.
        public var red: Float { Float(base.red) }
        /// Gamma-encoded.
        public var green: Float { Float(base.green) }
        /// Gamma-encoded.
        public var blue: Float { Float(base.blue) }
        /// The color in the standard range.
        var standard: Color.Resolved { base }
    }

    /// Returns the components in an environment; colors here have no headroom.
    public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR { ResolvedHDR(resolve(in: environment)) }
    /// Returns the color with its linear components multiplied by 2 to the power of `stops`; images show at most white.
    public func exposureAdjust(_ stops: Double) -> Color {
        let light = resolve(in: EnvironmentValues())
        let factor = Float(exp2(stops))
        return Color(
            Color.Resolved(
                linearRed: light.linearRed * factor, linearGreen: light.linearGreen * factor, linearBlue: light.linearBlue * factor, opacity: light.opacity))
    }
    /// Returns the color for a headroom of the display; images have the standard range, so the color stays the same.
    public func headroom(_ headroom: Double?) -> Color { self }
}

extension Color.ResolvedHDR: ShapeStyle {
    public typealias Resolved = _DrawnShapeStyle
    public func _paint(in environment: EnvironmentValues) -> _Paint { standard._paint(in: environment) }
}
