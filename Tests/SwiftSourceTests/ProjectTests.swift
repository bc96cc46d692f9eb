import Commands
import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// The files of a folder that form the program.
final class ProjectTests: Sendable {
    private let folder: URL

    init() throws { folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)") }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ files: [String: String]) throws {
        for (name, text) in files { try AtomicFile.write(Array(text.utf8), to: folder.appending(path: name).path) }
    }

    private func modules(excluding: [String] = [], target: String? = nil, for platform: CompilationTarget = CompilationTarget()) throws -> [String: [String]] {
        let source = try SwiftSource(path: folder.path, excluding: excluding, application: target, for: platform)
        return Dictionary(uniqueKeysWithValues: source.modules.map { ($0.name, $0.files.map { String($0.path.dropFirst(folder.path.count + 1)) }) })
    }

    @Test func foldersAreReadWithoutTestsAndDependencies() throws {
        try write([
            "a.swift": "", "b/c/d.swift": "", "Tests/t.swift": "", "AppTests/t.swift": "", "AppUITests/t.swift": "", "UITests/t.swift": "", "Pods/p.swift": "",
            "Carthage/x.swift": "", "DerivedData/y.swift": "", ".build/z.swift": "", ".h.swift": "", "e.txt": "", "Assets.xcassets/f.swift": "",
            "Tuist/Config.swift": "", "Project.swift": "import ProjectDescription",
        ])
        #expect(try modules() == ["UserViews": ["a.swift", "b/c/d.swift"]])
        #expect(try modules(excluding: ["c"]) == ["UserViews": ["a.swift"]])
        #expect(try modules(excluding: ["b/*"]) == ["UserViews": ["a.swift"]])
        #expect(throws: InputError(path: folder.path, reason: "no .swift file in this folder", kind: .unreadable)) {
            try self.modules(excluding: ["?.swift", "x"])
        }
    }

    @Test func namesTellTheSystemOfSource() throws {
        let files = [
            "a.swift": "import SwiftUI\nlet s = ImmersiveSpace(id: \"a\") {}", "b.swift": "#if os(visionOS)\nlet s = ImmersiveSpace {}\n#endif",
            "c.swift": "import WatchKit", "d.swift": "let d = WKInterfaceDevice.current()", "e.swift": "#Preview(windowStyle: .volumetric) {}",
            "f.swift": "let f = WindowGroup {}.windowStyle(.plain)", "g.swift": "func glassBackgroundEffect() {}\nlet g = glassBackgroundEffect()",
            "h.swift": "import UIKit\nimport WatchKit",
            "i.swift": "let i = v.ornament(attachmentAnchor: .scene(.bottom)) {}", "j.swift": "let j = state.immersionStyle",
            "Own/a.swift": "#if os(iOS)\nextension View { func glassBackgroundEffect() -> Self { self } }\n#endif\nstruct WKExtension {}",
            "Own/b.swift": "let b = v.glassBackgroundEffect()\nlet c = WKExtension()", "App/j.swift": "", "App/Watch App/k.swift": "import WatchKit",
        ]
        try write(files)
        func system(_ name: String) -> SourceSystem { SwiftSource.system(of: SourceSelection(path: "\(folder.path)/\(name)")) }
        let systems = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"].map { system("\($0).swift") }
        #expect(systems == [.visionOS, .iOS, .watchOS, .watchOS, .visionOS, .iOS, .iOS, .iOS, .visionOS, .iOS])
        #expect(system("App") == .iOS && system("App/Watch App") == .watchOS && system("Own") == .iOS)
        let package = "let p = Package(name: \"P\", platforms: [.visionOS(.v1)], targets: [.target(name: \"Kit\")])"
        try write(["V/Package.swift": package, "V/Sources/Kit/k.swift": "import SwiftUI"])
        #expect(system("V") == .visionOS)
        let options = RenderOptions(input: folder.path + "/V").withPlatformOfSource()
        #expect(options.platform == nil && options.device == "Vision-Pro" && options.colorScheme == .dark)
    }

    @Test func sourceForAMacIsCompiledForMacOS() throws {
        func isMacOnly(_ path: String = "", target: String? = nil) -> Bool {
            SwiftSource.system(of: SourceSelection(path: folder.path + path, target: target)) == .macOS
        }
        try write(["One/a.swift": "import SwiftUI\nimport AppKit", "One/b.swift": "struct B {}"])
        #expect(isMacOnly("/One"))
        #expect(isMacOnly("/One/a.swift"))
        #expect(!isMacOnly("/One/b.swift"))
        try write([
            "Both/a.swift": "#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif", "Mixed/a.swift": "import Cocoa", "Mixed/b.swift": "import UIKit",
        ])
        // SwiftUI shows AppKit without an import.
        try write([
            "Bar/a.swift": "import SwiftUI\nlet a = MenuBarExtra(\"\") {}", "USB/a.swift": "import ServiceManagement",
            "Own/a.swift": "struct NSWindow {}\nlet a = NSWindow()",
        ])
        #expect(isMacOnly("/Bar") && isMacOnly("/USB") && !isMacOnly("/Own"))
        #expect(!isMacOnly("/Both"))
        #expect(!isMacOnly("/Mixed"))
        func package(_ platforms: String) -> String { "let p = Package(name: \"P\", \(platforms) targets: [.target(name: \"Kit\")])" }
        for (name, platforms) in [("M", "platforms: [.macOS(.v14)],"), ("I", "platforms: [.iOS(.v17), .macOS(.v14)],"), ("N", "")] {
            try write(["\(name)/Package.swift": package(platforms), "\(name)/Sources/Kit/k.swift": "import SwiftUI"])
        }
        #expect(isMacOnly("/M"))
        #expect(!isMacOnly("/I"))
        #expect(!isMacOnly("/N"))
        try write(["App/App.xcodeproj/project.pbxproj": Self.project, "App/My App/a.swift": "", "App/Mac/m.swift": ""])
        #expect(!isMacOnly("/App"))
        #expect(isMacOnly("/App", target: "Mac"))
        var options = RenderOptions(input: folder.path + "/M")
        #expect(options.withPlatformOfSource().platform == .macOS)
        options.platform = .iOS
        #expect(options.withPlatformOfSource().platform == .iOS)
    }

    @Test func configurationFilesGiveSettings() throws {
        let file = "K = {isa = PBXFileReference; path = Config/A.xcconfig; sourceTree = \"<group>\"; };"
        let project = Self.project.replacing("children = (S, H, F9, )", with: "children = (S, H, F9, K, )")
            .replacing("C1 = {isa = XCBuildConfiguration;", with: "\(file)\nC1 = {isa = XCBuildConfiguration; baseConfigurationReference = K;")
        try write([
            "App.xcodeproj/project.pbxproj": project, "My App/a.swift": "", "Config/B.xcconfig": "HOST = example.org\nA = $(B)$(B)\nB = $(A)$(A)",
            "Config/A.xcconfig": """
            // Settings
            #include? "Missing.xcconfig"
            #include "B.xcconfig"
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) FEATURE // why
            LINK = https:/$()/$(HOST)/a
            PRODUCT_NAME[config=Debug] = Dev
            PRODUCT_NAME[config=Release] = Live
            INFOPLIST_FILE = Info.plist
            """,
            "Info.plist": "<plist version=\"1.0\"><dict><key>Link</key><string>${LINK}</string><key>A</key><string>$(TARGET_NAME)!</string></dict></plist>",
        ])
        let target = try #require(XcodeProject(folder.path + "/App.xcodeproj", excluding: [])?.targets.first)
        #expect(target.settings.conditions == ["EXTRA", "FEATURE"] && target.settings.isSwift6)
        let info = target.info.dictionary
        #expect(["Link", "CFBundleName", "A"].map { info[$0] as? String } == ["https://example.org/a", "Dev", "My App!"])
    }

    /// Returns the settings of the file `A.xcconfig`, with the references in them replaced.
    private func settings(_ files: [String: String]) throws -> [String: String] {
        try write(files)
        return ConfigurationFile.resolved(ConfigurationFile(folder.path + "/A.xcconfig").settings).compactMapValues(\.string)
    }

    @Test func configurationFilesMayIncludeEachOther() throws {
        // Each file includes all of them, twice.
        let includes = ["A", "B", "C", "D"].map { "#include \"\($0).xcconfig\"\n" }.joined()
        var files = ["A.xcconfig": "#include \"/dev/zero\"\n"]
        for name in ["A", "B", "C", "D"] { files["\(name).xcconfig", default: ""] += "\(includes)\(includes)\(name) = 1" }
        #expect(try settings(files).keys.sorted() == ["A", "B", "C", "D"])
    }

    @Test func linesOfConfigurationFilesMayHaveSeveralConditions() throws {
        let lines = [
            "A[config=Debug][sdk=iphonesimulator*] = v", "A[sdk=macosx*][config=Debug] = w", "A[config=Release][sdk=macosx*] = x",
            "B[config=Debug, arch=arm64] = y", "A = z", "C[sdk = 1", "= 2", "D[config=Debug] = a=[b]",
        ]
        let expected = ["A": "z", "A[sdk=iphonesimulator*]": "v", "A[sdk=macosx*]": "w", "B[arch=arm64]": "y", "D": "a=[b]"]
        #expect(try settings(["A.xcconfig": lines.joined(separator: "\n")]) == expected)
    }

    @Test func referencesInConfigurationFilesAreReplaced() throws {
        let lines = [
            "ID_Debug = dev", "ID = $(ID_$(CONFIGURATION)).${ID_${CONFIGURATION}}", "FLAGS = $(FLAGS_EXTRA) $(FLAGS)", "FLAGS_EXTRA = -x", "ALL = $(FLAGS)",
            "X = ${X}", "OPEN = $($(ID_Debug", "OTHER = $(UNKNOWN_$(ID_Debug):lower) $()$",
        ]
        let settings = try settings(["A.xcconfig": lines.joined(separator: "\n")])
        #expect(settings["ID"] == "dev.dev")
        #expect(settings["FLAGS"] == "-x $(FLAGS)" && settings["ALL"] == "-x $(FLAGS)")
        #expect(settings["X"] == "${X}" && settings["OPEN"] == "$($(ID_Debug" && settings["OTHER"] == "$(UNKNOWN_dev:lower) $")
        #expect(ConfigurationFile.reference(in: "a$(B_$(C:x))")?.name == "C")
        #expect(ConfigurationFile.reference(in: "$($($(") == nil)
    }

    @Test func valuesInConfigurationFilesHaveALimit() throws {
        let lines = ["A = 12345678"] + Array(repeating: "A = $(inherited)$(inherited)", count: 40) + ["A = $(inherited)!"]
        let inherited = try #require(try settings(["A.xcconfig": lines.joined(separator: "\n")])["A"])
        #expect(inherited.hasSuffix("!") && inherited.utf8.count <= ConfigurationFile.maximumLength)
        // Each setting refers to the next one ten times.
        let chain = (0..<12).map { "S\($0) = " + String(repeating: "$(S\($0 + 1))", count: 10) } + ["S12 = 1", "Z = $(S12)"]
        let first = try settings(["A.xcconfig": chain.joined(separator: "\n")])
        #expect(first["S11"] == "1111111111" && first["Z"] == "1")
        #expect(try settings(["A.xcconfig": chain.reversed().joined(separator: "\n")]) == first)
        #expect(first.values.allSatisfy { $0.utf8.count <= 2 * ConfigurationFile.maximumLength })
    }

    @Test func severalProgramsAreAnError() throws {
        try write(["One/a.swift": "@main struct A {}", "Two/b.swift": "// @main\n@main struct B {}", "c.swift": "// @main"])
        let message =
            "\(folder.path): any of 2 targets could be meant; choose one with its command:\n  render \(folder.path)/One\n  render \(folder.path)/Two"
        #expect(throws: SwiftSourceError("render: \(message)", isPrefixed: false)) { try self.modules() }
        #expect(try modules(excluding: ["Two"]) == ["UserViews": ["One/a.swift", "c.swift"]])
        #expect(throws: UsageError("--target A: \(folder.path) has neither an Xcode project nor a package")) {
            try self.modules(excluding: ["Two"], target: "A")
        }
    }

    @Test func packagesInTheFolderAreModules() throws {
        try write([
            "App.swift": "import Kit",
            "Kit/Package.swift": "// swift-tools-version:5.9\nlet p = Package(targets: [.target(name: \"Kit\", dependencies: [.target(name: \"Base\")]), "
                + ".target(name: \"Base\", path: \"Other\"), .target(name: \"Unused\"), .testTarget(name: \"KitTests\")])",
            "Kit/Sources/Kit/k.swift": "import Base", "Kit/Other/b.swift": "", "Kit/Sources/Unused/u.swift": "", "Kit/Tests/KitTests/t.swift": "",
        ])
        #expect(try modules() == ["UserViews": ["App.swift"], "Kit": ["Kit/Sources/Kit/k.swift"], "Base": ["Kit/Other/b.swift"]])
        let source = try SwiftSource(path: folder.path)
        #expect(source.modules.map(\.name) == ["Base", "Kit", "UserViews"])
        #expect(source.modules[0].settings.conditions == ["SWIFT_PACKAGE"])
    }

    @Test func aPackageIsAProgram() throws {
        let manifest = """
            // swift-tools-version: 6.0
            let package = Package(name: "App", dependencies: [.package(url: "https://example.org/Charts.git", from: "1.0.0"), .package(path: "Kit")],
              targets: [.executableTarget(name: "My-App", dependencies: [.product(name: "Plot", package: "charts")]), .target(name: "Lib")])
            """
        try write([
            "Package.swift": manifest, "Sources/My-App/a.swift": "import Lib", "Sources/Lib/l.swift": "import Kit",
            "Kit/Package.swift": "let p = Package(targets: [.target(name: \"Kit\")])", "Kit/Sources/Kit/k.swift": "",
        ])
        #expect(try modules() == ["My_App": ["Sources/My-App/a.swift"], "Lib": ["Sources/Lib/l.swift"], "Kit": ["Kit/Sources/Kit/k.swift"]])
        let source = try SwiftSource(path: folder.path)
        #expect(source.modules.last?.settings.isSwift6 == true)
        #expect(source.remotePackages == [.init(location: "https://example.org/Charts.git", products: ["Plot"])])
        #expect(try modules(target: "Lib") == ["Lib": ["Sources/Lib/l.swift"], "Kit": ["Kit/Sources/Kit/k.swift"]])
        #expect(throws: UsageError("--target X: \(folder.path) has no such target; it has My-App, Lib, Kit")) { try self.modules(target: "X") }
    }

    /// A project with an application for iOS, one for macOS, and a framework; the first one's folder is synchronized.
    private static let project = """
        // !$*UTF8*$!
        { objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T1, T2, T3, ); buildConfigurationList = L; packageReferences = (R, ); };
          L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
          C /* Debug */ = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG EXTRA $(inherited)"; }; };
          L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
          C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
          L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
          C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; }; };
          G = {isa = PBXGroup; children = (S, H, F9, ); sourceTree = "<group>"; };
          S = {isa = PBXFileSystemSynchronizedRootGroup; path = "My App"; sourceTree = "<group>"; exceptions = (X, ); };
          X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Old.swift, ); };
          H = {isa = PBXGroup; children = (F1, F2, ); path = Shared; sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; path = "a b.swift"; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = Mac/m.swift; sourceTree = SOURCE_ROOT; };
          F9 = {isa = PBXFileReference; path = Lib/l.swift; sourceTree = "<group>"; };
          B1 = {isa = PBXBuildFile; fileRef = F1 /* a b.swift in Sources */; };
          B2 = {isa = PBXBuildFile; fileRef = F2; };
          B9 = {isa = PBXBuildFile; fileRef = F9; };
          S1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
          S2 = {isa = PBXSourcesBuildPhase; files = (B2, ); };
          S3 = {isa = PBXSourcesBuildPhase; files = (B9, ); };
          T1 = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildPhases = (S1, ); buildConfigurationList = L1;
                fileSystemSynchronizedGroups = (S, ); };
          T2 = {isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application"; buildPhases = (S2, ); buildConfigurationList = L2; };
          T3 = {isa = PBXNativeTarget; name = Lib; productType = "com.apple.product-type.framework"; buildPhases = (S3, ); };
          R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Lottie-ios"; };
          D = {isa = XCSwiftPackageProductDependency; package = R; productName = Lottie; };
        }; rootObject = P; }
        """

    @Test func anXcodeProjectDecides() throws {
        try write([
            "My App/a.swift": "import Lib", "My App/Old.swift": "", "My App/deep/b.swift": "", "Shared/a b.swift": "",
            "Shared/unused.swift": "@main struct X {}",
            "Mac/m.swift": "", "Lib/l.swift": "", "App.xcodeproj/project.pbxproj": Self.project, "Other/Package.swift": "",
        ])
        #expect(try modules() == ["My_App": ["My App/a.swift", "My App/deep/b.swift", "Shared/a b.swift"], "Lib": ["Lib/l.swift"]])
        #expect(try modules(for: CompilationTarget(platform: .macOS)) == ["Mac": ["Mac/m.swift"]])
        #expect(try modules(target: "Mac") == ["Mac": ["Mac/m.swift"]])
        #expect(throws: UsageError("--target No: \(folder.path)/App.xcodeproj has no such target; it has My App, Mac, Lib")) { try self.modules(target: "No") }
        let source = try SwiftSource(path: folder.path + "/App.xcodeproj")
        let settings = try #require(source.modules.last?.settings)
        #expect(settings.conditions == ["EXTRA"])
        #expect(settings.isSwift6)
        #expect(settings.isMainActorByDefault)
        #expect(source.remotePackages == [.init(location: "https://example.org/Lottie-ios", products: ["Lottie"])])
    }

    @Test func theAppOfAPackageWithoutViewsDecides() throws {
        let manifest = "let p = Package(targets: [.target(name: \"Kit\")])"
        try write([
            "Package.swift": manifest, "Sources/Kit/k.swift": "import Foundation", "App/My App/a.swift": "import Kit", "App/Shared/a b.swift": "",
            "App/App.xcodeproj/project.pbxproj": Self.project,
        ])
        #expect(try modules() == ["My_App": ["App/My App/a.swift", "App/Shared/a b.swift"], "Kit": ["Sources/Kit/k.swift"]])
        try write(["Sources/Kit/k.swift": "import SwiftUI\nstruct A: View {}"])
        #expect(try modules() == ["Kit": ["Sources/Kit/k.swift"]])
    }

    @Test func severalProjectsAreAnError() throws {
        try write(["a/One.xcodeproj/project.pbxproj": "", "b/Two.xcodeproj/project.pbxproj": "", "c.swift": ""])
        let message =
            "\(folder.path): any of 2 apps could be meant; choose one with its command:\n"
            + "  render \(folder.path)/a/One.xcodeproj\n  render \(folder.path)/b/Two.xcodeproj"
        #expect(throws: SwiftSourceError("render: \(message)", isPrefixed: false)) { try self.modules() }
    }

    @Test func missingModulesAreOneError() throws {
        try write([
            "a.swift": "import SwiftUI\nimport Charts\nimport Lottie", "b.swift": "import Charts\n#if canImport(AVKit)\nimport AVKit\n#endif",
            "c.swift": "import SwiftUI\nimport CarPlay",
        ])
        let source = try SwiftSource(path: folder.path)
        let missing = MissingModules(source) { $0 == "SwiftUI" }
        #expect(
            missing.error(for: source).description == """
                \(folder.path): the source imports 3 modules that Easel doesn't have:
                  Charts: imported by \(folder.path)/a.swift, \(folder.path)/b.swift
                  Lottie: imported by \(folder.path)/a.swift
                  CarPlay, which Easel has for iOS only: imported by \(folder.path)/c.swift
                without --strict, what needs them is left out
                """)
        #expect(missing.foreignFiles.isEmpty)
        #expect(missing.fetchable(for: source) == nil)
    }

    @Test func modulesOfPackagesThatCouldBeFetchedAreNamedFirst() throws {
        let manifest = """
            let package = Package(name: "App", dependencies: [.package(url: "https://example.org/Lottie.git", from: "1.0.0")],
              targets: [.executableTarget(name: "App", dependencies: [.product(name: "Lottie", package: "lottie")])])
            """
        try write(["Package.swift": manifest].merging((1...5).map { ("Sources/App/\($0).swift", "import Lottie") }) { $1 })
        let source = try SwiftSource(path: folder.path)
        let missing = MissingModules(source) { $0 == "SwiftUI" }
        let first = try #require(missing.fetchable(for: source))
        #expect(first.hasPrefix("render: warning: \(folder.path) needs a package that isn't on this disk: Lottie (https://example.org/Lottie.git); "))
        let files = (1...3).map { "\(folder.path)/Sources/App/\($0).swift" }.joined(separator: ", ")
        #expect(missing.error(for: source).description.contains("imported by \(files), and 2 more\n"))
    }

    @Test func testsBesideTheCodeAreKnownByTheirImports() throws {
        try write([
            "a.swift": "import SwiftUI\n#if canImport(XCTest)\nimport XCTest\n#endif", "aTests.swift": "import XCTest\n@testable import App",
            "b.swift": "import Testing", "c.swift": "// import XCTest",
        ])
        let source = try SwiftSource(path: folder.path)
        #expect(MissingModules.testFiles(of: source) == ["\(folder.path)/aTests.swift", "\(folder.path)/b.swift"])
        #expect(MissingModules.testFiles(of: try SwiftSource(path: "\(folder.path)/b.swift")).isEmpty)
    }

    @Test func filesOfOtherPlatformsAreKnownByTheirImports() throws {
        try write([
            "phone.swift": "import SwiftUI\n#if canImport(AppKit)\nimport AppKit\n#endif", "mac.swift": "import AppKit", "watch.swift": "import WatchKit",
        ])
        let missing = MissingModules(try SwiftSource(path: folder.path)) { $0 == "SwiftUI" }
        #expect(missing.foreignFiles == ["\(folder.path)/mac.swift", "\(folder.path)/watch.swift"])
        #expect(missing.foreignReason("\(folder.path)/watch.swift") == "it imports WatchKit, so it is for another platform")
    }

    @Test(arguments: [
        ("{a = 1; \"b c\" = (x, \"y\\\"z\", ); /* n */ d = {e = \"\\n\"; }; }", true), ("{a = 1}", false), ("{a", false), ("(", false), ("", false),
        ("{a = (1,,); }", false),
    ])
    func propertyLists(_ text: String, _ isValid: Bool) {
        let list = PropertyList(Array(text.utf8))
        #expect((list != nil) == isValid)
        if let list {
            #expect(list["a"]?.string == "1")
            #expect(list["b c"]?.strings == ["x", "y\"z"])
            #expect(list["d"]?["e"]?.string == "\n")
        }
    }

    @Test func theCompilersMessagesAreReportedOnce() {
        let output = "a.swift:1:2: error: one\n1 | x\n  | `- error: one\na.swift:3:4: warning: two\n"
        #expect(CompilerOutput(paths: [:]).readable([output, output, "b.swift:1:1: error: three\n"]) == "\(output)b.swift:1:1: error: three")
    }

    @Test func aPathMayLeaveTheWorkingFolder() throws {
        let parent = URL(filePath: FileManager.default.currentDirectoryPath).deletingLastPathComponent()
        #expect(try SwiftSource.File(generated: "", path: "../a.swift").absolutePath == parent.appending(path: "a.swift").path)
    }
}
