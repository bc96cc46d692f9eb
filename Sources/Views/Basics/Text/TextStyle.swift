import Foundation

extension Text {
    /// The text attributes set by a part of a text or by the environment; nil inherits the surrounding value.
    struct Style: Equatable, Sendable {
        var font: Font?
        var weight: Font.Weight?
        var design: Font.Design?
        var width: Font.Width?
        var isItalic: Bool?
        var hasMonospacedDigits = false
        var foreground: AnyShapeStyle?
        var kerning: CGFloat?
        var tracking: CGFloat?
        var baselineOffset: CGFloat?
        /// The color behind the glyphs, as tall as their line.
        var background: Color?
        /// An inner nil means no line, regardless of the surrounding value.
        var underline: LineStyle??
        var strikethrough: LineStyle??
        /// The size relative to the font.
        var scale: Scale?
        var lineHeight: AttributedString.LineHeight?
        var lineBox: LineBox?
        /// The values for renderers.
        var attributes: [CustomAttribute] = []
        /// The names of features that were set but aren't drawn, for warnings.
        var notDrawn: [String] = []

        /// Returns this style with its unset attributes taken from `outer`.
        func filled(from outer: Style) -> Style {
            var result = self
            result.font = font ?? outer.font
            result.weight = weight ?? outer.weight
            result.design = design ?? outer.design
            result.width = width ?? outer.width
            result.isItalic = isItalic ?? outer.isItalic
            result.hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
            result.kerning = kerning ?? outer.kerning
            result.tracking = tracking ?? outer.tracking
            result.baselineOffset = baselineOffset ?? outer.baselineOffset
            result.underline = underline ?? outer.underline
            result.strikethrough = strikethrough ?? outer.strikethrough
            result.scale = scale ?? outer.scale
            result.lineHeight = lineHeight ?? outer.lineHeight
            result.lineBox = lineBox ?? outer.lineBox
            return result
        }

        /// Returns the font description for this style.
        func descriptor(in environment: EnvironmentValues) -> FontDescriptor {
            var font = font ?? environment.font ?? .body
            if let design { font.design = design }
            if let width { font.width = width }
            if let weight = weight ?? environment.fontWeight { font.weight = weight }
            var descriptor = font.descriptor(in: environment)
            descriptor.isItalic = isItalic ?? descriptor.isItalic
            descriptor.hasMonospacedDigits = descriptor.hasMonospacedDigits || hasMonospacedDigits
            if let scale, scale.factor != 1 { descriptor = descriptor.scaled(scale.factor) }
            lineHeight?.apply(to: &descriptor)
            return descriptor
        }

        /// The letters that the style's font replaces with small capitals.
        func capitals(in environment: EnvironmentValues) -> Font.SmallCapitals { (font ?? environment.font)?.capitals ?? [] }
    }

    /// A part of the glyphs that is painted separately: runs in colors share one layer, unless their shadows differ.
    struct Layer: Equatable, Sendable {
        var paint: Paint
        var shadows: [_ResolvedShadow]
        /// The values for renderers.
        var attributes: [CustomAttribute] = []

        @MainActor init(_ style: some ShapeStyle, in environment: EnvironmentValues) {
            (paint, shadows) = (style.paint(in: environment), style._shadows(in: environment))
        }

        /// Whether runs of both layers can share one layer, because each run has its own color.
        func isShared(with other: Layer) -> Bool {
            if case .color = paint, case .color = other.paint { return shadows == other.shadows && attributes == other.attributes }
            return self == other
        }
    }

