import ArgumentParser
import Commands

/// The option for JPEG files, for every command that writes images.
struct JPEGArguments: ParsableArguments {
    @Option(help: ArgumentHelp("The quality of .jpg files, from 1 to 100 (default: 90).", valueName: "N"))
    var quality: String?

    /// - Throws: `UsageError` for an invalid value, or for a file of another format.
    func apply(to options: inout RenderOptions) throws(UsageError) {
        guard let quality else { return }
        options.quality = try RenderOptions.parseQuality(quality)
        let name = options.output.lowercased()
        guard name.hasSuffix(".jpg") || name.hasSuffix(".jpeg") else { throw RenderOptions.refusal(ofQuality: options.quality ?? 0) }
    }
}
