import Foundation
import Testing

@testable import SwiftSource

/// What `render snapshot --since` draws.
@Suite final class AffectedFilesTests {
    private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "easel-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write("Model.swift", "struct Item { let name: String }")
        try write("Row.swift", "struct Row: View { let item: Item; var body: some View { let text = item.name; return Text(text) } }")
        try write(
            "Page.swift", "#Preview(\"Page\") { Row(item: Item(name: \"a\")) }\n#Preview(\"Side\", traits: .landscapeLeft) { Row(item: .init(name: \"b\")) }")
        try write("Other.swift", "struct Other: View { var body: some View { let item = 1; return Text(\"\\(item)\") } }\n#Preview { Other() }")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ name: String, _ text: String) throws {
        try Data("import SwiftUI\n\(text)\n".utf8).write(to: folder.appending(path: name))
    }

    private func affected(_ names: String...) throws -> [String] {
        let source = try SwiftSource(path: folder.path)
        return AffectedFiles(source, changed: Set(names.map { folder.appending(path: $0).path })).paths.map { ResourceFiles.name(of: $0) }.sorted()
    }

    @Test func aFileAffectsThoseThatUseWhatItDeclares() throws {
        #expect(try affected("Model.swift") == ["Model.swift", "Page.swift", "Row.swift"])
        #expect(try affected("Page.swift") == ["Page.swift"])
        #expect(try affected("Other.swift") == ["Other.swift"])
        #expect(try affected() == [])
        #expect(try affected("logo.png").count == 4)
        #expect(try affected("README.md") == [])
    }

    @Test func extensionsAffectTheUsersOfWhatTheyAdd() throws {
        try write("Theme.swift", "extension Color { static let brand = Color.red }\nextension Item { var title: String { name } }")
        try write("Badge.swift", "struct Badge: View { var body: some View { Color.brand } }")
        #expect(try affected("Theme.swift") == ["Badge.swift", "Model.swift", "Page.swift", "Row.swift", "Theme.swift"])
        #expect(try affected("Badge.swift") == ["Badge.swift"])
    }

    @Test func aFolderOfSeveralProgramsHasParts() throws {
        #expect(SwiftSource.parts(of: folder.path).map(\.name) == [""])
        for name in ["One", "Two"] {
            let place = folder.appending(path: "Apps/\(name)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data("// swift-tools-version: 6.0\n".utf8).write(to: place.appending(path: "Package.swift"))
        }
        let parts = SwiftSource.parts(of: folder.path)
        #expect(parts.map(\.name) == ["", "One", "Two"])
        #expect(parts[0].excluded == ["Apps/One", "Apps/Two"])
        #expect(parts[1].path == folder.path + "/Apps/One")
        for name in ["Three", "Four"] {
            try FileManager.default.createDirectory(at: folder.appending(path: "Apps/\(name)/Sources"), withIntermediateDirectories: true)
            try write("Apps/\(name)/Sources/App.swift", "@main struct Main: App { var body: some Scene { WindowGroup { Text(\"\") } } }")
        }
        #expect(SwiftSource.parts(of: folder.path).map(\.name) == ["", "One", "Two", "Four", "Three"])
    }

    private let entries = ["Page", "Side", "Preview", "Other"].map { ViewCatalog.Entry(name: $0, kind: .preview) }

    @Test func previewsAreLeftOutByNameAndTrait() throws {
        let source = try SwiftSource(path: folder.path)
        func names(_ skipped: [String], _ traits: [String]) throws -> [String] {
            try source.select(entries, skipping: skipped, traits: traits, since: nil).map(\.name)
        }
        #expect(try names(["P*"], []) == ["Side", "Other"])
        #expect(try names([], ["landscapeLeft"]) == ["Page", "Preview", "Other"])
    }

    @Test func changesSinceACommitSelectPreviews() throws {
        func git(_ arguments: String...) throws { #expect(try ChildProcess.run("/usr/bin/env", ["git", "-C", folder.path] + arguments).status == 0) }
        try git("init", "-q")
        try git("add", ".")
        try git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "first")
        func names() throws -> [String] {
            try SwiftSource(path: folder.path).select(entries, skipping: [], traits: [], since: "HEAD").map(\.name)
        }
        #expect(try names() == [])
        try write("Other.swift", "struct Other: View { var body: some View { Text(\"new\") } }\n#Preview { Other() }")
        #expect(try names() == ["Preview", "Other"])
        let error = #expect(throws: SwiftSourceError.self) { try SwiftSource(path: folder.path).select(entries, skipping: [], traits: [], since: "nowhere") }
        #expect(error?.description.hasPrefix("--since nowhere: git says: ") == true)
    }
}
