extension Font {
    /// The context in which a font is resolved: the content size and the platform.
    public struct Context: Hashable, CustomDebugStringConvertible {
        let environment: EnvironmentValues
        public var debugDescription: String { "\(environment.systemPalette.platform.rawValue), \(environment.dynamicTypeSize)" }
        public static func == (lhs: Context, rhs: Context) -> Bool { lhs.debugDescription == rhs.debugDescription }
        public func hash(into hasher: inout Hasher) { hasher.combine(debugDescription) }
    }

    /// A font's values in a context.
    public struct Resolved: Hashable, Sendable {
        /// Points per em.
        public let pointSize: CGFloat
        public let weight: Weight
        public let width: Width
        public let leading: Leading
        /// Whether the font is `bold()`, or its weight bold or above.
        public let isBold: Bool
        public let isItalic: Bool
        public let isMonospaced: Bool
        /// Whether lowercase letters are small capitals.
        public let isLowercaseSmallCaps: Bool
        /// Whether uppercase letters are small capitals.
        public let isUppercaseSmallCaps: Bool
        /// Whether all letters are small capitals.
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    /// Returns the font's values in a context.
    public func resolve(in context: Context) -> Resolved {
        let descriptor = descriptor(in: context.environment)
        return Resolved(
            pointSize: descriptor.size, weight: Weight(value: descriptor.weight), width: width ?? .standard, leading: leading,
            isBold: weight?.isEmphasis == true || descriptor.weight >= Weight.bold.value, isItalic: descriptor.isItalic,
            isMonospaced: descriptor.design == .monospaced,
            isLowercaseSmallCaps: capitals.contains(.lowercase), isUppercaseSmallCaps: capitals.contains(.uppercase))
    }

    /// The platform's font for texts.
    public static var `default`: Font { .body }
    /// The system font of a text style.
    public static func system(_ style: TextStyle, design: Design) -> Font { system(style, design: design, weight: nil) }

    /// Returns the font in bold, or with its own weight.
    public func bold(_ isActive: Bool) -> Font { changed { $0.weight = isActive ? .emphasized : nil } }
    /// Returns the font in italics, or upright.
    public func italic(_ isActive: Bool) -> Font { changed { $0.isItalic = isActive } }
    /// Returns the font with glyphs of equal width, or with their natural widths.
    public func monospaced(_ isActive: Bool) -> Font { changed { $0.design = isActive ? .monospaced : nil } }
    /// Returns the font with all letters as small capitals, or with none.
    public func smallCaps(_ isActive: Bool) -> Font { changed { $0.capitals = isActive ? [.lowercase, .uppercase] : [] } }
    /// Returns the font with lowercase letters as small capitals, or unchanged.
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
        changed { if isActive { $0.capitals.insert(.lowercase) } else { $0.capitals.remove(.lowercase) } }
    }
    /// Returns the font with uppercase letters as small capitals, or unchanged.
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
        changed { if isActive { $0.capitals.insert(.uppercase) } else { $0.capitals.remove(.uppercase) } }
    }
    /// Returns the font at another size, in points per em.
    public func pointSize(_ size: CGFloat) -> Font { changed { $0.fixedSize = size } }
    /// Returns the font with its size multiplied by a factor.
    public func scaled(by factor: CGFloat) -> Font { changed { $0.scale *= factor } }

    private func changed(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }
}

extension EnvironmentValues {
    /// The context for resolving fonts.
    public var fontResolutionContext: Font.Context { Font.Context(environment: self) }
}
