import Foundation
import Geometry
import Testing
import Views

@testable import SceneFormat

/// A rule of layout: a scene, and the rects that its views with an identifier must have. The files are described in `Cases/layout/README.md`.
struct LayoutCase: Sendable, CustomTestStringConvertible {
    /// The file's path below `Cases/layout`, without its extension: the topic and the rule.
    let name: String
    /// The rule in a sentence.
    let rule: String
    /// The scene.
    let node: JSONNode
    let source: SourceFile
    /// By identifier; empty for a case of a preference.
    let expected: [String: CGRect]
    /// The numbers that the scene's preference ends up with, which the scene shows as the widths of views; nil for a case of rects.
    let values: [Double]?

    var testDescription: String { name }

    /// All cases, sorted by name.
    static let all: [LayoutCase] = {
        guard let folder = Bundle.module.url(forResource: "Cases/layout", withExtension: nil),
            let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
        else { return [] }
        return paths.filter { $0.hasSuffix(".json") }.sorted().compactMap { LayoutCase(path: $0, in: folder) }
    }()

    private init?(path: String, in folder: URL) {
        guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else { return nil }
        source = SourceFile(name: "Cases/layout/\(path)", text: text)
        guard let root = (try? JSONDocument(parsing: source))?.root, let rule = root["rule"]?.string, let scene = root["scene"] else { return nil }
        (name, self.rule, node) = (String(path.dropLast(".json".count)), rule, scene)
        let rects = (root["expected"]?.members ?? []).map { member in
            let numbers = (member.value.elements ?? []).compactMap(\.number)
            return (member.key, CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        }
        expected = Dictionary(uniqueKeysWithValues: rects)
        values = root["values"]?.elements?.compactMap(\.number)
    }
}

@MainActor struct LayoutCaseTests {
    @Test func allCasesAreRead() {
        #expect(LayoutCase.all.count == 123)
        #expect(LayoutCase.all.allSatisfy { !$0.expected.isEmpty || $0.values != nil })
    }

    @Test(arguments: LayoutCase.all)
    func rects(example: LayoutCase) throws {
        let collector = DiagnosticCollector(source: example.source)
        let decoder = SceneDocumentDecoder(collector: collector, limits: .default)
        let document = decoder.decode(JSONDocument(source: example.source, root: example.node))
        let prepared = document.flatMap { PreparedScene($0, into: collector) }
        guard let prepared, !collector.hasErrors else {
            Issue.record("\(example.name): \(collector.text)")
            return
        }
        let runner = try runner(prepared)
        try runner.step(to: 0)
        let actual = runner.graph.rects
        let shown = actual.filter { $0.key.hasPrefix("value ") }.sorted { $0.key < $1.key }.map { Double($0.value.width) }
        let hasRects = example.expected.allSatisfy { name, rect in actual[name].map { Self.areEqual($0, rect) } ?? false }
        guard hasRects, example.values == nil || example.values == shown else {
            Issue.record(
                """
                \(example.source.name): \(example.rule)
                input:
                \(String(decoding: example.source.bytes, as: UTF8.self))
                \(Self.table(example.expected, actual))
                values: expected \(example.values?.description ?? "none"), actual \(shown)
                """)
            return
        }
    }

    private static func areEqual(_ a: CGRect, _ b: CGRect) -> Bool {
        [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)].allSatisfy { abs($0 - $1) <= 1e-6 }
    }

    /// A line for each view: its expected and its actual rect.
    private static func table(_ expected: [String: CGRect], _ actual: [String: CGRect]) -> String {
        Set(expected.keys).union(actual.keys).sorted().map { name in
            let rects = [expected[name], actual[name]].map { $0.map(text) ?? "none" }
            let mark = expected[name].map { rect in actual[name].map { areEqual($0, rect) } ?? false } ?? true ? " " : "✘"
            return "\(mark) \(name): expected \(rects[0]), actual \(rects[1])"
        }.joined(separator: "\n")
    }

    private static func text(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { String(format: "%g", Double($0)) }.joined(separator: " ")
    }
}
