import ArgumentParser
import Commands

/// The devices, languages, directions, and looks to draw, for commands that draw every combination of them.
struct VariantArguments: ParsableArguments {
    @Option(help: ArgumentHelp("Devices, such as iPhone-16,iPad-11.", valueName: "names"))
    var devices: String?

    @Option(help: ArgumentHelp("Languages, such as en,de,ar.", valueName: "identifiers"))
    var locales: String?

    @Option(help: ArgumentHelp("Color schemes: light, dark, or light,dark.", valueName: "schemes"))
    var colorScheme: String?

    @Option(help: ArgumentHelp("Content sizes, such as large,accessibility3.", valueName: "sizes"))
    var dynamicType: String?

    @Option(help: ArgumentHelp("Layout directions: leftToRight, rightToLeft, or leftToRight,rightToLeft.", valueName: "directions"))
    var layoutDirection: String?

    /// - Throws: `UsageError` for a list without values, a value twice, or an unknown value.
    func variants() throws(UsageError) -> ScreenVariants {
        try ScreenVariants(devices: devices, locales: locales, colorSchemes: colorScheme, dynamicTypes: dynamicType, layoutDirections: layoutDirection)
    }
}
