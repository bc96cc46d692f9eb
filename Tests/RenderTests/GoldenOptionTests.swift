import Foundation
import Testing

/// The options of `render golden`.
struct GoldenOptionTests {
    private struct Dump: Decodable {
        struct Argument: Decodable {
            struct Name: Decodable {
                var kind: String
                var name: String
            }
            var names: [Name]?
        }
        struct Command: Decodable { var arguments: [Argument] }
        var command: Command
    }

    /// The options whose values golden.json keeps; `GoldenManifestTests` shows that it keeps each of their properties.
    private static let kept: Set<String> = [
        "frames", "fps", "size", "scale", "background", "color-scheme", "set", "data", "data-format", "locale", "timeline", "dynamic-type", "layout-direction",
        "device", "defaults", "assets", "platform", "os", "seed", "date", "bold-text", "contrast", "reduce-transparency", "button-shapes", "reduce-motion",
        "differentiate-without-color", "font-path", "system-font", "ignore-system-fonts", "root", "limit", "view", "exclude", "target", "alone", "tolerant",
        "strict",
        "chrome", "timeout",
    ]
    /// Those that change no picture.
    private static let others: Set<String> = [
        "pictures", "output", "jobs", "progress", "quiet", "max-memory", "diagnostic-format", "sandbox", "help", "version",
    ]

    @Test func everyOptionIsKeptOrChangesNoPicture() throws {
        let text = try CommandFolder().run("golden", "record", "--experimental-dump-help").output
        let dump = try JSONDecoder().decode(Dump.self, from: Data(text.utf8))
        let names = dump.command.arguments.flatMap { ($0.names ?? []).filter { $0.kind == "long" }.map(\.name) }
        #expect(Set(names) == Self.kept.union(Self.others), "Does the option change a picture? Then GoldenManifest.Source keeps it.")
    }

    @Test func aGoldenOfASceneKeepsItsOptions() throws {
        let folder = try CommandFolder()
        let scene = """
            { "size": [90, 60], "data": { "name": "A" }, "state": { "on": false },
              "view": { "VStack": [{ "Text": "{data.name} and more" }, { "HStack": [{ "Text": "1" }, { "Button": { "title": "2", "set": { "on": true } } }] }] } }
            """
        try folder.write(scene, to: "s.json")
        try folder.write(#"{ "name": "B" }"#, to: "d.json")
        let options = [
            ["--data", "d.json"], ["--dynamic-type", "xSmall"], ["--bold-text"], ["--contrast", "increased"], ["--layout-direction", "rightToLeft"],
            ["--color-scheme", "dark"], ["--button-shapes"],
        ]
        for (index, option) in options.enumerated() {
            let golden = "deep/G\(index)"
            #expect(try folder.run(["golden", "record", "s.json", "-o", golden] + option).status == 0, "\(option)")
            let verified = try folder.run("golden", "verify", golden)
            #expect(verified.status == 0 && verified.output.hasSuffix("are as recorded\n"), "\(option): \(verified.output)")
        }
        try folder.write(#"{ "name": "C" }"#, to: "d.json")
        #expect(try folder.run("golden", "verify", "deep/G0").status == 1)
    }

    @Test func severalGoldensHaveOneReport() throws {
        let folder = try CommandFolder()
        for (name, color) in [("one", "red"), ("two", "blue")] {
            try folder.write("{ \"size\": [9, 9], \"view\": { \"Color\": \"\(color)\" } }", to: "\(name).json")
        }
        #expect(try folder.run("golden", "record", "one.json", "two.json", "-o", "G").status == 0)
        try folder.write(#"{ "size": [9, 9], "view": { "Color": "green" } }"#, to: "two.json")
        let result = try folder.run("golden", "verify", "G", "--html", "r.html")
        #expect(result.status == 1 && result.errors.contains("2 goldens: the report is r.html"))
        #expect(try folder.files(in: ".").filter { $0.hasSuffix(".html") } == ["r.html"])
        let report = try folder.text("r.html")
        #expect(report.contains("<h1>Golden G/one</h1>") && report.contains("<h1>Golden G/two</h1>") && report.contains("1 of 1 differ, worst first."))
        #expect(report.components(separatedBy: "<body>").count == 2 && report.contains("<title>Goldens G</title>"))
    }
}
