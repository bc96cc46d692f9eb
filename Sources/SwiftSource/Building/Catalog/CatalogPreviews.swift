import SwiftFacts

extension ViewCatalog {
    /// Returns the catalog with what shows the views that can't be made from their names alone, or that read values which only an app or a preview puts into the
    /// environment, themselves or in a view that they show.
    ///
    /// A preview of the view itself is best; otherwise what shows a view that shows it.
    func withPreviews(of files: [SwiftSource.File]) -> ViewCatalog {
        ViewCatalog(entries: entries, module: module, previews: ShownViews(entries, files).previews)
    }
}

/// Which entries of a catalog show which views.
private struct ShownViews {
    private typealias Entry = ViewCatalog.Entry
    /// What a view needs from its surroundings.
    private enum Need: Int { case nothing, environment, object }

    private let entries: [Entry]
    /// The views by the last part of their names.
    private let views: [String: [Entry]]
    /// The views that each entry mentions, in the order of its code.
    private var mentioned: [String: [String]] = [:]
    private var needs: [String: Need] = [:]

    init(_ all: [ViewCatalog.Entry], _ files: [SwiftSource.File]) {
        entries = all.filter { $0.provider == nil && $0.place != nil }
        views = Dictionary(grouping: entries.filter { $0.kind == .view }, by: Self.ownName)
        let paths = Set(entries.compactMap { $0.place?.file })
        let uses = Dictionary(files.filter { paths.contains($0.path) }.map { ($0.path, CodeUses($0)) }) { first, _ in first }
        let lines = Dictionary(grouping: entries.compactMap(\.place), by: \.file).mapValues { $0.map(\.line) }
        for entry in entries {
            guard let place = entry.place, let uses = uses[place.file] else { continue }
            // An entry's code ends where the next one begins.
            let code = place.line..<((lines[place.file] ?? []).filter { $0 > place.line }.min() ?? .max)
            mentioned[entry.name] = uses.calls.filter { code.contains($0.line) }.map(\.name).filter { views[$0] != nil && $0 != Self.ownName(entry) }
            guard entry.kind == .view else { continue }
            let own = uses.readings.filter { code.contains($0.line) }
            needs[entry.name] = own.contains { $0.isObject } ? .object : own.isEmpty ? .nothing : .environment
        }
        spreadNeeds()
    }

    /// A view needs what the views need that it shows.
    private mutating func spreadNeeds() {
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for entry in entries where entry.kind == .view {
                let inner = (mentioned[entry.name] ?? []).flatMap { views[$0] ?? [] }.compactMap { needs[$0.name] }
                guard let most = inner.max(by: { $0.rawValue < $1.rawValue }), most.rawValue > (needs[entry.name] ?? .nothing).rawValue else { continue }
                needs[entry.name] = most
                hasChanged = true
            }
        }
    }

    /// The names of the entries that show views, by the names of those.
    var previews: [String: String] {
        var result: [String: String] = [:]
        for view in entries where view.kind == .view {
            var visited: Set<String> = []
            if let shown = shown(view, &visited), shown.name != view.name { result[view.name] = shown.name }
        }
        return result
    }

    /// Returns the entry that shows a view: the view itself, its preview, or what shows a view or an app that shows it.
    private func shown(_ view: Entry, _ visited: inout Set<String>) -> Entry? {
        guard visited.insert(view.name).inserted else { return nil }
        let need = needs[view.name] ?? .nothing
        if view.obstacle == nil, need == .nothing { return view }
        if let preview = preview(of: view) { return preview }
        if view.obstacle == nil, need == .environment { return view }
        let outer = entries.filter { $0.kind != .preview && (mentioned[$0.name] ?? []).contains(Self.ownName(view)) }
        let found = outer.compactMap { entry in entry.kind == .app ? (entry.obstacle == nil ? entry : nil) : shown(entry, &visited) }
        let order: [ViewCatalog.Kind] = [.preview, .view, .app]
        return order.lazy.compactMap { kind in found.first { $0.kind == kind } }.first ?? (view.obstacle == nil ? view : nil)
    }

    /// Returns the preview of a view: in its own file before others, and as the first view before a part of another one.
    private func preview(of view: Entry) -> Entry? {
        let ranked = entries.enumerated().compactMap { index, preview -> (Int, Int, Int)? in
            guard preview.kind == .preview, preview.obstacle == nil, let position = mentioned[preview.name]?.firstIndex(of: Self.ownName(view)) else {
                return nil
            }
            return (preview.place?.file == view.place?.file ? 0 : 1, position == 0 ? 0 : 1, index)
        }
        return ranked.min(by: <).map { entries[$0.2] }
    }

    private static func ownName(_ entry: Entry) -> String { entry.name.split(separator: ".").last.map(String.init) ?? entry.name }
}

/// The names that a file's code calls, and the lines that read what only an app or a preview provides.
private struct CodeUses {
    let calls: [(line: Int, name: String)]
    /// With whether it is an object, without which the view stops.
    let readings: [(line: Int, isObject: Bool)]

    init(_ file: SwiftSource.File) {
        calls = file.facts.calls.calls.filter(\.isOfType).map { ($0.line, $0.name) }
        readings = file.facts.declarations.compactMap { declaration in Self.reading(declaration).map { (declaration.line, $0) } }
    }

    /// Returns whether a property reads an object, such as `@EnvironmentObject` or `@Environment(Model.self)`; false for a property wrapper that reads a store
    /// of the environment, and nil for others.
    private static func reading(_ declaration: DeclarationFact) -> Bool? {
        if declaration.hasAttribute("EnvironmentObject") { return true }
        if ["Query", "FetchRequest", "SectionedFetchRequest"].contains(where: declaration.hasAttribute) { return false }
        guard let argument = declaration.attribute("Environment")?.drop(while: { $0 != "(" }).dropFirst() else { return nil }
        if argument.first?.isUppercase == true { return true }
        return [".managedObjectContext", ".modelContext"].contains { argument.contains($0) } ? false : nil
    }
}
