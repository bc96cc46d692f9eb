extension JSONDocument {
    /// Parses YAML 1.2 with its core schema into the same tree as JSON, so that all later stages are the same.
    ///
    /// The file must be one document; keys are strings and unique. Anchors and aliases are allowed, and their copies count against
    /// `limits.fileValues` and `limits.fileSize`. Only the tags of the core schema are allowed. `yes`, `no`, `on` and `off` are strings.
    /// Numbers that are not finite are errors.
    ///
    /// - Parameter collector: receives the recoverable errors: duplicate keys, of which the first counts, keys that are not strings, and a
    ///   second document. Without it, the first of these is thrown.
    /// - Throws: the first unrecoverable error, with its position.
    init(parsingYAML source: SourceFile, limits: SceneLimits = .default, into collector: DiagnosticCollector? = nil) throws(Diagnostic) {
        guard source.bytes.count <= limits.fileSize else {
            throw Diagnostic(.error, "the file has \(source.bytes.count) bytes, more than the limit of \(limits.fileSize)", file: source.name)
        }
        var reader = YAMLReader(source, limits, collector)
        self.init(source: source, root: try reader.read())
    }
}

/// Converts the events of a YAML file into JSON nodes.
private struct YAMLReader {
    /// An anchored value, with the size of each of its copies.
    private struct Anchored {
        let node: JSONNode
        let values: Int
        let bytes: Int
        /// The number of nested levels of lists and objects in the node.
        let height: Int
    }

    private let source: SourceFile
    private let limits: SceneLimits
    private let collector: DiagnosticCollector?
    private let events: YAMLEvents
    private var anchors: [String: Anchored] = [:]
    private var valuesLeft: Int
    /// The number of bytes left for strings, counted again for every alias.
    private var bytesLeft: Int
    /// The deepest level reached while reading the current anchored value.
    private var deepest = 0
    private var hasAliases = false

    init(_ source: SourceFile, _ limits: SceneLimits, _ collector: DiagnosticCollector?) {
        (self.source, self.limits, self.collector) = (source, limits, collector)
        events = YAMLEvents(source)
        (valuesLeft, bytesLeft) = (limits.fileValues, limits.fileSize)
    }

    mutating func read() throws(Diagnostic) -> JSONNode {
        // Throws at the first byte that is not valid UTF-8.
        _ = try JSONScanner(source: source, allowsComments: false)
        var event = try events.next()
        while event.kind == .start { event = try events.next() }
        if event.kind == .streamEnd { throw error("the file is empty", at: SourcePosition(line: 1, column: 1)) }
        let root = try value(event, path: .root, depth: 0)
        event = try events.next()
        if event.kind == .documentEnd { event = try events.next() }
        if event.kind != .streamEnd {
            try report(error("expected a single document in the stream but found another document", at: event.position))
        }
        return root
    }

    private func error(_ message: String, at position: SourcePosition?, path: ScenePath? = nil, notes: [Diagnostic.Note] = []) -> Diagnostic {
        Diagnostic(.error, message, file: source.name, position: position, scenePath: path?.description, notes: notes)
    }

    /// Reports a recoverable error; throws it if there is no collector.
    private func report(_ diagnostic: @autoclosure () -> Diagnostic) throws(Diagnostic) {
        guard let collector else { throw diagnostic() }
        collector.report(diagnostic())
    }

    /// Reads the value that begins with an event. Recursive, one call per level; the depth limit bounds it.
    private mutating func value(_ event: YAMLEvents.Event, path: ScenePath, depth: Int) throws(Diagnostic) -> JSONNode {
        if case .alias(let name) = event.kind { return try alias(name, at: event.position, path: path, depth: depth) }
        guard let name = event.anchor else { return try bareValue(event, path: path, depth: depth) }
        let (values, bytes, outer) = (valuesLeft, bytesLeft, deepest)
        deepest = depth
        let node = try bareValue(event, path: path, depth: depth)
        anchors[name] = Anchored(node: node, values: values - valuesLeft, bytes: bytes - bytesLeft, height: deepest - depth)
        deepest = max(outer, deepest)
        return node
    }

    private mutating func alias(_ name: String, at position: SourcePosition, path: ScenePath, depth: Int) throws(Diagnostic) -> JSONNode {
        guard let anchored = anchors[name] else { throw error("an alias without an anchor", at: position, path: path) }
        hasAliases = true
        try count(values: anchored.values, bytes: anchored.bytes, at: position, path: path)
        try checkDepth(depth + anchored.height, at: position, path: path)
        return anchored.node
    }

    private mutating func count(values: Int, bytes: Int, at position: SourcePosition, path: ScenePath) throws(Diagnostic) {
        let suffix = hasAliases ? ", with aliases expanded" : ""
        valuesLeft -= values
        if valuesLeft < 0 { throw error("the file has more than \(limits.fileValues) values\(suffix)", at: position, path: path) }
        bytesLeft -= bytes
        if bytesLeft < 0 { throw error("the file has more than \(limits.fileSize) bytes\(suffix)", at: position, path: path) }
    }

