import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation

/// The image of a tile.
open class SKTileDefinition: NSObject, @unchecked Sendable {
    open var textures: [SKTexture]
    open var size: CGSize
    open var name: String?
    open var userData: NSMutableDictionary?
    public init(texture: SKTexture) { (textures, size) = ([texture], texture.size()) }
    public init(texture: SKTexture, size: CGSize) { (textures, self.size) = ([texture], size) }
    public init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) { (self.textures, self.size) = (textures, size) }
}
/// Tiles that replace one another.
open class SKTileGroup: NSObject, @unchecked Sendable {
    open var name: String?
    open var rules: [SKTileGroupRule]
    public init(tileDefinition: SKTileDefinition) { rules = [SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [tileDefinition])] }
    public init(rules: [SKTileGroupRule]) { self.rules = rules }
    open class func empty() -> SKTileGroup { SKTileGroup(rules: []) }
}
/// The neighbors beside which a tile may lie.
public struct SKTileAdjacencyMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let adjacencyUp = SKTileAdjacencyMask(rawValue: 1)
    public static let adjacencyRight = SKTileAdjacencyMask(rawValue: 4)
    public static let adjacencyDown = SKTileAdjacencyMask(rawValue: 16)
    public static let adjacencyLeft = SKTileAdjacencyMask(rawValue: 64)
    public static let adjacencyAll = SKTileAdjacencyMask(rawValue: 255)
}
/// The tiles for a pattern of neighbors.
open class SKTileGroupRule: NSObject, @unchecked Sendable {
    open var adjacency: SKTileAdjacencyMask
    open var tileDefinitions: [SKTileDefinition]
    open var name: String?
    public init(adjacency: SKTileAdjacencyMask, tileDefinitions: [SKTileDefinition]) {
        (self.adjacency, self.tileDefinitions) = (adjacency, tileDefinitions)
    }
}
/// The shape of tiles. All are drawn as squares of a grid.
public enum SKTileSetType: UInt, Sendable { case grid, isometric, hexagonalFlat, hexagonalPointy }
/// The groups of a map.
open class SKTileSet: NSObject, @unchecked Sendable {
    open var name: String?
    open var type = SKTileSetType.grid
    open var tileGroups: [SKTileGroup]
    open var defaultTileGroup: SKTileGroup?
    open var defaultTileSize = CGSize.zero
    public override init() { tileGroups = [] }
    public init(tileGroups: [SKTileGroup]) { self.tileGroups = tileGroups }
    public init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) { (self.tileGroups, type) = (tileGroups, tileSetType) }
    /// A set of an editor's file, which Easel doesn't read.
    public init?(named name: String) { return nil }
}
/// A map of tiles in rows, from the bottom.
open class SKTileMapNode: SKNode {
    open var numberOfColumns: Int
    open var numberOfRows: Int
    open var tileSize: CGSize
    open var tileSet: SKTileSet
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var colorBlendFactor: CGFloat = 0
    open var color = UIColor.white
    open var enableAutomapping = true
    private var tiles: [SIMD2<Int>: (group: SKTileGroup, definition: SKTileDefinition?)] = [:]
    public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
        (self.tileSet, numberOfColumns, numberOfRows, self.tileSize) = (tileSet, max(0, columns), max(0, rows), tileSize)
        super.init()
    }
    public convenience init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
        fill(with: tileGroup)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    open var mapSize: CGSize { CGSize(width: CGFloat(numberOfColumns) * tileSize.width, height: CGFloat(numberOfRows) * tileSize.height) }
    private func key(_ column: Int, _ row: Int) -> SIMD2<Int>? {
        (0..<numberOfColumns).contains(column) && (0..<numberOfRows).contains(row) ? SIMD2(column, row) : nil
    }
    open func fill(with tileGroup: SKTileGroup?) {
        for row in 0..<numberOfRows { for column in 0..<numberOfColumns { setTileGroup(tileGroup, forColumn: column, row: row) } }
    }
    open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
        guard let key = key(column, row) else { return }
        tiles[key] = tileGroup.map { ($0, nil) }
    }
    open func setTileGroup(_ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int, row: Int) {
        if let key = key(column, row) { tiles[key] = (tileGroup, tileDefinition) }
    }
    open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? { key(column, row).flatMap { tiles[$0]?.group } }
    open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? {
        key(column, row).flatMap { tiles[$0] }.flatMap { $0.definition ?? $0.group.rules.first?.tileDefinitions.first }
    }
    open func tileColumnIndex(fromPosition position: CGPoint) -> Int { Int(((position.x - content.minX) / max(1, tileSize.width)).rounded(.down)) }
    open func tileRowIndex(fromPosition position: CGPoint) -> Int { Int(((position.y - content.minY) / max(1, tileSize.height)).rounded(.down)) }
    open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
        CGPoint(x: content.minX + (CGFloat(column) + 0.5) * tileSize.width, y: content.minY + (CGFloat(row) + 0.5) * tileSize.height)
    }
    override var content: CGRect {
        CGRect(origin: CGPoint(x: -anchorPoint.x * mapSize.width, y: -anchorPoint.y * mapSize.height), size: mapSize)
    }
    override func drawContent(in context: inout GraphicsContext) {
        for row in 0..<numberOfRows {
            for column in 0..<numberOfColumns {
                guard let image = tileDefinition(atColumn: column, row: row)?.textures.first?.image else { continue }
                let center = centerOfTile(atColumn: column, row: row)
                let rect = CGRect(
                    x: center.x - tileSize.width / 2, y: -center.y - tileSize.height / 2, width: tileSize.width, height: tileSize.height)
                context.upright.draw(Image(uiImage: image), in: rect)
            }
        }
    }
}
extension SKNode {
    /// The nodes below with a name; with two slashes before it, at any depth.
    public subscript(name: String) -> [SKNode] {
        guard name.hasPrefix("//") else { return children.filter { $0.name == name } }
        let rest = String(name.dropFirst(2))
        return children.flatMap { child in (child.name == rest || rest == "*" ? [child] : []) + child[name] }
    }
}
extension UITouch {
    /// The place of the touch in a node's coordinates.
    @MainActor public func location(in node: SKNode) -> CGPoint { SceneTouches.location(in: node) }
    /// The former place of the touch in a node's coordinates.
    @MainActor public func previousLocation(in node: SKNode) -> CGPoint { SceneTouches.location(in: node, former: true) }
}
extension SKTransition {
    public class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { doorway(withDuration: sec) }
    public class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { doorway(withDuration: sec) }
    public class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { doorway(withDuration: sec) }
    public class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { doorway(withDuration: sec) }
}
