import Commands

/// A view's warnings and printed text.
package struct ViewNotes: Codable, Equatable, Sendable {
    /// Easel's warnings, such as those for names that draw nothing.
    package var warnings: [String] = []
    /// The end of the text that the view's code has printed.
    package var printed = ""

    /// The number of characters of `printed` that are kept.
    private static let limit = 16_000

    /// What the current process has printed: a process that replays the past prints the same again.
    private var current = ""
    private var process: Int32 = 0

    private enum CodingKeys: CodingKey { case warnings, printed }

    package init() {}

    package static func == (one: ViewNotes, other: ViewNotes) -> Bool { one.warnings == other.warnings && one.printed == other.printed }

    /// Notes what a process has said since the last time.
    mutating func add(_ news: (process: Int32, warnings: [String], printed: String)) {
        if news.process != process { (process, current) = (news.process, "") }
        add(news.warnings)
        guard !news.printed.isEmpty else { return }
        current = String((current + news.printed).suffix(Self.limit))
        if !printed.hasPrefix(current) { printed = current }
    }

    mutating func add(_ new: [String]) {
        for warning in new where !warnings.contains(warning) { warnings.append(warning) }
    }

    /// Returns the notes of a view that has begun anew; they go on if its process does.
    func begun(_ description: LiveDescription) -> ViewNotes {
        var notes = ViewNotes()
        if description.process == process { (notes.process, notes.printed, notes.current) = (process, printed, current) }
        notes.add(description.warnings)
        return notes
    }
}
