import Foundation
import FramePipeline

/// A project of the corpus: a text file in `Projects` with all files of an app as people write them, and with what becomes of it.
///
/// A header in lines such as `shows: Title | Text` comes first. A line `--- path` begins a file; `--- {A,B}/§.swift` begins one for each name, which replaces
/// `§`. A comment marks each line that Easel can't compile:
///
/// - `//~ modifier shimmer`: a piece of this kind and name begins here and must be left out. `|` separates alternatives, `,` pieces in one line.
/// - `//~! …`: the same, with a name that Apple doesn't have either: when this file is drawn, an error unless a missing module may have it.
/// - `//~? …`: the piece may be left out.
/// - `//~`: the line belongs to the piece above.
/// - `… => code`: the line in a variant that compiles, which otherwise lacks it.
struct CorpusProject {
    struct Piece {
        let file: String
        var lines: ClosedRange<Int>
        let kinds: [String]
        let names: [String]
        let isOptional: Bool
        let isUnknownToApple: Bool
    }
    /// The picture of a file.
    struct Picture {
        let file: String
        /// Visible texts; nil if nothing can be drawn.
        let texts: [String]?
        /// Whether placeholders cover more than a tenth of the picture.
        var isPartial = false
    }
    /// An error of the author's in a file.
    struct Mistake {
        let file, text, replacement: String
    }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Projects")
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".txt") }.sorted()
        .map { String($0.dropLast(4)) }

    /// The values of the header's lines, by the words before the colon.
    private(set) var header: [String: [String]] = [:]
    private(set) var pieces: [Piece] = []
    private var files: [(path: String, lines: [Substring])] = []

    init(_ name: String) throws {
        let text = try String(contentsOf: Self.folder.appending(path: "\(name).txt"), encoding: .utf8)
        let parts = ("\n" + text).components(separatedBy: "\n--- ")
        for line in parts[0].split(separator: "\n") {
            let words = line.components(separatedBy: ": ")
            if words.count > 1 { header[words[0], default: []].append(words.dropFirst().joined(separator: ": ")) }
        }
        for part in parts.dropFirst() {
            let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
            for (path, name) in Self.paths(String(lines[0])) {
                files.append((path, lines.dropFirst().map { $0.replacing("§", with: name)[...] }))
            }
        }
        for file in files { addPieces(of: file.path, file.lines) }
    }

    /// Returns the paths of a pattern, each with its name.
    private static func paths(_ pattern: String) -> [(path: String, name: String)] {
        guard let open = pattern.firstIndex(of: "{"), let close = pattern.firstIndex(of: "}") else { return [(pattern, "")] }
        let (before, after) = (pattern[..<open], pattern[pattern.index(after: close)...])
        return pattern[pattern.index(after: open)..<close].split(separator: ",").map { name in
            ("\(before)\(name)\(after)".replacing("§", with: name), String(name))
        }
    }

    private mutating func addPieces(of file: String, _ lines: [Substring]) {
        for (index, line) in lines.enumerated() {
            guard let mark = line.range(of: "//~") else { continue }
            let words = line[mark.upperBound...].components(separatedBy: "=> ")[0]
            let flags = words.prefix { "!?".contains($0) }
            let titles = words.dropFirst(flags.count).split(separator: ",").map { $0.split(separator: " ") }.filter { $0.count == 2 }
            if titles.isEmpty, let last = pieces.indices.last, pieces[last].file == file {
                pieces[last].lines = pieces[last].lines.lowerBound...(index + 1)
            }
            pieces += titles.map { title in
                let (kinds, names) = (title[0].split(separator: "|").map(String.init), title[1].split(separator: "|").map(String.init))
                return Piece(
                    file: file, lines: (index + 1)...(index + 1), kinds: kinds, names: names, isOptional: flags.contains("?"),
                    isUnknownToApple: flags.contains("!"))
            }
        }
    }

    // MARK: Expectations

    private func list(_ name: String) -> [String] { header[name]?.first.map { $0.components(separatedBy: " | ") } ?? [] }
    /// The texts of the first screen.
    var texts: [String] { list("shows") }
    /// The folder to draw, from that of the project.
    var root: String { header["draw"]?.first ?? "" }
    var isForMac: Bool { header["target"]?.contains { $0.contains("macosx") } == true }

    var pictures: [Picture] {
        header.keys.sorted().compactMap { key in
            let words = key.split(separator: " ", maxSplits: 1)
            guard words.count == 2, ["still", "partial"].contains(words[0]) else { return nil }
            return Picture(file: String(words[1]), texts: list(key), isPartial: words[0] == "partial")
        }
            + (header["undrawable"] ?? []).map { Picture(file: $0, texts: nil) }
    }

    var mistakes: [Mistake] {
        (header["mistake"] ?? []).compactMap { line in
            let parts = line.components(separatedBy: ": ")
            let texts = parts.dropFirst().joined(separator: ": ").components(separatedBy: " => ")
            return texts.count == 2 ? Mistake(file: parts[0], text: texts[0], replacement: texts[1]) : nil
        }
    }

    var swiftFiles: [String] { files.map(\.path).filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") } }

    /// The files with a view or a preview.
    var viewFiles: [String] {
        let signs = ["#Preview", "PreviewProvider", ": View {"]
        return files.filter { file in file.lines.map(Self.unmarked).contains { line in signs.contains { line.contains($0) } } }.map(\.path)
    }

    /// Whether the file can be drawn by itself.
    func isDrawable(_ file: String) -> Bool { !(header["undrawable"] ?? []).contains(file) }
    /// Whether the file has a name that Apple doesn't have: a module that is missing may have it, and otherwise it is an error.
    func hasUnknownNames(_ file: String) -> Bool { pieces.contains { $0.file == file && $0.isUnknownToApple } }

    // MARK: Files

    /// Writes the project into a folder.
    ///
    /// - Parameters:
    ///   - compiles: whether the lines that Easel can't compile are replaced.
    ///   - mistake: an error to make.
    func write(to folder: URL, compiles: Bool = false, with mistake: Mistake? = nil) throws {
        let end = header["line endings"] == ["CRLF"] ? "\r\n" : "\n"
        for (path, lines) in files {
            var text = lines.map { compiles ? Self.compiling($0) : Self.unmarked($0) }.joined(separator: path.hasSuffix(".swift") ? end : "\n")
            if let mistake, mistake.file == path { text = text.replacing(mistake.text, with: mistake.replacement) }
            try AtomicFile.write(Array(text.utf8), to: folder.appending(path: path).path)
        }
        if let project = XcodeProjectText(header, files: swiftFiles) {
            try AtomicFile.write(Array(project.text.utf8), to: folder.appending(path: "\(project.path)/project.pbxproj").path)
        }
    }

    private static func unmarked(_ line: Substring) -> String {
        guard let mark = line.range(of: "//~") else { return String(line) }
        return String(line[..<(line[..<mark.lowerBound].lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex)])
    }

    private static func compiling(_ line: Substring) -> String {
        guard let mark = line.range(of: "//~") else { return String(line) }
        guard let code = line[mark.upperBound...].range(of: "=> ") else { return "" }
        return String(line.prefix { $0 == " " || $0 == "\t" }) + line[code.upperBound...]
    }
}
