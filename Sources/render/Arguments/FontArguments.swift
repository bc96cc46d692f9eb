import ArgumentParser
import Commands

/// The fonts of texts, for every command that draws or checks.
struct FontArguments: ParsableArguments {
    @Option(name: .customLong("font-path"), help: ArgumentHelp("A font file or a folder of them; repeatable.", valueName: "path"), completion: .file())
    var fontPaths: [String] = []

    @Option(
        help: ArgumentHelp(
            "A font file that replaces the system font, such as San Francisco where you own it (default: EASEL_SYSTEM_FONT, or Inter).", valueName: "file"),
        completion: .file(extensions: ["ttf", "otf", "ttc"]))
    var systemFont: String?

    @Flag(name: .customLong("ignore-system-fonts"), help: "Use only the fonts of --font-path.")
    var ignoresSystemFonts = false

    func apply(to options: inout RenderOptions) {
        options.fontPaths = fontPaths
        options.systemFont = systemFont
        options.ignoresSystemFonts = ignoresSystemFonts
    }
}
