/// One thing that is wrong with an input, with all that helps to find and mend it.
package struct Diagnostic: Error, Sendable, Equatable {
    /// How bad it is.
    package enum Severity: String, Sendable {
        /// The scene can't be drawn.
        case error
        /// The scene is drawn, perhaps not as meant.
        case warning
    }

    /// A further place or hint that belongs to a diagnostic.
    package struct Note: Sendable, Equatable {
        package var message: String
        /// Nil for a hint that belongs to no place.
        package var position: SourcePosition?

        package init(_ message: String, at position: SourcePosition? = nil) {
            self.message = message
            self.position = position
        }
    }

    package var severity: Severity
    /// What is wrong, in one sentence without a full stop, without file and place.
    package var message: String
    /// The file's name as the user gave it.
    package var file: String
    /// Nil when the file as a whole is meant, such as one that is missing.
    package var position: SourcePosition?
    /// The path inside the scene; nil when none is known, empty for the whole document.
    package var scenePath: String?
    /// The nearest valid name, ready to be put in the place of the wrong one.
    package var suggestion: String?
    package var notes: [Note]

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
    /// The one line that says it all, without the source line: `scene.json:12:8: error: unknown view 'HStak' at view.VStack[0]; did you mean 'HStack'?`
    package var headline: String {
        var text = Self.location(file, position) + ": \(severity.rawValue): \(message)"
        if let scenePath, !scenePath.isEmpty { text += " at \(scenePath)" }
        if let suggestion { text += "; did you mean \(quoted(suggestion))?" }
        return Self.printable(text)
    }

    /// The headline, the source line with a caret below the place, and the notes; lines parted by LF, none at the end.
    ///
    /// Control characters of the file never reach the terminal.
    ///
    /// - Parameter source: where source lines are taken from; without it, or for another file, there are none.
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

    /// One JSON object on one line with the keys `severity message file line column path suggestion notes`; those that are not known are left out.
    package var json: String {
        var members = ["\"severity\":\(jsonQuoted(severity.rawValue))", "\"message\":\(jsonQuoted(message))", "\"file\":\(jsonQuoted(file))"]
        if let position { members += ["\"line\":\(position.line)", "\"column\":\(position.column)"] }
        if let scenePath { members.append("\"path\":\(jsonQuoted(scenePath))") }
        if let suggestion { members.append("\"suggestion\":\(jsonQuoted(suggestion))") }
        if !notes.isEmpty {
            let list = notes.map { note in
                let place = note.position.map { ",\"line\":\($0.line),\"column\":\($0.column)" } ?? ""
                return "{\"message\":\(jsonQuoted(note.message))\(place)}"
            }
            members.append("\"notes\":[\(list.joined(separator: ","))]")
        }
        return "{\(members.joined(separator: ","))}"
    }

    private static func location(_ file: String, _ position: SourcePosition?) -> String {
        position.map { "\(file):\($0.line):\($0.column)" } ?? file
    }

    /// The longest piece of a line that is shown; a scene on one line would flood the terminal.
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

    /// False for control characters and for the marks that turn the direction of text, which could make a message read as another.
    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: false
        default: true
        }
    }

    private static func printable(_ text: String) -> String {
        guard !text.unicodeScalars.allSatisfy(isPrintable) else { return text }
        return text.unicodeScalars.map { isPrintable($0) ? String($0) : "\\u{\(String($0.value, radix: 16))}" }.joined()
    }
}

/// A string as JSON writes it, quotes included.
package func jsonQuoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        case "\r": result += "\\r"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
            let digits = String(scalar.value, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}
