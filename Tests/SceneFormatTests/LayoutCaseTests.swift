import Foundation
import Geometry
import Testing
import Views

@testable import SceneFormat

/// A worked example: a scene, and the expected rects of its views with an identifier.
struct LayoutCase: Sendable, CustomTestStringConvertible {
    let name: String
    let title: String
    let node: JSONNode
    let source: SourceFile
    /// The rects by identifier; nil if the case only checks preferences.
    let expected: [String: CGRect]
    /// The final list of numbers in the scene's preference, which the scene shows as view widths; nil if the case doesn't check it.
    let values: [Double]?

    var testDescription: String { "\(name) \(title)" }

    /// All cases of the folder, by file and in file order.
    static let all: [LayoutCase] = {
        guard let folder = Bundle.module.url(forResource: "Cases/layout", withExtension: nil),
            let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        else { return [] }
        return files.sorted { $0.path < $1.path }.flatMap { file in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] as [LayoutCase] }
            let source = SourceFile(name: file.lastPathComponent, text: text)
            return (try? JSONDocument(parsing: source))?.root.elements?.compactMap { LayoutCase($0, source) } ?? []
        }
    }()

    private init?(_ node: JSONNode, _ source: SourceFile) {
        guard let name = node["name"]?.string, let title = node["title"]?.string, let scene = node["scene"] else { return nil }
        (self.name, self.title, self.node, self.source) = (name, title, scene, source)
        let rects = (node["expected"]?.members ?? []).map { member in
            let numbers = (member.value.elements ?? []).compactMap(\.number)
            return (member.key, CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        }
        expected = Dictionary(uniqueKeysWithValues: rects)
        values = node["values"]?.elements?.compactMap(\.number)
    }
}

@Suite @MainActor struct LayoutCaseTests {
    @Test func allCasesAreRead() {
        #expect(LayoutCase.all.count == 123)
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
        var differences: [String] = []
        for (name, rect) in example.expected.sorted(by: { $0.key < $1.key }) {
            guard let found = actual[name] else {
                differences.append("\(name) is not there")
                continue
            }
            let pairs = [(found.minX, rect.minX), (found.minY, rect.minY), (found.width, rect.width), (found.height, rect.height)]
            if pairs.contains(where: { abs($0 - $1) > 1e-6 }) { differences.append("\(name): expected \(Self.text(rect)), is \(Self.text(found))") }
        }
        if let values = example.values {
            let shown = actual.filter { $0.key.hasPrefix("value ") }.sorted { $0.key < $1.key }.map { Double($0.value.width) }
            if shown != values { differences.append("expected \(values), is \(shown)") }
        }
        if !differences.isEmpty {
            let tree = runner.graph.layoutListing().map {
                String(repeating: "  ", count: $0.depth) + "\($0.name) \($0.label ?? "") \(Self.text($0.rect))"
            }
            let input = example.source.bytes.isEmpty ? "" : "\(example.source.name):\(example.node.position.line)"
            Issue.record("\(example.name) \(example.title) (\(input))\n\(differences.joined(separator: "\n"))\n\(tree.joined(separator: "\n"))")
        }
    }

    private static func text(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { String(format: "%g", Double($0)) }.joined(separator: " ")
    }
}
