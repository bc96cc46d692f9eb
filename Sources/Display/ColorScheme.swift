/// The light or the dark appearance; system colors differ between the two.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
    case light
    case dark
}

/// The contrast of system colors.
public enum ColorSchemeContrast: Sendable, Hashable, CaseIterable {
    case standard
    case increased
}

extension ColorScheme {
    /// The name in command lines, scenes and JSON files.
    package var name: String {
        switch self {
        case .light: "light"
        case .dark: "dark"
        }
    }

    /// The scheme of a name; nil for any other text.
    package init?(name: String) {
        guard let scheme = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = scheme
    }
}
