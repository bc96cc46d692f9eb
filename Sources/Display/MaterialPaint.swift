import Geometry

/// What lies behind, blurred, stronger in colour and covered with a tint: ground glass.
public struct MaterialPaint: Sendable, Hashable {
    /// The blur's standard deviation, points.
    public var radius: CGFloat
    /// How much stronger colours get before they are tinted; 1 leaves them.
    public var saturation: Double
    /// Laid over what lies behind.
    public var tint: ResolvedColor
    /// How much of all this is seen, 0…1.
    public var opacity: Double

    public init(radius: CGFloat, saturation: Double, tint: ResolvedColor, opacity: Double = 1) {
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
        self.opacity = opacity
    }
}
