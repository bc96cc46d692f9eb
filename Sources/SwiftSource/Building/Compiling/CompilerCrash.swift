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
            // "4.	While silgen emitFunction SIL function "@$s4Card".", and below it " for 'body' (at /App/Card.swift:4:5)". The arguments name all files.
            let isNumbered = line.first?.isNumber == true && line.contains(".\t") && !line.contains("Program arguments:")
            guard isNumbered || line.hasPrefix(" for '"), let (path, range) = Self.file(in: line, paths.keys) else { continue }
            let numbers = line[range.upperBound...].prefixMatch(of: /:(\d+):(\d+)/)
            (self.path, self.line, column) = (paths[path], numbers.flatMap { Int($0.1) } ?? 0, numbers.flatMap { Int($0.2) } ?? 0)
            work = Self.work(line) ?? work
        }
    }

    /// Returns what the compiler was doing with which declaration, as a line says it; nil for a line that names none.
    private static func work(_ line: Substring) -> String? {
        guard let match = line.firstMatch(of: /(?:While [a-zA-Z -]+|^ for) '([^']+)' \(at|\(file\)\.([^@]+)@/), let name = match.1 ?? match.2 else {
            return nil
        }
        return "\(line.firstMatch(of: /[tT]ype-?[cC]heck/) == nil ? "compiling" : "type-checking") '\(name)'"
    }

    /// Returns the first of some paths in a line, and of several at the same position the longest.
    private static func file(in text: Substring, _ paths: some Sequence<String>) -> (path: String, range: Range<Substring.Index>)? {
        let found = paths.compactMap { path in text.range(of: path).map { (path: path, range: $0) } }
        return found.min { ($0.range.lowerBound, $1.path.utf8.count) < ($1.range.lowerBound, $0.path.utf8.count) }
    }

    var text: String { "the compiler crashed\(work.isEmpty ? "" : " while \(work)")" }

    /// The error in the form of the compiler's.
    var message: String {
        let place = path.map { "\($0):\(max(1, line)):\(max(1, column))" } ?? "<unknown>:0"
        return "\(place): error: \(text)"
    }
}
