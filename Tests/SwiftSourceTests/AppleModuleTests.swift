import Commands
import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// Code that imports Apple's modules, compiled as `render` does it.
///
/// It needs the library of `Scripts/build-runtime`, which `Scripts/test` names in `EASEL_RUNTIME`.
@Suite(.serialized, .needsRuntime)
struct AppleModuleTests {
    /// The layout of a view at a time: one line for each render node.
    private func listing(_ view: String, in file: String = "AppleModules.swift", at time: Double = 0) throws -> String {
        let path = ProgramRun.path(file)
        let program = try ProgramRun.program(of: SwiftSource(path: path))
        var options = RenderOptions(input: path)
        options.view = view
        options.isQuiet = true
        options.size = CGSize(width: 200, height: 200)
        options.scale = 1
        return try ProgramRun.output(of: program.executable, ViewRequest(options: options, timeline: nil, job: .layout(at: time, format: .text)))
    }

    private func texts(_ listing: String) -> [String] { ProgramRun.labels(in: listing) }

    @Test func queriesFollowTheirModels() throws {
        #expect(texts(try listing("Container")) == ["2 trips, 0 favorites, 2 stops, fall", "Berlin", "Rome"])
        #expect(texts(try listing("Container", at: 1)) == ["2 trips, 1 favorites, 2 stops, fall", "Aachen", "Berlin"])
    }

    @Test func valuesOfUIKitAreVisible() throws {
        #expect(texts(try listing("Values")) == ["200 wide on iPhone", "Tap", "111 km"])
    }

    @Test func namesOfTheLastVersionsCompile() throws {
        let shown = texts(try listing("Recent", in: "Recent.swift"))
        #expect(Set(["Any system", "Name", "Card 1", "Card 2", "Card 3", "Placeholder", "Tap", "Star", "Share"]).isSubset(of: shown), "\(shown)")
    }

    @Test func servicesCompileAndDoNothing() throws {
        let shown = ["Pick", "applelogo", "Sign in with Apple", "Page", "0 products, 1:05, a", "2 unread of 3, Emma, Dune"]
        #expect(texts(try listing("Services", in: "Services.swift")) == shown)
    }

