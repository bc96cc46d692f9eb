import Foundation
internal import Yams

extension JSONDocument {
    /// Reads YAML 1.2 with its core schema into the same tree as JSON, so that everything behind it is the same.
    ///
    /// One document; keys are texts, none twice; anchors and aliases, whose copies count against `limits.fileValues` and `limits.fileSize`; no tags but those of the core schema.
    /// `yes`, `no`, `on` and `off` are texts. Numbers that are not finite are refused.
    ///
    /// - Throws: the first error, with its place.
    init(parsingYAML source: SourceFile, limits: SceneLimits = .default) throws(Diagnostic) {
        guard source.bytes.count <= limits.fileSize else {
            throw Diagnostic(.error, "the file has \(source.bytes.count) bytes, more than the limit of \(limits.fileSize)", file: source.name)
        }
        var reader = YAMLReader(source, limits)
        self.init(source: source, root: try reader.read())
    }
}

/// Turns the nodes of a YAML file into those of JSON.
private struct YAMLReader {
    private let source: SourceFile
    private let limits: SceneLimits
    private let lines: YAMLLines
    private var valuesLeft: Int
    /// Bytes that texts may still have, each counted wherever an alias puts it.
    private var bytesLeft: Int

    init(_ source: SourceFile, _ limits: SceneLimits) {
        (self.source, self.limits) = (source, limits)
        lines = YAMLLines(source.bytes)
        (valuesLeft, bytesLeft) = (limits.fileValues, limits.fileSize)
    }

    mutating func read() throws(Diagnostic) -> JSONNode {
        guard let text = String(validating: source.bytes, as: UTF8.self) else {
            // The scanner for JSON finds the place.
            _ = try JSONScanner(source: source, allowsComments: false)
            throw error("invalid UTF-8", at: nil)
        }
        // Yams makes a tree of the whole file, in which a value of three bytes takes a hundred.
        if let place = YAMLKeys.start(ofValue: limits.fileValues + 1, in: source.bytes) {
            throw error("the file has more than \(limits.fileValues) values", at: lines.position(offset: place))
        }
        if let key = YAMLKeys.firstThatIsNoText(in: text) { throw error("a key must be a text", at: lines.position(line: key.line, column: key.column)) }
        let node: Node?
        do {
            node = try Parser(yaml: text).singleRoot()
        } catch {
            throw diagnostic(of: error)
        }
        guard let node else { throw error("the file is empty", at: SourcePosition(line: 1, column: 1)) }
        return try value(node, path: .root, depth: 0)
    }

    private func error(_ message: String, at position: SourcePosition?, path: ScenePath? = nil, notes: [Diagnostic.Note] = []) -> Diagnostic {
        Diagnostic(.error, message, file: source.name, position: position, scenePath: path?.description, notes: notes)
    }

    private func position(_ node: Node) -> SourcePosition {
        node.mark.map { lines.position(line: $0.line, column: $0.column) } ?? SourcePosition(line: 1, column: 1)
    }

    /// Recursive once a level, which the limit bounds; libyaml itself reads 1,000 levels at most.
    private mutating func value(_ node: Node, path: ScenePath, depth: Int) throws(Diagnostic) -> JSONNode {
        let position = position(node)
        valuesLeft -= 1
        if valuesLeft < 0 { throw error("the file has more than \(limits.fileValues) values, aliases put in", at: position, path: path) }
        switch node {
        case .scalar(let scalar):
            bytesLeft -= scalar.string.utf8.count
            if bytesLeft < 0 { throw error("the file has more than \(limits.fileSize) bytes, aliases put in", at: position, path: path) }
            return try self.scalar(scalar, at: position, path: path)
        case .sequence(let sequence):
            try check(depth, at: position, path: path)
            try check(sequence.tag, "!!seq", "tag:yaml.org,2002:seq", at: position, path: path)
            var elements: [JSONNode] = []
            for (index, element) in sequence.enumerated() { elements.append(try value(element, path: path[index], depth: depth + 1)) }
            return JSONNode(.array(elements), at: position)
        case .mapping(let mapping):
            try check(depth, at: position, path: path)
            try check(mapping.tag, "!!map", "tag:yaml.org,2002:map", at: position, path: path)
            var members: [JSONMember] = []
            for (key, element) in mapping {
                guard case .scalar(let name) = key else { throw error("a key must be a text", at: self.position(key), path: path) }
                let keyPosition = self.position(key)
                members.append(JSONMember(key: name.string, keyPosition: keyPosition, value: try value(element, path: path[name.string], depth: depth + 1)))
            }
            return JSONNode(.object(members), at: position)
        case .alias: throw error("an alias without its anchor", at: position, path: path)
        }
    }

    private func check(_ depth: Int, at position: SourcePosition, path: ScenePath) throws(Diagnostic) {
        if depth >= limits.depth { throw error("nested deeper than \(limits.depth) levels", at: position, path: path) }
    }

    private func check(_ tag: Tag, _ short: String, _ long: String, at position: SourcePosition, path: ScenePath) throws(Diagnostic) {
        let name = tag.description
        guard name.isEmpty || name == long || name == "!" else { throw error("the tag \(quoted(name)) is not used here", at: position, path: path) }
    }

