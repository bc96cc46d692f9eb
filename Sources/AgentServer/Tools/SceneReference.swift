import Inputs

/// The scene reference, divided at its headings.
struct SceneReference {
    private let chapters: [(title: String, sections: [(title: String, text: String)])]

    /// - Parameter text: that of `render schema --reference`: `##` begins a chapter and `###` a section.
    init(_ text: String) {
        var chapters: [(title: String, sections: [(title: String, text: String)])] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("### "), !chapters.isEmpty {
                chapters[chapters.count - 1].sections.append((String(line.dropFirst(4)), ""))
            } else if line.hasPrefix("## ") {
                chapters.append((String(line.dropFirst(3)), []))
            } else if let section = chapters.last?.sections.indices.last {
                chapters[chapters.count - 1].sections[section].text += line + "\n"
            }
        }
        self.chapters = chapters
    }

    /// All names, a line for each chapter.
    var overview: String {
        chapters.filter { !$0.sections.isEmpty }.map { "\($0.title): \($0.sections.map(\.title).joined(separator: ", "))" }.joined(separator: "\n\n")
    }

    /// - Throws: `ToolError` with the nearest name.
    func section(_ name: String) throws(ToolError) -> String {
        let found = chapters.flatMap { chapter in chapter.sections.filter { $0.title == name }.map { "### \($0.title) (\(chapter.title))\n\($0.text)" } }
        guard found.isEmpty else { return found.joined(separator: "\n") }
        let near = nearestName(to: name, in: chapters.flatMap { $0.sections.map(\.title) })
        throw ToolError(
            "the scene language has no '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "; call scene_reference without a name for all names"))
    }
}
