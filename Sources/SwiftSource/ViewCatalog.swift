import Commands

/// The views and previews that Swift source declares, and which of them can be shown.
package struct ViewCatalog: Sendable, Equatable, Codable {
    package enum Kind: String, Sendable, Codable {
        case view
        /// A type with `static var previews`, or a `#Preview`.
        case preview
    }

    /// A type that is a view or provides one.
    package struct Entry: Sendable, Equatable, Codable {
        /// As Swift names it: `ContentView`, `Panel.Row`.
        package let name: String
        package let kind: Kind
        /// Why it can't be made by name alone; nil when it can.
        package let obstacle: String?
        /// The function that makes it, for a `#Preview`, which has no type.
        let symbol: String?

        package init(name: String, kind: Kind, obstacle: String? = nil, symbol: String? = nil) {
            self.symbol = symbol
            self.name = name
            self.kind = kind
            self.obstacle = obstacle
        }
    }

    /// In the order of the source.
    package let entries: [Entry]

    package init(entries: [Entry]) { self.entries = entries }

    /// Those that can be shown.
    var usable: [Entry] { entries.filter { $0.obstacle == nil } }

    /// The view to show.
    ///
    /// - Parameters:
    ///   - name: what `--view` says; nil for the only view that can be shown, else `ContentView`, else the first preview.
    ///   - path: of the source, for messages.
    /// - Throws: `UsageError` for a name that is none or several without a choice, `SwiftSourceError` where there is nothing to show.
    package func choose(_ name: String?, path: String) throws -> Entry {
        if let name {
            guard let entry = usable.first(where: { $0.name == name }) ?? entries.first(where: { $0.name == name }) else {
                throw UsageError("--view \(name): \(path) has no view of that name; it has \(Self.words(usable))")
            }
            if let obstacle = entry.obstacle { throw UsageError("--view \(name): \(obstacle)") }
            return entry
        }
        let views = usable.filter { $0.kind == .view }
        if views.count == 1 { return views[0] }
        if let entry = views.first(where: { $0.name == "ContentView" }) ?? usable.first(where: { $0.kind == .preview }) { return entry }
        guard views.isEmpty else { throw UsageError("\(path) has several views: say which with --view: \(Self.words(views))") }
        let reasons = entries.compactMap { entry in entry.obstacle.map { "\(path): \(entry.name): \($0)" } }
        throw SwiftSourceError((["\(path): there is no view that can be shown: a type that is a View and has an init()"] + reasons).joined(separator: "\n"))
    }

    /// One line each: the name, what it is, and why it can't be shown where that is so.
    package var listing: String {
        entries.map { entry in "\(entry.name)  \(entry.kind.rawValue)" + (entry.obstacle.map { "  (not by name: \($0))" } ?? "") }.joined(separator: "\n")
    }

    private static func words(_ entries: [Entry]) -> String {
        entries.isEmpty ? "none that can be shown" : entries.map(\.name).joined(separator: ", ")
    }
}
