import Foundation
import Geometry
import Stepping
import Views

/// The kinds of defects that `render check` detects.
package enum CheckKind: String, Sendable, CaseIterable, Codable {
    /// A truncated text.
    case truncated
    /// A text that a clip cuts off.
    case clipped
    /// A text or control that the canvas cuts off, or a view that is never on the canvas.
    case outside
    /// A shape or image that a clip or the canvas cuts off.
    case cut
    /// Two overlapping texts.
    case overlap
    /// A text whose contrast is below WCAG 2's level AA (success criterion 1.4.3).
    case contrast
    /// Motion that doesn't end although it doesn't repeat forever.
    case unsettled
    /// A loop that jumps from its last frame to its first.
    case loop
    /// A placeholder or mark of a part of the source that doesn't compile.
    case leftOut = "left-out"
}

/// A defect found by `render check`.
package struct CheckFinding: Sendable, Equatable {
    package var kind: CheckKind
    /// The frames with the defect in ascending ranges, at least one; the frames inside a range may include some that were not checked.
    package private(set) var ranges: [ClosedRange<Int>]
    /// The view's path: the names of the views around it and its own; empty for the whole image.
    package var path: String
    /// The text that the view shows.
    package var label: String?
    /// The view's rect on the canvas, in points.
    package var rect: CGRect
    /// The problem, in a few words.
    package var message: String
    /// For a text with insufficient contrast: the contrast in the worst frame, 1…21.
    package var contrast: Double?

    package init(
        kind: CheckKind, frames: ClosedRange<Int>, path: String, label: String?, rect: CGRect, message: String, contrast: Double? = nil
    ) {
        ranges = [frames]
        (self.kind, self.path, self.label, self.rect, self.message, self.contrast) = (kind, path, label, rect, message, contrast)
    }

    package var firstFrame: Int { ranges[0].lowerBound }
    package var lastFrame: Int { ranges[ranges.count - 1].upperBound }

    /// Adds later frames with the defect.
    ///
    /// - Parameter last: the frame that was checked before them; nil if none was.
    mutating func extend(by frames: ClosedRange<Int>, following last: Int?) {
        let end = ranges[ranges.count - 1]
        if end.upperBound >= frames.lowerBound || end.upperBound == last {
            ranges[ranges.count - 1] = end.lowerBound...max(end.upperBound, frames.upperBound)
        } else {
            ranges.append(frames)
        }
    }

    /// Returns the finding with some of its ranges; nil if none is left.
    func keepingRanges(where isKept: (ClosedRange<Int>) -> Bool) -> CheckFinding? {
        var copy = self
        copy.ranges = ranges.filter(isKept)
        return copy.ranges.isEmpty ? nil : copy
    }

    /// The number of ranges that a line lists.
    private static let mostRanges = 8

    /// `frame 5`, `frames 0–11, 20, 90–119`.
    private var frames: String {
        if firstFrame == lastFrame { return "frame \(firstFrame)" }
        let shown = ranges.count > Self.mostRanges ? ranges.prefix(Self.mostRanges - 1) : ranges[...]
        let parts = shown.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
        return "frames " + (parts + (shown.count < ranges.count ? ["and \(ranges.count - shown.count) more ranges"] : [])).joined(separator: ", ")
    }

    /// `0.000–0.983 s  contrast  "May" at VStack/Text [10 20 30 12]: 3.2:1, below 4.5:1`.
    package func line(rate: FrameRate) -> String {
        let (first, last) = (FrameCaption.seconds(rate.seconds(ofFrame: firstFrame)), FrameCaption.seconds(rate.seconds(ofFrame: lastFrame)))
        let time = firstFrame == lastFrame ? first : "\(first.dropLast(2))–\(last)"
        let name = label.map { "\"\(Self.short($0))\" " } ?? ""
        let location = path.isEmpty ? "" : "\(name)at \(path) [\(numbers.map { LayoutEntry.short($0) }.joined(separator: " "))]: "
        return "\(time) (\(frames)) \(kind.rawValue): \(location)\(message)"
    }

    /// Whether it is listed before another one: by time, then in the order in which people read.
    func isRead(before other: CheckFinding) -> Bool {
        (firstFrame, rect.minY, rect.minX, path) < (other.firstFrame, other.rect.minY, other.rect.minX, other.path)
    }

    /// x, y, width and height in points.
    var numbers: [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }

    /// Returns a text shortened to at most 40 characters, on one line.
    static func short(_ text: String) -> String {
        let line = text.replacing("\n", with: " ")
        return line.count > 40 ? line.prefix(39) + "…" : line
    }
}

/// A call of `render check`.
package struct CheckJob: Sendable, Equatable, Codable {
    package var format: LayoutFormat
    /// The kinds that end the command with status 1.
    package var failures: Set<CheckKind>
    /// Whether the frames are judged as a loop even if nothing repeats forever.
    package var isLoop: Bool

    package init(format: LayoutFormat = .text, failures: Set<CheckKind> = [], isLoop: Bool = false) {
        (self.format, self.failures, self.isLoop) = (format, failures, isLoop)
    }

    /// Returns whether `--fail-on` names loops, and not just any finding.
    package static func asksForLoop(_ text: String?) -> Bool {
        text?.split(separator: ",").contains { $0.trimmingCharacters(in: .whitespaces) == CheckKind.loop.rawValue } ?? false
    }

    /// Parses `--fail-on`: names of kinds separated by commas, or `any`.
    ///
    /// - Throws: `UsageError` for an unknown name.
    package static func kinds(_ text: String) throws(UsageError) -> Set<CheckKind> {
        var kinds: Set<CheckKind> = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false).map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if name == "any" {
                kinds.formUnion(CheckKind.allCases)
            } else if let kind = CheckKind(rawValue: name) {
                kinds.insert(kind)
            } else {
                throw UsageError("--fail-on \(text): takes any, or a list of \(CheckKind.allCases.map(\.rawValue).joined(separator: ","))")
            }
        }
        return kinds
    }
}

/// The JSON form of the findings.
struct CheckDocument: Encodable {
    struct Finding: Encodable {
        let kind: CheckKind
        let firstFrame: Int
        let lastFrame: Int
        /// The first and the last frame of each range of frames with the defect.
        let ranges: [[Int]]
        /// Seconds.
        let firstTime: Double
        let lastTime: Double
        let path: String
        let label: String?
        /// x, y, width, height in points.
        let rect: [Double]
        let message: String
        let contrast: Double?
    }

    let fps: String
    /// The number of frames checked.
    let frames: Int
    let findings: [Finding]

    init(_ findings: [CheckFinding], rate: FrameRate, frames: Int) {
        fps = rate.description
        self.frames = frames
        self.findings = findings.map {
            Finding(
                kind: $0.kind, firstFrame: $0.firstFrame, lastFrame: $0.lastFrame, ranges: $0.ranges.map { [$0.lowerBound, $0.upperBound] },
                firstTime: rate.seconds(ofFrame: $0.firstFrame),
                lastTime: rate.seconds(ofFrame: $0.lastFrame), path: $0.path, label: $0.label, rect: $0.numbers.map { ($0 * 1000).rounded() / 1000 },
                message: $0.message, contrast: $0.contrast.map { ($0 * 100).rounded() / 100 })
        }
    }
}
