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
        let found = files.map { Self.declarations(in: $0.tokens) }
        // What an extension adds to a type of the source can reach everything that uses the type; a type of SwiftUI is everywhere.
        let types = Set(found.flatMap(\.names))
        let declared = found.map { $0.names.union($0.extended.intersection(types)) }
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

    /// Returns the names that a file declares outside of types and inside of extensions, and the types that it extends.
    static func declarations(in tokens: [CodeScanner.Word]) -> (names: Set<String>, extended: Set<String>) {
        let keywords: Set<String> = ["struct", "class", "enum", "actor", "protocol", "func", "var", "let", "typealias", "macro"]
        var (names, extended): (Set<String>, Set<String>) = ([], [])
        var (depth, isExtension) = (0, false)
        for (index, token) in tokens.enumerated() {
            if token.isMark("{") { depth += 1 }
            if token.isMark("}") { depth -= 1 }
            guard token.kind == .name, index + 1 < tokens.count, tokens[index + 1].kind == .name else { continue }
            let next = tokens[index + 1].text
            if depth == 0, token.text == "extension" {
                extended.insert(next)
                isExtension = true
            } else if keywords.contains(token.text), depth == 0 || depth == 1 && isExtension {
                names.insert(next)
                if depth == 0 { isExtension = false }
            }
        }
        // Every view has these.
        return (names.subtracting(["body", "previews", "id"]), extended)
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
