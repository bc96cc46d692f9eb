//
//  Tile.swift
//  Tidepool
//

import Foundation

struct Position: Hashable {
    var row: Int
    var column: Int
}

/// A tile keeps its identity while it slides, so that the view can animate it.
struct Tile: Identifiable, Hashable {
    let id: Int
    var creature: Creature
    var position: Position
    /// Set for the tile that two others just became.
    var wasMerged = false
}
