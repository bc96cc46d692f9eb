import Foundation

/// The file for a scheduler.
package struct JobFile {
    let plan: FarmPlan
    let folder: FarmFolder
    /// The command's file on this machine.
    let command: String
    /// The folder that paths in the arguments are relative to.
    let workingFolder: String
    /// The name of the job.
    let name: String

    /// - Parameter input: the scene or view, which names the job.
    package init(_ plan: FarmPlan, _ folder: FarmFolder, input: String, command: String, workingFolder: String) {
        (self.plan, self.folder, self.command, self.workingFolder) = (plan, folder, command, workingFolder)
        let stem = URL(filePath: input).deletingPathExtension().lastPathComponent.lowercased()
        // Kubernetes allows lowercase letters, digits, and hyphens.
        let letters = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        name = "render-" + String(letters.prefix(40)).split(separator: "-").joined(separator: "-")
    }

    package var text: String {
        switch plan.scheduler {
        case .slurm: slurm
        case .kubernetes: kubernetes
        case .awsBatch: awsBatch
        case .openjd: openJD
        case .github: github
        case .parallel: parallel
        }
    }

    // MARK: Parts

    /// The statuses of errors that would occur again in another attempt.
    static let finalStatuses = CommandStatus.allCases.filter(\.isFinal).map(\.rawValue)

    /// A description of the file, in two lines.
    var heading: [String] {
        let frames = plan.frames.count
        return [
            "\(frames) frames in \(plan.shards) shards, by render farm plan. Submit with: \(plan.scheduler.submission(of: folder.jobFile(plan.scheduler)))",
            "Then: render farm status \(Self.shell(folder.path)); render farm assemble \(Self.shell(folder.path)) -o film.mp4",
        ]
    }

    /// The arguments of drawing, with the output of a farm.
    func drawing(manifest: String, output: String? = nil) -> [String] {
        ["draw"] + plan.arguments + ["-o", output ?? folder.frames, "--manifest", manifest, "--resume", "--jobs", "\(plan.cores)"]
    }

    /// The arguments of a worker that gets its shard from its scheduler.
    var worker: [String] { drawing(manifest: folder.manifests + "/{shard}.ndjson") + ["--shard", "auto", "--shards", "\(plan.shards)", "--shard-base", "0"] }

    /// The seconds after which a task is ended: four times the estimate of the longest, because other machines are slower and disks are shared.
    var timeLimit: Int {
        let seconds = plan.estimate.seconds(frames: plan.frames.count, shards: plan.shards, cores: plan.cores)
        return max(5, Int((4 * seconds / 60).rounded(.up))) * 60
    }

    /// Returns a word for a POSIX shell.
    static func shell(_ word: String) -> String {
        let safe = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-+=./:,@%".contains($0)) }
        return safe && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }

    /// Returns a text as JSON, which is also YAML.
    static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
