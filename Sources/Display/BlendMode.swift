/// How colours mix with what lies below them.
///
/// Formulas: PDF reference (ISO 32000-1), section 11.3.5, in gamma-encoded sRGB; for the last five CoreGraphics' documentation of `CGBlendMode`.
public enum BlendMode: String, Sendable, Hashable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity
    /// Above what is below, only where there is something below.
    case sourceAtop
    /// Below what is there.
    case destinationOver
    /// What is there, less where this covers it.
    case destinationOut
    /// The sum of both less one, not below zero.
    case plusDarker
    /// The sum of both, at most one.
    case plusLighter
}
