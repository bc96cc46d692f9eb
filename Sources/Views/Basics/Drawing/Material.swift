/// A style for backgrounds and shapes that shows the content behind it blurred and tinted, like frosted glass.
///
/// Apple documents no numbers. The blur and the saturation are those that UIKit's blur views are known to use (a standard deviation of 30 points,
/// 1.8 times the saturation); the tints are estimates by eye from images of iOS, except the bar's, which is known (#F9F9F9 and #1D1D1D at 94 %).
public struct Material: ShapeStyle, Hashable {
    public typealias Resolved = _DrawnShapeStyle
    private enum Level: Hashable { case ultraThin, thin, regular, thick, ultraThick, bar }
    private let level: Level

    /// The most transparent material.
    public static let ultraThin = Material(level: .ultraThin)
    public static let thin = Material(level: .thin)
    public static let regular = Material(level: .regular)
    public static let thick = Material(level: .thick)
    /// The most opaque material.
    public static let ultraThick = Material(level: .ultraThick)
    /// The material behind toolbars.
    public static let bar = Material(level: .bar)

    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(paint(in: environment)) }
    @MainActor func paint(in environment: EnvironmentValues) -> Paint {
        let isDark = environment.colorScheme == .dark
        let (light, dark): (Double, Double) =
            switch level {
            case .ultraThin: (0.44, 0.55)
            case .thin: (0.60, 0.65)
            case .regular: (0.74, 0.78)
            case .thick: (0.86, 0.88)
            case .ultraThick: (0.93, 0.95)
            case .bar: (0.94, 0.94)
            }
        let white = isDark ? (level == .bar ? 29.0 : 37) / 255 : (level == .bar ? 249.0 : 247) / 255
        // As in UIKit, a user who wants less transparency sees the tint alone.
        if environment.accessibilityReduceTransparency { return .color(ResolvedColor(red: white, green: white, blue: white)) }
        return .material(
            MaterialPaint(radius: 30, saturation: 1.8, tint: ResolvedColor(red: white, green: white, blue: white, opacity: isDark ? dark : light)))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
