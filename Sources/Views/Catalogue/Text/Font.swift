/// A font that may depend on the environment: a text style, the system font at a size, or a family by name.
public struct Font: Hashable, Sendable {
    enum Provider: Hashable, Sendable {
        case style(TextStyle)
        case system(CGFloat)
        case custom(String, CGFloat)
    }
    var provider: Provider
    var weight: Weight?
    var design: Design?
    var isItalic = false
    var hasMonospacedDigits = false

    init(_ provider: Provider, weight: Weight? = nil, design: Design? = nil) {
        self.provider = provider
        self.weight = weight
        self.design = design
    }

    /// The text styles of iOS, at the content size "large" (Documentation/Semantics/Text.md#text-styles).
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// Points per em.
        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption: 12
            case .caption2: 11
            }
        }
        var weight: Weight { self == .headline ? .semibold : .regular }
    }

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        /// 100…900.
        let value: Int
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// A variant of the system font.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

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
    /// A font family by name, `size` points per em; a family that isn't installed is replaced with another.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size)) }
    /// A font family by name, `size` points per em regardless of the content size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, fixedSize)) }

    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { with { $0.isItalic = true } }
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    public func monospaced() -> Font { with { $0.design = .monospaced } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }

    /// The font description passed to the text shaper.
    var descriptor: FontDescriptor {
        let (family, size, ownWeight): (String?, CGFloat, Weight) =
            switch provider {
            case .style(let style): (nil, style.size, style.weight)
            case .system(let size): (nil, size, .regular)
            case .custom(let name, let size): (name, size, .regular)
            }
        let designs: [Design: FontDescriptor.Design] = [.serif: .serif, .rounded: .rounded, .monospaced: .monospaced]
        return FontDescriptor(
            family: family, size: size.isFinite && size > 0 ? size : 1, weight: (weight ?? ownWeight).value, isItalic: isItalic,
            design: design.flatMap { designs[$0] } ?? .standard, hasMonospacedDigits: hasMonospacedDigits)
    }
}
