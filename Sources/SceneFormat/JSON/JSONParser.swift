/// Builds the tree of a JSON file with an explicit stack instead of recursion, so that no file can exhaust the thread's stack.
struct JSONParser {
    /// An object or array whose end has not been read yet.
    private struct Open {
        var isObject: Bool
        var position: SourcePosition
        var elements: [JSONNode] = []
        var members: [JSONMember] = []
        var keyPositions: [String: SourcePosition] = [:]
        var pendingKey = ""
        var pendingPosition = SourcePosition(line: 1, column: 1)
        /// Whether the object already has the pending key.
        var isDuplicate = false

        var closer: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
    }

    private var scanner: JSONScanner
    private let limits: SceneLimits
    /// Receives the recoverable errors.
    private let collector: DiagnosticCollector?
    private var valueCount = 0
    private var open: [Open] = []

    init(source: SourceFile, allowsComments: Bool, limits: SceneLimits, collector: DiagnosticCollector?) throws(Diagnostic) {
        scanner = try JSONScanner(source: source, allowsComments: allowsComments)
        (self.limits, self.collector) = (limits, collector)
    }

    /// Parses the file's single value.
    mutating func parseDocument() throws(Diagnostic) -> JSONNode {
        do {
            return try parse()
        } catch {
            var diagnostic = error
            diagnostic.scenePath = path.description
            throw diagnostic
        }
    }

    /// Reports a recoverable error; throws it if there is no collector.
    private func report(_ diagnostic: Diagnostic) throws(Diagnostic) {
        guard let collector else { throw diagnostic }
        var diagnostic = diagnostic
        if !collector.isFull { diagnostic.scenePath = path.description }
        collector.report(diagnostic)
    }

    private mutating func skipTrivia() throws(Diagnostic) {
        try scanner.skipTrivia()
        while scanner.isAtStrayComment {
            try report(scanner.error("comments are only allowed in .jsonc files"))
            try scanner.comment()
            try scanner.skipTrivia()
        }
    }

    private mutating func parse() throws(Diagnostic) -> JSONNode {
        try skipTrivia()
        if scanner.isAtEnd { throw scanner.error("the file is empty") }
        while true {
            guard let value = try beginValue() else { continue }
            guard let root = try finish(value) else { continue }
            try skipTrivia()
            if !scanner.isAtEnd { throw scanner.error("unexpected \(scanner.found) after the end of the document") }
            return root
        }
    }

    /// Reads a whole scalar or an empty container; otherwise opens a container, advances to its first value and returns nil.
    private mutating func beginValue() throws(Diagnostic) -> JSONNode? {
        valueCount += 1
        // Each value takes a few hundred bytes of memory, however short it is in the file.
        if valueCount > limits.fileValues { throw scanner.error("the file has more than \(limits.fileValues) values") }
        let byte = scanner.peek
        guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else { return try scanner.scalar() }
        if open.count >= limits.depth { throw scanner.error("nested deeper than \(limits.depth) levels") }
        let container = Open(isObject: byte == UInt8(ascii: "{"), position: scanner.position())
        scanner.advance()
        open.append(container)
        try skipTrivia()
        if scanner.peek == container.closer {
            scanner.advance()
            return close()
        }
        if container.isObject { try key() }
        return nil
    }

    /// Adds a finished value to its container and closes the containers that end after it. Returns the finished root, or nil if another value follows.
    private mutating func finish(_ value: JSONNode) throws(Diagnostic) -> JSONNode? {
        var value = value
        while !open.isEmpty {
            let last = open.count - 1
            if open[last].isObject {
                // The first value of a duplicate key counts.
                if !open[last].isDuplicate {
                    open[last].members.append(JSONMember(key: open[last].pendingKey, keyPosition: open[last].pendingPosition, value: value))
                }
                open[last].pendingKey = ""
            } else {
                open[last].elements.append(value)
            }
            try skipTrivia()
            let closer = open[last].closer
            if scanner.peek == closer {
                scanner.advance()
                value = close()
                continue
            }
            let end = Character(Unicode.Scalar(closer))
            guard scanner.peek == UInt8(ascii: ",") else { throw scanner.error("expected ',' or '\(end)', not \(scanner.found)") }
            let comma = scanner.position()
            scanner.advance()
            try skipTrivia()
            if scanner.peek == closer {
                try report(scanner.error("trailing comma before '\(end)'", at: comma))
                scanner.advance()
                value = close()
                continue
            }
            if open[last].isObject { try key() }
            return nil
        }
        return value
    }

    private mutating func close() -> JSONNode {
        let container = open.removeLast()
        return JSONNode(container.isObject ? .object(container.members) : .array(container.elements), at: container.position)
    }

    /// Reads a name and its colon, up to the value.
    private mutating func key() throws(Diagnostic) {
        guard scanner.peek == UInt8(ascii: "\"") else { throw scanner.error("expected a name in double quotes, not \(scanner.found)") }
        let position = scanner.position()
        let key = try scanner.string().text
        let last = open.count - 1
        open[last].pendingKey = key
        open[last].pendingPosition = position
        open[last].isDuplicate = false
        if let first = open[last].keyPositions.updateValue(position, forKey: key) {
            open[last].keyPositions[key] = first
            open[last].isDuplicate = true
            try report(scanner.error("duplicate key \(quoted(key))", at: position, notes: [.init("it is first used here", at: first)]))
        }
        try skipTrivia()
        guard scanner.peek == UInt8(ascii: ":") else { throw scanner.error("expected ':' after the name, not \(scanner.found)") }
        scanner.advance()
        try skipTrivia()
    }

    /// The path of the value being read.
    private var path: ScenePath {
        var path = ScenePath.root
        for container in open {
            if !container.isObject {
                path = path[container.elements.count]
            } else if !container.pendingKey.isEmpty {
                path = path[container.pendingKey]
            }
        }
        return path
    }
}
