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
    /// The images of the snapshot as PNG files; nil for one that is missing.
    var pictures: (expected: Data?, difference: Data?, actual: Data?)

    /// The environment variable with the file to which each check adds a line.
    static let variable = "EASEL_SNAPSHOT_REPORT"
    /// The environment variable that asks for images and messages in the report.
    static let detailsVariable = "EASEL_SNAPSHOT_DETAILS"

    private struct Line: Codable {
        let reference: String
        let rule: Rule
        let outcome: Outcome
        var message: String?
        var expected: Data?
        var difference: Data?
        var actual: Data?
    }

    /// Adds a line of JSON to the report, if there is one.
    ///
    /// - Parameter message: why the check failed; nil if it didn't.
    func report(_ outcome: Outcome, of reference: URL, message: String? = nil, environment: [String: String]) {
        guard let path = environment[Self.variable], !path.isEmpty else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var line = Line(reference: reference.path, rule: rule, outcome: outcome)
        if environment[Self.detailsVariable]?.isEmpty == false {
            func png(_ data: Data?) -> Data? { data.flatMap { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? $0 : nil } }
            (line.message, line.expected) = (message, png(pictures.expected))
            (line.difference, line.actual) = (png(pictures.difference), png(pictures.actual))
        }
        guard var bytes = try? encoder.encode(line) else { return }
        bytes.append(UInt8(ascii: "\n"))
        // One write at the end of the file, because other processes may write to it, too.
        let file = unsafe open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
        guard file >= 0 else { return }
        _ = unsafe bytes.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
        close(file)
    }
}
