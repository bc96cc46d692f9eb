import Foundation
import SwiftFacts

extension SwiftSource {
    /// Returns the entries that a selection keeps.
    ///
    /// - Parameters:
    ///   - skipped: patterns of names, with `*` and `?`.
    ///   - traits: names of traits, such as `landscapeLeft`, whose previews are left out.
    ///   - reference: a commit; only previews that files changed since then can affect are kept.
    /// - Throws: `UsageError` for an unknown commit.
    package func select(
        _ entries: [ViewCatalog.Entry], skipping skipped: [String], traits: [String], since reference: String?
    ) throws -> [ViewCatalog.Entry] {
        let places = traits.isEmpty ? [:] : previewTraits()
        var kept = entries.filter { entry in
            guard !skipped.contains(where: { SourceFolder.matches(entry.name.replacing("/", with: ":"), pattern: $0) }) else { return false }
            guard let place = entry.place, let own = places[AffectedFiles.resolved(place.file)]?[place.line] else { return true }
            return own.isDisjoint(with: traits)
        }
        guard let reference else { return kept }
        let affected = AffectedFiles(self, changed: try AffectedFiles.changed(since: reference, in: Self.folder(of: path), files: files.map(\.path)))
        kept.removeAll { entry in entry.place.map { !affected.paths.contains(AffectedFiles.resolved($0.file)) } ?? false }
        return kept
    }

    /// Checks the commit for ``select(_:skipping:traits:since:)``.
    ///
    /// - Throws: `UsageError` if git doesn't know it.
    package static func check(commit: String, for path: String) throws { try AffectedFiles.check(commit: commit, in: folder(of: path)) }

    private static func folder(of path: String) -> String {
        guard path.hasSuffix(".swift") || path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcodeproj/") else { return path }
        return URL(filePath: path).deletingLastPathComponent().path
    }

    /// Returns the names of the traits of each `#Preview`, by file and line.
    private func previewTraits() -> [String: [Int: Set<String>]] {
        var result: [String: [Int: Set<String>]] = [:]
        for file in files {
            for preview in file.facts.previews where preview.provider == nil {
                result[AffectedFiles.resolved(file.path), default: [:]][preview.line] = Set(preview.traits)
            }
        }
        return result
    }
}
