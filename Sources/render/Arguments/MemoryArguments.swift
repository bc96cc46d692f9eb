import ArgumentParser
import Commands

/// The option for the memory of a process, for every command that draws.
struct MemoryArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The maximum memory of a process that draws, such as 512M or 4G; scales the limits nodes, evaluations, drawingSteps, layerPixels, and allImagePixels (default: 2G).",
            valueName: "size"))
    var maxMemory: String?

    /// Returns the size for other processes that draw; nil for the default.
    ///
    /// - Throws: `UsageError` for an invalid size.
    func checked() throws(UsageError) -> String? {
        if let maxMemory { _ = try RenderOptions.parseMemory(maxMemory) }
        return maxMemory
    }

    /// Limits the memory of this process, and of those that draw for it.
    ///
    /// - Throws: `UsageError` for an invalid size.
    func apply(to options: inout RenderOptions) throws(UsageError) {
        if let maxMemory { try options.setMemory(maxMemory) }
        MemoryWatch.begin(limit: options.memory)
    }
}
