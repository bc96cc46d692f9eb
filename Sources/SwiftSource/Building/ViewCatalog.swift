import Commands

/// The apps, views, and previews that Swift source declares, and whether they can be shown.
package struct ViewCatalog: Sendable, Equatable, Codable {
    package enum Kind: String, Sendable, Codable {
        /// A type that conforms to `App`.
        case app
        case view
        /// A type with `static var previews`, or a `#Preview`.
        case preview
    }

    /// A type that is a view or provides one.
    package struct Entry: Sendable, Equatable, Codable {
        /// The name in Swift: `ContentView`, `Panel.Row`.
        package let name: String
        package let kind: Kind
        /// Why the view can't be created from its name alone; nil if it can.
        package let obstacle: String?
        /// The function that creates the view of a `#Preview`, which has no type.
        let symbol: String?
        /// The `PreviewProvider` that has a preview with a display name.
        let provider: String?
        /// That name, if another entry has it already.
        let displayName: String?

        package init(
            name: String, kind: Kind, obstacle: String? = nil, symbol: String? = nil, provider: String? = nil, displayName: String? = nil
        ) {
            (self.symbol, self.provider, self.displayName) = (symbol, provider, displayName)
            self.name = name
            self.kind = kind
            self.obstacle = obstacle
        }
    }

    /// In source order.
    package let entries: [Entry]

    /// The module that declares them; nil if it is the program itself.
    let module: String?

    package init(entries: [Entry], module: String? = nil) { (self.entries, self.module) = (entries, module) }

    /// The entries that can be shown.
    var usable: [Entry] { entries.filter { $0.obstacle == nil } }

    /// Returns the view to show.
    ///
    /// - Parameters:
    ///   - name: the value of `--view`; nil for the app, the only view that can be shown, `ContentView`, or the first preview, in this order.
    ///   - path: the source's path, for messages.
    /// - Throws: `UsageError` for an unknown name or an ambiguous choice, `SwiftSourceError` if no view can be shown.
    package func choose(_ name: String?, path: String) throws -> Entry {
        if let name {
            guard let entry = usable.first(where: { $0.name == name }) ?? entries.first(where: { $0.name == name }) else {
                throw UsageError("--view \(name): \(path) has no view with this name; it has \(Self.words(usable))")
            }
            if let obstacle = entry.obstacle { throw UsageError("--view \(name): \(obstacle)") }
            return entry
        }
        if let app = usable.first(where: { $0.kind == .app }) { return app }
        let views = usable.filter { $0.kind == .view }
        if views.count == 1 { return views[0] }
        if let entry = views.first(where: { $0.name == "ContentView" }) ?? usable.first(where: { $0.kind == .preview }) { return entry }
        guard views.isEmpty else { throw UsageError("\(path) has several views; choose one with --view: \(Self.words(views))") }
        let reasons = entries.compactMap { entry in entry.obstacle.map { "\(path): \(entry.name): \($0)" } }
        throw SwiftSourceError((["\(path): no view can be shown; it must be a type that conforms to View and has an init()"] + reasons).joined(separator: "\n"))
    }

    /// A line for each entry: the name, the kind, and the reason if it can't be shown.
    package var listing: String {
        entries.map { entry in "\(entry.name)  \(entry.kind.rawValue)" + (entry.obstacle.map { "  (not by name: \($0))" } ?? "") }.joined(separator: "\n")
    }

    private static func words(_ entries: [Entry]) -> String {
        entries.isEmpty ? "no views that can be shown" : entries.map(\.name).joined(separator: ", ")
    }
}
