import Commands
import Foundation
import FramePipeline

/// The text of a shader file with its headers in it, so that the compiler opens no other file of the user.
///
/// The headers of Metal's and SwiftUI's libraries become empty lines: the compiler reads Easel's instead. Each header is compiled once, as if it began with
/// `#pragma once`.
struct ShaderText {
    /// The folder that contains all files that may be read.
    private let root: String
    /// The folders that are searched for headers, after that of the file itself.
    private let folders: [String]
    /// The expanded text.
    private(set) var lines: [Substring] = []
    /// The text without comments, literals, and directives, which may lack the ends of comments.
    private(set) var code = ""
    /// The names of the headers, as the directives have them.
    private(set) var headers: [String] = []
    /// The files that are compiled in any case, by their resolved paths.
    private var seen: Set<String> = []
    /// The numbers of the headers that a condition may leave out; the text repeats those.
    private var conditional: [String: Int] = [:]
    /// The files that are being read.
    private var open: [String] = []
    /// The number of conditions around the current line.
    private var conditions = 0

    /// The maximum depth of headers in headers.
    private static let depth = 32
    /// The maximum number of lines.
    private static let lineLimit = 500_000

    /// Reads a file and its headers.
    ///
    /// - Parameters:
    ///   - root: the folder that contains all files that may be read.
    ///   - folders: folders that are searched for headers.
    /// - Throws: `InputError` if the file can't be read.
    init(path: String, below root: String, folders: [String]) throws(InputError) {
        self.root = Self.resolved(root)
        self.folders = folders
        seen.insert(Self.resolved(path))
        add(try ProjectFiles.around(path).read(path), path: path, depth: 0)
    }

    static func resolved(_ path: String) -> String { URL(filePath: path).absoluteURL.standardized.resolvingSymlinksInPath().path }

