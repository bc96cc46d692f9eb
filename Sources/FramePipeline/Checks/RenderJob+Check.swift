import CairoCanvas
import Display
import Foundation
import PixelComparison
import SceneFormat
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
            let list = stepper.graph.displayList()
            try checkFonts(of: stepper)
            try checker.look(list, frame: frame) { stepper.graph.inspectViews() }
            try motion.look(list, frame: frame, paints: check.isLoop || stepper.graph.repeatsForever)
            // The graph says so itself, once.
            if warned.isEmpty, stepper.graph.warnings.contains(where: { $0.hasPrefix(ViewGraph.unsettledWarning) }) {
                warned = [.wholePicture(.unsettled, frame, "the view changes its own state again and again within one frame", list.size)]
            }
        }
        findings = try checker.finish() + warned
        if let last = frames.last, warned.isEmpty { findings += try await judgeEnd(check, stepper, motion, last: last) }
        try print(findings, check.format, frames: frames.count)
        return findings.contains { check.failures.contains($0.kind) } ? .pixelsDiffer : .done
    }

    /// What is wrong with how the frames end: motion that goes on, a loop that doesn't close.
    private func judgeEnd(_ check: CheckJob, _ stepper: FrameStepper, _ motion: MotionWatch, last: Int) async throws -> [CheckFinding] {
        let size = stepper.graph.configuration.size
        if check.isLoop || stepper.graph.repeatsForever { return motion.jump.map { [.wholePicture(.loop, last, $0, size)] } ?? [] }
        guard !stepper.graph.goesOnForever, stepper.graph.isAnimating || motion.isMoving else { return [] }
        let horizon = frameRate.frameIndex(at: frameRate.seconds(ofFrame: last) + MotionWatch.patience)
        let rest = MotionWatch()
        for frame in last + 1...max(last + 1, horizon) {
            try await step(stepper, to: frame)
            try rest.look(stepper.graph.displayList(), frame: frame, paints: false)
            if !stepper.graph.isAnimating, !rest.isMoving, frame - last > frameRate.frameIndex(at: 1) { return [] }
        }
        guard rest.isMoving, !rest.isPeriodic else { return [] }
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

/// Keeps how much changes from frame to frame.
final class MotionWatch {
    /// Seconds after the last frame in which motion may come to rest.
    static let patience = 10.0
    /// How much larger the step from the last frame to the first may be than the largest between others.
    private static let reach = 2.0
    /// Steps in mean difference of a channel that nobody sees.
    private static let least = 0.02

    private let painter = Painter()
    private var previous: DisplayList?
    private var first: Pixmap?
    private var latest: Pixmap?
    private var largest = 0.0
    /// How often each look has been seen.
    private var looks: [Int: Int] = [:]
    private var count = 0
    private var repeats = 0
    /// Whether the last frame differs from the one before.
    private(set) var isMoving = false

    /// Takes the next frame.
    ///
    /// - Parameter paints: whether steps are to be measured in pixels. That begins with the first frame for which this is true.
    func look(_ list: DisplayList, frame: Int, paints: Bool) throws {
        isMoving = previous.map { $0 != list } ?? false
        count += 1
        if isMoving || previous == nil {
            // The printed form has rounded numbers, so that a round trip counts as one.
            let look = list.description.hashValue
            if looks[look] != nil { repeats += 1 }
            looks[look, default: 0] += 1
        } else {
            repeats += 1
        }
        defer { previous = list }
        guard paints || first != nil else { return }
        guard isMoving || latest == nil else { return }
        let picture = try painter.paint(list)
        if let latest { largest = max(largest, Self.difference(latest, picture)) }
        if first == nil { first = picture }
        latest = picture
    }

    /// Whether most looks came back: motion that goes round.
    var isPeriodic: Bool { repeats * 10 >= count * 4 }

    /// How the step from the last frame back to the first stands out; nil where it doesn't.
    var jump: String? {
        guard let first, let latest else { return nil }
        let step = Self.difference(latest, first)
        guard step > max(Self.least, largest * Self.reach) else { return nil }
        let times = largest > 0 ? "\(Int((step / largest).rounded())) times the largest step between frames" : "nothing else moves"
        return "the step from the last frame to the first is a jump (\(times))"
    }

    private static func difference(_ one: Pixmap, _ other: Pixmap) -> Double {
        PixelComparison.compare(expected: one, actual: other).differences?.mean ?? 255
    }
}
