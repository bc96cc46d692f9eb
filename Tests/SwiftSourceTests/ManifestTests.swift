import SwiftFacts
import Testing

@testable import SwiftSource

/// What a `Package.swift` declares, without running it.
struct ManifestTests {
    private func manifest(_ text: String) throws -> ManifestFact {
        try #require(facts(of: "// swift-tools-version: 6.0\nimport PackageDescription\n\(text)", named: "Package.swift").manifest)
    }

    private func targets(_ text: String) throws -> [String] { try manifest(text).targets.map { "\($0.kind) \($0.name)" } }

    @Test(arguments: [
        (
            "let package = Package(name: \"P\", targets: [.target(name: \"A\", dependencies: [.target(name: \"B\")]), .testTarget(name: \"C\")])",
            "target A|testTarget C"
        ),
        (
            "let a = \"A\"\nlet p = Package(name: \"P\", targets: [.executableTarget(name: a), .target(name: \"\\(a)Kit\"), .target(name: a + \"Core\")])",
            "executableTarget A|target AKit|target ACore"
        ),
        ("let more: [Target] = [.target(name: \"B\")]\nlet p = Package(name: \"P\", targets: [Target.target(name: \"A\")] + more)", "target A|target B"),
        (
            "let p = Package(name: \"P\", targets: [.target(name: \"A\")])\np.targets += [.target(name: \"B\")]\np.targets.append(.target(name: \"C\"))\np.targets.append(contentsOf: [.target(name: \"D\")])",
            "target A|target B|target C|target D"
        ),
        ("var all: [Target] = []\nall.append(.target(name: \"A\"))\nlet p = Package(name: \"P\", targets: all)", "target A"),
        (
            "func own(_ name: String, uses: [Target.Dependency] = []) -> Target { .target(name: name, dependencies: uses) }\nlet p = Package(name: \"P\", targets: [own(\"A\"), own(\"B\", uses: [\"A\"])])",
            "target A|target B"
        ),
        (
            "let p = Package(name: \"P\", targets: [\"A\", \"B\"].map { .target(name: $0) } + [\"C\"].map { name in Target.target(name: name) })",
            "target A|target B|target C"
        ),
        ("extension Target { static let a = Target.target(name: \"A\") }\nlet p = Package(name: \"P\", targets: [.a])", "target A"),
        (
            "let tests = Context.environment[\"TESTS\"] != nil\nlet p = Package(name: \"P\", targets: (tests ? [.target(name: \"B\")] : []) + [.target(name: \"A\")])",
            "target A"
        ),
        ("let old = false\nlet p = Package(name: \"P\", targets: old ? [.target(name: \"B\")] : [.target(name: \"A\")])", "target A"),
        (
            "let dependencies: [Target.Dependency] = [.target(name: \"Other\")]\nlet p: Package = .init(name: \"P\", targets: [.target(name: \"A\", dependencies: dependencies)])",
            "target A"
        ),
        (
            "#if os(macOS)\nlet extra = [Target.target(name: \"B\")]\n#else\nlet extra: [Target] = []\n#endif\nlet p = Package(name: \"P\", targets: [.target(name: \"A\")] + extra)",
            "target A|target B"
        ),
        ("let a = a\nlet p = Package(name: \"P\", targets: [.target(name: \"A\", path: a)] + b)", "target A"),
        ("// .target(name: \"B\")\nlet p = Package(name: \"P\", targets: make(.target(name: \"A\")))", "target A"),
    ])
    func targetsAreEvaluated(_ text: String, _ expected: String) throws { #expect(try targets(text) == expected.components(separatedBy: "|")) }

    @Test func targetsTellTheirFiles() throws {
        let target = try #require(
            manifest(
                "let p = Package(name: \"P\", targets: [.target(name: \"A\", path: \"Code\", exclude: [\"Old\", \"a.md\"], sources: [\"New\"], "
                    + "resources: [.process(\"x\"), .copy(\"Data\")])])"
            ).targets.first)
        #expect(target.path == "Code" && target.exclude == ["Old", "a.md"] && target.sources == ["New"] && target.copied == ["Data"])
    }

    @Test func packagesAndSettingsAreEvaluated() throws {
        let manifest = try manifest(
            """
            let root = "https://example.com/"
            let package = Package(
                name: "P", platforms: [.iOS(.v17), .macOS("14.0")],
                dependencies: [.package(path: "../Kit"), .package(url: root + "A.git", from: "1.0.0"), .package(name: "B", url: "b", branch: "main")],
                targets: [
                    .target(name: "P", dependencies: [.product(name: "A", package: "a-kit")], swiftSettings: [.enableUpcomingFeature("X")])
                ], swiftLanguageModes: [.v5])
            for target in package.targets { target.swiftSettings = [.defaultIsolation(MainActor.self), .swiftLanguageMode(.v6)] }
            """)
        #expect(manifest.platforms == ["iOS", "macOS"])
        #expect(manifest.packages == [.init(path: "../Kit", url: nil), .init(path: nil, url: "https://example.com/A.git"), .init(path: nil, url: "b")])
        #expect(manifest.packagesOfProducts == ["A": "a-kit"])
        #expect(manifest.languageModes == ["v5", "v6"] && manifest.isMainActorByDefault && manifest.features == ["X"])
    }

    @Test func otherFilesHaveNone() throws { #expect(try facts(of: "let p = Package(name: \"P\")").manifest == nil) }
}
