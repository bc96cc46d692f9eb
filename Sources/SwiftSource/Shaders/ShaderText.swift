import Commands
import Foundation
import FramePipeline

/// The text of a shader file with its headers in it, so that the compiler opens no other file of the user.
///
/// The headers of Metal's and SwiftUI's libraries become empty lines: the compiler reads Easel's instead. Each header is read once, as if it began with
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
    /// The files that were read, by their resolved paths.
    private var seen: Set<String> = []

    /// The maximum depth of headers in headers.
    private static let depth = 32

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
        add(try InputFile.read(path, limit: SwiftSource.fileLimit), path: path, depth: 0)
    }

    static func resolved(_ path: String) -> String { URL(filePath: path).absoluteURL.standardized.resolvingSymlinksInPath().path }

    private mutating func add(_ bytes: [UInt8], path: String, depth: Int) {
        let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
        let source = text.split(separator: "\n", omittingEmptySubsequences: false)
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
            case "embed": lines.append("#error Metal has no #embed")
            case "pragma" where directive.rest.hasPrefix("once"): lines += logical.map { _ in "" }
            default: lines += logical
            }
        }
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
            if seen.contains(real) { return }
            guard depth < Self.depth, let bytes = try? InputFile.read(place, limit: SwiftSource.fileLimit) else { continue }
            seen.insert(real)
            return add(bytes, path: place, depth: depth + 1)
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
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") && !(code.last.map(isDigit) ?? false) {
                if byte == UInt8(ascii: "\""), code.last == UInt8(ascii: "R") { hasRawString = true }
                code.append(byte)
                index += 1
                while index < bytes.count, bytes[index] != byte { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
                code.append(byte)
            } else {
                code.append(byte)
            }
            index += 1
        }
        return (String(decoding: code, as: UTF8.self), hasRawString)
    }

    /// Whether an apostrophe after this byte separates digits.
    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Returns a C string literal.
    static func literal(_ text: String) -> String { "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
}
