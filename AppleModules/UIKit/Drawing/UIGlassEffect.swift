import AppleCoreGraphics
import Easel

/// A view of glass.
public final class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    /// The clearness of glass.
    public enum Style: Int, Sendable { case regular, clear }
    public let style: Style
    public var isInteractive = false
    public var tintColor: UIColor?
    public init(style: Style = .regular) { self.style = style }

    var glass: Glass { (style == .clear ? Glass.clear : Glass.regular).tint(tintColor.map { Color(uiColor: $0) }).interactive(isInteractive) }
}

/// An effect for a view with views of glass inside, which are drawn one by one.
public final class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
    public var spacing: CGFloat = 0
    public override init() {}
}

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable {
    let value: CGFloat?
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(value: radius) }
    /// A radius that follows the corner around it: that of a screen is drawn as the minimum.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius { UICornerRadius(value: minimum.map { CGFloat($0) }) }
}

/// The corners of a view.
public struct UICornerConfiguration: Hashable, Sendable {
    /// Nil for half of the height.
    let radius: CGFloat?
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration { UICornerConfiguration(radius: maximumRadius.map { CGFloat($0) }) }
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration(radius: radius.value ?? 0) }
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }
    var shape: AnyShape { radius.map { AnyShape(RoundedRectangle(cornerRadius: $0)) } ?? AnyShape(Capsule()) }
}