    // MARK: Scalars

    private func scalar(_ scalar: Node.Scalar, at position: SourcePosition, path: ScenePath) throws(Diagnostic) -> JSONNode {
        let tag = scalar.tag.description
        let prefix = "tag:yaml.org,2002:"
        let isPlain = scalar.style == .plain
        let known = ["", "!", "str", "int", "float", "bool", "null"].map { $0.isEmpty || $0 == "!" ? $0 : prefix + $0 }
        guard known.contains(tag) else { throw error("the tag \(quoted(tag)) is not used here", at: position, path: path) }
        if tag == prefix + "str" || tag == "!" || (!isPlain && tag.isEmpty) { return string(scalar, at: position) }
        let value = try YAMLCore.value(scalar.string) { message in error(message, at: position, path: path) }
        guard let value else {
            if tag.isEmpty { return string(scalar, at: position) }
            throw error("\(quoted(scalar.string)) is not what its tag '!!\(tag.dropFirst(prefix.count))' says", at: position, path: path)
        }
        return JSONNode(value, at: position)
    }

    /// A text, with what is known of where its letters stand: expressions place their errors inside of it.
    private func string(_ scalar: Node.Scalar, at position: SourcePosition) -> JSONNode {
        let rest = source.bytes[min(position.offset, source.bytes.count)...]
        let text = Array(scalar.string.utf8)
        if scalar.style == .plain, rest.starts(with: text) {
            return JSONNode(.string(scalar.string), at: position, quoteLength: 0)
        }
        let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
        let isExact = isQuoted && rest.dropFirst().starts(with: text) && rest.dropFirst(1 + text.count).first == rest.first
        return JSONNode(.string(scalar.string), at: position, hasEscapes: !isExact)
    }

    // MARK: Errors

    private func diagnostic(of problem: any Error) -> Diagnostic {
        guard let problem = problem as? YamlError else { return error("\(problem)", at: nil) }
        switch problem {
        case .scanner(let context, let text, let mark, _), .parser(let context, let text, let mark, _):
            let place = lines.position(line: mark.line, column: mark.column)
            if place.offset < source.bytes.count, source.bytes[place.offset] == 0x09 { return error("a tab can't indent YAML; use spaces", at: place) }
            let about = context.map { " " + $0.text } ?? ""
            return error(Self.words(text + about), at: place)
        case .composer(let context, let text, let mark, _):
            let place = lines.position(line: mark.line, column: mark.column)
            // An alias has no context; a second document has.
            return error(context == nil ? "an alias without its anchor" : Self.words((context?.text ?? "") + " " + text), at: place)
        case .reader(let text, let offset, _, _):
            return error(Self.words(text), at: offset.map { lines.position(offset: $0) })
        case .duplicatedKeysInMapping(let names, let context):
            let first = lines.position(line: context.mark.line, column: context.mark.column)
            let name = names.first ?? ""
            guard let second = lines.nextKey(name, behind: first) else { return error("duplicate key \(quoted(name))", at: first) }
            return error("duplicate key \(quoted(name))", at: second, notes: [.init("it stands here already", at: first)])
        default: return error("\(problem)", at: nil)
        }
    }

    /// libyaml's words, on one line.
    private static func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

/// What plain scalars mean: YAML 1.2.2, section 10.3.2, the core schema.
enum YAMLCore {
    /// The value; nil for a text.
    ///
    /// - Throws: for numbers that are not finite.
    static func value(_ text: String, error: (String) -> Diagnostic) throws(Diagnostic) -> JSONValue? {
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE": return .bool(true)
        case "false", "False", "FALSE": return .bool(false)
        default: break
        }
        guard let first = text.utf8.first, first < 0x40, text.utf8.count <= 64 else { return nil }
        if let body = [".inf", ".Inf", ".INF", ".nan", ".NaN", ".NAN"].first(where: text.hasSuffix), ["", "+", "-"].contains(text.dropLast(body.count)) {
            throw error("\(quoted(text)) is no finite number")
        }
        if text.hasPrefix("0x") || text.hasPrefix("0o") {
            let digits = text.dropFirst(2)
            let isDigits = digits.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
            return isDigits ? UInt64(digits, radix: text.hasPrefix("0x") ? 16 : 8).map { .number(Double($0)) } : nil
        }
        guard isDecimal(text) else { return nil }
        guard let number = Double(text.hasPrefix("+") ? String(text.dropFirst()) : text), number.isFinite else {
            throw error("the number \(quoted(text)) is too large")
        }
        return .number(number)
    }

    /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`
    private static func isDecimal(_ text: String) -> Bool {
        var rest = Array(text.utf8)[...]
        func skipDigits() -> Int {
            let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
            rest = rest.dropFirst(count)
            return count
        }
        func skip(_ letters: String) -> Bool {
            guard let byte = rest.first, letters.utf8.contains(byte) else { return false }
            rest = rest.dropFirst()
            return true
        }
        _ = skip("+-")
        let whole = skipDigits()
        let fraction = skip(".") ? skipDigits() : 0
        guard whole + fraction > 0 else { return false }
        if skip("eE") {
            _ = skip("+-")
            if skipDigits() == 0 { return false }
        }
        return rest.isEmpty
    }
}
