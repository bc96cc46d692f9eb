import Commands
import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// The project that a file belongs to, and the root.
final class SourcePlaceTests: Sendable {
    private let folder: URL

    init() throws {
        folder = URL(filePath: FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path).appending(path: "easel-\(UUID().uuidString)")
    }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ files: [String: String]) throws {
        for (name, text) in files { try AtomicFile.write(Array(text.utf8), to: folder.appending(path: name).path) }
    }

    private func place(_ name: String, root: String? = nil, target: String? = nil) throws -> SourcePlace {
        var selection = SourceSelection(path: "\(folder.path)/\(name)", target: target)
        selection.root = root
        return try SourcePlace(selection)
    }

    /// Returns the project of a file, with its target, and the root, as paths in the folder.
    private func found(_ name: String, target: String? = nil) throws -> String {
        let place = try place(name, target: target)
        func short(_ path: String) -> String { path == folder.path ? "." : path.replacing(folder.path + "/", with: "") }
        return (["\(short(place.projectPath))"] + [place.target].compactMap { $0 } + ["in \(short(place.root))"]).joined(separator: " ")
    }

    /// The text of an Xcode project with an application, an extension, and tests.
    ///
    /// - Parameter targets: the type of each target, its name, and its files.
    static func project(_ targets: [(type: String, name: String, files: [String])], more: String = "") -> String {
        var objects: [String] = []
        var references: [String] = []
        for (index, target) in targets.enumerated() {
            for (number, file) in target.files.enumerated() {
                references.append("F\(index)x\(number)")
                objects.append("F\(index)x\(number) = {isa = PBXFileReference; path = \"\(file)\"; sourceTree = SOURCE_ROOT; };")
                objects.append("B\(index)x\(number) = {isa = PBXBuildFile; fileRef = F\(index)x\(number); };")
            }
            let files = target.files.indices.map { "B\(index)x\($0), " }.joined()
            objects.append("S\(index) = {isa = PBXSourcesBuildPhase; files = (\(files)); };")
            objects.append(
                "T\(index) = {isa = PBXNativeTarget; name = \"\(target.name)\"; productType = \"com.apple.product-type.\(target.type)\"; buildPhases = (S\(index), ); };"
            )
        }
        let ids = targets.indices.map { "T\($0), " }.joined()
        return
            "{ objects = { P = {isa = PBXProject; mainGroup = G; targets = (\(ids)); }; G = {isa = PBXGroup; children = (\(references.joined(separator: ", "))); "
            + "sourceTree = \"<group>\"; }; \(objects.joined(separator: " ")) \(more) }; rootObject = P; }"
    }

    @Test(arguments: [
        ("App", "../Kit", "Kit"), ("App/Sub", "../../Kit/./A.swift", "Kit/A.swift"), (".", "../Kit", "../Kit"), ("..", "../Kit", "../../Kit"),
        (".", "a/", "./a"),
        ("App", ".", "App"), ("App", "..", "."), ("/", "a/../b", "/b"), ("/App", "../..", "/"), ("App", "/Kit", "/Kit"), ("../App", "../Kit", "../Kit"),
    ])
    func pathsThatAFileNamesHaveNoStepsBack(folder: String, path: String, joined: String) { #expect(FolderPath.joined(folder, path) == joined) }

    @Test func theNearestProjectWithATargetThatHasTheFileIsFound() throws {
        let project = Self.project([
            ("application", "Shop", ["App/a.swift", "App/shared.swift"]), ("app-extension", "Widget", ["Widget/w.swift", "App/shared.swift"]),
            ("bundle.unit-test", "Tests", ["Tests/t.swift"]),
        ])
        let manifest = "let p = Package(name: \"Kit\", targets: [.target(name: \"Kit\", exclude: [\"Old\"]), .testTarget(name: \"KitTests\")])"
        try write([
            ".git": "gitdir: x", "ios/Shop.xcodeproj/project.pbxproj": project, "ios/App/a.swift": "", "ios/App/shared.swift": "", "ios/Widget/w.swift": "",
            "ios/Tests/t.swift": "", "Kit/Package.swift": manifest, "Kit/Sources/Kit/k.swift": "", "Kit/Sources/Kit/Old/o.swift": "", "lone.swift": "",
            "yaml/project.yml": "targets: { Gen: { type: application, platform: iOS, sources: Code } }", "yaml/Code/deep/y.swift": "",
        ])
        #expect(try found("ios/App/a.swift") == "ios/Shop.xcodeproj Shop in .")
        #expect(try found("ios/App/shared.swift") == "ios/Shop.xcodeproj Shop in .")
        #expect(try found("ios/App/shared.swift", target: "Widget") == "ios/Shop.xcodeproj Widget in .")
        #expect(try found("ios/Widget/w.swift") == "ios/Shop.xcodeproj Widget in .")
        #expect(try found("ios/Tests/t.swift") == "ios/Tests/t.swift in .")
        #expect(try found("Kit/Sources/Kit/k.swift") == "Kit Kit in .")
        #expect(try found("Kit/Sources/Kit/Old/o.swift") == "Kit/Sources/Kit/Old/o.swift in .")
        #expect(try found("yaml/Code/deep/y.swift") == "yaml/project.yml Gen in .")
        #expect(try found("lone.swift") == "lone.swift in .")
        #expect(try found("ios") == "ios in ." && found("Kit/Package.swift") == "Kit in .")
    }

    @Test func aWorkspaceNamesProjectsElsewhere() throws {
        let workspace = """
            <?xml version="1.0"?><Workspace version = "1.0">
              <Group location = "group:Projects" name = "P"><FileRef location = "group:One/One.xcodeproj"></FileRef><FileRef location = "group:../A &amp; B"/></Group>
              <FileRef location = "container:../outside.xcodeproj"></FileRef><FileRef location = "group:Kit"></FileRef>
            </Workspace>
            """
        let manifest = "let p = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])"
        try write([
            ".git/HEAD": "", "All.xcworkspace/contents.xcworkspacedata": workspace, "Sources/a.swift": "import Kit\nimport Both", "Kit/Package.swift": manifest,
            "Kit/Sources/Kit/k.swift": "", "Projects/One/One.xcodeproj/project.pbxproj": Self.project([("application", "One", ["../../Sources/a.swift"])]),
            "A & B/Package.swift": manifest.replacing("Kit", with: "Both"), "A & B/Sources/Both/b.swift": "",
        ])
        let read = XcodeWorkspace("\(folder.path)/All.xcworkspace", below: folder.path)
        #expect(read.projects == ["\(folder.path)/Projects/One/One.xcodeproj"])
        #expect(read.packages == ["\(folder.path)/A & B", "\(folder.path)/Kit"])
        #expect(try found("Sources/a.swift") == "Projects/One/One.xcodeproj One in .")
        let source = try SwiftSource(try selection("Sources/a.swift"), for: CompilationTarget())
        #expect(source.modules.map(\.name) == ["Both", "Kit", "One"])
        #expect(try SwiftSource(path: folder.path).modules.map(\.name) == ["Both", "Kit", "One"])
        #expect(try SwiftSource(path: folder.path + "/All.xcworkspace").modules.map(\.name) == ["Both", "Kit", "One"])
    }

    @Test func packagesFetchedBesideAWorkspaceAreBuilt() throws {
        let workspace =
            "<Workspace version = \"1.0\"><FileRef location = \"group:Apps/One/One.xcodeproj\"/><FileRef location = \"group:Kit\"/></Workspace>"
        func manifest(_ name: String, _ dependencies: String = "") -> String {
            "let p = Package(name: \"\(name)\", dependencies: [\(dependencies)], targets: [.target(name: \"\(name)\")])"
        }
        let kite = ".package(url: \"https://example.com/Kite.git\", from: \"1.0.0\")"
        let reference = "R = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.com/Lark\"; };"
        let project = Self.project([("application", "One", ["a.swift"])], more: reference).replacing(
            "mainGroup = G;", with: "mainGroup = G; packageReferences = (R, );")
        for folder in [".build/checkouts", "SourcePackages/checkouts"] {
            try write([
                ".git/HEAD": "", "All.xcworkspace/contents.xcworkspacedata": workspace, "Apps/One/One.xcodeproj/project.pbxproj": project,
                "Apps/One/a.swift": "import Kit\nimport Lark", "Kit/Package.swift": manifest("Kit", kite), "Kit/Sources/Kit/k.swift": "import Kite",
                "\(folder)/Kite/Package.swift": manifest("Kite"), "\(folder)/Kite/Sources/Kite/k.swift": "",
                "\(folder)/Lark/Package.swift": manifest("Lark"), "\(folder)/Lark/Sources/Lark/l.swift": "",
            ])
            for path in ["All.xcworkspace", "", "Apps/One", "Apps/One/One.xcodeproj", "Apps/One/a.swift"] {
                #expect(try Set(SwiftSource(try selection(path), for: CompilationTarget()).modules.map(\.name)) == ["Kite", "Kit", "Lark", "One"], "\(path)")
            }
            #expect(try SwiftSource(path: self.folder.path + "/Kit").modules.map(\.name) == ["Kite", "Kit"])
            try FileManager.default.removeItem(at: self.folder.appending(path: folder))
        }
    }

    @Test func anExtensionIsDrawnIfItIsAskedFor() throws {
        let project = Self.project([("application", "Shop", ["App/a.swift"]), ("app-extension", "Widgets", ["Widgets/w.swift"])])
        try write([".git/HEAD": "", "Shop.xcodeproj/project.pbxproj": project, "App/a.swift": "", "Widgets/w.swift": ""])
        #expect(try SwiftSource(path: folder.path).modules.map(\.name) == ["Shop"])
        for target in ["Widgets", "widgets"] {
            #expect(try SwiftSource(selection("", target: target), for: CompilationTarget()).modules.map(\.name) == ["Widgets"])
        }
        #expect(try SwiftSource(selection("Widgets/w.swift"), for: CompilationTarget()).modules.map(\.name) == ["Widgets"])
        #expect(try SwiftSource(selection("Widgets/w.swift", target: "Widgets"), for: CompilationTarget()).modules.map(\.name) == ["Widgets"])
    }

    @Test func aProgramAmongSeveralHasTheCodeBesideThem() throws {
        try write([
            ".git/HEAD": "", "App/a.swift": "import SwiftUI\n@main struct A: App {}\nlet a = Price()", "Shared/s.swift": "struct Price {}",
            "Widgets/w.swift": "import WidgetKit\n@main struct W: WidgetBundle {}", "Widgets/row.swift": "let b = Price()",
            "Other/o.swift": "import SwiftUI\n@main struct O: App {}",
        ])
        func files(_ name: String, target: String? = nil) throws -> [String] {
            let source = try SwiftSource(try selection(name, target: target), for: CompilationTarget())
            return source.files.map { String($0.path.dropFirst(folder.path.count + 1)) }.sorted()
        }
        let widgets = ["Shared/s.swift", "Widgets/row.swift", "Widgets/w.swift"]
        #expect(try files("Widgets/row.swift") == widgets && files("Widgets/w.swift") == widgets && files("", target: "Widgets") == widgets)
        #expect(try files("Widgets/row.swift", target: "Widgets") == widgets)
        #expect(try files("Shared/s.swift", target: "Widgets") == widgets && files("Widgets", target: "widgets") == widgets.filter { $0 != "Shared/s.swift" })
        #expect(try files("App/a.swift") == ["App/a.swift", "Shared/s.swift"] && files("Other/o.swift") == ["Other/o.swift"])
    }

    private func selection(_ name: String, view: String? = nil, target: String? = nil) throws -> SourceSelection {
        var selection = SourceSelection(path: name.isEmpty ? folder.path : "\(folder.path)/\(name)", target: target)
        selection.view = view
        return selection
    }

    @Test func withoutAProjectTheNearestFolderWithAProgramIsCompiled() throws {
        try write([
            ".git/HEAD": "", "Apps/One/App/main.swift": "@main struct One: App {}", "Apps/One/Views/v.swift": "struct V: View {}",
            "Apps/Two/b.swift": "@main struct Two: App {}", "Apps/loose.swift": "", "Apps/Three/Three.xcodeproj/project.pbxproj": "",
            "Apps/Three/c.swift": "@main struct Three: App {}", "Apps/Three/new.swift": "",
        ])
        #expect(try found("Apps/One/Views/v.swift") == "Apps/One in .")
        #expect(try SwiftSource(selection("Apps/One/Views/v.swift"), for: CompilationTarget()).files.count == 2)
        #expect(try found("Apps/Two/b.swift") == "Apps/Two in .")
        // Two apps share this folder, and a project has the third one.
        #expect(try found("Apps/loose.swift") == "Apps/loose.swift in .")
        #expect(try found("Apps/Three/new.swift") == "Apps/Three in .")
    }

    @Test func theRootIsNeverTheFolderOfEverythingOrAHomeFolder() throws {
        try write(["App/a.swift": "", "App/Views/v.swift": "", "App/m.swift": "@main struct M: App {}"])
        // Without a repository: the folder of the project, or of the file.
        #expect(try found("App/Views/v.swift") == "App in App")
        #expect(try place("App/Views/v.swift", root: folder.path + "/App/Views").projectPath == folder.path + "/App/Views/v.swift")
        #expect(throws: UsageError("--root \(folder.path)/App/Views: \(folder.path)/App/a.swift is not in it")) {
            try self.place("App/a.swift", root: self.folder.path + "/App/Views")
        }
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        #expect(
            !FolderPath.mayBeRoot("/") && !FolderPath.mayBeRoot(home) && !FolderPath.mayBeRoot("/home/someone") && FolderPath.mayBeRoot("/home/someone/app"))
        #expect(FolderPath.upward(from: "/home/someone/app/Views", to: nil) == ["/home/someone/app/Views", "/home/someone/app"])
        #expect(try SourcePlace(SourceSelection(path: "/home/someone/a.swift")).root == "/home/someone/a.swift")
        #expect(throws: UsageError.self) { try SourcePlace(SourceSelection(path: "/")) }
        #expect(throws: UsageError.self) { try SourcePlace(SourceSelection(path: home)) }
        var named = SourceSelection(path: home)
        named.root = home
        #expect(try SourcePlace(named).root == home)
    }

    @Test func aModuleThatTheProgramOnlyUsesIsAskedForByItsNameOrAView() throws {
        let manifest = "let p = Package(name: \"Kit\", targets: [.target(name: \"Kit\"), .target(name: \"Base\")])"
        try write([
            "App.xcodeproj/project.pbxproj": Self.project([("application", "App", ["a.swift"])]), "a.swift": "import Kit\nstruct ContentView: View {}",
            "Kit/Package.swift": manifest, "Kit/Sources/Kit/k.swift": "import Base\npublic struct Card: View {}", "Kit/Sources/Base/b.swift": "struct Cards {}",
        ])
        func modules(_ view: String?, target: String? = nil) throws -> [String] {
            try SwiftSource(selection("", view: view, target: target), for: CompilationTarget()).modules.map(\.name)
        }
        #expect(try modules(nil) == ["Base", "Kit", "App"] && modules("ContentView") == ["Base", "Kit", "App"] && modules("Other") == ["Base", "Kit", "App"])
        #expect(try modules("Card") == ["Base", "Kit"] && modules("Card.Row") == ["Base", "Kit"] && modules(nil, target: "Base") == ["Base"])
        #expect(throws: UsageError("--target No: \(folder.path)/App.xcodeproj has no such target; it has App, Base, Kit")) { try modules(nil, target: "No") }
    }
}
