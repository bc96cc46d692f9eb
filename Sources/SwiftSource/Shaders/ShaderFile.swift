import Foundation
import FramePipeline
import SwiftFacts

/// A file of functions in Metal's language.
struct ShaderFile: Sendable {
    /// The path for the compiler's messages.
    let path: String
    /// The text that is compiled, with the headers in it.
    let text: String
    /// The names of the functions that SwiftUI can call, such as `wave` or `waves::small`.
    let functions: [String]
    /// The types of those functions that share their name with another one, as pointers.
    let signatures: [String: String]
    /// Whether the file belongs to no project, so that its functions are its own.
    private(set) var isAlone = false

    static let ending = "metal"

    /// - Throws: `InputError` if the file can't be read.
    init(path: String, below root: String, folders: [String]) throws(InputError) {
        let text = try ShaderText(path: path, below: root, folders: folders)
        self.path = path
        let original = text.lines.joined(separator: "\n")
        let rewritten = ShaderDivisors.rewritten(ShaderOverloads.rewritten(ShaderDeclarations.rewritten(original)))
        self.text = ShaderText.isComplete(rewritten) ? rewritten : original
        // The kernels of Core Image are stitchable, too.
        let found = text.headers.contains { $0.contains("CoreImage") } ? [] : Self.functions(in: text.code)
        functions = found.map(\.name)
        signatures = Dictionary(found.compactMap { function in function.signature.map { (function.name, $0) } }) { first, _ in first }
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
        var folders = Set(paths.map(folder))
        let root = commonFolder(of: folders + files.map { folder($0.path) })
        if !isAlone { folders.formUnion(resources.map(folder) + files.map { folder($0.path) } + foldersOfHeaders(below: root)) }
        var result: [ShaderFile] = []
        for path in paths {
            var file = try ShaderFile(path: path, below: root, folders: folders.sorted())
            file.isAlone = isAlone
            guard !file.functions.isEmpty else { continue }
            if isAlone, !file.functions.contains(where: { name in files.contains { Self.names(name, in: $0) } }) { continue }
            result.append(file)
        }
        return result
    }

    /// Whether a file may use shaders.
    static func mayUseShaders(_ file: SwiftSource.File) -> Bool {
        ["ShaderLibrary", "ShaderFunction", "Shader"].contains(where: file.facts.mentions)
    }

    /// Returns the folders with headers, which Xcode finds anywhere in a project. Of a very large folder, only a part is searched.
    private static func foldersOfHeaders(below root: String) -> Set<String> {
        let project = ProjectFiles.around(root)
        var (result, open, count): (Set<String>, [String], Int) = ([], [root], 0)
        while let folder = open.popLast(), count < 20_000 {
            for entry in project.list(folder)?.entries ?? [] where !entry.name.hasPrefix(".") {
                count += 1
                if entry.kind == .folder, !entry.isLink { open.append("\(folder)/\(entry.name)") }
                if ["h", "metal", "hpp"].contains(ResourceFiles.ending(of: entry.name)) { result.insert(folder) }
            }
        }
        return result
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

    struct Function {
        /// The name with the namespaces around it.
        let name: String
        /// The type of a pointer to the function, if another function has the same name.
        let signature: String?
    }

    /// Returns the functions after each `[[stitchable]]`.
    static func functions(in code: String) -> [Function] {
        let tokens = tokens(of: code)
        var (result, seen): ([Function], Set<String>) = ([], [])
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
                guard seen.insert(name).inserted else { break }
                let isShared = ShaderDeclarations.functions.contains(tokens[place - 1]) || uses(tokens[place - 1], in: tokens) > 1
                result.append(Function(name: name, signature: isShared ? signature(tokens, from: index + 1, parameters: place) : nil))
            default: break
            }
            index += 1
        }
        return result
    }

    /// Returns how often a name may be that of a declared function.
    private static func uses(_ name: String, in tokens: [String]) -> Int {
        tokens.indices.dropFirst().count { index in
            guard tokens[index] == name, index + 1 < tokens.count, tokens[index + 1] == "(", let before = tokens[index - 1].last else { return false }
            return before.isLetter || before.isNumber ? tokens[index - 1] != "return" && tokens[index - 1] != "else" : "_*&>".contains(before)
        }
    }

    /// Returns the type of a pointer to a function, from its result's type and its parameters.
    private static func signature(_ tokens: [String], from first: Int, parameters: Int) -> String? {
        let specifiers: Set<String> = ["static", "inline", "constexpr", "extern"]
        let type = tokens[first..<parameters - 1].filter { !specifiers.contains($0) }
        var (text, depth, place, isDefault): ([String], Int, Int, Bool) = ([], 0, parameters, false)
        while place < tokens.count {
            let token = tokens[place]
            if ["(", "[", "{"].contains(token) { depth += 1 }
            if [")", "]", "}"].contains(token) { depth -= 1 }
            if token == "=" { isDefault = true }
            if depth == 0 || depth == 1 && token == "," { isDefault = false }
            if !isDefault { text.append(token) }
            if depth == 0 {
                let parameters = text.joined(separator: " ").replacing(": :", with: "::").replacing("[ [", with: "[[").replacing("] ]", with: "]]")
                return "auto (*)\(parameters) -> \(type.joined(separator: " "))"
            }
            place += 1
        }
        return nil
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
