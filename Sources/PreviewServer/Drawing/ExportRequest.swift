import Commands
import Foundation

/// A file requested by the page: one frame or several.
struct ExportRequest: Decodable {
    enum Format: String, Codable, CaseIterable {
        case png, gif, apng, webp, mp4

        var type: String {
            switch self {
            case .png: "image/png"
            case .gif: "image/gif"
            case .apng: "image/apng"
            case .webp: "image/webp"
            case .mp4: "video/mp4"
            }
        }
    }

    /// The id of the preview.
    let id: String
    let format: Format
    /// The first and the last frame; a PNG has only the first.
    let from: Int
    let to: Int

    private static let limit = 36_000

    /// Draws the file with another process.
    ///
    /// - Throws: `LiveError`.
    func run(_ options: RenderOptions, _ command: RenderProcess) async throws -> (data: Data, type: String) {
        guard from >= 0, to >= from, to - from < Self.limit, to < 86_400_000 else { throw LiveError("frames \(from) to \(to) can't be exported") }
        let file = command.folder.appending(path: "\(UUID().uuidString).\(format.rawValue)")
        defer { try? FileManager.default.removeItem(at: file) }
        if format == .png {
            _ = try await command.output(of: ["still"] + options.arguments + ["--frame", "\(from)", "-o", file.path, "--quiet"])
        } else {
            _ = try await command.output(
                of: ["draw"] + options.arguments + ["--frames", "\(to + 1)", "--range", "\(from)-\(to)", "-o", file.path, "--quiet"])
        }
        return (try Data(contentsOf: file), format.type)
    }
}