    /// Returns text in which the compiler sees the same lines and words as `ShaderText`: other ends of lines, other spaces, and spaces between a backslash and
    /// the end of its line are replaced.
    static func normalized(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "\r"):
                if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") { continue }
                fallthrough
            case UInt8(ascii: "\n"):
                if let last = result.lastIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }), result[last] == UInt8(ascii: "\\") {
                    result.removeLast(result.count - last - 1)
                }
                result.append(UInt8(ascii: "\n"))
            case 0, 11, 12: result.append(UInt8(ascii: " "))
            default: result.append(byte)
            }
        }
        // The mark of UTF-8.
        if result.starts(with: [0xEF, 0xBB, 0xBF]) { result.removeFirst(3) }
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func add(_ bytes: [UInt8], path: String, depth: Int) {
        let source = Self.normalized(bytes).split(separator: "\n", omittingEmptySubsequences: false)
        lines.append("#line 1 \(Self.literal(path))")
        var (index, isInComment) = (0, false)
        while index < source.count {
            let first = index
            // A backslash continues a line.
            while source[index].last == "\\", index + 1 < source.count { index += 1 }
            index += 1
            let logical = source[first..<index]
            let joined = logical.count == 1 ? String(logical[first]) : logical.map { $0.last == "\\" ? $0.dropLast() : $0 }.joined()
            let stripped = Self.stripped(joined, &isInComment)
            guard let directive = Directive(stripped.code) else {
                code += stripped.code + "\n"
                if stripped.hasRawString {
                    lines.append("#error Metal has no raw strings")
                } else {
                    lines += logical
                }
                continue
            }
            switch directive.name {
            case "include", "import", "include_next":
                addHeader(joined, from: path, depth: depth)
                lines.append("#line \(index + 1) \(Self.literal(path))")
            case _ where stripped.code.contains("__has_include") || stripped.code.contains("__has_embed"):
                lines.append("#error Metal has no __has_include")
            case "if", "ifdef", "ifndef":
                conditions += 1
                lines += logical
            case "endif":
                conditions = max(conditions - 1, 0)
                lines += logical
            case "embed": lines.append("#error Metal has no #embed")
            case "pragma" where directive.rest.hasPrefix("once"): lines += logical.map { _ in "" }
            default: lines += logical
            }
        }
    }

    /// Whether no directive of a text names another file.
    static func isComplete(_ text: String) -> Bool {
        var (isInComment, joined) = (false, "")
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.last != "\\" else {
                joined += line.dropLast()
                continue
            }
            let stripped = stripped(joined + line, &isInComment)
            joined = ""
            if stripped.hasRawString { return false }
            if let name = Directive(stripped.code)?.name, ["include", "import", "include_next", "embed"].contains(name) { return false }
        }
        return true
    }

    /// Adds the header that a directive names.
    private mutating func addHeader(_ line: String, from path: String, depth: Int) {
        guard let start = line.firstIndex(where: { $0 == "\"" || $0 == "<" }),
            let end = line[line.index(after: start)...].firstIndex(of: line[start] == "<" ? ">" : "\"")
        else { return lines.append("#error the name of a header is not written in the directive") }
        let name = String(line[line.index(after: start)..<end])
        headers.append(name)
        let isQuoted = line[start] == "\""
        let own = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        // `<Library/Header.h>` may be a header of the module itself.
        let names = isQuoted ? [name] : [name, ResourceFiles.name(of: name)]
        let places = names.flatMap { name in ([own] + folders).map { "\($0)/\(name)" } }
        for place in places {
            let real = Self.resolved(place)
            guard real.hasPrefix(root == "/" ? "/" : root + "/"), FileManager.default.fileExists(atPath: real), !SourceFolder.isFolder(real) else { continue }
            if seen.contains(real) || open.contains(real) { return }
            guard depth < Self.depth, lines.count < Self.lineLimit, let bytes = try? ProjectFiles.around(place).read(place) else { continue }
            let outer = conditions
            if outer == 0 { seen.insert(real) }
            // A header in a condition is compiled unless the condition, or an earlier place, excludes it.
            let number = outer == 0 ? conditional[real] : conditional[real, default: conditional.count]
            if let number {
                conditional[real] = number
                lines += ["#ifndef EASEL_HEADER_\(number)", "#define EASEL_HEADER_\(number)"]
            }
            open.append(real)
            add(bytes, path: place, depth: depth + 1)
            conditions = outer
            open.removeLast()
            if number != nil { lines.append("#endif") }
            return
        }
        if isQuoted, !Self.isLibrary(name) { lines.append("#error '\(name.filter { $0 != "'" })' file not found") }
    }

    /// Whether a header is one of Apple's, which some files name in quotation marks.
    private static func isLibrary(_ name: String) -> Bool { ["metal_", "SwiftUI/", "simd/", "CoreImage/"].contains { name.hasPrefix($0) } }

    private struct Directive {
        let name: Substring
        let rest: Substring

        /// Returns nil for a line that is not a directive.
        init?(_ code: String) {
            let text = code.drop { $0 == " " || $0 == "\t" }
            guard text.hasPrefix("#") || text.hasPrefix("%:") else { return nil }
            let body = text.dropFirst(text.hasPrefix("#") ? 1 : 2).drop { $0 == " " || $0 == "\t" }
            name = body.prefix { $0.isLetter || $0 == "_" }
            rest = body.dropFirst(name.count).drop { $0 == " " || $0 == "\t" }
        }
    }

    /// Returns a line without comments and the contents of literals, and whether it has a raw string.
    ///
    /// - Parameter isInComment: whether the line begins, and then whether it ends, in a comment.
    private static func stripped(_ line: String, _ isInComment: inout Bool) -> (code: String, hasRawString: Bool) {
        var (code, hasRawString): ([UInt8], Bool) = ([], false)
        let bytes = Array(line.utf8)
        var index = 0
        func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
        while index < bytes.count {
            let byte = bytes[index]
            if isInComment {
                if byte == UInt8(ascii: "*"), at(index + 1) == UInt8(ascii: "/") {
                    isInComment = false
                    index += 1
                    code.append(UInt8(ascii: " "))
                }
            } else if byte == UInt8(ascii: "/"), at(index + 1) == UInt8(ascii: "/") {
                break
            } else if byte == UInt8(ascii: "/"), at(index + 1) == UInt8(ascii: "*") {
                isInComment = true
                index += 1
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") && !(isInNumber(code) && isWord(at(index + 1))) {
                if byte == UInt8(ascii: "\""), code.last == UInt8(ascii: "R") { hasRawString = true }
                code.append(byte)
                index += 1
                while index < bytes.count, bytes[index] != byte { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
                // The space separates it from a number that follows.
                code += [byte, UInt8(ascii: " ")]
            } else {
                code.append(byte)
            }
            index += 1
        }
        return (String(decoding: code, as: UTF8.self), hasRawString)
    }

    /// Whether code ends in a number, so that an apostrophe separates digits.
    private static func isInNumber(_ code: [UInt8]) -> Bool {
        guard let last = code.last, isWord(last) else { return false }
        let word = code.reversed().prefix { isWord($0) || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: ".") }
        let first = word.last { $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: ".") }
        return first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }

    private static func isWord(_ byte: UInt8) -> Bool { ShaderTokens.isWord(byte) }

    /// Returns a C string literal.
    static func literal(_ text: String) -> String { "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
}
