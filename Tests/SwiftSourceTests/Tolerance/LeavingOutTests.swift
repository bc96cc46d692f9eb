import Foundation
import SwiftFacts
import Synchronization
import Testing

@testable import SwiftSource

/// Rounds against a compiler that knows no name that begins with `Missing`, and prints nothing else.
@Suite(.needsRuntime)
struct LeavingOutTests {
    private static let path = "/App/App.swift"

    private func module(_ text: String) throws -> SwiftSource.Module {
        SwiftSource.Module(name: "App", files: [try SwiftSource.File(generated: text, path: Self.path)], settings: BuildSettings())
    }

    /// Returns the errors about the names that a file mentions.
    private static func errors(in file: SwiftSource.File) -> String {
        let lines = String(decoding: file.compiledText, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { number, line in
            line.ranges(of: #/Missing\w*/#).map { range in
                let column = line[..<range.lowerBound].utf8.count + 1
                return "\(file.path):\(number + 1):\(column): error: cannot find type '\(line[range])' in scope [cannot_find_type_in_scope]\n"
            }.joined()
        }.joined()
    }

    /// Returns the text without what is left out.
    private func rest(_ text: String) throws -> String {
        var rounds = LeavingOut(try module(text), rules: ErrorRules(tolerance: Tolerance())) { module, _ in module.files.map(Self.errors) }
        try rounds.run()
        #expect(!rounds.module.files[0].facts.hasParseErrors)
        return String(decoding: rounds.module.files[0].compiledText, as: UTF8.self)
    }

    /// Without spaces, of which there are as many as bytes that were left out.
    private func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    @Test(arguments: [
        ("class A: MissingP,\n MissingQ {}", "class A {}"), ("class A: MissingP, MissingQ {}", "class A {}"),
        ("class A: B,\n MissingP,\n MissingQ {}", "class A: B {}"), ("class A: MissingP,\n MissingQ,\n B {}", "class A: B {}"),
        ("class A: MissingP,\n B,\n MissingQ {}", "class A: B {}"), ("class A: MissingP,\n MissingQ,\n MissingR,\n MissingS {}", "class A {}"),
        ("class A: MissingP & MissingQ {}", "class A {}"), ("class A: B, MissingP &\n MissingQ {}", "class A: B {}"),
        ("protocol A: MissingP,\n MissingQ {}", "protocol A {}"), ("extension B: MissingP,\n MissingQ {}", "extension B {}"),
        ("enum A {\n case a(MissingX),\n b(MissingY)\n case c\n}", "enum A { case c }"),
        ("enum A {\n case a(MissingX),\n b,\n c(MissingY),\n d(MissingZ)\n}", "enum A { case b }"),
        ("enum A {\n case a(MissingX,\n MissingY), b\n}", "enum A { case b }"),
        ("struct A<T: MissingX,\n U: MissingY> {}\nstruct B {}", "struct B {}"),
        ("struct B {}\nfunc f<T>(_ t: T) where T: MissingX,\n T: MissingY {}", "struct B {}"),
        ("struct B { func f(a: MissingX,\n b: MissingY) {} }", "struct B { }"), ("struct B {}\ntypealias A = MissingX &\n MissingY", "struct B {}"),
    ])
    func neighborsInAListAreLeftOut(_ text: String, _ expected: String) throws { #expect(words(try rest(text)) == words(expected)) }

    /// The arguments whose parameters were left out before.
    @Test(arguments: [
        ("A(a: 1,\n b: 2)", ["a", "b"], "A()"), ("A(a: 1, b: 2)", ["a", "b"], "A()"), ("A(a: 1,\n b: 2,\n c: 3)", ["b", "c"], "A(a: 1)"),
        ("A(a: 1,\n b: 2,\n c: 3)", ["a", "b"], "A(c: 3)"), ("A(a: 1,\n b: 2,\n c: 3)", ["a", "c"], "A(b: 2)"),
    ])
    func neighboringArgumentsAreLeftOut(_ call: String, _ lost: [String], _ expected: String) throws {
        let text = "let x = \(call)"
        var rules = ErrorRules(tolerance: Tolerance())
        rules.lost = Set(lost)
        var rounds = LeavingOut(try module(text), rules: rules) { module, _ in
            module.files.map { file in
                let lines = String(decoding: file.compiledText, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
                return lines.enumerated().map { number, line in
                    lost.compactMap { label in
                        line.range(of: "\(label): ").map { range in
                            let column = line[..<range.lowerBound].utf8.count + 1
                            return "\(file.path):\(number + 1):\(column): error: extra argument '\(label)' in call [extra_argument_named]\n"
                        }
                    }.joined()
                }.joined()
            }
        }
        try rounds.run()
        #expect(words(String(decoding: rounds.module.files[0].compiledText, as: UTF8.self)) == words("let x = \(expected)"))
    }

    // MARK: Redeclarations

    private static let twice = "struct A {}\nstruct A {}\nstruct B {}"

    /// Returns rounds against a compiler that finds the second of two types named `A`.
    private func redeclaring(_ note: String, mayConflict: Bool, isAll: Bool = true) throws -> LeavingOut {
        LeavingOut(try module(Self.twice), rules: ErrorRules(tolerance: Tolerance(isAll: isAll)), mayConflict: mayConflict) { module, _ in
            guard String(decoding: module.files[0].compiledText, as: UTF8.self).ranges(of: "struct A").count == 2 else { return [] }
            return [
                "\(Self.path):2:8: error: invalid redeclaration of 'A' [invalid_redecl]\n\(note): note: 'A' previously declared here [invalid_redecl_prev]\n"
            ]
        }
    }

    @Test func aRedeclarationIsLeftOutIfAllIsTolerated() throws {
        for mayConflict in [true, false] {
            var rounds = try redeclaring("\(Self.path):1:8", mayConflict: mayConflict)
            try rounds.run()
            #expect(rounds.pieces.map(\.title) == ["A"] && rounds.pieces.map(\.line) == [2])
            rounds = try redeclaring("\(Self.path):1:8", mayConflict: mayConflict, isAll: false)
            #expect(throws: LeavingOut.Remaining.self) { try rounds.run() }
        }
    }

    @Test func aNameOfEaselsIsAConflictWhileFewerCanBeTried() throws {
        var rounds = try redeclaring("/tmp/0/EaselClock.swift:1:8", mayConflict: true)
        #expect(throws: LeavingOut.Conflict.self) { try rounds.run() }
        rounds = try redeclaring("/tmp/0/EaselClock.swift:1:8", mayConflict: false)
        try rounds.run()
        #expect(rounds.pieces.map(\.title) == ["A"])
    }

    // MARK: Errors away from their cause

    /// The compiler says that the whole body is wrong while it contains `Missing`, and all the time that a search lasts.
    @Test func theSearchForACauseEnds() throws {
        let rows = (0..<1000).map { "Text(\"\($0)\")" }.joined(separator: "\n")
        let checks = Mutex(0)
        let text = "struct A: View { var body: some View {\nText(\"a\")\n\(rows)\n} }"
        var rounds = LeavingOut(try module(text), rules: ErrorRules(tolerance: Tolerance(isAll: true))) { module, _ in
            checks.withLock { $0 += 1 }
            guard String(decoding: module.files[0].compiledText, as: UTF8.self).contains("Text(\"a\")") else { return [] }
            // Each trial has an error of its own, so that nothing helps.
            return ["\(Self.path):2:1: error: failed to produce diagnostic \(checks.withLock { $0 }) [failed_to_produce_diagnostic]\n"]
        }
        try rounds.run()
        #expect(checks.withLock { $0 } < 200)
        #expect(rounds.pieces.map(\.title) == ["Text"])
    }

    private static let complex = "error: the compiler is unable to type-check this expression in reasonable time [expression_too_complex]\n"

    /// What is left of a body, which the compiler can't check while it contains `store.visible`.
    @Test(arguments: [
        (["Text(store.visible)", "Text(store.visible.count)"], [true, true]), (["Text(order.visible)", "Text(store.visible)"], [false, true]),
        (["Text(\"a\")", "VStack { Text(store.visible).bold() }"], [false, true]),
    ])
    func partsThatUseWhatIsGoneAreTriedFirst(_ lines: [String], _ isLeftOut: [Bool]) throws {
        let others = (0..<100).map { "Text(\"\($0)\")" }
        let text = "struct A: View { var body: some View {\nVStack {\n\((others + lines + others).joined(separator: "\n"))\n}\n} }"
        var rules = ErrorRules(tolerance: Tolerance())
        rules.lost = ["visible"]
        let checks = Mutex(0)
        var rounds = LeavingOut(try module(text), rules: rules) { module, check in
            checks.withLock { $0 += 1 }
            #expect(!check.isThorough)
            return String(decoding: module.files[0].compiledText, as: UTF8.self).contains("store.visible") ? ["\(Self.path):3:1: \(Self.complex)"] : []
        }
        try rounds.run()
        let rest = String(decoding: rounds.module.files[0].compiledText, as: UTF8.self)
        #expect(lines.map { !rest.contains($0) } == isLeftOut)
        #expect(rounds.pieces.count == isLeftOut.count { $0 } && rounds.pieces.allSatisfy { $0.cause == .leftOut("visible") })
        // Declarations; bodies; the file alone, and without all, the first, and the second part; declarations that changed, or bodies.
        #expect(checks.withLock { $0 } <= 8)
    }

    /// The compiler has another place for an expression that takes too much work when it may do more of it.
    @Test(arguments: [false, true])
    func onlyWhatTakesTooMuchWorkForABuildIsLeftOut(_ failsInBuilds: Bool) throws {
        let text = "struct A: View { var body: some View {\nText(\"a\")\nText(\"b\")\n} }"
        var rounds = LeavingOut(try module(text), rules: ErrorRules(tolerance: Tolerance(isAll: true))) { module, check in
            guard !check.skipsBodies, String(decoding: module.files[0].compiledText, as: UTF8.self).contains("Text(\"a\")") else { return [] }
            if check.isThorough { return failsInBuilds ? ["\(Self.path):3:1: \(Self.complex)"] : [] }
            return ["\(Self.path):2:1: \(Self.complex)"]
        }
        try rounds.run()
        #expect(rounds.pieces.map(\.line) == (failsInBuilds ? [2] : []))
    }
}
