/// The ways in which colors are mixed with the content below them.
///
/// Formulas: PDF reference (ISO 32000-1), section 11.3.5, in gamma-encoded sRGB; for the last five, CoreGraphics' documentation of `CGBlendMode`.
public enum BlendMode: String, Sendable, Hashable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity
    /// Above the existing content, and only where there is any.
    case sourceAtop
    /// Below the existing content.
    case destinationOver
    /// The existing content, except where this covers it.
    case destinationOut
    /// The sum of both minus one, at least zero.
    case plusDarker
    /// The sum of both, at most one.
    case plusLighter
}
