import Commands
import Foundation

/// The snapshots that the tests compared, and their number by rule and result.
struct SnapshotSummary {
    private struct Line: Decodable {
        let rule: String
        let outcome: String
        var reference: String?
        var message: String?
        var expected: Data?
        var difference: Data?
        var actual: Data?
    }

    let text: String
    /// The snapshots in the order of their checks.
    let results: [SnapshotResult]

    /// The maximum size of the file in bytes.
    private static let limit = 1 << 30

    /// Reads the file to which each check adds a line; nil without checks.
    init?(file: String, _ files: ProjectFiles) {
        guard let data = files.contents(file, limit: Self.limit) else { return nil }
        let lines = data.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(Line.self, from: $0) }
        guard !lines.isEmpty else { return nil }
        func counts(_ names: [(name: String, text: String)], _ key: (Line) -> String) -> [String] {
            names.compactMap { name, text in
                let count = lines.count { key($0) == name }
                return count == 0 ? nil : "\(count) \(text)"
            }
        }
        let outcomes = counts([("same", "the same"), ("different", "different"), ("recorded", "recorded"), ("failed", "failed")], \.outcome)
        let compared = lines.filter { $0.outcome == "same" || $0.outcome == "different" }
        let rules = [("pixels", "by pixels"), ("boxes", "by boxes and flat colors"), ("text", "as text"), ("bytes", "as bytes"), ("own", "by their own rules")]
            .compactMap { name, text in
                let count = compared.count { $0.rule == name }
                return count == 0 ? nil : "\(count) \(text)"
            }
        let total = lines.count == 1 ? "1 snapshot" : "\(lines.count) snapshots"
        results = lines.compactMap(Self.result)
        text = "\(total): \(outcomes.joined(separator: ", "))" + (rules.isEmpty ? "" : "; compared \(rules.joined(separator: ", "))")
    }

    /// Returns what a page shows of a check: the test's file and function, and the images.
    private static func result(_ line: Line) -> SnapshotResult? {
        guard let outcome = SnapshotResult.Outcome(rawValue: line.outcome), let reference = line.reference else { return nil }
        let name = URL(filePath: reference).pathComponents.suffix(2).joined(separator: "/")
        var result = SnapshotResult(name: name, variant: "", outcome: outcome, message: line.message ?? "")
        result.rule = line.rule == "own" ? "" : line.rule
        func bytes(_ data: Data?) -> [UInt8] { data.map { [UInt8]($0) } ?? [] }
        result.pictures = (bytes(line.expected), bytes(line.difference), bytes(line.actual))
        return result
    }
}
