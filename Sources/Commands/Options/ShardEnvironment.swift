/// A scheduler's description of one task among several, in environment variables: the source of `--shard auto`.
///
/// The schedulers' own documentation defines the variables: Slurm's sbatch ("OUTPUT ENVIRONMENT VARIABLES"), Kubernetes' Indexed Jobs, AWS Batch's array jobs,
/// Google Batch's tasks, Cloud Run's jobs, and GitLab's `parallel`. All count from 0 except GitLab, which counts from 1, and Slurm, where the array decides.
package struct ShardEnvironment: Sendable, Equatable {
    /// The scheduler's name, for messages.
    package let scheduler: String
    /// The variables that determine the shard, as `NAME=value`.
    package let used: [String]
    package let shard: Shard

    /// The message that names the source of a shard.
    package var message: String { "shard \(shard.number) of \(shard.count), by \(scheduler): \(used.joined(separator: ", "))" }

    /// Finds the scheduler that runs this process.
    ///
    /// - Parameters:
    ///   - count: the number of shards, if the command line has it.
    ///   - base: the index of the first shard, if the command line has it.
    /// - Throws: `UsageError` without a scheduler, or if its variables don't determine a shard.
    package init(_ variables: [String: String], count: Int? = nil, base: Int? = nil) throws(UsageError) {
        // A job that CI submits inherits the variables of CI, so those only count if there are no others.
        let tasks = Self.schedulers.filter { variables[$0.index] != nil }
        let inner = tasks.contains { !$0.isCI } ? tasks.filter { !$0.isCI } : tasks
        guard let first = inner.first else {
            if variables["SLURM_JOB_ID"] != nil {
                throw UsageError("--shard auto: this Slurm job is not an array; submit it with --array=0-11, for example")
            }
            throw UsageError("--shard auto: no scheduler has set any of " + Self.schedulers.map(\.index).joined(separator: ", ") + "; write --shard 1/3")
        }
        self = try first.read(variables, count, base)
        for other in inner.dropFirst() where try other.read(variables, count, base).shard != shard {
            throw UsageError("--shard auto: \(first.index) and \(other.index) are both set and disagree; unset those that don't describe this task")
        }
    }

    private init(_ scheduler: String, _ used: [String], _ shard: Shard) { (self.scheduler, self.used, self.shard) = (scheduler, used, shard) }

    /// The variables by which a scheduler identifies a task.
    private struct Scheduler: Sendable {
        let name: String
        let index: String
        /// The variable with the number of tasks, if there is one.
        let count: String?
        var base = 0
        var isCI = false

        func read(_ variables: [String: String], _ count: Int?, _ base: Int?) throws(UsageError) -> ShardEnvironment {
            var reader = Reader(variables: variables)
            if name == "Slurm" { return try readSlurm(&reader, count, base) }
            let index = try reader.number(self.index)
            var total: Int?
            if let count = self.count, variables[count] != nil { total = try reader.number(count) }
            guard let count = count ?? total else {
                let reason = self.count.map { "\($0) is not set" } ?? "\(name) doesn't say how many tasks there are"
                throw UsageError("--shard auto: \(self.index) is \(index), but \(reason); add --shards N")
            }
            if base == nil, index < self.base {
                throw UsageError(
                    "--shard auto: \(self.index) is \(index), but \(name) counts from \(self.base); add --shard-base 0 if tasks are counted from 0")
            }
            return ShardEnvironment(name, reader.used, try Shard(index: index, count: count, base: base ?? self.base, "\(self.index)=\(index)"))
        }

        /// An array may begin anywhere, have steps, or be a part of another array that is submitted again. COUNT, MIN, and MAX describe only what was submitted.
        private func readSlurm(_ reader: inout Reader, _ count: Int?, _ base: Int?) throws(UsageError) -> ShardEnvironment {
            let index = try reader.number("SLURM_ARRAY_TASK_ID")
            func isSet(_ name: String) -> Bool { reader.variables["SLURM_ARRAY_TASK_" + name] != nil }
            guard isSet("MIN"), isSet("MAX"), isSet("COUNT") else {
                guard let count, let base else {
                    throw UsageError(
                        "--shard auto: SLURM_ARRAY_TASK_ID is \(index), but SLURM_ARRAY_TASK_MIN, _MAX, and _COUNT are not all set; "
                            + "add --shards N and --shard-base 0 or 1")
                }
                return ShardEnvironment(name, reader.used, try Shard(index: index, count: count, base: base, "SLURM_ARRAY_TASK_ID=\(index)"))
            }
            let (least, greatest) = (try reader.number("SLURM_ARRAY_TASK_MIN"), try reader.number("SLURM_ARRAY_TASK_MAX"))
            let submitted = try reader.number("SLURM_ARRAY_TASK_COUNT")
            let step = isSet("STEP") ? max(1, try reader.number("SLURM_ARRAY_TASK_STEP")) : 1
            guard submitted > 0, least <= index, index <= greatest else {
                throw UsageError("--shard auto: \(reader.used.joined(separator: ", ")) contradict each other")
            }
            let isRegular = (greatest - least) / step + 1 == submitted && (index - least) % step == 0
            // An array that begins at another index is more likely a part of an array, such as --array=40-44.
            if isRegular, least <= 1, count ?? submitted == submitted, base ?? least == least {
                return ShardEnvironment(
                    name, reader.used, try Shard(index: (index - least) / step, count: submitted, base: 0, "SLURM_ARRAY_TASK_ID=\(index)"))
            }
            guard let count else {
                throw UsageError(
                    "--shard auto: this array is a part of one (" + reader.used.dropFirst().joined(separator: ", ")
                        + "), and Slurm doesn't say how large the whole was; add --shards N and --shard-base 0 or 1")
            }
            // The first and the last index determine whether counting starts at 0 or 1.
            guard let base = base ?? (least == 0 ? 0 : greatest == count ? 1 : nil) else {
                throw UsageError("--shard auto: --array=\(least)-\(greatest) may count \(count) shards from 0 or from 1; add --shard-base 0 or 1")
            }
            return ShardEnvironment(name, reader.used, try Shard(index: index, count: count, base: base, "SLURM_ARRAY_TASK_ID=\(index)"))
        }
    }

    /// Reads numbers and records the variables that it has read.
    private struct Reader {
        let variables: [String: String]
        var used: [String] = []

        init(variables: [String: String]) { self.variables = variables }

        mutating func number(_ name: String) throws(UsageError) -> Int {
            let text = variables[name] ?? ""
            guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(text), number <= 1_000_000 else {
                throw UsageError("--shard auto: \(name) is '\(text)', which is not a whole number from 0 to 1000000")
            }
            used.append("\(name)=\(text)")
            return number
        }
    }

    private static let schedulers = [
        Scheduler(name: "Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT"),
        Scheduler(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: nil),
        Scheduler(name: "AWS Batch", index: "AWS_BATCH_JOB_ARRAY_INDEX", count: "AWS_BATCH_JOB_ARRAY_SIZE"),
        Scheduler(name: "Google Batch", index: "BATCH_TASK_INDEX", count: "BATCH_TASK_COUNT"),
        Scheduler(name: "Cloud Run", index: "CLOUD_RUN_TASK_INDEX", count: "CLOUD_RUN_TASK_COUNT"),
        Scheduler(name: "GitLab CI", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", base: 1, isCI: true),
    ]
}
