import AppleSIMD
import Foundation

/// A place that is connected with others.
open class GKGraphNode: NSObject, @unchecked Sendable {
    open internal(set) var connectedNodes: [GKGraphNode] = []
    public override init() {}
    public required init?(coder: NSCoder) { nil }
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            if !connectedNodes.contains(node) { connectedNodes.append(node) }
            if bidirectional, !node.connectedNodes.contains(self) { node.connectedNodes.append(self) }
        }
    }
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        connectedNodes.removeAll { nodes.contains($0) }
        if bidirectional { for node in nodes { node.connectedNodes.removeAll { $0 === self } } }
    }
    open func cost(to node: GKGraphNode) -> Float { 1 }
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { GKGraphNode.path(from: self, to: goalNode) }
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { GKGraphNode.path(from: startNode, to: self) }

    /// The cheapest way, found with A*; empty without one.
    private static func path(from start: GKGraphNode, to goal: GKGraphNode) -> [GKGraphNode] {
        var costs: [GKGraphNode: Float] = [start: 0]
        var origins: [GKGraphNode: GKGraphNode] = [:]
        var open = [start]
        while !open.isEmpty {
            let index = open.indices.min { rank(open[$0]) < rank(open[$1]) } ?? 0
            let node = open.remove(at: index)
            if node === goal {
                var path = [node]
                while let origin = origins[path[0]] { path.insert(origin, at: 0) }
                return path
            }
            for next in node.connectedNodes {
                let cost = (costs[node] ?? 0) + node.cost(to: next)
                guard cost < costs[next] ?? .infinity else { continue }
                (costs[next], origins[next]) = (cost, node)
                if !open.contains(next) { open.append(next) }
            }
        }
        return []
        func rank(_ node: GKGraphNode) -> Float { (costs[node] ?? .infinity) + node.estimatedCost(to: goal) }
    }
}
/// A place in a plane.
open class GKGraphNode2D: GKGraphNode, @unchecked Sendable {
    open var position: vector_float2
    public init(point: vector_float2) {
        position = point
        super.init()
    }
    public required init?(coder: NSCoder) { nil }
    open class func node(withPoint point: vector_float2) -> GKGraphNode2D { GKGraphNode2D(point: point) }
    open override func cost(to node: GKGraphNode) -> Float { estimatedCost(to: node) }
    open override func estimatedCost(to node: GKGraphNode) -> Float {
        guard let other = node as? GKGraphNode2D else { return 0 }
        let distance = position - other.position
        return (distance * distance).sum().squareRoot()
    }
}
/// A place on a grid.
open class GKGridGraphNode: GKGraphNode, @unchecked Sendable {
    open var gridPosition: SIMD2<Int32>
    public init(gridPosition: SIMD2<Int32>) {
        self.gridPosition = gridPosition
        super.init()
    }
    public required init?(coder: NSCoder) { nil }
    open override func estimatedCost(to node: GKGraphNode) -> Float {
        guard let other = node as? GKGridGraphNode else { return 0 }
        return Float(max(abs(gridPosition.x - other.gridPosition.x), abs(gridPosition.y - other.gridPosition.y)))
    }
}
/// Connected places.
open class GKGraph: NSObject, @unchecked Sendable {
    open internal(set) var nodes: [GKGraphNode]?
    public override init() { nodes = [] }
    public init(_ nodes: [GKGraphNode]) { self.nodes = nodes }
    open func add(_ nodes: [GKGraphNode]) { self.nodes = (self.nodes ?? []) + nodes }
    open func remove(_ nodes: [GKGraphNode]) {
        for node in nodes { node.removeConnections(to: node.connectedNodes, bidirectional: true) }
        self.nodes?.removeAll { nodes.contains($0) }
    }
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: endNode) }
}
/// Places on a grid, connected with their neighbors.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph, @unchecked Sendable {
    public let gridOrigin: SIMD2<Int32>
    public let gridWidth: Int
    public let gridHeight: Int
    public let diagonalsAllowed: Bool
    private var places: [SIMD2<Int32>: GKGridGraphNode] = [:]
    public init(fromGridStartingAt position: SIMD2<Int32>, width: Int32, height: Int32, diagonalsAllowed: Bool) {
        (gridOrigin, gridWidth, gridHeight, self.diagonalsAllowed) = (position, Int(max(0, width)), Int(max(0, height)), diagonalsAllowed)
        super.init()
        for y in 0..<max(0, height) {
            for x in 0..<max(0, width) {
                let place = SIMD2(position.x + x, position.y + y)
                places[place] = GKGridGraphNode(gridPosition: place)
            }
        }
        nodes = Array(places.values).sorted { ($0.gridPosition.y, $0.gridPosition.x) < ($1.gridPosition.y, $1.gridPosition.x) }
        for case let node as GKGridGraphNode in nodes ?? [] { connectToAdjacentNodes(node) }
    }
    open func node(atGridPosition position: SIMD2<Int32>) -> GKGridGraphNode? { places[position] }
    open func connectToAdjacentNodes(_ node: GKGridGraphNode) {
        for (dx, dy) in [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)] as [(Int32, Int32)] where diagonalsAllowed || dx == 0 || dy == 0
        {
            if let next = places[node.gridPosition &+ SIMD2(dx, dy)] { node.addConnections(to: [next], bidirectional: true) }
        }
    }
    open override func remove(_ nodes: [GKGraphNode]) {
        super.remove(nodes)
        for case let node as GKGridGraphNode in nodes { places[node.gridPosition] = nil }
    }
}
