import Commands
import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// The target that is obviously meant.
struct TargetChoiceTests {
    private typealias Candidate = TargetChoice.Candidate

    /// - Parameter names: `A` is an application, `A/watch` one for a watch, `A/ext` an extension, `A>B` one that needs another target.
    private static func candidates(_ names: String, project: String) -> [Candidate] {
        names.split(separator: ",").map { word in
            let parts = word.split(separator: "/").map { $0.trimmingCharacters(in: .whitespaces) }
            let names = parts[0].split(separator: ">").map(String.init)
            let kinds: [String: Candidate.Kind] = ["watch": .watchApp, "ext": .appExtension, "clip": .appClip, "lib": .library]
            let platform = parts.count > 1 && parts[1] == "mac" ? "macosx" : "iphoneos"
            return Candidate(
                name: names[0], kind: parts.count > 1 ? kinds[parts[1]] ?? .application : .application, input: "p", project: project, platforms: [platform],
                dependencies: Array(names.dropFirst()))
        }
    }

    @Test(arguments: [
        ("One", "P", "One"), ("Shop, Shop Watch/watch, Shop Widget/ext, Shop Clip/clip", "P", "Shop"), ("food-truck, Admin", "Food Truck", "food-truck"),
        ("Main>Agent, Agent", "P", "Main"), ("Main, Main Helper, MainTestHost", "P", "Main"), ("Cards-iOS, Cards Beta", "Cards", "Cards-iOS"),
        ("App, Mac/mac", "P", "App"), ("Watch/watch, Ext/ext", "P", "Watch"), ("Kit/lib, Ext/ext", "P", "Kit"), ("One, Two", "P", nil), ("", "P", nil),
    ])
    func choosesWhatIsMeant(_ names: String, _ project: String, _ expected: String?) {
        #expect(TargetChoice.obvious(among: Self.candidates(names, project: project), platform: .iOS)?.name == expected)
    }

    @Test func ofSeveralProjectsTheOneNamedLikeTheFolderIsMeant() {
        let all = Self.candidates("Shop", project: "Shop") + Self.candidates("Demo", project: "Demo")
        #expect(TargetChoice.obvious(among: all, folder: "shop")?.name == "Shop")
        #expect(TargetChoice.obvious(among: all, folder: "repo") == nil)
    }

    @Test func aRealChoiceShowsTheCommandsToType() {
        let line = TypedCommand(["Scripts/render", "still", "My App", "-o", "a b.png"])
        #expect(
            line.line(replacing: "My App", with: "My App/One.xcodeproj", adding: ["--target", "One"])
                == "Scripts/render still 'My App/One.xcodeproj' -o 'a b.png' --target One")
        #expect(line.line(replacing: "x", with: "y", adding: []) == "render y")
        #expect(TypedCommand(["render", "preview"]).line(replacing: ".", with: ".", adding: ["--target", "A's"]) == "render preview --target 'A'\\''s'")
    }
}

/// The apps, packages, and programs of folders that need no option.
final class FolderChoiceTests: Sendable {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ files: [String: String]) throws {
        for (name, text) in files { try AtomicFile.write(Array(text.utf8), to: folder.appending(path: name).path) }
    }

    private func files(target: String? = nil) throws -> [String] {
        try SwiftSource(path: folder.path, application: target).modules.last?.files.map { String($0.path.dropFirst(folder.path.count + 1)) } ?? []
    }

    @Test func aHelperThatTheAppEmbedsIsNotMeant() throws {
        let dependency = "D = {isa = PBXTargetDependency; target = T1; };"
        let project = SourcePlaceTests.project([("application", "Writer", ["a.swift"]), ("application", "Sync", ["b.swift"])], more: dependency)
            .replacing("name = \"Writer\";", with: "name = \"Writer\"; dependencies = (D, );")
        try write(["Other.xcodeproj/project.pbxproj": project, "a.swift": "", "b.swift": ""])
        #expect(try files() == ["a.swift"])
        #expect(try files(target: "sync") == ["b.swift"])
    }

    @Test func aWidgetBesideAnAppIsNotMeant() throws {
        try write([
            "App/a.swift": "import SwiftUI\n@main struct A: App {}", "Shared/s.swift": "",
            "Widgets/w.swift": "import SwiftUI\nimport WidgetKit\n@main struct W: WidgetBundle {}",
        ])
        #expect(try files() == ["App/a.swift", "Shared/s.swift"])
        #expect(try files(target: "Widgets") == ["Shared/s.swift", "Widgets/w.swift"])
    }

    @Test func ofAPackageTheExecutableWithViewsIsMeant() throws {
        let targets = [".executableTarget(name: \"App\")", ".executableTarget(name: \"tool\")"]
        try write([
            "Package.swift": "let p = Package(name: \"P\", targets: [\(targets.joined(separator: ", "))])",
            "Sources/App/a.swift": "import SwiftUI\n@main struct A: App { var body: some Scene { } }", "Sources/tool/t.swift": "import Foundation",
        ])
        #expect(try files() == ["Sources/App/a.swift"])
        #expect(try files(target: "tool") == ["Sources/tool/t.swift"])
    }
}
