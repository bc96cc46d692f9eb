import Foundation

/// The text about a new plan: the measurements, the estimates, and the next step.
package struct FarmReport {
    private let plan: FarmPlan
    private let folder: FarmFolder

    package init(_ plan: FarmPlan, _ folder: FarmFolder) { (self.plan, self.folder) = (plan, folder) }

    package var text: String {
        let (estimate, frames) = (plan.estimate, plan.frames.count)
        var lines = [
            "measured: \(DrawingSummary.duration(estimate.paint)) to paint a frame on one core, \(DrawingSummary.duration(estimate.step)) to step to the next, "
                + "\(DrawingSummary.duration(estimate.startUp)) to start, \(Self.size(estimate.bytes)) for a file, \(Self.size(Double(estimate.memory))) of memory",
            "planned: \(frames) frames in \(plan.shards) shard\(plan.shards == 1 ? "" : "s") with \(plan.cores) core\(plan.cores == 1 ? "" : "s") each",
            "", "shards  last one ends after  core-hours  bounded by",
        ]
        for shards in Set([1, 10, 100, 1000, plan.shards]).sorted() where shards <= max(frames, plan.shards) {
            let last = DrawingSummary.duration(estimate.seconds(frames: frames, shards: shards, cores: plan.cores))
            let hours = String(format: "%.3g", estimate.coreSeconds(frames: frames, shards: shards) / 3600)
            let cause = estimate.bottleneck(frames: frames, shards: shards, cores: plan.cores)
            lines.append("\(Self.right("\(shards)", 6))  \(Self.right(last, 19))  \(Self.right(hours, 10))  \(cause)")
        }
        lines += ["", "wrote \(folder.plan) and \(folder.jobFile(plan.scheduler))", "next: \(next)"]
        return lines.joined(separator: "\n")
    }

    private var next: String {
        plan.scheduler == .slurm ? "render farm submit \(JobFile.shell(folder.path))" : plan.scheduler.submission(of: folder.jobFile(plan.scheduler))
    }

    private static func right(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }

    static func size(_ bytes: Double) -> String {
        bytes < 1000 ? "\(Int(bytes)) B" : bytes < 1_000_000 ? String(format: "%.0f KB", bytes / 1000) : String(format: "%.1f MB", bytes / 1_000_000)
    }
}
