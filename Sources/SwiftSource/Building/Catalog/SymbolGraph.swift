import Foundation

/// The parts of the compiler's description of a module's declarations (`-emit-symbol-graph`) that concern views.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        struct Identifier: Decodable { let precise: String }
        struct Names: Decodable { let title: String }
        struct Generics: Decodable {
            struct Parameter: Decodable { let name: String }
            let parameters: [Parameter]?
        }
        struct Location: Decodable {
            struct Position: Decodable { let line: Int }
            let uri: String
            let position: Position
        }
        let kind: Kind
        let identifier: Identifier
        let names: Names
        let pathComponents: [String]
        let accessLevel: String
        let swiftGenerics: Generics?
        let location: Location?

        var isPrivate: Bool { accessLevel == "private" || accessLevel == "fileprivate" }
        var name: String { pathComponents.joined(separator: ".") }

        /// Whether a function or closure declares the type, so that it has no name outside: "7CounterL_V" ends with the name and its length, the number of the
        /// type among those of its name, and its kind.
        var isLocal: Bool {
            let (mangled, name) = (identifier.precise, pathComponents.last ?? "")
            guard let start = mangled.range(of: "\(name.utf8.count)\(name)L", options: .backwards) else { return false }
            return mangled[start.upperBound...].wholeMatch(of: /\d*_[VOC]/) != nil
        }
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
    }

    let symbols: [Symbol]
    let relationships: [Relationship]

    /// The mangled names of the protocols `App`, `View`, and `PreviewProvider`.
    private static let protocols: [(name: String, kind: ViewCatalog.Kind)] = [
        ("s:5Views3AppP", .app), ("s:5Views4ViewP", .view), ("s:5Views15PreviewProviderP", .preview),
    ]

    /// Returns the types that are apps, views, or previews, in source order.
    ///
    /// - Parameter files: the module's files, for the paths as typed by the user.
    func catalog(of files: [SwiftSource.File] = []) -> ViewCatalog {
        let paths = Dictionary(files.map { (URL(filePath: $0.path).standardizedFileURL.path, $0.path) }) { first, _ in first }
        func place(_ symbol: Symbol) -> ViewCatalog.Entry.Place? {
            // The compiler writes paths into addresses as they are: "#", "%", and "?" are characters of the name.
            guard let location = symbol.location, location.uri.hasPrefix("file://") else { return nil }
            let path = URL(filePath: String(location.uri.dropFirst(7))).standardizedFileURL.path
            // The compiler counts lines from 0.
            return ViewCatalog.Entry.Place(file: paths[path] ?? path, line: location.position.line + 1)
        }
        let symbols = symbols.filter { !$0.isLocal }
        let types = Dictionary(symbols.map { ($0.identifier.precise, $0) }, uniquingKeysWith: { first, _ in first })
        let privateNames = symbols.filter { $0.isPrivate && $0.kind.identifier != "swift.init" }.map(\.pathComponents)
        var found: [(symbol: Symbol, entry: ViewCatalog.Entry)] = []
        for (name, kind) in Self.protocols {
            for relationship in relationships where relationship.kind == "conformsTo" && relationship.target == name {
                guard let symbol = types[relationship.source], symbol.kind.identifier != "swift.protocol" else { continue }
                let obstacle = obstacle(symbol, kind, privateNames: privateNames)
                found.append((symbol, ViewCatalog.Entry(name: symbol.name, kind: kind, obstacle: obstacle, place: place(symbol))))
            }
        }
        if !found.contains(where: { $0.entry.kind == .app }), let window = windowEntry(types, files, place) { found.append(window) }
        func position(_ symbol: Symbol) -> (String, Int, String) { (symbol.location?.uri ?? "", symbol.location?.position.line ?? 0, symbol.name) }
        return ViewCatalog(entries: found.sorted { position($0.symbol) < position($1.symbol) }.map(\.entry))
    }

    /// The delegate that creates the window of an app without SwiftUI's `App`; nil if the source shows no window.
    private func windowEntry(
        _ types: [String: Symbol], _ files: [SwiftSource.File], _ place: (Symbol) -> ViewCatalog.Entry.Place?
    ) -> (symbol: Symbol, entry: ViewCatalog.Entry)? {
        func delegate(_ name: String) -> Symbol? {
            relationships.lazy.filter { $0.kind == "conformsTo" && $0.target == name }.compactMap { types[$0.source] }
                .first { $0.kind.identifier == "swift.class" && !$0.isPrivate }
        }
        let (scene, app) = (delegate("s:10AppleUIKit21UIWindowSceneDelegateP"), delegate("s:10AppleUIKit21UIApplicationDelegateP"))
        func mentions(_ words: [String]) -> Bool { files.contains { words.contains(where: $0.facts.mentions) } }
        if let symbol = scene ?? app, mentions(["rootViewController"]) {
            let delegates = ViewCatalog.Entry.Delegates(app: app?.name, scene: scene?.name)
            return (symbol, ViewCatalog.Entry(name: symbol.name, kind: .app, place: place(symbol), delegates: delegates))
        }
        let mac = delegate("s:11AppleAppKit21NSApplicationDelegateP")
        guard let mac, mentions(["contentView", "contentViewController", "NSWindow", "NSWindowController", "NSPopover", "NSStatusBar", "NSStatusItem"]) else {
            return nil
        }
        let delegates = ViewCatalog.Entry.Delegates(app: mac.name, scene: nil, isMac: true)
        return (mac, ViewCatalog.Entry(name: mac.name, kind: .app, place: place(mac), delegates: delegates))
    }

    private func obstacle(_ symbol: Symbol, _ kind: ViewCatalog.Kind, privateNames: [[String]]) -> String? {
        if symbol.isPrivate || privateNames.contains(where: { symbol.pathComponents.starts(with: $0) && $0.count <= symbol.pathComponents.count }) {
            return "it is private, so it can't be used outside its file; make it internal"
        }
        if let parameters = symbol.swiftGenerics?.parameters, !parameters.isEmpty {
            return "it is generic; a preview can specify its parameters"
        }
        guard kind == .view else { return nil }
        let members = Set(relationships.filter { $0.kind == "memberOf" && $0.target == symbol.identifier.precise }.map(\.source))
        let initializers = symbols.filter { $0.kind.identifier == "swift.init" && members.contains($0.identifier.precise) }
        if initializers.contains(where: { $0.names.title == "init()" && !$0.isPrivate }) { return nil }
        let titles = Set(initializers.filter { !$0.isPrivate }.map(\.names.title)).sorted()
        return "it has no init()" + (titles.isEmpty ? "" : ", only \(titles.joined(separator: ", "))") + "; a preview can pass the arguments"
    }
}
