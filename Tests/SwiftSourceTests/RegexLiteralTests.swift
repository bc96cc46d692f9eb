import Testing

@testable import SwiftSource

/// Regular expressions between slashes, which need an option of the compiler.
struct RegexLiteralTests {
    @Test(
        arguments: [
            "let a = /[a-z]+/", "text.replacing(/\\d/) { _ in }", "try /(?<year>\\d{4})-(?<day>\\d)/.wholeMatch(in: a)", "f(a, /x/)", "return /a b/", "    /a/",
            "switch a { case /b/: c }", "if let a = text.firstMatch(of: /\\/(x)\\//) {}",
        ])
    func expressionsAreFound(_ code: String) throws { #expect(try facts(of: code).hasBareRegex) }

    @Test(
        arguments: [
            "let a = b / c / d", "f(1 / 60, g / 2) { }", "f(a/b, c/d)", "reduce(1, /)", "zip(a, b).map(/)", "// a = /b/", "/* a = /b/ */", "let a = \"/b/\"",
            "let a = \"\\(b / c) /\"", "let a = b\n    / c / d", "(a + b)/c/d", "a[0]/b/c", "let url = #/a/b/#",
        ])
    func divisionsAreNotExpressions(_ code: String) throws { #expect(try !facts(of: code).hasBareRegex) }
}
