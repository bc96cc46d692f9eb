/// One problem in an input, with the information needed to find and fix it.
package struct Diagnostic: Error, Sendable, Equatable {
    /// The severity of a problem.
    package enum Severity: String, Sendable {
        /// The scene can't be drawn.
        case error
        /// The scene is drawn, but perhaps not as intended.
        case warning
    }

    /// A related position or a hint that belongs to a diagnostic.
    package struct Note: Sendable, Equatable {
        package var message: String
        /// Nil for a hint without a position.
        package var position: SourcePosition?

        package init(_ message: String, at position: SourcePosition? = nil) {
            self.message = message
            self.position = position
        }
    }

    package var severity: Severity
    /// The problem in one sentence, without a final period, file or position.
    package var message: String
    /// The file's name as the user gave it.
    package var file: String
    /// Nil when the diagnostic concerns the file as a whole, such as a missing one.
    package var position: SourcePosition?
    /// The path inside the scene; nil when unknown, empty for the whole document.
    package var scenePath: String?
    /// The nearest valid name, which can directly replace the wrong one.
    package var suggestion: String?
    package var notes: [Note]
    /// The text that was found instead of a value of another type; nil if this is not the problem.
    package var value: String?

    package init(
        _ severity: Severity = .error, _ message: String, file: String, position: SourcePosition? = nil, scenePath: String? = nil,
        suggestion: String? = nil, notes: [Note] = []
    ) {
        self.severity = severity
        self.message = message
        self.file = file
        self.position = position
        self.scenePath = scenePath
        self.suggestion = suggestion
        self.notes = notes
    }
}

extension Diagnostic {
    /// The message on one line, without the source line: `scene.json:12:8: error: unknown view 'HStak' at view.VStack[0]; did you mean 'HStack'?`
    package var headline: String {
        var text = Self.location(file, position) + ": \(severity.rawValue): \(message)"
        if let scenePath, !scenePath.isEmpty { text += " at \(scenePath)" }
        if let suggestion { text += "; did you mean \(quoted(suggestion))?" }
        return Self.printable(text)
    }

    /// Returns the headline, the source line with a caret below the position, and the notes; lines are separated by LF, with none at the end.
    ///
    /// Control characters of the file never reach the terminal.
    ///
    /// - Parameter source: the file to quote lines from; if it is nil or another file, the text has no source lines.
    package func text(source: SourceFile? = nil) -> String {
        let source = source?.name == file ? source : nil
        var lines = [headline]
        if let position, let source { lines += Self.excerpt(at: position, in: source) }
        for note in notes {
            lines.append(Self.printable(Self.location(file, note.position) + ": note: \(note.message)"))
            if let position = note.position, let source { lines += Self.excerpt(at: position, in: source) }
        }
        return lines.joined(separator: "\n")
    }

    /// The diagnostic as a JSON object on one line, with the keys `severity message file line column path suggestion notes`; unknown ones are omitted.
    package var json: String {
        var members = ["\"severity\":\(jsonQuoted(severity.rawValue))", "\"message\":\(jsonQuoted(message))", "\"file\":\(jsonQuoted(file))"]
        if let position { members += ["\"line\":\(position.line)", "\"column\":\(position.column)"] }
        if let scenePath { members.append("\"path\":\(jsonQuoted(scenePath))") }
        if let suggestion { members.append("\"suggestion\":\(jsonQuoted(suggestion))") }
        if !notes.isEmpty {
            let list = notes.map { note in
                let location = note.position.map { ",\"line\":\($0.line),\"column\":\($0.column)" } ?? ""
                return "{\"message\":\(jsonQuoted(note.message))\(location)}"
            }
            members.append("\"notes\":[\(list.joined(separator: ","))]")
        }
        return "{\(members.joined(separator: ","))}"
    }

    private static func location(_ file: String, _ position: SourcePosition?) -> String {
        position.map { "\(file):\($0.line):\($0.column)" } ?? file
    }

    /// The longest part of a line to show; a scene on one line would flood the terminal.
    private static let excerptWidth = 120

    private static func excerpt(at position: SourcePosition, in source: SourceFile) -> [String] {
        let line = source.line(around: position, reach: excerptWidth * 4)
        let isCut = line.isCutBefore || line.before.count >= excerptWidth
        let before = isCut ? line.before.suffix(excerptWidth / 2) : line.before[...]
        let after = line.after.prefix(excerptWidth - before.count)
        let shown = String((before + after).map { isPrintable($0) ? $0 : " " })
        let indent = "    "
        return [indent + (isCut ? "…" : "") + shown, indent + (isCut ? " " : "") + String(repeating: " ", count: before.count) + "^"]
    }

    private static func isPrintable(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy(isPrintable)
    }

    /// Returns false for control characters and for marks that change the direction of text, which could disguise a message.
    fileprivate static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: false
        default: true
        }
    }

    /// Returns a text in which the characters that a terminal would obey, or that disguise a message, are written as in Swift: `\u{1b}`.
    ///
    /// - Parameter keepsLines: whether line feeds and tabs stay, in a message of several lines.
    package static func printable(_ text: String, keepsLines: Bool = false) -> String {
        escaping(text, keepsLines: keepsLines) { "\\u{\(String($0.value, radix: 16))}" }
    }

    /// Returns JSON in which the same characters of its strings are written as JSON does: `\u001b`.
    package static func printableJSON(_ text: String) -> String { escaping(text, keepsLines: true, jsonEscape) }

    private static func escaping(_ text: String, keepsLines: Bool, _ escape: (Unicode.Scalar) -> String) -> String {
        func isPrintable(_ scalar: Unicode.Scalar) -> Bool { Self.isPrintable(scalar) || keepsLines && (scalar == "\n" || scalar == "\t") }
        guard !text.unicodeScalars.allSatisfy(isPrintable) else { return text }
        return text.unicodeScalars.map { isPrintable($0) ? String($0) : escape($0) }.joined()
    }

    /// Returns the escape of a character with at most four hexadecimal digits.
    fileprivate static func jsonEscape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}

/// Returns a string as a JSON literal, quotes included. It can be printed: what a terminal would obey is escaped.
package func jsonQuoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        case "\r": result += "\\r"
        case _ where !Diagnostic.isPrintable(scalar): result += Diagnostic.jsonEscape(scalar)
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}
