import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// Reads files.
enum FileReading {
    /// Returns the facts of each file. The processors share the files.
    static func facts(of files: [ReadRequest.File], for target: ReadTarget) -> [FileFacts] {
        let results = Mutex([FileFacts?](repeating: nil, count: files.count))
        DispatchQueue.concurrentPerform(iterations: files.count) { index in
            let facts = facts(of: files[index], for: target)
            results.withLock { $0[index] = facts }
        }
        return results.withLock { $0 }.compactMap(\.self)
    }

    private static func facts(of file: ReadRequest.File, for target: ReadTarget) -> FileFacts {
        var source = SourceText([UInt8](file.text))
        var facts = FileFacts()
        if !file.isRewritten, let rewritten = PlatformRewriter.rewritten(source, of: file, for: target) {
            facts.rewritten = Data(rewritten)
            source = SourceText(rewritten)
        }
        facts.hasParseErrors = source.tree.hasError
        facts.imports = ImportFacts.imports(in: source)
        facts.interfaceKey = InterfaceKey.key(of: source)
        facts.declarations = DeclarationFacts.declarations(in: source, skipsInactive: !file.isRewritten)
        facts.previews = PreviewFacts.previews(in: source, skipsInactive: !file.isRewritten)
        facts.literals = LiteralFacts.literals(in: source, imports: facts.imports)
        facts.systemNames = SystemNameFacts.names(in: source)
        UseFacts.add(to: &facts, in: source)
        facts.calls = CallFacts.calls(in: source)
        if file.name == "Package.swift" { facts.manifest = ManifestReader.manifest(in: source) }
        return facts
    }
}

/// The text of a file, and its syntax tree, whose positions are offsets into the bytes.
struct SourceText {
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    private let converter: SourceLocationConverter

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tree = unsafe bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
        converter = SourceLocationConverter(fileName: "", tree: tree)
    }

    /// Returns the line of a node's first word, counted from 1.
    func line(of node: some SyntaxProtocol) -> Int { converter.location(for: node.positionAfterSkippingLeadingTrivia).line }

    /// Returns the place of a node's first word, both counted from 1, the column in bytes.
    func place(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
        let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        return (location.line, location.column)
    }

    /// Returns the bytes of a node without the space and the comments around it.
    func range(of node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// Returns a node's text without the space and the comments around it.
    func text(of node: some SyntaxProtocol) -> String { String(decoding: bytes[range(of: node)], as: UTF8.self) }
}
