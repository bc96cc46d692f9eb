import CairoCanvas
import Foundation
import SwiftSource

/// The version of the command, by the rules of semantic versioning: CHANGELOG.md lists the changes of each version.
let easelVersion = "0.1.0"

/// The answer to `--version`: everything that may change the bytes of a frame.
enum CommandVersion {
    /// The version, the commit, and the versions of libraries, one in each line.
    static var text: String {
        let libraries = DrawingLibraries.versions.map { "\($0.name) \($0.version)" }.joined(separator: ", ")
        return "render \(easelVersion) (\(commit.map { "commit \($0)" } ?? "unknown commit"))\n\(libraries)"
    }

    /// The commit of the sources. Scripts/build-release writes it beside the command, Scripts/install into `../share/easel/commit`.
    private static var commit: String? {
        let folder = Launchers.command.resolvingSymlinksInPath().deletingLastPathComponent()
        let candidates = [folder.appending(path: "easel-commit"), folder.deletingLastPathComponent().appending(path: "share/easel/commit")]
        for candidate in candidates {
            guard let text = try? String(contentsOf: candidate, encoding: .utf8) else { continue }
            return text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return nil
    }
}
