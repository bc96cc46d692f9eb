import ArgumentParser
import Commands
import FramePipeline

/// `render farm submit`: hands a plan to Slurm.
struct FarmSubmitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "submit", abstract: "Submit the missing shards to Slurm, and follow the job.",
        discussion: """
            Runs sbatch with the shards that have missing frames, which at first are all, and prints the states of their tasks until the job has left
            the queue. Ctrl-C ends only the printing. For other schedulers, plan prints the command.

            EXAMPLES:
              render farm submit farm
              render farm submit farm --no-follow

            EXIT STATUS: 0 all frames are complete, or submitted with --no-follow; 1 the job ended, and frames are missing; 64 the plan is for another
            scheduler; 65 not a farm; 66 no such folder; 69 Slurm is missing or refused the job; 130 interrupted.
            """)

    @Argument(help: ArgumentHelp("The folder of the farm.", valueName: "folder"), completion: .directory)
    var folder: String = "farm"

    @Flag(inversion: .prefixedNo, help: "Wait for the end of the job, and print its progress.")
    var follow = true

    @Flag(name: .shortAndLong, help: "Print only errors.")
    var quiet = false

    @MainActor func run() async throws {
        let farm = FarmFolder(folder)
        let plan = try FarmPlan.read(folder)
        let isQuiet = quiet
        // Written immediately, because print would buffer lines for a pipe.
        let report: @Sendable (String) -> Void = { line in if !isQuiet { try? ResultOutput.write(Array("\(line)\n".utf8)) } }
        let submission = try FarmSubmission(plan, farm, report: report)
        if let job = try submission.submit() {
            guard follow else { return }
            try await submission.follow(job)
        }
        let progress = FarmProgress(plan, try FarmManifests(farm))
        report(progress.text(farm))
        guard progress.missing.isEmpty else {
            report("logs: \(farm.logs)")
            throw ExitCode(CommandStatus.pixelsDiffer.rawValue)
        }
    }
}
