import Foundation
import FramePipeline

/// A job in Slurm's queue.
package struct FarmSubmission: Sendable {
    private let plan: FarmPlan
    private let folder: FarmFolder
    private let report: @Sendable (String) -> Void

    /// - Parameter report: receives lines about the job's progress.
    /// - Throws: `UsageError` for a plan for another scheduler, `MissingProgramError` without Slurm.
    package init(_ plan: FarmPlan, _ folder: FarmFolder, report: @escaping @Sendable (String) -> Void) throws {
        guard plan.scheduler == .slurm else {
            throw UsageError(
                "\(folder.path): this plan is for \(plan.scheduler.rawValue); submit it with: \(plan.scheduler.submission(of: folder.jobFile(plan.scheduler)))")
        }
        for program in ["sbatch", "squeue"] where ExternalProgram.find(program) == nil {
            throw MissingProgramError(program, package: "slurm-client", for: "render farm submit")
        }
        (self.plan, self.folder, self.report) = (plan, folder, report)
    }

    /// Submits the shards with missing frames.
    ///
    /// - Returns: the job's number; nil if no frame is missing.
    package func submit() throws -> String? {
        let progress = FarmProgress(plan, try FarmManifests(folder))
        guard !progress.missing.isEmpty else { return nil }
        do {
            try FileManager.default.createDirectory(atPath: folder.logs, withIntermediateDirectories: true)
        } catch {
            throw WriteError(path: folder.logs, reason: FileErrorReason.describe(error, at: folder.path + "/.", missing: "no such folder"))
        }
        let result = try Self.run("sbatch", ["--parsable", progress.missing, folder.jobFile(.slurm)])
        guard result.status == 0 else { throw FarmError("sbatch failed: \(result.errors)", .unavailable) }
        // "number", or "number;cluster".
        let job = String(result.output.prefix { $0.isNumber })
        guard !job.isEmpty else { throw FarmError("sbatch printed no job number: \(result.output)", .unavailable) }
        report("job \(job): \(progress.missingShards.count) of \(plan.shards) shards, \(progress.missing)")
        return job
    }

    /// Reports the job's tasks whenever their states change, until none is left in the queue.
    ///
    /// - Parameter pause: the seconds between two queries.
    package func follow(_ job: String, pause: Double = 2) async throws {
        let path = folder.path
        let interruption = Interruption { .text("job \(job) continues; scancel \(job) cancels it, and render farm status \(path) shows its progress") }
        defer { interruption.end() }
        var last = ""
        var failures = 0
        while true {
            let queue = try Self.run("squeue", ["--noheader", "--array", "--jobs=\(job)", "--format=%T"])
            // A job that has left the queue becomes unknown some minutes later.
            let isGone = queue.status != 0 && queue.errors.contains("Invalid job id")
            failures = queue.status == 0 || isGone ? 0 : failures + 1
            guard failures < 10 else { throw FarmError("squeue failed: \(queue.errors)", .unavailable) }
            let states = queue.status == 0 ? queue.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces).lowercased() } : []
            if failures == 0, states.isEmpty { return }
            let counts = Dictionary(states.map { ($0, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
            let progress = FarmProgress(plan, try FarmManifests(folder))
            let text = "job \(job): \(counts.joined(separator: ", ")); \(progress.complete) of \(progress.frames) frames"
            if failures == 0, text != last { report(text) }
            last = text
            try await Task.sleep(for: .seconds(pause))
        }
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
        let process = ProgramProcess()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        // A submission from inside another job must not inherit its array or its options.
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SLURM_ARRAY_") }
        let (output, errors) = (ProgramStart.makePipe(), ProgramStart.makePipe())
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (output, errors)
        try Interruption.start(process)
        // Slurm's messages are far smaller than a pipe.
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        let message = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text, message.split(separator: "\n").joined(separator: "; "))
    }
}
