import Geometry

extension ResolvedColor {
    /// From components of the sRGB space as people write them (gamma-encoded), 0…1; values beyond that keep their sign and size.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(
            linearRed: SRGBTransfer.linear(fromEncoded: Float(red)), linearGreen: SRGBTransfer.linear(fromEncoded: Float(green)),
            linearBlue: SRGBTransfer.linear(fromEncoded: Float(blue)), opacity: Float(opacity))
    }

    /// The gamma-encoded sRGB components.
    public var red: Double { Double(SRGBTransfer.encoded(fromLinear: linearRed)) }
    public var green: Double { Double(SRGBTransfer.encoded(fromLinear: linearGreen)) }
    public var blue: Double { Double(SRGBTransfer.encoded(fromLinear: linearBlue)) }

    /// The same colour with its opacity multiplied by `factor`.
    public func multiplyingOpacity(by factor: Double) -> ResolvedColor {
        var copy = self
        copy.opacity = Float(Double(opacity) * factor)
        return copy
    }
}
