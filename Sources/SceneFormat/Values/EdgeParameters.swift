import LayoutEngine
import Views

extension Edge.Set {
    /// The edge sets that have names in scenes.
    fileprivate static let sceneNames: Keywords<Edge.Set> = [
        "all": .all, "horizontal": .horizontal, "vertical": .vertical, "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
}

extension Axis.Set {
    static let both: Axis.Set = [.horizontal, .vertical]
    static let sceneNames: Keywords<Axis.Set> = ["horizontal": .horizontal, "vertical": .vertical, "both": both]
}

extension Edge {
    /// The names of single edges in scenes.
    static let sceneNames: Keywords<Edge> = ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing]
}

extension ParameterType where Value == Edge.Set {
    /// A set of edges: `"horizontal"` or `["top", "leading"]`.
    fileprivate static let edges: ParameterType = {
        let names = Edge.Set.sceneNames.names
        let words = ParameterKind.keyword(names).description
        return ParameterType(
            custom: "\(words), or an array of them", shape: .either([.keywords(names), .list(.keywords(names))]), fallback: .all,
            text: { edges in Edge.Set.sceneNames.cases.first { $0.value == edges }?.name ?? "none" },
            read: { node, path, binder, _ -> Edge.Set? in
                var result: Edge.Set = []
                for node in node.elements ?? [node] {
                    guard let name = node.string, let edges = Edge.Set.sceneNames[name] else {
                        binder.collector.error(
                            "expected \(words), not \(node.string.map(quoted) ?? node.kind)", at: node.position, path: path,
                            suggestion: node.string.flatMap { nearestName(to: $0, in: names) })
                        return nil
                    }
                    result.formUnion(edges)
                }
                return result
            }, evaluate: { edges, _ in edges })
    }()
}

extension Parameter where Value == Edge.Set {
    /// A set of edges; all edges by default.
    static func edges(named name: String = "edges", _ summary: String) -> Self { Self(name, .edges, default: .all, summary) }
}

extension Parameter where Value == Edge.Set? {
    static func edges(named name: String = "edges", default standard: Absence, _ summary: String) -> Self { Self(name, .edges, default: standard, summary) }
}
