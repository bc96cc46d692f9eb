import Commands
import Foundation
import Testing

@testable import SwiftSource

/// The previews that `render snapshot --since` draws.
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
        #expect(try affected("__Snapshots__/Page.png") == [])
    }

    @Test func extensionsAffectTheUsersOfWhatTheyAdd() throws {
        try write("Theme.swift", "extension Color { static let brand = Color.red }\nextension Item { var title: String { name } }")
        try write("Badge.swift", "struct Badge: View { var body: some View { Color.brand } }")
        #expect(try affected("Theme.swift") == ["Badge.swift", "Model.swift", "Page.swift", "Row.swift", "Theme.swift"])
        #expect(try affected("Badge.swift") == ["Badge.swift"])
    }

    @Test(arguments: [
        "extension Color { init(hex: Int) { self = .red } }", "extension Array { subscript(safe index: Int) -> Element? { nil } }",
        "extension Text { static func + (a: Text, b: Text) -> Text { a } }", "func += (a: inout Item, b: Item) {}",
    ])
    func extensionsWithoutNamesAffectEverything(_ text: String) throws {
        try write("Theme.swift", text)
        #expect(try affected("Theme.swift").count == 5)
    }

    @Test func initializersOfOwnTypesAffectTheirUsers() throws {
        try write("Theme.swift", "extension Item { init() { self.init(name: \"\") } }\nextension Color { func mix(with other: Color = .init()) {} }")
        #expect(try affected("Theme.swift") == ["Model.swift", "Page.swift", "Row.swift", "Theme.swift"])
    }

    @Test func aFolderOfSeveralProgramsHasParts() throws {
        #expect(SwiftSource.parts(of: folder.path).map(\.name) == [""])
        for name in ["One", "Two"] {
            let place = folder.appending(path: "Apps/\(name)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data("// swift-tools-version: 6.0\n".utf8).write(to: place.appending(path: "Package.swift"))
        }
        let parts = SwiftSource.parts(of: folder.path)
        #expect(parts.map(\.name) == ["", "Apps/One", "Apps/Two"])
        #expect(parts[0].excluded == ["Apps/One", "Apps/Two"])
        #expect(parts[1].path == folder.path + "/Apps/One")
        for name in ["Three", "Four"] {
            try FileManager.default.createDirectory(at: folder.appending(path: "Apps/\(name)/Sources"), withIntermediateDirectories: true)
            try write("Apps/\(name)/Sources/App.swift", "@main struct Main: App { var body: some Scene { WindowGroup { Text(\"\") } } }")
        }
        #expect(SwiftSource.parts(of: folder.path).map(\.name) == ["", "Apps/One", "Apps/Two", "Apps/Four", "Apps/Three"])
    }

    private var entries: [ViewCatalog.Entry] {
        [("Page", "Page", 2), ("Side", "Page", 3), ("Preview", "Other", 3), ("Other", "Other", 2)].map { name, file, line in
            let path = folder.appending(path: file + ".swift").path
            return ViewCatalog.Entry(name: name, kind: .preview, place: ViewCatalog.Entry.Place(file: path, line: line))
        }
    }

    @Test func previewsAreLeftOutByNameAndTrait() throws {
        let source = try SwiftSource(path: folder.path)
        func names(_ skipped: [String], _ traits: [String]) throws -> [String] {
            try source.select(entries, skipping: skipped, traits: traits, since: nil).map(\.name)
        }
        #expect(try names(["P*"], []) == ["Side", "Other"])
        #expect(try names([], ["landscapeLeft"]) == ["Page", "Preview", "Other"])
    }

    /// Makes a folder a repository with one commit.
    private func commit(_ folder: URL) throws {
        for arguments in [["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "first"]] {
            try #require(try ChildProcess.run("/usr/bin/env", ["git", "-C", folder.path] + arguments).status == 0)
        }
    }

    @Test func changesSinceACommitSelectPreviews() throws {
        try commit(folder)
        func names() throws -> [String] {
            try SwiftSource(path: folder.path).select(entries, skipping: [], traits: [], since: "HEAD").map(\.name)
        }
        #expect(try names() == [])
        try write("Other.swift", "struct Other: View { var body: some View { Text(\"new\") } }\n#Preview { Other() }")
        #expect(try names() == ["Preview", "Other"])
        let error = #expect(throws: UsageError.self) { try SwiftSource.check(commit: "nowhere", for: folder.path + "/Other.swift") }
        #expect(error?.description.hasPrefix("--since nowhere: git knows no such commit in \(folder.path)") == true)
        try SwiftSource.check(commit: "HEAD", for: folder.path)
    }

    /// A repository's configuration names programs that git starts.
    @Test(
        .needsRuntime,
        .enabled(if: (try? Sandbox(allowed: [.confined])) != nil, "the kernel has no Landlock"))
    func programsOfARepositoryWriteNothing() throws {
        let target = folder.appending(path: "written").path
        try write(".gitattributes", "*.swift filter=f")
        try commit(folder)
        for (name, command) in [("core.fsmonitor", "touch \(target)-monitor"), ("filter.f.clean", "touch \(target)-filter; cat")] {
            try #require(try ChildProcess.run("/usr/bin/env", ["git", "-C", folder.path, "config", name, command]).status == 0)
        }
        try write("Other.swift", "// new")
        #expect(try AffectedFiles.changed(since: "HEAD", in: folder.path, files: []).contains(folder.path + "/Other.swift"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("written") } == [])
        // Without confinement, they write.
        _ = try ChildProcess.run("/usr/bin/env", ["git", "-C", folder.path, "diff", "HEAD"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("written") } != [])
    }

    @Test func packagesElsewhereAndSymbolicLinksBelongToTheChange() throws {
        let (app, kit) = (folder.appending(path: "App"), folder.appending(path: "Kit"))
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: kit.appending(path: "Sources"), withIntermediateDirectories: true)
        try write("App/View.swift", "")
        try write("Kit/Sources/Badge.swift", "")
        try write("Kit/Package.swift", "")
        try commit(folder)
        try FileManager.default.createSymbolicLink(at: folder.appending(path: "Link"), withDestinationURL: app)
        let link = folder.appending(path: "Link").path
        let files = [link + "/View.swift", link + "/../Kit/Sources/Badge.swift", app.path + "/../Kit/Sources/Badge.swift"]
        func changed() throws -> [String] {
            try AffectedFiles.changed(since: "HEAD", in: link, files: files).map { String($0.dropFirst(folder.path.count)) }.sorted()
        }
        #expect(try changed() == [])
        try write("App/View.swift", "// new")
        try write("Kit/Sources/Badge.swift", "// new")
        #expect(try changed() == ["/App/View.swift", "/Kit/Sources/Badge.swift"])
        // A package with a repository that doesn't have the commit.
        try commit(kit)
        let head = try ChildProcess.run("/usr/bin/env", ["git", "-C", folder.path, "rev-parse", "HEAD"]).output
        let first = String(decoding: head, as: UTF8.self).trimmingCharacters(in: .newlines)
        try write("Kit/Sources/Badge.swift", "// newer")
        #expect(try AffectedFiles.changed(since: first, in: link, files: files).contains(kit.path + "/Sources/Badge.swift"))
    }
}
