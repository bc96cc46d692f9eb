import Foundation

/// A crash of the compiler while it compiled a piece of the user's source.
struct CompilerCrash: Equatable {
    /// The file as typed; nil if the compiler names none.
    var path: String?
    /// From 1; 0 for the file as a whole.
    var line = 0
    var column = 0
    /// What the compiler was doing, such as "type-checking 'body'".
    var work = ""

    /// Finds the innermost place of the user's files that the compiler was working on. It prints hundreds of lines, among them its work, outermost first, such
    /// as `3.	While type-checking 'body' (at /App/Card.swift:4:5)`.
    ///
    /// - Parameters:
    ///   - output: what a call of the compiler printed; the result is nil without a crash in it.
    ///   - paths: the paths of the user's files, each with the path as typed.
    init?(_ output: String, paths: [String: String]) {
        guard output.contains("Stack dump:") || output.contains("Please submit a bug report") else { return nil }
        for line in output.split(separator: "\n") {
            guard line.first?.isNumber == true, let tab = line.range(of: ".\t") else { continue }
            let text = line[tab.upperBound...]
            // The arguments name all files.
            guard !text.hasPrefix("Program arguments:"), let (path, range) = Self.file(in: text, paths.keys) else { continue }
            let numbers = text[range.upperBound...].split(separator: ":", maxSplits: 2).prefix(2).map { Int($0.prefix(while: \.isNumber)) ?? 0 }
            let isPlace = text[range.upperBound...].hasPrefix(":") && numbers.count == 2
            (self.path, self.line, column) = (paths[path], isPlace ? numbers[0] : 0, isPlace ? numbers[1] : 0)
            var words = text[..<range.lowerBound].prefix { $0 != "(" && $0 != "[" }.trimmingCharacters(in: .whitespaces)
            if words.hasSuffix(" at") { words = String(words.dropLast(3)) }
            work = words.hasPrefix("While ") ? String(words.dropFirst(6)) : ""
        }
    }

    /// Returns the first of some paths in a line, and of several at the same position the longest.
    private static func file(in text: Substring, _ paths: some Sequence<String>) -> (path: String, range: Range<Substring.Index>)? {
        let found = paths.compactMap { path in text.range(of: path).map { (path: path, range: $0) } }
        return found.min { ($0.range.lowerBound, $1.path.utf8.count) < ($1.range.lowerBound, $0.path.utf8.count) }
    }

    /// The error in the form of the compiler's.
    var message: String {
        let place = path.map { "\($0):\(max(1, line)):\(max(1, column))" } ?? "<unknown>:0"
        return "\(place): error: the compiler crashed\(work.isEmpty ? "" : " while \(work)")"
    }
}
