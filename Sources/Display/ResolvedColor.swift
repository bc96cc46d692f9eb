import Geometry

extension ResolvedColor {
    /// Creates a color from gamma-encoded sRGB components, the usual notation, 0…1; values beyond that range keep their sign and magnitude.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(
            linearRed: SRGBTransfer.linear(fromEncoded: Float(red)), linearGreen: SRGBTransfer.linear(fromEncoded: Float(green)),
            linearBlue: SRGBTransfer.linear(fromEncoded: Float(blue)), opacity: Float(opacity))
    }

    /// The gamma-encoded sRGB components.
    public var red: Double { Double(SRGBTransfer.encoded(fromLinear: linearRed)) }
    public var green: Double { Double(SRGBTransfer.encoded(fromLinear: linearGreen)) }
    public var blue: Double { Double(SRGBTransfer.encoded(fromLinear: linearBlue)) }

    /// Returns the same color with its opacity multiplied by `factor`.
    public func multiplyingOpacity(by factor: Double) -> ResolvedColor {
        var copy = self
        copy.opacity = Float(Double(opacity) * factor)
        return copy
    }
}