    @Test(
        arguments: [
            ("returns", ["one"]), ("catch", ["1 of 1 books"]), ("caught", ["caught"]), ("switch", ["row 2"]), ("built switch", ["row 3"]),
            ("guard", ["guarded"]), ("let", ["row 4", "row 5"]), ("if", ["row 1"]), ("available", ["row 1"]), ("type", ["count 6"]), ("function", ["row 7"]),
            ("state", ["2 }", "}"]), ("state and returns", ["row 8"]), ("set up", ["row 9"]), ("Two lines", ["row 10"]), ("\"quoted\"", ["row 11"]),
            ("body", ["row 12"]), ("arguments", ["row 13"]), ("kinds", ["first"]), ("controller", ["screen"]), ("controller set up", ["titled"]),
            ("built controller", ["screen"]), ("controllers", ["other"]), ("kit view", ["label"]), ("kit argument", ["a"]),
        ])
    func previewsHaveAnyBody(_ name: String, _ shown: [String]) throws { #expect(texts(try listing(name, in: "Previews.swift")) == shown) }

    @Test func widgetsAreDrawnByTheirPreviews() throws {
        #expect(texts(try listing("Small", in: "Widgets.swift")) == ["first"])
        #expect(texts(try listing("Lock screen", in: "Widgets.swift")) == ["No. 7 40"])
        #expect(texts(try listing("Forms", in: "Widgets.swift")) == ["one two", "2", "a folder"])
    }

    @Test func moreFrameworksAnswerAsWithoutADevice() throws {
        let shown = [
            "unsupported, 1 events, no account", "Ada Lovelace 123", "It's|a|word|isn't|it", ".ca97 1 5.0 1.0", "PDFKitView", "Buy with", "applelogo", "Pay",
        ]
        #expect(texts(try listing("SystemModules", in: "SystemModules")) == shown)
        #expect(texts(try listing("Together", in: "SystemModules")) == ["no pad, alone"])
        #expect(texts(try listing("Controller", in: "SystemModules")) == [])
        let titles = texts(try listing("ResourceTitles", in: "SystemModules"))
        #expect(titles.filter { $0 == "Title" }.count >= 5 && titles.contains("Walk"))
        #expect(texts(try listing("Implied", in: "SystemModules")) == ["2 false 0 unknown 1", "52 no data denied other"])
    }

    @Test func rareFormsOfPublicCodeWork() throws {
        let shown = ["a<1>b<22>", "0.500000 no page no images", "a.com/b", "nothing 7", "x", "y", "no model"]
        #expect(texts(try listing("Gaps", in: "Gaps.swift", at: 1)) == shown)
    }

    @Test func formsOfDevicesAndServicesWork() throws {
        let shown = [
            "2 channels, standard", "7 steps, true", "true false true", "hi a", "0 entries, 3", "Privet Ōa kana é", "deja", "1 -15.0", "8.000000 24.000000",
            "{\\rtf1\\ansi\\uc1 a\\{\\u233?}",
        ]
        #expect(texts(try listing("Apparatus", in: "Apparatus.swift")) == shown)
        #expect(texts(try listing("Several statements", in: "Apparatus.swift")) == ["3 statements"])
    }

    @Test func textsWithAttributesAndFormattersWorkAsOnAppleSystems() throws {
        let shown = ["order acb", "0:4 4:3 true", "true 3", "$1,234 Today", "Ada Lovelace AL", "one|two"]
        #expect(texts(try listing("Texts", in: "Texts.swift")) == shown)
    }

    @Test func olderFormsWork() throws {
        let shown = ["Ada0.0!?", "true, true, false", "applelogo", "Sign in with Apple"]
        #expect(texts(try listing("Classic", in: "Classic.swift")) == shown)
    }

    @Test func tipsWaitForTheirRules() throws {
        let others = ["ba78, 1.61, 0", "$12.50, January 1, 2001", "Add", "none"]
        #expect(texts(try listing("Frameworks", in: "Frameworks.swift")) == others)
        #expect(texts(try listing("Frameworks", in: "Frameworks.swift", at: 1)) == ["First", "A message", "xmark"] + others)
    }

    @Test func controlsOfUIKitAreDrawn() throws {
        let shown = ["Name", "Note", "magnifyingglass", "Find", "Tap", "One", "Two"]
        #expect(texts(try listing("Controls", in: "Frameworks.swift")) == shown)
    }

    @Test func objectsWithoutPublishedPropertiesAnnounceChanges() throws {
        let states = try [0.5, 1.5, 2.5].map { texts(try listing("Announced", in: "Frameworks.swift", at: $0)) }
        #expect(states == [["0 points, level 1"], ["1 points, level 1"], ["1 points, level 2"]])
    }

    @Test func chartsHaveAxesAndLegends() throws {
        #expect(texts(try listing("BarsByMonth", in: "Charts.swift")) == ["Jan", "Feb", "0", "20", "40", "60", "Cars", "Bikes"])
        #expect(texts(try listing("LineByDate", in: "Charts.swift")) == ["Average", "2", "3", "4", "5"])
        #expect(texts(try listing("Shares", in: "Charts.swift")) == ["95"])
        #expect(texts(try listing("Preview", in: "Charts.swift")) == ["-2", "0", "2", "0", "Cars", "Bikes"])
    }

    @Test func aMapPutsItsContentInPlace() throws {
        let lines = try listing("Places").split(separator: "\n")
        let east = try #require(lines.first { $0.contains("\"East\"") }).split(separator: " ").compactMap { Double($0) }
        // A quarter of a degree of one that fills 200 points.
        let middle = try #require(east.count >= 4 ? CGPoint(x: east[0] + east[2] / 2, y: east[1] + east[3] / 2) : nil)
        #expect(abs(middle.x - 150) <= 1 && abs(middle.y - 100) <= 1)
    }
}
