/// A font that may depend on the environment: a text style, the system font at a size, or a family by name.
public struct Font: Hashable, Sendable {
    enum Provider: Hashable, Sendable {
        case style(TextStyle)
        case system(CGFloat)
        /// A family or font by name, at a size that follows a text style; nil for a fixed size.
        case custom(String, CGFloat, follows: TextStyle?)
    }
    var provider: Provider
    var weight: Weight?
    var design: Design?
    var width: Width?
    var isItalic = false
    var hasMonospacedDigits = false
    var capitals: SmallCapitals = []
    var leading: Leading = .standard
    /// Points per em instead of the provider's; nil for the provider's.
    var fixedSize: CGFloat?
    /// Multiplies the size.
    var scale: CGFloat = 1

    init(_ provider: Provider, weight: Weight? = nil, design: Design? = nil) {
        self.provider = provider
        self.weight = weight
        self.design = design
    }

    /// The text styles of iOS and macOS (Documentation/Semantics/Text.md#text-styles).
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        /// 100…900, or 0 for the weight of `bold()`, which depends on the text style.
        let value: Int
        /// Whether this is the weight of `bold()`.
        var isEmphasis: Bool { value == 0 }
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
        /// The weight of `bold()`: semibold in most text styles, bold otherwise (Documentation/Semantics/Text.md#text-styles).
        static let emphasized = Weight(value: 0)
        /// The weight with the setting "Bold Text": regular becomes semibold. The steps of other weights are estimates.
        var legible: Weight { isEmphasis ? self : Weight(value: min(value + 200, 900)) }
    }

    /// A variant of the system font.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    public static let extraLargeTitle = system(.extraLargeTitle)
    public static let extraLargeTitle2 = system(.extraLargeTitle2)
    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)

    /// The system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font(.style(style), weight: weight, design: design) }
    /// The system font, `size` points per em.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font(.system(size), weight: weight, design: design) }
    /// A font by the name of its family or its PostScript name, `size` points per em at the content size "large", following the body style in whole points.
    ///
    /// A font that isn't installed is replaced with the system font, with a warning.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, follows: .body)) }
    /// A font by the name of its family or its PostScript name, `size` points per em at the content size "large", following a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font(.custom(name, size, follows: textStyle)) }
    /// A font by the name of its family or its PostScript name, `size` points per em regardless of the content size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, fixedSize, follows: nil)) }

    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    public func bold() -> Font { weight(.emphasized) }
    public func italic() -> Font { with { $0.isItalic = true } }
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    package func designed(_ design: Design) -> Font { with { $0.design = design } }
    public func monospaced() -> Font { with { $0.design = .monospaced } }
    /// Replaces all letters with small capitals.
    public func smallCaps() -> Font { with { $0.capitals = [.lowercase, .uppercase] } }
    /// Replaces lowercase letters with small capitals.
    public func lowercaseSmallCaps() -> Font { with { $0.capitals.insert(.lowercase) } }
    /// Replaces uppercase letters with small capitals.
    public func uppercaseSmallCaps() -> Font { with { $0.capitals.insert(.uppercase) } }
    /// Sets the width of the glyphs.
    public func width(_ width: Width) -> Font { with { $0.width = width } }
    /// Sets the space between lines.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }

    /// Returns the font description passed to the text shaper.
    func descriptor(in environment: EnvironmentValues) -> FontDescriptor {
        let sizes = TextStyleSizes(environment)
        let (family, size, ownWeight, distance): (String?, CGFloat, Weight, CGFloat?) =
            switch provider {
            case .style(let style): (nil, sizes[style].size, sizes[style].weight, sizes[style].baselineDistance)
            case .system(let size): (nil, size, .regular, nil)
            case .custom(let name, let size, let style): (name, style.map { sizes.fontSize(size, following: $0) } ?? size, .regular, nil)
            }
        var weight = weight ?? ownWeight
        if weight.isEmphasis { if case .style(let style) = provider { weight = sizes.emphasizedWeight(of: style) } else { weight = .bold } }
        if environment.legibilityWeight == .bold { weight = weight.legible }
        let designs: [Design: FontDescriptor.Design] = [.serif: .serif, .rounded: .rounded, .monospaced: .monospaced]
        var descriptor = FontDescriptor(
            family: family, size: size.isFinite && size > 0 ? size : 1, weight: weight.value, isItalic: isItalic,
            design: design.flatMap { designs[$0] } ?? .standard, hasMonospacedDigits: hasMonospacedDigits)
        descriptor.baselineDistance = distance
        descriptor.stretch = width?.factor ?? 1
        descriptor.extraLeading = leading.extra
        if let fixedSize, fixedSize > 0, fixedSize.isFinite { (descriptor.size, descriptor.baselineDistance) = (fixedSize, nil) }
        if scale != 1, scale.isFinite { descriptor = descriptor.scaled(scale) }
        return descriptor
    }
}
