import ArgumentParser
import Display

/// The settings of a user who reads or moves differently, for every command that draws.
struct AccessibilityArguments: ParsableArguments {
    /// The contrast of system colors.
    enum Contrast: String, CaseIterable, ExpressibleByArgument { case standard, increased }

    @Flag(help: "Draw for a user who has chosen bold text.")
    var boldText = false

    @Option(help: ArgumentHelp("The contrast of system colors.", valueName: "contrast"))
    var contrast: Contrast = .standard

    @Flag(help: "Draw materials without transparency.")
    var reduceTransparency = false

    @Flag(help: "Draw lines below the labels of buttons that have no shape of their own.")
    var buttonShapes = false

    @Flag(help: "Draw a Swift view for a user who prefers reduced motion.")
    var reduceMotion = false

    @Flag(help: "Draw a Swift view for a user who wants shapes in addition to colors.")
    var differentiateWithoutColor = false

    var settings: AccessibilitySettings {
        var settings: AccessibilitySettings = []
        if boldText { settings.insert(.boldText) }
        if contrast == .increased { settings.insert(.increasedContrast) }
        if reduceTransparency { settings.insert(.reducedTransparency) }
        if buttonShapes { settings.insert(.buttonShapes) }
        if reduceMotion { settings.insert(.reducedMotion) }
        if differentiateWithoutColor { settings.insert(.withoutColor) }
        return settings
    }
}
