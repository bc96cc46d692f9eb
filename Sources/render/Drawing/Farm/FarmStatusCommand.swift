import ArgumentParser
import Commands
import Foundation
import FramePipeline

/// `render farm status`: says which frames are complete.
struct FarmStatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Count the complete frames, and name the missing shards.",
        discussion: """
            A frame is complete if the manifest of its shard exists, and its file has the size in the manifest; assemble also verifies its hash. Missing
            shards are printed in the scheduler's form, such as --array=3,17,40-44 for sbatch.

            EXAMPLES:
              render farm status farm
              sbatch $(render farm status farm --format json | jq -r .missing) farm/job.sbatch

            EXIT STATUS: 0 all frames are complete; 1 some are missing; 65 not a farm; 66 no such folder.
            """)

    @Argument(help: ArgumentHelp("The folder of the farm.", valueName: "folder"), completion: .directory)
    var folder: String = "farm"

    @Option(help: "The format of the result.")
    var format: ListFormat = .text

    func run() throws {
        let farm = FarmFolder(folder)
        let progress = FarmProgress(try FarmPlan.read(folder), try FarmManifests(farm))
        switch format {
        case .text: try ResultOutput.print(progress.text(farm))
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            try ResultOutput.print(encoder.printable(progress))
        }
        if !progress.missing.isEmpty { throw ExitCode(CommandStatus.pixelsDiffer.rawValue) }
    }
}
