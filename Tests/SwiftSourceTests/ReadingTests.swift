import SwiftFacts
import Testing

@testable import SwiftSource

/// Files in which scanning by characters or words goes wrong.
struct ReadingTests {
    @Test(arguments: ReadingCase.all)
    func awkwardFilesAreReadAsTheCompilerDoes(_ example: ReadingCase) throws {
        let facts = try facts(of: example.source)
        let compiled = facts.rewritten.map { String(decoding: $0, as: UTF8.self) } ?? example.source
        for part in example.kept { #expect(compiled.contains(part), "\(part) is compiled") }
        for part in example.gone { #expect(!compiled.contains(part), "\(part) is not compiled") }
        if example.isUnchanged { #expect(facts.rewritten == nil) }
        #expect(facts.imports(flags: ["DEBUG"]) { _ in false }.map(\.module).sorted() == example.imports)
        #expect(facts.declarations.filter { $0.kind != .subscript }.map(\.name) == example.declared)
        #expect(facts.previews.map(\.line) == example.previews)
    }
}
