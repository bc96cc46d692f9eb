import Display
import Foundation
import FramePipeline
import Inputs
import Stepping
import Views

extension RenderJob {
    /// Looks at the frames that the options name, prints what is found, and says how the command ends.
    func check(_ check: CheckJob, _ options: RenderOptions, warn: @escaping (String) -> Void) async throws -> CommandStatus {
        let (frames, _) = try namedFrames(options)
        warnings.forEach(warn)
        let stepper = try start()
        let checker = SceneChecker(scale: stepper.graph.configuration.scale)
        let motion = MotionWatch()
        var (findings, warned): ([CheckFinding], [CheckFinding]) = ([], [])
        for frame in frames {
            try await step(stepper, to: frame)
            let list = try displayList(of: frame, from: stepper)
            try checker.look(list, frame: frame) { stepper.graph.inspectViews() }
            try motion.look(list, paints: check.isLoop || stepper.graph.repeatsForever)
            // The graph says so itself, once.
            if warned.isEmpty, stepper.graph.warnings.contains(where: { $0.hasPrefix(ViewGraph.unsettledWarning) }) {
                warned = [.wholePicture(.unsettled, frame, "the view changes its own state again and again within one frame", list.size)]
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

    /// What is wrong with how the frames end: motion that goes on, a loop that doesn't close.
    ///
    /// - Parameter following: the frame that would come after the last one.
    private func judgeEnd(
        _ check: CheckJob, _ stepper: FrameStepper<Diagnostic>, _ motion: MotionWatch, last: Int, following: Int
    ) async throws -> [CheckFinding] {
        let size = stepper.graph.configuration.size
        if check.isLoop || stepper.graph.repeatsForever {
            guard let jump = motion.jump else { return [] }
            try await step(stepper, to: following)
            // Where the motion would have gone on as the first frame does, it comes round.
            guard try !motion.isFirst(displayList(of: following, from: stepper)) else { return [] }
            return [.wholePicture(.loop, last, jump, size)]
        }
        let second = max(1, frameRate.frameIndex(at: 1))
        guard !stepper.graph.goesOnForever, stepper.graph.isAnimating || motion.framesAtRest ?? second < second else { return [] }
        let horizon = frameRate.frameIndex(at: frameRate.seconds(ofFrame: last) + MotionWatch.patience)
        let rest = MotionWatch()
        for frame in last + 1...max(last + 1, horizon) {
            try await step(stepper, to: frame)
            try rest.look(displayList(of: frame, from: stepper), paints: false)
            if !stepper.graph.isAnimating, frame - last > second, rest.framesAtRest ?? second >= second { return [] }
        }
        guard rest.framesAtRest ?? second < second else { return [] }
        return [.wholePicture(.unsettled, last, "the picture still changes \(Int(MotionWatch.patience)) seconds after the last frame", size)]
    }

    private func print(_ findings: [CheckFinding], _ format: LayoutFormat, frames: Int) throws {
        switch format {
        case .text:
            let summary = findings.isEmpty ? "nothing found in \(frames) frames" : "\(findings.count) found in \(frames) frames"
            try ResultOutput.write(Array((findings.map { $0.line(rate: frameRate) } + [summary]).map { $0 + "\n" }.joined().utf8))
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let document = try encoder.encode(CheckDocument(findings, rate: frameRate, frames: frames))
            try ResultOutput.write([UInt8](document) + [UInt8(ascii: "\n")])
        }
    }
}

extension CheckFinding {
    fileprivate static func wholePicture(_ kind: CheckKind, _ frame: Int, _ message: String, _ size: CGSize) -> CheckFinding {
        CheckFinding(kind: kind, firstFrame: frame, lastFrame: frame, path: "", label: nil, rect: CGRect(origin: .zero, size: size), message: message)
    }
}
