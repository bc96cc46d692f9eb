import FoundationEssentials
import Glibc
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros
import Synchronization

/// A place in a file, such as that of a `#Preview`.
struct PreviewPlace: Codable {
    let file: String
    let line: Int
    let column: Int
    /// The file's name as a literal.
    let literal: String

    init?(of node: some SyntaxProtocol, in context: some MacroExpansionContext) {
        guard let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath),
            let file = location.file.as(StringLiteralExprSyntax.self)?.representedLiteralValue, let line = Int(location.line.description),
            let column = Int(location.column.description)
        else { return nil }
        (self.file, self.line, self.column, literal) = (file, line, column, location.file.description)
    }

    /// The file and the number of the use in it, which don't change with the code of other declarations: objects of the file and the table of its previews are
    /// compiled at different times. Nil if the file can't be read.
    var identity: String? {
        PreviewUses.places(in: file).map { places in "\(file)#\(places.count { ($0.line, $0.column) < (line, column) })" }
    }
}

/// Finds the uses of `#Preview` in a file.
private final class PreviewUses: SyntaxVisitor {
    /// What was found in each file: all uses in it ask.
    private static let found = Mutex<[String: [SourceLocation]]>([:])

    static func places(in file: String) -> [SourceLocation]? {
        found.withLock { found in
            if found[file] == nil, let text = try? String(contentsOfFile: file, encoding: .utf8) {
                let uses = PreviewUses(Parser.parse(source: text))
                found[file] = uses.places
            }
            return found[file]
        }
    }

    private let converter: SourceLocationConverter
    private var places: [SourceLocation] = []

    private init(_ tree: SourceFileSyntax) {
        converter = SourceLocationConverter(fileName: "", tree: tree)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { add(node) }

    private func add(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { places.append(node.pound.startLocation(converter: converter)) }
        return .skipChildren
    }
}

/// The record of a use for `render`: a line of JSON. The same use may be recorded several times.
struct PreviewNote: Codable {
    let symbol: String
    /// Empty unless the name is a literal.
    let name: String
    let place: PreviewPlace

    /// Appends the record to the file that the plugin was started with.
    func record() {
        guard CommandLine.arguments.count == 2, let line = try? JSONEncoder().encode(self), let file = unsafe fopen(CommandLine.arguments[1], "a") else {
            return
        }
        // Several compiler processes may write at once; a line this short is written in one piece.
        unsafe fputs(String(decoding: line, as: UTF8.self) + "\n", file)
        unsafe fclose(file)
    }
}
