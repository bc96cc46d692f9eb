import Commands

extension ViewCatalog {
    /// Returns the view to show.
    ///
    /// - Parameters:
    ///   - name: the value of `--view`; nil for the app, the only view that can be shown, `ContentView`, or the first preview, in this order. A view that can't
    ///     be made from its name, or that reads objects of its environment, is shown by its preview, if it has one.
    ///   - path: the source's path, for messages.
    ///   - file: the file that was asked for. Of a file, Xcode's canvas shows the first preview; without one, the app, the view with the file's name, or the
    ///     first view is shown.
    ///   - takesFirst: whether the first of several views is shown without a name, for a preview, which lists the others.
    /// - Throws: `UsageError` for an unknown name or an ambiguous choice, `SwiftSourceError` if no view can be shown.
    package func choose(_ name: String?, path: String, file: String? = nil, takesFirst: Bool = false) throws -> Entry {
        if let name {
            guard let entry = entry(named: name, in: file) else {
                let own = usable.filter { $0.place?.file == file }
                throw UsageError("--view \(name): \(path) has no view with this name; it has \(Self.words(own.isEmpty ? usable : own))")
            }
            if let shown = shown(entry) { return shown }
            throw UsageError("--view \(name): \(entry.obstacle ?? "it can't be shown")")
        }
        if let file {
            if let entry = first(in: file) { return entry }
            throw nothing(in: entries.filter { $0.place?.file == file }, path)
        }
        if let app = usable.first(where: { $0.kind == .app }) { return app }
        let views = usable.filter { $0.kind == .view }
        let named = views.count == 1 ? views.first : entries.first { $0.kind == .view && $0.name == "ContentView" }
        if let entry = named.flatMap(shown) ?? usable.first(where: { $0.kind == .preview }) { return entry }
        if takesFirst, let first = views.first { return first }
        guard views.isEmpty else { throw UsageError("\(path) has several views; choose one with --view: \(Self.words(views))") }
        throw nothing(in: entries, path)
    }

    /// Returns the entry for a name of `--view`: of a file's own entries if one fits.
    private func entry(named name: String, in file: String?) -> Entry? {
        let own = file.map { file in entries.filter { $0.place?.file == file } } ?? []
        if let entry = own.first(where: { $0.name == name }) { return entry }
        // In another file, "Preview 2" is the second preview of the project.
        let words = name.split(separator: " ")
        if words.first == "Preview", let number = words.count == 1 ? 1 : words.count == 2 ? Int(words[1]) : nil, number > 0 {
            let unnamed = own.filter(Self.isUnnamed)
            if number <= unnamed.count { return unnamed[number - 1] }
        }
        return usable.first { $0.name == name } ?? entries.first { $0.name == name } ?? numbered(name)
    }

    /// Whether an entry is a preview without a name, which has a number instead.
    private static func isUnnamed(_ entry: Entry) -> Bool {
        entry.symbol != nil && (entry.name == "Preview" || entry.name.hasPrefix("Preview ") && Int(entry.name.dropFirst(8)) != nil)
    }

    /// Returns the entries of a file, with the names that they have without the rest of the project: its second preview without a name is "Preview 2".
    ///
    /// - Parameter file: nil for all entries, with their own names.
    package func entries(in file: String?) -> [(name: String, entry: Entry)] {
        guard let file else { return entries.map { ($0.name, $0) } }
        var count = 0
        return entries.filter { $0.place?.file == file }.map { entry in
            guard Self.isUnnamed(entry) else { return (entry.name, entry) }
            count += 1
            return (count == 1 ? "Preview" : "Preview \(count)", entry)
        }
    }

    /// Returns what shows an entry: its preview if it can't be made from its name or needs an environment; nil if nothing does.
    func shown(_ entry: Entry) -> Entry? {
        if entry.kind == .view, let name = previews?[entry.name], let other = usable.first(where: { $0.name == name }) { return other }
        return entry.obstacle == nil ? entry : nil
    }

    private func first(in file: String) -> Entry? {
        let own = entries.filter { $0.place?.file == file }.sorted { ($0.place?.line ?? 0) < ($1.place?.line ?? 0) }
        if let preview = own.first(where: { $0.kind == .preview && $0.obstacle == nil }) { return preview }
        // An app shows its views with their environment.
        if let app = own.first(where: { $0.kind == .app && $0.obstacle == nil }) { return app }
        let views = own.filter { $0.kind == .view }
        let name = ResourceFiles.stem(of: file)
        return views.first { $0.name == name }.flatMap(shown) ?? views.lazy.compactMap(shown).first
    }

    private func nothing(in entries: [Entry], _ path: String) -> SwiftSourceError {
        let reasons = entries.compactMap { entry in entry.obstacle.map { "\(path): \(entry.name): \($0)" } }
        return SwiftSourceError(
            (["\(path): no view can be shown; it must be a type that conforms to View and has an init(), or a preview must show it"] + reasons)
                .joined(separator: "\n"))
    }
}
