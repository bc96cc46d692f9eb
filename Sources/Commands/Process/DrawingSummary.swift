import Foundation
import Inputs

/// The line that ends a drawing command on a terminal: what it wrote, where, and how long it took.
package struct DrawingSummary: Sendable, Hashable, Codable {
    /// When the command began, in seconds since 1970.
    private let start: Double
    /// The value of `-o` as typed.
    private let output: String

    /// Creates the summary of a command that begins now.
    ///
    /// - Parameter isTerminal: whether messages are read on a terminal; otherwise the initializer returns nil.
    package init?(output: String, isTerminal: Bool = isatty(STDERR_FILENO) == 1, now: Double = Date().timeIntervalSince1970) {
        guard isTerminal else { return nil }
        (start, self.output) = (now, output)
    }

    /// The line of a resumed command that finds all files complete.
    package static let done = "nothing was drawn: all files are complete"

    /// Returns the line for frames in separate files, or for one file with all of them.
    ///
    /// - Parameter isOneFile: whether the output is a single file.
    package func text(frames: Int, isOneFile: Bool, now: Double = Date().timeIntervalSince1970) -> String {
        let place = output == "-" ? "standard output" : output
        if isOneFile, output != "-" { return text("wrote \(place)" + (frames == 1 ? "" : " with \(counted(frames, "frame"))"), now: now) }
        return text("wrote \(counted(frames, "frame")) \(place.contains("%") ? "as" : "to") \(place)", now: now)
    }

    /// Returns a line with the time that the command has taken.
    package func text(_ result: String, now: Double = Date().timeIntervalSince1970) -> String { "\(result) in \(Self.duration(max(0, now - start)))" }

    /// Returns a number of seconds with two or three digits, in the unit that fits it.
    package static func duration(_ seconds: Double) -> String {
        switch seconds {
        case ..<0.0995: String(format: "%.2g ms", seconds * 1000)
        case ..<60: String(format: "%.2g s", seconds)
        case ..<3600: "\(Int(seconds) / 60) min \(Int(seconds) % 60) s"
        default: "\(Int(seconds) / 3600) h \(Int(seconds) / 60 % 60) min"
        }
    }
}
