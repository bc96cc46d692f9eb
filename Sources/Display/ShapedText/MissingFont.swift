/// A font that is not installed.
package struct MissingFont: Hashable, Sendable {
    /// The name of the family, or of one of its fonts.
    package var name: String
    /// The design of the system font that replaces it.
    package var replacement: FontDescriptor.Design

    package init(name: String, replacement: FontDescriptor.Design) {
        self.name = name
        self.replacement = replacement
    }

    /// The warning about the font.
    package var warning: String {
        let drawn =
            switch replacement {
            case .standard: "the system font"
            case .serif: "the system font's serif design"
            case .rounded: "the system font's rounded design"
            case .monospaced: "the system font's monospaced design"
            }
        return "no font \(name): \(drawn) is drawn instead"
    }
}
