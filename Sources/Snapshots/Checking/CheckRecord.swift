import Foundation

/// The rule by which a snapshot is compared, and the result, for the report of `render test`.
final class CheckRecord: @unchecked Sendable {
    /// A way to compare.
    enum Rule: String, Codable {
        case pixels, boxes, text, bytes
        /// The test's own strategy.
        case own
    }
    enum Outcome: String, Codable { case same, different, recorded, failed }

    @TaskLocal static var current: CheckRecord?
    /// Set while a check runs, which uses one thread.
    var rule = Rule.own

    /// The environment variable with the file to which each check adds a line.
    static let variable = "EASEL_SNAPSHOT_REPORT"

    private struct Line: Codable {
        let reference: String
        let rule: Rule
        let outcome: Outcome
    }

    /// Adds a line of JSON to the report, if there is one.
    func report(_ outcome: Outcome, of reference: URL, environment: [String: String]) {
        guard let path = environment[Self.variable], !path.isEmpty else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard var bytes = try? encoder.encode(Line(reference: reference.path, rule: rule, outcome: outcome)) else { return }
        bytes.append(UInt8(ascii: "\n"))
        // One write at the end of the file, because other processes may write to it, too.
        let file = unsafe open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
        guard file >= 0 else { return }
        _ = unsafe bytes.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
        close(file)
    }
}
