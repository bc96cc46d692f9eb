import Commands
import FramePipeline
import Inputs
import SceneFormat

/// The `-o` of a batch: a path with fields of the rows, such as `cards/{slug}.png`.
package struct OutputTemplate: Sendable, Equatable {
    /// The name of the field that counts rows from 1, unless the rows have a member of this name.
    static let rowNumber = "row"

    /// The maximum number of bytes in a file's name: Linux's `NAME_MAX`.
    private static let nameLimit = 255

    private enum Piece: Sendable, Equatable {
        case text(String)
        /// The path of a member, such as `author.name`.
        case field([String])
    }

    private let text: String
    private let pieces: [Piece]

    /// - Throws: `UsageError` for an unmatched brace, an empty field, or a path without fields.
    package init(_ text: String) throws(UsageError) {
        self.text = text
        var (pieces, current): ([Piece], String) = ([], "")
        var rest = text[...]
        while let character = rest.popFirst() {
            if character == "{" || character == "}", rest.first == character {
                current.append(character)
                rest.removeFirst()
                continue
            }
            guard character != "}" else { throw UsageError("-o \(text): a } without a {; write }} for the character itself") }
            guard character == "{" else {
                current.append(character)
                continue
            }
            guard let end = rest.firstIndex(of: "}") else { throw UsageError("-o \(text): a { without a }; write {{ for the character itself") }
            let path = rest[..<end].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard path.allSatisfy({ !$0.isEmpty }) else { throw UsageError("-o \(text): {\(rest[..<end])} names no member of a row") }
            if !current.isEmpty { pieces.append(.text(current)) }
            pieces.append(.field(path))
            current = ""
            rest = rest[rest.index(after: end)...]
        }
        if !current.isEmpty { pieces.append(.text(current)) }
        guard pieces.contains(where: { if case .field = $0 { true } else { false } }) else {
            throw UsageError("-o \(text): each row needs its own file; use a member of the rows, such as {name}, or {\(Self.rowNumber)}")
        }
        self.pieces = pieces
    }

    /// The format of files that are single images; nil for files with frames.
    package var stillFormat: StillFormat? {
        let ending = text.lastIndex(of: ".").map { text[text.index(after: $0)...].lowercased() } ?? ""
        return text.contains("%") ? nil : StillFormat(fileExtension: ending)
    }

    /// Whether the files are single images.
    package var isStill: Bool { stillFormat != nil }

    /// Whether the files of a row are a sequence of numbered frames.
    var isPattern: Bool { text.contains("%") }

    /// A path with the template's ending, for checks; nil if the ending is a field.
    var sample: String? { if case .text? = pieces.last { text } else { nil } }

    /// Checks that at least one row has each member.
    ///
    /// - Throws: `UsageError` for a member that no row has.
    func check(against rows: [SceneValue]) throws(UsageError) {
        var names: Set<String> = []
        for case .object(let members) in rows { names.formUnion(members.keys) }
        for case .field(let members) in pieces where !names.contains(members[0]) && members != [Self.rowNumber] {
            let hint = nearestName(to: members[0], in: names.sorted() + [Self.rowNumber]).map { "; did you mean '\($0)'?" }
            let known = names.isEmpty ? "" : "; the members are \(names.sorted().prefix(12).joined(separator: ", "))"
            throw UsageError("-o \(text): no row has a member '\(members[0])'\(hint ?? known)")
        }
    }

    /// Returns the path for a row.
    ///
    /// - Parameters:
    ///   - number: counted from 1.
    ///   - count: the number of rows; all numbers have as many digits as this one.
    /// - Throws: `RowProblem` if a member is missing, or can't be part of a file's name.
    package func path(of row: SceneValue, number: Int, count: Int) throws(RowProblem) -> String {
        var path = ""
        for piece in pieces {
            switch piece {
            case .text(let text): path += text
            case .field(let members): path += try field(members, of: row, number: number, count: count)
            }
        }
        if let long = path.split(separator: "/").first(where: { $0.utf8.count > Self.nameLimit }) {
            throw RowProblem("the file's name '\(long.prefix(30))…' has \(long.utf8.count) bytes; it may have \(Self.nameLimit)")
        }
        return path
    }

    private func field(_ members: [String], of row: SceneValue, number: Int, count: Int) throws(RowProblem) -> String {
        var value = row
        for (index, name) in members.enumerated() {
            if case .object(let inner) = value, let member = inner[name], member != .null {
                value = member
                continue
            }
            if index == 0, members == [Self.rowNumber] {
                let digits = String(number)
                return String(repeating: "0", count: max(0, String(count).count - digits.count)) + digits
            }
            throw RowProblem("the row has no member '\(members.joined(separator: "."))', which -o \(text) needs")
        }
        let name = members.joined(separator: ".")
        guard let part = value.text else { throw RowProblem("'\(name)' is \(value.kind), which can't be part of a file's name") }
        guard !part.isEmpty, part != ".", part != "..", !part.contains(where: { $0 == "/" || $0.isNewline || $0 == "\0" }) else {
            throw RowProblem("'\(name)' is '\(part.prefix(60))', which can't be part of a file's name")
        }
        guard !isPattern || !part.contains("%") else { throw RowProblem("'\(name)' has a percent sign, which means the number of a frame in -o \(text)") }
        return part
    }
}

/// The reason why a row of a batch is not drawn.
package struct RowProblem: Error, Equatable {
    package let message: String

    init(_ message: String) { self.message = message }

    /// Takes the error of a row that can't be read.
    init(_ error: Diagnostic) {
        let place = error.position.map { "line \($0.line)\($0.column > 1 ? ", column \($0.column)" : ""): " }
        message = (place ?? "") + error.message
    }
}
