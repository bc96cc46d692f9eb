/// Whether a picture is light or dark; system colours differ between the two.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
    case light
    case dark
}

/// Whether system colours stand out more than usual.
public enum ColorSchemeContrast: Sendable, Hashable, CaseIterable {
    case standard
    case increased
}
