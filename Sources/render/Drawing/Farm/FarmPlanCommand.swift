import ArgumentParser
import Commands
import Foundation
import FramePipeline
import SceneCommands
import SwiftSource

/// `render farm plan`: writes the job file of a scheduler.
struct FarmPlanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: "Measure some frames, and write the job file for a scheduler.",
        discussion: """
            Writes farm.json and the job file into the folder of -o: job.sbatch for Slurm, job.yaml for Kubernetes (an Indexed Job), job.json for AWS Batch
            (an array job), template.yaml for Open Job Description (such as Deadline Cloud), farm.yml for GitHub (a matrix), or job.sh for GNU parallel. The
            file is yours to edit: images, queues, and volumes have default names. All other options are those of drawing, and each worker gets them.

            The command draws and measures a few frames. Without --shards, it plans enough shards for each to take at most five minutes, but only as many as
            help: each shard steps through all frames before its own, so beyond some number, the last one hardly gets faster.

            EXAMPLES:
              render farm plan scene.json --frames 36000 --for slurm
              render farm plan intro.json --scale 2 --for kubernetes --shards 40 --cores 4 -o out/intro

            EXIT STATUS: as for drawing, see render --help.
            """)

    @OptionGroup var frames: FrameArguments

    @Option(name: .customLong("for"), help: ArgumentHelp("The scheduler that starts the workers.", valueName: "scheduler"))
    var scheduler: FarmScheduler

    @Option(help: ArgumentHelp("The number of shards (default: as many as are needed and help).", valueName: "N"))
    var shards: Int?

    @Option(help: ArgumentHelp("The cores of each shard's machine to use.", valueName: "N"))
    var cores: Int = 2

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder of the farm, which all machines must share.", valueName: "folder"), completion: .directory)
    var output: String = "farm"

    @Flag(name: .shortAndLong, help: "Print only errors.")
    var quiet = false

    /// The time in seconds that a shard may take without `--shards`.
    private static let goal = 300.0

    @MainActor func run() async throws {
        var options = try frames.options()
        options.isQuiet = true
        guard case .file(let input) = options.input, options.timeline != "-", options.data != "-" else {
            throw UsageError("-: the workers can't read this command's standard input; use a file")
        }
        guard (1...1024).contains(cores) else { throw UsageError("--cores \(cores): takes a number from 1 to 1024") }
        if let shards, !(scheduler.minShards...scheduler.maxShards).contains(shards) {
            throw UsageError("--shards \(shards): a job of \(scheduler.rawValue) has from \(scheduler.minShards) to \(scheduler.maxShards)")
        }
        let sequence = try sequence(options)
        let (named, count) = try options.namedFrames(viewFrameCount: sequence.frameCount)
        let folder = FarmFolder(output)
        try AtomicFile.checkWritable(folder.plan)
        let words = WorkerArguments.drawing(CommandLine.arguments.dropFirst().drop { $0 != "plan" }.dropFirst())
        let command = Launchers.command
        let estimate = try FarmMeasurement(command: command, arguments: words).run(named)
        let chosen =
            shards
            ?? estimate.shards(frames: named.count, cores: cores, within: Self.goal, allowed: scheduler.minShards...scheduler.maxShards)
        let plan = FarmPlan(
            scheduler: scheduler, arguments: words, frameCount: count, range: options.range, fps: sequence.fps, shards: chosen, cores: cores,
            estimate: estimate)
        let job = JobFile(plan, folder, input: input, command: command.path, workingFolder: FileManager.default.currentDirectoryPath)
        // Slurm creates no folder for its logs.
        if scheduler == .slurm { try? FileManager.default.createDirectory(atPath: folder.logs, withIntermediateDirectories: true) }
        try AtomicFile.write(plan.encoded(), to: folder.plan)
        try AtomicFile.write(Array(job.text.utf8), to: folder.jobFile(scheduler))
        if !quiet { try ResultOutput.print(FarmReport(plan, folder).text) }
    }

    /// Returns the rate and the number of frames of the input.
    @MainActor private func sequence(_ options: RenderOptions) throws -> FarmSequence {
        if case .file(let path) = options.input, SwiftSource.isSwift(path) {
            return try FarmSequence.ofView(options, timeline: options.readViewTimeline())
        }
        return FarmSequence(try SceneJob(options))
    }
}

extension FarmScheduler: ExpressibleByArgument {}