    /// Returns the runs to shape in an environment, and the layers that they refer to.
    @MainActor func runs(in environment: EnvironmentValues, shaper: any TextShaper) -> (runs: [TextRun], layers: [Layer]) {
        var layers = [Layer(ForegroundStyle(), in: environment)]
        let around = environment.textStyle
        let runs = localized(in: environment).parts.flatMap { part in
            let style = part.style.filled(from: around)
            var wanted = part.style.foreground.map { Layer($0, in: environment) } ?? layers[0]
            wanted.attributes = part.style.attributes
            let color = wanted.paint.solidColor
            let layer = layers.firstIndex { $0.isShared(with: wanted) } ?? layers.count
            if layer == layers.count { layers.append(wanted) }
            let string =
                switch environment.textCase {
                case .uppercase: part.string.uppercased()
                case .lowercase: part.string.lowercased()
                case nil: part.string
                }
            func lineColor(_ line: LineStyle??) -> ResolvedColor? {
                guard case .some(.some(let line)) = line else { return nil }
                return line.color?.resolve(in: environment) ?? color
            }
            func pattern(_ line: LineStyle??) -> TextRun.LinePattern {
                if case .some(.some(let line)) = line { line.pattern.value } else { .solid }
            }
            if let symbol = part.symbol, let art = SystemSymbols.art(of: symbol, shaper: shaper) {
                return [Self.symbolRun(symbol, art, style: style, color: color, layer: layer, in: environment)]
            }
            if let image = part.image, let loaded = image.load(in: environment, weight: style.descriptor(in: environment).weight) {
                return [Self.pictureRun(image, loaded, style: style, color: color, layer: layer, in: environment)]
            }
            let run = TextRun(
                string, font: style.descriptor(in: environment), color: color, kerning: style.tracking ?? style.kerning ?? 0,
                baselineOffset: style.baselineOffset ?? 0, underline: lineColor(style.underline), strikethrough: lineColor(style.strikethrough),
                underlinePattern: pattern(style.underline), strikethroughPattern: pattern(style.strikethrough),
                background: style.background?.resolve(in: environment), layer: layer, lineBox: style.lineBox)
            return Self.runs(run, capitals: style.capitals(in: environment))
        }
        return (runs, layers)
    }

    /// Returns the runs of a run with small capitals: capitals of a smaller font in a line of the run's own height.
    private static func runs(_ run: TextRun, capitals: Font.SmallCapitals) -> [TextRun] {
        guard !capitals.isEmpty else { return [run] }
        return capitals.parts(of: run.string).map { string, isSmall in
            var copy = run
            copy.string = string
            if isSmall {
                copy.font.size *= Font.SmallCapitals.scale
                copy.lineFont = run.font
            }
            return copy
        }
    }

    /// Returns the run of an inline symbol: as large as a symbol beside the text, centered on the capital letters, in a line of the text's own height.
    private static func symbolRun(
        _ name: String, _ art: SymbolArt, style: Style, color: ResolvedColor, layer: Int, in environment: EnvironmentValues
    ) -> TextRun {
        let font = style.descriptor(in: environment)
        let em = font.size * environment.imageScale.factor
        return TextRun(
            "\u{FFFC}", font: font, color: color, baselineOffset: style.baselineOffset ?? 0, background: style.background?.resolve(in: environment),
            layer: layer, lineFont: font, symbol: InlineSymbol(name: name, em: em, weight: font.weight, width: SymbolBox.box(of: art).width * em / 100),
            lineBox: style.lineBox)
    }

    /// Returns the run of an inline image. An app's own symbol is as large as one of the system's.
    private static func pictureRun(
        _ image: Image, _ loaded: LoadedImage, style: Style, color: ResolvedColor, layer: Int, in environment: EnvironmentValues
    ) -> TextRun {
        let font = style.descriptor(in: environment)
        let isTemplate = image.renderingMode.map { $0 == .template } ?? loaded.isTemplate
        let picture = InlinePicture(
            loaded, isTemplate: isTemplate, symbolEm: font.size * environment.imageScale.factor, capitals: font.size * SymbolPlace.capHeight)
        return TextRun(
            "\u{FFFC}", font: font, color: color, baselineOffset: style.baselineOffset ?? 0, background: style.background?.resolve(in: environment),
            layer: layer, lineFont: font, symbol: InlineSymbol(picture), lineBox: style.lineBox)
    }
}
