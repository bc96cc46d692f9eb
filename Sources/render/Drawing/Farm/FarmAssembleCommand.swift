import ArgumentParser
import Commands
import Foundation
import FramePipeline
import PNGCodec

/// `render farm assemble`: makes one file of a farm's frames.
struct FarmAssembleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "assemble", abstract: "Verify all frames, and make a GIF, APNG, WebP, or video of them.",
        discussion: """
            The file has the same bytes as one that a single machine draws with the same options.

            EXAMPLES:
              render farm assemble farm -o film.mp4 --audio music.wav
              render farm assemble farm -o loop.gif

            EXIT STATUS: 0 done; 65 a frame differs from its manifest; 66 frames are missing; otherwise as for drawing, see render --help.
            """)

    @Argument(help: ArgumentHelp("The folder of the farm.", valueName: "folder"), completion: .directory)
    var folder: String = "farm"

    @Option(name: .shortAndLong, help: ArgumentHelp("The file: .gif, .apng, .webp, .mp4, .webm, or .mov.", valueName: "file"), completion: .file())
    var output: String

    @Option(help: ArgumentHelp("The number of times that a .gif, .apng, or .webp plays, or forever.", valueName: "N"))
    var loop: String?

    @Option(help: ArgumentHelp("Add the sound of a file to a .mp4, .webm, or .mov; cut at the end of the last frame.", valueName: "file"), completion: .file())
    var audio: String?

    @Option(help: ArgumentHelp("Trade encoding time for the size of an .apng; the pixels are the same.", valueName: "effort"))
    var pngCompression: PNGCompression = .balanced

    @OptionGroup var work: WorkArguments

    @MainActor func run() async throws {
        ProgressReporter.begin(style: work.progressStyle)
        var options = RenderOptions(input: folder)
        options.output = output
        try work.apply(to: &options)
        if let loop { options.plays = try RenderOptions.parsePlays(loop) }
        if let audio {
            try SoundFile.check(audio)
            options.audio = audio
        }
        options.compression = pngCompression
        options.summary = options.newSummary
        try await FarmAssembly(FarmFolder(folder), options).run()
    }
}
