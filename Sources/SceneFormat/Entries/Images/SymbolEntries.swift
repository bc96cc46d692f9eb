import Geometry
import Views

extension SceneEntries {
    private static let variants: Keywords<SymbolVariants> = [
        "none": .none, "fill": .fill, "circle": .circle, "square": .square, "rectangle": .rectangle, "slash": .slash,
    ]
    private static let renderingModes: Keywords<SymbolRenderingMode> = [
        "monochrome": .monochrome, "hierarchical": .hierarchical, "palette": .palette, "multicolor": .multicolor,
    ]
    fileprivate enum Effect: Sendable { case bounce, pulse, variableColor, wiggle, rotate, breathe, scale, appear, disappear }
    private static let effects: Keywords<Effect> = [
        "bounce": .bounce, "pulse": .pulse, "variableColor": .variableColor, "wiggle": .wiggle, "rotate": .rotate, "breathe": .breathe, "scale": .scale,
        "appear": .appear, "disappear": .disappear,
    ]

    /// What changes symbols.
    @EntryList<ModifierEntry> static var symbolModifiers: [ModifierEntry] {
        ModifierEntry(
            "symbolVariant", "Draws the symbols inside in a variant, such as filled or in a circle, in addition to those around.",
            .keyword("variant", variants, "The variant.").primary
        ) { view, variant in view.symbolVariant(variant) }
        ModifierEntry(
            "symbolRenderingMode", "How the levels of the symbols inside are colored.",
            .keyword("mode", renderingModes, "In one color, with several opacities of it, in the levels of 'foregroundStyle', or in their own colors.").primary
        ) { view, mode in view.symbolRenderingMode(mode) }
        ModifierEntry(
            "symbolEffect", "Moves the symbols inside: once whenever a value changes, or as long as it is active.",
            .keyword("effect", effects, "The effect.").primary,
            .value("value", default: nil, "The value whose changes run the effect; not for 'scale', 'appear', and 'disappear'."),
            .bool("isActive", default: true, "Whether the effect runs, without a value."),
            .count("repeat", in: 1...1000, default: nil, "How often it runs."),
            .number("speed", in: 0.01...100, default: 1, "A factor of its speed.")
        ) { view, effect, value, isActive, count, speed in
            var options = SymbolEffectOptions.speed(speed)
            if let count { options = options.repeat(count) }
            return view.adding(effect, options, value: value, isActive: isActive)
        }
    }
}

extension AnyView {
    /// The view with an effect of symbols: discrete with a value, otherwise while it is active.
    fileprivate func adding(_ effect: SceneEntries.Effect, _ options: SymbolEffectOptions, value: SceneValue?, isActive: Bool) -> any View {
        func either(_ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect) -> any View {
            guard let value else { return symbolEffect(effect, options: options, isActive: isActive) }
            return symbolEffect(effect, options: options, value: value)
        }
        switch effect {
        case .bounce: return either(.bounce)
        case .pulse: return either(.pulse)
        case .variableColor: return either(.variableColor)
        case .wiggle: return either(.wiggle)
        case .rotate: return either(.rotate)
        case .breathe: return either(.breathe)
        case .scale: return symbolEffect(.scale.up, options: options, isActive: isActive)
        case .appear: return symbolEffect(.appear, options: options, isActive: isActive)
        case .disappear: return symbolEffect(.disappear, options: options, isActive: isActive)
        }
    }
}
