/// A parsed JSON file: its tree, and the file that messages refer to.
package struct JSONDocument: Sendable {
    package let source: SourceFile
    package let root: JSONNode

    /// Parses JSON according to RFC 8259, with one stricter rule: names are unique in an object. A byte order mark is skipped.
    ///
    /// The parser never guesses: trailing commas, single quotes and invalid UTF-8 are errors. Depth and size are checked before any recursion.
    ///
    /// - Parameters:
    ///   - allowsComments: whether `//` and `/* */` are allowed wherever spaces are, as in `.jsonc` files.
    ///   - collector: receives the recoverable errors: duplicate keys, of which the first counts, trailing commas and stray comments.
    ///     Without it, the first of these is thrown.
    /// - Throws: the first unrecoverable error, with its position and its path.
    /// - Complexity: O(size of the file).
    package init(
        parsing source: SourceFile, allowsComments: Bool = false, limits: SceneLimits = .default, into collector: DiagnosticCollector? = nil
    ) throws(Diagnostic) {
        guard source.bytes.count <= limits.fileSize else {
            throw Diagnostic(
                .error, "the file has \(source.bytes.count) bytes, more than the limit of \(limits.fileSize)", file: source.name)
        }
        var parser = try JSONParser(source: source, allowsComments: allowsComments, limits: limits, collector: collector)
        root = try parser.parseDocument()
        self.source = source
    }

    /// Parses a file in the format given by its name extension: YAML for `.yaml` and `.yml`, JSON with comments for `.jsonc`, JSON for all others.
    ///
    /// A source without an extension, such as standard input or a pipe, is YAML if its first character can't begin a JSON file.
    ///
    /// - Parameter collector: receives the recoverable errors; without it, the first of them is thrown.
    /// - Throws: the first unrecoverable error, with its position and its path.
    package init(reading source: SourceFile, limits: SceneLimits = .default, into collector: DiagnosticCollector? = nil) throws(Diagnostic) {
        let name = source.name.lowercased()
        if name.hasSuffix(".yaml") || name.hasSuffix(".yml") || Self.looksLikeYAML(source) {
            try self.init(parsingYAML: source, limits: limits, into: collector)
        } else {
            try self.init(parsing: source, allowsComments: name.hasSuffix(".jsonc"), limits: limits, into: collector)
        }
    }

    private static func looksLikeYAML(_ source: SourceFile) -> Bool {
        guard source.name.split(separator: "/").last?.contains(".") != true else { return false }
        let bytes = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? source.bytes.dropFirst(3) : source.bytes[...]
        guard let first = bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { return false }
        // An object, an array, or a likely first character when the brackets are missing: a quote or a comment.
        return !"{[\"/".utf8.contains(first)
    }

    /// Part of a file as a separate document; messages keep their positions in the file.
    init(source: SourceFile, root: JSONNode) {
        self.source = source
        self.root = root
    }
}
