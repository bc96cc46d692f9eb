//
//  Board.swift
//  Tidepool
//

import Foundation

/// The rules: tiles slide as far as they can, and equal neighbors merge once per move.
struct Board {
    struct MoveResult: Equatable {
        var didMove = false
        var points = 0
        var merged: [Tile] = []
    }

    let size: Int
    private(set) var tiles: [Tile] = []
    private var nextID = 0

    init(size: Int = 4) {
        self.size = size
    }

    var emptyPositions: [Position] {
        let occupied = Set(tiles.map(\.position))
        return (0..<size * size)
            .map { Position(row: $0 / size, column: $0 % size) }
            .filter { !occupied.contains($0) }
    }

    var highest: Creature? {
        tiles.map(\.creature).max()
    }

    var canMove: Bool {
        if !emptyPositions.isEmpty { return true }
        return Direction.allCases.contains { direction in
            var copy = self
            return copy.move(direction).didMove
        }
    }

    subscript(row: Int, column: Int) -> Tile? {
        tiles.first { $0.position == Position(row: row, column: column) }
    }

    mutating func move(_ direction: Direction) -> MoveResult {
        var result = MoveResult()
        var moved: [Tile] = []

        for line in 0..<size {
            var lineTiles: [Tile] = []
            var lastCanMerge = false

            for tile in tilesInLine(line, towards: direction) {
                if lastCanMerge, let last = lineTiles.last, last.creature == tile.creature, let next = tile.creature.next {
                    // The tile that moved farther survives, so it slides over the other.
                    var survivor = tile
                    survivor.creature = next
                    survivor.wasMerged = true
                    lineTiles[lineTiles.count - 1] = survivor
                    result.points += next.points
                    result.didMove = true
                    lastCanMerge = false
                } else {
                    var tile = tile
                    tile.wasMerged = false
                    lineTiles.append(tile)
                    lastCanMerge = true
                }
            }

            for index in lineTiles.indices {
                let target = position(in: line, at: index, towards: direction)
                if lineTiles[index].position != target {
                    result.didMove = true
                    lineTiles[index].position = target
                }
            }
            result.merged += lineTiles.filter(\.wasMerged)
            moved += lineTiles
        }

        tiles = moved
        return result
    }

    /// Puts a new tile on a random empty place.
    @discardableResult
    mutating func spawn(using generator: inout some RandomNumberGenerator) -> Tile? {
        guard let position = emptyPositions.randomElement(using: &generator) else { return nil }
        let creature: Creature = Int.random(in: 0..<10, using: &generator) == 0 ? .shell : .sand
        return place(creature, at: position)
    }

    @discardableResult
    mutating func place(_ creature: Creature, at position: Position) -> Tile {
        let tile = Tile(id: nextID, creature: creature, position: position)
        nextID += 1
        tiles.append(tile)
        return tile
    }

    // MARK: Lines

    /// The tiles of a row or column, starting at the edge they move to.
    private func tilesInLine(_ line: Int, towards direction: Direction) -> [Tile] {
        switch direction {
        case .left:
            tiles.filter { $0.position.row == line }.sorted { $0.position.column < $1.position.column }
        case .right:
            tiles.filter { $0.position.row == line }.sorted { $0.position.column > $1.position.column }
        case .up:
            tiles.filter { $0.position.column == line }.sorted { $0.position.row < $1.position.row }
        case .down:
            tiles.filter { $0.position.column == line }.sorted { $0.position.row > $1.position.row }
        }
    }

    private func position(in line: Int, at index: Int, towards direction: Direction) -> Position {
        switch direction {
        case .left: Position(row: line, column: index)
        case .right: Position(row: line, column: size - 1 - index)
        case .up: Position(row: index, column: line)
        case .down: Position(row: size - 1 - index, column: line)
        }
    }
}
