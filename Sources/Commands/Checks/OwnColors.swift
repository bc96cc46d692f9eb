import Display

/// The colors that the system itself chooses for texts and what is behind them, of which some have less contrast than WCAG requires: a finding about them would
/// ask an app for what it can't change.
struct OwnColors {
    private let appearance: DynamicColor.Appearance

    init(_ appearance: DynamicColor.Appearance) { self.appearance = appearance }

    /// The colors of labels, and those of controls without a tint and of destructive actions.
    private static let texts: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .gray, .blue, .red]
    /// The colors that white labels are on: prominent buttons, swipe actions, badges.
    private static let prominent: [SystemColor] = [.blue, .red, .gray]
    private static let grounds: [SystemColor] = [
        .background, .secondaryBackground, .tertiaryBackground, .groupedBackground, .groupedCell, .elevatedBackground,
    ]
    private static let fills: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
    /// The opacities of the tint behind a bordered button's label, and that of a selected row.
    private static let tints: [Float] = [0.12, 0.15, 0.18, 0.2]

    /// Whether the system chooses a text's color for what is behind it.
    ///
    /// - Parameters:
    ///   - background: an opaque pixel.
    ///   - contrast: that of the text, which may be fainter than its color.
    ///   - onMaterial: whether the text is a part of a bar or a dialog, whose background depends on the content behind it.
    func choose(_ color: ResolvedColor, on background: UInt32, contrast: Double, onMaterial: Bool) -> Bool {
        let ground = ResolvedColor(pixel: background)
        guard contrast >= ContrastMeter.contrast(Self.blend(color, over: ground).pixel, background) - 0.1 else { return false }
        if isEqual(color, ResolvedColor(red: 1, green: 1, blue: 1)) { return Self.prominent.contains { isEqual(resolved($0), background) } }
        guard let text = Self.texts.first(where: { isEqual(color, resolved($0)) }) else { return false }
        if onMaterial { return true }
        return [true, false].contains { isElevated in
            Self.grounds.contains { ground in
                let ground = resolved(ground, isElevated: isElevated)
                if isEqual(ground, background) { return true }
                let tinted = Self.tints.map { opacity in
                    var tint = resolved(text)
                    tint.opacity = opacity
                    return tint
                }
                return (Self.fills.map { resolved($0) } + tinted).contains { isEqual(Self.blend($0, over: ground), background) }
            }
        }
    }

    private func resolved(_ color: SystemColor, isElevated: Bool? = nil) -> ResolvedColor {
        var palette = appearance.palette
        if let isElevated { palette.isElevated = isElevated }
        return color.resolve(scheme: appearance.scheme, contrast: appearance.contrast, palette: palette)
    }

    private func isEqual(_ one: ResolvedColor, _ other: ResolvedColor) -> Bool {
        abs(one.opacity - other.opacity) < 0.01 && isEqual(one, other.pixel)
    }

    /// Whether a color looks like a pixel, except for rounding.
    private func isEqual(_ color: ResolvedColor, _ pixel: UInt32) -> Bool {
        let own = color.pixel
        return ([16, 8, 0] as [UInt32]).allSatisfy { abs(Int(own >> $0 & 0xFF) - Int(pixel >> $0 & 0xFF)) <= 2 }
    }

    /// Composites encoded components, as the painter does.
    private static func blend(_ color: ResolvedColor, over ground: ResolvedColor) -> ResolvedColor {
        func component(_ shift: UInt32) -> Double {
            let (top, bottom) = (Double(color.pixel >> shift & 0xFF), Double(ground.pixel >> shift & 0xFF))
            return (bottom + (top - bottom) * Double(color.opacity)) / 255
        }
        return ResolvedColor(red: component(16), green: component(8), blue: component(0))
    }
}

extension ResolvedColor {
    /// Creates the color of an opaque pixel.
    fileprivate init(pixel: UInt32) {
        func component(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0))
    }

    /// The color without its opacity, as a pixel.
    fileprivate var pixel: UInt32 {
        var opaque = self
        opaque.opacity = 1
        return opaque.encoded8.premultipliedPixel
    }
}
