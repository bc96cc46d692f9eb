import Foundation
import Testing

@testable import SwiftSource

/// The Swift names of the strings in catalogs.
struct StringSymbolTests {
    @Test(arguments: [
        ("Welcome", [], "Welcome"), ("%lld of %lld", ["_ arg1: Int", "_ arg2: Int"], #"\(arg1) of \(arg2)"#),
        ("%2$@ by %1$@", ["_ arg1: String", "_ arg2: String"], #"\(arg1) by \(arg2)"#),
        ("100% \"%(share).1f\"", ["share arg1: Double"], #"100% \"\(arg1)\""#), ("50%% off\n", [], #"50% off\n"#),
        ("%1$@, %1$@, %2$lld", ["_ arg1: String", "_ arg2: Int"], #"\(arg1), \(arg2), "#), ("%2$@", ["_ arg2: String"], #"\("")\(arg2)"#),
        ("%(in)@ %(1)@", ["`in` arg1: String", "_ arg2: String"], #"\(arg1) \(arg2)"#),
    ])
    func formatsAreParameters(value: String, parameters: [String], literal: String) {
        let parts = StringSymbols.parts(of: value)
        #expect(parts?.parameters == parameters)
        #expect(parts?.literal == literal)
    }

    @Test func literalsAreOnOneLine() { #expect(AssetSymbols.literal("a\n\"\\\u{1}ä") == #""a\n\"\\\u{1}ä""#) }

    @Test func stringsAddedByHandHaveSymbols() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func unit(_ text: String, state: String = "manual") -> String {
            #"{"extractionState":"\#(state)","localizations":{"en":{"stringUnit":{"value":"\#(text)"}}}}"#
        }
        let strings = #""welcome.title":\#(unit("Hi")),"Found":\#(unit("Found", state: "stale")),"count":\#(unit("%lld items"))"#
        let catalog = folder.appending(path: "Localizable.xcstrings")
        try Data(#"{"sourceLanguage":"en","version":"1.0","strings":{\#(strings)}}"#.utf8).write(to: catalog)
        var settings = BuildSettings()
        var module = SwiftSource.Module(name: "App", files: [], settings: settings, resources: [catalog.path])
        #expect(StringSymbols.source(for: module).isEmpty)
        settings.hasStringSymbols = true
        module = SwiftSource.Module(name: "App", files: [], settings: settings, resources: [catalog.path])
        let lines = StringSymbols.source(for: module).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let type = "SwiftUI.LocalizedStringResource"
        #expect(
            lines == [
                "import Foundation", "import SwiftUI", "extension \(type) {",
                #"nonisolated static func count(_ arg1: Int) -> \#(type) { \#(type)("count", defaultValue: "\(arg1) items", table: "Localizable", bundle: .main) }"#,
                #"nonisolated static var welcomeTitle: \#(type) { \#(type)("welcome.title", defaultValue: "Hi", table: "Localizable", bundle: .main) }"#, "}",
            ])
    }
}
