/// The settings of a user who reads or moves differently, which change how views look.
package struct AccessibilitySettings: OptionSet, Hashable, Sendable, Codable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Bold Text: heavier fonts.
    package static let boldText = Self(rawValue: 1)
    /// Increase Contrast: stronger system colors.
    package static let increasedContrast = Self(rawValue: 2)
    /// Reduce Transparency: no view shows what is behind it through a material.
    package static let reducedTransparency = Self(rawValue: 4)
    /// Button Shapes: lines below the labels of buttons that have no shape of their own.
    package static let buttonShapes = Self(rawValue: 8)
    /// Reduce Motion: for the views that ask for it.
    package static let reducedMotion = Self(rawValue: 16)
    /// Differentiate Without Color: for the views that ask for it.
    package static let withoutColor = Self(rawValue: 32)

    /// The settings by the names of their options, in the order of the help.
    package static let named: [(name: String, setting: Self)] = [
        ("bold-text", .boldText), ("contrast increased", .increasedContrast), ("reduce-transparency", .reducedTransparency), ("button-shapes", .buttonShapes),
        ("reduce-motion", .reducedMotion), ("differentiate-without-color", .withoutColor),
    ]
}
