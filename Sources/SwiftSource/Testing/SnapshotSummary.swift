import Foundation

/// The number of snapshots that the tests compared, by rule and result.
struct SnapshotSummary {
    private struct Line: Decodable {
        let rule: String
        let outcome: String
    }

    let text: String

    /// The maximum size of the file in bytes.
    private static let limit = 256 << 20

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
        text = "\(total): \(outcomes.joined(separator: ", "))" + (rules.isEmpty ? "" : "; compared \(rules.joined(separator: ", "))")
    }
}
