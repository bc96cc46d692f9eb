import Foundation
import FramePipeline

/// A file of functions in Metal's language.
struct ShaderFile: Sendable {
    /// The path for the compiler's messages.
    let path: String
    /// The text that is compiled, with the headers in it.
    let text: String
    /// The names of the functions that SwiftUI can call, such as `wave` or `waves::small`.
    let functions: [String]

    static let ending = "metal"

    /// - Throws: `InputError` if the file can't be read.
    init(path: String, below root: String, folders: [String]) throws(InputError) {
        let text = try ShaderText(path: path, below: root, folders: folders)
        self.path = path
        self.text = ShaderDeclarations.rewritten(text.lines.joined(separator: "\n"))
        // The kernels of Core Image are stitchable, too.
        functions = text.headers.contains { $0.contains("CoreImage") } ? [] : Self.functions(in: text.code)
    }

    /// Reads the shader files among a module's resources, unless no file of the program uses shaders. Files without functions for SwiftUI, such as those of a
    /// renderer of the app's own, are left out.
    ///
    /// - Parameters:
    ///   - files: the Swift files of the module.
    ///   - isAlone: whether the program is a single file; then only files with functions that it names are read.
    /// - Throws: `InputError` if a file can't be read.
    static func read(among resources: [String], of files: [SwiftSource.File], isAlone: Bool) throws(InputError) -> [ShaderFile] {
        let paths = resources.filter { ResourceFiles.ending(of: $0) == ending }
        guard !paths.isEmpty else { return [] }
        func folder(_ path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }
        let folders = Array(Set(paths.map(folder))).sorted()
        let root = commonFolder(of: folders + files.map { folder($0.path) })
        var result: [ShaderFile] = []
        for path in paths {
            let file = try ShaderFile(path: path, below: root, folders: folders)
            guard !file.functions.isEmpty else { continue }
            if isAlone, !file.functions.contains(where: { name in files.contains { Self.names(name, in: $0) } }) { continue }
            result.append(file)
        }
        return result
    }

    /// Whether a file may use shaders.
    static func mayUseShaders(_ file: SwiftSource.File) -> Bool {
        let data = Data(file.bytes)
        return data.range(of: Data("ShaderLibrary".utf8)) != nil || data.range(of: Data("ShaderFunction".utf8)) != nil
    }

    private static func names(_ function: String, in file: SwiftSource.File) -> Bool {
        Data(file.bytes).range(of: Data((function.split(separator: ":").last.map(String.init) ?? function).utf8)) != nil
    }

    private static func commonFolder(of folders: [String]) -> String {
        let all = folders.map { ShaderText.resolved($0).split(separator: "/") }
        guard var common = all.first else { return "." }
        for parts in all.dropFirst() { common = Array(zip(common, parts).prefix { $0 == $1 }.map(\.0)) }
        return "/" + common.joined(separator: "/")
    }

    // MARK: - Functions

    /// Returns the names after each `[[stitchable]]`, with the namespaces around them.
    static func functions(in code: String) -> [String] {
        let tokens = tokens(of: code)
        var (names, seen): ([String], Set<String>) = ([], [])
        // The namespace that each open brace begins; empty for other braces.
        var spaces: [String] = []
        var index = 0
        func isAt(_ index: Int, _ text: String) -> Bool { index < tokens.count && tokens[index] == text }
        while index < tokens.count {
            switch tokens[index] {
            case "namespace":
                var next = index + 1
                while next < tokens.count, tokens[next] != "{", tokens[next] != ";", tokens[next] != "=" { next += 1 }
                if isAt(next, "{") {
                    spaces.append(tokens[index + 1..<next].joined())
                    index = next
                }
            case "{": spaces.append("")
            case "}": _ = spaces.popLast()
            case "[" where isAt(index + 1, "["):
                var end = index + 2
                while end < tokens.count, !(tokens[end] == "]" && isAt(end + 1, "]")) { end += 1 }
                let isStitchable = tokens[min(index + 2, end)..<end].contains("stitchable")
                index = end + 1
                guard isStitchable else { break }
                var place = index + 1
                while place < tokens.count, !["(", ";", "{", "}"].contains(tokens[place]) { place += 1 }
                guard isAt(place, "("), place > 0, let first = tokens[place - 1].first, first.isLetter || first == "_" else { break }
                let name = (spaces.filter { !$0.isEmpty } + [tokens[place - 1]]).joined(separator: "::")
                if seen.insert(name).inserted { names.append(name) }
            default: break
            }
            index += 1
        }
        return names
    }

    private static func tokens(of code: String) -> [String] {
        var (tokens, word): ([String], String) = ([], "")
        for character in code {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            if !word.isEmpty { tokens.append(word) }
            word = ""
            if !character.isWhitespace { tokens.append(String(character)) }
        }
        return word.isEmpty ? tokens : tokens + [word]
    }
}
