import Display
import Foundation
import FramePipeline
import Inputs
import Stepping
import Views

extension RenderJob {
    /// Checks the frames that the options select, prints the findings and returns the exit status.
    func check(_ check: CheckJob, _ options: RenderOptions, warn: @escaping (String) -> Void) async throws -> CommandStatus {
        let (frames, _) = try namedFrames(options)
        warnings.forEach(warn)
        let stepper = try start()
        let checker = FrameChecker(scale: stepper.graph.configuration.scale, frameRate: frameRate)
        let motion = MotionWatch()
        var (findings, warned): ([CheckFinding], [CheckFinding]) = ([], [])
        for frame in frames {
            try await step(stepper, to: frame)
            let list = try displayList(of: frame, from: stepper)
            try checker.inspect(list, frame: frame) { stepper.graph.inspectViews() }
            try motion.inspect(list, paints: check.isLoop || stepper.graph.repeatsForever)
            // The graph reports this itself, once.
            if warned.isEmpty, stepper.graph.warnings.contains(where: { $0.hasPrefix(ViewGraph.unsettledWarning) }) {
                warned = [.wholeImage(.unsettled, frame, "the view keeps changing its own state within one frame", list.size)]
            }
        }
        findings = try checker.finish() + warned
        if let last = frames.last, warned.isEmpty {
            let following = frames.count > 1 ? 2 * last - frames[frames.count - 2] : last + 1
            findings += try await judgeEnd(check, stepper, motion, last: last, following: following)
        }
        try print(findings, check.format, frames: frames.count)
        return findings.contains { check.failures.contains($0.kind) } ? .pixelsDiffer : .done
    }

    /// Returns defects at the end of the frames: motion that continues, or a loop that doesn't close.
    ///
    /// - Parameter following: the frame that would follow the last one.
    private func judgeEnd(
        _ check: CheckJob, _ stepper: FrameStepper<Diagnostic>, _ motion: MotionWatch, last: Int, following: Int
    ) async throws -> [CheckFinding] {
        let size = stepper.graph.configuration.size
        if check.isLoop || stepper.graph.repeatsForever {
            guard let jump = motion.jump else { return [] }
            try await step(stepper, to: following)
            // If the motion would continue with a frame that looks like the first one, the loop closes.
            guard try !motion.isFirst(displayList(of: following, from: stepper)) else { return [] }
            return [.wholeImage(.loop, last, jump, size)]
        }
        let second = max(1, frameRate.frameIndex(at: 1))
        guard !stepper.graph.goesOnForever, stepper.graph.isAnimating || motion.framesAtRest ?? second < second else { return [] }
        let horizon = frameRate.frameIndex(at: frameRate.seconds(ofFrame: last) + MotionWatch.patience)
        let rest = MotionWatch()
        for frame in last + 1...max(last + 1, horizon) {
            try await step(stepper, to: frame)
            try rest.inspect(displayList(of: frame, from: stepper), paints: false)
            if !stepper.graph.isAnimating, frame - last > second, rest.framesAtRest ?? second >= second { return [] }
        }
        guard rest.framesAtRest ?? second < second else { return [] }
        return [.wholeImage(.unsettled, last, "the image still changes \(Int(MotionWatch.patience)) seconds after the last frame", size)]
    }

    private func print(_ findings: [CheckFinding], _ format: LayoutFormat, frames: Int) throws {
        switch format {
        case .text:
            let length = frames == 1 ? "1 frame" : "\(frames) frames"
            let summary = findings.isEmpty ? "no findings in \(length)" : "\(findings.count) \(findings.count == 1 ? "finding" : "findings") in \(length)"
            try ResultOutput.write(Array((findings.map { $0.line(rate: frameRate) } + [summary]).map { $0 + "\n" }.joined().utf8))
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let document = try encoder.printable(CheckDocument(findings, rate: frameRate, frames: frames))
            try ResultOutput.write(Array((document + "\n").utf8))
        }
    }
}

extension CheckFinding {
    fileprivate static func wholeImage(_ kind: CheckKind, _ frame: Int, _ message: String, _ size: CGSize) -> CheckFinding {
        CheckFinding(kind: kind, frames: frame...frame, path: "", label: nil, rect: CGRect(origin: .zero, size: size), message: message)
    }
}
