import Foundation
import Testing
import Views

@testable import SwiftSource

/// All Swift files of this repository, and parts of them in any order, are read.
struct OwnFileTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    private static func texts(below folders: [String]) throws -> [(path: String, text: [UInt8])] {
        try folders.flatMap { folder in
            let names = try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)").filter { $0.hasSuffix(".swift") }.sorted()
            return try names.map { ("\(folder)/\($0)", [UInt8](try Data(contentsOf: URL(filePath: "\(root)/\(folder)/\($0)")))) }
        }
    }

    private static func reader(cache: URL) -> SwiftReader {
        let environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": cache.path]) { $1 }
        return SwiftReader(environment: environment, command: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath())
    }

    @Test func filesParseAndChangeByTheRulesOnly() throws {
        // Reading all files takes half a minute of a processor: the answers stay with the build.
        let reader = Self.reader(cache: URL(filePath: Self.root).appending(path: ".build-check/read-files"))
        let files = try Self.texts(below: ["Sources", "AppleModules", "Tests", "Scenes"])
        let facts = try reader.facts(of: files.map { SwiftReader.Text(name: ResourceFiles.name(of: $0.path), bytes: $0.text) }, for: CompilationTarget())
        var changed = 0
        for (file, facts) in zip(files, facts) {
            #expect(!facts.hasParseErrors, "\(file.path)")
            guard let rewritten = facts.rewritten else { continue }
            changed += 1
            if let place = RewritingRules.violation(file.text, [UInt8](rewritten)) { Issue.record("\(file.path): \(place)") }
        }
        #expect(files.count > 2000 && changed > 15)
    }

    /// An answer about a text in one place says nothing about the same text in another: a file of a project could have made the parser give it.
    @Test func answersAreKeptForEachFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func text(_ path: String) -> SwiftReader.Text { SwiftReader.Text(name: "A.swift", bytes: Array("struct A {}".utf8), path: path) }
        let reader = Self.reader(cache: folder)
        for path in ["/one/A.swift", "/two/A.swift", "/one/A.swift"] { _ = try reader.facts(of: [text(path)], for: CompilationTarget()) }
        #expect(reader.requests == 2)
        // Also in the next session.
        let next = Self.reader(cache: folder)
        for path in ["/two/A.swift", "/three/A.swift"] { _ = try next.facts(of: [text(path)], for: CompilationTarget()) }
        #expect(next.requests == 1)
    }

    @Test func onlyTheLatestAnswersAboutAFileStayInMemory() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let reader = Self.reader(cache: folder)
        func read(_ path: String, _ edit: Int) throws -> String? {
            let text = SwiftReader.Text(name: "A.swift", bytes: Array("struct A\(edit) {}".utf8), path: path)
            return try reader.facts(of: [text], for: CompilationTarget())[0].declarations.first?.name
        }
        for edit in 0..<20 {
            for path in ["/one/A.swift", "/two/A.swift"] { #expect(try read(path, edit) == "A\(edit)") }
        }
        #expect(reader.answersInMemory == 2 * LatestFacts.limit && reader.requests == 40)
        // Older ones come from the cache.
        for edit in [19, 0] { #expect(try read("/one/A.swift", edit) == "A\(edit)") }
        #expect(reader.answersInMemory == 2 * LatestFacts.limit && reader.requests == 40)
    }

    @Test(arguments: [
        ("#if os(iOS)", "#if true   ", true), ("#if os(iOS)", "#if frue   ", false), ("a(b)", "a  b", false), ("a(b)", "a(b", false), ("a\nb", "a b", false),
        ("a: B", "a: B = B()", true), ("a é b", "a    b", true), ("@objc func a()", "      func a()", true), ("let true1 = 1", "let true1 = 1", true),
        ("a", "a; import FoundationXML", true), ("a", "a; import Foundation", false),
    ])
    func rulesAreChecked(_ old: String, _ new: String, _ isExplained: Bool) {
        #expect((RewritingRules.violation(Array(old.utf8), Array(new.utf8)) == nil) == isExplained)
    }

    /// Files that are cut and put together by chance. Scripts/nightly reads more of them, with another seed each day.
    @Test func splicedFilesAreRead() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["EASEL_SPLICED_FILES"].flatMap { Int($0) } ?? 60
        var numbers = SplitMix(state: environment["EASEL_SPLICED_SEED"].flatMap { UInt64($0) } ?? 1)
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let reader = Self.reader(cache: folder)
        let sources = try Self.texts(below: ["Tests/SwiftSourceTests", "Scenes"]).map(\.text).filter { !$0.isEmpty }
        for start in stride(from: 0, to: count, by: 60) {
            let texts = (start..<min(start + 60, count)).map { _ in Self.spliced(sources, &numbers) }
            do {
                let names = ["main.swift", "Package.swift", "A.swift"]
                let inputs = texts.enumerated().map { SwiftReader.Text(name: names[$0.offset % 3], bytes: $0.element) }
                let facts = try reader.facts(of: inputs, for: CompilationTarget())
                for (text, facts) in zip(texts, facts) {
                    let lines = { (text: [UInt8]) in text.count { $0 == UInt8(ascii: "\n") } }
                    let compiled = facts.rewritten.map { [UInt8]($0) } ?? text
                    #expect(lines(compiled) == lines(text))
                    #expect(facts.literals.literals.allSatisfy { $0.range.upperBound <= compiled.count })
                }
            } catch {
                // Found by hand: each text alone.
                let place = FileManager.default.temporaryDirectory.appending(path: "easel-spliced-\(start)")
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                for (number, text) in texts.enumerated() { try Data(text).write(to: place.appending(path: "\(number).swift")) }
                Issue.record("\(error); the texts are in \(place.path)")
            }
        }
    }

    /// Returns one to six parts of files, of which some begin or end within a line, and some have a byte changed.
    private static func spliced(_ sources: [[UInt8]], _ numbers: inout SplitMix) -> [UInt8] {
        var text: [UInt8] = []
        for _ in 0..<Int.random(in: 1...6, using: &numbers) {
            let source = sources[Int.random(in: 0..<sources.count, using: &numbers)]
            let start = Int.random(in: 0..<source.count, using: &numbers)
            text += source[start..<min(source.count, start + Int.random(in: 1...1500, using: &numbers))]
        }
        for _ in 0..<Int.random(in: 0...3, using: &numbers) {
            text[Int.random(in: 0..<text.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
        }
        return text
    }
}
