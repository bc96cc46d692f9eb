/// A program that starts the same command on many machines.
package enum FarmScheduler: String, Sendable, CaseIterable, Codable {
    case slurm, kubernetes
    case awsBatch = "aws-batch"
    case openjd, github, parallel

    /// The name of the job file.
    package var fileName: String {
        switch self {
        case .slurm: "job.sbatch"
        case .kubernetes: "job.yaml"
        case .awsBatch: "job.json"
        case .openjd: "template.yaml"
        case .github: "farm.yml"
        case .parallel: "job.sh"
        }
    }

    /// The maximum number of tasks in one job: Slurm's default `MaxArraySize` minus one, the quotas of AWS and GitHub, and a practical number elsewhere.
    package var maxShards: Int {
        switch self {
        case .slurm: 1000
        case .github: 256
        case .kubernetes, .awsBatch, .openjd, .parallel: 10_000
        }
    }

    /// The minimum number of tasks.
    package var minShards: Int { self == .awsBatch ? 2 : 1 }

    /// Returns the command that submits the job file to the scheduler.
    package func submission(of file: String) -> String {
        switch self {
        case .slurm: "sbatch \(file)"
        case .kubernetes: "kubectl apply -f \(file)"
        case .awsBatch: "aws batch submit-job --cli-input-json file://\(file)"
        case .openjd: "openjd run \(file), or deadline bundle submit with its folder"
        case .github: "git add -f \(file), in .github/workflows, and gh workflow run \(fileName)"
        case .parallel: "bash \(file)"
        }
    }

    /// Returns the remaining work, in the scheduler's own form.
    ///
    /// - Parameter shards: the indices of missing shards, ascending.
    package func missing(_ shards: [Int], frames: [Int]) -> String {
        let list = IndexList.text(shards)
        return switch self {
        case .slurm: "--array=\(list)"
        case .openjd: "Frames=\(IndexList.text(frames))"
        case .kubernetes, .awsBatch, .github, .parallel: list
        }
    }
}
