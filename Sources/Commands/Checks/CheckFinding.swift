import Foundation
import Geometry
import Stepping
import Views

/// What `render check` looks for.
package enum CheckKind: String, Sendable, CaseIterable, Codable {
    /// A text with letters left out.
    case truncated
    /// A text that a clip cuts through.
    case clipped
    /// A text or control that the canvas cuts off, and a view that is never on it.
    case outside
    /// A shape or picture that a clip or the canvas cuts through.
    case cut
    /// Two texts over each other.
    case overlap
    /// A text whose contrast is below WCAG 2's level AA (success criterion 1.4.3).
    case contrast
    /// Motion without an end that nobody asked for.
    case unsettled
    /// A loop that jumps from its last frame to its first.
    case loop
}

/// Something that `render check` found, at a time and a place.
package struct CheckFinding: Sendable, Equatable {
    package var kind: CheckKind
    /// The frames in which it is seen; they may be more than those looked at.
    package var firstFrame: Int
    package var lastFrame: Int
    /// The view, as the names of those around it; empty where it is the whole picture.
    package var path: String
    /// The text that it shows.
    package var label: String?
    /// Points on the canvas.
    package var rect: CGRect
    /// What is wrong, in a few words.
    package var message: String
    /// Of a text with too little contrast: how much there is, 1…21, in the worst frame.
    package var contrast: Double?

    /// `0.000–0.983 s  contrast  "May" at VStack/Text [10 20 30 12]: 3.2:1, below 4.5:1`.
    package func line(rate: FrameRate) -> String {
        let (first, last) = (FrameCaption.seconds(rate.seconds(ofFrame: firstFrame)), FrameCaption.seconds(rate.seconds(ofFrame: lastFrame)))
        let time = firstFrame == lastFrame ? first : "\(first.dropLast(2))–\(last)"
        let frames = firstFrame == lastFrame ? "frame \(firstFrame)" : "frames \(firstFrame)–\(lastFrame)"
        let name = label.map { "\"\(Self.short($0))\" " } ?? ""
        let place = path.isEmpty ? "" : "\(name)at \(path) [\(numbers.map { LayoutEntry.short($0) }.joined(separator: " "))]: "
        return "\(time) (\(frames)) \(kind.rawValue): \(place)\(message)"
    }

    /// x, y, width and height in points.
    var numbers: [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }

    /// A text of at most 40 letters, on one line.
    static func short(_ text: String) -> String {
        let line = text.replacing("\n", with: " ")
        return line.count > 40 ? line.prefix(39) + "…" : line
    }
}

/// What `render check` is asked for.
package struct CheckJob: Sendable, Equatable, Codable {
    package var format: LayoutFormat
    /// What ends the command with status 1.
    package var failures: Set<CheckKind>
    /// Whether the frames are meant to be played again and again.
    package var isLoop: Bool

    package init(format: LayoutFormat = .text, failures: Set<CheckKind> = [], isLoop: Bool = false) {
        (self.format, self.failures, self.isLoop) = (format, failures, isLoop)
    }

    /// Reads `--fail-on`: names of kinds with commas between them, or `any`.
    ///
    /// - Throws: `UsageError` for a name that is none.
    package static func kinds(_ text: String) throws(UsageError) -> Set<CheckKind> {
        var kinds: Set<CheckKind> = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false).map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if name == "any" {
                kinds.formUnion(CheckKind.allCases)
            } else if let kind = CheckKind(rawValue: name) {
                kinds.insert(kind)
            } else {
                throw UsageError("--fail-on \(text): takes any, or some of \(CheckKind.allCases.map(\.rawValue).joined(separator: ","))")
            }
        }
        return kinds
    }
}

/// The JSON form of what was found.
struct CheckDocument: Encodable {
    struct Finding: Encodable {
        let kind: CheckKind
        let firstFrame: Int
        let lastFrame: Int
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
    /// How many frames were looked at.
    let frames: Int
    let findings: [Finding]

    init(_ findings: [CheckFinding], rate: FrameRate, frames: Int) {
        fps = rate.description
        self.frames = frames
        self.findings = findings.map {
            Finding(
                kind: $0.kind, firstFrame: $0.firstFrame, lastFrame: $0.lastFrame, firstTime: rate.seconds(ofFrame: $0.firstFrame),
                lastTime: rate.seconds(ofFrame: $0.lastFrame), path: $0.path, label: $0.label, rect: $0.numbers.map { ($0 * 1000).rounded() / 1000 },
                message: $0.message, contrast: $0.contrast.map { ($0 * 100).rounded() / 100 })
        }
    }
}
