import Geometry

/// The content behind a shape, blurred, more saturated, and covered with a tint, as if through frosted glass.
package struct MaterialPaint: Sendable, Hashable {
    /// The blur's standard deviation, in points.
    package var radius: CGFloat
    /// The factor by which colors become more saturated before they are tinted; 1 leaves them unchanged.
    package var saturation: Double
    /// The color laid over the content behind the shape.
    package var tint: ResolvedColor
    /// The opacity of the whole material, 0…1.
    package var opacity: Double

    package init(radius: CGFloat, saturation: Double, tint: ResolvedColor, opacity: Double = 1) {
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
        self.opacity = opacity
    }
}
