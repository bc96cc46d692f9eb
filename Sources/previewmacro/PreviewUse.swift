import Foundation

/// One use of `#Preview("Name") { … }` in a source file.
struct PreviewUse {
    /// The symbol of the generated function: unique within the module and the same in each compilation.
    let symbol: String
    /// The preview's name, if it is a plain string literal.
    let name: String?
    /// The source of the generated function.
    let expansion: String
    /// The number of bytes of whitespace and comments before the use.
    private let leadingBytes: Int

    /// Parses the text of a use; nil if it isn't a `#Preview`.
    ///
    /// - Parameters:
    ///   - text: the use, with the whitespace and comments before it.
    ///   - discriminator: the prefix of names reserved for this use, which changes when lines above it are added.
    ///   - place: identifies the use whichever lines are above it; nil if it is unknown.
    init?(_ text: String, discriminator: String, place: String? = nil) {
        guard let start = Self.start(of: text), text[start...].hasPrefix(Self.keyword) else { return nil }
        leadingBytes = text[..<start].utf8.count
        let arguments = text[start...].dropFirst(Self.keyword.count)
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in (place ?? discriminator).utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        symbol = "easel_preview_\(String(hash, radix: 16))"
        name = Self.name(arguments)
        // The form of the compiler's own unique names: a length before the name, the kind of name after it.
        let unique = "\(discriminator)12EaselPreviewfMu_"
        let hoisted = PreviewBody.hoisting(String(arguments))
        expansion =
            "@_silgen_name(\"\(symbol)\") @MainActor func \(unique)() -> _EaselPreview { \(hoisted.declarations)return _EaselPreview\(hoisted.arguments) }"
    }

    /// Returns the path of a file and the number of the use in it, which don't change with the code of other declarations: objects of the file and the table of
    /// its previews are compiled at different times.
    ///
    /// - Parameters:
    ///   - text: the use, with the whitespace and comments before it.
    ///   - line: that of the beginning of `text`, from 1: it is the line on which the code above ends.
    ///   - column: that of the beginning of `text`, which depends on the code above.
    static func place(of text: String, file: String?, line: Int?, column: Int?) -> String? {
        guard let file, let line, let column, let start = start(of: text), let contents = try? String(contentsOfFile: file, encoding: .utf8) else {
            return nil
        }
        func isLineEnd(_ character: Character) -> Bool { ["\n", "\r\n", "\r"].contains(character) }
        // The keyword's own line, from 0.
        let own = line - 1 + text[..<start].count(where: isLineEnd)
        let lines = contents.split(maxSplits: own + 1, omittingEmptySubsequences: false, whereSeparator: isLineEnd)
        func begins(_ line: Substring) -> Bool { line.drop(while: \.isWhitespace).hasPrefix(keyword) }
        let number = lines.prefix(own).count(where: begins)
        // Only the column distinguishes a use from others on its line.
        let isAlone = lines.indices.contains(own) && begins(lines[own]) && lines[own].ranges(of: keyword).count == 1
        return isAlone ? "\(file)#\(number)" : "\(file)#\(number):\(column)"
    }

    /// Records the use for `render`, by appending a line of JSON to a file; the same use may be recorded several times.
    ///
    /// - Parameter offset: that of the whitespace and comments before the use.
    func record(in path: String?, file: String?, offset: Int?) {
        guard let path, let handle = FileHandle(forWritingAtPath: path) else { return }
        let record: [String: Any] = ["symbol": symbol, "name": name ?? "", "file": file ?? "", "offset": (offset ?? 0) + leadingBytes]
        guard var line = try? JSONSerialization.data(withJSONObject: record, options: .sortedKeys) else { return }
        line.append(UInt8(ascii: "\n"))
        // Several compiler processes may write at once; a line this short is written in one piece.
        _ = try? handle.seekToEnd()
        try? handle.write(contentsOf: line)
    }

    private static let keyword = "#Preview"

    /// Returns the first index after leading whitespace and comments.
    private static func start(of text: String) -> String.Index? {
        var index = text.startIndex
        while index < text.endIndex {
            let rest = text[index...]
            if rest.hasPrefix("//") {
                guard let end = rest.firstIndex(where: \.isNewline) else { return nil }
                index = end
            } else if rest.hasPrefix("/*") {
                guard let end = rest.range(of: "*/") else { return nil }
                index = end.upperBound
            } else if rest[index].isWhitespace {
                index = text.index(after: index)
            } else {
                return index
            }
        }
        return nil
    }

    /// Returns the name in `("Name"` at the start of the arguments.
    private static func name(_ arguments: Substring) -> String? {
        let rest = arguments.drop { $0.isWhitespace }
        guard rest.hasPrefix("(") else { return nil }
        let literal = rest.dropFirst().drop { $0.isWhitespace }
        guard literal.hasPrefix("\""), !literal.hasPrefix("\"\"\""), let end = literal.dropFirst().firstIndex(of: "\"") else { return nil }
        let text = literal[literal.index(after: literal.startIndex)..<end]
        return text.isEmpty || text.contains("\\") ? nil : String(text)
    }
}
