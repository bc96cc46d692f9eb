import Foundation
import Testing

@testable import Views

/// ARCHITECTURE.md and Documentation/Design/ViewGraph.md show the two trees of a view as this suite prints them.
@MainActor struct ViewTreeTests {
    struct Example: View {
        var on: Bool
        var body: some View {
            VStack {
                Text("Hello")
                if on { Text("on") }
            }
            .padding()
        }
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// Returns one line for each node: its class without generic arguments, and its render nodes.
    private func lines(_ node: _Node, _ indent: String = "") -> [String] {
        let kind = "\(type(of: node))".prefix { $0 != "<" }
        let items = node.items.map(\.name).joined(separator: ", ")
        var result = [indent + kind + (items.isEmpty ? "" : " -> \(items)")]
        node.forEachChild { result += lines($0, indent + "  ") }
        return result
    }

    /// Returns one line for each render node: its name, its text, and its x, y, width, and height.
    private func lines(_ node: RenderNode, _ indent: String = "") -> [String] {
        let rect = node.absoluteFrame
        let label = node.graph.layoutListing().first { $0.name == node.name && $0.rect == rect }?.label
        let words = [node.name] + (label.map { ["\"\($0)\""] } ?? []) + [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int(saturating: $0))" }
        var result = [indent + words.joined(separator: " ")]
        node.forEachChild { result += lines($0, indent + "  ") }
        return result
    }

    /// Nodes on the left, render nodes on the right.
    private func bothTrees(_ graph: ViewGraph) throws -> String {
        var top: _Node = try #require(graph.root.child).owner
        while let parent = top.parent { top = parent }
        let (left, right) = (lines(top), lines(graph.root))
        return (0..<max(left.count, right.count)).map { row in
            let node = row < left.count ? left[row] : ""
            return row < right.count ? node.padding(toLength: 44, withPad: " ", startingAt: 0) + right[row] : node
        }.joined(separator: "\n")
    }

    @Test func areShownAsPrinted() throws {
        let present = try bothTrees(host(Example(on: true), width: 200, height: 100))
        #expect(try String(contentsOf: Self.root.appending(path: "ARCHITECTURE.md"), encoding: .utf8).contains(present), "\(present)")
        let absent = try bothTrees(host(Example(on: false), width: 200, height: 100))
        #expect(try String(contentsOf: Self.root.appending(path: "Documentation/Design/ViewGraph.md"), encoding: .utf8).contains(absent), "\(absent)")
    }
}
