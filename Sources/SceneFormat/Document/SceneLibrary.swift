import Display

/// The parts of a scene that can be in separate files: `components`, and `imports` of further such files.
package enum SceneLibrary {
    static let imports = ParameterEntry(
        "imports", .custom("an array of files with components"), defaultText: "none", shape: .list(.literalString),
        "Files whose components the scene uses, relative to the file that imports them.")
    static let components = ParameterEntry(
        "components", .custom("an object that maps names to components"), defaultText: "none", shape: .dictionary(.parameters(component), names: .component),
        "Views with parameters, by the names under which the scene uses them; see Components.")

    /// The keys of an imported file.
    package static let signature = EntrySignature(
        "library",
        [
            .init("$schema", .custom("the address of a schema"), shape: .literalString, "The schema that editors use; Easel ignores it."),
            imports, components,
        ], "A file that scenes import.")

    /// The keys of a component.
    package static let component = EntrySignature(
        "component",
        [
            .init(
                "parameters", .custom("an object that maps names to parameters"), defaultText: "none",
                shape: .dictionary(.either([.keywords(typeNames), .parameters(parameter)]), names: .variable),
                "The parameters of each use; a type's name alone is a parameter without default."),
            .init(
                "state", .custom("an object that maps names to values"), defaultText: "none", shape: .dictionary(.anything, names: .variable),
                "The component's own variables, with their initial values, as in the scene's state. Each use of the component has its own copies, as long as it is shown."
            ),
            .init(
                "view", .view, isRequired: true,
                "The content. It sees its parameters, its own state, and the scene's state, but no names from its place of use."
            ),
        ], "A view with a name and parameters.")

    /// The keys of a component's parameter.
    package static let parameter = EntrySignature(
        "parameter",
        [
            .init("type", .custom("a type"), shape: .keywords(typeNames), "The type of the parameter."),
            .init(
                "binding", .custom("a type"), shape: .keywords(typeNames),
                "It takes the name of a state variable of this type, which controls and `set` in the component can change; instead of 'type'."),
            .init("default", .custom("a value of the type"), shape: .anything, "The default; without one the parameter is required."),
            .init("summary", .custom("a string"), shape: .literalString, "A description for readers of the file."),
        ], exactlyOne: ["type", "binding"], "A parameter of a component.")

    /// The parameter types by name.
    static let types: [(name: String, type: ExpressionType)] = [
        ("number", .number), ("string", .string), ("bool", .bool), ("color", .color), ("point", .point), ("size", .size), ("rect", .rect),
        ("list", .array(.any)), ("any", .any),
    ]
    package static let typeNames = types.map(\.name)
}

/// Reads the files that a scene imports, each once, and collects the components of all of them.
struct SceneImporter {
    /// The files around the scene; nil if the scene's folder is unknown.
    let files: SceneFiles?
    let limits: SceneLimits
    private(set) var declarations: [ComponentDeclaration] = []
    /// The paths of the files read so far.
    private var known: Set<String> = []
    private var bytesLeft: Int
    private var valuesLeft: Int

    init(files: SceneFiles?, limits: SceneLimits) {
        (self.files, self.limits) = (files, limits)
        (bytesLeft, valuesLeft) = (limits.fileSize, limits.fileValues)
    }

    /// A file in the chain of imports being read.
    private struct Place {
        let path: String?
        let name: String
    }

    /// Reads the components of a scene and of its imports.
    ///
    /// - Complexity: recursive, one call per file in a chain of imports; the limit of imports bounds it.
    mutating func read(_ document: SceneDocument, into collector: DiagnosticCollector) {
        let own = files.flatMap { files in
            // The scene's own file, to detect a file that imports it back.
            let name = collector.source.name.split(separator: "/").last.map(String.init) ?? ""
            return try? files.path(of: name)
        }
        let place = Place(path: own, name: collector.source.name)
        read(imports: document.imports, components: document.components, of: [place], into: collector)
    }

    private mutating func read(imports: JSONNode?, components: JSONNode?, of places: [Place], into collector: DiagnosticCollector) {
        if let imports { readImports(imports, of: places, into: collector) }
        if let components { declarations += ComponentDecoder(collector: collector, limits: limits).components(components) }
    }

    private mutating func readImports(_ node: JSONNode, of places: [Place], into collector: DiagnosticCollector) {
        let path = ScenePath.root["imports"]
        guard let elements = node.elements else {
            return collector.error("'imports' must be an array of files, not \(node.kind)", at: node.position, path: path)
        }
        for (index, element) in elements.enumerated() {
            guard let name = element.string else {
                collector.error("an import must be a file name, not \(element.kind)", at: element.position, path: path[index])
                continue
            }
            readFile(name, at: element.position, path: path[index], of: places, into: collector)
        }
    }

    private mutating func readFile(_ name: String, at position: SourcePosition, path: ScenePath, of places: [Place], into collector: DiagnosticCollector) {
        guard let files else { return collector.error("there is no folder to look for imports in", at: position, path: path) }
        let folder = places.last?.path.map { String($0.prefix(upTo: $0.lastIndex(of: "/") ?? $0.startIndex)) }
        let shown = Self.shown(name, beside: collector.source.name)
        let bytes: [UInt8]
        let file: String
        do throws(SceneFiles.Refusal) {
            file = try files.path(of: name, from: folder)
            if let start = places.firstIndex(where: { $0.path == file }) {
                let cycle = places[start...].map(\.name) + [shown]
                return collector.error("circular imports: \(cycle.joined(separator: " → "))", at: position, path: path)
            }
            guard known.insert(file).inserted else { return }
            guard known.count <= limits.imports else {
                return collector.error("the scene imports more than \(counted(limits.imports, "file"))", at: position, path: path)
            }
            bytes = try files.read(name, from: folder, limit: limits.fileSize)
        } catch {
            return collector.error(error.description, at: position, path: path)
        }
        bytesLeft -= bytes.count
        guard bytesLeft >= 0 else {
            return collector.error("the imported files exceed the limit of \(limits.fileSize) bytes in total", at: position, path: path)
        }
        let inner = DiagnosticCollector(source: SourceFile(name: shown, bytes: bytes), sharing: collector)
        do throws(Diagnostic) {
            let document = try JSONDocument(reading: inner.source, limits: limits, into: inner)
            valuesLeft -= document.root.valueCount
            guard valuesLeft >= 0 else {
                return collector.error("the imported files exceed the limit of \(limits.fileValues) values in total", at: position, path: path)
            }
            let keys = SceneLibrary.signature.parameters.map(\.name)
            guard let reader = ObjectReader(document.root, "an imported file", known: keys, path: .root, collector: inner) else { return }
            read(imports: reader["imports"], components: reader["components"], of: places + [Place(path: file, name: shown)], into: inner)
        } catch {
            inner.report(error)
        }
    }

    /// Returns a file's name as the user would write it: prefixed with the importing file's folder.
    private static func shown(_ name: String, beside importer: String) -> String {
        guard !name.hasPrefix("/") else { return name }
        let slash = importer.lastIndex(of: "/").map(importer.index(after:)) ?? importer.startIndex
        var parts: [Substring] = []
        for part in (importer[..<slash] + name).split(separator: "/", omittingEmptySubsequences: false) where part != "." {
            if part == "..", let last = parts.last, last != "..", !last.isEmpty { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }
}
