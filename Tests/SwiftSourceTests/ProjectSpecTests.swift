import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// Projects that other tools generate, and the code that they fetch.
final class ProjectSpecTests: Sendable {
    private let folder: URL

    init() throws { folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)") }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ files: [String: String]) throws {
        for (name, text) in files { try AtomicFile.write(Array(text.utf8), to: folder.appending(path: name).path) }
    }

    private func modules(excluding: [String] = [], target: String? = nil) throws -> [String: [String]] {
        let source = try SwiftSource(path: folder.path, excluding: excluding, application: target, for: CompilationTarget())
        return Dictionary(uniqueKeysWithValues: source.modules.map { ($0.name, $0.files.map { String($0.path.dropFirst(folder.path.count + 1)) }) })
    }

    private static let spec = """
        name: My App
        include: [more.yml]
        settings: { base: { SWIFT_VERSION: 6.0 } }
        targetTemplates:
          Common: { platform: iOS, sources: ["${target_name}", Shared] }
        targets:
          My App:
            templates: [Common]
            type: application
            sources: [{ path: Extra, excludes: ["**/*.generated.swift", "Old/**"] }, one.swift]
            settings: { configs: { debug: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG $(inherited) STAGING } } }
            configFiles: { Debug: App.xcconfig }
            dependencies: [{ target: Kit }, { package: Alamofire }]
          Widget: { templates: [Common], type: app-extension }
          Kit: { type: framework, platform: iOS, sources: Kit }
          Mac: { type: application, platform: macOS, sources: [Mac, Shared] }
        packages:
          Alamofire: { url: "https://github.com/Alamofire/Alamofire", from: 5.0.0 }
        """

    @Test func aSpecOfXcodeGenNamesTheFilesOfTargets() throws {
        try write([
            "project.yml": Self.spec, "more.yml": "packages: { Local: { path: Packages/Local } }", "My App/a.swift": "import Kit\nimport Local",
            "My App/Info.plist": "", "My App/data.json": "", "Shared/s.swift": "", "Extra/e.swift": "", "Extra/f.generated.swift": "", "Extra/Old/o.swift": "",
            "one.swift": "", "two.swift": "", "Widget/w.swift": "@main struct W {}", "Kit/k.swift": "", "Mac/m.swift": "",
            "App.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = FILE",
            "Packages/Local/Package.swift": "let p = Package(name: \"Local\", targets: [.target(name: \"Local\")])", "Packages/Local/Sources/Local/l.swift": "",
        ])
        let own = ["Extra/e.swift", "My App/a.swift", "Shared/s.swift", "one.swift"]
        #expect(try modules() == ["My_App": own, "Kit": ["Kit/k.swift"], "Local": ["Packages/Local/Sources/Local/l.swift"]])
        #expect(try modules(excluding: ["Extra"])["My_App"] == ["My App/a.swift", "Shared/s.swift", "one.swift"])
        #expect(try modules(target: "Mac") == ["Mac": ["Mac/m.swift", "Shared/s.swift"]])
        let selection = SourceSelection(path: folder.path)
        let layout = try ProjectLayout(selection, at: SourcePlace(selection), platform: .iOS)
        #expect(layout.main.settings.conditions == ["FILE", "STAGING"])
        #expect(layout.main.settings.isSwift6)
        #expect(layout.main.resources.map { ResourceFiles.name(of: $0) } == ["data.json"])
        #expect(layout.remotePackages == [.init(location: "https://github.com/Alamofire/Alamofire", products: ["Alamofire"])])
        #expect(SwiftSource.system(of: SourceSelection(path: folder.path, target: "Mac")) == .macOS)
    }

    @Test func theAppWithTheProjectsNameIsDrawn() throws {
        let spec = """
            name: Cards
            targetTemplates: { T: { sources: ["${dir}"] } }
            targets:
              Cards: { type: application, platform: iOS, sources: App }
              Clip: { type: application, platform: iOS, templates: [T], templateAttributes: { dir: "${part}", part: Clip } }
            """
        try write(["project.yml": spec, "App/a.swift": "", "Clip/c.swift": ""])
        #expect(try modules() == ["Cards": ["App/a.swift"]])
        #expect(try modules(target: "Clip") == ["Clip": ["Clip/c.swift"]])
    }

    @Test func aPackageWithViewsHidesADeeperSpec() throws {
        let spec = "name: App\ntargets: { App: { type: application, platform: iOS, sources: Code } }"
        let manifest = "let p = Package(name: \"Cards\", targets: [.target(name: \"Cards\")])"
        try write([
            "Package.swift": manifest, "Sources/Cards/c.swift": "import SwiftUI\nstruct Card: View {}", "Examples/App/project.yml": spec,
            "Examples/App/Code/a.swift": "",
        ])
        #expect(try modules() == ["Cards": ["Sources/Cards/c.swift"]])
        try write(["Sources/Cards/c.swift": "struct Card {}"])
        #expect(try modules() == ["App": ["Examples/App/Code/a.swift"]])
        try write(["Examples/Other/project.yml": spec, "Examples/Other/Code/b.swift": ""])
        let several = "any of 2 apps could be meant; choose one with its command:"
        let lines = ["App", "Other"].map { "\n  render \(folder.path)/Examples/\($0)/project.yml --target App" }.joined()
        #expect(throws: SwiftSourceError("render: \(folder.path): \(several)\(lines)", isPrefixed: false)) { try modules() }
    }

    @Test func settingsNameTheFeaturesOfTheLanguage() {
        let approachable = ["SWIFT_APPROACHABLE_CONCURRENCY": PropertyList.string("YES"), "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": .string("YES")]
        let later = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
        let all = (later + ["DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures"]).sorted()
        #expect(BuildSettings(xcode: approachable).features == all)
        #expect(BuildSettings(xcode: approachable.merging(["SWIFT_VERSION": .string("6.0")]) { $1 }).features == later)
        #expect(BuildSettings(xcode: ["SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": .string("YES")]).features == [later[1]])
    }

    @Test func manifestsNameTheModeOfTheLanguage() throws {
        func settings(_ text: String) throws -> BuildSettings? {
            try write(["Package.swift": "// swift-tools-version: 6.2\n" + text, "Sources/P/p.swift": ""])
            return try PackageManifest(folder: folder.path, excluding: []).map(BuildSettings.init)
        }
        #expect(try settings("let p = Package(name: \"P\", targets: [.target(name: \"P\")])")?.isSwift6 == true)
        #expect(try settings("let p = Package(name: \"P\", targets: [.target(name: \"P\")], swiftLanguageModes: [.v5])")?.isSwift6 == false)
        let parts = ".defaultIsolation(MainActor.self), .enableUpcomingFeature(\"NonisolatedNonsendingByDefault\"), .enableUpcomingFeature(\"ExistentialAny\")"
        let own = try settings("let p = Package(name: \"P\", targets: [.target(name: \"P\", swiftSettings: [\(parts)])])")
        #expect(own?.isMainActorByDefault == true)
        #expect(own?.features == ["NonisolatedNonsendingByDefault"])
    }

    @Test func manifestsNameTheFilesOfTheirTargets() throws {
        let targets = "let names = [\"Cards\"]\nlet p = Package(name: \"P\", targets: names.map { .target(name: $0, exclude: [\"Old\", \"b.swift\"]) } "
        try write([
            "Package.swift": targets + "+ [.target(name: \"Kit\", path: \"Code\", sources: [\"New\"], resources: [.copy(\"New/Data\")])])",
            "Sources/Cards/a.swift": "import Kit", "Sources/Cards/b.swift": "", "Sources/Cards/Old/c.swift": "", "Sources/Cards/Older/d.swift": "",
            "Code/New/e.swift": "", "Code/f.swift": "", "Code/New/Data/g.json": "{}",
        ])
        let manifest = try #require(try PackageManifest(folder: folder.path, excluding: []))
        func below(_ files: [String]) -> [String] { files.map { String($0.dropFirst(folder.path.count + 1)) } }
        #expect(below(manifest.targets[0].files) == ["Sources/Cards/Older/d.swift", "Sources/Cards/a.swift"])
        #expect(below(manifest.targets[1].files) == ["Code/New/e.swift"])
        #expect(below(manifest.targets[1].resources) == ["Code/New/Data"])
    }

    @Test func aFileWithoutTargetsIsNoSpec() throws {
        try write(["project.yml": "name: x", "a.swift": ""])
        #expect(try modules() == ["UserViews": ["a.swift"]])
        try write(["project.yml": "a: [*b"])
        #expect(try modules() == ["UserViews": ["a.swift"]])
    }

    @Test func fetchedPackagesAndPodsAreBuilt() throws {
        let manifest = "let p = Package(name: \"Cards\", dependencies: [.package(url: \"https://example.com/Kite.git\", from: \"1.0.0\")], "
        try write([
            "Package.swift": manifest + "targets: [.executableTarget(name: \"Cards\")])", "Sources/Cards/c.swift": "import Kite",
            ".build/checkouts/Kite/Package.swift": "let p = Package(name: \"Kite\", targets: [.target(name: \"Kite\", path: \"Code\")])",
            ".build/checkouts/Kite/Code/k.swift": "", ".build/checkouts/Other/Package.swift": "",
        ])
        #expect(try modules() == ["Cards": ["Sources/Cards/c.swift"], "Kite": [".build/checkouts/Kite/Code/k.swift"]])
        try FileManager.default.removeItem(at: folder)
        try write(["a.swift": "import Pod_Kit", "Pods/Pod-Kit/Source/p.swift": "", "Pods/Headers/h.swift": "", "Pods/Unused/u.swift": ""])
        #expect(try modules() == ["UserViews": ["a.swift"], "Pod_Kit": ["Pods/Pod-Kit/Source/p.swift"]])
    }
}
