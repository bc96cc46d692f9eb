import Easel

/// How drawing is combined with the content below.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color,
        luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    /// The mode of a canvas, which has the same number.
    var drawn: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: rawValue) }
}
