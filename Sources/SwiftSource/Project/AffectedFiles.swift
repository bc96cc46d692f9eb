import Foundation
import FramePipeline

/// The files that a change can affect: the changed ones, and those that use what affected files declare, by name.
struct AffectedFiles {
    /// Absolute paths.
    let paths: Set<String>

    /// - Parameters:
    ///   - changed: absolute paths of changed files, which may be other files than source.
    init(_ source: SwiftSource, changed: Set<String>) {
        let files = source.files.map { (path: $0.absolutePath, tokens: CodeScanner.tokens(of: $0.rewritten ?? $0.bytes)) }
        // Images and texts can be anywhere.
        guard changed.allSatisfy({ $0.hasSuffix(".swift") || !ResourceFiles.isResource(ResourceFiles.name(of: $0)) }) else {
            paths = Set(files.map(\.path))
            return
        }
        let declared = files.map { Self.declarations(in: $0.tokens) }
        let used = files.map { Set($0.tokens.filter { $0.kind == .name }.map(\.text)) }
        var affected = Set(files.indices.filter { changed.contains(files[$0].path) })
        var open = Array(affected)
        while let index = open.popLast() {
            for other in files.indices where !affected.contains(other) && !declared[index].isDisjoint(with: used[other]) {
                affected.insert(other)
                open.append(other)
            }
        }
        paths = Set(affected.map { files[$0].path })
    }

    /// Returns the names that a file declares or extends.
    static func declarations(in tokens: [CodeScanner.Word]) -> Set<String> {
        let keywords: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "typealias", "case", "macro"]
        var names: Set<String> = []
        var depth = 0
        for (index, token) in tokens.enumerated() {
            if token.isMark("{") { depth += 1 }
            if token.isMark("}") { depth -= 1 }
            // Local variables are in bodies of functions, which are deeper than members.
            guard depth < 2, token.kind == .name, keywords.contains(token.text), index + 1 < tokens.count, tokens[index + 1].kind == .name else { continue }
            names.insert(tokens[index + 1].text)
        }
        // Every view has these.
        return names.subtracting(["body", "previews", "init", "id", "some"])
    }

    /// Returns the absolute paths of files that changed since a commit, or that git doesn't know yet.
    ///
    /// - Throws: `SwiftSourceError` with git's message.
    static func changed(since reference: String, in folder: String) throws -> Set<String> {
        let place = URL(filePath: folder).standardizedFileURL.path
        func git(_ arguments: [String]) throws -> [String] {
            let result = try ChildProcess.run("/usr/bin/env", ["git", "-C", place] + arguments)
            guard result.status == 0 else { throw SwiftSourceError("--since \(reference): git says: \(result.errors)") }
            return String(decoding: result.output, as: UTF8.self).split(separator: "\0").map(String.init)
        }
        guard let root = try git(["rev-parse", "--show-toplevel"]).first?.trimmingCharacters(in: .newlines) else { return [] }
        let names =
            try git(["diff", "--name-only", "-z", "--no-relative", reference, "--", "."])
            + git(["ls-files", "--others", "--exclude-standard", "--full-name", "-z"])
        return Set(names.map { URL(filePath: "\(root)/\($0)").standardizedFileURL.path })
    }
}
