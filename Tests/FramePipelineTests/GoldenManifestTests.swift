import Display
import Foundation
import FramePipeline
import Testing
import Views

@testable import Commands

/// The options in a golden.json.
struct GoldenManifestTests {
    /// The properties of options that change a picture, each with a change.
    private static let drawing: [String: @Sendable (inout RenderOptions) throws -> Void] = [
        "input": { $0.input = .file(path: "/g/Card.swift") }, "frameCount": { $0.frameCount = 7 }, "frameRate": { $0.frameRate = "30000/1001" },
        "size": { $0.size = CGSize(width: 30, height: 20) }, "scale": { $0.scale = 3 }, "background": { $0.background = "red" },
        "colorScheme": { $0.colorScheme = .dark }, "dynamicTypeName": { $0.dynamicType = .accessibility3 }, "isRightToLeft": { $0.isRightToLeft = false },
        "accessibility": { $0.accessibility = [.boldText, .increasedContrast, .withoutColor] }, "platform": { $0.platform = .macOS },
        "osVersion": { $0.osVersion = 26 }, "assignments": { $0.assignments = [try .init("n=1"), try .init("at=@@x")] },
        "data": { $0.data = "/g/d.csv" }, "dataFormat": { $0.dataFormat = "csv" }, "timeline": { $0.timeline = "/g/events.json" },
        "view": { $0.view = "Card" }, "excludes": { $0.excludes = ["Old/*"] }, "target": { $0.target = "App" }, "isAlone": { $0.isAlone = true },
        "isTolerant": { $0.isTolerant = true }, "isStrict": { $0.isStrict = true }, "locale": { $0.locale = "ar" }, "defaults": { $0.defaults = "/g/u.json" },
        "assets": { $0.assets = "/g/assets.json" }, "device": { $0.device = "iPad-11" }, "drawsChrome": { $0.drawsChrome = true },
        "timeout": { $0.timeout = 7 }, "seed": { $0.seed = 5 }, "date": { $0.date = try RenderOptions.parseDate("2026-03-01T09:41") },
        "fontPaths": { $0.fontPaths = ["/g/fonts"] }, "systemFont": { $0.systemFont = "/g/a.ttf" }, "ignoresSystemFonts": { $0.ignoresSystemFonts = true },
        "root": { $0.root = "/g" }, "limits": { try $0.setLimit("views=50") },
    ]

    /// The others: of the output, the process, and the compiled program. A golden has all frames, so `range` is refused.
    private static let others: Set<String> = [
        "range", "output", "projectFolder", "leftOut", "appBundle", "isSandboxed", "diagnosticFormat", "memory", "shard", "isResuming", "timingsPath",
        "manifestPath", "plays", "audio", "compression", "quality", "jobs", "progress", "keepsEqualFiles", "isQuiet", "summary",
    ]

    private func value(_ name: String, of options: RenderOptions) throws -> String {
        "\(try #require(Mirror(reflecting: options).children.first { $0.label == name }).value)"
    }

    /// Returns the manifest of a golden that is recorded with options, as it is read from its file.
    private func manifest(_ options: RenderOptions) throws -> GoldenManifest {
        var source = try GoldenManifest.Source(options, folder: "/g/G")
        source.date = options.date.map { RenderOptions.text(ofDate: $0) }
        let manifest = GoldenManifest(
            source: source, count: 1, fps: "60", width: 1, height: 1, scale: options.scale.map { Double($0) },
            frames: [.init(pixels: "", sameAs: nil, picture: nil)])
        return try JSONDecoder().decode(GoldenManifest.self, from: Data(manifest.encoded()))
    }

    @Test func everyOptionIsKnown() {
        let names = Mirror(reflecting: RenderOptions(input: "a.json")).children.compactMap(\.label)
        #expect(Set(names) == Self.others.union(Self.drawing.keys), "Does the option change a picture? Then GoldenManifest.Source keeps it.")
    }

    @Test(arguments: drawing.keys.sorted()) func aGoldenKeepsWhatChangesAPicture(_ name: String) throws {
        let plain = RenderOptions(input: "/g/scene.json")
        var options = plain
        try Self.drawing[name]?(&options)
        #expect(try value(name, of: options) != value(name, of: plain))
        #expect(try value(name, of: manifest(options).options(folder: "/g/G")) == value(name, of: options))
    }

    @Test func pathsAreRelativeToTheGolden() throws {
        var options = RenderOptions(input: "/g/scene.json")
        (options.data, options.defaults, options.assets) = ("/g/d.csv", "/g/u.json", "/a.json")
        options.assignments = [try .init("text=@/g/text.txt")]
        let source = try manifest(options).source
        #expect([source.scene, source.data, source.defaults, source.assets] == ["../scene.json", "../d.csv", "../u.json", "../../a.json"])
        #expect(source.assignments == ["text=@../text.txt"])
    }

    @Test func standardInputCanNotBeDrawnAgain() throws {
        var options = RenderOptions(input: "/g/scene.json")
        options.data = "-"
        #expect(throws: UsageError.self) { try manifest(options) }
    }

    @Test func anUnknownSettingIsAnError() throws {
        var manifest = try manifest(RenderOptions(input: "/g/scene.json"))
        manifest.source.accessibility = ["large-text"]
        let error = #expect(throws: UsageError.self) { try manifest.options(folder: "/g/G") }
        #expect(error?.description.hasPrefix("golden.json: large-text is not one of bold-text, contrast increased, ") == true)
    }
}
