import Commands
import Foundation
import FramePipeline
import ImageCodec
import Testing

@testable import SwiftSource

/// Nothing outside of the root is read, and each folder and file of a project once.
final class ProjectFilesTests: Sendable {
    /// A folder with the project, and another one beside it.
    private let folder: String
    private var app: String { "\(folder)/App" }

    init() throws {
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/easel-\(UUID().uuidString)"
        try write(["App/A.swift": Self.view, "Other/X.swift": "let x = 0", "Other/Secret": "key = value", "Other/p.pdf": "%PDF"])
        try write(["Other/s.metal": "", "Other/t.xcstrings": "{}"])
    }
    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private static let view = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"

    private func write(_ files: [String: String]) throws {
        for (name, text) in files { try AtomicFile.write(Array(text.utf8), to: "\(folder)/\(name)") }
    }

    private func link(_ name: String, to target: String) throws {
        let path = "\(folder)/\(name)"
        try FileManager.default.createDirectory(at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    /// Returns what reading a file throws; nil if it is read.
    private func reason(_ files: ProjectFiles, _ name: String, limit: Int = 100) -> String? {
        do {
            _ = try files.read(name.hasPrefix("/") ? name : "\(app)/\(name)", limit: limit)
            return nil
        } catch { return error.reason.replacing(folder, with: "") }
    }

    @Test(arguments: [false, true]) func onlyRegularFilesBelowTheRootAreRead(isOldKernel: Bool) throws {
        try link("App/Sub/same", to: "../A.swift")
        try link("App/absolute", to: "\(app)/A.swift")
        try link("App/folder", to: "Sub")
        try link("App/out", to: "../Other/Secret")
        try link("App/outer", to: "../Other")
        try link("App/zero", to: "/dev/zero")
        try link("App/self", to: "self")
        try link("Name", to: "App")
        let pipe = unsafe mkfifo("\(app)/pipe", 0o600)
        #expect(pipe == 0)
        let files = ProjectFiles(root: app, isOldKernel: isOldKernel)
        for name in ["A.swift", "./Sub/../A.swift", "Sub/same", "absolute", "folder/same", "\(folder)/Name/A.swift"] { #expect(reason(files, name) == nil) }
        #expect(try ProjectFiles(root: "\(folder)/Name", isOldKernel: isOldKernel).read("\(app)/A.swift") == Array(Self.view.utf8))
        #expect(throws: Never.self) { try files.checkAll() }
        let outside = "/Other/Secret, outside of /App; --root  allows it"
        #expect(reason(files, "out") == "it leads to \(outside)")
        #expect(reason(files, "outer/Secret") == "it leads to \(outside)")
        #expect(reason(files, "../Other/Secret") == "it is outside of /App; --root  allows it")
        #expect(reason(files, "zero")?.hasPrefix("it leads to /dev/zero, outside of /App; ") == true)
        #expect(reason(files, "pipe") == "it is not a regular file")
        #expect(reason(files, "Sub") == "it is a folder")
        #expect(reason(files, "none") == "no such file")
        #expect(reason(files, "../none") == "no such file")
        #expect(reason(files, "self") == "its links lead in a circle")
        #expect(reason(files, "A.swift", limit: 10) == "larger than the limit of 10 bytes")
        #expect(files.mapped("\(app)/A.swift") == Data(Self.view.utf8))
        #expect(files.mapped("\(app)/out") == nil)
        #expect(throws: InputError.self) { try files.checkAll() }
        let entries = try #require(files.list(app)).entries
        #expect(entries.map(\.name) == ["A.swift", "Sub", "absolute", "folder", "out", "outer", "pipe", "self", "zero"])
        #expect(entries.map(\.kind) == [.file, .folder, .file, .folder, .outside, .outside, .other, .missing, .outside])
        #expect(files.list("\(app)/outer") == nil)
        let single = ProjectFiles(root: "\(app)/A.swift", isOldKernel: isOldKernel)
        #expect(reason(single, "A.swift") == nil)
        #expect(reason(single, "out")?.hasPrefix("it is outside of /App/A.swift; ") == true)
    }

    private func selection(_ name: String, root: String? = nil) -> SourceSelection {
        var selection = SourceSelection(path: "\(folder)/\(name)")
        selection.root = root
        return selection
    }

    /// The ways in which a project can name something outside: its files, and links.
    private static let ways: [(files: [String: String], links: [String: String])] = [
        (["project.yml": spec("configFiles: {Debug: c.xcconfig}"), "c.xcconfig": "#include \"../Other/Secret\""], [:]),
        (["project.yml": spec("configFiles: {Debug: ../Other/Secret}")], [:]),
        (["project.yml": spec("info: {path: ../Other/Secret}")], [:]),
        (["project.yml": "include: ../Other/Secret\n" + spec("")], [:]),
        (["project.yml": spec("resources: [../Other/p.pdf]")], [:]),
        (["project.yml": spec("").replacing("[A.swift]", with: "[A.swift, ../Other]")], [:]),
        (["Package.swift": package(".executableTarget(name: \"App\", path: \"../Other\")")], [:]),
        (["Package.swift": package(".executableTarget(name: \"App\", path: \".\", resources: [.copy(\"../Other\")])")], [:]),
        (["App.xcodeproj/project.pbxproj": SourcePlaceTests.project([("application", "App", ["A.swift", "../Other/X.swift"])])], [:]),
        (["App.xcodeproj/project.pbxproj": synchronized], [:]),
        ([:], ["X.swift": "../Other/X.swift"]),
        ([:], ["Images.xcassets/p.imageset/p.pdf": "../../../Other/p.pdf"]),
        ([:], ["en.lproj/Localizable.strings": "../../Other/Secret"]),
        ([:], ["Model.mlpackage/Data": "../../Other"]),
        ([:], ["Model.xcdatamodeld/V.xcdatamodel/contents": "../../../Other/Secret"]),
        ([:], ["Fonts.bundle/f.ttf": "../../Other/Secret"]),
        (["project.yml": spec("").replacing("[A.swift]", with: "[A.swift, ../Other/s.metal]")], [:]),
        (["project.yml": spec("").replacing("[A.swift]", with: "[A.swift, ../Other/t.xcstrings]")], [:]),
    ]

    private static func spec(_ more: String) -> String { "name: App\ntargets:\n  App: {type: application, platform: iOS, sources: [A.swift], \(more)}\n" }
    private static func package(_ target: String) -> String {
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"App\", targets: [\(target)])\n"
    }
    private static let synchronized =
        "{ objects = { P = {isa = PBXProject; mainGroup = G; targets = (T, ); }; G = {isa = PBXGroup; children = (S, ); sourceTree = \"<group>\"; }; "
        + "S = {isa = PBXFileSystemSynchronizedRootGroup; path = \"../Other\"; sourceTree = \"<group>\"; }; "
        + "T = {isa = PBXNativeTarget; name = App; productType = \"com.apple.product-type.application\"; fileSystemSynchronizedGroups = (S, ); }; }; "
        + "rootObject = P; }"

    @Test(arguments: ways.indices) func filesOutsideAreErrorsThatNameThem(_ way: Int) throws {
        try write(Dictionary(uniqueKeysWithValues: Self.ways[way].files.map { ("App/\($0)", $1) }))
        for (name, target) in Self.ways[way].links { try link("App/\(name)", to: target) }
        let error = #expect(throws: InputError.self) { try SwiftSource(selection("App"), for: CompilationTarget()) }
        #expect(error.map { $0.description.contains("\(folder)/Other") || $0.path.contains("../Other") } == true)
        #expect(error?.reason.hasSuffix("; --root \(folder) allows it") == true)
        #expect(throws: Never.self) { try SwiftSource(selection("App", root: folder), for: CompilationTarget()) }
        // The root of a repository contains all that is in it.
        try write([".git/HEAD": ""])
        #expect(throws: Never.self) { try SwiftSource(selection("App"), for: CompilationTarget()) }
    }

    /// Names of what is outside don't become names of the program.
    @Test func catalogsHaveNoNamesFromOutside() throws {
        try write(["App/A.xcassets/a.imageset/Contents.json": "{}", "Other/secret.imageset/Contents.json": "{}"])
        try link("App/A.xcassets/Group", to: "../../Other")
        #expect(AssetCatalogs.names(inCatalog: "\(app)/A.xcassets", ProjectFiles(root: app)).images == ["a"])
        #expect(AssetCatalogs.names(inCatalog: "\(app)/A.xcassets", ProjectFiles(root: folder)).images == ["a", "secret"])
    }

    @Test func eachFolderAndFileIsReadOnce() throws {
        try write(["App/Sub/B.swift": "let b = 0", "App/Sub/b.json": "{}"])
        let links = ["s1": ".", "s2": ".", "Sub/up": "..", "a": "Sub", "out": "/", "C.swift": "A.swift", "Sub/other": "../../Other", "z.json": "/etc/hosts"]
        for (name, target) in links { try link("App/\(name)", to: target) }
        let pipe = unsafe mkfifo("\(app)/D.swift", 0o600)
        #expect(pipe == 0)
        let source = try SwiftSource(path: app)
        #expect(source.files.map(\.path) == ["\(app)/A.swift", "\(app)/Sub/B.swift"])
        #expect(source.modules.last?.resources == ["\(app)/Sub/b.json"])
        // A catalog is read by its path, also by the program.
        try link("App/Images.xcassets/again", to: ".")
        let error = #expect(throws: InputError.self) { try SwiftSource(path: app) }
        #expect(error?.description == "\(app)/Images.xcassets/again: it leads to a folder around it")
    }

    @Test func groupsAndFilesThatContainThemselvesEnd() throws {
        let groups = (0..<20).map { "G\($0) = {isa = PBXGroup; children = (G, G, G, G\(($0 + 1) % 20), ); sourceTree = \"<group>\"; };" }.joined()
        let project = SourcePlaceTests.project([("application", "App", ["A.swift"])], more: groups)
            .replacing("children = (F0x0", with: "children = (G0, G, F0x0")
        try write(["App/App.xcodeproj/project.pbxproj": project])
        #expect(try SwiftSource(path: app).files.map(\.path) == ["\(app)/A.swift"])
        let includes = String(repeating: "project.yml, ", count: 50)
        let templates = String(repeating: "T, ", count: 50)
        try write([
            "Spec/A.swift": Self.view,
            "Spec/project.yml": "include: [\(includes)]\ntargetTemplates: {T: {templates: [\(templates)]}}\n" + Self.spec("templates: [\(templates)]"),
        ])
        #expect(try SwiftSource(path: "\(folder)/Spec").files.map(\.path) == ["\(folder)/Spec/A.swift"])
    }
}
