/// A parsed JSON file: its tree, and the file for messages.
package struct JSONDocument: Sendable {
    package let source: SourceFile
    package let root: JSONNode

    /// Reads JSON as RFC 8259 has it, more strictly in one point: a name stands only once in an object. A byte order mark is skipped.
    ///
    /// Nothing is guessed: trailing commas, single quotes and invalid UTF-8 are refused. Depth and size are checked before anything recursive happens.
    ///
    /// - Parameters:
    ///   - allowsComments: whether `//` and `/* */` may stand where spaces may, as in `.jsonc` files.
    ///   - collector: gets the errors behind which reading goes on: keys that stand twice, of which the first counts, trailing commas and stray comments.
    ///     Without it, the first of these is thrown.
    /// - Throws: the first error behind which nothing can be understood, with its place and its path.
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

    /// Reads a file as what the ending of its name says: YAML for `.yaml` and `.yml`, JSON with comments for `.jsonc`, JSON for all others.
    ///
    /// What has no ending, such as standard input and pipes, is YAML where its first sign can't begin a JSON file.
    ///
    /// - Parameter collector: gets the errors behind which reading goes on; without it, the first of them is thrown.
    /// - Throws: the first error behind which nothing can be understood, with its place and its path.
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
        // An object or an array, and what those who forget the brackets begin with: a quote or a comment.
        return !"{[\"/".utf8.contains(first)
    }

    /// A part of a file as a document of its own; messages keep their places in the file.
    init(source: SourceFile, root: JSONNode) {
        self.source = source
        self.root = root
    }
}
