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
