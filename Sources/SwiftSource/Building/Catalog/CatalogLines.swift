import Commands
import SwiftFacts

extension ViewCatalog {
    /// Returns the catalog with the current lines of the files: the description of the module may be older, because bodies are not part of it.
    func withLines(of files: [SwiftSource.File]) -> ViewCatalog {
        var lines: [String: (types: [String: [Int]], previews: [Int])] = [:]
        for file in files { lines[file.path] = Self.declarations(in: file.facts) }
        let counts = Dictionary(grouping: entries.filter { $0.symbol != nil }) { $0.place?.file ?? "" }.mapValues(\.count)
        var seen: [String: Int] = [:]
        let parts = Dictionary(
            files.flatMap { file in file.facts.previews.compactMap { preview in preview.provider.map { ("\(file.path) \($0)", preview.parts) } } }
        ) { _, _ in nil }
        let moved = entries.map { entry -> Entry in
            guard let place = entry.place, let known = lines[place.file] else { return entry }
            if entry.symbol != nil {
                let index = seen[place.file, default: 0]
                seen[place.file] = index + 1
                return known.previews.count == counts[place.file] ? entry.moved(to: known.previews[index]) : entry
            }
            var entry = entry
            if entry.kind == .preview, entry.provider == nil { entry.parts = parts["\(place.file) \(entry.name)"] ?? nil }
            guard entry.provider == nil, let all = known.types[entry.name], all.count == 1 else { return entry }
            return entry.moved(to: all[0])
        }
        return ViewCatalog(entries: moved, module: module, previews: previews)
    }

    /// Returns the lines of the types by their names, such as `Panel.Row`, and those of the previews.
    private static func declarations(in facts: FileFacts) -> (types: [String: [Int]], previews: [Int]) {
        let types = facts.declarations.filter(\.isType).map { (facts.path(of: $0), [$0.line]) }
        return (Dictionary(types, uniquingKeysWith: +), facts.previews.filter { $0.provider == nil }.map(\.line))
    }
}

extension ViewCatalog {
    /// Returns the catalog with other paths of files.
    func withFiles(_ path: (String) -> String) -> ViewCatalog {
        ViewCatalog(
            entries: entries.map { entry in entry.place.map { entry.placed(ViewCatalog.Entry.Place(file: path($0.file), line: $0.line)) } ?? entry },
            module: module, previews: previews)
    }
}

extension ViewCatalog.Entry {
    fileprivate func moved(to line: Int) -> ViewCatalog.Entry { placed(place.map { Place(file: $0.file, line: line) }) }

    fileprivate func placed(_ place: Place?) -> ViewCatalog.Entry {
        var moved = ViewCatalog.Entry(
            name: name, kind: kind, obstacle: obstacle, symbol: symbol, provider: provider, displayName: displayName, place: place, delegates: delegates)
        moved.parts = parts
        return moved
    }
}