    private mutating func checkDepth(_ depth: Int, at position: SourcePosition, path: ScenePath) throws(Diagnostic) {
        deepest = max(deepest, depth)
        let most = min(limits.depth, SceneLimits.deepestYAML)
        if depth > most { throw error("nested deeper than \(most) levels", at: position, path: path) }
    }

    private mutating func bareValue(_ event: YAMLEvents.Event, path: ScenePath, depth: Int) throws(Diagnostic) -> JSONNode {
        let position = event.position
        switch event.kind {
        case .scalar(let text, let style):
            try count(values: 1, bytes: text.utf8.count, at: position, path: path)
            return try scalar(text, style, tag: event.tag, at: position, path: path)
        case .sequenceStart:
            try count(values: 1, bytes: 0, at: position, path: path)
            try checkDepth(depth + 1, at: position, path: path)
            try checkTag(event.tag, "tag:yaml.org,2002:seq", at: position, path: path)
            var elements: [JSONNode] = []
            while true {
                let next = try events.next()
                if next.kind == .sequenceEnd { return JSONNode(.array(elements), at: position) }
                elements.append(try value(next, path: path[elements.count], depth: depth + 1))
            }
        case .mappingStart:
            try count(values: 1, bytes: 0, at: position, path: path)
            try checkDepth(depth + 1, at: position, path: path)
            try checkTag(event.tag, "tag:yaml.org,2002:map", at: position, path: path)
            return JSONNode(.object(try members(path: path, depth: depth + 1)), at: position)
        default: throw error("expected a value", at: position, path: path)
        }
    }

    /// Reads the members of an object up to its end. The first value of a duplicate key counts.
    private mutating func members(path: ScenePath, depth: Int) throws(Diagnostic) -> [JSONMember] {
        var members: [JSONMember] = []
        var places: [String: SourcePosition] = [:]
        while true {
            let key = try events.next()
            if key.kind == .mappingEnd { return members }
            guard case .scalar(let name, _) = key.kind else {
                try report(error("a key must be a string", at: key.position, path: path))
                if key.kind == .sequenceStart || key.kind == .mappingStart { _ = try value(key, path: path, depth: depth) }
                _ = try value(try events.next(), path: path, depth: depth)
                continue
            }
            if let anchor = key.anchor {
                anchors[anchor] = Anchored(node: JSONNode(.string(name), at: key.position), values: 1, bytes: name.utf8.count, height: 0)
            }
            let path = path[name]
            if let first = places.updateValue(key.position, forKey: name) {
                places[name] = first
                try report(error("duplicate key \(quoted(name))", at: key.position, path: path, notes: [.init("it is first used here", at: first)]))
                _ = try value(try events.next(), path: path, depth: depth)
                continue
            }
            members.append(JSONMember(key: name, keyPosition: key.position, value: try value(try events.next(), path: path, depth: depth)))
        }
    }

    private func checkTag(_ tag: String?, _ expected: String, at position: SourcePosition, path: ScenePath) throws(Diagnostic) {
        guard let tag, tag != expected, tag != "!" else { return }
        throw error("the tag \(quoted(tag)) is not supported", at: position, path: path)
    }

    // MARK: Scalars

    private func scalar(_ text: String, _ style: YAMLEvents.Style, tag: String?, at position: SourcePosition, path: ScenePath) throws(Diagnostic) -> JSONNode {
        let prefix = "tag:yaml.org,2002:"
        if let tag, tag != "!", !["str", "int", "float", "bool", "null"].contains(where: { tag == prefix + $0 }) {
            throw error("the tag \(quoted(tag)) is not supported", at: position, path: path)
        }
        if tag == prefix + "str" || tag == "!" || (style != .plain && tag == nil) { return string(text, style, at: position) }
        let value = try YAMLCore.value(text) { message in error(message, at: position, path: path) }
        if let value { return JSONNode(value, at: position) }
        if let tag { throw error("\(quoted(text)) doesn't match its tag '!!\(tag.dropFirst(prefix.count))'", at: position, path: path) }
        return string(text, style, at: position)
    }

    /// Creates a string node and records whether the file contains the text verbatim, so that expressions can locate errors inside it.
    private func string(_ string: String, _ style: YAMLEvents.Style, at position: SourcePosition) -> JSONNode {
        let rest = source.bytes[min(position.offset, source.bytes.count)...]
        if style == .plain, rest.starts(with: string.utf8) { return JSONNode(.string(string), at: position, quoteLength: 0) }
        let isExact =
            style == .quoted && rest.dropFirst().starts(with: string.utf8) && rest.dropFirst(1 + string.utf8.count).first == rest.first
        return JSONNode(.string(string), at: position, hasEscapes: !isExact)
    }
}
