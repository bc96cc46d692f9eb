/// A list of colors, each at a location.
public struct Gradient: Hashable, Sendable {
    /// A color and its location, as a fraction of the gradient's length, 0…1.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The space in which the colors between two stops are interpolated.
    public struct ColorSpace: Hashable, Sendable {
        let space: GradientPaint.ColorSpace
        /// Gamma-encoded sRGB.
        public static let device = ColorSpace(space: .device)
        /// A perceptual space, in which equal steps look equally large.
        public static let perceptual = ColorSpace(space: .perceptual)
    }

    public var stops: [Stop]

    /// Creates a gradient from stops; when it is drawn, each stop's location is clamped to the range from its predecessor's location to 1.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient of evenly spaced colors, the first at 0 and the last at 1; a single color fills the whole gradient.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// Returns the gradient with its colors interpolated in `space`.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(gradient: self, space: space) }

    /// Returns the gradient as a paint for the unit square (`GradientPaint.placed(in:)`).
    @MainActor func paint(_ geometry: GradientPaint.Geometry, _ space: ColorSpace, in environment: EnvironmentValues) -> Paint {
        var least: CGFloat = 0
        let resolved = stops.map { stop in
            least = min(max(stop.location, least), 1)
            return GradientPaint.Stop(color: stop.color.resolve(in: environment), location: least)
        }
        return .gradient(GradientPaint(geometry, stops: resolved, colorSpace: space.space))
    }
}

/// A gradient with the space in which its colors are interpolated; as a style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
    var gradient: Gradient
    var space = Gradient.ColorSpace.perceptual

    init(gradient: Gradient, space: Gradient.ColorSpace) {
        self.gradient = gradient
        self.space = space
    }
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// Returns the gradient with its colors interpolated in another space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(gradient: gradient, space: space) }

    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(paint(in: environment)) }
    @MainActor func paint(in environment: EnvironmentValues) -> Paint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint(in: environment)
    }
}

extension Color {
    /// A gradient of the color, lighter at the top, or darker at the bottom if the color is too bright for that. Its opacity is the color's
    /// (Documentation/Semantics/Drawing.md#color-gradients).
    public var gradient: AnyGradient { AnyGradient(Gradient(stops: gradientStops.map { Gradient.Stop(color: $0.color, location: $0.location) })) }
}

/// A gradient as a style, and as a view that fills its space.
public protocol _GradientStyle: ShapeStyle, View {}

extension _GradientStyle {
    public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        ContentNode(view, inputs, content: { _ShapeView(shape: Rectangle(), style: $0) })
    }
}

/// A gradient along a line; its points are fractions of the frame of the painted shape.
public struct LinearGradient: _GradientStyle, Hashable {
    let gradient: AnyGradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    nonisolated public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(paint(in: environment)) }
    @MainActor func paint(in environment: EnvironmentValues) -> Paint {
        gradient.gradient.paint(.linear(start: startPoint.inUnitSquare, end: endPoint.inUnitSquare), gradient.space, in: environment)
    }
}

/// A gradient outward in circles; radii are in points.
public struct RadialGradient: _GradientStyle, Hashable {
    let gradient: AnyGradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    nonisolated public init(gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }
    nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(paint(in: environment)) }
    @MainActor func paint(in environment: EnvironmentValues) -> Paint {
        gradient.gradient.paint(
            .radial(center: center.inUnitSquare, startRadius: startRadius, endRadius: endRadius), gradient.space, in: environment)
    }
}

/// A gradient outward in ellipses; radii are fractions of the frame of the painted shape, so that 0.5 around the center touches its sides.
public struct EllipticalGradient: _GradientStyle, Hashable {
    let gradient: AnyGradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    nonisolated public init(
        gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }
    nonisolated public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    nonisolated public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    nonisolated public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }

    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(paint(in: environment)) }
    @MainActor func paint(in environment: EnvironmentValues) -> Paint {
        let geometry = GradientPaint.Geometry.elliptical(
            center: center.inUnitSquare, size: CGSize(width: 1, height: 1), startRadius: startRadiusFraction, endRadius: endRadiusFraction)
        return gradient.gradient.paint(geometry, gradient.space, in: environment)
    }
}

/// A gradient around a point, clockwise from the start angle; 0 points to the right.
public struct AngularGradient: _GradientStyle, Hashable {
    let gradient: AnyGradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    nonisolated public init(gradient: AnyGradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }
    nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(gradient: AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Creates a gradient for a full turn clockwise from `angle`.
    nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }
    /// Creates a gradient for a full turn clockwise from `angle`.
    nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    /// Creates a gradient for a full turn clockwise from `angle`.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(paint(in: environment)) }
    @MainActor func paint(in environment: EnvironmentValues) -> Paint {
        gradient.gradient.paint(
            .angular(center: center.inUnitSquare, startAngle: startAngle, endAngle: endAngle), gradient.space, in: environment)
    }
}

extension UnitPoint {
    fileprivate var inUnitSquare: CGPoint { CGPoint(x: x, y: y) }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
}

extension Color {
    /// Returns a mix of this color (0) and `rhs` (1), in perceptually equal steps; `.device` interpolates the sRGB components.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        mix(with: rhs, by: fraction, inSpace: colorSpace.space)
    }
}
