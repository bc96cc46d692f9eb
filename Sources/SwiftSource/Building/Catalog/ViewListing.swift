import Commands
import Foundation

extension ViewCatalog {
    /// Returns the entries as lists show them: the app first, then the previews, and then the views, each in the order of files and lines.
    ///
    /// - Parameter file: the file that was asked for; nil for all files.
    package func rows(in file: String? = nil) -> [LiveEntry] {
        let own = entries.filter { file == nil || $0.place?.file == file }
        func order(_ kind: Kind) -> Int { kind == .app ? 0 : kind == .preview ? 1 : 2 }
        func key(_ entry: Entry) -> (Int, String, Int) { (order(entry.kind), entry.place?.file ?? "", entry.place?.line ?? 0) }
        let listed = own.flatMap(separated)
        return listed.enumerated().sorted { a, b in key(a.element) == key(b.element) ? a.offset < b.offset : key(a.element) < key(b.element) }.map { _, entry in
            let shown = shown(entry)
            return LiveEntry(
                name: entry.name, kind: entry.kind.rawValue, file: entry.place?.file, line: entry.place?.line,
                obstacle: shown == nil ? entry.obstacle : nil, preview: shown.flatMap { $0.name == entry.name ? nil : $0.name })
        }
    }

    /// Returns the entries for the previews that an entry stands for: those of a provider that have no name of their own.
    private func separated(_ entry: Entry) -> [Entry] {
        guard let parts = entry.parts, !parts.isEmpty, Self.hasNumbers(entry), let place = entry.place else { return [entry] }
        let named = Set(entries.filter { $0.provider == entry.name }.map { $0.displayName ?? $0.name })
        return parts.enumerated().filter { $0.element.name.map(named.contains) != true }.map { index, part in
            let line = parts.count == 1 ? place.line : part.line
            return Entry(name: entry.numbered(index + 1).name, kind: entry.kind, place: Entry.Place(file: place.file, line: line))
        }
    }

    /// A line for each row: the name, the kind, the place, and the reason if it can't be shown.
    ///
    /// - Parameter file: the file that was asked for; nil for all files.
    package func listing(in file: String? = nil) -> String { rows(in: file).map(\.text).joined(separator: "\n") }

    /// The same as JSON, an array of objects: name, kind, file and line, the reason, and the preview that shows a view.
    package func json(in file: String? = nil) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.printable(rows(in: file))) ?? "[]"
    }
}
