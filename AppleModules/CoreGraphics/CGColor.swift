// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Easel

/// A color as components, with CoreGraphics' names: values in sRGB.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
    /// The components; linear inside, gamma-encoded in `components`.
    let resolved: Color.Resolved
    /// The number of components of the color's space, with alpha: 4, or 2 for grays.
    public let numberOfComponents: Int

    init(_ resolved: Color.Resolved, isGray: Bool = false) {
        self.resolved = resolved
        numberOfComponents = isGray ? 2 : 4
    }

    /// Creates a color from gamma-encoded sRGB components, 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color.Resolved(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }
    /// Creates a color from gamma-encoded sRGB components, 0…1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Creates a gray, from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(Color.Resolved(red: Double(gray), green: Double(gray), blue: Double(gray), opacity: Double(alpha)), isGray: true)
    }
    /// Creates a color from the components of a color space, alpha last; nil for too few components.
    public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
        switch (colorSpace.model, components.count) {
        case (.monochrome, 2...): self.init(gray: components[0], alpha: components[1])
        case (.rgb, 4...):
            let space: Color.RGBColorSpace = colorSpace.name == CGColorSpace.displayP3 ? .displayP3 : .sRGB
            let color = Color(
                space, red: Double(components[0]), green: Double(components[1]), blue: Double(components[2]), opacity: Double(components[3]))
            self.init(color.resolve(in: EnvironmentValues()))
        default: return nil
        }
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The gamma-encoded components, alpha last.
    public var components: [CGFloat]? {
        let alpha = CGFloat(resolved.opacity)
        return numberOfComponents == 2 ? [resolved.red, alpha] : [resolved.red, resolved.green, resolved.blue, alpha]
    }
    /// The opacity, 0…1.
    public var alpha: CGFloat { CGFloat(resolved.opacity) }
    public var colorSpace: CGColorSpace? { numberOfComponents == 2 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB() }

    /// Returns the color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = resolved
        copy.opacity = Float(alpha)
        return CGColor(copy, isGray: numberOfComponents == 2)
    }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.resolved == rhs.resolved }
    public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
    public var description: String { "CGColor(\((components ?? []).map { String(describing: $0) }.joined(separator: " ")))" }
}

/// The meaning of a color's components.
public final class CGColorSpace: Hashable, Sendable {
    /// The kinds of color spaces.
    public enum Model: Int32, Sendable {
        case unknown = -1
        case monochrome, rgb
    }

    public let model: Model
    /// The space's name.
    public let name: String?

    /// The number of components of a color without its opacity.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    init(model: Model, name: String) { (self.model, self.name) = (model, name) }

    /// Creates a space by name; nil for an unknown space.
    public convenience init?(name: String) {
        guard [Self.sRGB, Self.displayP3, Self.linearSRGB, Self.extendedSRGB, Self.genericGrayGamma2_2].contains(name) else { return nil }
        self.init(model: name == Self.genericGrayGamma2_2 ? .monochrome : .rgb, name: name)
    }

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the device's color space, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(model: .rgb, name: CGColorSpace.sRGB) }
/// Returns the device's space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(model: .monochrome, name: CGColorSpace.genericGrayGamma2_2) }

extension Color {
    /// Creates a color from its components.
    public init(cgColor: CGColor) { self.init(cgColor.resolved) }
    /// Creates a color from its components.
    public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }

    /// The components of a constant color; nil for one that depends on the environment.
    public var cgColor: CGColor? {
        let light = resolve(in: EnvironmentValues())
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        return light == resolve(in: dark) ? CGColor(light) : nil
    }
}

extension Color.Resolved {
    /// The color's components.
    public var cgColor: CGColor { CGColor(self) }
}
